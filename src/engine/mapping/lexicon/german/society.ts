/** German and Dutch words for property, education, health, events, registers and media; in the shape of `english/people.ts`. */
export const GERMAN_SOCIETY = `
listing: inserat,anzeige immobilie,annonce,advertentie,objekt anzeige
listing id: objekt id,objektnummer,objectnummer
property: immobilie,objekt,liegenschaft,vastgoed,pand,woning,objektbezeichnung
property type: haustyp,objekttyp,objektart,soort object
price-per-area: quadratmeterpreis,prijs m 2
living-area: qm,nutzflache,woonoppervlakte,gebruiksoppervlakte
lot-size: grundstuck,grundstucksflache,grundstucksgrosse,terrain,perceeloppervlakte,perceel,kaveloppervlakte
room count: zimmeranzahl,anzahl zimmer,zimmer,aantal kamers,kamers
floor-count: etagenzahl,anzahl etagen,geschosse
construction year: baujahr,bouwjaar
days-on-market: vermarktungsdauer
tenant: mieter,huurder
landlord: vermieter,verhuurder
lease: mietvertrag,huur contract
lease start date: mietbeginn,einzug,ingangsdatum huur
lease end date: mietende,auszug,einddatum huur
property-tax: grundsteuer
energy-class: energieklasse,energieeffizienzklasse,energieausweis
parking-count: stellplatze
listing agent: immobilienmakler
furnished: moblierung,mobliert,gemeubileerd
heating: heizung,heizungsart,verwarming
student: schuler,schulerin,studierender,leerling,schulername,studierende
class: klasse,schulklasse
grade-level: jahrgangsstufe,klassenstufe,stufe klasse,leerjaar
homeroom: klassenraum,mentorklas
teacher: lehrkraft,klassenlehrer,leerkracht,leraar,docent,docente
subject-taught: fach,unterrichtsfach,schulfach,vak
credit-points: kreditpunkte,leistungspunkte,studiepunten
semester: halbjahr
school-year: schuljahr,studienjahr,schooljaar,studiejaar,collegejaar
gpa: durchschnittsnote,notendurchschnitt,gemiddeld cijfer
absences: fehlzeiten,fehltage,abwesenheit,afwezigheid,verzuim
attendance: anwesenheit,aanwezigheid
enrollment date: einschreibedatum,einschulungsdatum,immatrikulation,aufnahmedatum,inschrijfdatum
parent name: ouder verzorger,erziehungsberechtigte,sorgeberechtigte
patient id: patienten id,patienten nr,fallnummer
diagnosis code: diagnosecode,diagnoseschlussel
procedure: behandlung,eingriff
procedure code: verrichtingcode
encounter: behandlung termin,konsultation,consult,afspraak
encounter date: consultdatum,behandlungsdatum,termin,besuchsdatum,afspraakdatum
admission date: aufnahmedatum,opnamedatum
discharge date: entlassdatum,entlassungsdatum,ontslagdatum
medication: medikament,arzneimittel,praparat,medicament,medicijn,geneesmiddel
administration-route: applikationsweg,verabreichungsweg,toedieningsweg
blood-type: abo
heart-rate: puls,herzfrequenz,hartslag,polsslag
blood-pressure: blutdruck,bloeddruk
temperature: temperatur,temperatuur
lab-test: laborwert,laboruntersuchung,analyse,onderzoek,labonderzoek
reference-range: referenzbereich,normbereich,normwert,referentiewaarde,normaalwaarden
vaccine: vaccin,impfstoff,impfung
attendee: gast,besucher,bezoeker,genodigde
ticket type: ticketkategorie,ticketart,kaartsoort
ticket price: kartenpreis,eintrittspreis
checked-in: ingecheckt
seat: sitz,sitzplatz,platz,stoel,zitplaats
venue: veranstaltungsort,locatie evenement
event date: veranstaltungsdatum
session: sitzung,vortrag
speaker: vortragender,sprecher,redner
badge name: namensschild
dietary-requirements: ernahrungswunsche,ernahrung,verpflegungswunsche,dieetwensen
place name: ortsname,plaatsnaam
elevation: hohe,meereshohe,hoogte,hoogte nap,hohe uber nn,hohe u nn
geometry: geometrie
population: einwohner,einwohnerzahl,bevolkerung,inwoners,aantal inwoners,bevolking
area-km2: flache,areal,flache km 2,oppervlakte km 2
stop name: haltestelle,bahnhof,halte
route name: linie,liniennummer,strecke
feature type: objektart geo,objekttyp,objecttype
legal-form: rechtsform,gesellschaftsform,rechtsvorm
incorporation date: grundungsdatum,gegrundet,grundungsjahr,oprichtingsdatum,datum oprichting,opgericht
dissolution date: loschungsdatum,auflosungsdatum
registered address: sitz,firmensitz,geschaftsanschrift,hauptsitz,vestigingsadres,statutaire zetel
industry-code: wz 2008,wz code,branchenschlussel,branchencode
activity: tatigkeit,geschaftszweck,unternehmensgegenstand,unternehmenszweck,activiteit,bedrijfsomschrijving,omschrijving activiteit
director: directeur,geschaftsfuhrer,vorstand,gerant
response id: teilnehmer id,antwort id,antwoord id
survey: umfrage,befragung,enquete
age-group: altersgruppe,altersklasse,leeftijdsgroep,leeftijdscategorie
nps: weiterempfehlung,weiterempfehlungsbereitschaft
satisfaction: zufriedenheit,kundenzufriedenheit,tevredenheid
household-income: haushaltseinkommen
job title: titel,tatigkeit
do-not-call: keine anrufe
last-contacted: letzter kontakt,letzte aktivitat,laatste contact,laatste activiteit
close date: voraussichtliches abschlussdatum,abschlussdatum,verwachte sluitingsdatum
lawyer: anwalt
court: gericht
judge: richter
renewal: verlangerung
tender: ausschreibung
crop: kultur
variety: cultivar,sorte
farm: hof
farmer: landwirt
breed: rasse
species: tierart
vet: tierarzt
native-language: muttersprache
ad: anzeige,werbeanzeige,advertentie
ad name: advertentienaam
ad-group: advertentieset,advertentiegroep,anzeigengruppe
ad account: werbekonto,advertentieaccount
ctr: klickrate,durchklickrate,klikfrequentie,doorklikratio
cpc: klickpreis,kosten pro klick
cpm: tkp
conversion: konversion,conversies
conversion-rate: konversionsrate,conversieratio,conversiepercentage
reach: reichweite,bereik
ad-spend: werbekosten,ausgaben,ausgegebener betrag,uitgaven
daily budget: dagbudget,daggrense
keyword: suchbegriff keyword,schlusselwort,trefwoord,zoekwoord
search-query: suchbegriff,suchanfrage,zoekopdracht
landing-page: ziel url,bestemmingspagina,zielseite
device: gerat,geratetyp,geratekategorie,apparaat,apparaattype
browser: browsertyp
session-count: sitzungen,besuche,anzahl sitzungen,sessies,bezoeken
visitor-count: nutzer,besucher,eindeutige besucher
new visitor-count: neue nutzer,neue besucher,nieuwe gebruikers,nieuwe bezoekers
pageviews: seitenaufrufe,seitenansichten,aufrufe,paginaweergave
bounce-rate: absprungrate
average session duration: sitzungsdauer,durchschnittliche sitzungsdauer,durchschn sitzungsdauer,durchschnittl sitzungsdauer
source-medium: quelle medium,zugriffsquelle,bron medium
referrer: herkunftsseite
page: seite,seiten url,seitenpfad,seitentitel,pagina,paginatitel
average position: durchschnittliche position
event count: ereignisse,ereignisanzahl
ticket id: fallnummer,vorgangsnummer,meldungsnummer
ticket: vorgang
requester: anfragender,anforderer,melder,antragsteller,rapporteur,aanvrager,indiener,aangevraagd door
assignment-group: bearbeitergruppe
first-response-time: erstantwortzeit
resolution-time: losungszeit,bearbeitungszeit,oplostijd
resolution: losung,oplossing
comment: freitext
note: freitext
follower-count: abonnenten,volgers
open-count: offnungen
unsubscribe: abmeldung,uitschrijvingen
likes: gefallt mir
shares-count: geteilt
video-views: videoaufrufe,videoweergaven
mime-type: dateityp,bestandstype
file-size: dateigrosse,bestandsgrootte
checksum: prufsumme
equipment: maschine,ausrustung
experience: berufserfahrung,werkervaring
resume: curriculum vitae,lebenslauf
notice-period: kundigungsfrist,opzegtermijn
series: serie
manufacture date: herstellungsdatum,produktionsdatum
speed: geschwindigkeit
league: liga
player: spieler,speler
dish: gericht
calorie: kalorien
ingredient: zutaten
night-count: nachte
composer: komponist
opponent: gegner
odds: quoten
distance: distanz,afstand,entfernung
meter id: zahlernummer,zahlernr
meter-reading: zahlerstand
voltage: spannung
`;
