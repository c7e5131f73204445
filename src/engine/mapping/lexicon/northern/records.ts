/** German, Dutch, Scandinavian and Finnish words for records and address books, and words that qualify any noun; in the shape of `english/people.ts`. */
export const NORTHERN_RECORDS = `
id: identifikator,kennung,kennnummer,lfd nr,laufende nummer,sira no,kramank
external-id: externe id,fremd id
code: kod,kode,ma so
reference: referenz,referentie,referenznummer,referentienummer,kenmerk,referens,referensnummer,zeichen,er referens,var referens,ocr,ocr nummer
type: slag,art,kind,typ,tur,turu,soort,vorgangsart
status: stan,tila,keadaan,trang thai,stav,statu
stage: fase,etape
priority: prioritat,dringlichkeit,prioriteit,sev,wichtigkeit
active: aktiv,actief
deleted: geloscht
date: datum,dato
time: uhrzeit,zeit,heure,hora,ora,tijd,tid,saat,klockslag
start date: von datum,startdatum,beginn,anfangsdatum,gultig ab,begindatum,startdag,bat dau,ab datum,aanvang,ingangsdatum,borjar,fran datum,fr m,datum od,from datum
end date: enddatum,ende,schlussdatum,fim,einddatum,slutdatum,slut,bis,afloop,sluttdato,datum tot,till datum,tom datum
start time: startzeit,heure debut,starttijd,starttid,uhrzeit beginn,begintijd
end time: endzeit,hora fin,ora fine,eindtijd,sluttid,uhrzeit ende
created date: erstellt,erstellungsdatum,angelegt am,anlagedatum,aanmaakdatum,aangemaakt op,skapad,skapat,erfasst am,aangemaakt,oprettet,opprettet,upplagd,registrerad
updated date: aktualisiert,geandert am,anderungsdatum,mis jour,gewijzigd op,wijzigingsdatum,uppdaterad,andrad,senast andrad,andringsdatum
creator: erstellt von,ersteller,aangemaakt door,autor eintrag
registration date: anmeldedatum,registrierungsdatum,mitglied seit,inschrijfdatum,registratiedatum,registreringsdatum,anmeldezeitpunkt,medlem sedan
last-login: letzte anmeldung
year: jahr,anno,jaar,ar,rok,nam,saal
month: monat,mes,maand,manad,bulan
week: woche,vecka,hafta
period: periode,zeitraum
duration: dauer,duur,langd tid,sure,laufzeit,dauer gesamt
hours: stunden,horas,ore,uren,timmar
frequency: haufigkeit,frequentie,frekvens,frequenz
count: anzahl der,aantal,antal
percent: prozent,prozentsatz,procent
score: punkte,punktzahl,punten,poang,skor,ank,note punkte,ertrag punkte,gesamtpunktzahl,resultat punkte,nota prova,behaalde punten,resultat poang,nota examen
rating: bewertung,beoordeling,betyg omdome
rank: sira,platzierung
level: niveau,stufe,niva,schwierigkeit
capacity: kapazitat,capaciteit,kapacitet,max attendees
objective: ziel,ziele,lernziele,doel,mal,hedefler,cel
requirement: voraussetzung,voorwaarden,forkunskaper,krav
instructor: docent,instructeur,facilitator,lehrer,dozent,kursleiter,formateur,docente,leraar,larare,kursledare,tranare
course: kurs,kursname,cours,corso,cursus,kursus,nama kursus,kursnamn
program: programm,schulungsprogramm
training: schulung,weiterbildung,utbildning kurs
course id: kurscode,kursnummer,code cours,vakcode,kurskod,emnekode,fagkode
audience: zielgruppe,doelgroep,malgrupp
certificate: certificaat,certifikat,zertifikat
participant: teilnehmer,deelnemer,deltagare
event: veranstaltung,evenement,evenemang
club: verein,vereniging,forening,klub,klubb
federation: federatie,verband,forbund
license id: lizenz,licentie,licens,lisans,genehmigungsnummer,zulassungsnummer,erlaubnisnummer,agrement,vergunning,tillstand,lovnummer,bevilling
member id: mitglieds nr,numero adherent,lidnummer
membership type: mitgliedschaft,mitgliedsart,lidmaatschap,medlemskap,medlemstyp
1: principale,primaire,hauptkontakt
alt: zweite,weitere,secondaire,otro,andra,diger
follow up date: wiedervorlage,relance,uppfoljning,foljupp,folj upp,opvolging
owner: besitzer,eigentumer,inhaber,proprietaire,eigenaar,agare
assignee: zugewiesen an,zustandig,verantwortlich,toegewezen aan,tilldelad,ansvarig,bearbeiter,sachbearbeiter,zugewiesener bearbeiter,toegewezen,behandelaar ticket,handlaggare,tildelt
author: verfasser,auteur,forfattare
project: projekt,projektname
task: aufgabe,taak,uppgift,arbetsuppgift
lead source: herkunft,quelle,origine,fonte,bron,kalla
campaign: campagne,kampagne,kampanj
channel: kanal,kanaal
asset-tag: inventar nr,inventarisnummer
asset name: gerat,geratename,anlage,equipement,apparaat,enhetsnamn
serial id: ser no,serien nr,numero serie,n serie,serienummer,serijnummer
model: modell,modellbezeichnung,model adi
warranty: garantie,garanti
warranty end date: garantie tot
condition: conditie,zustand,skick
mac-address: mac adresse
ip-address: ip adresse,adresse ip
os: betriebssystem,besturingssystem
version: fassung
vehicle: fahrzeug,voertuig,fordon,fahrzeugnummer,voiture
license-plate: kennzeichen,kenteken,registreringsnummer,fahrzeugkennzeichen,amtliches kennzeichen,registreringsnr,bien so,patente
vin: fahrgestellnummer,fin nummer,numero chassis,fahrgestellnr,fahrzeug identifizierungsnummer,chassi,karosserinummer,numer vin
mileage: kilometerstand,kilometrage,laufleistung,matarstallning,miltal,kilometerstand no
diagnosis: diagnose
dosage: dosierung,dosis,dosis mg
active-ingredient: wirkstoff
patient: hasta,patientin,malade,patientnamn
file: datei,fichier,bestand naam,fil
question: frage,vraag
answer: antwort,antwoord,svar
message: nachricht,bericht
reason: grund,raison,reden,orsak,anledning,neden,ursache,oorzaak
result: ergebnis,resultat,resultaat,ket qua,resultat wert,uitslag,messwert
budget: begroting
deal: geschaft,affaire
deal amount: geschaftswert,auftragswert deal,dealwaarde,affarsvarde
sort-order: reihenfolge,volgorde
featured: hervorgehoben
published: veroffentlicht
published date: erscheinungsdatum,veroffentlichungsdatum,publicatiedatum,publiceringsdatum
depreciation: abschreibung,afschrijving,avskrivning
work: geschaftlich,dienstlich,gesch,zakelijk,werk,arbete,jobb
home: privat,prive,casa,hem,ev,dom
billing: rechnungs,factuur,faktura
shipping: liefer,versand,expedition,verzend,leverans
emergency: notfall,nood
spouse: ehepartner,ehegatte,echtgenoot,es adi
father name: vater,padre,pai,vader,far,baba adi,pita ka naam
mother name: mutter,moeder,mor,mata ka naam
children: enfants,barn
assistant: assistente,sekretariat
hobby: interessen
po-box: postfach,postbus
referred-by: empfohlen von
disability: behinderung
special-needs: besondere bedurfnisse
shift: schicht,skift,schichtbezeichnung,equipe poste,poste equipe,ploeg,ploegendienst,arbetsskift,vakt
assessment: prufung,examen,prova,toets
module: modul,lektion
weekday: wochentag,dag week,veckodag
rent: miete,loyer,huur,hyra,kaltmiete,warmmiete,nettokaltmiete,mietpreis,mietzins,huurprijs,maandhuur,manadshyra,hyra manad
bedrooms: schlafzimmer,slaapkamers,sovrum,sovevaerelser,soverom
bathrooms: badezimmer,badkamers,badrum,bader,badezimmer anzahl,bad
surface: wohnflache,flache,oppervlakte,boyta
property-type: immobilienart,type bien
fuel: kraftstoff,treibstoff
transmission: getriebe,cambio
publisher: verlag,editeur,uitgever,forlag
pages: seitenzahl
donation amount: spende
ticket: fall,eintrittskarte,anfrage,vorfall,zaak,melding
check-in: anreise,aankomst,ankomst
check-out: abreise,vertrek,avresa
guests: gaste,anzahl personen
doctor: doktor,arzt,arts,lakare,behandelnder arzt,hausarzt,uberweiser,consultant
insurance: versicherung,krankenkasse,assurance,verzekering,forsakring,versicherer,versicherungsgesellschaft,kasse,verzekeraar,zorgverzekeraar,forsakringsbolag
policy id: versicherungsnummer,policennummer,scheinnummer,forsakringsnummer
prescription: rezept,recept
allergy: allergene,allergie,di ung
expected checkin date: ruckgabedatum
check-out date: ausgabedatum,uitgiftedatum,utfardandedatum
requestable: anforderbar
contract id: avtalsnummer,vertragsnummer
contract start date: vertragsbeginn
contract end date: vertragsende
opening hours: offnungszeiten,openingstijden,oppettider
shelf: regal,lagerplatz,plank,hylla,raf,stellplatz lager,raf no,hyllplats,lagerplats
warehouse: lager ort,lagerort,entrepot,magazijn,werk lager,lagername,filiale,entrepot nom,magasin,bodega,opslaglocatie,lagerstalle,lagerplass,lagersted,ambar
dimension: abmessungen,afmetingen,matt
margin: marge
profit: gewinn,benefice,winst,vinst,kar
commission: commissie,provision
fee: gebuhr,quota,taxa,kosten gebuhr,avgift,kosten bank,phi,spesen,transactiekosten,gebyr,kurtage
rate: tarief,sats
interest-rate: rente,ranta,zins satz
open-rate: oppningsfrekvens,openingspercentage,offnungsrate
click: klicks,klikk
impression: aufrufe,vues,vertoningen,weergaven,visningar,exponeringar,visninger,gosterimler
first: erste,forsta,ilk
last: letzte,ultimo,ultima,laatste,senaste,sista,son
next: nachste,naechste,volgende,nasta
previous: vorherige,vorige,foregaende
new: neu,nouveau,nouvelle,nova,nieuw,ny
old: alt alte,ancien,oud,gammal,lama
average: durchschnitt,durchschnittlich,mittelwert,moyen,moyenne,media,medio,gemiddeld,genomsnitt,genomsnittlig,rata rata,ausat
minimum: mindest,minimale,minsta
maximum: hochst,maximal,hogsta,maksimum,maksimal
planned: geplant,gepland,planerad,planlagt
estimated: geschatzt,voraussichtlich,erwartet,estime,verwacht,verwachte,geschat,beraknad,forvantad
actual: tatsachlich,reelle
target: zielwert,meta,streefwaarde,malvarde
cumulative: cumulatief,cumul,kumuliert,ackumulerad
remaining: rest,verbleibend,offen,restant,resterend,openstaand,aterstaende,kvarvarande
available: verfugbar,frei,disponible,beschikbaar,beschikbare,tillganglig
reserved: reserverad,reserviert,gereserveerd
planned-order: in bestellung,in bestelling
total-of: insgesamt,in totaal
annual: annua,jahrlich,jahres,annuelle,jaarlijks,arlig,ars,hang nam,varshik
monthly: monatlich,monats,maandelijks,manatlig,manads
weekly: wochentlich,wochen,wekelijks
daily: taglich,tages,dagelijks,dagliga
hourly: stundlich,por hora,per uur,per timme
internal: intern
external: extern,externe
personal: persoonlijk,personlig
public: offentlich,publiek,offentlig
local: locaal,locale
foreign: fremd,buitenlands,utlandsk,asing
final: endgultig,slutlig
base: grund,bas,dasar,co ban,mool
gross: brutto,brut,brute,bruto,kotor
net: netto,netto wert,rong
full: voll,vollstandig,complet,volledig,hel,fullstandig,tam
short: kurz,breve,kort,kisa
long: longue,largo
good: gut,bon,bonne,bom,goed,godkand
bad: schlecht,malo,ruim,slecht,dalig
unique: eindeutig,uniek,unik
per: por,je
count: anzahl
range: spanne,tranche,bereik waarde,intervall
index: indeks
ratio: verhaltnis,verhouding,forhallande
gross-profit: bruttogewinn,rohertrag,marge brute
flag: kennzeichen flag,indicateur
method: metod,verfahren
mode: modus,modo,lage
day: tag,jour,dia,dag,gun,hari
name: ten,benamning
name: for och efternamn,nome
mobile phone: di dong,cel
address: gatuadress
code: ma
total: summa
tax amount: kar
customer: auftraggeber
employee: karmchari,medewerker,werknemer,anstalld,medarbetare,medarbejder,angestellter,personel,nom employe
volume: volumina,rauminhalt
area: areal
status: lage,etat
contact: kontakt,ansprechpartner,interlocuteur,contactpersoon,kontaktperson
closed date: geschlossen am,abgeschlossen am,erledigt am,geloest am,sluitingsdatum,gesloten op,afgesloten,stangd,avslutad
cancelled date: storniert am,stornodatum,kundigungsdatum,gekundigt am,annuleringsdatum,opzegdatum,uppsagningsdatum
creator: skapad av
updater: geandert von
approver: genehmigt von,goedgekeurd door,godkand av
approved date: genehmigt am,godkand datum
person: persoon
parent: eltern,ouder,foralder
driver: fahrer,conducteur,bestuurder,forare
operator: operateur,bediener,bedieningspersoneel
agent: agente,vertreter,agenten,agen
seller: selger,verkaufer,verkoper,saljare,saelger
usage: nutzung,verbrauch,uso,gebruik,verbruik,anvandning,forbrukning
limit: limiet,grenzwert,grans
attempt: versuch,poging,forsok,percobaan
action: aktion,actie,atgard
progress: fortschritt,avancement,voortgang,framsteg
feedback: ruckmeldung,aterkoppling
member: medlem
family: familj,familie,haushalt,menage,hogar,huishouden,hushall,hane
residence: wohnsitz,woonplaats adres,bostad
origin: herkunft,origine,herkomst,ursprung,asal
destination: ziel,zielort,bestimmungsort,bestemming,zielhafen
file: anhang,bijlage,bilaga
condition: bedingungen
`;
