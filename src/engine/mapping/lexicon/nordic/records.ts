/** Scandinavian and Finnish words for records and address books, and words that qualify any noun; in the shape of `english/people.ts`. */
export const NORDIC_RECORDS = `
id: identifikator,tunnus,lopnummer
code: kod,kode,koodi
reference: referens,referensnummer,er referens,var referens,ocr,ocr nummer,viite,viitenumero
type: slag,art,kind,typ
status: tila
stage: fase
priority: sev
active: aktiv
date: datum,dato,paiva,paivamaara
time: tid,klockslag,aika,kellonaika,klokkeslaet,klokkeslett
start date: startdatum,startdag,borjar,fran datum,fr m,from datum
end date: slutdatum,slut,sluttdato,till datum,tom datum
start time: starttid,alkamisaika
end time: sluttid,paattymisaika
created date: skapad,skapat,oprettet,opprettet,upplagd,registrerad,luotu,oprettelsesdato
updated date: uppdaterad,andrad,senast andrad,andringsdatum,muokattu,paivitetty,senast uppdaterad,opdateret,oppdatert,sist oppdatert
registration date: registreringsdatum,medlem sedan,anmalningsdatum,intradesdatum,indmeldelsesdato,pameldingsdato,tilmeldingsdato
year: ar,vuosi
month: manad,kuukausi,maned
week: vecka,uge,uke
period: periode
duration: langd tid,tidsatgang
hours: timmar,tunnit,antal timmar,arbetstid,timer,antal timer,antall timer,arbejdstid,arbeidstid
frequency: frekvens
count: antal
percent: procent
score: poang,resultat poang
rating: betyg omdome
level: niveau,niva
capacity: kapacitet,max attendees
objective: mal
requirement: forkunskaper,krav
instructor: facilitator,larare,kursledare,tranare
course: kurs,kursus,kursnamn,kurssi
training: utbildning kurs
course id: kursnummer,kurskod,emnekode,fagkode
audience: malgrupp
certificate: certifikat
participant: deltagare,deltager,deltaker
event: evenemang,tapahtuma
club: forening,klub,klubb
federation: forbund
license id: licens,tillstand,lovnummer,bevilling
membership type: medlemskap,medlemstyp
alt: andra
follow up date: uppfoljning,foljupp,folj upp
owner: agare,omistaja,eier,ejer
assignee: tilldelad,ansvarig,handlaggare,tildelt,vastuuhenkilo,saksbehandler
author: forfattare
project: projekt
task: uppgift,arbetsuppgift,tehtava,opgave,oppgave
lead source: kalla
campaign: kampagne,kampanj
channel: kanal
asset name: enhetsnamn
serial id: serienummer,sarjanumero
model: modell
warranty: garanti
condition: skick
mac-address: mac adresse
ip-address: ip adresse
vehicle: fordon,ajoneuvo,koretoj,kjoretoy
license-plate: registreringsnummer,registreringsnr,rekisterinumero,nummerplade
vin: chassi,karosserinummer,chassinummer,stelnummer,stelnr
mileage: matarstallning,miltal,kilometertal
diagnosis: diagnose
dosage: dosis,dosis mg
patient: patientnamn,potilas,pasient
file: fil
answer: svar
reason: orsak,anledning
result: resultat
deal amount: affarsvarde
published date: publiceringsdatum
depreciation: avskrivning,afskrivning
work: arbete,jobb
home: privat,hem
billing: faktura
shipping: leverans
father name: far
mother name: mor
children: barn
assistant: sekretariat
shift: skift,arbetsskift,vakt
module: modul,lektion
weekday: veckodag,ugedag,ukedag
rent: hyra,manadshyra,hyra manad,vuokra,husleje,husleie
bedrooms: sovrum,sovevaerelser,soverom
bathrooms: badrum,bad
surface: boyta
publisher: forlag
check-in: ankomst
check-out: avresa
doctor: lakare,consultant,laege,lege,fastlege
insurance: forsakring,forsakringsbolag
policy id: forsakringsnummer
prescription: recept
check-out date: utfardandedatum
contract id: avtalsnummer,avtalsnr,kontraktnummer
opening hours: oppettider
shelf: hylla,hyllplats,lagerplats
warehouse: magasin,lagerstalle,lagerplass,lagersted
dimension: matt
profit: vinst
commission: provision
fee: taxa,avgift,gebyr,kurtage
rate: sats
interest-rate: rente,ranta
open-rate: oppningsfrekvens
click: klikk
impression: visningar,exponeringar,visninger
first: forsta
last: senaste,sista
next: nasta
previous: foregaende
new: ny
old: gammal
average: genomsnitt,genomsnittlig
minimum: minsta
maximum: maximal,hogsta,maksimum,maksimal
planned: planerad,planlagt
estimated: beraknad,forvantad
target: malvarde
cumulative: ackumulerad
remaining: rest,aterstaende,kvarvarande
available: tillganglig
reserved: reserverad
annual: arlig,ars
monthly: manatlig,manads
daily: dagliga
hourly: per timme
internal: intern
external: extern
personal: personlig
public: offentlig
foreign: utlandsk
final: slutlig
base: grund,bas
gross: brutto
net: netto
full: hel,fullstandig
short: kort
good: godkand
bad: dalig
unique: unik
range: intervall
index: indeks
ratio: forhallande
method: metod
mode: modus,lage
day: dag
name: benamning
name: for och efternamn
address: gatuadress
total: summa
employee: anstalld,medarbetare,medarbejder,tyontekija,ansatt
area: areal
status: lage
contact: kontakt,kontaktperson,yhteyshenkilo
closed date: stangd,avslutad,avsluttet
cancelled date: uppsagningsdatum
creator: skapad av,oprettet af,opprettet av
approver: godkand av,godkendt af,godkjent av
approved date: godkand datum
parent: foralder
driver: forare,kuljettaja
seller: selger,saljare,saelger
usage: anvandning,forbrukning,forbrug,forbruk
limit: grans
attempt: forsok
action: atgard
progress: framsteg
feedback: aterkoppling
member: medlem,jasen
family: familj,familie,hushall
residence: bostad
origin: ursprung
file: bilaga
`;
