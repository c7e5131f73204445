/** Scandinavian and Finnish words for people, places, goods and money; in the shape of `english/people.ts`. */
export const NORDIC_PEOPLE = `
name: namn,fullstandigt namn,navn,fulde navn,betegnelse
first name: fornamn,tilltalsnamn,fornavn
last name: efternamn,slaktnamn,etternavn,efternavn
middle name: mellannamn
nickname: smeknamn
name-prefix: tilltal
email: mailadresse,e post,e postadress,mejladress,epostadresse
phone: telefon,tlf,hemtelefon,telefon hem,telefon arbete,telefon privat,tlfnr
mobile phone: mobil,mobilnr
fax: faks
birth date: fodelsedatum,fodelsedag,fodt,fodselsdato,fodd,syntymapaiva,fodselsdag
birth place: fodelseort
birth year: fodelsear
age: alder,ika
gender: kon,kjonn,sukupuoli
marital-status: civilstand,sivilstand
language: sprak,kieli,aidinkieli,sprog
national-id: personnummer,personnr,samordningsnummer,henkilotunnus,hetu,cpr,cprnr,fodselsnummer
passport id: passnummer
employee id: anstallningsnummer,anstallningsnr,anst nr,medarbetarnummer,henkilonumero,ansattnummer
job title: yrke,befattning,stilling,sysselsattning,tjanst,funktion,tehtavanimike,nimike,stillingstittel
department: afdeling,avdelning,avdeling,osasto
team: lag
group: grupp,ryhma
manager: narmaste chef,ansvarig chef,esimies,naermeste leder
hire date: anstallningsdatum,ansettelsesdato,tilltradesdag,anstalld sedan,anstalld fran,anstallningsdag,ansaettelsesdato,ansattdato
termination date: avslutsdatum,slutdatum anstallning,dol,anstalld till,fratraedelsesdato
employment type: anstallningsform
salary: lon,loen,manadslon,grundlon,palkka,lonn,manedslon,manedslonn
hourly rate: timlon,timarvode,timelonn,timepris
skill: fardigheter
education: utbildning,utbildningsniva,edu level
school: skola,skolnamn
grade: klasse,betyg,slutbetyg,karakter
student id: elevnummer
blood-type: blodtype,abo rh,blodgrupp
username: anvandarnamn
password: losenord,passcode
consent: samtycke,godkannande,samtykke,sms opt in
note: kommentar,anteckning,anmarkning,kommentarer,not,notering,ovrigt,notat,bemaerkning,merknad,huomautus,lisatiedot,kommentti,ovrig information,bemerkning
photo: foto,bild
address: adress,adresse,postadress,utdelningsadress,besoksadress,lahiosoite
street: gata,gatuadress,gade,vei,vejnavn,gateadresse
house-number: husnummer,husnr
address 1: adressrad 1
address 2: adresse 2,co adress,adressrad 2
city: ort,stad,kommun,by,poststed,postitoimipaikka,paikkakunta,bynavn
county: lan
state: delstat
region: omrade,alue
postal-code: postnummer,postnr
country: stat
country code: landskod
latitude: breddgrad,breddegrad,bredde,lat wgs 84
longitude: lon,x coord,lon dd,gps lon,gps longitude,geo lon,stop lon,langdgrad,lengdegrad,lon wgs 84
location: plats,sted,placering,sijainti,lokasjon
building: byggnad
floor: etage,vaning,etasje
company: co name,firma,foretag,bolag,bedrift,yritys,virksomhed,arbetsgivare,selskap
company id: co reg no,y tunnus,ytunnus,cvr,cvr nummer,cvrnr,organisasjonsnummer
vat id: momsnummer,momsregistreringsnummer,alv tunnus,momsregnr,momsnr
industry: branche,bransch,sektor
employee count: antal anstallda
revenue: omsattning,intakt,omsetning
website: webbadress,hemsida,webbplats,nettside,kotisivu,hjemmeside,nettsted
timezone: tidszon,olson,utc offset,gmt offset,tidssone
product: produkt,artikel,vare
product name: varunamn
sku: art nr,artikelnummer,artnr,produktnummer,artikelkod,produktkod,varunummer,artikel nr,tuotekoodi,tuotenumero,varenummer,varenr,artikkelnummer,artikkelnr
barcode: streckkod,viivakoodi,stregkode,strekkode
brand: marke,varumarke,fabrikat,varemerke
manufacturer: fabrikant,tillverkare,producent,produsent,valmistaja
vendor: leverantor,toimittaja,leverandor
category: kategori,produktgrupp,varugrupp,varegruppe,tuoteryhma
collection: kollektion
tag: nyckelord,etiket
description: beskrivning,beskrivelse,kuvaus,arendebeskrivning,innehall,innhold,indhold,produktbeskrivning,selite
short-description: sammanfattning
title: titel,rubrik,amne,emne,otsikko,overskrift,tittel
price: pris,styckpris,forsaljningspris,hinta,salgspris,utpris,enhetspris
cost: kostnad,inkopspris,inpris,sjalvkostnad
sale-price: extrapris,rabattert pris
compare-price: rekommenderat pris,ordinarie pris,vejledende pris
quantity: antal,kvantitet,maara,lineitem qty,bestalld kvantitet,mangd,antall,kpl,lukumaara,ant,stk
stock: lager,lagersaldo,saldo lager,varastosaldo,lagerbeholdning,beholdning
min-stock: minsta lager,sakerhetslager,minimumslager
weight: vikt,vekt,paino,vaegt
length: langd,laengde,lengde
width: bredd,bredde
height: hojd,hoyde
size: storlek,storrelse
color: farg,vari,farve
material: stof,tyg
unit: enhet,mattenhet,yksikko,enhed
image: bild url,bilder,bild 1,produktbild,huvudbild
order id: ordrenummer,tilausnumero
order date: orderdatum,forsaljningsdatum,tilauspaiva,tilauspvm,bestillingsdato
invoice id: fakturanummer,fakturanr,fakt nr,laskunumero
due date: forfallodatum,forfallodag,forfaller,forfald,forfallodatum faktura,sista betalningsdag,erapaiva,erapvm,forf datum,forfallsdato,betalingsfrist,frist
payment date: betalningsdatum,betaldatum,inbetalningsdatum,maksupaiva
payment method: betalningssatt,betalsatt,maksutapa,betalingsmate
payment terms: betalningsvillkor,betalningsvillkor dagar,betalingsbetingelser,maksuehto,betalingsvilkar
amount: belopp,summa,belop,belob
total: totalt,totalbelopp,totalsumma,att betala,yhteensa,loppusumma,fakturabelopp,totalbelob,i alt,totalpris
subtotal: delsumma
net amount: exkl moms,veroton,belob ekskl moms
gross amount: brutto,inkl moms,verollinen
tax amount: moms,skatt,alv,vero,mva,merverdiavgift
tax rate: momssats,moms procent,alv percent,verokanta,mva sats
discount: rabatt,rabat,alennus
shipping cost: frakt,fraktkostnader,fraktavgift,fragt
shipping method: leveranssatt,toimitustapa,leveringsmetode
carrier: transportor,haulier,spedition,speditor,fraktbolag,fragtmand
tracking id: sparningsnummer,kollinummer,paketnummer,kollinr,sparningsnr,sporingsnummer,sendingsnummer,pakkenummer
delivery date: leveransdatum,leveransdag,toimituspaiva,leveringsdato
ship date: avsandningsdatum,utleveransdatum,afsendelsesdato
purchase date: inkopsdatum
expiry date: utgangsdatum,giltig till,sista forbrukningsdag,giltig t m,viimeinen kayttopaiva,udlobsdato,utlopsdato,holdbarhedsdato
exchange rate: vaxelkurs,valutakurs
balance: saldo
debit: debet,uttag
credit: insattning,kredit
transaction date: transaktionsdatum,bokforingsdatum,bokforingsdag,transaktionsdag,kirjauspaiva,transaksjonsdato
value date: valuta datum,valutadag,rantedag,arvopaiva,valutadato
transaction id: transaktionsnummer
transaction type: transaktionstyp,transaksjonstype
payee: counterparty,mottagare,betalningsmottagare,kontrahent,mottagare betalare,remitter,motpart,saaja,maksaja
memo: meddelande,tekst,verifikationstext,transaktionstext,posteringstekst
iban: kontonummer iban
account id: kontonummer,konto,bankkonto,tilinumero,tili
routing id: clearingnummer,bankkod
cost-center: kostnadsstalle,kst,kostnadsstalle kod,kustannuspaikka,omkostningssted,kostnadssted
gl-account: kontonummer bokforing,bas konto,finanskonto
customer: kunde,kund,kundnamn,kjope,klient,debitor,kober,bestallare,kopare,kundenavn
affiliate url: deeplink
`;
