/** Scandinavian and Finnish words for records and address books, and words that qualify any noun; in the shape of `english/people.ts`. */
export const NORDIC_RECORDS = `
id: identifikator,tunnus,lopnummer,nummer,nr,lopnr,lobenummer,lopenummer,numero,nro
code: kod,kode,koodi,kortkod
reference: referens,referensnummer,var referens,ocr,ocr nummer,viite,viitenumero,referanse
type: slag,kind,typ,slags,tyyppi,laji
status: tila,tillstand,tilstand,lage
stage: fase,fas,vaihe
priority: prioriteetti
active: aktiv,inaktiv,spaerret,aktiivinen,voimassa
date: datum,dato,paiva,paivamaara,pvm
time: tid,klockslag,aika,kellonaika,klokkeslaet,klokkeslett,kl,tidspunkt
start date: startdag,borjar,from datum,aloituspaiva,fran,fra,alkaen,alkupaiva,alkamispaiva,giltig fran,gyldig fra,gaelder fra
end date: slut,sluttdato,till datum,tom datum,til,asti,loppupaiva,paattymispaiva,til dato,gyldig til
start time: starttid,alkamisaika,tid fran,tid fra,aloitusaika
end time: sluttid,paattymisaika,tid till,tid til,loppuaika
created date: skapad,skapat,oprettet,opprettet,upplagd,registrerad,luotu,oprettelsesdato,opprettelsesdato,luontipaiva
updated date: uppdaterad,andrad,senast andrad,andringsdatum,muokattu,paivitetty,senast uppdaterad,opdateret,oppdatert,sist oppdatert,aendret,endret,sidst aendret,sist endret,senest aendret
registration date: registreringsdatum,medlem sedan,anmalningsdatum,intradesdatum,indmeldelsesdato,pameldingsdato,tilmeldingsdato,anmald,registreringsdato,tilmeldt,pameldt,rekisterointipaiva,ilmoittautumispaiva
year: ar,vuosi,aar,vuoden
month: manad,kuukausi,maned,man,maaned,kk
week: vecka,uge,uke,veckonr,ugenr,ukenr,viikko,vko
period: periode,tidsperiod,tidsrum,tidsrom,kausi,jakso
duration: tidsatgang,varaktighet,tidslangd,loptid,varighed,varighet,lobetid,lopetid,kesto,kestoaika
hours: timmar,tunnit,antal timmar,arbetstid,timer,antal timer,antall timer,arbejdstid,arbeidstid
frequency: frekvens,hyppighed,hyppighet,taajuus,esiintymistiheys
count: antal,antall,lukumaara,lkm
percent: procent,andel,prosent,prosentti
score: poang,poangsumma,point,poeng,pointsum,poengsum,pisteet,pistemaara
rating: omdome,bedomning,bedommelse,vurdering,anmeldelse,arvio,arviointi
level: niveau,niva,svarighetsgrad,nivaa,taso
capacity: kapacitet,max deltagare,kapasitet,max deltagere,maks deltakere,kapasiteetti,enimmaismaara
objective: mal,syfte,malsattning,formal,malsaetning,malsetting,tavoite
requirement: forkunskaper,krav,forudsaetninger,forutsetninger,vaatimus,vaatimukset
instructor: larare,kursledare,tranare,instruktor,utbildare,underviser,kursleder,foredragsholder,kouluttaja,ohjaaja
course: kurs,kursus,kursnamn,kurssi,kursusnavn,kursnavn
training: fortbildning,efteruddannelse,opplaering,videreutdanning,taydennyskoulutus
course id: kurskod,emnekode,fagkode,kurssikoodi
audience: malgrupp,kohderyhma
certificate: certifikat,intyg,sertifikat,attest,kursbevis,todistus,sertifikaatti
participant: deltagare,deltager,deltaker,deltagarnamn,kursist,kursdeltager,osallistuja,deltagere,deltakere
event: evenemang,tapahtuma,handelse,arrangemang,begivenhed,haendelse,hendelse
club: forening,klub,klubb,seura,kerho
federation: forbund,liitto
license id: licens,tillstand,lovnummer,bevilling,lisensnummer,lupanumero,licensnyckel
membership type: medlemskap,medlemstyp,medlemskategori,medlemsform,kontingenttype,jasentyyppi,jasenyys
alt: andra,sekundar,alternativ,ytterligare,sekundaer,ekstra,ovrig,oevrig,toissijainen,vaihtoehtoinen
follow up date: uppfoljning,foljupp,folj upp,aterkoppling datum,aterkom,opfolgning,oppfolging,seurantapaiva,seuraava yhteydenotto
owner: agare,omistaja,eier,ejer
assignee: tilldelad,ansvarig,handlaggare,tildelt,vastuuhenkilo,saksbehandler,ansvarlig,tekniker,montor,asentaja
author: forfattare,upphovsman,forfatter,tekija teos,kirjoittaja
project: projekt,byggprojekt,projektnamn,prosjekt
task: uppgift,arbetsuppgift,tehtava,opgave,oppgave
lead source: kalla,leadkilde
campaign: kampagne,kampanj
channel: kanal,saljkanal,salgskanal,kanava,myyntikanava
asset name: enhetsnamn,inventarie,aktivnavn
serial id: serienummer,sarjanumero,serienr,tillverkningsnummer,fabrikationsnummer,fabrikasjonsnummer,sarjanro
model: modell,modellnamn,modellbeteckning,modelnavn,modellnavn,malli,mallimerkinta
warranty: garanti,garantitid,garantiperiode,reklamationsret,takuu,takuuaika
condition: skick,stand,kunto
mac-address: mac adresse,mac adress,mac osoite
ip-address: ip adresse,ip adress,ip osoite
vehicle: fordon,ajoneuvo,koretoj,kjoretoy
license-plate: registreringsnummer,registreringsnr,rekisterinumero,nummerplade,regnr,kjennemerke
vin: chassi,karosserinummer,chassinummer,stelnummer,stelnr,understellsnummer,alustan numero
mileage: matarstallning,miltal,kilometertal,kilometerstand,mittarilukema,kilometrit
diagnosis: diagnos,sjukdom,sygdom,sykdom,diagnoosi,sairaus
dosage: dosis,dosering,dos,styrka,styrke,annostus,annos
patient: patientnamn,potilas,pasient,patientnavn,potilaan nimi
file: fil,filnamn,filnavn,vedhaeftet fil,tiedosto,liite,bilaga
answer: svar,vastaus
reason: orsak,anledning,skal,arsag,aarsag,arsak,aarsak,begrundelse,begrunnelse,syy,perustelu
result: resultat,tulos
deal amount: affarsvarde,kontraktvaerdi
published date: publiceringsdatum,utgivningsdatum,utgiven,udgivelsesdato,utgivelsesdato,publiseringsdato,publiceringsdato,julkaisupaiva,julkaisupvm
depreciation: avskrivning,afskrivning,poisto,poistot
work: arbete,jobb,kontor,arbejde,arbeid,arbejds,tyo,toimisto
home: privat,hem,hjem,koti,yksityinen
billing: faktura,fakturering,betaler,laskutus
shipping: leverans,frakt,levering,forsendelse,toimitus,lahetys
father name: far,fader,pappa,isa,isan nimi
mother name: mor,moder,mamma,aiti,aidin nimi
children: barn,antal barn familj,born,boern,antal born,lapset,lapsia
assistant: sekretariat,assistent,assistentti
shift: skift,arbetsskift,vakt,arbetspass,vagt,tyovuoro,vuoro
module: modul,lektion,leksjon,moduuli,oppitunti
weekday: veckodag,ugedag,ukedag,viikonpaiva
rent: hyra,manadshyra,hyra manad,vuokra,husleje,husleie,leje
bedrooms: sovrum,sovevaerelser,soverom,makuuhuoneet
bathrooms: badrum,bad,badevaerelser,baderom,kylpyhuoneet
surface: boyta,yta,flade,overflade,pinta ala
publisher: forlag,utgivare,udgiver,utgiver,kustantaja,julkaisija
check-in: ankomst,ankomstdag,indtjekning,innsjekk,saapuminen,tulopaiva,incheckning
check-out: avresa,avresedag,afrejse,avreise,udtjekning,utsjekk,lahtopaiva,uloskirjautuminen,utcheckning
doctor: lakare,laege,lege,fastlege,behandlande lakare,tandlakare,tandlaege,tannlege,laakari,hoitava laakari
insurance: forsakring,forsakringsbolag,forsakringsgivare,forsikring,forsikringsselskab,forsikringsselskap,vakuutus,vakuutusyhtio
policy id: forsakringsnummer,vakuutusnumero
prescription: recept,ordination,resept,resepti,laakemaarays
check-out date: utfardandedatum
opening hours: oppettider,abningstider,apningstider,aukioloajat,aukioloaika
shelf: hylla,hyllplats,lagerplats,hylde,reol,hylly
warehouse: magasin,lagerstalle,lagerplass,lagersted,varasto
dimension: matt,dimensjoner,mitat,mitta
profit: vinst,fortjeneste,overskud,overskudd,gevinst,voitto,tuotto
commission: courtage,provisjon,kommission,provisio,valityspalkkio
fee: taxa,avgift,gebyr,kurtage,bankavgift,afgift,deltagergebyr,maksu,anmalningsavgift
rate: sats,taxa,takst,taksa
interest-rate: rente,ranta,rantesats,rentesats,korkoprosentti
click: klikk,klick,klik,klikkaukset,klikit
impression: visningar,exponeringar,visninger,eksponeringer,nayttokerrat,naytot
first: forsta,forst,forste,foerst,ensimmainen,eka
last: senaste,sista,senast,sidste,seneste,siste,sist,viimeinen,viimeisin
next: nasta,nastkommande,kommande,naeste,neste,kommende,seuraava,tuleva
previous: foregaende,tidigare,forra,forrige,tidligere,edellinen,aiempi
new: ny,nya,nytt,nye,nyt,uusi,uudet
old: gammal,gamla,gammalt,gammel,gamle,gammelt,vanha,entinen
average: genomsnitt,genomsnittlig,medel,snitt,gennemsnit,gjennomsnitt,gns,snit,keskiarvo,keskimaarainen,gennemsnitlig,genomsnittligt
minimum: minsta,lagsta,minst,mindste,laveste,minste,minimal,vahimmais,minimi
maximum: maximal,hogsta,maksimum,maksimal,storsta,hojeste,hoyeste,storste,maks,enimmais,maksimi
planned: planerad,planlagt,planerat,plan,suunniteltu,suunnitelma
estimated: beraknad,forvantad,beraknat,forventet,estimeret,estimert,anslaet,arvioitu,odotettu
target: malvarde,malsatt,maltal,malverdi,maltall,tavoitearvo
cumulative: ackumulerad,ackumulerat,ack,akkumuleret,akkumulert,hittil ar,kumulatiivinen,kertyma
remaining: rest,aterstaende,kvarvarande,kvar,resterande,resterende,tilbagevaerende,gjenstaende,jaljella,jaljella oleva
available: tillganglig,tillgangligt,ledig,tilgaengelig,tilgjengelig,disponibel,kaytettavissa,saatavilla
reserved: reserverad,reserverat,bokad,reserveret,reservert,varattu,varatut
annual: arlig,ars,arligt,aarlig,arlige,pr ar,per ar,vuosittainen
monthly: manatlig,per manad,manedlig,pr maned,per maned,kuukausittainen,kuukaudessa
daily: dagliga,daglig,per dag,pr dag,paivittainen,paivassa
hourly: per timme,pr time,per time,tunnissa,tunnilta
internal: intern,interna,interne,sisainen
external: extern,externa,ekstern,ulkoinen
personal: personlig,personligt,henkilokohtainen
public: offentlig,allman,julkinen
foreign: utlandsk,utland,udenlandsk,utenlandsk,udland,ulkomainen,vieras
final: slutlig,slutgiltig,endelig,lopullinen
base: grund,bas,grunn,perus,pohja
gross: brutto
net: netto
full: hel,fullstandig,hela,fuld,fuldstaendig,fullstendig,koko,taysi
short: kort,lyhyt
good: godkand,god,godkendt,godkjent,hyva,hyvaksytty
bad: dalig,underkand,kasserad,darlig,kasseret,kassert,afvist,huono,hylatty
unique: unik,unika,unikke,yksilollinen,uniikki
range: intervall,spann,interval,spaend,vaihteluvali
index: indeks,indeksi
ratio: forhallande,kvot,forhold,forholdstal,suhde,suhdeluku
method: metod,satt,metode,made,maade,mate,maate,menetelma,tapa,teknik
mode: modus,driftlage,toimintatila
day: dag,dagar,dage,dager,vuorokausi
employee: anstalld,medarbetare,medarbejder,tyontekija,ansatt,ansat,medarbeider,anstallda,ansatte
area: areal,yta,flademal,pinta ala
contact: kontakt,kontaktperson,yhteyshenkilo,kontaktnamn,kontaktnavn,att,yhteystieto
closed date: stangd,avslutad,avsluttet,klar,afsluttet,lukket,suljettu,paatetty,slutford,ferdigstilt,valmis
cancelled date: uppsagningsdatum,avbokad,annulleret,kansellert,peruttu
creator: skapad av,oprettet af,opprettet av,upplagd av,registrerad av,registreret af,registrert av,luoja,luonut
approver: godkand av,godkendt af,godkjent av,godkannare,attestant,attesterad av,godkender,godkjenner,attesteret af,attestert av,hyvaksyja,hyvaksynyt
approved date: godkand datum,attesterad,attestdatum,godkendt dato,godkjent dato,godkendelsesdato,bevilget,hyvaksytty pvm,hyvaksymispaiva
parent: foralder,foraldrar,foraelder,forelder,foraeldre,foreldre,vanhempi,vanhemmat
driver: forare,kuljettaja,forer,chauffor,sjafor
seller: selger,saljare,saelger,saljarnamn,forsaljare,salgsperson,saelgernavn,myyja,myyntiedustaja
usage: anvandning,forbrukning,forbrug,forbruk,kulutus,forbrukning k wh,forbrug k wh,forbruk k wh,kulutus k wh
limit: grans,tak,graense,grense,loft,raja,enimmaisraja
attempt: forsok,forsog,yrityskerta
action: atgard,aktion,handling,tiltag,tiltak,toimenpide,toiminto
progress: framsteg,fremdrift,edistyminen,fardigstallande
feedback: aterkoppling,synpunkter,forslag,tilbagemelding,tilbakemelding,palaute,kehitysehdotus
member: medlem,jasen,medlemsnamn,medlemsnavn
family: familj,familie,hushall,husstand,husholdning,perhe,kotitalous
residence: bostad,hemvist,boende,bopael,bosted,bolig,asuinpaikka,asunto
origin: ursprung,oprindelse,opprinnelse,lahtopaikka
external-id: externt id,extern id,eksternt id,ekstern id,eksternt nummer,ulkoinen tunnus,ulkoinen id
deleted: borttagen,raderad,arkiverad,slettet,arkiveret,arkivert,poistettu,arkistoitu
updater: andrad av,uppdaterad av,aendret af,endret av,opdateret af,oppdatert av,muokkaaja,paivittaja
last-login: senaste inloggning,senast inloggad,seneste login,siste innlogging,sidste login,sist innlogget,viimeisin kirjautuminen,viimeksi kirjautunut
rank: placering,rangering,sijoitus,sija
program: ohjelma
format: muoto,toteutustapa
1: primar,huvud,primaer,hoved,ensisijainen,paa
asset-tag: inventarienummer,inventarienr,inventarnummer,aktivnummer,inventarnr,anlaegsnummer,inventaarinumero,kalustonumero
warranty end date: garanti till,garantiudlob,garantiutlop,garanti til,takuu paattyy
os: operativsystem,styresystem,kayttojarjestelma
version: versjon,versio
active-ingredient: aktiv substans,verksam substans,aktivt stof,virkestoff,vaikuttava aine,tehoaine
message: meddelande,besked,meddelelse,melding,viesti
budget: budsjett,budjetti,talousarvio
sort-order: ordning,sortering,raekkefolge,rekkefolge,sorteringsorden,jarjestys,lajittelujarjestys
featured: utvald,rekommenderad,fremhaevet,fremhevet,udvalgt,suositeltu,nosto
published: publicerad,synlig,publiceret,publisert,offentliggjort,julkaistu,nakyvissa
emergency: nodfall,nod,nodsfall,noed,akut,hata,hatatilanne
spouse: make,maka,sambo,aegtefaelle,ektefelle,samlever,samboer,puoliso
hobby: intressen,fritidsintresse,interesser,fritidsinteresser,harrastus,harrastukset
po-box: postbox,postboks,postilokero,pl
special-needs: sarskilda behov,stodbehov,saerlige behov,spesielle behov,saerlige hensyn,erityistarpeet,tuen tarve
religion: trosbekannelse,trossamfund,trossamfunn,uskonto,uskontokunta
assessment: tenta,tentamen,prove,proeve,eksamen,koe,tentti
property-type: boendeform,bostadstyp,fastighetstyp,boligtype,ejendomstype,eiendomstype,asuntotyyppi
engine: motorstorlek,cylindervolym,motorstorrelse,slagvolum,moottori,iskutilavuus
pages: sidor,antal sidor,sidantal,sider,antal sider,antall sider,sidetal,sivut,sivumaara
allergy: allergi,overkanslighet,intolerance,allergiat
margin: marginal,tackningsbidrag,tb,avance,daekningsbidrag,dekningsbidrag,kate,myyntikate
actual: faktisk,verklig,utfall,reel,reell,realiseret,todellinen,toteutunut
total-of: sammanlagt,sammanlagd,samlet,samlede,samlet antal,totale,kokonais,yhteis
weekly: veckovis,per vecka,ugentlig,ukentlig,pr uge,per uke,viikoittainen,viikossa
local: lokal,paikallinen
long: langt,pitka
per: pr,kohti
gross-profit: bruttovinst,bruttoresultat,bruttofortjeneste,bruttoavance,bruttokate,bruttovoitto
flag: ja nej,j n,ja nei,kylla ei
person: henkilo
link: lank,lenke,linkki
operator: operaattori
foreign-language: frammande sprak,fremmedsprog,fremmedsprak,vieras kieli
`;
