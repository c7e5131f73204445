/** Scandinavian and Finnish words for property, education, health, events, registers and media; in the shape of `english/people.ts`. */
export const NORDIC_SOCIETY = `
listing: annonce,annons,boligannonse,ilmoitus
listing id: objekt id,objektnummer,objektsnummer,kohdenumero
property: objekt,fastighet,bostad,bolig,ejendom,eiendom,kiinteisto
property type: objekttyp,bostadstyp,ejendomstype,eiendomstype,kohdetyyppi
price-per-area: kvadratmeterpris
room count: antal rum,antall rom,antal vaerelser,huoneita,huoneluku,vaerelser
construction year: byggar,byggnadsar,byggear,opforelsesar,rakennusvuosi
hoa-fee: manadsavgift,fellesutgifter,ejerudgift,hoitovastike
tenant: hyresgast,leietaker,lejer,vuokralainen
landlord: hyresvard,utleier,udlejer,vuokranantaja
lease start date: inflyttningsdatum,innflytting
lease end date: utflyttningsdatum,utflytting
furnished: moblerad,mobleret,moblert,kalustettu
student: elev,elevnamn,opiskelija,oppilas
class: klasse,klass,luokka
grade-level: arskurs,klassetrin,arskull,trinn
teacher: larare,larer,opettaja,laerer,klasselaerer
subject-taught: skolamne,fag,skolefag,oppiaine
credit-points: studiepoang,hogskolepoang,studiepoeng,opintopisteet
semester: halvar,termin,lukukausi
school-year: lasar,skolear,studiear,lukuvuosi
gpa: medelbetyg,snittkarakter,karaktergennemsnit,karaktersnitt
absences: franvaro,fravaer,fravaersdage,poissaolot
attendance: narvaro,oppmote,fremmode,lasnaolo
enrollment date: inskrivningsdatum,indskrivningsdato,sisaankirjoituspaiva
parent name: vardnadshavare,foresatt,foraelder,malsman,foraeldre
diagnosis code: diagnoskod
procedure code: kva kod,atgardskod,toimenpidekoodi
encounter: konsultation,besok,timeavtale,besog,kaynti
admission date: inlaggningsdatum,indlaeggelsesdato,sairaalaantulopaiva
discharge date: utskrivningsdatum,udskrivningsdato,kotiutuspaiva
medication: medikament,lakemedel,legemiddel,medicin,medisin,laake
administration-route: administreringssatt,administrationsvag,administrasjonsvei
heart-rate: puls,hjartfrekvens,syke
temperature: temperatur,kropstemperatur,lampotila
lab-test: labbtest,analyse,laboratorieprov,laboratorietest,laboratoriokoe,analys
reference-range: referensintervall,referensvarde,referanseomrade,referensomrade,viitearvo
vaccine: vaccin,rokote
attendee: gast,besokare,gjest,gaest,kavija
ticket type: biljettyp,billettype,lipputyyppi
ticket price: biljettpris,billetpris,billettpris
checked-in: incheckad,innsjekket
seat: stolnummer,sittplats,sete,plass,saede,siddeplads,plads,istuin
venue: sted,spillested,tapahtumapaikka
event date: tapahtumapaiva,modedato
place name: ortnamn,stedsnavn,stednavn,paikannimi
elevation: hojd over havet,hoyde over havet
coordinates: koordinater,koordinaatit
population: befolkning,invanare,folkmangd,innbyggere,indbyggere,indbyggertal,folketal,vakiluku
area-km2: areal,yta,areal km 2,landareal,pinta ala km 2
stop name: hallplats,stoppested,holdeplads,pysakki
feature type: objekttyp,objekttype,objektklasse,kohdeluokka
legal-form: juridisk form,bolagsform,virksomhedsform,selskabsform,yhtiomuoto
response id: svars id
survey: undersokning,enkat,undersokelse,undersogelse,kysely
age-group: aldersgrupp,alderskategori,ikaryhma
satisfaction: nojdhet,kundnojdhet,tilfredshet,tilfredshed,tyytyvaisyys
last-contacted: senast kontaktad,senaste kontakt,sidste kontakt,viimeisin yhteydenotto
close date: forvantat avslutsdatum
donor: giver,lahjoittaja,givare
ad: annons,reklam,annonce,annonse,mainos
ad-group: annoncegruppe,annonsegruppe,annonsgrupp,mainosryhma
ctr: klickfrekvens,klikkfrekvens,klikrate,klikkausprosentti
conversion: konvertering,konversio
conversion-rate: konverteringsgrad,konverteringsrate,konversioprosentti
reach: rackvidd,rekkevidde,raekkevidde
keyword: sokord,nyckelord,sokeord,sogeord,avainsana
landing-page: landningssida,landingsside,aloitussivu
device: enhet,enhetstyp,enhed,laite
browser: webblasare,nettleser,selain
session-count: sessioner,besok,okter,besog,istunnot
pageviews: sidvisningar,sidevisninger,sivunaytot
bounce-rate: afvisningsprocent,fluktfrekvens,avvisningsfrekvens,poistumisprosentti
source-medium: kalla medium
referrer: hanvisning,henvisning,viittaaja
page: sida,side,sivu
ticket id: saksnummer
resolution-time: losningstid
comment: kommentarer,fritekst,fritext,kommentar,kommentti
follower-count: foljare,folgere,seuraajat
likes: tykkaykset
video-views: videovisningar
mime-type: filtyp,filtype,tiedostotyyppi
file-size: filstorlek,filstorrelse,tiedostokoko
checksum: kontrollsumma,kontrolsum,kontrollsum,tarkistussumma
equipment: utrustning,utstyr,udstyr,laite
experience: erfarenhet,erfaring,kokemus
notice-period: uppsagningstid,opsigelsesvarsel,irtisanomisaika
series: serie,sarja
league: liga,liiga
season: sasong,saeson
player: spelare,spiller,pelaaja
composer: komponist,kompositor,saveltaja
distance: afstand,avstand,etaisyys
question: fraga,sporgsmal,sporsmal,kysymys
lot-size: tomtarea,grundareal,tomteareal,tontin pinta ala
lease: hyresavtal,lejekontrakt,leiekontrakt,vuokrasopimus
property-tax: fastighetsskatt,ejendomsskat,eiendomsskatt,kiinteistovero
energy-class: energiklass,energimaerke,energimerke,energialuokka
parking-count: parkeringsplatser,parkeringspladser,parkeringsplasser,autopaikat
heating: uppvarmning,opvarmning,oppvarming,lammitys
assessed-value: taxeringsvarde,ejendomsvaerdi,verotusarvo
sold date: solgt,myyty
procedure: behandling,indgreb,hoito
bmi: kropsmasseindeks,kroppsmasseindeks,painoindeksi
injury: tilskadekomst,personskade,vamma
geometry: geometria
route name: linje,rute,linja
incorporation date: stiftelsesdato,stiftet,perustamispaiva
industry-code: branchekode,naeringskode,toimialakoodi
activity: verksamhet,aktivitet,toiminta
shareholder: aktieagare,aktionaer,aksjonaer,osakas
response: besvarelse
nps: rekommendera,anbefale,suositteluhalukkuus
household-income: hushallsinkomst,husstandsindkomst,husstandsinntekt,kotitalouden tulot
judge: domare,dommer,tuomari
sign date: underskriftsdato,underskrevet,allekirjoituspaiva
tender: upphandling,udbud,anbud,tarjouspyynto
farm: gard,maatila
farmer: lantbrukare,landmand,bonde,viljelija
vet: veterinar,dyrlaege,dyrlege,elainlaakari
degree: examen,grad,tutkinto
native-language: modersmal,morsmal,aidinkieli
graduation year: examensar,dimissionsar,eksamensar
ad name: annonsnamn,annoncenavn
daily budget: dagsbudget,paivabudjetti
search-query: sokterm,sogeterm,soketerm,hakutermi
visitor-count: antal besokare,antal besogende,kavijamaara
offense: brott,lovovertraedelse,lovbrudd,rikos
issuer: utfardare,udsteder,utsteder,myontaja
permit type: tillstandstyp,tilladelsestype,tillatelsestype,lupatyyppi
party: partinavn,puolue
`;
