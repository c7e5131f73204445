/** Addresses, organisations and ways to reach them; same shape as `people.ts`. */
export const PLACES_WORDS = `
address: addr, adr, full address, postal address, mailing address, street address, location address, residential address, adresse, anschrift, postanschrift, wohnadresse, adresse postale, direccion, direccion postal, domicilio, indirizzo, endereco, morada, adres, postadres, adress, postadress, utdelningsadress, osoite, acik adres, adres bilgisi, adresa, cim, 住所, 地址, 주소, العنوان, адрес
street: street name, street and number, strasse und hausnummer, strasse hausnummer, strasse nr, str, road, strasse, strase, rue, voie, calle, via, rua, logradouro, straat, straatnaam, gata, gatuadress, gade, vei, sokak, cadde, ulica, ul, katu, utca, улица
house-number: house number, house no, house num, street number, street no, building number, hausnummer, hausnr, hnr, nr casa, numero de calle, numero de rue, numero civico, civico, huisnummer, husnummer, bina no, kapi no, numer domu, nr domu
unit-number: apartment, apt, suite, flat, unit number, apartment number, apt no, wohnung, appartement, departamento numero, piso, interno, daire, daire no, lokal, nr lokalu, complemento
address 1: address line 1, addr 1, address line one, street 1, street address 1, street line 1, adresszeile 1, adresse 1, ligne adresse 1, direccion 1, linea direccion 1, indirizzo 1, endereco 1, adresregel 1, adressrad 1, address first line, adres 1
address 2: address line 2, addr 2, address line two, street 2, street address 2, street line 2, adresszusatz, adresszeile 2, adresse 2, complement adresse, complement d adresse, direccion 2, indirizzo 2, endereco 2, adresregel 2, co adress, adressrad 2, adres 2, address second line
address 3: address line 3, addr 3, street 3
city: town, city name, town name, town city, city town, municipality, locality, suburb, stadt, ort, wohnort, ortschaft, ville, commune, localite, ciudad, poblacion, localidad, municipio, citta, comune, cidade, stad, plaats, woonplaats, gemeente, postort, kommun, by, poststed, kaupunki, sehir, il, miasto, miejscowosc, mesto, varos, orasul, 市, 城市, город
district: borough, neighborhood, neighbourhood, ilce, semt, mahalle, bezirk, stadtteil, quartier, barrio, colonia, bairro, quartiere, wijk, distrito, dzielnica, powiat
county: landkreis, kreis, lan, condado, contea, hrabstwo, parish
state: province, state province, province state, state region, st, bundesland, provinz, etat, estado, provincia, stato, provincie, delstat, eyalet, wojewodztwo, prefecture, canton, kanton, uf, prov, 都道府県, 省
region: area, gebiet, regione, regiao, regio, bolge, territory, gebied, omrade, zone, sales region
postal-code: zip, zipcode, zip code, postcode, postal code, post code, postalcode, zip postal code, postal zip code, zip postcode, pin code, pincode, postleitzahl, plz, code postal, cp, codigo postal, c p, cod postal, cap, codice postale, codice avviamento postale, cep, codigo de enderecamento postal, cod postal, postcode nl, postnummer, postnr, postinumero, posta kodu, kod pocztowy, psc, iranyitoszam, 郵便番号, 邮编, 우편번호, индекс
country: country name, nation, land, staat, pays, pais, paese, nazione, ulke, kraj, panstwo, lander, country region, maa, zeme, orszag, 国, 国家, 국가, страна
country code: iso country, country iso, landercode, landeskennzeichen, code pays, codigo pais, landcode, landskod, ulke kodu, kod kraju
latitude: lat, breitengrad, breite geo, latitud, latitudine, enlem, szerokosc geograficzna
longitude: lng, lon, long, langengrad, longitud, longitudine, boylam, dlugosc geograficzna
location: place, site, venue, standort, einsatzort, lieu, emplacement, site geographique, ubicacion, lugar, sede, posizione, luogo, localizacao, local, locatie, vestiging, plats, lokasi, konum, yer, lokalizacja, miejsce, sted, office location, work location
building: gebaude, batiment, edificio, predio, gebouw, byggnad, bina, budynek
room: raum, zimmer, salle, chambre, sala, habitacion, stanza, kamer, rum, oda, pokoj
floor: etage, stockwerk, planta, piano, andar, verdieping, vaning, kat, pietro
company: company name, organization, organisation, organization name, organisation name, business name, org, org name, firm, firm name, employer, company legal name, corporation, co name, account company, firma, firmenname, unternehmen, gesellschaft, arbeitgeber, betrieb, entreprise, societe, nom de l entreprise, nom entreprise, raison sociale, nom de la societe, empresa, nombre de la empresa, compania, razon social, organizacion, azienda, ditta, societa, ragione sociale, nome azienda, nome da empresa, razao social, bedrijf, bedrijfsnaam, organisatie, foretag, foretagsnamn, bolag, bedrift, yritys, sirket, sirket adi, firma adi, kurum, firma nazwa, nazwa firmy, przedsiebiorstwo, spolecnost, ceg, 会社, 会社名, 公司, 회사, компания, организация
company id: company number, registration number, business number, handelsregisternummer, siret, siren, numero siret, organisationsnummer, org nr, orgnr, cnpj, kvk, kvk nummer, krs, regon, rut
vat id: vat, vat number, vat no, vat registration number, vatin, tax id, tax number, tax no, tax identification number, tin, ein, ust id, ust idnr, ustid, umsatzsteuer id, umsatzsteuernummer, steuernummer, numero de tva, tva intracommunautaire, num tva, cif, rfc, nit, ruc, numero de identificacion fiscal, partita iva, p iva, piva, numero de contribuinte, btw nummer, btw, momsnummer, momsregistreringsnummer, vergi no, vergi numarasi, nip, gstin, gst number, abn
industry: sector, branche, industry sector, vertical, secteur, secteur d activite, sector de actividad, settore, ramo, bransch, sektor, branza
employee count: number of employees, no of employees, headcount, company size, staff count, mitarbeiterzahl, anzahl mitarbeiter, effectif, nombre d employes, numero de empleados, numero di dipendenti, aantal medewerkers, antal anstallda, calisan sayisi, liczba pracownikow
revenue: annual revenue, turnover, umsatz, jahresumsatz, chiffre d affaires, ingresos, facturacion, fatturato, receita, faturamento, omzet, omsattning, ciro, przychod, arr
website: web site, web, site web, web page, webpage, homepage, home page, website url, web address, company website, internet, internetseite, webseite, internetadresse, sitio web, pagina web, sito, sito web, pagina internet, hemsida, webbplats, webbsida, nettside, internet sitesi, web sitesi, strona, strona www, strona internetowa, www, ホームページ, 网站
domain: domain name, web domain, company domain, domaine, dominio, domein
url: link, uri, hyperlink, web link, lien, enlace, collegamento, lank, baglanti, odnosnik
linkedin: linkedin url, linkedin profile, linkedin profile url, linked in, person linkedin url, li url
twitter: twitter handle, twitter url, x handle
facebook: facebook url, fb, facebook page
instagram: instagram handle, ig, insta
skype: skype id, skype name
whatsapp: whatsapp number, whats app
timezone: time zone, tz, zeitzone, fuseau horaire, zona horaria, fuso orario, fuso horario, tijdzone, tidszon, saat dilimi, strefa czasowa
`;
