/**
 * Common words for facts about people, in the shape `canonical: phrase, phrase, ...`, one concept per line.
 * Lower case without diacritics; stop words (of, de, der, ...) may be included, because reading drops them.
 */
export const PEOPLE_WORDS = `
name: full name, fullname, complete name, display name, whole name, contact name, person name, naam, volledige naam, voller name, vollstandiger name, vor und nachname, nombre completo, nom complet, nome completo, nominativo, namn, fullstandigt namn, navn, fulde navn, nimi, ad soyad, adi soyadi, isim soyisim, isim, imie i nazwisko, nazwa, nombre y apellidos, apellidos y nombre, prenom nom, nom prenom, nome e cognome, jmeno, nev
first name: first, fname, f name, givenname, forename, christian name, given, vorname, rufname, prenom, nombre de pila, nombre, primeiro nome, nome proprio, nome, voornaam, roepnaam, fornamn, tilltalsnamn, fornavn, etunimi, ad, adi, imie, krestni jmeno, keresztnev, prenume
last name: last, lname, nom, l name, surname, sur name, family name, familyname, second name, nachname, familienname, zuname, nom de famille, apellido, primer apellido, cognome, sobrenome, apelido, ultimo nome, achternaam, familienaam, efternamn, slaktnamn, etternavn, efternavn, sukunimi, soyad, soyadi, soyisim, nazwisko, prijmeni, vezeteknev
name: nom
middle name: middle, mname, middle initial, mi, second given name, zweiter vorname, deuxieme prenom, segundo nombre, secondo nome, nome do meio, tweede naam, mellannamn, tussenvoegsel, ikinci ad, drugie imie, patronymic
maiden name: birth name, nee, geburtsname, madchenname, nom de jeune fille, nom de naissance, apellido de soltera, geboortenaam, meisjesnaam
nickname: nick, preferred name, known as, alias, goes by, spitzname, surnom, apodo, soprannome, apelido carinhoso, bijnaam, smeknamn, takma ad
name-prefix: salutation, honorific, prefix, title prefix, courtesy title, anrede, civilite, tratamiento, trattamento, tratamento, aanhef, tilltal, hitap, zwrot
name-suffix: suffix, generational suffix, namenszusatz
initials: initialen, iniciales, initiales
email: mail, e mail, email id, mail id, emailid, emailaddr, electronic mail, mailadresse, mailadres, courriel, adresse electronique, mel, correo, correo electronico, direccion de correo electronico, posta elettronica, correio eletronico, epost, e post, epostadress, e postadress, mejl, mejladress, sahkoposti, eposta, e posta, e posta adresi, eposta adresi, mail adresi, elektronik posta, poczta, poczta elektroniczna
phone: telephone, tel, phone number, telephone number, tel no, ph, ph no, phn, fon, contact number, contact phone, telefon, telefonnummer, telefon nr, telefonnr, rufnummer, festnetz, telefono, numero de telefono, numero de telephone, num tel, tlf, tfno, telf, telefone, numero de telefone, fone, telefoon, telefoonnummer, tfn, puhelin, puhelinnumero, numer telefonu, landline, land line, call number
mobile phone: mobile, cell, cellphone, mobile number, cell number, mob, mob no, handphone, hp, gsm, handy, handynummer, mobil, mobilnummer, mobiltelefon, mobilfunk, mobilfunknummer, portable, movil, celular, numero celular, cellulare, telemovel, mobiel, mobiele nummer, mobieltje, 06 nummer, mobilnr, matkapuhelin, cep, cep telefonu, cep no, gsm no, komorka, telefon komorkowy, numer komorkowy
fax: fax number, faxnummer, telefax, telecopie, telecopieur, faks, numero de fax, facsimile
extension: ext, phone extension, durchwahl, nebenstelle, poste
birth date: dob, d o b, birthday, birthdate, bday, born, geburtsdatum, geburtstag, geb dat, geb am, geboren am, naissance, ne le, nacimiento, f nacimiento, nascita, nascimento, geboortedatum, fodelsedatum, fodelsedag, fodt, fodselsdato, dogum tarihi, dogum gunu, data urodzenia, urodziny, syntymaaika
birth place: place of birth, birthplace, geburtsort, lieu de naissance, lugar de nacimiento, luogo di nascita, local de nascimento, geboorteplaats, fodelseort, dogum yeri, miejsce urodzenia
birth year: yob, geburtsjahr, annee de naissance, ano de nacimiento, anno di nascita, fodelsear, dogum yili, birthyear, jahrgang
age: alter, edad, eta, idade, leeftijd, alder, yas, wiek
gender: sex, geschlecht, genre, sexe, sexo, genero, sesso, genere, geslacht, kon, cinsiyet, plec, kjonn
nationality: citizenship, nationalitat, staatsangehorigkeit, staatsburgerschaft, nationalite, nacionalidad, nazionalita, cittadinanza, nacionalidade, nationaliteit, nationalitet, uyruk, narodowosc, obywatelstwo
marital-status: civil status, familienstand, etat civil, situation familiale, estado civil, stato civile, burgerlijke staat, civilstand, medeni hal, medeni durum, stan cywilny
language: lang, locale, preferred language, spoken language, sprache, langue, idioma, lingua, taal, sprak, dil, jezyk
national-id: ssn, social security number, social security, national id number, identity number, id card, personal id number, personal number, dni, nif, nie, cedula, curp, cpf, bsn, nin, nino, codice fiscale, personnummer, personalausweis, sozialversicherungsnummer, svnr, tc kimlik no, tc kimlik, tckn, kimlik no, pesel, aadhaar, aadhar, burgerservicenummer, numero de securite sociale
passport id: passport, passport number, reisepass, passnummer, pasaporte, passeport, passaporto, paspoort, pasaport no
employee id: emp no, emp id, emp code, employee no, employee code, staff id, staff no, personnel number, personnel id, worker id, worker number, payroll number, payroll id, badge number, badge id, personalnummer, mitarbeiternummer, mitarbeiter nr, personal nr, matricule, numero de empleado, legajo, matricola, matricula, personeelsnummer, anstallningsnummer, sicil no, personel no, numer pracownika
job title: jobtitle, position title, job position, job role, occupation, profession, designation, function title, berufsbezeichnung, stellenbezeichnung, beruf, intitule du poste, titre du poste, poste, metier, puesto, cargo, qualifica, mansione, ruolo aziendale, profissao, functietitel, functie, beroep, yrke, befattning, yrkestitel, unvan, is unvani, gorev, meslek, stanowisko, zawod, stilling
position: job, post
department: dept, dep, dpt, abteilung, fachbereich, departement, departamento, dipartimento, reparto, afdeling, avdelning, avdeling, departman, bolum, dzial
team: squad, mannschaft, equipe, equipo, squadra, lag, takim, druzyna, zespol
division: business unit, org unit, bu, sparte, bereich
group: gruppe, groupe, grupo, gruppo, groep, grupp, grup, grupa
manager: mgr, supervisor, reports to, reporting manager, line manager, boss, vorgesetzter, responsable, gerente, jefe, superviseur, leidinggevende, chef, yonetici, amir, przelozony, kierownik
hire date: hired, doj, date of joining, joining date, join date, joined, employment date, employment start, onboarding date, einstellungsdatum, eintrittsdatum, eintritt, embauche, date d entree, fecha de contratacion, fecha de ingreso, fecha de alta, data di assunzione, data de admissao, data de contratacao, indiensttreding, anstallningsdatum, ise giris tarihi, ise baslama tarihi, data zatrudnienia, ansettelsesdato
termination date: termination, terminated, leaving date, leave date, exit date, separation date, last working day, last day, resignation date, austrittsdatum, austritt, date de sortie, date de depart, fecha de baja, data di cessazione, isten cikis tarihi, data zwolnienia
employment type: employment status, contract type, job type, worker type, work type, beschaftigungsart, vertragsart, anstellungsart, type de contrat, tipo de contrato, tipo de empleo, tipo di contratto, contractvorm, dienstverband, anstallningsform, calisma sekli, istihdam turu, rodzaj umowy
salary: wage, pay, base pay, base salary, annual salary, yearly salary, monthly salary, remuneration, compensation, income, earnings, annual income, einkommen, revenu, ingresos anuales, reddito, gross salary, pay rate, gehalt, lohn, grundgehalt, salaire, salario, sueldo, stipendio, retribuzione, salaris, loon, lon, loen, maas, ucret, wynagrodzenie, pensja, ctc
hourly rate: rate per hour, hourly wage, hourly pay, rate hr, per hour, hourly, stundensatz, stundenlohn, taux horaire, tarifa por hora, tariffa oraria, valor hora, uurtarief, uurloon, timlon, timpris, saatlik ucret, stawka godzinowa
pay frequency: pay period, pay schedule, pay cycle, salary frequency, zahlungsrhythmus, frequence de paie, odeme sikligi
bonus: pramie, prime, bono, premie
vacation-days: leave days, annual leave, holiday entitlement, urlaubstage, pto, conges
skill: fahigkeiten, competences, competencias, habilidades, competenze, vaardigheden, fardigheter, yetenekler, umiejetnosci
education: education level, degree, qualification, ausbildung, abschluss, formation, diplome, educacion, titolo di studio, escolaridade, opleiding, utbildning, egitim, wyksztalcenie
school: university, college, institution, schule, universitat, hochschule, ecole, universite, escuela, universidad, scuola, universita, escola, universiteit, skola, universitet, okul, szkola, uczelnia
grade: class grade, note scolaire, mark, score mark, klasse, calificacion, voto, nota, cijfer, betyg, ocena
year-group: grade level, class year, school year, academic year, jahrgangsstufe, klassenstufe, annee scolaire
student id: student number, matrikelnummer, roll no, enrollment number, admission number, numero d etudiant, ogrenci no, studentnummer, numer albumu
guardian: parent, parent name, guardian name, erziehungsberechtigter, tuteur, tutor legal, veli
emergency contact: emergency, notfallkontakt, noodcontact
blood-type: blood group, blutgruppe, groupe sanguin, grupo sanguineo, kan grubu
username: user name, login, user login, user id name, userid, account name, benutzername, nutzername, anmeldename, nom d utilisateur, identifiant, usuario, nombre de usuario, nome utente, utente, nome de usuario, gebruikersnaam, inlognaam, anvandarnamn, kullanici adi, nazwa uzytkownika, handle, screen name
password: passwort, kennwort, mot de passe, mdp, contrasena, clave, senha, wachtwoord, losenord, sifre, parola, haslo, pwd, pass
role: user role, access role, rolle, rol, ruolo, roll, yetki, rola, permission, permission level, access level
consent: opt in, optin, opted in, einwilligung, zustimmung, consentement, consentimiento, consenso, consentimento, toestemming, samtycke, onay, zgoda, subscribed, unsubscribed, opt out, do not contact, optout
newsletter: newsletter subscription, mailing list
note: comment, remark, memo notes, annotation, additional notes, bemerkung, bemerkungen, anmerkung, anmerkungen, notiz, notizen, kommentar, hinweis, remarque, commentaire, observation, nota, comentario, observaciones, observacion, note interne, commento, commenti, osservazioni, observacao, observacoes, opmerking, opmerkingen, notitie, notities, anteckning, anteckningar, anmarkning, kommentarer, not, notlar, aciklama notu, yorum, uwagi, komentarz, notatka, notatki, merknad
bio: biography, about, about me, biografie, biographie, biografia, uber mich, a propos
photo: picture, avatar, profile picture, profile photo, foto, photo url, bild
`;

/** Addresses, organisations and ways to reach them; same shape as `people.ts`. */
export const PLACES_WORDS = `
address: addr, adr, full address, postal address, mailing address, street address, location address, residential address, adresse, anschrift, postanschrift, wohnadresse, adresse postale, direccion, direccion postal, domicilio, indirizzo, endereco, morada, adres, postadres, adress, postadress, utdelningsadress, osoite, acik adres, adres bilgisi, adresa, cim
street: street and number, strasse und hausnummer, strasse nr, str, road, strasse, strase, rue, voie, calle, via, rua, logradouro, straat, straatnaam, gata, gatuadress, gade, vei, sokak, cadde, ulica, ul, katu, utca
house-number: street number, building number, hausnummer, hausnr, hnr, nr casa, numero de calle, numero de rue, numero civico, civico, huisnummer, husnummer, bina no, kapi no, numer domu
unit-number: apartment, apt, suite, flat, apartment number, apt no, wohnung, appartement, departamento numero, piso, interno, daire, daire no, lokal, nr lokalu, complemento
address 1: address line 1, address line one, street 1, street line 1, adresszeile 1, ligne adresse 1, linea direccion 1, adresregel 1, adressrad 1, address first line
address 2: address line 2, addr 2, address line two, street 2, street address 2, street line 2, adresszusatz, adresszeile 2, adresse 2, complement adresse, direccion 2, indirizzo 2, endereco 2, adresregel 2, co adress, adressrad 2, adres 2, address second line
address 3: address line 3, street 3
city: town, municipality, locality, suburb, stadt, ort, wohnort, ortschaft, ville, commune, localite, ciudad, poblacion, localidad, municipio, citta, comune, cidade, stad, plaats, woonplaats, gemeente, postort, kommun, by, poststed, kaupunki, sehir, il, miasto, miejscowosc, mesto, varos, orasul
district: borough, neighborhood, neighbourhood, ilce, semt, mahalle, bezirk, stadtteil, quartier, barrio, colonia, bairro, quartiere, wijk, distrito, dzielnica, powiat
county: landkreis, kreis, lan, condado, contea, hrabstwo, parish
state: province, state region, st, bundesland, provinz, etat, estado, provincia, stato, provincie, delstat, eyalet, wojewodztwo, prefecture, canton, kanton, uf, prov
region: area, gebiet, regione, regiao, regio, bolge, territory, gebied, omrade, zone, sales region
postal-code: zip, zipcode, zip code, postcode, post code, postalcode, postal zip code, pin code, pincode, postleitzahl, plz, code postal, cp, codigo postal, c p, cod postal, cap, codice postale, codice avviamento postale, cep, codigo de enderecamento postal, postcode nl, postnummer, postnr, postinumero, posta kodu, kod pocztowy, psc, iranyitoszam
country: nation, land, staat, pays, pais, paese, nazione, ulke, kraj, panstwo, lander, country region, maa, zeme, orszag
country code: iso country, country iso, landercode, landeskennzeichen, code pays, landcode, landskod, kod kraju
latitude: lat, breitengrad, breite geo, latitud, latitudine, enlem, szerokosc geograficzna
longitude: lng, lon, long, langengrad, longitud, longitudine, boylam, dlugosc geograficzna
location: place, site, venue, standort, einsatzort, lieu, emplacement, site geographique, ubicacion, lugar, sede, posizione, luogo, localizacao, local, locatie, vestiging, plats, lokasi, konum, yer, lokalizacja, miejsce, sted, office location, work location
building: gebaude, batiment, edificio, predio, gebouw, byggnad, bina, budynek
room: raum, zimmer, salle, chambre, sala, habitacion, stanza, kamer, rum, oda, pokoj
floor: etage, stockwerk, planta, piano, andar, verdieping, vaning, kat, pietro
company: organization, organisation, business name, org, firm, employer, corporation, co name, account company, firma, firmenname, unternehmen, gesellschaft, arbeitgeber, betrieb, entreprise, societe, nom de l entreprise, raison sociale, nom de la societe, empresa, nombre de la empresa, compania, razon social, organizacion, azienda, ditta, societa, ragione sociale, nome azienda, nome da empresa, razao social, bedrijf, bedrijfsnaam, organisatie, foretag, foretagsnamn, bolag, bedrift, yritys, sirket, sirket adi, firma adi, kurum, nazwa firmy, przedsiebiorstwo, spolecnost, ceg
company id: company number, registration number, business number, handelsregisternummer, siret, siren, numero siret, organisationsnummer, org nr, orgnr, cnpj, kvk, kvk nummer, krs, regon, rut
vat id: vat, vat number, vat registration number, vatin, tax id, tax number, tax identification number, tin, ein, ust id, ust idnr, ustid, umsatzsteuer id, umsatzsteuernummer, steuernummer, numero de tva, tva intracommunautaire, cif, rfc, nit, ruc, numero de identificacion fiscal, partita iva, p iva, piva, numero de contribuinte, btw nummer, btw, momsnummer, momsregistreringsnummer, vergi no, nip, gstin, gst number, abn
industry: sector, branche, vertical, secteur, secteur d activite, sector de actividad, settore, ramo, bransch, sektor, branza
employee count: number of employees, headcount, company size, staff count, mitarbeiterzahl, anzahl mitarbeiter, effectif, nombre d employes, numero de empleados, numero di dipendenti, aantal medewerkers, antal anstallda, liczba pracownikow
revenue: annual revenue, turnover, umsatz, jahresumsatz, chiffre d affaires, ingresos, facturacion, fatturato, receita, faturamento, omzet, omsattning, ciro, przychod, arr
website: web site, web, site web, web page, webpage, homepage, home page, website url, company website, internet, internetseite, webseite, internetadresse, sitio web, pagina web, sito, pagina internet, hemsida, webbplats, webbsida, nettside, internet sitesi, web sitesi, strona, strona internetowa, www
domain: web domain, company domain, domaine, dominio, domein
url: link, uri, hyperlink, web link, lien, enlace, collegamento, lank, baglanti, odnosnik
linkedin: linkedin url, linkedin profile, linkedin profile url, person linkedin url, li url
twitter: twitter handle, twitter url, x handle
facebook: facebook url, fb, facebook page
instagram: instagram handle, ig, insta
skype: skype id
whatsapp: whatsapp number, whats app
timezone: time zone, tz, zeitzone, fuseau horaire, zona horaria, fuso orario, fuso horario, tijdzone, tidszon, saat dilimi, strefa czasowa
`;
