/** Scandinavian and Finnish words for people, places, goods and money; in the shape of `english/people.ts`. */
export const NORDIC_PEOPLE = `
name: namn,fullstandigt namn,navn,fulde navn,hela namnet,fullt navn,fuldt navn,nimi,koko nimi,for och efternamn
first name: fornamn,tilltalsnamn,fornavn,etunimi,etunimet
last name: efternamn,slaktnamn,etternavn,efternavn,slektsnavn,sukunimi
middle name: mellannamn,mellemnavn,mellomnavn,toinen nimi
nickname: smeknamn,kaldenavn,kallenavn,ogenavn,lempinimi,kutsumanimi
name-prefix: tilltal,halsning,tiltale,tiltaleform,puhuttelu
email: e post,e postadress,epost,mejl,e postadresse,sahkoposti
phone: telefon,tlf,hemtelefon,telefon hem,telefon arbete,telefon privat,tlfnr,telnr,fastnet,fasttelefon,puhelin
mobile phone: mobil,mobilnr,mobiltlf,matkapuhelin,kannykka
fax: faks,telefaks,faksi,telekopio
birth date: fodelsedatum,fodelsedag,fodt,fodselsdato,fodd,syntymapaiva,fodselsdag,syntymaaika
birth place: fodelseort,fodelseland,fodested,fodeby,syntymapaikka
birth year: fodelsear,fodselsar,fodear,syntymavuosi
age: alder,ika
gender: kon,kjonn,sukupuoli,koen,kjoenn
marital-status: civilstand,sivilstand,siviilisaaty
language: sprak,kieli,aidinkieli,sprog,spraak,malform,asiointikieli
national-id: personnummer,personnr,samordningsnummer,henkilotunnus,hetu,cpr,cprnr,fodselsnummer
passport id: passnummer,pasnummer,passi
employee id: anstallningsnummer,anstallningsnr,anst nr,medarbetarnummer,henkilonumero
job title: yrke,befattning,stilling,sysselsattning,tjanst,funktion,tehtavanimike,nimike,ammatti
department: afdeling,avdelning,avdeling,osasto
team: lag,hold,tiimi,joukkue,lagnamn
group: grupp,ryhma,gruppnamn,gruppe,gruppenavn
manager: narmaste chef,ansvarig chef,esimies,naermeste leder,leder
hire date: anstallningsdatum,ansettelsesdato,tilltradesdag,anstalld sedan,anstalld fran,anstallningsdag,ansaettelsesdato,ansattdato
termination date: avslutsdatum,anstalld till,fratraedelsesdato,avgangsdatum
employment type: anstallningsform,ansaettelsesform
salary: lon,loen,manadslon,grundlon,palkka,lonn,manedslon,kuukausipalkka
hourly rate: timlon,timarvode,timepris,timpris,timelon,timesats,tuntipalkka,tuntihinta
skill: fardigheter,kompetens,kompetence,taito
education: utbildning,utbildningsniva,uddannelse,utdanning,uddannelsesniveau,utdanningsniva,koulutus,koulutusaste
school: skola,skolnamn,hogskola,skole,hogskole,hojskole,koulu,oppilaitos
grade: betyg,slutbetyg,karakter,vitsord,arvosana
student id: studienummer
blood-type: blodtype,blodgrupp,veriryhma
username: anvandarnamn,anvandare,inloggning,brugernavn,brukernavn,bruger,bruker,kayttajatunnus,kayttajanimi
password: losenord,adgangskode,passord,kodeord,salasana
consent: samtycke,godkannande,samtykke,suostumus
note: kommentar,anteckning,anmarkning,kommentarer,not,notering,ovrigt,notat,bemaerkning,merknad,huomautus,lisatiedot,kommentti,ovrig information,bemerkning,huomio,fritekst,fritext
photo: foto,bild,fotografi,billede,bilde,valokuva
address: adress,adresse,postadress,utdelningsadress,besoksadress,lahiosoite,hemadress,postadresse,bopaelsadresse,boligadresse,osoite,postiosoite
street: gata,gatuadress,gade,vei,vejnavn,gatunamn,vej,gate,katu
house-number: husnummer,husnr,gatunummer,talonumero,talon numero
address 1: adressrad 1,gatuadress 1,adresselinje 1,adresselinie 1,osoiterivi 1
address 2: adresse 2,adressrad 2,adress 2,c o,adresselinje 2,adresselinie 2,osoite 2,osoiterivi 2
city: ort,stad,kommun,by,poststed,postitoimipaikka,paikkakunta,bynavn,postort,postby,kommune,kaupunki,kunta
county: lan,lanskod,fylke,fylkesnavn,kreds,maakunta,laani
state: delstat,osavaltio
region: omrade,alue
postal-code: postnr,post nr,postinumero,postinro
country: stat,hemland,bostedsland,bopaelsland,maa,kotimaa
country code: landskod,landkod,maakoodi,maatunnus
latitude: breddgrad,breddegrad,latitud,leveysaste
longitude: langdgrad,lengdegrad,longitud,laengdegrad,pituusaste
location: plats,sted,placering,sijainti,lokasjon,plassering
building: byggnad,bygning,hus,rakennus
floor: etage,vaning,etasje,vaningsplan,kerros
company: firma,foretag,bolag,bedrift,yritys,virksomhed,arbetsgivare,selskap,organisaatio
company id: y tunnus,ytunnus,cvr,cvrnr,organisasjonsnummer,orgnr,cvr nr,organisasjonsnr
vat id: momsnummer,momsregistreringsnummer,alv tunnus,momsnr,momsreg,mva nummer,se nummer,alv numero
industry: branche,bransch,sektor,toimiala
employee count: antal anstallda,antal ansatte,henkilostomaara
revenue: omsattning,intakt,omsetning,omsaetning,liikevaihto
website: webbadress,hemsida,webbplats,nettside,kotisivu,hjemmeside,nettsted,verkkosivu
timezone: tidszon,tidssone,aikavyohyke
product: produkt,artikel,vare,vara,artikkel,tuote,tuotteen
product name: varunamn,varebetegnelse,varetekst,benamning
sku: art nr,artnr,produktnummer,artikelkod,produktkod,varunummer,artikel nr,tuotekoodi,tuotenumero,varenr,artikkelnummer,artikkelnr,varunr,vare nr
barcode: streckkod,viivakoodi,stregkode,strekkode
brand: marke,varumarke,fabrikat,varemerke,maerke,varemaerke,merke,merkki,tuotemerkki
manufacturer: fabrikant,tillverkare,producent,produsent,valmistaja,tilvirker
vendor: leverantor,toimittaja,leverandor,lev,leverantorsnamn,kreditor,leverandornavn,tavarantoimittaja
category: kategori,produktgrupp,varugrupp,varegruppe,tuoteryhma,artikelgrupp
collection: kollektion,kolleksjon,mallisto,kokoelma
tag: nyckelord,etiket,etikett,taggar,markning,maerkat,emneord,avainsana
description: beskrivning,beskrivelse,kuvaus,arendebeskrivning,innehall,innhold,indhold,produktbeskrivning,selite
short-description: sammanfattning,kort beskrivning,kort beskrivelse,resume,sammendrag,oppsummering,lyhyt kuvaus,tiivistelma
title: titel,rubrik,amne,emne,otsikko,overskrift,tittel
price: pris,styckpris,forsaljningspris,hinta,salgspris,utpris,enhetspris,utsalgspris,kopeskilling,yksikkohinta,apris,pris exkl moms,pris inkl moms,stykpris,stykkpris,pris inkl mva
cost: kostnad,inkopspris,inpris,sjalvkostnad,omkostning,kustannus,anskaffningsvarde,ostohinta,kostpris,indkobspris,innkjopspris
sale-price: extrapris,rabattert pris,kampanjpris,reapris,tilbudspris,kampanjepris,udsalgspris,alennushinta,tarjoushinta
compare-price: rekommenderat pris,ordinarie pris,vejledende pris,jamforpris,cirkapris,forpris,vejledende udsalgspris,veiledende pris,normalpris,ovh,suositushinta
quantity: antal,kvantitet,maara,bestalld kvantitet,mangd,antall,kpl,lukumaara,ant,stk,maengde,mengde
stock: lager,lagersaldo,beholdning,lagerantal,varasto saldo
min-stock: minsta lager,sakerhetslager,minimumslager,minsaldo,min lager,minimumsbeholdning,sikkerhedslager,halytysraja,minimivarasto
weight: vikt,vekt,paino,vaegt
length: langd,laengde,lengde,pituus
width: bredd,bredde,leveys
height: hojd,hoyde,kroppslangd,hojde,hoejde,hoeyde,korkeus
size: storlek,storrelse,koko
color: farg,vari,farve,kulor,farge
material: stof,tyg,materialtyp,materiaali
unit: enhet,mattenhet,yksikko,enhed,maleenhed,maleenhet,mittayksikko
image: bild url,bilder,bild 1,produktbild,huvudbild,bildlank,billede,bilde,produktbillede,kuva,tuotekuva,bild
order id: ordernr,ordrenr,tilausnro
order date: forsaljningsdatum,tilauspvm,bestalld,bestilt
invoice id: fakt nr,faktura nr,laskunro
due date: forfallodatum,forfallodag,forfaller,forfald,sista betalningsdag,erapaiva,erapvm,forf datum,forfallsdato,betalingsfrist,frist
payment date: betaldatum,inbetalningsdatum,maksupaiva
payment method: betalsatt,maksutapa,betalingsmade,betalingsform
payment terms: betalningsvillkor,betalningsvillkor dagar,betalingsbetingelser,maksuehto,betalingsvilkar,kredittid,kreditdage,maksuehdot
amount: belopp,summa,belop,belob,beloeb,beloep
total: totalt,totalbelopp,totalsumma,att betala,yhteensa,loppusumma,fakturabelopp,totalbelob,i alt,totalpris,summa totalt,totalbelop,kokonaissumma,summa
subtotal: delsumma,delsum,mellomsum,valisumma
net amount: exkl moms,veroton,netto,ekskl moms,eks mva
gross amount: brutto,inkl moms,verollinen,inkl mva
tax amount: moms,skatt,alv,vero,mva,merverdiavgift
tax rate: momssats,moms procent,alv percent,verokanta,mva sats,skattesats,mva prosent,alv prosentti,alv kanta
discount: rabatt,rabat,alennus,prisavdrag,avslag,ale
shipping cost: frakt,fraktkostnader,fraktavgift,fragt,fragtomkostninger,toimituskulut,rahti,porto
shipping method: forsendelsesmade,leveringsmade
carrier: transportor,speditor,fraktbolag,fragtmand,akeri,fragtforer,fraktforer,kuljetusliike,kuljetusyhtio
tracking id: sparningsnummer,kollinummer,paketnummer,kollinr,sparningsnr,sporingsnummer,sendingsnummer,pakkenummer,forsendelsesnummer,seurantanumero,seurantatunnus,sandningsnummer
delivery date: leveransdatum,leveransdag,toimituspaiva,leveringsdato,levererad,leveret,levert,leveringsdag,toimituspvm
ship date: avsandningsdatum,utleveransdatum,afsendelsesdato,skickad,forsendelsesdato,sendt,afsendt,lahetyspaiva,lahetetty
purchase date: inkopsdatum,kopdatum,anskaffningsdatum,kobsdato,kjopsdato,anskaffelsesdato,indkobsdato,ostopaiva,hankintapaiva
expiry date: utgangsdatum,giltig till,sista forbrukningsdag,giltig t m,viimeinen kayttopaiva,udlobsdato,utlopsdato,holdbarhedsdato,best for,vanhenemispaiva,parasta ennen
exchange rate: vaxelkurs,valutakurs,vekslingskurs,omregningskurs,valuuttakurssi,vaihtokurssi
balance: saldo,behallning
debit: debet,uttag,utbetalning,haevet,udbetaling,utbetaling,otto
credit: insattning,kredit,inbetalning,indsat,indbetaling,innbetaling,pano
transaction date: bokforingsdatum,bokforingsdag,transaktionsdag,kirjauspaiva,transaksjonsdato,bogforingsdato,bokfort dato,tapahtumapaiva
value date: valuta datum,valutadag,rantedag,valutadato,valordato,rentedato
transaction id: verifikationsnummer,transaksjonsnummer,tapahtumanumero,tapahtumatunnus
transaction type: transaktionstyp,transaksjonstype,posteringstype,tapahtumalaji,tapahtumatyyppi
payee: mottagare,betalningsmottagare,kontrahent,motpart,saaja,maksaja,betalare,betalingsmottaker,betalingsmodtager,modtager,mottaker
memo: meddelande,tekst,verifikationstext,transaktionstext,posteringstekst,specifikation,meddelelse,melding,viesti,viestikentta
iban: kontonummer iban,iban tilinumero
account id: kontonummer,konto,bankkonto,tilinumero,tili,kontonr,tilinro,bankgiro,plusgiro
routing id: clearingnummer,bankkod,clearingnr,konttorinumero
cost-center: kostnadsstalle,kostnadsstalle kod,kustannuspaikka,omkostningssted,kostnadssted,ks,resultatenhet,kostsenter,kp
gl-account: kontonummer bokforing,finanskonto,bokforingskonto,huvudbokskonto,hovedbokskonto,artskonto,regnskabskonto,kirjanpitotili,paakirjatili
customer: kunde,kund,kundnamn,klient,debitor,kober,bestallare,kopare,kundenavn,asiakas,asiakkaan
maiden name: flicknamn,fodelsenamn,pigenavn,pikenavn,fodenavn,fodselsnavn,tyttonimi,syntymanimi
initials: signatur,nimikirjaimet
extension: anknytning,lokalnummer,alanumero
position: stillingskode,asema
year-group: arskull,argang,vuosikurssi,vuosiluokka
guardian: vardnadshavare,malsman,vaerge,verge,foresatt,huoltaja
bio: biografi,esittely
address 3: adressrad 3,adresselinje 3
district: stadsdel,distrikt,bydel,kaupunginosa
room: lokal,rom,lokale,vaerelse,huone
domain: doman,domaene,domene,verkkotunnus
url: verkko osoite,url osoite
subcategory: underkategori,undergrupp,alaluokka,alakategoria
variant: utforande,variasjon,udforelse,utforelse,variantti,muunnelma
bic: bic kod,swiftkod,swift kode,bic kode,bic koodi,swift koodi
bank: banknamn,pengeinstitut,banknavn,pankki
merchant: butik,handlare,aterforsaljare,forhandler,butikk,kauppias,kauppa
offer: erbjudande,tilbud,tarjous
`;
