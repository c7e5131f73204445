/** Scandinavian and Finnish words for finance, insurance, trade and production; in the shape of `english/people.ts`. */
export const NORDIC_TRADES = `
booking date: bokforingsdag,bokforingsdatum,bokfort,bokford
posting date: bokforingsdag,bokforingsdatum,bogforingsdato,bokforingsdato
transaction: transaktion
payee: modtager,mottaker
counterparty iban: kontonummer iban
account name: kontonamn
account: konto,tili
account holder: kontoinnehavare
debit: utgift
credit: inkomst
debit credit flag: debet kredit
end-to-end reference: endtoendid
mandate id: mandatreferens,umr
principal: kapital
invoice: faktura,lasku
document: dokument,verifikat,verifikation,bilag,tosite
document id: dokumentnummer,vernr,ver nr,tositenumero
invoice id: faktura
tax code: momskod,mva kode
fiscal-year: rakenskapsar,regnskabsar,regnskapsar
accounting period: redovisningsperiod,regnskabsperiode,regnskapsperiode
outstanding amount: aterstar,restbelopp,kvar att betala,restbelob,restbelop
paid amount: betalt
payment status: betald
payment: betaling,betalning
pay type: loneform,loneart,lonetyp
termination date: avgangsdatum
policy: forsakringsbrev
insured: forsakringstagare
coverage: dekning,skydd,forsakringsskydd
deductible: sjalvrisk,egenandel,selvrisiko
claim: skada
claim id: skadenummer
loss date: dol loss,skadedatum
inception date: forsakringsstart
broker: introducer,formedlare
line of business: bransje
beneficiary: formanstagare
subscription: abonnement,prenumeration
plan: paket
billing interval: betalningsintervall,faktureringsintervall
trial: provperiod
cancellation reason: uppsagningsorsak
coupon: rabattkod,rabatkode
expense: utgift,udgift
income: inkomst,indtaegt,inntekt
share-capital: aktiekapital,aksjekapital
security: vardepapper
share-count: antal aktier
asset: tillgang
market-value: marknadsvarde
value: varde,vaerdi,verdi
tip: dricks
shipping cost: porto
order: ordre,bestallning,tilaus
fulfillment status: leveransstatus,fraktstatus
order total: ordertotal,ordersumma,ordresum
price: kurs,mrp
list-price: listpris
line item: rad,radnummer
product name: benamning
availability: i lager,lagerstatus,tillganglighet,lagerstatus sv,tilgjengelighet
image: bild
product url: produktlank
country-of-origin: ursprungsland,ursprungsland sv,tillverkningsland,opprinnelsesland,oprindelsesland
shipping weight: fraktvikt,fraktvekt
net weight: nettovikt,nettovekt
gross weight: bruttovikt,bruttovekt
package count: colli,kolli
package: emballage,forpackning
shipment: sandning
shipment id: sandningsnummer,foljesedel
tracking id: sandningsnummer
bill-of-lading: konnossement,konnossementnummer,konossement
port: hamn,havn
loading: lastning
discharge: losning,lossing
loading port: lastehavn
departure: avgang,avresa
departure date: avgangsdatum
arrival date: ankomstdatum,ankomst
actual arrival date: faktisk ankomst
consignee: mottagare,mottaker,modtager
shipper: avsandare,avsender,afsender
incoterm: leveransvillkor,leveringsbetingelser
truck: lastbil
lot id: batchnr,parti,chargenr
batch id: chargenr
reorder point: bestallningspunkt,bestillingspunkt,rop
min-stock: bestallningspunkt
lead-time: leveranstid,ledtid,leveringstid,ledetid
part: artikeldel,del
part id: partnr,detaljnummer,delenummer,artikeldelnummer
component: komponent
quantity per: antal per
revision: eco level
cycle-time: takt,takt time,cykeltid,syklustid
setup-time: stalltid
downtime: stillestandstid
scrap: kassation,kassasjon,vrak
defect: mangel
tolerance: tol,tolerans
maintenance: underhall
installation date: installationsdatum,driftsattning
texture: textur
`;
