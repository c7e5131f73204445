/** German words for records and address books, and words that qualify any noun; in the shape of `english/people.ts`. */
export const GERMAN_RECORDS = `
id: identifikator,kennung,kennnummer,lfd nr,laufende nummer,nummer,nr,lfdnr,laufnummer,id nr,kennziffer
external-id: fremd id,externe id,fremdschlussel,fremdschluessel,fremdnummer
code: kode,kurzzeichen
reference: referenz,referenznummer,zeichen,ihr zeichen,referenznr
type: art,typ,vorgangsart,gattung
stage: fase,verkaufsphase
priority: prioritat,dringlichkeit,wichtigkeit,schweregrad
active: aktiv,gesperrt,inaktiv
deleted: geloscht,geloescht,loschkennzeichen,loeschkennzeichen,archiviert
date: datum,tagesdatum,dat
time: uhrzeit,zeit
start date: von datum,beginn,anfangsdatum,gultig ab,ab datum,von,gultig von,gueltig ab
end date: enddatum,ende,schlussdatum,bis
start time: uhrzeit beginn,kommen,arbeitsbeginn,anfangszeit,uhrzeit von,zeit von,einlass
end time: endzeit,uhrzeit ende,gehen,arbeitsende,enduhrzeit,uhrzeit bis,zeit bis,schlusszeit
created date: erstellt,erstellungsdatum,anlagedatum,erstelldatum,erfassungsdatum,angelegt,erfasst
updated date: aktualisiert,anderungsdatum,zuletzt geandert,letzte anderung,zuletzt bearbeitet,geandert,geaendert,aenderungsdatum,bearbeitet am,aktualisierungsdatum
creator: erstellt von,ersteller,angelegt von,erfasst von,erfasser,erfasst durch
registration date: anmeldedatum,registrierungsdatum,mitglied seit,anmeldezeitpunkt,registriert am,anmeldung,beitrittsdatum,eintragungsdatum,angemeldet am
last-login: letzte anmeldung,letzter login,zuletzt angemeldet,letzter zugriff
year: jahr,kalenderjahr
month: monat
week: woche,kalenderwoche,kw
period: periode,zeitraum
duration: dauer,laufzeit,dauer gesamt,zeitdauer,gesamtdauer
hours: stunden,arbeitszeit,arbeitsstunden,std
frequency: haufigkeit,frequenz,haeufigkeit,turnus,rhythmus
count: anzahl der,anzahl
percent: prozent,prozentsatz,anteil
score: punkte,punktzahl,gesamtpunktzahl,punktestand
rating: bewertung,sternebewertung,benotung
rank: platzierung,rang,rangliste
level: niveau,stufe,schwierigkeit,schwierigkeitsgrad
capacity: kapazitat,max teilnehmer,kapazitaet,fassungsvermogen,fassungsvermoegen,max teilnehmerzahl,teilnehmerzahl max
objective: ziel,ziele,zielsetzung,lernziel
requirement: voraussetzung,anforderung
instructor: dozent,kursleiter,dozentin,kursleitung,betreuer,ubungsleiter
course: kurs,kursname,lehrgang,seminar,kursbezeichnung,kurstitel,lehrveranstaltung
program: programm,schulungsprogramm
training: schulung,weiterbildung,fortbildung,unterweisung
course id: kurscode,kursnr,veranstaltungsnummer
audience: zielgruppe
certificate: zertifikat,bescheinigung,zeugnis,nachweis
participant: teilnehmer,teilnehmerin,teilnehmername
event: veranstaltung,ereignis
club: verein,vereinsname
federation: verband
license id: lizenz,genehmigungsnummer,zulassungsnummer,erlaubnisnummer,konzession,zulassungsnr,lizenzschlussel
member id: mitglnr
membership type: mitgliedschaft,mitgliedsart,beitragsgruppe,mitgliedertyp,mitgliedstyp,beitragsklasse,mitgliedsstatus
1: hauptkontakt,haupt,primar,primaer
alt: zweite,weitere,sekundar,sekundaer,zusatzlich,zusaetzlich,alternativ
follow up date: wiedervorlage,nachfassen,nachverfolgung
owner: besitzer,eigentumer,inhaber,eigentuemer
assignee: zugewiesen an,zustandig,verantwortlich,bearbeiter,sachbearbeiter,zugewiesener bearbeiter,techniker,monteur,benutzer zugewiesen,bearbeitet von,zustandigkeit
author: verfasser,autor,autorin,verfasserin
project: projekt,projektname,projektbezeichnung,bauvorhaben,baustelle
task: aufgabe
lead source: herkunft,quelle
campaign: kampagne,kampagnenname
channel: kanal,vertriebskanal,vertriebsweg
asset-tag: inventar nr,inventarnummer,anlagennr,inv nr,invnr
asset name: gerat,geratename,anlage,geratebezeichnung,inventarbezeichnung
serial id: serien nr,geratenummer,fabriknummer,snr,sernr,gerate id
model: modell,modellbezeichnung,modellname,typbezeichnung,baureihe
warranty: garantie,gewahrleistung,gewaehrleistung,garantiezeit
condition: zustand,bedingungen
mac-address: mac adresse,macadresse
ip-address: ip adresse,ipadresse
os: betriebssystem,betriebssystem version
version: fassung,ausgabestand
vehicle: fahrzeug,fahrzeugnummer,kfz,fzg,pkw,fahrzeugbezeichnung
license-plate: kennzeichen,fahrzeugkennzeichen,amtliches kennzeichen,kfz kennzeichen,kfzkennzeichen,autokennzeichen,nummernschild,kfz kz
vin: fahrgestellnummer,fin nummer,fahrgestellnr,fahrzeug identifizierungsnummer,fahrzeugidentifikationsnummer,fahrzeugidentnummer,fahrzeugidentnr,fin
mileage: kilometerstand,laufleistung,tachostand,kmstand
diagnosis: diagnose,krankheit
dosage: dosierung,dosis,dosis mg
active-ingredient: wirkstoff
patient: patientin,patientenname
file: datei,dateiname,anhang
question: frage,fragetext
answer: antwort
message: nachricht,mitteilung,meldung
reason: grund,ursache,begrundung,begruendung,anlass
result: ergebnis,resultat,messwert,messergebnis
budget: etat,planbudget
deal: verkaufschance
deal amount: geschaftswert,angebotssumme,geschaftsvolumen
sort-order: reihenfolge,sortierung,sortierreihenfolge,sortiernummer
featured: hervorgehoben,empfohlen
published: veroffentlicht,veroeffentlicht,sichtbar,freigeschaltet
published date: erscheinungsdatum,veroffentlichungsdatum,veroffentlicht am,erscheinungstermin
depreciation: abschreibung,afa,abschreibungsbetrag
work: geschaftlich,dienstlich,gesch,geschaeftlich,arbeit,buro,buero
home: privat,zuhause
billing: faktura,rechnung,fakturierung
shipping: liefer,versand,expedition
emergency: notfall
spouse: ehepartner,ehegatte,ehefrau,ehemann,lebenspartner
father name: vater
mother name: mutter
assistant: sekretariat,assistenz,assistentin
hobby: interessen,hobbys,freizeit
po-box: postfach
referred-by: empfohlen von,geworben von
disability: behinderung,schwerbehinderung
special-needs: besondere bedurfnisse,forderbedarf,foerderbedarf,sonderwunsche,sonderwuensche
shift: schicht,schichtbezeichnung,schichtart
assessment: prufung,pruefung,klausur,klassenarbeit
module: modul,lektion,lerneinheit
weekday: wochentag
rent: miete,kaltmiete,warmmiete,nettokaltmiete,mietpreis,mietzins,nettomiete,grundmiete,mietbetrag
bedrooms: schlafzimmer,schlafraume,anzahl schlafzimmer
bathrooms: badezimmer,bader,badezimmer anzahl,bad,baeder,anzahl badezimmer
surface: wohnflache,flache,quadratmeter,wohnflaeche,nutzflache,nutzflaeche,flaeche
property-type: immobilienart,immobilientyp,objektkategorie,gebaudeart,gebaeudeart,gebaudetyp,gebaeudetyp
fuel: kraftstoff,treibstoff,antriebsart,antrieb,kraftstoffart
transmission: getriebe,getriebeart,schaltung
publisher: verlag,herausgeber
pages: seitenzahl,seitenanzahl,seiten
donation amount: spende,spendenhohe
ticket: fall,eintrittskarte,anfrage,vorfall,stormeldung,vorgang
check-in: anreise,ankunftstag,anreisedatum,anreisetag
check-out: abreise,check out datum,abreisedatum,abreisetag
guests: gaste,anzahl personen,personenzahl,personenanzahl,gaeste,personen,anzahl gaste,gastezahl,gaestezahl
doctor: doktor,arzt,behandelnder arzt,hausarzt,uberweiser,uberweisender arzt,arztin,aerztin,behandler,zahnarzt
insurance: versicherung,krankenkasse,versicherer,versicherungsgesellschaft,kasse,krankenversicherung,kostentrager,kostentraeger
policy id: versicherungsnummer,scheinnummer,vsnr
prescription: rezept,verordnung
allergy: allergene,allergie,unvertraglichkeit,unvertraeglichkeit
expected checkin date: ruckgabedatum,rueckgabedatum
check-out date: ausgabedatum
requestable: anforderbar
contract id: vertragskonto
contract start date: vertragsbeginn
contract end date: vertragsablauf
opening hours: offnungszeit,oeffnungszeit,geoffnet,geoeffnet
shelf: regal,lagerplatz,stellplatz lager,regalplatz,regalfach,lagerfach
warehouse: lager ort,lagerort,werk lager,lagername,filiale,lager,lagerhaus
dimension: abmessung
margin: marge,deckungsbeitrag,handelsspanne,gewinnspanne,rohmarge,aufschlag
profit: gewinn,uberschuss,ueberschuss
commission: provision,courtage
fee: gebuhr,spesen,gebuehr,bankgebuhr,bankgebuehr,teilnahmegebuhr,teilnahmegebuehr,kursgebuhr,kursgebuehr,kosten,beitrag,monatsbeitrag,honorar
rate: satz,tarifsatz,kurssatz
interest-rate: zins satz,zins,sollzins,nominalzins
open-rate: offnungsrate,oeffnungsrate
click: klicks,klick
impression: aufrufe,einblendungen,sichtungen
first: erste,erster,erstmalig
last: letzte,ultimo,letzter,zuletzt,neueste
next: nachste,naechste,nachster,folgende
previous: vorherige,fruhere,fruehere,bisherige
new: neu,neue,neuer
old: alt,alte
average: durchschnitt,durchschnittlich,mittelwert,mittel,durchschn,schnitt
minimum: mindest,kleinste,minimal
maximum: hochst,maximal,hoechst,hochste,grosste,groesste
planned: geplant,plan,vorgesehen
estimated: geschatzt,voraussichtlich,erwartet,geschaetzt,prognose
actual: tatsachlich,tatsaechlich,ist,tatsachliche,istwert,realisiert
target: zielwert,vorgabe,sollwert,zielvorgabe
cumulative: kumuliert,kumulativ,aufgelaufen
remaining: rest,verbleibend,offen,restlich,ubrig,uebrig
available: verfugbar,frei,verfuegbar,freie
reserved: reserviert,vorgemerkt,geblockt
planned-order: in bestellung,bestellt,bestellte
total-of: insgesamt,gesamt,gesamte
annual: jahrlich,jahres,jaehrlich,pro jahr
monthly: monatlich,monats,pro monat
weekly: wochentlich,wochen,woechentlich,pro woche
daily: taglich,tages,taeglich,pro tag
hourly: stundlich,stuendlich,pro stunde
internal: intern,interne,innerbetrieblich
external: extern,externe
personal: personlich,persoenlich
public: offentlich,oeffentlich
local: lokal,ortlich,oertlich,inland
foreign: fremd,ausland,auslandisch,auslaendisch
final: endgultig,endgueltig,schluss,end
base: grund
gross: brutto
net: netto,netto wert
full: voll,vollstandig,vollstaendig,komplett,gesamter
short: kurz,kurze
good: gut,io,einwandfrei
bad: schlecht,fehlerhaft,nio,mangelhaft
unique: eindeutig,einzigartig
per: je
range: spanne,tranche,intervall,bereich,bandbreite
ratio: verhaltnis,verhaeltnis,quote,quotient
gross-profit: bruttogewinn,rohertrag,rohgewinn,bruttoertrag
flag: kennz,ja nein
method: verfahren,methode,technik
mode: modus,betriebsart
day: tag,tage
employee: mitarbeiter,arbeitnehmer,mitarbeiterin,mitarbeitende,mitarbeitername,beschaftigter,beschaeftigter,angestellte,bediensteter
volume: volumina,rauminhalt,volumen,kubatur
area: areal,flache,flaeche,flacheninhalt,flaecheninhalt
status: lage,bearbeitungsstatus,bearbeitungsstand,stand
contact: kontakt,ansprechpartner,kontaktperson,ansprechperson,ansprechpartnerin,kontaktname
closed date: geloest am,abgeschlossen,geschlossen,erledigt,abschlussdatum,beendet
cancelled date: kundigungsdatum,gekundigt am,storniert,storno,abgesagt
updater: geandert von,zuletzt geandert von,geandert durch,bearbeitet durch
approver: genehmigt von,freigegeben von,genehmiger,freigeber,genehmigt durch,freigegeben durch
approved date: genehmigt,freigegeben,bewilligt,freigabe,genehmigungsdatum,bewilligungsdatum
person: personenname
parent: eltern,elternteil
driver: fahrer,fahrerin,fahrername,lenker
operator: bediener,betreiber,maschinenfuhrer,maschinenfuehrer,maschinenbediener
agent: vertreter,aussendienst
seller: verkaufer,kundenbetreuer,verkaeufer,verkauferin,verkaeuferin,vertriebsmitarbeiter,kundenberater,verkaufsberater
usage: nutzung,verbrauch,verbrauchsmenge,verbrauch k wh,verbrauch kwh,jahresverbrauch
limit: grenzwert,grenze,obergrenze,hochstgrenze,hoechstgrenze
attempt: versuch
action: aktion,massnahme,handlung
progress: fortschritt,fertigstellungsgrad,fertigstellung
feedback: ruckmeldung,rueckmeldung,anregungen,verbesserungsvorschlage,verbesserungsvorschlaege
family: familie,haushalt
residence: wohnsitz,aufenthaltsort
origin: herkunft,ursprung,startort,abgangsort,abholort
destination: ziel,zielort,bestimmungsort,zielhafen,lieferort
children: kinderzahl
eol-date: lebensende
contract: vertrag,vereinbarung,vertragsbezeichnung
long: lange
index: kennzahl
member: mitglied,mitgliedsname
foreign-language: fremdsprache
`;
