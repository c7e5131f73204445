/** German and Dutch words for finance, insurance, trade and production; in the shape of `english/people.ts`. */
export const GERMAN_TRADES = `
booking date: buchungsdatum konto,boekingsdatum,reservierungsdatum
posting date: boekingsdatum,boekdatum,buchungsdatum,buchungstag
value date: wert
transaction: transaktion,transactie,mutatie,umsatz buchung
counterparty iban: tegenrekening,kontonummer iban,iban zahlungsbeteiligter,iban empfanger,rekeningnummer tegenpartij
own iban: auftragskonto,eigenes konto,iban bban
account name: kontoname,kontobezeichnung,rekeningnaam
account: konto
bank account: bankverbindung
account holder: kontoinhaber,rekeninghouder
balance after: saldo nach buchung,saldo na mutatie
opening balance: anfangssaldo,anfangsbestand,beginsaldo
closing balance: endbestand,schlusssaldo,endsaldo,eindsaldo
debit: uitgave
credit: inkomst
debit credit flag: soll haben,soll haben kennzeichen,s h,debet credit,af bij,afbij,soll haben kz
end-to-end reference: endtoendid
mandate id: machtigingskenmerk,mandatsref,mandatsreferenz,machtiging,mandat
creditor id: glaeubiger id,glaubiger id,incassant
fee: kosten
exchange rate: koers
interest: zins,rente bedrag
principal: kapital,kapitaal,darlehensbetrag
loan: darlehen,kredit darlehen
installment: ratenzahlung,termijn,monatsrate
invoice: rechnung,factuur,faktura
document: dokument,beleg,stuk,boekstuk
document id: belegnummer,belegfeld,belegfeld 1,dokumentnummer
invoice id: belegfeld 1,faktura
gross amount: mit mwst
tax code: bu schlussel,steuerschlussel,btw code,steuerklasse,steuerkategorie,steuerkennzeichen,steuerart
withholding-tax: quellensteuer,lohnsteuer
contra account: contra,gegenkonto,tegenrekening grootboek
fiscal-year: wirtschaftsjahr,geschaftsjahr,buchungsjahr,boekjaar,haushaltsjahr
accounting period: buchungsperiode,abrechnungszeitraum,boekingsperiode,buchungsmonat,abrechnungsperiode,boekperiode
outstanding amount: offener betrag,restbetrag,offener posten,openstaand bedrag,te betalen,offene forderung,openstaand saldo,nog te betalen
paid amount: bezahlt,bezahlter betrag,gezahlter betrag,betaald
payment status: bezahlstatus,betaalstatus
payment: zahlung,betaling
cheque id: schecknr
check id: schecknr
pay rate: lohnsatz
pay type: lohnart,lohnform,loonsoort
fte: beschaftigungsgrad,stellenumfang
weekly hours: wochenarbeitszeit,uren per week,contracturen
termination date: entlassungsdatum
vat id: uid nummer
policy: polis,versicherungsschein
insured: versicherungsnehmer,versicherter,versicherte person,verzekerde,verzekeringnemer
premium: pramie,versicherungspramie,beitrag,versicherungsbeitrag
sum insured: deckungssumme,versicherungssumme
coverage: deckung,versicherungsschutz,dekking
deductible: selbstbehalt,selbstbeteiligung,eigen risico
claim: schaden,schadenfall,schade
loss date: schadendatum,schadentag,unfalldatum,schadedatum
reported date: meldedatum,schadenmeldung,gemeldet am
paid claim: bezahlter schaden,schadenzahlung
claim amount: schadenhohe
reserve: schadenreserve,ruckstellung
inception date: versicherungsbeginn,vertragsbeginn versicherung,ingangsdatum polis
broker: makler,versicherungsmakler,vermittler,tussenpersoon,makelaar
line of business: sparte,versicherungssparte
beneficiary: begunstigde,begunstigter,bezugsberechtigter
subscription: abo,abonnement
plan: tarif,formule,pakket,abonnementstyp,tarife,paket
billing interval: abrechnungsintervall,abrechnungszeitraum abo,abrechnungszyklus,zahlungsintervall,factureringsinterval,factuurfrequentie
trial: probezeit,proefperiode,proef
trial end date: testende,einde proefperiode
next billing date: nachste abrechnung,nachste zahlung,verlangerungsdatum,volgende betaling,volgende factuur
cancellation reason: kundigungsgrund,stornogrund,opzegreden
auto-renew: automatische verlangerung
coupon: gutschein,gutscheincode,rabattcode,aktionscode,kortingscode,kortingsbon
churn: abwanderung,kundigung,opzegging
expense: ausgabe,uitgave,aufwand,onkosten
income: einnahme,inkomen,inkomst
share-capital: stammkapital,grundkapital,gezeichnetes kapital,aandelenkapitaal,maatschappelijk kapitaal
security: wertpapier,effect
share-count: stuck anteile,aantal aandelen,anzahl aktien
asset: anlage,activa
market-value: verkehrswert,marktwert,marktwaarde
book-value: buchwert,restbuchwert
stock value: lagerwert,bestandswert
value: wert,waarde
tip: trinkgeld,fooi
refund: erstattung,ruckerstattung
deposit: deposito,kaution,mietkaution,waarborgsom,borg
shipping cost: porto,versand
cost-of-sales: wareneinsatz
dividend: dividende
allowance: zulage
deduction: abzug
order: bestellung,auftrag,bestelling
order status: bestellstatus,bestelstatus
fulfillment status: lieferstatus,versandstatus,verzendstatus,leverstatus
order total: bestelbedrag,ordertotal,bestellwert,auftragswert,auftragssumme,bestellsumme
price: kurs,koers
list-price: listenpreis,katalogpreis,catalogusprijs
quantity: bestellmenge
line item: position zeile,auftragsposition,regel,positionsnummer
mpn: hersteller artikelnummer,hersteller teilenummer,hersteller nr,hersteller art nr,herstellernummer
availability: verfugbarkeit,lieferbarkeit,lieferbar,lagerstatus,beschikbaarheid,op voorraad,leverbaar
image: fotos,bild
product url: produktseite,produktlink
material product: rohmaterial
country-of-origin: ursprungsland,herkunftsland,herstellungsland
hs-code: zolltarifnummer,warennummer,tarifnummer,statistische warennummer
shipping weight: paketgewicht,versandgewicht,pakketgewicht
net weight: nettogewicht,eigengewicht
gross weight: bruttogewicht,rohgewicht,brutogewicht
chargeable weight: frachtpflichtiges gewicht
package count: colli,kolli,anzahl packstucke,packstucke
package: packung,verpackung,emballage,verpakking
pack-size: vpe,packungsgrosse,verpackungseinheit,ve
shipment: sendung,lieferung,zending
shipment id: lieferschein,pakbon
container: behalter
bill-of-lading: konnossement,konnossementnummer,cognossement,konossement
vessel: schiff
voyage id: reisenummer
flight id: flugnummer
port: hafen,haven
loading: laden,verladung,beladung
discharge: entladung,entlade,loschung,losch,lossen
loading port: verladehafen,ladehafen,laadhaven
discharge port: bestimmungshafen
departure: abfahrt,abflug,abreise,vertrek
departure date: abfahrtsdatum,vertrekdatum
arrival date: ankunftsdatum,ankunft,aankomstdatum,aankomst
estimated departure date: voraussichtliche abfahrt
estimated arrival date: voraussichtliche ankunft
actual departure date: tatsachliche abfahrt,werkelijk vertrek
actual arrival date: tatsachliche ankunft,werkelijke aankomst
estimated delivery date: wunschliefertermin
consignee: empfanger,warenempfanger,empfangername,ontvanger,geadresseerde
shipper: versender,absender,verlader,expediteur,afzender,verzender
incoterm: lieferbedingung,lieferkondition,leveringsvoorwaarden,leverconditie
service level: versandservice,serviceart
truck: lkw,camion,vrachtwagen
lot id: batchnr,partijnummer,chargenr
batch id: partijnummer,chargenr
reorder point: bestellbestand,bestellpunkt,meldebestand,bestelniveau,bestelpunt
max-stock: hochstbestand
reorder quantity: bestellmenge,nachbestellmenge
moq: mindestbestellmenge,mindestabnahme,mindestmenge
last purchase date: letzter einkauf,letzter wareneingang
lead-time: lieferzeit,wiederbeschaffungszeit,vorlaufzeit,beschaffungszeit,levertijd,doorlooptijd
part: teil,bauteil,onderdeel,komponente,ersatzteil
part id: partnr,teilenummer,sachnummer,bauteilnummer,onderdeelnummer,onderdeelcode
component: komponente,baugruppe,bauteil,onderdeel,zutat
quantity per: bedarfsmenge,hoeveelheid per,aantal per
revision: anderungsstand,anderungsindex,revisionsstand,versie
reference-designator: bauteilreferenz
footprint: gehause,gehauseform,bauform
work-order id: fertigungsauftrag,produktionsauftrag,arbeitsauftrag,fa nummer,werkorder,productieorder
work-center: arbeitsplatz
machine: maschine,maschinenname
operation-step: arbeitsgang,vorgang
cycle-time: takt,taktzeit,zykluszeit,bearbeitungszeit maschine,cyclustijd
setup-time: rustzeit,insteltijd
downtime: stillstand,stillstandszeit,ausfallzeit,stilstand
scrap: ausschuss,ausschussmenge,uitval,afkeur
scrap rate: uitvalpercentage,ausschussquote
good quantity: gutmenge,gutteile
planned quantity: sollmenge,planmenge
defect: fehler,fehlerart,mangel
tolerance: toleranz,tolerantie,tol
bom level: stucklistenebene,stufe stuckliste,stuklijstniveau
make-or-buy: verwervingssoort,eigenfertigung fremdbezug,beschaffungsart
inspection: prufung qualitat
maintenance: wartung,instandhaltung,onderhoud
installation date: installationsdatum,einbaudatum,inbetriebnahme,installatiedatum
engine: hubraum
fuel: brandstof
diameter: durchmesser
texture: textur
`;
