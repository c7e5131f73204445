/**
 * Common words for facts about people, in the shape `canonical: phrase,phrase,...`, one concept per line.
 * Lower case without diacritics; stop words (of, de, der, ...) may be included, because reading drops them.
 */
export const PEOPLE_WORDS = `
name: full name,complete name,display name,whole name,contact name,person name,naam,volledige naam,voller name,vollstandiger name,vor nachname,nombre completo,nom complet,nome completo,nominativo,namn,fullstandigt namn,navn,fulde navn,nimi,ad soyad,adi soyadi,isim soyisim,isim,imie nazwisko,nazwa,nombre apellidos,apellidos nombre,prenom nom,nom prenom,nome cognome,jmeno
first name: first,fname,f name,forename,christian name,given,vorname,rufname,prenom,nombre pila,nombre,primeiro nome,nome proprio,nome,voornaam,roepnaam,fornamn,tilltalsnamn,fornavn,etunimi,ad,adi,imie,krestni jmeno
last name: last,lname,nom,l name,surname,sur name,family name,second name,nachname,familienname,zuname,nom famille,apellido,primer apellido,cognome,sobrenome,apelido,ultimo nome,achternaam,familienaam,efternamn,slaktnamn,etternavn,efternavn,sukunimi,soyad,soyadi,soyisim,nazwisko,prijmeni
name: nom
middle name: mname,middle initial,mi,second given name,zweiter vorname,deuxieme prenom,segundo nombre,secondo nome,nome meio,tweede naam,mellannamn,tussenvoegsel,ikinci ad,drugie imie,patronymic
maiden name: birth name,nee,geburtsname,madchenname,nom jeune fille,nom naissance,apellido soltera,geboortenaam,meisjesnaam
nickname: nick,preferred name,known as,alias,goes by,spitzname,surnom,apodo,soprannome,apelido carinhoso,bijnaam,smeknamn,takma ad
name-prefix: salutation,honorific,prefix,title prefix,courtesy title,anrede,civilite,tratamiento,trattamento,tratamento,aanhef,tilltal,hitap,zwrot
name-suffix: suffix,generational suffix,namenszusatz
initials: iniciales
email: mail,email id,mail id,electronic mail,courriel,adresse electronique,mel,correo,correo electronico,posta elettronica,correio eletronico,e post,e postadress,mejl,mejladress,sahkoposti,eposta,e posta,posta adresi,eposta adresi,mail adresi,elektronik posta,poczta,poczta elektroniczna
phone: ph,fon,contact number,contact phone,telefon,rufnummer,festnetz,telefono,tlf,tfno,telf,telefone,fone,telefoon,tfn,puhelin,numer telefonu,landline,land line,call number
mobile phone: mobile,cell,mob,handphone,hp,gsm,handy,mobil,mobilfunk,portable,movil,celular,telemovel,mobiel,mobieltje,06 nummer,matkapuhelin,cep,cep telefonu,cep no,komorka,telefon komorkowy,numer komorkowy
fax: fax number,telefax,telecopie,telecopieur,faks,numero fax,facsimile,facsimile number
extension: ext,phone extension,durchwahl,nebenstelle,poste
birth date: dob,d o b,birthday,bday,born,geburtsdatum,geburtstag,geb dat,geb am,geboren am,naissance,ne le,nacimiento,f nacimiento,nascita,nascimento,geboortedatum,fodelsedatum,fodelsedag,fodt,fodselsdato,dogum tarihi,dogum gunu,data urodzenia,urodziny,syntymaaika
birth place: geburtsort,lieu naissance,lugar nacimiento,luogo nascita,local nascimento,geboorteplaats,fodelseort,dogum yeri,miejsce urodzenia,tempat lahir
birth year: yob,geburtsjahr,annee naissance,ano nacimiento,anno nascita,fodelsear,dogum yili,jahrgang
age: alter,edad,eta,idade,leeftijd,alder,yas,wiek
gender: sex,geschlecht,genre,sexe,sexo,sesso,genere,geslacht,kon,cinsiyet,plec,kjonn
nationality: nationalitat,nazionalita,citizenship,staatsangehorigkeit,staatsburgerschaft,nacionalidad,cittadinanza,nationaliteit,uyruk,narodowosc,obywatelstwo
marital-status: civil status,familienstand,etat civil,situation familiale,estado civil,stato civile,burgerlijke staat,civilstand,medeni hal,medeni durum,stan cywilny,married,relationship status
language: lang,locale,preferred language,spoken language,sprache,langue,idioma,lingua,taal,sprak,dil,jezyk
national-id: ssn,social security number,social security,national id number,identity number,id card,personal id number,personal number,dni,nif,nie,cedula,curp,cpf,bsn,nin,nino,codice fiscale,personnummer,personalausweis,sozialversicherungsnummer,svnr,tc kimlik no,tc kimlik,tckn,kimlik no,pesel,aadhaar,aadhar,burgerservicenummer
passport id: passport,reisepass,passnummer,pasaporte,passeport,passaporto,paspoort
employee id: emp no,employee code,staff id,staff no,personnel number,personnel id,worker id,worker number,payroll number,payroll id,badge number,personalnummer,mitarbeiter nr,personal nr,matricule,legajo,matricola,matricula,personeelsnummer,anstallningsnummer,sicil no,numer pracownika
job title: jobtitle,position title,job position,job role,occupation,profession,designation,function title,berufsbezeichnung,stellenbezeichnung,beruf,intitule poste,titre poste,poste,metier,puesto,cargo,qualifica,mansione,ruolo aziendale,profissao,functie,beroep,yrke,befattning,unvan,is unvani,gorev,meslek,stanowisko,zawod,stilling
position: job,post
department: departement,departamento,departman,dep,abteilung,fachbereich,dipartimento,reparto,afdeling,avdelning,avdeling,bolum,dzial
team: squad,mannschaft,equipe,equipo,squadra,lag,takim,druzyna,zespol,crew
division: business unit,org unit,bu,sparte,bereich
group: groupe,groep,grupo,gruppo,grupp,grup,grupa
manager: supervisor,reports to,reporting manager,line manager,boss,vorgesetzter,responsable,gerente,jefe,superviseur,leidinggevende,chef,yonetici,amir,przelozony,kierownik
hire date: hired,doj,date joining,join date,joined,employment date,employment start,onboarding date,einstellungsdatum,eintrittsdatum,eintritt,embauche,date entree,fecha ingreso,data assunzione,data contratacao,indiensttreding,anstallningsdatum,ise giris tarihi,ise baslama tarihi,data zatrudnienia,ansettelsesdato
termination date: termination,terminated,leaving date,leave date,exit date,separation date,last working day,last day,resignation date,austrittsdatum,austritt,date sortie,date depart,data cessazione,isten cikis tarihi,data zwolnienia
employment type: employment status,contract type,job type,worker type,work type,beschaftigungsart,vertragsart,anstellungsart,type contrat,tipo contrato,tipo empleo,tipo contratto,contractvorm,dienstverband,anstallningsform,calisma sekli,istihdam turu,rodzaj umowy
salary: wage,pay,base pay,base salary,annual salary,yearly salary,monthly salary,remuneration,compensation,income,earnings,annual income,einkommen,revenu,ingresos anuales,reddito,gross salary,pay rate,gehalt,lohn,grundgehalt,salaire,salario,sueldo,stipendio,retribuzione,salaris,loon,lon,loen,maas,ucret,wynagrodzenie,pensja,ctc
hourly rate: hourly wage,hourly pay,rate hr,per hour,hourly,stundensatz,stundenlohn,taux horaire,tarifa hora,tariffa oraria,valor hora,uurtarief,uurloon,timlon,timpris,saatlik ucret,stawka godzinowa,timarvode,hodinova mzda,hodinova sazba,hourly cost,cost hour,bill rate,hourly charge
pay frequency: pay period,pay schedule,pay cycle,salary frequency,zahlungsrhythmus,frequence paie,odeme sikligi,payroll frequency,payroll schedule,payment frequency,payroll cycle
bonus: pramie,prime,bono,premie
vacation-days: leave days,annual leave,holiday entitlement,urlaubstage,pto,conges
skill: fahigkeiten,competences,competencias,habilidades,competenze,vaardigheden,fardigheter,yetenekler,umiejetnosci,key skills,technical skills,skill set,expertise,technologies,tech stack,core skills,areas expertise
education: educacion,education level,degree,qualification,ausbildung,abschluss,formation,diplome,titolo studio,escolaridade,opleiding,utbildning,egitim,wyksztalcenie
school: university,college,institution,schule,universitat,hochschule,ecole,escuela,universidad,scuola,escola,universiteit,skola,okul,szkola,uczelnia,okul adi,skolnamn,sekolah,truong,vidyalaya,colegio,institucion educativa,institute,current school,previous school,academy
grade: class grade,note scolaire,mark,score mark,klasse,calificacion,voto,nota,cijfer,betyg,ocena
year-group: grade level,class year,school year,academic year,jahrgangsstufe,klassenstufe,annee scolaire
student id: matrikelnummer,roll no,enrollment number,admission number,numer albumu
guardian: parent,parent name,guardian name,erziehungsberechtigter,tuteur,tutor legal,veli,responsavel,nome responsavel,pai,mae,nome mae,nome pai,parent or guardian name,carer
emergency contact: emergency
blood-type: blood group,blutgruppe,groupe sanguin,grupo sanguineo,kan grubu
username: user name,login,user login,user id name,userid,account name,benutzername,nutzername,anmeldename,nom utilisateur,identifiant,usuario,nombre usuario,nome utente,utente,nome usuario,gebruikersnaam,inlognaam,anvandarnamn,kullanici adi,nazwa uzytkownika,handle,screen name,uzivatelske jmeno,uzivatel,login id,account username
password: passwort,pwd,kennwort,mot passe,mdp,contrasena,clave,senha,wachtwoord,losenord,sifre,parola,haslo,pass,heslo,pass word,passcode,login password
role: user role,access role,rol,ruolo,roll,yetki,rola,permission,permission level,access level,role utilisateur,user type,account role,access type
consent: opt in,optin,opted in,einwilligung,zustimmung,consentement,consentimiento,consenso,consentimento,toestemming,samtycke,onay,zgoda,subscribed,unsubscribed,opt out,not contact,optout
newsletter: newsletter subscription,mailing list
note: comment,remark,memo notes,annotation,additional notes,bemerkung,anmerkung,notiz,kommentar,hinweis,remarque,commentaire,observation,nota,comentario,observacion,note interne,commento,commenti,osservazioni,observacao,observacoes,opmerking,notitie,notities,anteckning,anmarkning,kommentarer,not,notlar,aciklama notu,yorum,komentarz,notatka,merknad
bio: biography,about,about me,biografie,biographie,uber mich,a propos,profile summary,short bio,professional summary
photo: picture,avatar,profile picture,profile photo,foto,photo url,bild
`;

/** Addresses, organisations and ways to reach them; same shape as `people.ts`. */
export const PLACES_WORDS = `
address: adress,full address,postal address,mailing address,street address,location address,residential address,adresse,anschrift,postanschrift,wohnadresse,adresse postale,direccion,direccion postal,domicilio,indirizzo,endereco,morada,adres,postadres,postadress,utdelningsadress,osoite,acik adres,adres bilgisi,adresa,cim
street: straatnaam,street number,strasse hausnummer,strasse nr,str,road,strasse,strase,rue,voie,calle,via,rua,logradouro,straat,gata,gatuadress,gade,vei,sokak,cadde,ulica,ul,katu,ulice cislo
house-number: hnr,street number,building number,hausnummer,hausnr,nr casa,numero calle,numero rue,numero civico,civico,huisnummer,husnummer,bina no,kapi no,numer domu,cislo domu,civic number
unit-number: apartment,apt,suite,flat,apartment number,apt no,wohnung,appartement,departamento numero,piso,interno,daire,daire no,lokal,nr lokalu,complemento,flat no,suite no,door no
address 1: address line 1,address line one,street 1,street line 1,adresszeile 1,ligne adresse 1,linea direccion 1,adresregel 1,adressrad 1,address first line
address 2: address line 2,address line two,street 2,street address 2,street line 2,adresszusatz,adresszeile 2,adresse 2,complement adresse,direccion 2,indirizzo 2,endereco 2,adresregel 2,co adress,adressrad 2,adres 2,address second line,landmark
address 3: address line 3,street 3
city: town,municipality,suburb,stadt,ort,wohnort,ortschaft,ville,commune,localite,ciudad,poblacion,localidad,municipio,citta,comune,cidade,stad,plaats,woonplaats,gemeente,postort,kommun,by,poststed,kaupunki,sehir,il,miasto,miejscowosc,mesto
district: distrito,borough,neighborhood,neighbourhood,ilce,semt,mahalle,bezirk,stadtteil,quartier,barrio,colonia,bairro,wijk,dzielnica,powiat
county: landkreis,kreis,lan,condado,contea,hrabstwo,parish
state: province,state region,st,bundesland,provinz,etat,estado,stato,provincie,delstat,eyalet,wojewodztwo,prefecture,canton,kanton,uf,prov
region: regio,area,gebiet,regione,regiao,bolge,territory,gebied,omrade,zone,sales region,kraj,oblast
postal-code: psc,zip,zip code,post code,postal zip code,pin code,pincode,postleitzahl,plz,code postal,cp,codigo postal,c p,cod postal,cap,codice postale,cep,postnummer,postnr,postinumero,posta kodu,kod pocztowy
country: nation,land,staat,pays,pais,paese,nazione,ulke,kraj,panstwo,country region,maa,zeme,orszag
country code: iso country,country iso,landercode,landeskennzeichen,code pays,landskod,kod kraju
latitude: latitud,latitudine,lat,breitengrad,breite geo,enlem,szerokosc geograficzna
longitude: longitud,longitudine,lon,long,langengrad,boylam,dlugosc geograficzna
location: place,site,venue,standort,einsatzort,lieu,emplacement,site geographique,ubicacion,lugar,sede,posizione,luogo,localizacao,local,locatie,vestiging,plats,lokasi,konum,yer,lokalizacja,miejsce,sted,office location,work location
building: gebaude,batiment,edificio,predio,gebouw,byggnad,bina,budynek
room: raum,zimmer,salle,chambre,sala,habitacion,stanza,kamer,rum,oda,pokoj
floor: etage,stockwerk,planta,piano,andar,verdieping,vaning,kat,pietro
company: organization,business name,firm,employer,corporation,co name,account company,firma,unternehmen,gesellschaft,arbeitgeber,betrieb,entreprise,societe,nom entreprise,raison sociale,nom societe,empresa,nombre empresa,compania,razon social,organizacion,azienda,ditta,societa,ragione sociale,nome azienda,nome empresa,razao social,bedrijf,organisatie,foretag,bolag,bedrift,yritys,sirket,sirket adi,firma adi,kurum,nazwa firmy,przedsiebiorstwo,spolecnost
company id: registration number,business number,siret,siren,cnpj,kvk,krs,regon,rut
vat id: vat,vat number,vatin,tax id,tax number,tax identification number,tin,ein,ust id,ust idnr,ustid,umsatzsteuer id,umsatzsteuernummer,steuernummer,numero tva,tva intracommunautaire,cif,rfc,nit,ruc,numero identificacion fiscal,partita iva,p iva,piva,numero contribuinte,btw,momsnummer,momsregistreringsnummer,vergi no,nip,gstin,gst number,abn
industry: sector,branche,vertical,secteur,secteur activite,sector actividad,settore,ramo,bransch,sektor,branza,gewerbe,gewerk,wirtschaftszweig,line work,business type,business sector,industry type,business category
employee count: headcount,company size,staff count,mitarbeiterzahl,anzahl mitarbeiter,effectif,nombre employes,numero empleados,numero dipendenti,aantal medewerkers,antal anstallda,liczba pracownikow,employees,team size,staff strength,number staff,company headcount,employee range,staff size,workforce size
revenue: annual revenue,turnover,umsatz,jahresumsatz,chiffre affaires,ingresos,facturacion,fatturato,receita,faturamento,omzet,omsattning,ciro,przychod,arr
website: web site,web,site web,web page,webpage,home page,website url,company website,internet,internetseite,webseite,sitio web,pagina web,sito,pagina internet,hemsida,webbplats,webbsida,nettside,internet sitesi,web sitesi,strona,strona internetowa,www
domain: domein,web domain,company domain,dominio
url: link,uri,hyperlink,web link,lien,enlace,collegamento,lank,baglanti,odnosnik,page link,web url link
linkedin: linkedin url,linkedin profile,linkedin profile url,li url,linkedin link,linkedin profile link,linkedin handle
twitter: twitter handle,twitter url,x handle
facebook: facebook url,fb,facebook page
instagram: instagram handle,ig,insta
skype: skype id
whatsapp: whatsapp number,whats app,wa no
timezone: time zone,tz,zeitzone,fuseau horaire,zona horaria,fuso orario,fuso horario,tijdzone,tidszon,saat dilimi,strefa czasowa
`;
