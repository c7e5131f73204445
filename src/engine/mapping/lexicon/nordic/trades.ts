/** Scandinavian and Finnish words for finance, insurance, trade and production; in the shape of `english/people.ts`. */
export const NORDIC_TRADES = `
booking date: bokforingsdag,bokforingsdatum,bokfort,bokford,bokningsdatum,varauspaiva
posting date: bokforingsdag,bokforingsdatum,bogforingsdato,bokforingsdato,bokford datum,posteringsdato,kirjauspaiva,kirjauspvm
transaction: transaktion
counterparty iban: kontonummer iban,vastatili
account name: kontonamn,kontonavn
account: konto,tili
account holder: kontoinnehavare,kontoindehaver,kontoinnehaver,tilinomistaja
debit credit flag: debet kredit
mandate id: mandatreferens,medgivande,mandatnummer,betalingsaftale,valtuutus
principal: kapital,kapitalbelopp,hovedstol,afdrag,paaoma
invoice: faktura,lasku,regning
document: dokument,verifikat,verifikation,bilag,tosite,asiakirja
document id: vernr,ver nr,verifikationsnummer
tax code: momskod
fiscal-year: rakenskapsar,regnskabsar,regnskapsar,tilikausi
accounting period: redovisningsperiod,regnskabsperiode,regnskapsperiode,kirjauskausi
outstanding amount: aterstar,restbelopp,kvar att betala,restbelob,restbelop,avoinna,aterstaende belopp
paid amount: betalt,maksettu,utbetalt
payment status: betald
payment: betaling,betalning,overforsel,maksu
pay type: loneform,loneart,lonetyp,lonart,lonnsart,palkkalaji
policy: forsakringsbrev,polise,vakuutuskirja
insured: forsakringstagare,forsakrad,forsikret,forsikringstager,vakuutettu
coverage: dekning,skydd,forsakringsskydd,daekning,turva
deductible: sjalvrisk,egenandel,selvrisiko,omavastuu
claim: skada,skade,skadesag,vahinko
loss date: skadedatum,skadedato,ulykkesdato,vahinkopaiva
inception date: forsakringsstart,forsikringsstart,tegningsdato
broker: formedlare,maklare,maegler,megler,valittaja
line of business: bransje,forsakringsgren,forsikringsgren,vakuutuslaji
beneficiary: formanstagare,begunstiget,begunstigede,edunsaaja
subscription: abonnement,prenumeration,abonnemang
plan: paket,pakke,abonnementstype,paketti
billing interval: betalningsintervall,faktureringsintervall,faktureringsperiod,betalingsfrekvens,laskutusvali
trial: provperiod
cancellation reason: uppsagningsorsak,avbokningsorsak,opsigelsesarsag
coupon: rabattkod,rabatkode,alennuskoodi
expense: utgift,udgift,kulu,kulut
income: inkomst,indtaegt,inntekt,tulo
share-capital: aktiekapital,aksjekapital,osakepaaoma
security: vardepapper,vaerdipapir,verdipapir,arvopaperi
share-count: antal aktier,antall aksjer,osakkeiden maara
asset: tillgang,aktiv,anlaeg,omaisuus
market-value: marknadsvarde,markedsvaerdi,markedsverdi,markkina arvo
value: varde,vaerdi,verdi,arvo
tip: dricks,drikkepenge,tips,juomaraha
order: ordre,bestallning,tilaus,bestilling,tilauksen
fulfillment status: leveransstatus,fraktstatus,leveringsstatus,forsendelsesstatus,toimitustila
order total: ordersumma,ordresum,ordrebelob
list-price: listpris,listepris,katalogpris,listahinta
line item: rad,radnummer,radnr,linje,linjenummer,rivi
availability: i lager,lagerstatus,tillganglighet,tilgjengelighet,tilgaengelighed,saatavuus
product url: produktlink,produktlenke,tuotelinkki
country-of-origin: ursprungsland,tillverkningsland,opprinnelsesland,oprindelsesland,alkuperamaa
package count: kolli,antal kolli,kollit
package: emballage,forpackning,pakning,pakkaus
shipment: sandning,forsendelse,sending,lahetys
shipment id: sandningsnummer,foljesedel,folgeseddel,lahete
bill-of-lading: konnossementnummer,fraktsedel,fragtbrev,fraktbrev,konossementti
port: hamn,havn,satama
loading: lastning,lastaus
discharge: lossing,lossning,purku
loading port: lastehavn
departure: avgang,avresa,afgang,lahto
departure date: avgangsdatum,lahtopaiva
arrival date: ankomstdatum,ankomst,ankomstdato,saapumispaiva
actual arrival date: faktisk ankomst
consignee: mottagare,mottaker,modtager,vastaanottaja
shipper: avsandare,avsender,afsender,lahettaja
incoterm: leveransvillkor,leveringsbetingelser,leveringsbetingelse,toimitusehto
truck: lastbil,kuorma auto
lot id: batchnr,parti,lotnummer,eranumero
batch id: partinummer,satsnummer,batchnr,eranumero,eratunnus
reorder point: bestallningspunkt,bestillingspunkt,genbestillingspunkt,tilauspiste
lead-time: leveranstid,ledtid,leveringstid,ledetid,toimitusaika
part: artikeldel,del,reservedel,osa
part id: partnr,detaljnummer,delenummer,delnummer,osanumero
component: komponent,bestanddel,komponentti
quantity per: antal per
revision: revisjon,revisio
cycle-time: cykeltid,syklustid,cyklustid,tahtiaika
setup-time: stalltid,opstillingstid,omstillingstid,asetusaika
downtime: stillestandstid,nedetid,stoptid,seisokkiaika
scrap: kassation,kassasjon,vrak,skrot,hukka
defect: mangel,fel,fejl,feil,vika,avvikelse,avvik,afvigelse
tolerance: tol,tolerans,toleranssi
maintenance: underhall,vedligehold,vedlikehold,huolto,vedligeholdelse
installation date: driftsattning,installasjonsdato,asennuspaiva
own iban: oma tili
bank account: bankkonto,pankkitili
account type: kontotyp,tilityyppi
creditor id: kreditornummer
interest: ranta,rente,renter,korko
loan: lan,laina
installment: avbetalning,afdrag,maksuera
withholding-tax: kallskatt,kildeskat,kildeskatt,lahdevero
contra account: motkonto,modkonto,vastatili
check id: sjekknummer
fte: sysselsattningsgrad,beskaeftigelsesgrad,stillingsprosent,htv
weekly hours: veckoarbetstid,viikkotyoaika
premium: premie,praemie,vakuutusmaksu
sum insured: forsakringsbelopp,forsikringssum,forsikringsbelob,vakuutussumma
reported date: anmeldt,meldt,ilmoituspaiva
paid claim: erstatning,korvaus
reserve: reserv,hensaettelse,varaus
ticker: tickerkode,kaupankayntitunnus
book-value: kirjanpitoarvo
refund: aterbetalning,refusion,refusjon
deposit: deposition,depositum,pant,vakuus
receivable: fordran,tilgodehavende,fordring,saatava
payable: skuld,gaeld,gjeld,velka
cash: kontant,kateinen
net-profit: nettovinst,nettoresultat,arsresultat,nettotulos
cost-of-sales: varukostnad,vareforbrug,varekostnad
dividend: utdelning,udbytte,utbytte,osinko
overdue: forfallen,forfalden,forfalt,eraantynyt
policy type: forsakringstyp,forsikringstype,forsikringsart,vakuutustyyppi
mpn: producentvarenummer
material product: ravara,ravare,ramateriale,raaka aine
hs-code: tulltaxenummer,toldtarifnummer,tolltariffnummer,tullinimike
pack-size: forpackningsstorlek,pakningsstorrelse,forpakningsstorrelse,pakkauskoko
container: beholder,kontti
service level: tjeneste,palvelutaso
moq: minimitilaus
available stock: disponibelt,vapaa saldo
inspection: kontroll,kontrol,tarkastus
thickness: tjocklek,tykkelse,paksuus
coating: belaggning,belaegning,belegg,pinnoite
diameter: halkaisija
card number: kortnummer,kortnr
journal: verifikationsserie,kassekladde,paivakirja
journal id: verifikationsnr,posteringsnummer,kirjausnumero
posting text: bokforingstext,posteringstekst,bilagstekst,kirjausselite
arrears: restance,rasti
tax exempt: momsfri,momsfritaget
taxable: momspliktig,momspligtig
return reason: returorsak,returarsag,returarsak
estimated delivery date: beraknad leverans,forventet levering
`;
