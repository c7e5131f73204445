/** German, Dutch, Scandinavian and Finnish words for people, places, goods and money; in the shape of `english/people.ts`. */
export const NORTHERN_PEOPLE = `
name: naam,volledige naam,voller name,vollstandiger name,vor nachname,nom complet,namn,fullstandigt namn,navn,fulde navn,nama,naam ka,bezeichnung name,betegnelse,ho va ten,ho ten,vor zuname,nachname vorname
first name: vorname,rufname,nome,voornaam,roepnaam,fornamn,tilltalsnamn,fornavn,adi
last name: nachname,familienname,zuname,ultimo nome,achternaam,familienaam,efternamn,slaktnamn,etternavn,efternavn,ho,kul naam
name: nom
middle name: mi,zweiter vorname,secondo nome,tweede naam,mellannamn,tussenvoegsel
maiden name: geburtsname,madchenname,geboortenaam,meisjesnaam
nickname: spitzname,bijnaam,smeknamn
name-prefix: anrede,aanhef,tilltal
name-suffix: namenszusatz
email: mailadres,emailadres,mailadresse,e post,e postadress,mejladress,e posta
phone: fon,telefon,rufnummer,festnetz,tlf,telf,telefone,fone,telefoon,telp,hemtelefon,telefon hem,telefon arbete,telefon privat
mobile phone: handy,mobil,mobilfunk,mobiel,mobieltje,06 nummer,tel kom
fax: faks,numero fax
extension: durchwahl,nebenstelle,poste
birth date: geburtsdatum,geburtstag,geb dat,geb am,geboren am,ne le,geboortedatum,fodelsedatum,fodelsedag,fodt,fodselsdato,janmatithi,fodd
birth place: geburtsort,geboorteplaats,fodelseort
birth year: geburtsjahr,fodelsear,jahrgang
age: alter,leeftijd,alder,wiek,vek
gender: geschlecht,genere,geslacht,kon,kjonn
nationality: nationalitat,staatsangehorigkeit,staatsburgerschaft,nationaliteit
marital-status: familienstand,etat civil,burgerlijke staat,civilstand
language: sprache,idioma,lingua,taal,sprak
national-id: personnummer,personalausweis,sozialversicherungsnummer,burgerservicenummer,personnr,samordningsnummer,nik
passport id: reisepass,passnummer,paspoort
employee id: personal nr,personalnummer,mitarbeiter nr,personeelsnummer,anstallningsnummer,anstallningsnr,anst nr,medarbetarnummer,ma nv,numero employe
job title: stellenbezeichnung,berufsbezeichnung,beruf,poste,functie,beroep,yrke,befattning,is unvani,stilling,erwerbstatigkeit,sysselsattning,tjanst,emploi,funktion
position: positie
department: departement,dep,abteilung,fachbereich,afdeling,avdelning,avdeling,kst bezeichnung
team: mannschaft,equipe,lag
division: sparte,bereich
group: groep,grupp
manager: vorgesetzter,leidinggevende,narmaste chef,ansvarig chef
hire date: eintrittsdatum,einstellungsdatum,eintritt,indiensttreding,anstallningsdatum,ansettelsesdato,tilltradesdag,anstalld sedan,in dienst,anstalld fran,alta,beitritt,eingestellt am,datum in dienst
termination date: austrittsdatum,austritt,avslutsdatum,slutdatum anstallning,uitdiensttreding,uit dienst,dol,anstalld till,ausgeschieden am
employment type: anstellungsart,vertragsart,beschaftigungsart,contractvorm,dienstverband,anstallningsform
salary: einkommen,revenu,gehalt,lohn,grundgehalt,salaris,loon,lon,loen,maas,lohn brutto,brut maas,manadslon,grundlon
hourly rate: stundensatz,stundenlohn,valor hora,uurtarief,uurloon,timlon,timarvode
pay frequency: zahlungsrhythmus
bonus: pramie,prime,bono,premie
vacation-days: conges
skill: fahigkeiten,vaardigheden,fardigheter,yetenekler
education: ausbildung,abschluss,formation,diplome,opleiding,utbildning,schulbildung,bildungsabschluss,opleidingsniveau,utbildningsniva,edu level
school: schule,universitat,hochschule,universiteit,skola,skolnamn
grade: klasse,voto,nota,cijfer,betyg,schulnote,nota final,voto finale,eindcijfer,slutbetyg,karakter
year-group: jahrgangsstufe,klassenstufe
student id: matrikelnummer,elevnummer,apaar,adm no
guardian: erziehungsberechtigter,pai,nome pai
blood-type: blutgruppe,blodtype,abo rh,bloedgroep,blodgrupp
username: anmeldename,nutzername,benutzername,gebruikersnaam,inlognaam,anvandarnamn
password: passwort,kennwort,mot passe,clave,wachtwoord,losenord,sifre,passcode
consent: einwilligung,zustimmung,toestemming,samtycke,datenschutz,datenschutzerklarung,avg toestemming,godkannande,samtykke,sms opt in
note: bemerkung,anmerkung,notiz,kommentar,hinweis,opmerking,notitie,notities,anteckning,anmarkning,kommentarer,not,notlar,merknad,aantekening,notering,ovrigt,befund,notat,bemaerkning
bio: biografie,biographie,uber mich,a propos
photo: foto,bild
address: adress,adresse,anschrift,postanschrift,wohnadresse,adresse postale,adres,postadres,postadress,utdelningsadress,dia chi,pata,besoksadress,patta
street: straatnaam,strasse hausnummer,strasse nr,strasse,rua,straat,gata,gatuadress,gade,vei,ul
house-number: hnr,hausnummer,nr casa,huisnummer,husnummer,bina no
unit-number: wohnung,appartement,piso
address 1: ligne adresse 1,adresregel 1,adressrad 1
address 2: adresszusatz,adresse 2,adresregel 2,co adress,adressrad 2,adres 2
city: stadt,ort,wohnort,ortschaft,ville,stad,plaats,woonplaats,gemeente,kommun,by,poststed,il,kent,gemeinde
district: bezirk,stadtteil,quartier,wijk
county: landkreis,kreis,lan
state: bundesland,provinz,etat,provincie,delstat,kanton,uf
region: regio,gebiet,bolge,gebied,omrade
postal-code: pincode,postleitzahl,plz,postnummer,postnr,kode pos,pincode area
country: stat,staat,pais,ulke
country code: landskod,landeskennzeichen,landercode
latitude: breitengrad,breite geo,geografische breite,breedtegraad,noorderbreedte,breddgrad,breddegrad,bredde,lat wgs 84
longitude: lon,langengrad,x coord,lon dd,gps lon,gps longitude,geo lon,stop lon,geografische lange,lengtegraad,oosterlengte,langdgrad,lengdegrad,lon wgs 84
location: standort,einsatzort,locatie,vestiging,plats,sted,placering
building: gebaude,gebouw,byggnad,bina
room: raum,zimmer,salle,sala,kamer,oda
floor: etage,stockwerk,planta,piano,andar,verdieping,vaning,kat
company: co name,firma,unternehmen,gesellschaft,arbeitgeber,betrieb,entreprise,nom entreprise,bedrijf,organisatie,foretag,bolag,bedrift,yritys,firma adi,handelsnaam,nom commercial,virksomhed,arbetsgivare,selskap
company id: ubn,siret,rut,co reg no,uen,handelsregister,firmenbuchnummer
vat id: umsatzsteuernummer,steuernummer,cif,rfc,nit,partita iva,p iva,btw,momsnummer,momsregistreringsnummer,dic,mst,umsatzsteuer identifikationsnummer,id tva,numero iva,cif nif
industry: branche,bransch,sektor,gewerbe,gewerk,wirtschaftszweig
employee count: mitarbeiterzahl,anzahl mitarbeiter,aantal medewerkers,antal anstallda
revenue: umsatz,jahresumsatz,omzet,omsattning,intakt,omsetning
website: webbadress,internetseite,webseite,pagina web,pagina internet,hemsida,webbplats,nettside,internet sitesi,trang web
domain: domein
timezone: zeitzone,tijdzone,tidszon,olson,utc offset,gmt offset,tidssone
product: produkt,artikel,hang hoa,utpad,vare
product name: artikelbezeichnung,produktname,produktbezeichnung,varunamn,artikelbezeichnung 1,kurzbezeichnung,materialkurztext,materialbezeichnung,artikelomschrijving
sku: art nr,artikelnummer,artnr,produktnummer,produktcode,artikelkod,produktkod,varunummer,artikel nr
barcode: strichcode,code barres,streepjescode,streckkod
brand: marke,marque,merk,varumarke,marka,marke hersteller,hersteller marke,fabrikat,varemerke,handelsmarke
manufacturer: hersteller,produzent,fabrikant,tillverkare,producent,produsent
vendor: lieferant,leverancier,leverantor,vikreta
category: categorieen,categorie,warengruppe,kategori,ausgabenkategorie,kostenart,produktgrupp,varugrupp,varegruppe,artikelgruppe,artikelgroep,productgroep
subcategory: unterkategorie,sous categorie,alt kategori
collection: kollektion
tag: schlagwort,stichworte,trefwoorden,nyckelord,etiket,etiketler,etiketten
description: beschreibung,bezeichnung,produktbeschreibung,libelle,omschrijving,beskrivning,beskrivelse,kuvaus,mo ta,vivaran,beschrijving,problembeschreibung,probleemomschrijving,arendebeskrivning,inhalt,inhoud,innehall,innhold,indhold,produktbeskrivning,ket,glosa,artikeltext,toelichting
short-description: kurzbeschreibung,zusammenfassung,samenvatting,korte omschrijving,sammanfattning
title: titel,rubrik,betreff,sujet,onderwerp,amne,temat,emne,kennmerk thema,thema
price: vk,prix,prix unitaire,preis,verkaufspreis,stuckpreis,einzelpreis,prijs,verkoopprijs,stukprijs,pris,styckpris,forsaljningspris,hinta,keemat,verkaufspreis brutto,prix public,salgspris,utpris,enhetspris,stuksprijs
cost: ek,kosten,einkaufspreis,anschaffungskosten,kostprijs,inkoopprijs,kostnad,inkopspris,chi phi,lagat,einstandspreis,einkaufspreis netto,ek netto,selbstkosten,inkoopprijs excl,inpris,sjalvkostnad
sale-price: angebotspreis,aktionspreis,prix promo,prix solde,actieprijs,sonderpreis,reduzierter preis,prix remise,aanbiedingsprijs,extrapris,rabattert pris
compare-price: streichpreis,unverbindliche preisempfehlung,adviesprijs,prix barre,rekommenderat pris,ordinarie pris
quantity: menge,anzahl,stuckzahl,stuck,cant,qtd,hoeveelheid,aantal,antal,kvantitet,maara,bestellte menge,lineitem qty,besteld aantal,bestalld kvantitet,mangd,antall
stock: bestand,lagermenge,voorraad,lager,lagersaldo,saldo lager,stok,bestandsmenge
min-stock: meldebestand,mindestbestand,minimum voorraad,minimum stok,mindestlagerbestand,sicherheitsbestand,minimale voorraad,veiligheidsvoorraad,minsta lager,sakerhetslager,minimumslager,kritik stok,stok minimum,stok minimal
weight: gewicht,peso,vikt,vekt,berat
length: lengte,lange,largo,langd
width: breite,breedte,bredd
height: hohe,hoogte,hojd,boy
size: grosse,taille,talla,maat,grootte,storlek,beden,aakar
color: farbe,couleur,kleur,farg,kolor
material: hauptmaterial,materiaal,werkstoff,stof,tyg,oberstoff
unit: einheit,mengeneinheit,unita,eenheid,enhet,basismengeneinheit,mattenhet
image: imagen,bild url,bilder,afbeelding,bild 1,hauptbild,produktbild,bild link,visuel,url imagen,hoofdafbeelding,foto s,produktbild url,huvudbild,fotograf
order id: bestell nr,bestelnummer,ordrenummer,bestellcode,buchungsnummer
order date: auftragsdatum,bestelldatum,besteldatum,orderdatum,verkaufsdatum,verkoopdatum,forsaljningsdatum
invoice id: facturanummer,rechnung nr,re nr,belegnummer,factuurnummer,factuurnr,fakturanummer,fakturanr,fakt nr
invoice date: rechnungsdatum,belegdatum,factuurdatum
due date: falligkeitsdatum,faelligkeitsdatum,fallig am,zahlungsziel,echeance,vervaldatum,forfallodatum,forfallodag,falligkeit,faellig,faelligkeit,forfaller,forfald,forfallodatum faktura,sista betalningsdag
payment date: zahlungsdatum,bezahlt am,betaaldatum,betalningsdatum,betaldatum,inbetalningsdatum
payment method: zahlungsart,zahlungsmittel,zahlungsweise,mode reglement,betaalwijze,betaalmethode,betalningssatt,betalsatt,betalingswijze
payment terms: betalingstermijn,betalningsvillkor,zahlungsbedingung,zahlungskondition,zahlungsziel tage,betalingsvoorwaarden,betaaltermijn,betalningsvillkor dagar,betalingsbetingelser
amount: betrag,summe,somme,importe,valor,bedrag,belopp,tutar,summa,belop,so tien,geldbetrag,gegenwert,belob
total: totale,totaal,totalt,gesamtbetrag,gesamt,gesamtsumme,gesamtpreis,prix total,importe total,totaalbedrag,totalbelopp,tong,kul,summe gesamt,som,totalsumma,att betala
subtotal: zwischensumme,sous total,subtotaal,delsumma
net amount: hors taxe,hors taxes,exkl moms,excl btw
gross amount: brutto,bruto,inkl moms,incl btw,inkl mwst,con iva
tax amount: steuer,mehrwertsteuer,mwst,tva,taxe,iva,belasting,btw bedrag,moms,skatt
tax rate: mwst satz percent,steuersatz,mwst satz,btw tarief,momssats,umsatzsteuersatz,btw percentage,moms procent,iva percent
discount: rabatt,nachlass,remise,korting,rabat,sleva,rabatt betrag,dto
shipping cost: versandkosten,lieferkosten,verzendkosten,frakt,vrachtkosten,fraktkostnader,fraktavgift
shipping method: lieferart,versandart,leveranssatt
carrier: transporteur,vervoerder,transportor,spediteur,haulier,frachtfuhrer,spedition,versanddienstleister,reederei,paketdienst,kargo,speditor,fraktbolag
tracking id: sendungsverfolgung,sendungsnummer,sparningsnummer,kollinummer,paketnummer,paketreferenz,barcode verzending
delivery date: lieferdatum,liefertermin,zustelldatum,leverdatum,leveransdatum,afleverdatum,bezorgdatum,leveransdag
ship date: versanddatum,verzenddatum,versendet am,abholdatum,ophaaldatum,avsandningsdatum,utleveransdatum
purchase date: anschaffungsdatum,kaufdatum,aankoopdatum,inkopsdatum
expiry date: verfallsdatum,ablaufdatum,verfalldatum,gultig bis,haltbar bis,mhd,houdbaarheidsdatum,houdbaar tot,geldig tot,utgangsdatum,giltig till,mindesthaltbarkeit,mindesthaltbarkeitsdatum,haltbarkeit,dlc,sista forbrukningsdag,giltig t m,han su dung
batch id: lote,partij,parti no
currency: wahrung,mena,tien te,mudra
exchange rate: wechselkurs,kur,vaxelkurs,valutakurs,wisselkoers
balance: saldo,solde,kontostand,saldo disponible,cl bal
debit: debet,soll,lastschrift,ausgaben,dare,uitgaven,af,uttag,gider,ghi no,zahlungsausgang
credit: haben,gutschrift,einnahmen,haber,bij,inkomsten,insattning,ghi co,zahlungseingang,dal,kredit,lodgement,giren
transaction date: buchungsdatum,buchungstag,boekdatum,boekingsdatum,transactiedatum,transaktionsdatum,bokforingsdatum,bokforingsdag,transaktionsdag,handelstag
value date: wertstellung,valuta datum,data valuta,valdt,valutadag,rantedag,wertstellungsdatum
transaction id: transaktionsnummer
transaction type: transaktionstyp,umsatzart,buchungsart,transactietype,hareket turu,transaksjonstype
payee: counterparty,empfanger,beguenstigter,begunstigter,auftraggeber,zahlungsempfanger,beneficiaire,tiers,begunstigde,tegenpartij,mottagare,betalningsmottagare,kontrahent,mottagare betalare,zahlungspflichtiger,zahlungsbeteiligter,partnername,remitter,motpart,penerima
memo: verwendungszweck,buchungstext,libelle operation,causale,omschrijving transactie,meddelande,zahlungszweck,mededeling,tekst,betalingskenmerk omschrijving,verifikationstext,transaktionstext
iban: kontonummer iban
account id: kontonummer,konto,conto,rekening,bankkonto,bankrekening
routing id: clearingnummer,blz,bankleitzahl,code banque,bankkod,abi
check id: cheque,schecknummer
bank: banque,banka
cost-center: kostenstelle,kostenplaats,kostnadsstalle,kost 1,kst,kostenstellennummer,kostenplaatscode,kostnadsstalle kod
gl-account: sachkonto,grootboekrekening,sachkontonummer,konto soll,grootboek,grootboeknummer,kontonummer bokforing,bas konto
customer: kunde,kundenname,kundin,nom client,cliente,klant,klantnaam,kund,kundnamn,kjope,klient,debitor,besteller,auftraggeber kunde,kaufer,kober,koper,bestallare,kopare
customer id: kunden nr,klantcode
offer: angebot
affiliate url: deeplink
`;
