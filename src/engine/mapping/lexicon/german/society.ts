/** German words for property, education, health, events, registers and media; in the shape of `english/people.ts`. */
export const GERMAN_SOCIETY = `
listing: inserat,anzeige immobilie,annonce,objekt anzeige,expose
listing id: objekt id,objektnummer,objektnr
property: immobilie,objekt,liegenschaft,objektbezeichnung
property type: haustyp,objekttyp,objektart,immobilienart,gebaudeart,gebaeudeart
price-per-area: quadratmeterpreis,preis qm
living-area: qm,nutzflache,wohnflache,wohnflaeche,wohnfl,nutzflaeche,gesamtflache
lot-size: grundstuck,grundstucksflache,grundstucksgrosse,grundflache,grundstueck
room count: zimmeranzahl,anzahl zimmer,zimmer,zimmerzahl,raume,raeume
floor-count: etagenzahl,anzahl etagen,geschosse,etagenanzahl
construction year: baujahr,bauj
days-on-market: vermarktungsdauer
tenant: mieter,mieterin,pachter,paechter,mieter name,mietpartei
landlord: vermieter,vermieterin,verpachter,verpaechter
lease: mietvertrag,pachtvertrag,mietverhaltnis
lease start date: mietbeginn,einzug
lease end date: mietende,auszug
property-tax: grundsteuer
energy-class: energieklasse,energieeffizienzklasse,energieausweis,effizienzklasse
parking-count: stellplatze,parkplatze,parkplaetze,garagen
listing agent: immobilienmakler
furnished: moblierung,mobliert,moebliert,moeblierung
heating: heizung,heizungsart,heizart,befeuerung
student: schuler,schulerin,schulername,studierende
class: klasse,schulklasse,klassenname
grade-level: jahrgangsstufe,klassenstufe,stufe klasse
homeroom: klassenraum,stammklasse
teacher: lehrkraft,klassenlehrer,lehrerin,klassenlehrerin
subject-taught: fach,unterrichtsfach,schulfach
credit-points: kreditpunkte,leistungspunkte
semester: halbjahr,schulhalbjahr
school-year: schuljahr,studienjahr
gpa: durchschnittsnote,notendurchschnitt,notenschnitt
absences: fehlzeiten,fehltage,abwesenheit,fehlstunden
attendance: anwesenheit,anwesend
enrollment date: einschreibedatum,einschulungsdatum,immatrikulation,aufnahmedatum
parent name: erziehungsberechtigte,sorgeberechtigte
patient id: fallnummer
diagnosis code: diagnoseschlussel
procedure: behandlung,eingriff,therapie
procedure code: leistungsziffer
encounter: behandlung termin,konsultation,besuch,termin
encounter date: behandlungsdatum,termin
admission date: aufnahmedatum,einweisungsdatum
discharge date: entlassdatum,entlassungsdatum
medication: medikament,arzneimittel,praparat
administration-route: applikationsweg,verabreichungsweg,applikationsart
heart-rate: puls,herzfrequenz
blood-pressure: blutdruck,rr
temperature: temperatur,temp,korpertemperatur
lab-test: laborwert,laboruntersuchung,analyse,laborparameter,analyt,labortest,untersuchung
reference-range: referenzbereich,normbereich,normwert,normalbereich
vaccine: impfstoff,impfung
attendee: gast,besucher,gastname
ticket type: ticketkategorie,ticketart,kartenart
ticket price: kartenpreis,eintrittspreis
checked-in: eingecheckt
seat: sitz,platz,sitzplatznummer,platznummer
venue: veranstaltungsort,austragungsort
event date: veranstaltungstag
session: sitzung,vortrag
speaker: vortragender,sprecher,redner,referentin
badge name: namensschild
dietary-requirements: ernahrungswunsche,ernahrung,verpflegungswunsche,ernahrungsform,essenswunsche
place name: ortsname,ortsbezeichnung
elevation: hohe,meereshohe,hohe uber nn,hohe u nn,hohenmeter,hoehenmeter,meereshoehe
geometry: geometrie
population: einwohner,einwohnerzahl,bevolkerung,bevolkerungsstand
area-km2: flache,areal,flache km 2,gebietsflache
stop name: haltestelle,bahnhof
route name: linie,liniennummer,strecke,tour,buslinie
feature type: objekttyp,objektklasse,objektart
legal-form: rechtsform,gesellschaftsform,unternehmensform
incorporation date: gegrundet,grundungsjahr,grundung,gruendung
dissolution date: loschungsdatum,auflosungsdatum,loschdatum,loeschdatum
registered address: sitz,firmensitz,geschaftsanschrift,hauptsitz
industry-code: wz 2008,branchenschlussel,branchencode,wz
activity: tatigkeit,geschaftszweck,unternehmensgegenstand,unternehmenszweck,taetigkeit,geschaftstatigkeit,aktivitat,aktivitaet
director: geschaftsfuhrer,vorstand,geschaftsfuhrerin
response id: teilnehmer id,antwort id
survey: umfrage,befragung,erhebung
age-group: altersgruppe,altersklasse
nps: weiterempfehlung,weiterempfehlungsbereitschaft,weiterempfehlungswahrscheinlichkeit
satisfaction: zufriedenheit,kundenzufriedenheit,gesamtzufriedenheit
household-income: haushaltseinkommen,haushaltsnettoeinkommen
do-not-call: keine anrufe
last-contacted: letzter kontakt,letzte aktivitat,zuletzt kontaktiert
close date: voraussichtliches abschlussdatum,abschlussdatum
lawyer: anwalt,rechtsanwalt
court: gericht,amtsgericht,gerichtsstand
judge: richter,richterin
renewal: verlangerung
tender: ausschreibung,vergabe,angebotsanfrage
crop: kultur,anbaukultur,hauptfrucht,feldfrucht,fruchtart,kulturart
variety: sorte,sortenname
farm: hof,bauernhof
farmer: landwirt,landwirtin,bauer
breed: rasse
species: tierart,spezies,baumart,pflanzenart
vet: tierarzt,tierarztin,tieraerztin,tierarztpraxis
native-language: muttersprache,erstsprache
ad: anzeige,werbeanzeige,anzeigenname,werbemittel
ad name: anzeigenname
ad-group: anzeigengruppe,anzeigengruppenname
ad account: werbekonto
ctr: klickrate,durchklickrate
cpc: klickpreis,kosten pro klick,klickkosten
cpm: tkp,tausenderkontaktpreis
conversion: konversion
conversion-rate: konversionsrate
reach: reichweite
ad-spend: werbekosten,ausgaben,ausgegebener betrag,werbeausgaben,mediakosten
keyword: suchbegriff keyword,schlusselwort,suchwort
search-query: suchbegriff,suchanfrage,suchphrase
landing-page: ziel url,zielseite,landeseite
device: gerat,geratetyp,geratekategorie,geraet,geraetetyp,endgerat,endgeraet
browser: browsertyp
session-count: sitzungen,besuche,anzahl sitzungen,anzahl besuche
visitor-count: nutzer,besucher,eindeutige besucher,besucherzahl,nutzerzahl
new visitor-count: neue besucher
pageviews: seitenaufrufe,seitenansichten,aufrufe
bounce-rate: absprungrate
average session duration: sitzungsdauer,durchschnittl sitzungsdauer
source-medium: quelle medium,zugriffsquelle
referrer: herkunftsseite,verweis
page: seite,seiten url,seitenpfad,seitentitel
event count: ereignisse,ereignisanzahl
ticket id: fallnummer,meldungsnummer
requester: anfragender,anforderer,melder,antragsteller
assignment-group: bearbeitergruppe
first-response-time: erstantwortzeit,reaktionszeit
resolution-time: losungszeit,bearbeitungszeit
resolution: losung,losungsbeschreibung
comment: freitext,kommentar,freitextfeld
follower-count: abonnenten,anzahl follower
open-count: offnungen,oeffnungen
unsubscribe: abmeldung
likes: gefallt mir
shares-count: geteilt
video-views: videoaufrufe
mime-type: dateityp,dateiformat
file-size: dateigrosse,dateigroesse
checksum: prufsumme,pruefsumme
equipment: maschine,ausrustung,gerat
experience: berufserfahrung,erfahrung
resume: curriculum vitae,lebenslauf
notice-period: kundigungsfrist
series: serie,baureihe
manufacture date: herstellungsdatum,produktionsdatum,herstelldatum,fertigungsdatum
speed: geschwindigkeit,drehzahl
league: liga,spielklasse,liga name
player: spieler,spielerin,torschutze
dish: gericht,speise,gericht name,rezeptur
calorie: kalorien,brennwert
ingredient: zutaten,zutat,inhaltsstoff
night-count: nachte,anzahl nachte,ubernachtungen
composer: komponist
opponent: gegner,gegnermannschaft
odds: quoten
distance: distanz,entfernung,strecke,km
meter id: zahler,zaehler,zahlpunkt,zaehlpunkt,marktlokation
meter-reading: zahlerstand,ablesewert,endstand,zahlerstand neu,zahlerstand ende,neuer zahlerstand,endzahlerstand,zaehlerstand
voltage: spannung
amenity: ausstattung
view: aussicht
vacancy-status: leerstand
assessed-value: einheitswert,grundsteuerwert,schatzwert,schaetzwert
sold date: verkauft
body-part: korperteil,koerperteil
injury: verletzung,verletzungsart
coordinates: koordinaten,geokoordinaten
coordinate-system: koordinatensystem
response: ruckantwort
response date: antwortdatum
household-size: haushaltsgrosse
filing date: einreichungsdatum
sign date: unterschriftsdatum
signed-by: unterzeichner
recurrence: wiederholung
degree: studienabschluss,hochschulabschluss
graduation year: abschlussjahr,abiturjahrgang,abiturjahr
offense: verstoss,tatbestand,delikt,straftat
procurement id: vergabenummer
case-worker: sozialarbeiter
precinct: wahlbezirk
party: partei
vote-count: stimmen
`;
