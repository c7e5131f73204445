/** German and Dutch words of single industries; in the shape of `english/people.ts`. */
export const GERMAN_INDUSTRIES = `
animal id: ohrmarke,oormerk,tiernummer
pet: tier,tiername,haustier,dier,huisdier
breed: ras
species: diersoort
field-name: schlag,flurstuck,perceelnaam
crop: feldfrucht,gewas,fruchtart,kulturart
crop-yield: ertrag,opbrengst,erntemenge
sowing date: aussaat,aussaatdatum,zaaidatum
harvest date: erntedatum,ernte,oogstdatum
fertilizer: dunger,mest,kunstmest
application-rate: aufwandmenge,dosering per ha
sample id: probennummer,probe,proben nr,monsternummer,monster
sample date: probenahmedatum,entnahmedatum,monsterdatum,probenahme
analyst: laborant,analist
contractor: nachunternehmer,subunternehmer,auftragnehmer,aannemer,onderaannemer,handwerker
project: bauvorhaben,baustelle,bouwproject
cost type: kostenart,kostensoort
change-order: nachtrag,meerwerk
retention amount: sicherheitseinbehalt,inhouding
progress: fertigstellungsgrad,fertigstellung,gereed percentage
description: leistungsbeschreibung,leistung,werkomschrijving,langtext,omschr
billed amount: abgerechnet,gefactureerd
fuel: kraftstoffart,brandstofsoort
fuel quantity: liter,getankte liter
reading date: ablesedatum,ablesetag,opnamedatum,ablesung
tariff: stromtarif,tarief
previous meter-reading: alter zahlerstand,vorheriger zahlerstand,beginstand
meter-reading: neuer zahlerstand,endzahlerstand,eindstand,meterstand,zaehlerstand,meter stand
usage: verbrauch kwh,jahresverbrauch
power: leistung kw,vermogen,nennleistung
room number: zimmernummer,zimmer nr,kamernummer
room type: zimmertyp,zimmerkategorie,zimmerart,kamertype
night-count: ubernachtungen,overnachtingen
check-in: anreisedatum,anreisetag,aankomstdatum
check-out: abreisedatum,abreisetag,vertrekdatum
attendee: gastname,naam gast
adult-count: erwachsene,volwassenen
child-count: anzahl kinder,aantal kinderen
nightly rate: zimmerpreis,kamerprijs,preis pro nacht,prijs per nacht
start date: mietbeginn,mietstart,huurstart,gultig von,gueltig ab,geldig vanaf,vanaf
end date: mietende,huureinde,tot en met
daily: tagespreis,tagessatz,dagtarief
fee: beitrag,monatsbeitrag,mitgliedsbeitrag,contributie,honorar
registration date: lid sinds,angemeldet am
member id: mitgliedsnummer,lidmaatschapsnummer
instructor: betreuer,begeleider,cursusleider
player: torschutze,spelersnaam
team: mannschaftsname,ploegnaam
home team: heim,heimmannschaft,heimteam,thuisploeg,thuisteam
away team: auswarts,gastmannschaft,gastteam,uitploeg
match date: spieldatum,spieltag,wedstrijddatum
league: liga name,competitie
copies: exemplare,anzahl exemplare,exemplaren
call-number: signatur,plaatskenmerk
borrower: entleiher,ausleiher,lener
due date: ruckgabefrist,inleverdatum,zahlungsfrist,zahlbar bis,frist,uiterste betaaldatum,vervaldag
loan date: ausleihdatum,ausgeliehen am,uitleendatum
accession-number: inventarnummer,objektnummer museum,inventarisnummer
artist: kunstler,kunstenaar,urheber
method: technik,techniek
volunteer: ehrenamtlicher,freiwilliger,vrijwilliger
donation date: spendendatum,giftdatum
donor: spendername,donateur
donation amount: spendenbetrag,spendenhohe,giftbedrag,donatiebedrag,donatie
application date: bewerbungsdatum,sollicitatiedatum,antragsdatum
candidate: bewerber,bewerbername,sollicitant
vacancy: stelle,ausgeschriebene stelle,vacature,offene stelle
expected salary: gehaltswunsch,gehaltsvorstellung,salariswens
pay grade: entgeltgruppe,besoldungsgruppe,tarifgruppe,salarisschaal
gross pay: bruttolohn,bruttogehalt,brutoloon,gesamtbrutto
net pay: nettolohn,nettogehalt,nettoloon,auszahlungsbetrag
sick-days: krankheitstage,krankentage,ziektedagen,verzuimdagen
leave type: abwesenheitsart,urlaubsart,verlofsoort,abwesenheitsgrund,verloftype
relationship: beziehung,verwandtschaft,relatie,verwantschap,verwandtschaftsgrad
priority: schweregrad,ernst
root-cause: ursache,grondoorzaak
resolved date: gelost am,opgelost op,erledigungsdatum
task id: aufgabennummer,taaknummer
predecessor: vorganger,voorganger
milestone: meilenstein,mijlpaal
planned hours: sollstunden,geplante stunden,geplande uren,sollzeit
actual hours: iststunden,geleistete stunden,gewerkte uren,istzeit
project manager: projektleiter,projectleider
lawyer: rechtsanwalt,advocaat
matter id: aktenzeichen,az,dossiernummer,geschaftszeichen,aktennummer
court: gerichtsstand,rechtbank
hearing date: termin gericht,verhandlungstermin,zittingsdatum
software: programm name,anwendung,applicatie
os: betriebssystem version
hostname: rechnername,hostnaam
license id: lizenzschlussel,licentiesleutel
purchase date: aanschafdatum,gekauft am
cost: anschaffungswert,kaufpreis,aankoopprijs,aanschafwaarde,herstellungskosten,herstellkosten
useful-life: nutzungsdauer,gebruiksduur,levensduur
salvage-value: restwert,restwaarde
assignee: benutzer zugewiesen,bearbeitet von,zustandigkeit,behandelaar,verantwoordelijke,uitvoerder
allergen: allergene,allergenen
serving-size: portion,portie
dish: speise,gericht name,gerecht
dish: rezeptur,recept naam
vessel: schiffsname,scheepsnaam
seal id: plombennummer,siegelnummer,zegelnummer
estimated arrival date: voraussichtl ankunft,verwachte aankomst
cadastral id: flurstucksnummer,kadastraal nummer
price: kaufpreis immobilie,koopsom,nettopreis,bruttopreis,preis netto,preis brutto,einzelpreis netto,prijs per stuk,eenheidsprijs,prijs excl btw,prijs incl btw,verkoopprijs excl btw
tenant: mieter name,huurdernaam,mietpartei
passenger: reisender,passagier
arrival time: ankunftszeit,aankomsttijd
departure time: abfahrtszeit,abflugzeit,vertrektijd
instructor: ubungsleiter
call duration: gesprachsdauer,gespreksduur
calling-number: anrufer,anrufernummer,beller
moisture: feuchte,feuchtigkeit,vocht
route name: routenname,buslinie
religion: konfession
overtime: uberstunden,mehrarbeit,overuren,overwerk
vacation-days: urlaubsanspruch,jahresurlaub,vakantiedagen,verlofdagen,verlofuren,urlaubstage
vendor id: kreditorennummer,kreditorennr,lief nr,crediteurnummer,crediteurennummer
supplier part: lieferantenartikelnummer,artikelnummer leverancier
last count date: letzte inventur,inventurdatum
variant: ausfuhrung
overdue: uberfallig
discount percent: rabattsatz
receipt date: eingangsdatum,eingegangen am,zugangsdatum,wareneingangsdatum,ontvangstdatum,ontvangen op,datum ontvangst
received quantity: gelieferte menge,aantal ontvangen
return reason: retourengrund
bank: kreditinstitut
credit-score: bonitat
probability: wahrscheinlichkeit
next-step: nachster schritt
hazard: gefahrgut,gevaarlijke stoffen
major: studiengang,fachrichtung
emergency phone: notfallnummer
insurance member id: versichertennummer,verzekerdennummer
bed: bettnummer
specialty: fachgebiet
vaccination date: impfdatum
sample type: probenart
detection-limit: nachweisgrenze
cause of loss: schadenursache
policy type: versicherungsart
hoa-fee: hausgeld
table-number: tischnummer
meal-plan: verpflegung
booking channel: buchungskanal
first-registration: erstzulassung,erstzulassungsdatum,datum eerste toelating,eerste toelating
inspection-due: tuv,hauptuntersuchung,hu bis,nachste hu,apk datum,apk
vehicle type: fahrzeugart,fahrzeugtyp
exterior-color: aussenfarbe
driver-license: fuhrerschein,fuhrerscheinnummer
trip id: tournummer
equipment id: anlagennummer
last maintenance date: letzte wartung,laatste onderhoud
next maintenance date: nachste wartung,volgende onderhoud,volgend onderhoud
inspection date: prufdatum,gepruft am,keuringsdatum,inspectiedatum,controledatum
inspector: prufer,gepruft von
inspection result: prufergebnis
maintenance type: wartungsart
failure: storung,storing
drawing id: zeichnungsnummer,zeichnungsnr
batch size: losgrosse
referee: schiedsrichter
permit type: genehmigungsart,vergunningtype
agency: behorde
issuer: aussteller,ausgestellt von
grant: fordermittel,subsidie
grant amount: fordersumme,subsidiebedrag
timestamp: zeitstempel,datum uhrzeit,zeitpunkt,tijdstip,tijdstempel,datum en tijd
edition: auflage
pesticide: pflanzenschutzmittel
soil-type: bodenart
shareholder: gesellschafter
team-number: startnummer
result-time: zielzeit
newsletter: newsletteranmeldung,nieuwsbrief
initials: voorletters,voorletter
vacation balance: verlofsaldo,resturlaub,urlaubssaldo,urlaubskonto
available stock: vrije voorraad
journal: dagboek
emergency contact: noodcontact
`;
