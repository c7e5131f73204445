/** German words of single industries; in the shape of `english/people.ts`. */
export const GERMAN_INDUSTRIES = `
animal id: ohrmarke,tiernummer,lom
pet: tier,tiername,haustier
field-name: schlag,flurstuck,feldname,feldstuck,feldstueck,schlagname
crop-yield: ertrag,erntemenge,ernteertrag,hektarertrag
sowing date: aussaat,saattermin,saatdatum,saatzeitpunkt,pflanzdatum
harvest date: ernte,erntetermin
fertilizer: dunger,dungemittel,duenger,dungung,duengung,dungerart,duengerart
application-rate: aufwandmenge
sample id: probe,proben nr,probenbezeichnung
sample date: entnahmedatum,probenahme,probenentnahme,probedatum
analyst: laborant,analytiker,laborantin
contractor: nachunternehmer,subunternehmer,auftragnehmer,handwerker
cost type: kostenart
change-order: nachtrag,nachtragsnummer
retention amount: sicherheitseinbehalt
billed amount: abgerechnet
fuel quantity: liter,getankte liter,tankmenge
reading date: ablesedatum,ablesetag,ablesung,ablesetermin
tariff: stromtarif,tarifart
previous meter-reading: alter zahlerstand,zahlerstand alt,zahlerstand anfang
power: leistung kw,nennleistung,leistung,motorleistung,ps
room number: zimmer nr
room type: zimmertyp,zimmerkategorie,zimmerart
adult-count: erwachsene,anzahl erwachsene
child-count: anzahl kinder
nightly rate: zimmerpreis,preis pro nacht,ubernachtungspreis
home team: heim
away team: auswarts,gastmannschaft,gastteam
match date: spieldatum,spieltag,spieltermin
copies: exemplare,anzahl exemplare,exemplaranzahl
call-number: signatur
borrower: entleiher,ausleiher,leser
loan date: ausleihdatum,ausgeliehen
accession-number: inventarnummer,objektnummer museum
artist: kunstler,urheber,interpret
volunteer: ehrenamtliche,freiwillige
donor: spendername,spenderin
application date: bewerbungsdatum,antragsdatum,bewerbungseingang
candidate: bewerber,bewerbername,kandidat
vacancy: ausgeschriebene stelle,offene stelle,stellenausschreibung
expected salary: gehaltswunsch,gehaltsvorstellung,wunschgehalt
pay grade: entgeltgruppe,besoldungsgruppe,tarifgruppe,lohngruppe,gehaltsstufe
gross pay: bruttolohn,bruttogehalt,gesamtbrutto
net pay: nettolohn,nettogehalt,auszahlungsbetrag
sick-days: krankheitstage,krankentage,kranktage
leave type: abwesenheitsart,urlaubsart,abwesenheitsgrund,abwesenheitstyp,fehlzeitart,fehlzeitenart
relationship: beziehung,verwandtschaft,verwandtschaftsgrad
root-cause: ursache,fehlerursache
resolved date: gelost am,erledigungsdatum,losungsdatum
predecessor: vorganger
milestone: meilenstein
planned hours: sollstunden,sollzeit,planstunden
actual hours: iststunden,geleistete stunden,istzeit
project manager: projektleiter,projektleiterin
matter id: aktenzeichen,az,dossiernummer,geschaftszeichen,aktennummer
hearing date: verhandlungstermin
software: programm name,anwendung
hostname: rechnername
useful-life: nutzungsdauer
salvage-value: restwert,schrottwert
allergen: allergene
serving-size: portionsgrosse
seal id: siegelnummer,plombe
cadastral id: flurstucksnummer,grundbuchblatt,katasternummer
passenger: reisender,passagier,fahrgast
call duration: gesprachsdauer,anrufdauer,verbindungsdauer
calling-number: anrufer,anrufernummer
moisture: feuchte,feuchtigkeit,feuchtegehalt,restfeuchte
religion: konfession,glaube,bekenntnis
overtime: uberstunden,mehrarbeit,mehrarbeitsstunden
vacation-days: urlaubsanspruch,jahresurlaub,urlaubstage
vendor id: kreditorennummer,kreditorennr
supplier part: lieferantenartikelnummer
last count date: letzte inventur,inventurdatum
variant: ausfuhrung,ausfuehrung,auspragung,auspraegung
overdue: uberfallig,ueberfaellig,verzug,verzugstage
discount percent: rabattsatz
receipt date: eingangsdatum,eingegangen am,zugangsdatum,wareneingangsdatum
received quantity: gelieferte menge,eingangsmenge,wareneingangsmenge,liefermenge
return reason: retourengrund,ruckgabegrund,rucksendegrund,retourgrund
bank: kreditinstitut,geldinstitut
credit-score: bonitat,bonitaet
probability: wahrscheinlichkeit,eintrittswahrscheinlichkeit
next-step: nachster schritt,nachste aktion
hazard: gefahrgut,gefahrdung,gefahrenklasse
major: studiengang,fachrichtung,studienfach,hauptfach
emergency phone: notfallnummer
insurance member id: versichertennummer
bed: bettnummer,bett,bettplatz
specialty: fachgebiet
vaccination date: impfdatum,impftermin
sample type: probenart
detection-limit: nachweisgrenze
cause of loss: schadenursache
policy type: versicherungsart
hoa-fee: hausgeld,wohngeld
table-number: tischnummer,tisch
meal-plan: verpflegung
booking channel: buchungskanal
first-registration: erstzulassung,erstzulassungsdatum,ez,zulassungsdatum
inspection-due: tuv,hauptuntersuchung,hu bis,nachste hu,tuev
vehicle type: fahrzeugart,fahrzeugtyp,fahrzeugklasse,aufbau
exterior-color: aussenfarbe,lackierung,lack,fahrzeugfarbe
driver-license: fuhrerschein,fuhrerscheinnummer,fuhrerscheinklasse,fuhrerausweis
trip id: tournummer,fahrtennummer,tourennummer
equipment id: anlagennummer,geratenummer,equipmentnummer
last maintenance date: letzte wartung
next maintenance date: nachste wartung,wartungstermin
inspection date: prufdatum,gepruft am,pruefdatum,pruftermin,prueftermin,kontrolldatum
inspector: prufer,gepruft von,pruefer,pruferin,prueferin,kontrolleur,inspektor
inspection result: prufergebnis
maintenance type: wartungsart,instandhaltungsart
failure: storung,stoerung,ausfall,panne
drawing id: zeichnung
batch size: losgrosse,losgroesse,chargengrosse
referee: schiedsrichter,schiri
permit type: genehmigungsart,genehmigungstyp
agency: behorde,behoerde,amtsstelle
issuer: aussteller,ausgestellt von,emittent,ausstellungsbehorde
grant: fordermittel,forderung
grant amount: fordersumme,forderbetrag,bewilligungssumme
timestamp: zeitstempel,datum uhrzeit,zeitpunkt
edition: auflage
pesticide: pflanzenschutzmittel,psm,spritzmittel
soil-type: bodenart
shareholder: gesellschafter,aktionar,aktionaer,anteilseigner,anteilsinhaber
team-number: startnummer,trikotnummer,ruckennummer,rueckennummer
result-time: zielzeit
newsletter: newsletteranmeldung,rundschreiben,newsletterempfanger
initials: kurzel,kuerzel
vacation balance: resturlaub,urlaubssaldo,urlaubskonto
emergency contact: notfallperson
reserved stock: reserviert
lease number: mietvertragsnummer
site name: standortname,betriebsstatte,filialname,marktname
measurement: messung
specification: spezifikation,vorgabewert
lower-limit: untergrenze
upper-limit: obergrenze
shelf-life: lagerfahigkeit,haltbarkeitsdauer
trade-name: gewerk
cost-code: kostencode
outage: stromausfall
emission: co 2 ausstoss,treibhausgas
vehicle id: fahrzeugnummer,wagennummer
fuel-consumption: kraftstoffverbrauch
door-count: turen,tueren,anzahl turen
irrigation: bewasserung
concentration: konzentration
`;
