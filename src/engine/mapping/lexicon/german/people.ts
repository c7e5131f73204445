/** German words for people, places, goods and money; in the shape of `english/people.ts`. */
export const GERMAN_PEOPLE = `
name: voller name,vollstandiger name,vor nachname,bezeichnung name,vor zuname,nachname vorname
first name: vorname,rufname,taufname
last name: nachname,familienname,zuname
middle name: zweiter vorname,zweitname
maiden name: geburtsname,madchenname,maedchenname,geborene
nickname: spitzname,kosename
name-prefix: anrede,akad grad,briefanrede
name-suffix: namenszusatz,namensvorsatz,namenssuffix
phone: fon,telefon,rufnummer,festnetz,telefon privat,tel geschaftlich
mobile phone: handy,mobil,mobilfunk,handynr,natel
extension: durchwahl,nebenstelle,dw
birth date: geburtsdatum,geburtstag,geb dat,geb am,geboren am,gebdat
birth place: geburtsort,geburtsland
birth year: geburtsjahr,jahrgang,jg,gebjahr
age: alter,lebensalter
gender: geschlecht,geschl
nationality: nationalitat,staatsangehorigkeit,staatsburgerschaft,staatsbuergerschaft,nationalitaet,staatsang
marital-status: familienstand,zivilstand
language: sprache,sprachcode
national-id: personalausweis,sozialversicherungsnummer,sv nummer,steuer id,identifikationsnummer,steueridentifikationsnummer,sozialversicherungsnr,svnr
passport id: reisepass,passnummer,passnr
employee id: personal nr,personalnummer,personalnr,persnr
job title: stellenbezeichnung,berufsbezeichnung,beruf,erwerbstatigkeit,funktion,funktionsbezeichnung
position: planstelle
department: departement,dep,abteilung,fachbereich,kst bezeichnung,organisationseinheit,abt
team: mannschaft,mannschaftsname
division: sparte,bereich,geschaftsbereich
group: gruppe,gruppenname
manager: fuhrungskraft,teamleiter,abteilungsleiter,vorgesetzte
hire date: einstellungsdatum,eintritt,beitritt,eingestellt am
termination date: austritt,ausgeschieden am,dienstende,entlassungsdatum
employment type: anstellungsart,vertragsart,beschaftigungsart,beschaftigungsverhaltnis,arbeitsverhaltnis
salary: einkommen,gehalt,lohn,grundgehalt,lohn brutto,entgelt,monatsgehalt
hourly rate: stundensatz,stundenlohn,std satz,stundenverrechnungssatz
pay frequency: zahlungsrhythmus,zahlungsturnus,lohnperiode
bonus: pramie,sonderzahlung
skill: fahigkeit,kenntnisse
education: ausbildung,abschluss,schulbildung,bildungsabschluss,schulabschluss,qualifikation,hochster abschluss,vorbildung,bildungsstand
school: schule,universitat,hochschule,universitaet,uni,fachhochschule,bildungseinrichtung
grade: schulnote,gesamtnote,abschlussnote,endnote,note,zensur
year-group: jahrgangsstufe,klassenstufe,jahrgang
student id: matrikelnummer,schuelernummer
guardian: erziehungsberechtigter,gesetzlicher vertreter,vormund,betreuungsperson
blood-type: blutgruppe,abo rh
username: anmeldename,nutzername,benutzername,benutzerkennung,anmeldekennung,benutzer,benutzerkonto
password: passwort,kennwort
consent: einwilligung,zustimmung,datenschutz,datenschutzerklarung,dsgvo,einverstandnis,agb
note: bemerkung,anmerkung,notiz,kommentar,hinweis,befund,zusatzinfo,sonstiges,vermerk,notizen,freitext
bio: biografie,biographie,uber mich,vita
photo: foto,bild,lichtbild,passbild
address: adresse,anschrift,postanschrift,wohnadresse,wohnanschrift,adr
street: strasse hausnummer,strasse nr,strasse,strassenname
house-number: hnr,hausnummer,hausnr,haus nr,hausnummernzusatz,hausnr zusatz
unit-number: wohnung,appartement,wohnungsnummer,wohnungsnr,whg nr,whg
address 1: adresszeile 1,strasse 1
address 2: adresszusatz,adresse 2,adresszeile 2,zusatz
city: stadt,ort,wohnort,ortschaft,gemeinde,gemeindename,wohnsitzgemeinde
district: bezirk,stadtteil,quartier,ortsteil,stadtbezirk
county: landkreis,kreis,lkr
state: bundesland,provinz,kanton
region: gebiet,vertriebsgebiet
postal-code: plz,post leitzahl
country: staat,wohnsitzland
country code: landeskennzeichen,landercode,landkurzel,landerkurzel,laenderkuerzel,landerkennzeichen,laenderkennzeichen,landeskurzel,landeskuerzel,landkz,landerkz,laenderkz,lkz
latitude: breitengrad,geografische breite,geogr breite,hochwert
longitude: langengrad,geografische lange,laengengrad,geogr lange,rechtswert
location: standort,einsatzort,niederlassung,zweigstelle
building: gebaude,gebaeude,haus,bauwerk
room: raum,zimmer,saal,raum nr
floor: etage,stockwerk,geschoss,ebene
company: firma,unternehmen,gesellschaft,arbeitgeber,betrieb,geschaftspartner
company id: handelsregister,firmenbuchnummer,hrb,firmenbuchnr,hr nummer,uid nr
vat id: umsatzsteuernummer,steuernummer,umsatzsteuer identifikationsnummer,steuernr,mwst nr,ust idnr,ustid,umsatzsteuer id,ustidnr,umsatzsteuer idnr,u st id,u st idnr,uid nummer
industry: branche,sektor,gewerbe,wirtschaftszweig
employee count: mitarbeiterzahl,anzahl mitarbeiter,mitarbeiteranzahl,beschaftigte
revenue: umsatz,jahresumsatz,umsatzerlose
website: internetseite,webseite
domain: domane,domaene
timezone: zeitzone
product: produkt,artikel,ware,erzeugnis
product name: artikelbezeichnung,produktbezeichnung,artikelbezeichnung 1,kurzbezeichnung,materialkurztext,materialbezeichnung,warenbezeichnung,artikelbeschreibung,artikelbez,art bez,artikeltext 1,matkurztext
sku: art nr,artikelnummer,artnr,produktnummer,produktcode,artikel nr,produktnr,matnr
barcode: strichcode,eannr
brand: marke,marke hersteller,hersteller marke,fabrikat,handelsmarke,markenname
manufacturer: hersteller,produzent,fabrikant,herstellername,erzeuger
vendor: lieferant,lieferantenname,lief,kreditor,zulieferer,kreditorname
category: warengruppe,ausgabenkategorie,artikelgruppe,kategorie,produktgruppe,rubrik,sachgruppe,materialgruppe
subcategory: unterkategorie,untergruppe,unterwarengruppe
collection: kollektion
tag: schlagwort,schlagwoerter,stichwort,stichwoerter
description: beschreibung,bezeichnung,produktbeschreibung,problembeschreibung,inhalt,artikeltext,bez,leistung,langtext
short-description: kurzbeschreibung,zusammenfassung,kurztext,kurzbez,abstrakt,inhaltsangabe
title: titel,betreff,thema,uberschrift
price: vk,preis,verkaufspreis,stuckpreis,einzelpreis,verkaufspreis brutto,stueckpreis,ep,vkpreis,ladenpreis,endkundenpreis,kaufpreis immobilie,nettopreis,bruttopreis,preis netto,preis brutto,einzelpreis netto
cost: ek,kosten,einkaufspreis,anschaffungskosten,einstandspreis,einkaufspreis netto,ek netto,selbstkosten,ekpreis,ek preis,ankaufspreis,anschaffungswert,kaufpreis,herstellungskosten,herstellkosten
sale-price: angebotspreis,aktionspreis,sonderpreis,reduzierter preis
compare-price: streichpreis,unverbindliche preisempfehlung,uvp preis,ursprungspreis,statt preis
quantity: menge,anzahl,stuckzahl,stuck,bestellte menge,stk,stck,anz,stueck,stueckzahl,mge,bestellmenge
stock: bestand,lagermenge,lager,bestandsmenge,istbestand,lagerstand,vorrat,ist bestand,freier bestand
min-stock: meldebestand,mindestbestand,mindestlagerbestand,sicherheitsbestand,min bestand
weight: gewicht,korpergewicht,gew,masse
length: lange,laenge,korperlange,koerperlaenge
width: breite
height: hohe,korpergrosse,hoehe,koerpergroesse
size: grosse,groesse,konfektionsgrosse,konfektionsgroesse,schuhgrosse,schuhgroesse
color: farbe,farbton
material: hauptmaterial,werkstoff,oberstoff,materialart,stoff
unit: einheit,mengeneinheit,basismengeneinheit,einh,masseinheit,me,meh,basiseinheit
image: bild url,bilder,bild 1,hauptbild,produktbild,bild link,produktbild url,abbildung,bilddatei,bildname,grafik,fotos,bild
order id: bestell nr,bestellcode,buchungsnummer,best nr,auftr nr
order date: bestelldatum,verkaufsdatum,bestellt am,bestellzeitpunkt
invoice id: rechnung nr,re nr,belegnummer,fakturanummer,fakturanr,fakt nr,rgnr,rg nr,rechnungsnr,rechn nr,renr,rnr,belegfeld 1
invoice date: rechnungsdatum,belegdatum,rg datum,rechn datum,rdat,re datum,rechnungsdat
due date: fallig am,zahlungsziel,falligkeit,faellig,faelligkeit,ruckgabefrist,zahlungsfrist,zahlbar bis,frist
payment date: bezahlt am,zahldatum
payment method: zahlungsart,zahlungsmittel,zahlungsweise,zahlart,zahlweise,bezahlart,zahlungsweg,bezahlmethode
payment terms: zahlungsbedingung,zahlungskondition,zahlungsziel tage,zahlungsbed,zahlungsziel,konditionen,zahlungsfrist tage
amount: betrag,summe,geldbetrag,gegenwert,betr,zahlbetrag,umsatzbetrag,umsatz ohne soll haben kz
total: gesamtbetrag,gesamt,gesamtsumme,gesamtpreis,summe gesamt,rechnungsbetrag,rechnungssumme,endbetrag,gesamtwert,gesamtkosten,summe,endsumme,endpreis,ges,g preis,gp
subtotal: zwischensumme
net amount: warenwert,nettoumsatz,netto,ohne mwst,zzgl mwst,zzgl mw st,exkl mw st
gross amount: brutto,inkl mwst,inkl ust,inkl mw st,mit mwst
tax amount: steuer,mehrwertsteuer,mwst,tva,ust,umsatzsteuer,vorsteuer,mw st,u st
tax rate: mwst satz percent,mwst prozent,steuerprozent,ust prozent,mw st satz,mw st percent,u st satz,u st percent
discount: rabatt,nachlass,rabatt betrag,skonto,ermassigung,preisnachlass,ermaessigung
shipping cost: fracht,transportkosten,versandkostenpauschale,porto
shipping method: lieferart,versandart,versandweg
carrier: transporteur,spediteur,frachtfuhrer,spedition,versanddienstleister,reederei,paketdienst,zusteller,frachtfuehrer,transportunternehmen,logistiker,zustelldienst
tracking id: sendungsverfolgung,sendungsnummer,kollinummer,paketnummer,paketreferenz,paketnr,sendungsnr,sendungs id,frachtbriefnummer
delivery date: lieferdatum,liefertermin,zustelldatum,geliefert am,zugestellt am,liefertag,auslieferungsdatum,lieferung am
ship date: versanddatum,versendet am,abholdatum,versandt am,versandtag,abgangsdatum
purchase date: anschaffungsdatum,kaufdatum,erwerbsdatum,einkaufsdatum,gekauft am
expiry date: verfallsdatum,ablaufdatum,verfalldatum,gultig bis,haltbar bis,mhd,mindesthaltbarkeit,haltbarkeit,gueltig bis,gultigkeit,gueltigkeit,befristet bis
batch id: losnummer,losnr,chargennummer,partie,chargenr
currency: wahrung,waehrung,wkz umsatz,wahrungscode,waehrungscode,wahrungskennzeichen,waehrungskennzeichen,wkz,whg,wahr,waehr
exchange rate: wechselkurs,devisenkurs,umrechnungskurs
balance: saldo,kontostand,guthaben
debit: soll,lastschrift,ausgaben,zahlungsausgang,belastung,sollbetrag,ausgang
credit: haben,gutschrift,einnahmen,zahlungseingang,kredit,habenbetrag,eingang,einzahlung
transaction date: buchungsdatum,buchungstag,handelstag,umsatzdatum
value date: wertstellung,valdt,valuta,wert
transaction id: buchungs id,umsatz id
transaction type: transaktionstyp,umsatzart,buchungsart,umsatztyp,buchungstyp,transaktionsart,buchungsschlussel,buchungsschluessel,geschaftsvorfall,geschaeftsvorfall,bewegungsart
payee: empfanger,beguenstigter,begunstigter,auftraggeber,zahlungsempfanger,kontrahent,zahlungsbeteiligter,partnername,zahlungspflichtige,empfaenger,zahlungsempfaenger,zahlungspartner
memo: verwendungszweck,buchungstext,zahlungszweck,transaktionstext,zahlungsgrund,zahlungsreferenz,verw zweck
iban: kontonummer iban
account id: kontonummer,konto,bankkonto,kto,kontonr,ktonr
routing id: blz,bankleitzahl,clearing nr
check id: cheque,schecknummer,schecknr
cost-center: kostenstelle,kost 1,kostenstellennummer,kost,kostst
gl-account: sachkonto,sachkontonummer,konto soll,erloskonto,kostenkonto,hauptbuchkonto,buchungskonto,aufwandskonto,fibu konto
customer: kunde,kundenname,kundin,klient,debitor,besteller,auftraggeber kunde,kaufer,rechnungsempfanger,auftraggeber
customer id: kdnr,kd nr,kundencode,debitorennummer,debitorennr
offer: angebot
affiliate url: deeplink
role: rolle,benutzerrolle,berechtigung
address 3: adresszeile 3
url: verknupfung,verknuepfung
bic: bankidentifikation
merchant: handler,haendler,ladengeschaft,ladengeschaeft
`;
