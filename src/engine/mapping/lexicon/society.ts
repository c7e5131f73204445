/** Words of property, education, health, events, places, registers and media; in the shape of `people.ts`. */
export const PROPERTY_WORDS = `
listing: property listing,inserat,anzeige immobilie,annonce,anuncio,annuncio,advertentie,objekt anzeige,oferta,ilan,inzerat
listing id: mls,property id,property ref,property no,objekt id,objektnummer,objektnr,reference annonce,reference bien,referencia inmueble,ref inmueble,riferimento annuncio,objectnummer,objektsnummer,cislo nemovitosti
property: real estate,premises,immobilie,objekt,liegenschaft,bien,bien immobilier,inmueble,propiedad,immobile,imovel,vastgoed,pand,woning,fastighet,bostad,bolig,nieruchomosc,mulk,emlak,gayrimenkul,nemovitost
property type: home type,house type,dwelling type,building type,objektart,objekttyp,haustyp,type logement,tipologia,soort object,bostadstyp,typ nemovitosti
price-per-area: price square foot,price sq ft,price sqft,psf,ppsf,price sf,price sqm,price square meter,price m 2,psm,quadratmeterpreis,prijs m 2,kvadratmeterpris,metrekare fiyati,gia m 2
living-area: living space,surface,area,floor area,floor space,square feet,square footage,square metres,sq ft,sqft,sf,sq m,sqm,m 2,mq,qm,internal area,gross internal area,gia area,gla,gfa
lot-size: lot area,lot sqft,lot,plot size,plot area,plot,land area,land size,parcel size,site area,acres,acreage,hectares,grundstuck,grundstucksflache,grundstucksgrosse,terrain,terreno,superficie parcela,perceeloppervlakte,perceel,kaveloppervlakte
bedrooms: chambres
room count: rooms,zimmeranzahl,anzahl zimmer,zimmer,nb pieces,pieces,numero locali,locali,vani,comodos,aantal kamers,kamers,antal rum,antall rom,antal vaerelser,liczba pokoi,pokoje,pocet pokoju
floor: storey,story
floor-count: number floors,floors,stories,storeys,etagenzahl,anzahl etagen,geschosse,numero piani
construction year: yr blt,built,construction date,building year,build year,baujahr,bouwjaar,byggar,byggnadsar,rok budowy,yapim yili,bina yasi,rok vystavby
days-on-market: time market,dom,cdom,cumulative days market,days listed,vermarktungsdauer
hoa-fee: hoa,hoa dues,association fee,condo fee,strata fee,body corporate,service charge,maintenance fee
tenant: lessee,renter,occupant,resident,mieter,locataire,preneur,inquilino,arrendatario,conduttore,locatario,huurder,hyresgast,leietaker,lejer,najemca,lokator,kiraci,najemnik
landlord: lessor,owner landlord,vermieter,bailleur,arrendador,propietario,locatore,senhorio,proprietario,verhuurder,hyresvard,utleier,udlejer,wynajmujacy,ev sahibi,pronajimatel
lease: tenancy,rental agreement,rental contract,mietvertrag,bail,locazione,huur contract
lease start date: lease from,move in,mietbeginn,einzug,date entree,decorrenza contratto,ingangsdatum huur,inflyttningsdatum,innflytting,poczatek najmu,kira baslangic tarihi,zacatek najmu
lease end date: lease to,move out,mietende,auszug,scadenza contratto,einddatum huur,utflyttningsdatum,utflytting,koniec najmu,kira bitis tarihi,konec najmu,vacated,vacate date
property-tax: real estate tax,annual taxes,tax annual amount,council tax,rates tax,grundsteuer,taxe fonciere,ibi
energy-class: energy rating,energy efficiency class,epc,epc rating,energy label,energieklasse,energieeffizienzklasse,energieausweis
parking-count: parking spaces,parking,parking spots,garage spaces,garage,car spaces,carport,stellplatze
listing agent: real estate agent,realtor,estate agent,agent name,immobilienmakler,agent immobilier,agente inmobiliario,agente immobiliare
furnished: moblierung,mobliert,meuble,amueblado,mobiliado,gemeubileerd,moblerad,mobleret,furnishing,furniture
heating: heating type,heizung,heizungsart,chauffage,calefaccion,riscaldamento,aquecimento,verwarming
bathrooms: toilet,wc
rent-increase: escalation
land-use: land use,zoning
`;

export const SOCIETY_WORDS = `
student: pupil,learner,schuler,schulerin,student name,studierender,eleve,etudiant,alumno,estudiante,alunno,aluno,estudante,leerling,elev,uczen,ogrenci,zak,ogrenci adi,elevnamn,ucen,siswa,nama siswa,mahasiswa,murid,hoc sinh,sinh vien,vidyarthi,nombre alumno,nome aluno,nom eleve,schulername
student id: matricola
class: classe,klasse,schulklasse,form,form group,section,clase,turma,klas,sinif,sube,trida,lop,cohort class,kelas,kaksha,grupo escolar,seccion,aula,standard,class name,class room
grade-level: grade,year group,year level,jahrgangsstufe,klassenstufe,stufe klasse,niveau scolaire,curso escolar,grado,serie,serie escolar,leerjaar,arskurs,klassetrin,poziom klasy,rocznik,sinif duzeyi,rocnik,yr grp,standard class,sinif seviyesi,seviye,kademe,arskull,nivel,school grade,class level
homeroom: home room,tutor group,registration group,home class,klassenraum,classe principale,tutoria,aula base,mentorklas,mentorsgrupp,sala klasowa
teacher: lehrkraft,klassenlehrer,professeure,maestro,maestro nombre,prof,professora,professor,leerkracht,leraar,docent,larare,larer,nauczyciel,ogretmen,ucitel,giang vien,ogretmen adi,hoca,mentor,vyucujici,tridni ucitel,guru,shikshak,profesor,docente,enseignant,professeur,faculty,class teacher
subject-taught: school subject,fach,unterrichtsfach,schulfach,matiere,materia,asignatura,disciplina,vak,amne skola,skolamne,fag,przedmiot,ders konu,predmet,subject
course id: crn
course: asignatura,kurz
credit-points: credits,ects,ects credits,ects points,credit hours,cp points,leistungspunkte,kreditpunkte,credits ects,creditos,creditos ects,crediti,cfu,crediti formativi,studiepunten,studiepoang,hogskolepoang,studiepoeng,punkty ects,kredi,akts
semester: semestre,semestr,term,academic term,school term,grading period,quarter term,halbjahr,trimester,trimestre,periode scolaire,periodo lectivo,cuatrimestre,quadrimestre,periodo letivo,termin studia,halvar,polrocze,donem,yariyil,somestr,pololeti,sem
school-year: academic year,ay,acad year,study year,schuljahr,studienjahr,annee scolaire,annee universitaire,ano escolar,curso academico,ano academico,anno scolastico,anno accademico,ano letivo,schooljaar,studiejaar,collegejaar,lasar,skolear,rok szkolny,rok akademicki,egitim yili
gpa: grade point average,cumulative gpa,cgpa,cum gpa,notendurchschnitt,durchschnittsnote,moyenne generale,promedio academico,promedio,media academica,media voti,media ponderata,media geral,gemiddeld cijfer,medelbetyg,snittkarakter,karaktergennemsnit,srednia ocen,not ortalamasi,studijni prumer,ipk
grade: not
score: marks,body,calificacion
absences: days absent,absent days,absence days,number absences,absent,fehltage,fehlzeiten,abwesenheit,faltas,ausencias,inasistencias,assenze,afwezigheid,verzuim,franvaro,fravaer,nieobecnosci,devamsizlik
attendance: attended,present,anwesenheit,assiduite,asistencia,presenze,frequenza scolastica,presenca,assiduidade,aanwezigheid,narvaro,oppmote,fremmode,obecnosc,frekwencja,katilim,dochazka,diem danh,attendance rate,days attended,days present
enrollment date: date enrolled,enrolled,admission date,date admission,date admitted,admitted,school entry date,entry date,einschulungsdatum,einschreibedatum,immatrikulation,aufnahmedatum,date inscription,data immatricolazione,inschrijfdatum,inskrivningsdatum,data zapisu,data przyjecia,kayit tarihi,datum zapisu,datum prijeti,doa,school joining date,date joining school
parent name: guardian name,legal guardian,guardian,parent or guardian,responsavel,representant legal,nome genitore,tutore,ouder verzorger,vardnadshavare,foresatt,foraelder,opiekun,opiekun prawny,veli adi,zakonny zastupce,contact parent,veli,veli adi soyadi,malsman,nama wali,padre,madre,tutor,acudiente,apoderado,nombre padre,nombre tutor,erziehungsberechtigte
parent email: guardian email,veli posta
parent phone: guardian phone,parent contact,guardian contact,parent mobile,telefon veli,veli telefonu,father phone,mother phone,guardian mobile,father mobile,mother mobile
patient id: mrn,medical record,mr number,chart number,hospital number,pat id,patienten id,patienten nr,fallnummer,ipp,historia clinica,n historia clinica,nhc,nhs number,cartella clinica,prontuario,uhid
diagnosis code: diagnosecode,diagnosekode,icd,icd 10,icd 9,diagnoseschlussel,diagnoskod,code cim,code cim 10,cim 10,codigo cie,codigo cie 10,cie 10,cid 10,cid,snomed
procedure: medical procedure,treatment,behandlung,eingriff,acte,acte medical,intervention,procedimiento
procedure code: cpt,hcpcs,ops code,code ccam,service code,verrichtingcode,kva kod
encounter: visit,consultation,appointment,appt,behandlung termin,konsultation,consulta,cita,visita,appuntamento,atendimento,consult,afspraak,besok,timeavtale,wizyta,muayene ziyareti,randevu,navsteva,kham
encounter date: date service,service date,dos,treatment date,exam date,behandlungsdatum,termin,termindatum,besuchsdatum,date visite,date rendez vous,rdv,consultdatum,afspraakdatum,besoksdatum,muayene tarihi,datum navstevy
admission date: admit date,date admitted,admitted at,aufnahmedatum,data ricovero,opnamedatum,inskrivningsdatum vard
discharge date: discharged,entlassungsdatum,entlassdatum,date sortie,data dimissione,ontslagdatum,utskrivningsdatum,data wypisu
npi: national provider identifier,provider npi,npi number,provider number,provider id
medication: drug,medicine,med,rx,medikament,arzneimittel,praparat,medicament,farmaco,medicinale,medicijn,geneesmiddel,lakemedel,legemiddel,lek,nazwa leku,ilac,ilac adi,leciva,thuoc,pharmaceutical
dosage: lieu
administration-route: route,route administration,admin route,verabreichungsweg,applikationsweg,voie,toedieningsweg,administreringssatt,administrationsvag,administrasjonsvei,droga podania,uygulama yolu,zpusob podani
blood-type: abo
heart-rate: pulse,pulse rate,hr,bpm,puls,herzfrequenz,pouls,frequence cardiaque,frecuencia cardiaca,frequenza cardiaca,frequencia cardiaca,hartslag,polsslag,hjartfrekvens,tetno,nabiz,kalp hizi,tep,srdecni frekvence
blood-pressure: bp,blutdruck,tension,tension arterielle,presion arterial,pressione arteriosa,pressao arterial,bloeddruk
temperature: temperatur,temperatuur,body temperature,teplota,sicaklik,ates,nhiet do,suhu
bmi: body mass index,imc
lab-test: labbtest,test name,test,analyte,lab name,laboratory test,assay,parameter,laborwert,laboruntersuchung,analyse,examen labo,prueba laboratorio,esame,analisi,exame,onderzoek,labonderzoek,prov,badanie,tahlil
reference-range: normal range,normal values,reference interval,referenzbereich,normbereich,normwert,valeurs normales,referentiewaarde,normaalwaarden,referensintervall,referensvarde,referanseomrade,wartosci referencyjne,normy,referans araligi,referans deger,referencni meze
vaccine: vaccin,vaccination,immunization,immunisation,impfstoff,impfung,vacuna
attendee: participant,participant name,guest name,guest,visitor name,delegate,registrant,gast,besucher,invite,invitado,asistente,ospite,convidado,bezoeker,genodigde,besokare,gjest,gaest,gosc,uczestnicy,katilimci
ticket type: ticket class,ticket category,admission type,ticket name,pass type,ticketart,ticketkategorie,kaartsoort,biljettyp,rodzaj biletu,typ biletu,bilet turu,typ vstupenky
ticket price: admission price,ticket cost,eintrittspreis,kartenpreis,biljettpris,cena biletu,bilet fiyati,cena vstupenky,entry fee
checked-in: attended,showed up,arrived event,presente evento,present,registrado asistencia,ingecheckt,incheckad,innsjekket,odprawiony,odbaveno,checkin,check in status,check in effettuato,check in yapti,check in time
seat: seat no,seat label,sitz,sitzplatz,platz,siege,place assise,place,asiento,butaca,posto,assento,stoel,zitplaats,plats stol,stolnummer,sittplats,sete,plass,saede,miejsce,miejsce siedzace,table number
venue: event location,location name,event venue,veranstaltungsort,salle,recinto,luogo evento,sede evento,locatie evenement,sted,miejsce wydarzenia,mekan,etkinlik yeri,misto konani,place event,plats evenemang,dia diem to chuc
event date: veranstaltungsdatum,evenemangsdatum,data wydarzenia,datum akce
event: akce
session: sesion,talk,session title,sitzung,vortrag,seance,conference,ponencia
speaker: presenter name,referent,vortragender,sprecher,redner,intervenant,orateur,ponente
badge name: namensschild,credencial,nome sul badge,nome no cracha,namn pa badge,yaka karti adi
dietary-requirements: dietary,dietary restrictions,dietary preferences,diet,food preference,meal preference,meal choice,food requirements,food allergies,ernahrungswunsche,ernahrung,verpflegungswunsche,regime alimentaire,preferences alimentaires,restricciones alimentarias,requisitos dieteticos,preferencias alimentarias,esigenze alimentari,restricoes alimentares,dieetwensen
place name: place,toponym,feature name,geographic name,geoname,asciiname,site name,ortsname,toponimo,toponimia,plaatsnaam,ortnamn,stedsnavn,stednavn,nazwa miejsca,nazwa miejscowosci,yer adi,nazev mista
latitude: y coord
elevation: elevacion,elev,ele,alt,alt m,masl,hohe,meereshohe,altitud,altitudine,quota altimetrica,hoogte,hoogte nap,wysokosc npm,rakim,height above ground,m s,hohe uber nn,hohe u nn,hojd over havet,hoyde over havet
coordinates: coords,lat lon,lat lng,lat long,latlng,latlong,gps,geo location
coordinate-system: coordinate reference system,crs,srs,srid,epsg,epsg code,projection,datum geodesy
geometry: geometrie,geometria,geom,wkt,wkb,geojson,shape,polygon
population: pop,inhabitants,number inhabitants,resident count,residents,einwohner,einwohnerzahl,bevolkerung,habitants,poblacion,popolazione,abitanti,populacao,inwoners,aantal inwoners,bevolking,befolkning,invanare,folkmangd,innbyggere,indbyggere
area-km2: surface area,sq km,km 2,flache,superficie,areal,yta,yuzolcumu,area sq km,area km 2,flache km 2,superficie km 2,oppervlakte km 2,areal km 2,powierzchnia km 2,rozloha km 2
stop name: stop title,station,haltestelle,bahnhof,arret,gare,parada,estacion,fermata,stazione,paragem,estacao,halte,hallplats,stoppested,przystanek,nazwa przystanku,durak,zastavka,stanice
route name: route,line name,route short name,route long name,linie,liniennummer,strecke,ligne
feature type: feature class,fclass,feature code,objekttyp,objektart geo,type objet,objecttype,objekttyp sv
legal-form: entity type,legal entity type,company type,company category,business type,organization type,type company,corporate form,ownership type,rechtsform,gesellschaftsform,forme juridique,forme legale,categorie juridique,forma juridica,tipo societario,forma giuridica,natura giuridica,natureza juridica,rechtsvorm,juridisk form
company id: crn,cin
lei: legal entity identifier,lei code,lei number,code lei
duns: duns number,u n s
incorporation date: incorporated,foundation date,founding date,founded,year founded,founded year,established,year established,establishment date,date establishment,formation date,grundungsdatum,gegrundet,grundungsjahr,date constitution,date immatriculation,fundada,data costituzione,oprichtingsdatum,datum oprichting,opgericht,date creation entreprise
dissolution date: dissolved,closure date,struck off date,loschungsdatum,auflosungsdatum,date radiation,date cessation
registered address: registered office,legal address,official address,head office,headquarters,hq,company seat,seat company,sitz,firmensitz,geschaftsanschrift,hauptsitz,siege social,siege,domicilio social,domicilio fiscal,direccion fiscal,sede social,sede legale,sede,vestigingsadres,statutaire zetel
industry-code: sic,sic code,naics,naics code,nace,nace code,activity code,isic,isic code,branchencode,branchenschlussel,wz code,wz 2008,code naf,naf,code ape,ape,code activite,cnae,codigo cnae,ciiu,ateco
activity: activite,business activity,principal activity,nature business,activity description,tatigkeit,geschaftszweck,unternehmensgegenstand,unternehmenszweck,objet social,actividad,actividad principal,attivita,attivita principale,oggetto sociale,atividade,atividade principal,activiteit,bedrijfsomschrijving,omschrijving activiteit
director: directeur,diretor,managing director,officer,ceo,chief executive,executive,board member,legal representative,authorized representative,geschaftsfuhrer,vorstand,dirigeant,gerant,president societe,administrador,director general,representante legal,apoderado,amministratore,amministratore delegato,legale rappresentante
response id: respondent,submission id,submission number,antwort id,teilnehmer id,id risposta,antwoord id,svars id,id odpowiedzi,id odpovedi,token response,entry id,entry no
response: reponse sondage,odpowiedz ankieta,yanit,respons,answer given
survey: umfrage,befragung,enquete,sondage,encuesta,sondaggio,pesquisa,undersokning,enkat,undersokelse,ankieta,anket,pruzkum,dotaznik,questionnaire,poll
age-group: age range,age bracket,age band,age category,altersgruppe,altersklasse,grupo etario,faixa etaria,leeftijdsgroep,leeftijdscategorie,aldersgrupp,grupa wiekowa,przedzial wiekowy,yas grubu,yas araligi,vekova skupina,nhom tuoi
nps: net promoter score,nps score,recommendation score,likelihood to recommend,likely to recommend,how likely recommend,weiterempfehlung,weiterempfehlungsbereitschaft
satisfaction: satisfaccion,overall satisfaction,satisfaction level,satisfaction score,satisfaction rating,csat,csat score,customer satisfaction,zufriedenheit,kundenzufriedenheit,satisfaccion general,soddisfazione,satisfacao,tevredenheid,nojdhet,kundnojdhet,tilfredshet,tilfredshed,zadowolenie,satysfakcja,memnuniyet,spokojenost
household-income: annual household income,family income,income bracket,income range,income level,haushaltseinkommen,ingresos familiares,reddito familiare
job title: pozisyon,titel,posicion,tatigkeit,ruolo
do-not-call: dnc,no calls,not phone,dont call,no phone calls,call opt out,keine anrufe,ne pas appeler
do-not-email: no email,email opt out,unsubscribed email
last-contacted: last contact,last contact date,last activity,last activity date,last touch,last touched,last interaction,last spoke,letzter kontakt,letzte aktivitat,dernier contact,date dernier contact,derniere activite,ultimo contacto,ultima actividad,ultimo contatto,ultima attivita,ultimo contato,ultima atividade,laatste contact,laatste activiteit,senast kontaktad
close date: expected close,est close date,estimated close date,forecast close date,projected close date,abschlussdatum,voraussichtliches abschlussdatum,date cloture prevue,data chiusura prevista,verwachte sluitingsdatum,forvantat avslutsdatum
lead source: source type,via
lawyer: attorney,solicitor,counsel,advocate,anwalt,avocat
court: tribunal,gericht,juzgado
judge: juge,juez,richter
defendant: accused
filing date: filed,date filed
ticket id: docket,matter number,case ref
body-part: part of body
sign date: date signed,signed on,signature date
signed-by: signed,firmado,firmato
recurrence: recurring,repeat,ricorrenza
renewal: renewal type,rinnovo,renovacion,verlangerung
tender: rfq,rfp,bid number,ausschreibung,licitacion
donor: giver,spender,donante,donatore
fund: appeal
crop: cultivo,coltura,kultur
variety: cultivar,variedad,sorte
harvest date: harvested on,harvest
sowing date: planting date,planted on
farm: hof,ferme,finca
farmer: grower,landwirt,agricultor
breed: rasse,raza,razza,raca,rasa
species: animal type,especie,tierart,scientific name,common name
microchip: chip,transponder
vet: veterinarian,tierarzt,veterinaire
degree: highest degree,educational background
major: field of study,specialization,discipline,carrera
native-language: first language,muttersprache,langue maternelle
graduation year: passing year,year of passing
caste: community
injury: nature of injury
hazard: risk
probability: likelihood
pet: animal
scholarship: bursary,beca
tuition: tuition fee
requirement: req
`;

export const MEDIA_WORDS = `
campaign id: id kampanii
ad: advert,advertisement,anzeige,werbeanzeige,annonce publicitaire,anuncio,annuncio,advertentie,annons,reklam,inzerat,creative
ad name: ad title,creative,nome annuncio,advertentienaam,nazwa reklamy,reklam adi,nazev reklamy
ad-group: adgroup,ad set,adset,anzeigengruppe,gruppo inserzioni,advertentiegroep,advertentieset,annonsgrupp,annonseuppsattning,annonsegruppe,annoncegruppe,grupa reklam,zestaw reklam,reklam grubu,reklam seti,sestava reklam,reklamni sestava
ad account: advertiser,werbekonto,compte publicitaire,cuenta publicitaria,account pubblicitario,advertentieaccount,annonskonto
ctr: click through rate,click rate,klickrate,durchklickrate,klikfrequentie,doorklikratio,klickfrekvens,klikkfrekvens,klikrate,wspolczynnik klikniec,tiklama orani,mira prokliku
cpc: cost click,average cpc,klickpreis
cpm: cost mille,cost thousand,avg cpm,ecpm,tkp
cpa: cost acquisition,cost conversion,cost action,cost result,cost conv,cpl,cost lead,cout par conversion
roas: return ad spend,purchase roas
roi: return investment
conversion: conversoes,conv,conversions count,total conversions,konversion,conversies,konverteringar,konverteringer,konwersje,donusum,donusumler,konverze,konversi
conversion-rate: cvr,conv rate,cr rate,konversionsrate,conversieratio,conversiepercentage,konverteringsgrad,konverteringsrate
reach: alcance,unique reach,reichweite,portee,couverture audience,copertura audience,copertura,bereik,rackvidd,rekkevidde,raekkevidde,zasieg,erisim,dosah,jangkauan,people reached
frequency: periodicidad
ad-spend: spend,amount spent,ad cost,media cost,media spend,total cost,cost,spent,werbekosten,ausgaben,ausgegebener betrag,depense,montant depense,gasto,importe gastado,inversion,spesa,importo speso,valor gasto,valor usado,uitgaven
daily budget: budget day,day budget,dagbudget,daggrense
keyword: search keyword,kw,suchbegriff keyword,schlusselwort,mot cle,palabra clave,parola chiave,palavra chave,trefwoord,zoekwoord,sokord,nyckelord,sokeord,sogeord,slowo kluczowe,anahtar kelime,klicove slovo
search-query: search term,query,search phrase,suchanfrage,suchbegriff,requete,consulta,zoekopdracht
landing-page: landing page url,destination url,final url,target url,click url,zielseite,ziel url,url finale,url final,bestemmingspagina,landningssida,malsida,landingsside,strona docelowa,koncowy url,acilis sayfasi,hedef url,vstupni stranka,cilova stranka
device: device type,device category,platform device,hardware,gerat,geratetyp,geratekategorie,appareil,type appareil,dispositivo,apparaat,apparaattype,enhet,enhetstyp,enhed,urzadzenie,typ urzadzenia,cihaz,cihaz turu,zarizeni,typ zarizeni
browser: web browser,user agent,browsertyp,navigateur,navegador,navigatore,webblasare,nettleser,przegladarka,tarayici,prohlizec
session-count: sessions,visits,number sessions,total sessions,sitzungen,besuche,anzahl sitzungen,seances,sessions web,visites,sesiones,visitas,sessioni,sessoes,sessies,bezoeken,sessioner,besok,okter,besog,sesje
visitor-count: users,visitors,unique visitors,unique users,total users,active users,uniques,user count,nutzer,besucher,eindeutige besucher,utilisateurs,visiteurs,visiteurs uniques,usuarios,visitantes,visitantes unicos,utenti,visitatori,visitatori unici,visitantes br
new visitor-count: neue nutzer,neue besucher,nouveaux utilisateurs,nouveaux visiteurs,nuevos usuarios,nuovi utenti,nuovi visitatori,novos usuarios,nieuwe gebruikers,nieuwe bezoekers,nya anvandare,nya besokare,nowi uzytkownicy,novi uzivatele
pageviews: page views,page view count,page impressions,screen views,views,hits,seitenaufrufe,seitenansichten,aufrufe,pages vues,vues,paginas vistas,vistas,visualizzazioni,visualizacoes,paginaweergave,sidvisningar,odslony,odslony strony,sayfa goruntuleme
bounce-rate: bounces percent,bounce,absprungrate,bounce ratio,avvisningsfrekvens,fluktfrekvens,afvisningsprocent,wspolczynnik odrzucen
average session duration: avg session time,time site,sitzungsdauer,durchschnittliche sitzungsdauer,durchschn sitzungsdauer,durchschnittl sitzungsdauer,avg visit duration
source-medium: traffic source,session source medium,session source,quelle medium,zugriffsquelle,source support,fuente medio,origen medio,sorgente mezzo,origem midia,bron medium,kalla medium,zrodlo medium,kaynak ortam,zdroj medium,utm source,utm medium,traffic origin,acquisition source
referrer: referer,referring site,referring url,referring page,referral site,referral url,referrer url,herkunftsseite
page: page url,page title,page location,url path,path,page address,seite,seiten url,seitenpfad,seitentitel,page web,pagina,percorso pagina,pagina web,paginapad,paginatitel,sida,sidsokvag,side,sidesti,strona,sciezka strony
average position: average rank,avg pos,durchschnittliche position,posizione media,gjennomsnittlig posisjon,ortalama konum,prumerna pozice
event count: events,total events,ereignisse,ereignisanzahl,evenements,eventos,eventi
ticket id: support ticket,vorgangsnummer,fallnummer,chamado,protocolo,arendenummer,numer zgloszenia,talep no,bilet no,cislo tiketu,cislo pozadavku
ticket: vorgang,chamado
title: summary,nazev,predmet
description: concepto,designation,causale
requester: requestor,reporter,reported by,raised by,submitter,submitted by,caller,opened for,on behalf of,anfragender,anforderer,melder,antragsteller,demandeur,rapporteur,solicitante,informador,richiedente,segnalatore,requerente,aanvrager,indiener
assignee: agent name,agente,allocated to,issued to,in use by
assignment-group: support group,support team,group assigned,assigned group,assigned team,queue,resolver group,bearbeitergruppe
first-response-time: frt,first response,first reply time,time to first response,time to first reply,initial response time,response time,erstantwortzeit
resolution-time: time to resolution,time to resolve,ttr,handle time,losungszeit,bearbeitungszeit,oplostijd,losningstid
resolution: resolucion,solution,losung,solution apportee,solucion,soluzione,risoluzione,solucao
sla: sla status,service level agreement,sla state,sla breached,estado sla,stato sla
type: ticket type,cins,clase,tipologia
tag: topics
comment: latest comment,komentarz,yorum,yorumlar,komentar,kommentarer,feedback comment,open comments,free text,freitext,texte libre,texto libre,fritekst,fritext
note: yorumlar,komentar,free text,freitext,texte libre,texto libre,fritekst,fritext
follower-count: followers,abonnenten,abonnes,seguidores,volgers,foljare,folgere
open-count: opens,unique opens,total opens,offnungen,ouvertures,aperture,aberturas
unsubscribe: unsubscribe date,abmeldung,desabonnements,bajas,disiscrizioni,cancelamentos,uitschrijvingen
likes: like count,gefallt mir,me gusta,mi piace,curtidas,gillamarkeringar,favorites,upvotes
shares-count: reposts,retweets,geteilt,partages,veces compartido,condivisioni,compartilhamentos,delningar
video-views: video plays,plays,thruplays,videoaufrufe,reproducciones,visualizzazioni video,videoweergaven,videovisningar
mime-type: content type,media type,file type,dateityp,type fichier,bestandstype,filtyp
file-size: size bytes,dateigrosse,dimensione file,bestandsgrootte,filstorlek,rozmiar pliku,dosya boyutu
checksum: hash,md 5,sha 1,sha 256,file hash,digest,prufsumme,kontrollsumma
`;
