/** Dutch words for property, education, health, events, registers and media; in the shape of `english/people.ts`. */
export const DUTCH_SOCIETY = `
listing: advertentie,aanbod woning
listing id: objectnummer,objectcode
property: vastgoed,pand,woning,object,kavel,huurobject,eigendom
property type: objecttype,type pand
price-per-area: prijs m 2,vierkantemeterprijs,m 2 prijs
living-area: woonoppervlakte,gebruiksoppervlakte,vloeroppervlak,gbo,bvo
lot-size: terrain,perceeloppervlakte,perceel,kaveloppervlakte,perceelgrootte
room count: aantal kamers,kamers
floor-count: aantal verdiepingen,bouwlagen
construction year: bouwjaar
days-on-market: dagen te koop,looptijd verkoop
tenant: huurder,pachter,huurdernaam
landlord: verhuurder
lease: huur contract,huurovereenkomst
lease start date: ingangsdatum huur,huurstart,huuringang
lease end date: einddatum huur,huureinde
property-tax: onroerendezaakbelasting,ozb,onroerende voorheffing
energy-class: energielabel,energieklasse,epc label
parking-count: parkeerplaatsen,parkeerplekken
listing agent: makelaar verkoop,verkopend makelaar
furnished: gemeubileerd,gestoffeerd
heating: verwarming,verwarmingstype
student: leerling,leerlingnaam,studentnaam,scholier,cursist leerling,leerlingen,studenten
class: klas,klasnaam,lesgroep,stamklas,klasgroep
grade-level: leerjaar,klas niveau,groep leerjaar
homeroom: mentorklas,stamgroep,mentorgroep
teacher: leerkracht,leraar,docent,docente,juf,lesgever,lerares,groepsleerkracht,klassenleraar
subject-taught: vak,vaknaam,schoolvak
credit-points: studiepunten,ec,ects punten,studielast
semester: periode school
school-year: schooljaar,studiejaar,collegejaar
gpa: gemiddeld cijfer,cijfergemiddelde
absences: afwezigheid,verzuim,afwezig,absentie
attendance: aanwezigheid,aanwezig,opkomst
enrollment date: inschrijfdatum,inschrijvingsdatum
parent name: ouder verzorger,naam voogd
patient id: zorgnummer
procedure: behandeling,ingreep,verrichting,operatie
procedure code: behandelcode,prestatiecode,zorgproductcode
encounter: consult,afspraak,bezoek,spreekuur,contactmoment,raadpleging,huisbezoek
encounter date: behandeldatum,prestatiedatum
admission date: opnamedatum,datum opname
discharge date: ontslagdatum,ontslagdatum ziekenhuis,ontslag
medication: medicament,medicijn,geneesmiddel,medicatie
administration-route: toedieningsweg,toedieningswijze,toedieningsroute
heart-rate: hartslag,polsslag,pols,hartfrequentie
blood-pressure: bloeddruk
temperature: temperatuur,lichaamstemperatuur
lab-test: analyse,onderzoek,labonderzoek,bepaling,labbepaling,meetwaarde bepaling
reference-range: referentiewaarde,referentiebereik,normaalwaarde
vaccine: vaccin,vaccinatie,inenting
attendee: bezoeker,genodigde,gast,aanwezige,naam gast
ticket type: kaartsoort,kaarttype
ticket price: toegangsprijs,entreeprijs,kaartprijs
checked-in: ingecheckt,binnen
seat: stoel,zitplaats,stoelnummer
venue: locatie evenement,zaal locatie,speellocatie
session: sessie,lezing,voordracht
speaker: spreker,inleider
badge name: naam op badge
dietary-requirements: dieetwensen,dieet,voedingswensen
place name: plaatsnaam,locatienaam
elevation: hoogte,hoogte nap,hoogteligging
geometry: geometrie
population: inwoners,aantal inwoners,bevolking,inwoneraantal
area-km2: oppervlakte km 2
stop name: halte,opstapplaats
route name: lijn,lijnnummer,routenaam
feature type: objecttype,objectsoort,objectklasse
legal-form: rechtsvorm,juridische vorm
incorporation date: opgericht,oprichting
dissolution date: opheffingsdatum,ontbindingsdatum,uitschrijfdatum
registered address: vestigingsadres,statutaire zetel,hoofdkantoor
industry-code: sbi,branchecode
activity: activiteit,bedrijfsomschrijving,omschrijving activiteit,bedrijfsactiviteit,werkzaamheden
director: directeur,bestuurder directeur,regisseur,regie,bestuurslid,zaakvoerder
response id: antwoord id
survey: enquete,onderzoek enquete,vragenlijst
age-group: leeftijdsgroep,leeftijdscategorie,leeftijdsklasse
nps: aanbeveling,aanbevelen,aanbevelingsscore
satisfaction: tevredenheid,klanttevredenheid
household-income: gezinsinkomen,huishoudinkomen
do-not-call: niet bellen,bel me niet
last-contacted: laatste contact,laatste activiteit,laatst gecontacteerd
close date: verwachte sluitingsdatum,verwachte afsluitdatum,sluitdatum
lawyer: raadsman,advocatenkantoor,advocaat
court: gerecht hof,rechtbank
judge: rechter
renewal: verlenging,vernieuwing
tender: aanbesteding,offerteaanvraag
crop: teelt,hoofdteelt,gewasnaam,gewas
variety: ras gewas,varieteit,cultivar
farm: boerderij,landbouwbedrijf
farmer: landbouwer,boer,teler,agrarier
species: soort dier,soortnaam,diersoort
vet: dierenarts,dierenartspraktijk
native-language: moedertaal
ad: advertentie
ad name: advertentienaam
ad-group: advertentieset,advertentiegroep
ad account: advertentieaccount
ctr: klikfrequentie,doorklikratio,klikratio,doorklikpercentage
cpc: kosten klik
cpm: kosten duizend
conversion: conversies,conversie
conversion-rate: conversieratio,conversiepercentage
reach: bereik
ad-spend: uitgaven,advertentiekosten,mediakosten,uitgegeven,besteed bedrag
daily budget: dagbudget,daggrense
keyword: trefwoord,zoekwoord
search-query: zoekopdracht,zoekterm
landing-page: bestemmingspagina,landingspagina
device: apparaat,apparaattype,toestel
session-count: sessies,bezoeken
visitor-count: bezoekersaantal,bezoekers,unieke bezoekers,gebruikers aantal
new visitor-count: nieuwe gebruikers,nieuwe bezoekers
pageviews: paginaweergave,weergaven pagina
bounce-rate: weigeringspercentage
source-medium: bron medium,verkeersbron
referrer: verwijzende site,verwijzer site
page: pagina,paginatitel,webpagina
event count: aantal gebeurtenissen
requester: rapporteur,aanvrager,indiener,aangevraagd door,melder,verzoeker,aanmelder,opdrachtgever melding
assignment-group: behandelgroep,behandelaarsgroep,toewijzingsgroep,oplosgroep
first-response-time: reactietijd,eerste reactietijd
resolution-time: oplostijd,afhandeltijd,doorlooptijd melding
resolution: oplossing,afhandeling
comment: commentaar,reactie tekst,toelichting
follower-count: volgers,aantal volgers
open-count: openingen,geopend aantal
unsubscribe: uitschrijvingen,afmeldingen,uitgeschreven
likes: vind ik leuk
shares-count: gedeeld,aantal keer gedeeld
video-views: videoweergaven
mime-type: bestandstype
file-size: bestandsgrootte
checksum: controlegetal,controlesom
equipment: apparatuur,uitrusting,installatie
experience: werkervaring,ervaring
resume: curriculum vitae,levensloop
notice-period: opzegtermijn
series: serie,reeks
manufacture date: productiedatum,fabricagedatum
speed: snelheid,toerental
league: klasse sport,competitie
player: speler,spelersnaam
calorie: energiewaarde
night-count: nachten,aantal nachten,verblijfsduur,overnachtingen
composer: componist
opponent: tegenstander
odds: notering
distance: afstand
meter id: ean code aansluiting,meternr,aansluiting,elektriciteitsmeter,ean elektriciteit
meter-reading: meterstand eind,meterstand nieuw,eindstand,meterstand,meter stand
voltage: spanning
rent-increase: huurverhoging,indexering
land-use: grondgebruik,bestemmingsplan
amenity: voorzieningen
view: uitzicht
vacancy-status: leegstand
assessed-value: woz waarde,taxatiewaarde
listing date: datum te koop
sold date: verkocht op,verkoopdatum woning
strata: appartementsrecht
bmi: queteletindex
body-part: lichaamsdeel
injury: letsel,verwonding,blessure
coordinate-system: coordinatenstelsel,referentiesysteem
beneficial-owner: uiteindelijk belanghebbende,uiteindelijke begunstigde
response: respons
response date: datum ingevuld,ingevuld op,antwoorddatum
household-size: gezinsgrootte,huishoudgrootte,aantal personen huishouden
filing date: indieningsdatum,datum indiening
sign date: ondertekeningsdatum,getekend op,datum ondertekening,tekendatum,ondertekend,ondertekend op
signed-by: ondertekenaar,getekend door,handtekening
recurrence: herhaling,terugkerend
degree: graad,academische graad
graduation year: afstudeerjaar,examenjaar
offense: overtreding,delict,feit
procurement id: aanbestedingsnummer
case-worker: casemanager,maatschappelijk werker
precinct: stembureau,kiesdistrict
party: politieke partij
vote-count: stemmen,aantal stemmen
`;
