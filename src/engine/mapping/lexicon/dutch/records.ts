/** Dutch words for records and address books, and words that qualify any noun; in the shape of `english/people.ts`. */
export const DUTCH_RECORDS = `
id: volgnummer,nummer,volgnr,identificatie,rijnummer
external-id: externe id,extern id,externe sleutel,extern nummer
code: kode
reference: referentie,referentienummer,kenmerk,betalingskenmerk,uw referentie,onze referentie,uw kenmerk,ons kenmerk,refnr,gestructureerde mededeling,betalingsreferentie,bestelreferentie
type: soort,aard,categorie type,variant soort
stage: fase,stadium,verkoopfase
priority: prioriteit,urgentie,belang,spoed
active: actief,inactief
deleted: verwijderd,gearchiveerd
date: datum
time: tijd
start date: begindatum,aanvang,ingangsdatum,startdatum,geldig van,begin,vanaf
end date: einddatum,afloop,eind,einde,tot,tot en met
start time: tijd van
end time: tijd tot
created date: aanmaakdatum,aangemaakt op,aangemaakt,invoerdatum,gecreeerd,datum invoer,creatiedatum
updated date: gewijzigd op,wijzigingsdatum,laatst gewijzigd,laatst bijgewerkt,laatste wijziging,bijgewerkt op,gewijzigd,bijgewerkt,mutatiedatum,laatste mutatie
creator: aangemaakt door,ingevoerd door,maker
registration date: inschrijfdatum,registratiedatum,inschrijvingsdatum,aanmelddatum,datum inschrijving,klant sinds,lid sinds
last-login: laatste login,laatste aanmelding,laatst ingelogd
year: jaar,jaartal
month: maand,maanden
week: week nr
period: periode,tijdvak
duration: duur,looptijd,tijdsduur
hours: uren,aantal uren,gewerkte uren
frequency: frequentie
count: aantal
percent: perc,procent,aandeel
score: punten,behaalde punten,puntentotaal
rating: beoordeling,waardering
rank: rang,rangorde
level: niveau,moeilijkheidsgraad
capacity: capaciteit,max deelnemers
objective: doel,doelstelling,leerdoel
requirement: voorwaarden,vereiste,eis
instructor: docent,instructeur,docente,leraar,begeleider,cursusleider
course: cursus,cursusnaam
training: bijscholing,nascholing
course id: vakcode,cursuscode
audience: doelgroep
certificate: certificaat,getuigschrift
participant: deelnemer,cursist,deelnemersnaam,ingeschrevene,deelneemster
event: evenement,gebeurtenis,bijeenkomst,voorstelling
club: vereniging
federation: federatie
license id: licentie,vergunning,licentiecode,licentiesleutel
member id: lidnummer,lidnr,lidmaatschapsnr,bondsnummer,lidmaatschapsnummer
membership type: lidmaatschap,lidsoort,lidtype,soort lid
1: hoofd,primair
alt: secundair,extra,aanvullend,alternatief
follow up date: opvolging,opvolgdatum,terugbeldatum
owner: eigenaar,houder,bezitter
assignee: toegewezen aan,toegewezen,uitvoerende,zaakbehandelaar,dossierbeheerder,toegekend aan,monteur,technicus,behandelaar,verantwoordelijke,uitvoerder
author: auteur,schrijver
project: projectnaam,bouwproject
task: taak,taaknaam,werkzaamheid,taakomschrijving
lead source: via wie,bron
campaign: campagne,campagnenaam
channel: kanaal,verkoopkanaal
asset-tag: inventarisnummer,activanummer,inventarisnr
asset name: apparaat,activa omschrijving
serial id: serienummer,serijnummer,serienr,fabrieksnummer
model: modelnaam,typeaanduiding
warranty: garantie,garantietermijn
warranty end date: einde garantie
condition: conditie
mac-address: mac adres
ip-address: ip adres
os: besturingssystem,besturingssysteem
version: versie
vehicle: voertuig,wagen,bedrijfswagen,personenauto,wagenpark,vrachtvoertuig
license-plate: kenteken,nummerplaat,kentekenplaat
vin: voertuigidentificatienummer
mileage: tellerstand,kilometerstand,kmstand,km teller,kilometrage
diagnosis: diagnose,aandoening
dosage: dosis,dosis mg,dosering
active-ingredient: werkzame stof
patient: patientnaam
file: bestand naam,bestand,bestandsnaam,bijlage
question: vraag,vraagtekst
answer: antwoord
message: bericht,boodschap
reason: reden,oorzaak,motivering,aanleiding
result: resultaat,uitslag,uitkomst
budget: begroting,gebudgetteerd
deal: verkoopkans
deal amount: dealwaarde,contractwaarde
sort-order: volgorde,sorteervolgorde,sortering
featured: uitgelicht,aanbevolen
published: gepubliceerd,zichtbaar
published date: publicatiedatum,verschijningsdatum,gepubliceerd op
depreciation: afschrijving
work: zakelijk,werk,kantoor
home: prive,thuis
billing: factuur,facturatie
shipping: verzend,aflever,bezorg,lever
emergency: nood,noodgeval
spouse: echtgenoot,echtgenote
father name: vader
mother name: moeder
assistant: assistent,secretariaat
hobby: interesses
po-box: postbus
referred-by: doorverwezen door,aangebracht door,verwijzer
disability: beperking,arbeidshandicap
special-needs: bijzondere behoeften,zorgbehoefte
shift: ploeg,ploegendienst
assessment: examen,toets,tentamen
weekday: dag week,weekdag
rent: huur,huurprijs,maandhuur,huurbedrag,huursom,kale huur,pacht,basishuur,netto huur,huurtarief
bedrooms: slaapkamers,aantal slaapkamers
bathrooms: badkamers,bad,aantal badkamers
surface: oppervlakte,oppervlak
property-type: woningtype,soort woning,type woning
fuel: brandstoftype,brandstof,brandstofsoort
transmission: transmissie,versnellingsbak,schakeling
publisher: uitgever,uitgeverij
pages: aantal pagina s,bladzijden,blz
ticket: zaak,melding
check-in: aankomst,aankomstdag,inchecken
check-out: vertrek,vertrekdag,uitchecken
guests: aantal personen,aantal gasten,gasten,personen
doctor: arts,huisarts,behandelend arts,specialist,tandarts,behandelaar zorg,zorgverlener,hoofdbehandelaar
insurance: verzekering,verzekeraar,zorgverzekeraar,zorgverzekering,verzekeringsmaatschappij,ziekenfonds,mutualiteit,ziekteverzekering
policy id: polisnr
prescription: recept,voorschrift
allergy: allergie
expected checkin date: retourdatum,inleverdatum
check-out date: uitgiftedatum
contract start date: begindatum contract,ingangsdatum contract,ingang contract
contract end date: einddatum contract,einde contract
opening hours: openingstijden,openingsuren
shelf: plank,magazijnlocatie,schap,stelling,locatie magazijn
warehouse: entrepot,magazijn,opslaglocatie,opslag,filiaal
dimension: afmeting,maten
margin: marge,winstmarge,brutomarge
profit: winst
commission: commissie,courtage
fee: transactiekosten,vergoeding,bijdrage,leges,toeslag
rate: tarief
interest-rate: rente,rentepercentage,rentevoet,rentetarief
open-rate: openingspercentage,openratio
click: klikken,kliks
impression: vertoningen,weergaven,impressies
first: eerste
last: ultimo,laatste,laatst,recentste
next: volgende,eerstvolgende
previous: vorige,vorig,eerdere
new: nieuw,nieuwe
old: oud,oude
average: gemiddeld,gemiddelde
minimum: minimale,minimaal,laagste
maximum: maximaal,maximale,hoogste
planned: gepland,planning,begroot,begrote,gebudgetteerd
estimated: verwacht,verwachte,geschat,geschatte,prognose,raming
actual: werkelijk,werkelijke,feitelijk,gerealiseerd,daadwerkelijk
target: streefwaarde,norm
cumulative: cumulatief,gecumuleerd
remaining: rest,restant,resterend,openstaand,overig
available: beschikbaar,beschikbare,vrij
reserved: gereserveerd
planned-order: in bestelling,besteld
total-of: in totaal,totaal van,gezamenlijk
annual: jaarlijks,per jaar
monthly: maandelijks,per maand
weekly: wekelijks
daily: dagelijks,per dag
hourly: per uur
internal: intern,interne
external: extern,externe
personal: persoonlijk
public: publiek,openbaar
local: locaal,lokaal,lokale,plaatselijk
foreign: vreemd,buitenland
final: definitief,definitieve,eind
gross: bruto
net: netto
full: volledig,volledige,vol
short: kort,korte,verkort
good: goed
bad: slecht,afgekeurd
unique: uniek,unieke
range: tranche,bereik,bandbreedte
ratio: verhouding
gross-profit: brutowinst
flag: ja nee,j n,indicatie
method: methode,wijze,techniek
mode: modus
day: dag,dagen
employee: medewerker,werknemer,personeelslid,medewerkernaam,personeel,collega,personeelslid naam,arbeidskracht
volume: kubieke meter
area: oppervlakte
status: stand zaken,voortgangsstatus
contact: contactpersoon,contactpersonen,aanspreekpunt,contactgegevens,ter attentie,tav
closed date: sluitingsdatum,gesloten op,afgesloten,afgerond op,afgehandeld op,gesloten,afgehandeld,afsluitdatum,voltooid,voltooid op,gereed,gereedmelding
cancelled date: opzegdatum,geannuleerd,geannuleerd op,annulering,opgezegd,opgezegd op
updater: gewijzigd door,bijgewerkt door
approver: goedgekeurd door,goedkeurder,akkoord door,fiatteur
approved date: goedgekeurd,goedkeuringsdatum,goedgekeurd op,akkoorddatum
person: persoon
parent: ouder,ouders
driver: bestuurder
operator: operateur,bedieningspersoneel,bediener
agent: agenten,vertegenwoordiger,adviseur
seller: verkoper,accountmanager,verkoopmedewerker
usage: gebruik,verbruik,verbruikt,jaarverbruik,afname,verbruik k wh
limit: limiet,grens,plafond
attempt: poging
action: actie,maatregel,handeling
progress: voortgang,percentage gereed,gereed,gereed percentage
feedback: terugkoppeling,suggesties
family: familie,huishouden,gezin
residence: woonplaats adres,verblijfplaats
origin: herkomst,vertrekplaats,laadplaats,ophaaladres,startlocatie
destination: bestemming,aankomstplaats,losplaats,afleverplaats,reisdoel
format: formaat
children: kinderen
eol-date: einde levensduur
contract: overeenkomst
long: lange
link: koppeling
member: lid,leden,lidnaam,aangeslotene,verenigingslid
foreign-language: vreemde taal
`;
