/** Dutch words for people, places, goods and money; in the shape of `english/people.ts`. */
export const DUTCH_PEOPLE = `
name: naam,volledige naam
first name: voornaam,roepnaam,voornamen
last name: achternaam,familienaam,geslachtsnaam
middle name: tweede naam,tussenvoegsel,middelste naam
maiden name: geboortenaam,meisjesnaam
nickname: bijnaam,roepnaam
name-prefix: aanhef,titulatuur,voorvoegsel,aanspreekvorm
name-suffix: achtervoegsel
phone: telefoon,vaste telefoon,vast nummer
mobile phone: mobiel,mobieltje,06 nummer
extension: toestelnummer,doorkiesnummer
birth date: geboortedatum,geboren op,geb datum,gebdatum
birth place: geboorteplaats,geboorteland,geboren te
birth year: geboortejaar,gebjaar
age: leeftijd
gender: geslacht,m v,sexe
nationality: nationaliteit,staatsburgerschap
marital-status: burgerlijke staat,huwelijkse staat,burgerlijke stand
language: taal,voorkeurstaal,taalcode,correspondentietaal
national-id: burgerservicenummer,rijksregisternummer,insz,bsn,identiteitskaart,rijksregisternr,identiteitsnummer,sofinummer,nationaal nummer,rrn,identiteitsbewijs
passport id: paspoort
employee id: stamnummer
job title: functie,beroep,functienaam,functieomschrijving
position: positie,betrekking
department: departement,dep,afdeling,afd,dienst,sector organisatie,cluster,team afdeling
team: ploeg,ploegnaam
division: divisie,bedrijfsonderdeel
group: groep,groepsnaam
manager: leidinggevende,manager naam,teamleider
hire date: indiensttreding,in dienst,datum in dienst,indienst,aanstellingsdatum
termination date: uitdiensttreding,uit dienst,einddatum dienstverband,uitdienst
employment type: contractvorm,dienstverband,soort contract,contractsoort,arbeidsrelatie
salary: salaris,loon,maandsalaris,bruto salaris,jaarsalaris,bezoldiging,maandloon,basissalaris,brutosalaris,verdiensten
hourly rate: uurtarief,uurloon,bruto uurloon
pay frequency: loonperiode,betaalfrequentie
bonus: eindejaarspremie
skill: vaardigheden,vaardigheid,competentie,competenties
education: opleiding,opleidingsniveau,onderwijsniveau,vooropleiding,hoogst genoten opleiding,scholing
school: universiteit,hogeschool,onderwijsinstelling,schoolnaam
grade: cijfer,eindcijfer,rapportcijfer,beoordelingscijfer,punt
year-group: jaargroep,leerjaar
guardian: voogd,verzorger
blood-type: abo rh,bloedgroep
username: gebruikersnaam,inlognaam,gebruiker,loginnaam
password: wachtwoord
consent: toestemming,avg toestemming,akkoord,instemming
note: opmerking,notitie,notities,aantekening,bijzonderheden,opm,kanttekening,memo intern,commentaar,interne notitie,bemerking
bio: biografie
photo: foto,pasfoto
address: adres,postadres,straat en huisnummer,bezoekadres,woonadres
street: straatnaam,straat
house-number: huisnummer,huisnr,toevoeging,nr toevoeging,huis nr,huisletter,nr bus
unit-number: appartement,busnummer,appartementnummer
address 1: adresregel 1
address 2: adresregel 2,adres 2,adrestoevoeging
city: stad,plaats,woonplaats,gemeente,deelgemeente,vestigingsplaats,gemeentenaam
district: wijk,stadsdeel,buurt
county: gouw
state: provincie
region: regio,gebied,landstreek,rayon
postal-code: postkode
latitude: breedtegraad,noorderbreedte,geogr breedte
longitude: lengtegraad,oosterlengte,geogr lengte
location: locatie,vestiging,standplaats,ligging,werklocatie
building: gebouw,pand
room: kamer,ruimte,lokaal,zaal
floor: etage,verdieping
company: firma,bedrijf,organisatie,handelsnaam,bedrijfsnaam,onderneming,vennootschap,werkgever,instelling
company id: ubn,kvknummer,ondernemingsnummer,kvk,kbo,kvknr,vestigingsnummer kvk,rsin,fiscaal nummer,kv k
vat id: btw,btwnr,ondernemingsnummer btw
industry: branche,bedrijfstak
employee count: aantal medewerkers,aantal werknemers,personeelsbestand
revenue: omzet,jaaromzet
website: site
domain: domein
timezone: tijdzone
product: artikel
product name: artikelomschrijving,productomschrijving,artikelbenaming
sku: art nr,artikelnummer,artnr,artikel nr,artikelcode,bestelcode,artikel code,artcode
barcode: streepjescode,eancode
brand: merk,merknaam
manufacturer: fabrikant,producent,fabrikaat
vendor: leverancier,crediteur,toeleverancier,leveranciersnaam,lev,dienstverlener,leverancier naam,toeleveringsbedrijf
category: categorie,artikelgroep,productgroep,rubriek,productcategorie,artikelcategorie
subcategory: subcategorie,subgroep
collection: collectie
tag: etiket,etiketten,label,trefwoord
description: omschrijving,beschrijving,probleemomschrijving,inhoud,toelichting,oms,productbeschrijving,specificatie omschrijving,productinformatie,werkomschrijving,omschr
short-description: samenvatting,korte omschrijving,korte beschrijving,verkorte omschrijving
title: titel,onderwerp,kennmerk thema,thema,kop
price: vk,prijs,verkoopprijs,stukprijs,stuksprijs,vkp,verkoopprijs incl,consumentenprijs,tarief stuk,nettoprijs,koopsom,prijs per stuk,eenheidsprijs,prijs excl btw,prijs incl btw,verkoopprijs excl btw
cost: kostprijs,inkoopprijs,inkoopprijs excl,kosten,aanschafprijs,inkoopwaarde,ikp,netto inkoopprijs,aankoopwaarde,kostprijs stuk,aankoopprijs,aanschafwaarde
sale-price: actieprijs,aanbiedingsprijs
compare-price: adviesprijs,oude prijs,van prijs
quantity: hoeveelheid,aantal,besteld aantal,stuks,aant,qte,aantal besteld,bestelde hoeveelheid,afgenomen aantal
stock: voorraad,huidige voorraad,voorraadaantal,actuele voorraad
min-stock: minimum voorraad,minimale voorraad,veiligheidsvoorraad,min voorraad
weight: gewicht,gew
length: lengte
width: breedte
height: hoogte,lichaamslengte
size: maat,grootte,omvang,schoenmaat
color: kleur
material: materiaal,stof
unit: eenheid,eenh,meeteenheid,verkoopeenheid
image: afbeelding,hoofdafbeelding,foto s,plaatje,productafbeelding
order id: bestelnummer,bestelnr,ordernr,inkoopordernummer,reserveringsnummer
order date: besteldatum,verkoopdatum,besteld op
invoice id: facturanummer,factuurnummer,factuurnr,fact nr
invoice date: factuurdatum,fact datum
due date: vervaldatum,uiterste datum,uiterste betaaldatum,vervaldag
payment date: betaaldatum,betaald op,betaaldag,voldaan op
payment method: betaalwijze,betaalmethode,betaalmiddel,betaalvorm
payment terms: betalingstermijn,betalingsvoorwaarden,betaaltermijn,betalingsconditie,betaalconditie,betalingscondities
amount: bedrag,transactiebedrag
total: totaal,totaalbedrag,som,eindbedrag,factuurbedrag,totaalprijs,totaal incl btw,eindtotaal,totaal te betalen,te betalen bedrag
subtotal: subtotaal,tussentotaal
net amount: excl btw,totaal excl btw,bedrag excl btw,exclusief btw,ex btw,excl
gross amount: bruto,incl btw,bedrag incl btw,inclusief btw,incl,inc btw
tax amount: tva,belasting,btw bedrag,btwbedrag,totaal btw,btw,omzetbelasting
tax rate: btw tarief,btw percentage,btw perc,btw procent
discount: korting,kortingsbedrag,reductie
shipping cost: vracht,transportkosten,porto
shipping method: leveringswijze,leveringsmethode
carrier: transporteur,vervoerder,bezorgdienst,koerier,transportbedrijf
tracking id: barcode verzending,track trace code,zendingsnummer,pakketnummer,colli nummer,vrachtbriefnummer
delivery date: leverdatum,afleverdatum,bezorgdatum,leveringsdatum,geleverd op,bezorgd op
ship date: verzenddatum,ophaaldatum,verzonden op,verzendingsdatum
purchase date: aankoopdatum,inkoopdatum,aanschafdatum
expiry date: houdbaarheidsdatum,houdbaar tot,geldig tot,verloopdatum,vervaldatum,tht,einddatum geldigheid,geldigheidsdatum
batch id: partij,lotnummer,partijnummer
currency: muntsoort,valuta,munt,valutacode,muntcode
exchange rate: wisselkoers,valutakoers,omrekeningskoers,koers
balance: saldo,rekeningsaldo,tegoed
debit: debet,uitgaven,af,debetbedrag,uitgave
credit: bij,inkomsten,bijschrijving,creditbedrag,storting,inkomst
transaction date: boekdatum,boekingsdatum,verwerkingsdatum
value date: valuta datum,rentedatum
transaction id: boekingsnummer
transaction type: boekingssoort
payee: begunstigde,tegenpartij,naam tegenpartij,ontvanger betaling,crediteur naam,ontvangende partij
memo: omschrijving transactie,mededeling,tekst,betalingsomschrijving,omschrijving mededeling,omschrijving 1,vrije mededeling,gestructureerde mededeling
iban: rekeningnummer iban
account id: rekening,bankrekening,rekeningnummer,rek nr,reknr
check id: cheque
cost-center: kostenplaats,kostenplaatscode,kpl,kostendrager
gl-account: grootboekrekening,grootboek,grootboeknummer,grootboekrekeningnummer,grootboeknr,gb rekening,grootboekcode
customer: klant,klantnaam,koper,debiteur,opdrachtgever,afnemer
customer id: klantcode,relatienummer,relatiecode,klantnr,relatienr
offer: aanbod
affiliate url: deeplink
role: rol,gebruikersrol,rechten
address 3: adresregel 3
url: koppeling
bic: bic nummer
merchant: winkel,winkelier,handelaar
`;
