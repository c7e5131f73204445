/** German, Dutch, Scandinavian and Finnish words for finance, insurance, trade and production; in the shape of `english/people.ts`. */
export const NORTHERN_TRADES = `
booking date: buchungsdatum konto,boekingsdatum,bokforingsdag,bokforingsdatum,bokfort,bokford
posting date: boekingsdatum,boekdatum,bokforingsdag,bokforingsdatum,buchungsdatum,buchungstag
value date: wert
transaction: transaktion,transactie,len den,mutatie,umsatz buchung
payee: modtager,mottaker
counterparty iban: tegenrekening,kontonummer iban,iban zahlungsbeteiligter
own iban: auftragskonto,eigenes konto
account name: kontoname,kontobezeichnung,rekeningnaam,kontonamn
account: konto,conto
bank account: bankverbindung,rib
account holder: kontoinhaber,rekeninghouder,kontoinnehavare
balance after: saldo nach buchung
opening balance: anfangssaldo,anfangsbestand,solde initial
closing balance: endbestand,schlusssaldo,endsaldo,solde final,saldo final,saldo finale,eindsaldo
debit: uitgave,utgift
credit: ma,inkomst
debit credit flag: soll haben,soll haben kennzeichen,s h,debet credit,af bij,afbij,debet kredit,wn ma,md d
end-to-end reference: endtoendid
mandate id: machtigingskenmerk,mandatsref,mandatsreferenz,machtiging,mandatreferens,mandat,umr
creditor id: glaeubiger id,glaubiger id,incassant
fee: kosten
exchange rate: kurz,koers,cambio,cours
interest: zins,rente bedrag
principal: kapital,kapitaal,darlehensbetrag
loan: darlehen,kredit darlehen,pret
installment: ratenzahlung,rata,termijn
invoice: rechnung,factuur,faktura,hoa don
document: dokument,beleg,stuk,boekstuk,verifikat,verifikation,bilag
document id: belegnummer,belegfeld,belegfeld 1,dokumentnummer,vernr,ver nr
invoice id: belegfeld 1,faktura
gross amount: mit mwst
tax code: bu schlussel,steuerschlussel,btw code,momskod,kod vat,kod dane,steuerklasse,steuerkategorie
withholding-tax: quellensteuer,lohnsteuer
contra account: contra,gegenkonto,tegenrekening grootboek
fiscal-year: wirtschaftsjahr,geschaftsjahr,buchungsjahr,anno fiscale,boekjaar,rakenskapsar,regnskabsar
accounting period: buchungsperiode,abrechnungszeitraum,boekingsperiode,redovisningsperiod
payment terms: vade
outstanding amount: offener betrag,restbetrag,offener posten,solde du,openstaand bedrag,te betalen,aterstar
paid amount: bezahlt,bezahlter betrag,gezahlter betrag,betaald,betalt
payment status: bezahlstatus,betaalstatus,stav platby,betald
payment: zahlung,betaling,betalning,reglement
cheque id: numero cheque,schecknr
check id: schecknr
pay rate: lohnsatz
pay type: lohnart,lohnform,loonsoort,loneform,loneart,lonetyp
fte: beschaftigungsgrad,stellenumfang
weekly hours: wochenarbeitszeit
termination date: avgangsdatum,entlassungsdatum
vat id: uid nummer
policy: polis,versicherungsschein,forsakringsbrev
insured: versicherungsnehmer,versicherter,versicherte person,verzekerde,verzekeringnemer,forsakringstagare
premium: pramie,versicherungspramie,beitrag,prime,prime annuelle,prima,prim
sum insured: deckungssumme,versicherungssumme
coverage: deckung,versicherungsschutz,couverture,dekking,dekning,skydd,forsakringsskydd
deductible: selbstbehalt,selbstbeteiligung,eigen risico,sjalvrisk,egenandel,selvrisiko
claim: schaden,schadenfall,schade,skada,hasar
claim id: skadenummer
loss date: dol loss,schadendatum,schadentag,unfalldatum,schadedatum
reported date: meldedatum,schadenmeldung
paid claim: bezahlter schaden,schadenzahlung
claim amount: schadenhohe
reserve: schadenreserve,ruckstellung
inception date: versicherungsbeginn,vertragsbeginn versicherung,ingangsdatum polis,forsakringsstart
broker: introducer,makler,versicherungsmakler,vermittler,tussenpersoon,makelaar,formedlare
line of business: brans,sparte,versicherungssparte,bransje
beneficiary: beneficiaire,begunstigde,begunstigter,bezugsberechtigter,formanstagare
subscription: abo,abonnement,prenumeration
plan: tarif,formule,piano,pakket,abonnementstyp,tarife,paket
billing interval: abrechnungsintervall,abrechnungszeitraum abo,abrechnungszyklus,zahlungsintervall,factureringsinterval,factuurfrequentie,betalningsintervall,faktureringsintervall
trial: probezeit,prova,teste gratis,teste,proefperiode,proef,provperiod
trial end date: testende,fine prova,einde proefperiode
next billing date: nachste abrechnung,nachste zahlung,verlangerungsdatum,volgende betaling,volgende factuur
cancellation reason: kundigungsgrund,stornogrund,opzegreden,uppsagningsorsak
auto-renew: automatische verlangerung
coupon: gutschein,gutscheincode,rabattcode,aktionscode,kortingscode,kortingsbon,rabattkod,rabatkode,refcode
churn: abwanderung,kundigung,opzegging
expense: ausgabe,uitgave,utgift
income: einnahme,recette,inkomen,inkomst
revenue: recettes,revenu
share-capital: stammkapital,grundkapital,gezeichnetes kapital,aandelenkapitaal,maatschappelijk kapitaal,aktiekapital,aksjekapital
security: wertpapier,effect,vardepapper
share-count: stuck anteile,aantal aandelen,antal aktier,anzahl aktien
asset: anlage,activa,tillgang
market-value: verkehrswert,marktwert,marktwaarde,marknadsvarde
book-value: buchwert,restbuchwert
stock value: lagerwert,bestandswert
value: wert,valeur,waarde,varde,vaerdi,verdi,deger
tip: trinkgeld,fooi,dricks
refund: erstattung,ruckerstattung,remboursement
deposit: deposito,kaution,mietkaution,waarborgsom,borg
shipping cost: porto,versand
cost-of-sales: wareneinsatz
dividend: dividende
allowance: zulage
deduction: abzug
order: ordre,bestellung,auftrag,bestelling,bestallning,aadesh
order status: bestellstatus,bestelstatus
fulfillment status: lieferstatus,versandstatus,verzendstatus,leverstatus,leveransstatus,fraktstatus
order total: bestelbedrag,ordertotal,ordersumma,ordresum,bestellwert,auftragswert,auftragssumme,bestellsumme
price: cours,kurs,koers,mrp
list-price: listenpreis,katalogpreis,catalogusprijs,listpris
quantity: bestellmenge
line item: position zeile,auftragsposition,ligne,riga,regel,rad,satir,dong
product name: stok adi,benamning
mpn: hersteller artikelnummer,hersteller teilenummer,hersteller nr,hersteller art nr,herstellernummer
availability: i lager,verfugbarkeit,lieferbarkeit,lieferbar,lagerstatus,beschikbaarheid,op voorraad,leverbaar,tillganglighet,lagerstatus sv,tilgjengelighet
image: fotos,bild
product url: produktseite,produktlink,produktlank
material product: rohmaterial
country-of-origin: ursprungsland,herkunftsland,herstellungsland,ursprungsland sv,tillverkningsland,opprinnelsesland,oprindelsesland,mensei ulke
hs-code: zolltarifnummer,warennummer,tarifnummer,statistische warennummer
shipping weight: paketgewicht,versandgewicht,pakketgewicht,fraktvikt,fraktvekt
net weight: nettogewicht,eigengewicht,nettovikt,nettovekt
gross weight: bruttogewicht,rohgewicht,peso bruto,brutogewicht,bruttovikt,bruttovekt
chargeable weight: frachtpflichtiges gewicht
package count: colli,kolli,anzahl packstucke,packstucke
package: packung,verpackung,emballage,verpakking,forpackning
pack-size: vpe,packungsgrosse,verpackungseinheit,ve
shipment: sendung,lieferung,envoi,expedition,zending,sandning
shipment id: lieferschein,ddt,pakbon,sandningsnummer,foljesedel
tracking id: sandningsnummer
container: behalter
bill-of-lading: konnossement,konnossementnummer,cognossement,konossement
vessel: schiff
voyage id: reisenummer
flight id: flugnummer
port: hafen,puerto,porto,haven,hamn,havn,liman
loading: laden,verladung,beladung,carga,lastning
discharge: entladung,entlade,loschung,losch,lossen,losning,lossing
loading port: verladehafen,ladehafen,laadhaven,lastehavn
discharge port: bestimmungshafen
departure: abfahrt,abflug,abreise,vertrek,avgang,avresa,odlet
departure date: abfahrtsdatum,vertrekdatum,avgangsdatum
arrival date: ankunftsdatum,ankunft,aankomstdatum,aankomst,ankomstdatum,ankomst
estimated departure date: voraussichtliche abfahrt
estimated arrival date: voraussichtliche ankunft
actual departure date: tatsachliche abfahrt,werkelijk vertrek
actual arrival date: tatsachliche ankunft,werkelijke aankomst,faktisk ankomst
estimated delivery date: wunschliefertermin
consignee: empfanger,warenempfanger,empfangername,ontvanger,geadresseerde,mottagare,mottaker,modtager
shipper: versender,absender,verlader,expediteur,afzender,verzender,avsandare,avsender,afsender
incoterm: lieferbedingung,lieferkondition,resa,leveringsvoorwaarden,leverconditie,leveransvillkor,leveringsbetingelser
service level: versandservice,serviceart
truck: lkw,camion,camion nom,vrachtwagen,lastbil
lot id: batchnr,partijnummer,parti,chargenr
batch id: partijnummer,chargenr
reorder point: bestellbestand,bestellpunkt,meldebestand,bestelniveau,bestelpunt,bestallningspunkt,bestillingspunkt,rop
min-stock: bestallningspunkt
max-stock: hochstbestand
reorder quantity: bestellmenge,nachbestellmenge
moq: mindestbestellmenge,mindestabnahme,mindestmenge
last purchase date: letzter einkauf,letzter wareneingang
lead-time: lieferzeit,wiederbeschaffungszeit,vorlaufzeit,beschaffungszeit,levertijd,doorlooptijd,leveranstid,ledtid,leveringstid,ledetid
part: teil,bauteil,ricambio,onderdeel,artikeldel,del,komponente
part id: partnr,teilenummer,sachnummer,bauteilnummer,onderdeelnummer,onderdeelcode,detaljnummer,delenummer,artikeldelnummer
component: komponente,baugruppe,bauteil,onderdeel,komponent,zutat
quantity per: bedarfsmenge,coefficient,hoeveelheid per,aantal per,antal per
revision: eco level,anderungsstand,anderungsindex,revisionsstand,versie
reference-designator: bauteilreferenz
footprint: gehause,gehauseform,bauform
work-order id: fertigungsauftrag,produktionsauftrag,arbeitsauftrag,fa nummer,of numero,werkorder,productieorder
work-center: arbeitsplatz
machine: maschine,maschinenname,machine nom,equipement
operation-step: arbeitsgang,vorgang
cycle-time: takt,takt time,taktzeit,zykluszeit,bearbeitungszeit maschine,cyclustijd,cykeltid,syklustid
setup-time: rustzeit,insteltijd,stalltid
downtime: stillstand,stillstandszeit,ausfallzeit,stilstand,stillestandstid
scrap: ausschuss,ausschussmenge,uitval,afkeur,kassation,kassasjon,vrak,brak
scrap rate: uitvalpercentage,ausschussquote
good quantity: gutmenge,gutteile
planned quantity: sollmenge,planmenge
defect: fehler,fehlerart,mangel
tolerance: toleranz,tolerantie,tol,tolerans
bom level: stucklistenebene,stufe stuckliste,stuklijstniveau
make-or-buy: verwervingssoort,eigenfertigung fremdbezug,beschaffungsart
shift: equipe
inspection: prufung qualitat
maintenance: wartung,instandhaltung,onderhoud,underhall
installation date: installationsdatum,einbaudatum,inbetriebnahme,installatiedatum,driftsattning
engine: hubraum
fuel: brandstof
diameter: durchmesser,diametre
texture: textur
`;
