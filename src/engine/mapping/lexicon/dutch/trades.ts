/** Dutch words for finance, insurance, trade and production; in the shape of `english/people.ts`. */
export const DUTCH_TRADES = `
booking date: boekingsdatum,reserveringsdatum,geboekt op
posting date: boekingsdatum,boekdatum
transaction: transactie,mutatie
counterparty iban: tegenrekening,rekeningnummer tegenpartij,iban tegenpartij
own iban: eigen iban,eigen rekening
account name: rekeningnaam,tenaamstelling
account: rekening
bank account: bankrekening
account holder: rekeninghouder,tenaamstelling
balance after: saldo na mutatie,saldo na,saldo boeking,saldo transactie
opening balance: beginsaldo,openingssaldo
closing balance: eindsaldo
debit credit flag: debet credit,af bij,afbij,credit debet
end-to-end reference: endtoendid
mandate id: machtigingskenmerk,machtiging,mandaatreferentie,mandaat
creditor id: incassant
interest: rente bedrag
principal: kapitaal,hoofdsom,leenbedrag,aflossing
loan: lening,krediet
installment: termijn,termijnbedrag,aflossing termijn,maandbedrag
invoice: factuur,nota,rekening factuur,verkoopfactuur,inkoopfactuur
document: stuk,boekstuk,bescheid,bijlage document,bewijsstuk
document id: stuknummer,stuknr
tax code: btw code
withholding-tax: bronbelasting,voorheffing,bedrijfsvoorheffing
contra account: contra,tegenrekening grootboek,tegenrekening
fiscal-year: boekjaar,belastingjaar
accounting period: boekingsperiode,boekperiode,periode boekhouding
outstanding amount: openstaand bedrag,te betalen,openstaand saldo,nog te betalen,openstaand,restbedrag
paid amount: betaald,reeds betaald,voldaan
payment status: betaalstatus
payment: betaling,uitbetaling,overschrijving
pay type: loonsoort,looncomponent,looncode
fte: deeltijdpercentage,parttime percentage,deeltijdfactor
weekly hours: contracturen,uren week,weekuren
policy: polis,verzekeringspolis
insured: verzekerde,verzekeringnemer
premium: premie,jaarpremie,verzekeringspremie,premiebedrag
sum insured: verzekerd bedrag,verzekerde som,verzekerde waarde
coverage: dekking,dekkingsvorm
deductible: eigen risico,vrijstelling
claim: schade,schadegeval
loss date: schadedatum,ongevalsdatum
reported date: meldingsdatum,gemeld op,datum melding,meldatum
paid claim: uitgekeerd,uitgekeerd bedrag,uitkering
reserve: schadereserve,voorziening
inception date: ingangsdatum polis,ingangsdatum verzekering
broker: tussenpersoon,makelaar,bemiddelaar
line of business: branche verzekering
beneficiary: begunstigde,rechthebbende
subscription: abo,abonnement
plan: formule,pakket,abonnementsvorm,tariefplan
billing interval: factureringsinterval,factuurfrequentie,betaaltermijn,facturatieperiode,betaalperiode,betaalfrequentie interval
trial: proefperiode,proef,proefabonnement
trial end date: einde proefperiode
next billing date: volgende betaling,volgende factuur,volgende incasso
cancellation reason: opzegreden,reden opzegging,annuleringsreden,reden uitdienst,reden uit dienst
auto-renew: automatische verlenging,stilzwijgende verlenging
coupon: kortingscode,kortingsbon,actiecode,waardebon
churn: opzegging,opzegging klant
expense: uitgave,onkosten,declaratie
income: inkomen,inkomst,inkomsten,opbrengst,baten
share-capital: aandelenkapitaal,maatschappelijk kapitaal,geplaatst kapitaal
security: effect,effectnaam,aandeel,fondsnaam
share-count: aantal aandelen,aandelen
asset: activa,activum,bedrijfsmiddel,vast activum,kapitaalgoed
market-value: marktwaarde,dagwaarde
book-value: boekwaarde
value: waarde
tip: fooi
refund: terugbetaling,restitutie,terugbetaald
deposit: borg,waarborg,statiegeld
cost-of-sales: kostprijs omzet,inkoopwaarde omzet
allowance: toelage,toeslag,vergoeding toelage
deduction: inhouding,aftrek
order: bestelling,opdracht,bestellingen
order status: bestelstatus
fulfillment status: verzendstatus,leverstatus
order total: bestelbedrag,orderbedrag,orderwaarde
list-price: catalogusprijs,brutoprijs,lijstprijs,vraagprijs
line item: regel,regelnummer,orderregel,factuurregel,regelnr
mpn: fabrikantnummer,artikelnummer fabrikant,fabrikantcode
availability: beschikbaarheid,op voorraad,leverbaar,leverbaarheid
product url: productpagina
material product: grondstof
country-of-origin: land herkomst,oorsprongsland,herkomstland,land oorsprong
hs-code: goederencode,douanetariefcode,statistieknummer,intrastatcode,gn code
shipping weight: pakketgewicht
chargeable weight: laadgewicht,belastbaar gewicht,volumegewicht
package count: colli,aantal colli,aantal pakketten,dozen
package: emballage,verpakking,pakket,verpakkingssoort
pack-size: verpakkingseenheid,besteleenheid,verpakkingsgrootte
shipment: zending,levering
shipment id: pakbon,vrachtbrief,leverbon
bill-of-lading: cognossement,vrachtbrief zee,connossement
vessel: schip,vaartuig,scheepsnaam
voyage id: reisnummer,afvaart
flight id: vlucht
port: haven,zeehaven
loading: laden,belading
discharge: losch,lossen,lossing
loading port: laadhaven,vertrekhaven
discharge port: loshaven,aankomsthaven
departure: vertrek,afvaart
departure date: vertrekdatum,afvaartdatum,reisdatum
arrival date: aankomstdatum,aankomst
actual departure date: werkelijk vertrek
actual arrival date: werkelijke aankomst
estimated delivery date: gewenste leverdatum,gewenste levering,bevestigde leverdatum
consignee: ontvanger,geadresseerde
shipper: expediteur,afzender,verzender,verlader,zender
incoterm: leverconditie,leveringsvoorwaarde,leveringsconditie,leveringscondities
service level: dienst,dienstverlening
truck: vrachtwagen,vrachtauto,trekker
lot id: batchnr,partijnummer,lotnummer
reorder point: bestelniveau,bestelpunt,bestelgrens
max-stock: maximumvoorraad,max voorraad,maximale voorraad
reorder quantity: bestelhoeveelheid,bestelaantal
moq: minimum bestelhoeveelheid,minimale bestelhoeveelheid,minimale afname,minimum afname
last purchase date: laatste inkoop,laatste aankoop,laatste ontvangst
lead-time: levertijd,doorlooptijd,leveringstermijn,levertijd dagen
part: onderdeel,reserveonderdeel
part id: partnr,onderdeelcode
component: onderdeel,samenstelling,deelproduct
quantity per: hoeveelheid per,aantal per
revision: versie,revisie,wijzigingsnummer
work-order id: werkorder,productieorder,werkbon
work-center: werkplek,bewerkingsplaats,werkcentrum,productielijn
machine: machinenaam
operation-step: bewerking,processtap,bewerkingsstap,handeling stap
cycle-time: cyclustijd,bewerkingstijd
setup-time: insteltijd,omsteltijd
downtime: stilstand,stilstandtijd,uitvaltijd
scrap: uitval,afkeur,afval
scrap rate: uitvalpercentage,afkeurpercentage
good quantity: goedgekeurd aantal
defect: gebrek,fout,foutcode,afwijking
tolerance: tolerantie,tol
bom level: stuklijstniveau
make-or-buy: verwervingssoort
inspection: keuring,inspectie,controle
maintenance: onderhoud,reparatie
installation date: installatiedatum,plaatsingsdatum,ingebruikname
engine: motorinhoud,cilinderinhoud
diameter: doorsnede
texture: textuur
account type: rekeningtype,soort rekening
ltv: klantwaarde
license count: aantal licenties,licentieaantal
ticker: beurscode,tickersymbool
receivable: vordering
payable: schuld,crediteuren
cash: contant,kas
net-profit: nettowinst,nettoresultaat
operating-expense: bedrijfskosten
unrealized-gain: koersresultaat,winst verlies
wallet: portemonnee
crypto: cryptomunt
adjuster: schade expert,schadebehandelaar
thickness: dikte,wanddikte
coating: bekleding,deklaag
itinerary: reisroute,reisschema
maturity date: einddatum lening,expiratiedatum
card number: kaartnummer,pasnummer
card type: kaartsoort bank
collateral: onderpand,zekerheid
journal id: boekingsnummer,journaalpost,journaalnummer
posting text: boekingsomschrijving,boekstuk omschrijving
foreign amount: bedrag vreemde valuta,valutabedrag
arrears: achterstand,betalingsachterstand,huurachterstand
tax exempt: vrijgesteld btw,btw vrij,vrijgesteld
taxable: belastbaar,btw plichtig
term-months: looptijd maanden
credit-limit: kredietlimiet
cost-basis: aankoopwaarde belegging,gak
trade-side: koop verkoop,aankoop verkoop
gift message: cadeaubericht,cadeautekst
gift-card: cadeaubon,cadeaukaart
seo title: metatitel
seo description: metaomschrijving,meta beschrijving
`;
