/** German and Dutch words for records and address books, and words that qualify any noun; in the shape of `english/people.ts`. */
export const GERMAN_RECORDS = `
id: identifikator,kennung,kennnummer,lfd nr,laufende nummer,volgnummer
external-id: externe id,fremd id
code: kode
reference: referenz,referentie,referenznummer,referentienummer,kenmerk,zeichen,ihr zeichen,betalingskenmerk,uw referentie,onze referentie
type: art,typ,soort,vorgangsart
stage: fase,verkaufsphase
priority: prioritat,dringlichkeit,prioriteit,wichtigkeit
active: aktiv,actief
deleted: geloscht
date: datum
time: uhrzeit,zeit,tijd
start date: von datum,startdatum,beginn,anfangsdatum,gultig ab,begindatum,ab datum,aanvang,ingangsdatum
end date: enddatum,ende,schlussdatum,einddatum,bis,afloop,datum tot
start time: startzeit,starttijd,uhrzeit beginn,begintijd,kommen,arbeitsbeginn
end time: endzeit,eindtijd,uhrzeit ende,gehen,arbeitsende
created date: erstellt,erstellungsdatum,angelegt am,anlagedatum,aanmaakdatum,aangemaakt op,erfasst am,aangemaakt,erstelldatum,erfassungsdatum,invoerdatum
updated date: aktualisiert,geandert am,anderungsdatum,gewijzigd op,wijzigingsdatum,zuletzt geandert,letzte anderung,zuletzt bearbeitet,laatst gewijzigd,laatst bijgewerkt,laatste wijziging,bijgewerkt op
creator: erstellt von,ersteller,aangemaakt door,autor eintrag,angelegt von,erfasst von,ingevoerd door
registration date: anmeldedatum,registrierungsdatum,mitglied seit,inschrijfdatum,registratiedatum,anmeldezeitpunkt
last-login: letzte anmeldung
year: jahr,jaar,kalenderjahr
month: monat,maand
week: woche
period: periode,zeitraum
duration: dauer,duur,laufzeit,dauer gesamt,looptijd
hours: stunden,uren,arbeitszeit,arbeitsstunden,aantal uren
frequency: haufigkeit,frequentie,frequenz
count: anzahl der,aantal
percent: prozent,prozentsatz,procent
score: punkte,punktzahl,punten,note punkte,ertrag punkte,gesamtpunktzahl,resultat punkte,behaalde punten
rating: bewertung,beoordeling
rank: platzierung
level: niveau,stufe,schwierigkeit
capacity: kapazitat,capaciteit,max teilnehmer
objective: ziel,ziele,lernziele,doel
requirement: voraussetzung,voorwaarden
instructor: docent,instructeur,lehrer,dozent,kursleiter,docente,leraar
course: kurs,kursname,cursus,lehrgang,seminar
program: programm,schulungsprogramm
training: schulung,weiterbildung
course id: kurscode,kursnummer,vakcode
audience: zielgruppe,doelgroep
certificate: certificaat,zertifikat
participant: teilnehmer,deelnemer,cursist
event: veranstaltung,evenement
club: verein,vereniging
federation: federatie,verband
license id: lizenz,licentie,genehmigungsnummer,zulassungsnummer,erlaubnisnummer,vergunning
member id: mitglieds nr,lidnummer
membership type: mitgliedschaft,mitgliedsart,lidmaatschap,beitragsgruppe
1: primaire,hauptkontakt
alt: zweite,weitere
follow up date: wiedervorlage,opvolging
owner: besitzer,eigentumer,inhaber,eigenaar,eigentuemer
assignee: zugewiesen an,zustandig,verantwortlich,toegewezen aan,bearbeiter,sachbearbeiter,zugewiesener bearbeiter,toegewezen,behandelaar ticket
author: verfasser,auteur
project: projekt,projektname
task: aufgabe,taak,taakomschrijving
lead source: herkunft,quelle,bron
campaign: campagne,kampagne
channel: kanal,kanaal
asset-tag: inventar nr,inventarisnummer
asset name: gerat,geratename,anlage,apparaat
serial id: serien nr,serienummer,serijnummer,geratenummer
model: modell,modellbezeichnung
warranty: garantie,gewahrleistung
warranty end date: garantie tot
condition: conditie,zustand
mac-address: mac adresse
ip-address: ip adresse
os: betriebssystem,besturingssystem
version: fassung
vehicle: fahrzeug,voertuig,fahrzeugnummer,kfz,fzg
license-plate: kennzeichen,kenteken,fahrzeugkennzeichen,amtliches kennzeichen,kfz kennzeichen,nummerplaat
vin: fahrgestellnummer,fin nummer,fahrgestellnr,fahrzeug identifizierungsnummer,fahrzeugidentifikationsnummer
mileage: kilometerstand,kilometrage,laufleistung,kilometerstand no,tachostand,tellerstand
diagnosis: diagnose
dosage: dosierung,dosis,dosis mg,dosering
active-ingredient: wirkstoff
patient: patientin
file: datei,bestand naam
question: frage,vraag
answer: antwort,antwoord
message: nachricht,bericht
reason: grund,reden,ursache,oorzaak
result: ergebnis,resultat,resultaat,resultat wert,uitslag,messwert,messergebnis
budget: begroting
deal: geschaft
deal amount: geschaftswert,auftragswert deal,dealwaarde,angebotssumme
sort-order: reihenfolge,volgorde
featured: hervorgehoben
published: veroffentlicht
published date: erscheinungsdatum,veroffentlichungsdatum,publicatiedatum
depreciation: abschreibung,afschrijving,afa
work: geschaftlich,dienstlich,gesch,zakelijk,werk
home: privat,prive
billing: rechnungs,factuur,faktura
shipping: liefer,versand,expedition,verzend
emergency: notfall,nood
spouse: ehepartner,ehegatte,echtgenoot,ehefrau,ehemann,echtgenote
father name: vater,vader
mother name: mutter,moeder
assistant: assistente,sekretariat
hobby: interessen
po-box: postfach,postbus
referred-by: empfohlen von
disability: behinderung
special-needs: besondere bedurfnisse
shift: schicht,schichtbezeichnung,ploeg,ploegendienst
assessment: prufung,examen,toets
module: modul,lektion
weekday: wochentag,dag week
rent: miete,huur,kaltmiete,warmmiete,nettokaltmiete,mietpreis,mietzins,huurprijs,maandhuur,nettomiete,huurbedrag
bedrooms: schlafzimmer,slaapkamers
bathrooms: badezimmer,badkamers,bader,badezimmer anzahl,bad
surface: wohnflache,flache,oppervlakte,quadratmeter
property-type: immobilienart
fuel: kraftstoff,treibstoff
transmission: getriebe
publisher: verlag,uitgever
pages: seitenzahl,seitenanzahl
donation amount: spende
ticket: fall,eintrittskarte,anfrage,vorfall,zaak,melding
check-in: anreise,aankomst
check-out: abreise,vertrek
guests: gaste,anzahl personen,personenzahl,personenanzahl,aantal personen,aantal gasten
doctor: doktor,arzt,arts,behandelnder arzt,hausarzt,uberweiser,uberweisender arzt,huisarts
insurance: versicherung,krankenkasse,verzekering,versicherer,versicherungsgesellschaft,kasse,verzekeraar,zorgverzekeraar,zorgverzekering
policy id: versicherungsnummer,policennummer,scheinnummer
prescription: rezept,recept
allergy: allergene,allergie
expected checkin date: ruckgabedatum
check-out date: ausgabedatum,uitgiftedatum
requestable: anforderbar
contract id: vertragsnummer,vertragsnr
contract start date: vertragsbeginn
contract end date: vertragsende
opening hours: offnungszeiten,openingstijden
shelf: regal,lagerplatz,plank,stellplatz lager,regalplatz,magazijnlocatie
warehouse: lager ort,lagerort,entrepot,magazijn,werk lager,lagername,filiale,opslaglocatie
dimension: abmessungen,afmetingen,abmessung,afmeting
margin: marge,deckungsbeitrag
profit: gewinn,winst
commission: commissie,provision
fee: gebuhr,kosten gebuhr,kosten bank,spesen,transactiekosten
rate: tarief
interest-rate: rente,zins satz
open-rate: openingspercentage,offnungsrate
click: klicks
impression: aufrufe,vertoningen,weergaven
first: erste
last: letzte,ultimo,laatste
next: nachste,naechste,volgende
previous: vorherige,vorige
new: neu,nieuw
old: alt alte,oud
average: durchschnitt,durchschnittlich,mittelwert,gemiddeld
minimum: mindest,minimale
maximum: hochst,maximal
planned: geplant,gepland
estimated: geschatzt,voraussichtlich,erwartet,verwacht,verwachte,geschat
actual: tatsachlich,reelle
target: zielwert,streefwaarde
cumulative: cumulatief,cumul,kumuliert
remaining: rest,verbleibend,offen,restant,resterend,openstaand
available: verfugbar,frei,beschikbaar,beschikbare
reserved: reserviert,gereserveerd
planned-order: in bestellung,in bestelling
total-of: insgesamt,in totaal
annual: jahrlich,jahres,jaarlijks
monthly: monatlich,monats,maandelijks
weekly: wochentlich,wochen,wekelijks
daily: taglich,tages,dagelijks
hourly: stundlich,per uur
internal: intern
external: extern,externe
personal: persoonlijk
public: offentlich,publiek
local: locaal
foreign: fremd,buitenlands
final: endgultig
base: grund
gross: brutto,bruto
net: netto,netto wert
full: voll,vollstandig,volledig
short: kurz,kort
good: gut,goed
bad: schlecht,slecht
unique: eindeutig,uniek
per: je
count: anzahl
range: spanne,tranche,bereik waarde,intervall
ratio: verhaltnis,verhouding
gross-profit: bruttogewinn,rohertrag
flag: kennzeichen flag
method: verfahren
mode: modus
day: tag,dag
customer: auftraggeber
employee: medewerker,werknemer,angestellter,mitarbeiter,arbeitnehmer,mitarbeiterin,personeelslid
volume: volumina,rauminhalt
area: areal
status: lage,bearbeitungsstatus
contact: kontakt,ansprechpartner,contactpersoon,kontaktperson,ansprechperson
closed date: geschlossen am,abgeschlossen am,erledigt am,geloest am,sluitingsdatum,gesloten op,afgesloten,afgerond op,afgehandeld op,datum gereed
cancelled date: storniert am,stornodatum,kundigungsdatum,gekundigt am,annuleringsdatum,opzegdatum
updater: geandert von,zuletzt geandert von
approver: genehmigt von,goedgekeurd door,freigegeben von
approved date: genehmigt am,freigegeben am,freigabedatum
person: persoon
parent: eltern,ouder
driver: fahrer,bestuurder
operator: operateur,bediener,bedieningspersoneel
agent: vertreter,agenten
seller: verkaufer,verkoper,kundenbetreuer
usage: nutzung,verbrauch,gebruik,verbruik
limit: limiet,grenzwert
attempt: versuch,poging
action: aktion,actie,massnahme
progress: fortschritt,voortgang
feedback: ruckmeldung
family: familie,haushalt,huishouden
residence: wohnsitz,woonplaats adres
origin: herkunft,herkomst,ursprung,startort
destination: ziel,zielort,bestimmungsort,bestemming,zielhafen
file: anhang,bijlage
condition: bedingungen
`;
