/** German, Dutch, Scandinavian and Finnish words for property, education, health, events, registers and media; in the shape of `english/people.ts`. */
export const NORTHERN_SOCIETY = `
listing: inserat,anzeige immobilie,annonce,advertentie,objekt anzeige
listing id: objekt id,objektnummer,reference annonce,reference bien,objectnummer,objektsnummer
property: immobilie,objekt,liegenschaft,bien,bien immobilier,immobile,vastgoed,pand,woning,fastighet,bostad,bolig
property type: haustyp,objekttyp,objektart,type logement,soort object,bostadstyp
price-per-area: psm,quadratmeterpreis,prijs m 2,kvadratmeterpris
living-area: qm
lot-size: grundstuck,grundstucksflache,grundstucksgrosse,terrain,perceeloppervlakte,perceel,kaveloppervlakte
room count: zimmeranzahl,anzahl zimmer,zimmer,aantal kamers,kamers,antal rum,antall rom,antal vaerelser
floor-count: etagenzahl,anzahl etagen,geschosse
construction year: baujahr,bouwjaar,byggar,byggnadsar
days-on-market: vermarktungsdauer
hoa-fee: hoa dues
tenant: mieter,huurder,hyresgast,leietaker,lejer
landlord: vermieter,verhuurder,hyresvard,utleier,udlejer
lease: mietvertrag,huur contract
lease start date: mietbeginn,einzug,ingangsdatum huur,inflyttningsdatum,innflytting
lease end date: mietende,auszug,einddatum huur,utflyttningsdatum,utflytting
property-tax: grundsteuer
energy-class: energieklasse,energieeffizienzklasse,energieausweis
parking-count: stellplatze
listing agent: immobilienmakler,agent immobilier
furnished: moblierung,mobliert,gemeubileerd,moblerad,mobleret
heating: heizung,heizungsart,chauffage,verwarming
student: schuler,schulerin,studierender,leerling,elev,zak,elevnamn,schulername
class: lop,klasse,schulklasse
grade-level: jahrgangsstufe,klassenstufe,stufe klasse,serie,leerjaar,arskurs,klassetrin,arskull
homeroom: klassenraum,aula base,mentorklas,mentorsgrupp
teacher: lehrkraft,klassenlehrer,leerkracht,leraar,docent,larare,larer,docente
subject-taught: fach,unterrichtsfach,schulfach,materia,vak,amne skola,skolamne,fag
course: kurz
credit-points: kreditpunkte,leistungspunkte,studiepunten,studiepoang,hogskolepoang,studiepoeng,akts
semester: semestre,halbjahr,termin studia,halvar
school-year: schuljahr,studienjahr,schooljaar,studiejaar,collegejaar,lasar,skolear
gpa: durchschnittsnote,notendurchschnitt,moyenne generale,media academica,gemiddeld cijfer,medelbetyg,snittkarakter,karaktergennemsnit
absences: fehlzeiten,fehltage,abwesenheit,afwezigheid,verzuim,franvaro,fravaer
attendance: anwesenheit,aanwezigheid,narvaro,oppmote,fremmode
enrollment date: einschreibedatum,einschulungsdatum,immatrikulation,aufnahmedatum,inschrijfdatum,inskrivningsdatum
parent name: representant legal,ouder verzorger,vardnadshavare,foresatt,foraelder,malsman,erziehungsberechtigte
patient id: patienten id,patienten nr,fallnummer
diagnosis code: diagnosecode,diagnosekode,diagnoseschlussel,diagnoskod,code cim
procedure: behandlung,eingriff,acte
procedure code: verrichtingcode,kva kod
encounter: behandlung termin,konsultation,consult,afspraak,besok,timeavtale
encounter date: consultdatum,behandlungsdatum,termin,besuchsdatum,date visite,date rendez vous,rdv,afspraakdatum
admission date: aufnahmedatum,opnamedatum,inskrivningsdatum vard
discharge date: entlassdatum,entlassungsdatum,ontslagdatum,utskrivningsdatum
medication: medikament,arzneimittel,praparat,medicament,medicinale,medicijn,geneesmiddel,lakemedel,legemiddel,lek
administration-route: applikationsweg,verabreichungsweg,toedieningsweg,administreringssatt,administrationsvag,administrasjonsvei
blood-type: abo
heart-rate: puls,herzfrequenz,hartslag,polsslag,hjartfrekvens
blood-pressure: blutdruck,tension,bloeddruk
temperature: temperatur,temperatuur
lab-test: laborwert,labbtest,laboruntersuchung,analyse,examen labo,onderzoek,labonderzoek
reference-range: referenzbereich,normbereich,normwert,referentiewaarde,normaalwaarden,referensintervall,referensvarde,referanseomrade
vaccine: vaccin,impfstoff,impfung
attendee: gast,besucher,invite,bezoeker,genodigde,besokare,gjest,gaest
ticket type: ticketkategorie,ticketart,kaartsoort,biljettyp
ticket price: biljettpris,kartenpreis,eintrittspreis
checked-in: ingecheckt,incheckad,innsjekket
seat: sitz,sitzplatz,platz,stoel,zitplaats,plats stol,stolnummer,sittplats,sete,plass,saede
venue: veranstaltungsort,salle,locatie evenement,sted,plats evenemang
event date: evenemangsdatum,veranstaltungsdatum
session: sitzung,vortrag
speaker: vortragender,sprecher,redner
badge name: namensschild,namn pa badge
dietary-requirements: ernahrungswunsche,ernahrung,verpflegungswunsche,dieetwensen
place name: ortsname,plaatsnaam,ortnamn,stedsnavn,stednavn
latitude: y coord
elevation: elev,ele,hohe,meereshohe,altitudine,hoogte,hoogte nap,hohe uber nn,hohe u nn,hojd over havet,hoyde over havet
coordinates: lat lon
geometry: geometrie
population: einwohner,einwohnerzahl,bevolkerung,inwoners,aantal inwoners,bevolking,befolkning,invanare,folkmangd,innbyggere,indbyggere
area-km2: flache,areal,yta,flache km 2,oppervlakte km 2,areal km 2
stop name: haltestelle,bahnhof,arret,gare,halte,hallplats,stoppested
route name: linie,liniennummer,strecke,ligne
feature type: objektart geo,objekttyp,objecttype
legal-form: rechtsform,gesellschaftsform,forme legale,rechtsvorm,juridisk form
incorporation date: grundungsdatum,gegrundet,grundungsjahr,oprichtingsdatum,datum oprichting,opgericht
dissolution date: loschungsdatum,auflosungsdatum
registered address: sitz,firmensitz,geschaftsanschrift,hauptsitz,vestigingsadres,statutaire zetel
industry-code: wz 2008,wz code,branchenschlussel,branchencode
activity: tatigkeit,geschaftszweck,unternehmensgegenstand,unternehmenszweck,activiteit,bedrijfsomschrijving,omschrijving activiteit
director: directeur,geschaftsfuhrer,vorstand,gerant
response id: teilnehmer id,antwort id,antwoord id,svars id
survey: umfrage,befragung,enquete,sondage,undersokning,enkat,undersokelse,anket
age-group: altersgruppe,altersklasse,leeftijdsgroep,leeftijdscategorie,aldersgrupp
nps: weiterempfehlung,weiterempfehlungsbereitschaft
satisfaction: zufriedenheit,kundenzufriedenheit,tevredenheid,nojdhet,kundnojdhet,tilfredshet,tilfredshed
household-income: haushaltseinkommen
job title: titel,tatigkeit
do-not-call: keine anrufe
last-contacted: letzter kontakt,letzte aktivitat,laatste contact,laatste activiteit,senast kontaktad
close date: voraussichtliches abschlussdatum,abschlussdatum,verwachte sluitingsdatum,forvantat avslutsdatum
lawyer: anwalt
court: gericht
judge: juge,richter
renewal: verlangerung
tender: ausschreibung
donor: giver
crop: kultur
variety: cultivar,sorte
farm: hof,ferme
farmer: landwirt
breed: rasse,raca,rasa
species: tierart
vet: tierarzt,veterinaire
native-language: muttersprache
ad: anzeige,werbeanzeige,annonce publicitaire,advertentie,annons,reklam
ad name: advertentienaam
ad-group: annoncegruppe,annonsegruppe,annonseuppsattning,annonsgrupp,advertentieset,advertentiegroep,anzeigengruppe
ad account: werbekonto,advertentieaccount,annonskonto
ctr: klickrate,durchklickrate,klikfrequentie,doorklikratio,klickfrekvens,klikkfrekvens,klikrate
cpc: klickpreis
cpm: tkp,cost mille
conversion: konversion,conversies,konverteringar,konverteringer
conversion-rate: konversionsrate,conversieratio,conversiepercentage,konverteringsgrad,konverteringsrate
reach: reichweite,portee,bereik,rackvidd,rekkevidde,raekkevidde
ad-spend: werbekosten,ausgaben,ausgegebener betrag,inversion,uitgaven
daily budget: dagbudget,daggrense
keyword: suchbegriff keyword,schlusselwort,trefwoord,zoekwoord,sokord,nyckelord,sokeord,sogeord
search-query: suchbegriff,suchanfrage,zoekopdracht
landing-page: ziel url,bestemmingspagina,landningssida,landingsside
device: gerat,geratetyp,geratekategorie,apparaat,apparaattype,enhet,enhetstyp,enhed
browser: browsertyp,webblasare,nettleser
session-count: sitzungen,besuche,anzahl sitzungen,visites,visitas,sessies,bezoeken,sessioner,besok,okter,besog
visitor-count: nutzer,besucher,eindeutige besucher,visiteurs
new visitor-count: neue nutzer,neue besucher,nouveaux visiteurs,nieuwe gebruikers,nieuwe bezoekers,nya anvandare,nya besokare
pageviews: seitenaufrufe,seitenansichten,aufrufe,pages vues,vues,vistas,paginaweergave,sidvisningar
bounce-rate: afvisningsprocent,fluktfrekvens,avvisningsfrekvens,absprungrate
average session duration: sitzungsdauer,durchschnittliche sitzungsdauer,durchschn sitzungsdauer,durchschnittl sitzungsdauer
source-medium: quelle medium,zugriffsquelle,bron medium,kalla medium
referrer: referer,herkunftsseite
page: seite,seiten url,seitenpfad,seitentitel,pagina,pagina web,paginatitel,sida,sidsokvag,side
average position: durchschnittliche position,gjennomsnittlig posisjon
event count: ereignisse,ereignisanzahl
ticket id: fallnummer,vorgangsnummer,arendenummer,bilet no
ticket: vorgang
description: causale
requester: anfragender,anforderer,melder,antragsteller,rapporteur,aanvrager,indiener
assignee: agente
assignment-group: bearbeitergruppe
first-response-time: erstantwortzeit
resolution-time: losungszeit,bearbeitungszeit,oplostijd,losningstid
resolution: losung
comment: kommentarer,freitext,fritekst,fritext
note: freitext,fritekst,fritext
follower-count: abonnenten,volgers,foljare,folgere
open-count: offnungen,ouvertures
unsubscribe: abmeldung,bajas,uitschrijvingen
likes: gefallt mir,gillamarkeringar
shares-count: geteilt,delningar
video-views: videoaufrufe,videoweergaven,videovisningar
mime-type: dateityp,type fichier,bestandstype,filtyp
file-size: dateigrosse,bestandsgrootte,filstorlek
checksum: prufsumme,kontrollsumma
card number: numero carte,kart no
equipment: maschine,utrustning
experience: berufserfahrung,erfarenhet,werkervaring
resume: curriculum vitae,lebenslauf,hoja vida
notice-period: kundigungsfrist,opzegtermijn,uppsagningstid
series: serie
manufacture date: herstellungsdatum
speed: geschwindigkeit
league: liga
season: sasong
player: spieler,speler,spelare
dish: gericht
calorie: kalorien
ingredient: zutaten
night-count: nachte,noches
composer: komponist
opponent: gegner
odds: quoten
distance: distanz,afstand
meter id: zahlernummer
meter-reading: zahlerstand
voltage: spannung
`;
