/** Scandinavian and Finnish words for property, education, health, events, registers and media; in the shape of `english/people.ts`. */
export const NORDIC_SOCIETY = `
listing: annonce
listing id: objekt id,objektnummer,objektsnummer
property: objekt,fastighet,bostad,bolig
property type: objekttyp,bostadstyp
price-per-area: psm,kvadratmeterpris
room count: antal rum,antall rom,antal vaerelser
construction year: byggar,byggnadsar,byggear
hoa-fee: hoa dues
tenant: hyresgast,leietaker,lejer
landlord: hyresvard,utleier,udlejer
lease start date: inflyttningsdatum,innflytting
lease end date: utflyttningsdatum,utflytting
furnished: moblerad,mobleret
student: elev,elevnamn,opiskelija,oppilas
class: klasse,klass
grade-level: arskurs,klassetrin,arskull
homeroom: mentorsgrupp
teacher: larare,larer,opettaja,laerer
subject-taught: amne skola,skolamne,fag
credit-points: studiepoang,hogskolepoang,studiepoeng,opintopisteet
semester: halvar
school-year: lasar,skolear
gpa: medelbetyg,snittkarakter,karaktergennemsnit
absences: franvaro,fravaer
attendance: narvaro,oppmote,fremmode
enrollment date: inskrivningsdatum
parent name: vardnadshavare,foresatt,foraelder,malsman,foraeldre
diagnosis code: diagnosekode,diagnoskod
procedure code: kva kod
encounter: konsultation,besok,timeavtale
admission date: inskrivningsdatum vard
discharge date: utskrivningsdatum
medication: medikament,lakemedel,legemiddel,medicin,medisin
administration-route: administreringssatt,administrationsvag,administrasjonsvei
blood-type: abo
heart-rate: puls,hjartfrekvens
temperature: temperatur
lab-test: labbtest,analyse
reference-range: referensintervall,referensvarde,referanseomrade
vaccine: vaccin
attendee: gast,besokare,gjest,gaest
ticket type: biljettyp
ticket price: biljettpris
checked-in: incheckad,innsjekket
seat: plats stol,stolnummer,sittplats,sete,plass,saede
venue: sted,plats evenemang
event date: evenemangsdatum
badge name: namn pa badge
place name: ortnamn,stedsnavn,stednavn
latitude: y coord
elevation: elev,ele,hojd over havet,hoyde over havet
coordinates: lat lon
population: befolkning,invanare,folkmangd,innbyggere,indbyggere
area-km2: areal,yta,areal km 2
stop name: hallplats,stoppested
feature type: objekttyp
legal-form: juridisk form
response id: svars id
survey: undersokning,enkat,undersokelse
age-group: aldersgrupp
satisfaction: nojdhet,kundnojdhet,tilfredshet,tilfredshed
job title: titel
last-contacted: senast kontaktad
close date: forvantat avslutsdatum
donor: giver
ad: annons,reklam
ad-group: annoncegruppe,annonsegruppe,annonseuppsattning,annonsgrupp
ad account: annonskonto
ctr: klickfrekvens,klikkfrekvens,klikrate
conversion: konverteringar,konverteringer
conversion-rate: konverteringsgrad,konverteringsrate
reach: rackvidd,rekkevidde,raekkevidde
keyword: sokord,nyckelord,sokeord,sogeord
landing-page: landningssida,landingsside
device: enhet,enhetstyp,enhed
browser: webblasare,nettleser
session-count: sessioner,besok,okter,besog
new visitor-count: nya anvandare,nya besokare
pageviews: sidvisningar
bounce-rate: afvisningsprocent,fluktfrekvens,avvisningsfrekvens
source-medium: kalla medium
referrer: referer
page: sida,sidsokvag,side
average position: gjennomsnittlig posisjon
ticket id: arendenummer,arende id,sagsnummer,saksnummer
resolution-time: losningstid
comment: kommentarer,fritekst,fritext
note: fritekst,fritext
follower-count: foljare,folgere
likes: gillamarkeringar
shares-count: delningar
video-views: videovisningar
mime-type: filtyp
file-size: filstorlek
checksum: kontrollsumma
equipment: utrustning,utstyr,udstyr
experience: erfarenhet
notice-period: uppsagningstid
series: serie
league: liga
season: sasong
player: spelare
composer: komponist
distance: afstand
`;
