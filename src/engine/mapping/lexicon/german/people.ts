/** German and Dutch words for people, places, goods and money; in the shape of `english/people.ts`. */
export const GERMAN_PEOPLE = `
name: naam,volledige naam,voller name,vollstandiger name,vor nachname,bezeichnung name,vor zuname,nachname vorname
first name: vorname,rufname,voornaam,roepnaam
last name: nachname,familienname,zuname,achternaam,familienaam
middle name: zweiter vorname,tweede naam,tussenvoegsel
maiden name: geburtsname,madchenname,geboortenaam,meisjesnaam
nickname: spitzname,bijnaam
name-prefix: anrede,aanhef,akad grad,titulatuur,voorvoegsel
name-suffix: namenszusatz,namensvorsatz
email: mailadres,emailadres,mailadresse
phone: fon,telefon,rufnummer,festnetz,telefoon,telefon privat
mobile phone: handy,mobil,mobilfunk,mobiel,mobieltje,06 nummer
extension: durchwahl,nebenstelle
birth date: geburtsdatum,geburtstag,geb dat,geb am,geboren am,geboortedatum,geboren op
birth place: geburtsort,geboorteplaats
birth year: geburtsjahr,jahrgang
age: alter,leeftijd
gender: geschlecht,geslacht
nationality: nationalitat,staatsangehorigkeit,staatsburgerschaft,nationaliteit
marital-status: familienstand,burgerlijke staat,huwelijkse staat
language: sprache,taal
national-id: personalausweis,sozialversicherungsnummer,burgerservicenummer,sv nummer,steuer id,identifikationsnummer,steueridentifikationsnummer,rijksregisternummer,insz
passport id: reisepass,passnummer,paspoort
employee id: personal nr,personalnummer,mitarbeiter nr,personeelsnummer,personalnr,personeelsnr
job title: stellenbezeichnung,berufsbezeichnung,beruf,functie,beroep,erwerbstatigkeit,funktion
position: positie
department: departement,dep,abteilung,fachbereich,afdeling,kst bezeichnung,organisationseinheit
team: mannschaft,equipe
division: sparte,bereich
group: groep
manager: vorgesetzter,leidinggevende,fuhrungskraft,teamleiter,abteilungsleiter
hire date: eintrittsdatum,einstellungsdatum,eintritt,indiensttreding,in dienst,beitritt,eingestellt am,datum in dienst,indienst
termination date: austrittsdatum,austritt,uitdiensttreding,uit dienst,ausgeschieden am,einddatum dienstverband
employment type: anstellungsart,vertragsart,beschaftigungsart,contractvorm,dienstverband,beschaftigungsverhaltnis
salary: einkommen,gehalt,lohn,grundgehalt,salaris,loon,lohn brutto,entgelt,monatsgehalt,maandsalaris,bruto salaris,jaarsalaris
hourly rate: stundensatz,stundenlohn,uurtarief,uurloon
pay frequency: zahlungsrhythmus
bonus: pramie,premie
skill: fahigkeiten,vaardigheden
education: ausbildung,abschluss,diplome,opleiding,schulbildung,bildungsabschluss,opleidingsniveau
school: schule,universitat,hochschule,universiteit
grade: klasse,cijfer,schulnote,eindcijfer,gesamtnote,abschlussnote,endnote
year-group: jahrgangsstufe,klassenstufe
student id: matrikelnummer,matrikelnr
guardian: erziehungsberechtigter,gesetzlicher vertreter
blood-type: blutgruppe,abo rh,bloedgroep
username: anmeldename,nutzername,benutzername,gebruikersnaam,inlognaam
password: passwort,kennwort,wachtwoord
consent: einwilligung,zustimmung,toestemming,datenschutz,datenschutzerklarung,avg toestemming,dsgvo,einverstandnis,agb,akkoord
note: bemerkung,anmerkung,notiz,kommentar,hinweis,opmerking,notitie,notities,aantekening,befund,zusatzinfo,sonstiges,bijzonderheden
bio: biografie,biographie,uber mich
photo: foto,bild
address: adresse,anschrift,postanschrift,wohnadresse,adres,postadres,straat en huisnummer,bezoekadres
street: straatnaam,strasse hausnummer,strasse nr,strasse,straat
house-number: hnr,hausnummer,huisnummer,huisnr,huisnummertoevoeging,toevoeging
unit-number: wohnung,appartement,wohnungsnummer,busnummer
address 1: adresregel 1,adresszeile 1
address 2: adresszusatz,adresse 2,adresregel 2,adres 2,adresszeile 2
city: stadt,ort,wohnort,ortschaft,stad,plaats,woonplaats,gemeente,gemeinde
district: bezirk,stadtteil,quartier,wijk,ortsteil
county: landkreis,kreis
state: bundesland,provinz,provincie,kanton
region: regio,gebiet,gebied
postal-code: postleitzahl,plz
country: staat
country code: landeskennzeichen,landercode,landkurzel
latitude: breitengrad,breite geo,geografische breite,breedtegraad,noorderbreedte
longitude: langengrad,geografische lange,lengtegraad,oosterlengte
location: standort,einsatzort,locatie,vestiging,niederlassung,zweigstelle
building: gebaude,gebouw
room: raum,zimmer,kamer
floor: etage,stockwerk,verdieping
company: firma,unternehmen,gesellschaft,arbeitgeber,betrieb,bedrijf,organisatie,handelsnaam,geschaftspartner
company id: ubn,handelsregister,firmenbuchnummer,kvk nummer,kvknummer,ondernemingsnummer,kbo nummer,kbo nr
vat id: umsatzsteuernummer,steuernummer,btw,umsatzsteuer identifikationsnummer,steuernr,mwst nr,ust idnr,ustid,umsatzsteuer id
industry: branche,sektor,gewerbe,gewerk,wirtschaftszweig
employee count: mitarbeiterzahl,anzahl mitarbeiter,aantal medewerkers
revenue: umsatz,jahresumsatz,omzet
website: internetseite,webseite
domain: domein
timezone: zeitzone,tijdzone
product: produkt,artikel
product name: artikelbezeichnung,produktname,produktbezeichnung,artikelbezeichnung 1,kurzbezeichnung,materialkurztext,materialbezeichnung,artikelomschrijving,warenbezeichnung,artikelbeschreibung,productomschrijving
sku: art nr,artikelnummer,artnr,produktnummer,produktcode,artikel nr,produktnr,artikelcode,bestelcode
barcode: strichcode,streepjescode
brand: marke,merk,marke hersteller,hersteller marke,fabrikat,handelsmarke
manufacturer: hersteller,produzent,fabrikant,producent
vendor: lieferant,leverancier,crediteur
category: categorieen,categorie,warengruppe,ausgabenkategorie,artikelgruppe,artikelgroep,productgroep
subcategory: unterkategorie,untergruppe
collection: kollektion
tag: schlagwort,stichworte,trefwoorden,etiket,etiketten
description: beschreibung,bezeichnung,produktbeschreibung,omschrijving,beschrijving,problembeschreibung,probleemomschrijving,inhalt,inhoud,artikeltext,toelichting
short-description: kurzbeschreibung,zusammenfassung,samenvatting,korte omschrijving,kurztext
title: titel,betreff,onderwerp,kennmerk thema,thema,uberschrift
price: vk,preis,verkaufspreis,stuckpreis,einzelpreis,prijs,verkoopprijs,stukprijs,verkaufspreis brutto,stuksprijs
cost: ek,kosten,einkaufspreis,anschaffungskosten,kostprijs,inkoopprijs,einstandspreis,einkaufspreis netto,ek netto,selbstkosten,inkoopprijs excl
sale-price: angebotspreis,aktionspreis,actieprijs,sonderpreis,reduzierter preis,aanbiedingsprijs
compare-price: streichpreis,unverbindliche preisempfehlung,adviesprijs
quantity: menge,anzahl,stuckzahl,stuck,hoeveelheid,aantal,bestellte menge,besteld aantal,stk,stck,anz,stueck,stuks,aant,aantal stuks
stock: bestand,lagermenge,voorraad,lager,bestandsmenge,istbestand,lagerstand,huidige voorraad
min-stock: meldebestand,mindestbestand,minimum voorraad,mindestlagerbestand,sicherheitsbestand,minimale voorraad,veiligheidsvoorraad
weight: gewicht,korpergewicht
length: lengte,lange
width: breite,breedte
height: hohe,hoogte,korpergrosse
size: grosse,maat,grootte
color: farbe,kleur
material: hauptmaterial,materiaal,werkstoff,stof,oberstoff
unit: einheit,mengeneinheit,eenheid,basismengeneinheit,einh,eenh,meeteenheid
image: bild url,bilder,afbeelding,bild 1,hauptbild,produktbild,bild link,hoofdafbeelding,foto s,produktbild url
order id: bestell nr,bestelnummer,bestellcode,buchungsnummer,bestelnr
order date: auftragsdatum,bestelldatum,besteldatum,orderdatum,verkaufsdatum,verkoopdatum,bestellt am,besteld op
invoice id: facturanummer,rechnung nr,re nr,belegnummer,factuurnummer,factuurnr,fakturanummer,fakturanr,fakt nr,rgnr,rg nr
invoice date: rechnungsdatum,belegdatum,factuurdatum,rg datum
due date: falligkeitsdatum,faelligkeitsdatum,fallig am,zahlungsziel,vervaldatum,falligkeit,faellig,faelligkeit
payment date: zahlungsdatum,bezahlt am,betaaldatum,betaald op
payment method: zahlungsart,zahlungsmittel,zahlungsweise,betaalwijze,betaalmethode,betalingswijze,zahlart,zahlweise,bezahlart,betaalmiddel
payment terms: betalingstermijn,zahlungsbedingung,zahlungskondition,zahlungsziel tage,betalingsvoorwaarden,betaaltermijn,betalingsconditie,betaalconditie
amount: betrag,summe,bedrag,geldbetrag,gegenwert
total: totale,totaal,gesamtbetrag,gesamt,gesamtsumme,gesamtpreis,totaalbedrag,summe gesamt,som,rechnungsbetrag,rechnungssumme,endbetrag,gesamtwert,gesamtkosten,eindbedrag,factuurbedrag,totaalprijs,totaal incl btw
subtotal: zwischensumme,subtotaal
net amount: excl btw,warenwert,nettoumsatz,totaal excl btw
gross amount: brutto,bruto,incl btw,inkl mwst
tax amount: steuer,mehrwertsteuer,mwst,tva,belasting,btw bedrag,ust,umsatzsteuer,vorsteuer,umsatzsteuerbetrag,btwbedrag,totaal btw
tax rate: mwst satz percent,steuersatz,mwst satz,btw tarief,umsatzsteuersatz,btw percentage,mehrwertsteuersatz,btw perc
discount: rabatt,nachlass,korting,rabatt betrag,skonto,ermassigung,kortingsbedrag
shipping cost: versandkosten,lieferkosten,verzendkosten,vrachtkosten,frachtkosten,fracht,transportkosten,bezorgkosten,vracht
shipping method: lieferart,versandart,verzendwijze,leveringswijze,bezorgmethode
carrier: transporteur,vervoerder,spediteur,frachtfuhrer,spedition,versanddienstleister,reederei,paketdienst,zusteller,bezorgdienst,koerier
tracking id: sendungsverfolgung,sendungsnummer,kollinummer,paketnummer,paketreferenz,barcode verzending,paketnr,sendungsnr,track trace code
delivery date: lieferdatum,liefertermin,zustelldatum,leverdatum,afleverdatum,bezorgdatum,geliefert am,zugestellt am,leveringsdatum,geleverd op,bezorgd op
ship date: versanddatum,verzenddatum,versendet am,abholdatum,ophaaldatum,versandt am
purchase date: anschaffungsdatum,kaufdatum,aankoopdatum
expiry date: verfallsdatum,ablaufdatum,verfalldatum,gultig bis,haltbar bis,mhd,houdbaarheidsdatum,houdbaar tot,geldig tot,mindesthaltbarkeit,mindesthaltbarkeitsdatum,haltbarkeit,gueltig bis,verloopdatum,tht datum
batch id: partij,losnummer,losnr
currency: wahrung,waehrung,wkz umsatz,muntsoort
exchange rate: wechselkurs,wisselkoers,devisenkurs
balance: saldo,kontostand
debit: debet,soll,lastschrift,ausgaben,uitgaven,af,zahlungsausgang,belastung,sollbetrag
credit: haben,gutschrift,einnahmen,bij,inkomsten,zahlungseingang,kredit,habenbetrag
transaction date: buchungsdatum,buchungstag,boekdatum,boekingsdatum,transactiedatum,transaktionsdatum,handelstag
value date: wertstellung,valuta datum,valdt,wertstellungsdatum
transaction id: transaktionsnummer
transaction type: transaktionstyp,umsatzart,buchungsart,transactietype,umsatztyp,buchungstyp,transaktionsart
payee: empfanger,beguenstigter,begunstigter,auftraggeber,zahlungsempfanger,begunstigde,tegenpartij,kontrahent,zahlungspflichtiger,zahlungsbeteiligter,partnername,zahlungspflichtige,empfaenger,zahlungsempfaenger,naam omschrijving
memo: verwendungszweck,buchungstext,omschrijving transactie,zahlungszweck,mededeling,tekst,betalingskenmerk omschrijving,transaktionstext,zahlungsgrund
iban: kontonummer iban
account id: kontonummer,konto,rekening,bankkonto,bankrekening,kto nr,kto
routing id: clearingnummer,blz,bankleitzahl
check id: cheque,schecknummer
cost-center: kostenstelle,kostenplaats,kost 1,kst,kostenstellennummer,kostenplaatscode
gl-account: sachkonto,grootboekrekening,sachkontonummer,konto soll,grootboek,grootboeknummer,erloskonto,kostenkonto,grootboekrekeningnummer
customer: kunde,kundenname,kundin,klant,klantnaam,klient,debitor,besteller,auftraggeber kunde,kaufer,koper,rechnungsempfanger,debiteur,opdrachtgever,afnemer
customer id: kunden nr,klantcode,kunden id,debiteurnummer,debiteurennummer,relatienummer,relatiecode
offer: angebot,angebotsnummer
affiliate url: deeplink
`;
