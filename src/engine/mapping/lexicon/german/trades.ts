/** German words for finance, insurance, trade and production; in the shape of `english/people.ts`. */
export const GERMAN_TRADES = `
booking date: buchungsdatum konto,reservierungsdatum
posting date: buchungsdatum,buchungstag,buchdatum
transaction: transaktion,umsatz buchung
counterparty iban: kontonummer iban,iban zahlungsbeteiligter,iban empfanger
own iban: auftragskonto,eigenes konto,iban bban
account name: kontoname,kontobezeichnung,kontenbezeichnung
account: konto
bank account: bankverbindung,bankkonto
account holder: kontoinhaber,kontoinhaberin
balance after: saldo nach buchung
opening balance: anfangssaldo,anfangsbestand,eroffnungssaldo,ebwert
closing balance: endbestand,schlusssaldo,endsaldo
debit credit flag: soll haben,soll haben kennzeichen,s h,soll haben kz
end-to-end reference: endtoendid
mandate id: mandatsref,mandatsreferenz,mandat
creditor id: glaeubiger id,glaubiger id
interest: zins,zinsen,zinsbetrag,zinsertrag
principal: kapital,darlehensbetrag,tilgung,kapitalbetrag
loan: darlehen,kredit
installment: ratenzahlung,monatsrate,teilzahlung,ratenbetrag
invoice: rechnung,faktura
document: dokument,beleg,unterlage,schriftstuck
document id: belegnummer,belegfeld,belegfeld 1
tax code: bu schlussel,steuerschlussel,steuerklasse,steuerkategorie,steuerkennzeichen,steuerart,buschlussel
withholding-tax: quellensteuer,lohnsteuer,abzugsteuer
contra account: contra,gegenkonto,gegenkontonummer,gegenkto
fiscal-year: wirtschaftsjahr,geschaftsjahr,buchungsjahr,haushaltsjahr,gj
accounting period: buchungsperiode,abrechnungszeitraum,buchungsmonat,abrechnungsperiode,abrechnungsmonat,wirtschaftsmonat
outstanding amount: offener betrag,restbetrag,offener posten,offene forderung,offen,restschuld,restforderung
paid amount: bezahlt,bezahlter betrag,gezahlt
payment status: bezahlstatus,zahlstatus
payment: zahlung,auszahlung,uberweisung
cheque id: schecknr
pay rate: lohnsatz
pay type: lohnart,lohnform,lohnartnummer,gehaltsart
fte: beschaftigungsgrad,stellenumfang,vza,vzae,stellenanteil,beschaftigungsumfang,arbeitszeitanteil
weekly hours: vertragsstunden
policy: versicherungsschein,versicherungspolice,versicherungsvertrag,polizze
insured: versicherungsnehmer,versicherte person,versicherte
premium: pramie,versicherungspramie,beitrag,versicherungsbeitrag,praemie,jahrespramie,bruttopramie
sum insured: deckungssumme,versicherungssumme
coverage: deckung,versicherungsschutz,deckungsumfang,leistungsumfang
deductible: selbstbehalt,selbstbeteiligung
claim: schaden,schadenfall,schadensfall
loss date: schadendatum,schadentag,unfalldatum,schadenstag,ereignisdatum
reported date: meldedatum,schadenmeldung,schadenmeldedatum,gemeldet,meldedat
paid claim: bezahlter schaden,schadenzahlung,entschadigung,regulierungsbetrag,schadenaufwand
claim amount: schadenhohe,schadenshohe
reserve: schadenreserve,ruckstellung,schadenruckstellung
inception date: versicherungsbeginn,vertragsbeginn versicherung,vertragsbeginn,policenbeginn
broker: makler,versicherungsmakler,vermittler,maklername
line of business: sparte,versicherungssparte,versicherungszweig,risikoart
beneficiary: begunstigter,bezugsberechtigter,leistungsempfanger
subscription: abo,abonnement
plan: tarif,abonnementstyp,tarife,paket,tarifname,paketname
billing interval: abrechnungsintervall,abrechnungszeitraum abo,abrechnungszyklus,zahlungsintervall,abrechnungszeitraum,zahlungsperiode
trial: probezeit
trial end date: testende
next billing date: nachste abrechnung,nachste zahlung,verlangerungsdatum
cancellation reason: kundigungsgrund,stornogrund
auto-renew: automatische verlangerung
coupon: gutschein,gutscheincode,rabattcode,aktionscode
churn: abwanderung,kundigung
expense: ausgabe,aufwand,ausgaben,aufwendung
income: einnahme,einnahmen,ertrag,ertrage,ertraege
share-capital: stammkapital,grundkapital,gezeichnetes kapital,nennkapital
security: wertpapier,wertpapierbezeichnung,wertpapiername,fonds
share-count: anzahl aktien,stucke,stuecke,anteile
asset: anlage,anlagegut,vermogenswert,wirtschaftsgut,anlagegegenstand
market-value: verkehrswert,marktwert,kurswert,zeitwert
book-value: buchwert,restbuchwert,rbw
stock value: lagerwert,bestandswert,inventarwert,vorratswert
value: wert,werte
tip: trinkgeld
refund: erstattung,ruckerstattung,ruckzahlung
deposit: kaution,mietkaution,einlage
cost-of-sales: wareneinsatz,umsatzkosten
dividend: ausschuttung
allowance: zulage,zuschlag
deduction: abzug,abzuge
order: bestellung,auftrag,bestellvorgang
order status: bestellstatus
fulfillment status: lieferstatus,versandstatus
order total: bestellwert,auftragswert,auftragssumme,bestellsumme
list-price: listenpreis,katalogpreis,bruttolistenpreis,lp
line item: position zeile,auftragsposition,positionsnummer,position,posnr
mpn: hersteller artikelnummer,hersteller teilenummer,hersteller nr,hersteller art nr,herstellerartikelnummer
availability: verfugbarkeit,lieferbarkeit,lieferbar,lagerstatus,vorratig,vorraetig
product url: produktseite,produktlink,artikellink
material product: rohmaterial,rohstoff
country-of-origin: ursprungsland,herkunftsland,herstellungsland,uland,herstellerland
hs-code: zolltarifnummer,warennummer,tarifnummer,statistische warennummer,warentarifnummer,intrastatnummer
shipping weight: paketgewicht
net weight: eigengewicht
gross weight: rohgewicht,gesamtgewicht
chargeable weight: frachtpflichtiges gewicht,frachtgewicht
package count: colli,kolli,anzahl packstucke,packstucke,packstuecke,anzahl kolli,paketanzahl
package: packung,verpackung,emballage,packstuck,packstueck,gebinde,verpackungsart
pack-size: vpe,packungsgrosse,verpackungseinheit,ve,packungsinhalt
shipment: sendung,lieferung,warensendung
shipment id: lieferschein
container: behalter,behaelter
bill-of-lading: konnossement,konnossementnummer,konossement,frachtbrief,ladeschein,seefrachtbrief
vessel: schiff,seeschiff,schiffsname
voyage id: reisenummer
flight id: flugnummer,flugnr
port: hafen,seehafen
loading: laden,verladung,beladung,ladung
discharge: entladung,entlade,loschung,loeschung
loading port: verladehafen,ladehafen
discharge port: bestimmungshafen,loschhafen,loeschhafen
departure: abfahrt,abflug,abreise,abgang
departure date: abreisedatum,abfahrtstag
arrival date: ankunft,ankunftstag
estimated departure date: voraussichtliche abfahrt
estimated arrival date: voraussichtliche ankunft,voraussichtl ankunft
actual departure date: tatsachliche abfahrt
estimated delivery date: wunschliefertermin,wunschtermin,wunschlieferdatum
consignee: empfanger,warenempfanger,empfangername,empfaenger,lieferempfanger
shipper: versender,absender,verlader
incoterm: lieferbedingung,lieferkondition
service level: versandservice,serviceart,dienstleistung
truck: lkw,lastwagen,zugmaschine
lot id: batchnr,chargenr,losnummer,chargennummer,partienummer,los
reorder point: bestellbestand,bestellpunkt,meldebestand
max-stock: hochstbestand
reorder quantity: bestellmenge,nachbestellmenge
moq: mindestbestellmenge,mindestabnahme,mindestmenge,mindestabnahmemenge,mbm
last purchase date: letzter einkauf,letzter wareneingang
lead-time: lieferzeit,wiederbeschaffungszeit,vorlaufzeit,beschaffungszeit,durchlaufzeit
part: teil,bauteil,komponente,ersatzteil,teilebezeichnung
part id: partnr,teilenummer,sachnummer,teilenr
component: komponente,baugruppe,bauteil,zutat,komponentenbezeichnung,unterteil
quantity per: bedarfsmenge
revision: anderungsstand,anderungsindex,revisionsstand,zeichnungsindex
reference-designator: bauteilreferenz
footprint: gehause,gehauseform,bauform
work-order id: fertigungsauftrag,produktionsauftrag,arbeitsauftrag
work-center: arbeitsplatz,arbeitsplatzgruppe,maschinengruppe,fertigungslinie
machine: maschine,maschinenname,maschinenbezeichnung,maschinennummer,aggregat
operation-step: arbeitsgang,vorgang,arbeitsfolge,arbeitsschritt
cycle-time: takt,taktzeit,zykluszeit,bearbeitungszeit maschine,stuckzeit,stueckzeit,bearbeitungszeit
setup-time: rustzeit,ruestzeit,umrustzeit,umruestzeit
downtime: stillstand,stillstandszeit,ausfallzeit,stillstandzeit,storzeit,stoerzeit
scrap: ausschuss,ausschussmenge,verschnitt,verwurf
scrap rate: ausschussquote
good quantity: gutmenge,gutteile
planned quantity: sollmenge,planmenge,auftragsmenge
defect: fehler,fehlerart,mangel,defekt
tolerance: toleranz,tol,toleranzbereich
bom level: stucklistenebene,stufe stuckliste,stucklistenstufe
make-or-buy: eigenfertigung fremdbezug,beschaffungsart
inspection: prufung qualitat,prufung,pruefung,kontrolle,inspektion,besichtigung
maintenance: wartung,instandhaltung,reparatur
installation date: einbaudatum,inbetriebnahme
engine: hubraum,motorisierung
diameter: durchmesser
account type: kontoart,kontotyp
claim id: schadenaktenzeichen
license count: lizenzanzahl
receivable: forderung,debitoren
payable: verbindlichkeit,kreditoren
cash: bargeld,bar,kasse,barbetrag
net-profit: nettogewinn,reingewinn,jahresuberschuss
operating-expense: betriebskosten
thickness: dicke,starke,staerke,materialstarke,wandstarke,wandstaerke
coating: beschichtung,oberflache,oberflaeche
itinerary: reiseroute
maturity date: endfalligkeit
card number: kartennummer,kreditkartennummer
journal id: buchungsnummer
posting text: buchungstext,belegtext
foreign amount: fremdwahrungsbetrag
base amount: basisumsatz
arrears: ruckstand,rueckstand,zahlungsruckstand,mietruckstand
tax exempt: steuerfrei,steuerbefreit
taxable: steuerpflichtig,steuerbar
credit-limit: kreditlimit
customer note: kundenbemerkung
gift-card: geschenkkarte
batch id: charge
`;
