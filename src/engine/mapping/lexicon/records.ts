/** General words of records: identity, state, time, work, assets, events; in the shape of `people.ts`. */
export const RECORDS_WORDS = `
id: identifier,number,sr no,s no,sno,sl no,identifikator,identificador,identificatore,identifiant unique,record id,row id,unique id,uid,uuid,guid,kennung,kennnummer,lfd nr,laufende nummer,sira no,ident,numar,cislo,nomor,kramank,identifikacni cislo,key,pk,stt,so thu tu,object id,internal id,system id
external-id: ext id,external reference,foreign id,source id,legacy id,old id,externe id,fremd id
code: kodu,kod,codigo,codice,kode,short code,kod cislo,ma so
reference: referenz,referencia,referentie,reference number,reference id,reference code,referenznummer,numero reference,riferimento,numero riferimento,referentienummer,kenmerk,referens,referensnummer,referans,referans no,numer referencyjny,zeichen,odkaz cislo,tham chieu,sandarbh,external ref no,customer ref,document ref,er referens,var referens,ocr,ocr nummer
type: kind,typ,art,tipo,tip,tur,turu,tipi,rodzaj,soort,sort,record type,tyyppi,jenis,loai,prakar,druh,tipe,issue type,request type,case type,vorgangsart,cesit,slag
status: statut,state record,current status,estado actual,etat actuel,situacion,situacao,stato attuale,durum,durumu,stan,tila,keadaan,trang thai,sthiti,stav,progress status,statu,tinh trang,estado atual
stage: lifecycle stage,pipeline stage,deal stage,lead stage,phase,fase,etape,asama,sales stage,funnel stage,opportunity stage,lead status,pipeline status,sales status
priority: prioritat,prio,importance,urgency,severity,dringlichkeit,prioridad,prioriteit,oncelik,priorytet,urgency level,severity level,impact,sev,pri,urgent,wichtigkeit,importance level,dulezitost,priority level
active: activo,enabled,active flag,aktiv,actif,attivo,ativo,actief,aktif,aktywny,habilitado,vigente,inactive,active status
deleted: archived,geloscht,supprime,eliminado
date: datum,fecha,data,tarih,tarihi,dato,day,pvm,den,tanggal,ngay,tithi,dinank,tgl,ngay thang,tarikh,date operation,dated
time: uhrzeit,zeit,heure,hora,ora,tijd,tid,saat,godzina,czas,time day,cas,waktu,thoi gian,samay,zaman,klockslag,jam,gio,event time,slot time
start date: start,begin,beginning,started,from date,date from,effective date,effective from,valid from,startdatum,beginn,anfangsdatum,gultig ab,von datum,debut,inicio,inizio,begindatum,startdag,baslangic,baslama tarihi,data poczatkowa,poczatek,zacatek,datum zahajeni,mulai,bat dau,shuru,commencement,commences,ab datum,aanvang,ingangsdatum,borjar,rozpoczecie,activation date,activated,go live date,fran datum,fr m,from datum,datum od,platnost od,fecha desde
end date: end,finish,ended,to date,until,completion date,enddatum,ende,schlussdatum,fin,fecha final,fine,data final,fim,termino,einddatum,slutdatum,slut,bitis,data koncowa,koniec,konec,datum ukonceni,selesai,ket thuc,samapti,finished,bis,datum tot,afloop,sluttdato,zakonczenie,cessation,ceased,deactivated,date out,till datum,t m,tom datum,tanggal berakhir,fecha hasta,date to,effective to
start time: begin time,time from,startzeit,heure debut,hora inicio,ora inizio,starttijd,starttid,baslangic saati,zacatek cas,jam mulai,gio bat dau,time start,from time,clock in,doors open,uhrzeit beginn,begintijd,poczatek godzina,shift start,open time
end time: finish time,time to,endzeit,heure fin,hora fin,ora fine,eindtijd,sluttid,bitis saati,konec cas,jam selesai,gio ket thuc,time end,time out,clock out,uhrzeit ende,slut tid,time until,shift end
created date: created,creation date,added,date creation,date entered,insert date,entry date,erstellt,erstellungsdatum,angelegt am,anlagedatum,cree le,fecha creacion,creado,data creazione,creato il,data criacao,criado em,aanmaakdatum,aangemaakt op,skapad,skapat,olusturulma tarihi,olusturma tarihi,kayit tarihi,data utworzenia,utworzono,vytvoreno,dibuat,ngay tao,add date,add time,open date,erfasst am,aangemaakt,oprettet,opprettet,olusturuldu,created time,creation time,received date,date received,submission date,submit date,timestamp,time stamp,datetime,eklenme tarihi,upplagd,registrerad,zalozeno
updated date: updated,last updated,last update,modified,last modified,last change,changed on,aktualisiert,geandert am,anderungsdatum,mis jour,date modification,modifie le,fecha modificacion,actualizado,fecha actualizacion,data modifica,ultima modifica,data atualizacao,atualizado em,gewijzigd op,wijzigingsdatum,uppdaterad,andrad,guncelleme tarihi,data modyfikacji,zaktualizowano,aktualizovano,diperbarui,cap nhat,last edited,modification date,senast andrad,zmodyfikowano,last modification,updated time,degistirme tarihi,son guncelleme,andringsdatum,datum zmeny,zmeneno,posledni zmena
creator: created by,added by,entered by,erstellt von,cree par,creado por,creato da,criado por,olusturan,vytvoril,dibuat oleh,nguoi tao,ersteller,aangemaakt door,utworzyl,autor eintrag
registration date: registered,signup date,sign up date,signed up,enrollment date,enrolled on,date enrolled,member since,membership date,anmeldedatum,registrierungsdatum,mitglied seit,inscription,fecha registro,fecha inscripcion,data iscrizione,data registro,data inscricao,inschrijfdatum,registratiedatum,registreringsdatum,kayit tarihi,uyelik tarihi,data rejestracji,reg date,anmeldezeitpunkt,registrato il,datum registrace,medlem sedan
last-login: last seen,last sign in,last active,letzte anmeldung,derniere connexion,ultimo acceso,son giris
year: jahr,annee,ano,anno,jaar,ar,yil,rok,tahun,nam,varsh,saal
month: monat,mois,mes,mese,maand,manad,ay,miesiac,bulan,thang,mahina,mesic
week: woche,semaine,semana,settimana,vecka,hafta,tydzien
period: periode,periodo,zeitraum,donem,okres,obdobi,jangka waktu,ky,avadhi,time period,reporting period
duration: duracion,dauer,duree,durata,duracao,duur,langd tid,sure,czas trwania,length time,runtime,laufzeit,trvani,durasi,thoi luong,elapsed time,time taken,time spent,total time,dauer gesamt,run time,running time,total duration
hours: hours worked,stunden,heures,horas,ore,uren,timmar,godziny,working hours,total hours,number hours,hrs worked,billable hours
frequency: frequence,frequenza,frequencia,haufigkeit,frecuencia,frequentie,frekvens,siklik,czestotliwosc,interval,frequenz,average frequency,czestosc,frekvence,frekuensi,tan suat
count: number of,total number,anzahl der,nombre de,cantidad de,aantal,antal,sayisi,liczba,nb,qty of
percent: prozent,prozentsatz,pourcentage,porcentaje,percentuale,porcentagem,procent,yuzde,oran
score: points,punkte,punktzahl,puntos,pontos,punten,poang,puan,punkty,punktacja,skor,ank,punteggio,pontuacao,marks obtained,total score,final score,points earned,note punkte,points scored,total points,test score,exam score,total marks,ertrag punkte,gesamtpunktzahl,resultat punkte,puntaje,puntuacion,punteggio totale,nota prova,behaalde punten,resultat poang,uzyskane punkty,alinan puan,body ziskane,pocet bodu,nilai ujian,nota examen,exam marks
rating: rank score,bewertung,evaluation,valoracion,valutazione,avaliacao,beoordeling,betyg omdome,degerlendirme,stars,elo,current rating,review score
rank: ranking,rang,classement,posicion final,classifica,sira,miejsce rankingu,place finish,platzierung,standing,seed no
level: niveau,nivel,livello,stufe,niva,seviye,poziom,difficulty,schwierigkeit,dificultad,skill level,player level,tier
capacity: max capacity,kapazitat,capacidad,capaciteit,kapacitet,kapasite,kontenjan,pojemnosc,max participants,maximum participants,seats,max attendees,max students
objective: objectif,objetivo,goal,aim,ziel,ziele,lernziele,obiettivo,doel,mal,hedef,hedefler,cel,learning objectives,learning outcomes
requirement: prerequisite,prereq,voraussetzung,prerequis,requisito,prerrequisitos,voorwaarden,forkunskaper,krav,on kosul,wymagania
instructor: instructeur,trainer,teacher,coach,tutor,lecturer,facilitator,presenter,speaker,lehrer,dozent,kursleiter,formateur,professeur,enseignant,profesor,profesora,docente,formador,insegnante,istruttore,professor,docent,leraar,larare,kursledare,tranare,ogretmen,egitmen,antrenor,nauczyciel,prowadzacy
course: course name,course title,class name,kurs,kursname,cours,curso,corso,cursus,ders,zajecia,subject name,class title,insegnamento,ue,kursus,nazwa przedmiotu,nazwa kursu,ders adi,nazev predmetu,nama kursus,kursnamn,mata pelajaran,mata kuliah
program: programm,training program,schulungsprogramm
training: schulung,weiterbildung,formacion,formazione,formacao,utbildning kurs,egitim programi,szkolenie
course id: course code,course number,kursnummer,kurscode,ders kodu,class id,course ref,section id,code cours,codice corso,codice insegnamento,vakcode,cursuscode,kurskod,emnekode,fagkode,kod kursu,kod przedmiotu,kod predmetu,class number
audience: target audience,target group,who should attend,zielgruppe,public cible,publico objetivo,doelgroep,malgrupp,hedef kitle,grupa docelowa
certificate: certificat,certificado,certificaat,certifikat,certification,zertifikat,sertifika,certyfikat
format: delivery mode,delivery format,mode,modalidad,modalita,modus
participant: partecipante,attendee,teilnehmer,participante,deelnemer,deltagare,katilimci,uczestnik
event: event name,veranstaltung,evenement,evento,evenemang,etkinlik,wydarzenie,event title,title event,arrangement,nome evento
club: verein,societe sportive,asociacion,societa sportiva,vereniging,forening,kulup,klub,association name,klubb
federation: federacion,federazione,federatie,federasyon,verband,forbund,federacja
license id: licence,lizenz,n licence,licencia,licenza,licentie,licens,lisans,numer licencji,product key,permit,authorization number,authorisation number,registration license,genehmigungsnummer,zulassungsnummer,erlaubnisnummer,agrement,permiso,numero autorizzazione,autorizzazione,alvara,vergunning,tillstand,lovnummer,bevilling,numer zezwolenia,ruhsat no,cislo povoleni,licence ref,certificate number
member id: membership number,membership id,mitglieds nr,numero adherent,tessera,lidnummer,uye no,numer czlonkowski,clenske cislo,member code,membership card no
membership type: member type,membership,mitgliedschaft,mitgliedsart,adhesion,membresia,lidmaatschap,medlemskap,uyelik tipi,medlemstyp,cotisation,membership level,membership plan,membership category,member category,member level
1: primary,main,principal,principale,primaire,hauptkontakt,one
alt: alternate,altro,alternatif,secondary,second,2,additional,other,zweite,weitere,secondaire,autre,secundario,alternativo,otro,secondario,outro,andra,ikinci,diger,drugi,inny
follow up date: follow up,followup,next follow up,next contact,wiedervorlage,relance,seguimiento,uppfoljning,foljupp,folj upp,opvolging,takip tarihi,next action date,next step date,call back date,reminder date
owner: record owner,account owner,contact owner,besitzer,eigentumer,inhaber,proprietaire,propietario,dueno,proprietario,eigenaar,agare,sahip,sahibi,wlasciciel,vlastnik,pemilik,chu so huu,malik,proprietor,titular,majitel,sales owner,deal owner,lead owner,account manager,relationship manager,custodian
assignee: assigned user,responsible,responsible person,checked out to,zugewiesen an,zustandig,verantwortlich,asignado a,assegnato a,responsavel,atribuido a,toegewezen aan,tilldelad,ansvarig,atanan,sorumlu,zimmetli,przypisany do,odpowiedzialny,assigned agent,ticket owner,agent,assigned rep,handler,assigned person,bearbeiter,sachbearbeiter,zugewiesener bearbeiter,agente asignado,responsable asignado,assegnatario,agente assegnato,incaricato,agente responsavel,toegewezen,behandelaar ticket,handlaggare,tildelt,osoba przypisana,sorumlu kisi,resitel,prirazeno,assigned employee,handled by,allotted to,held by
author: autor,autore,writer,written by,verfasser,auteur,forfattare,yazar
project: projekt,project name,projektname,proyecto,progetto,projeto,proje,proje adi,nazev projektu,project title,job name,name project
task: task name,todo,aufgabe,tache,tarea,attivita,tarefa,taak,uppgift,gorev adi,zadanie,arbetsuppgift,ukol,task title,task description,to do item,action item
lead source: source,origin,acquisition channel,referral source,how did you hear,herkunft,quelle,origen,fuente,origine,fonte,origem,bron,kalla,kaynak,zrodlo,original source,lead origin,how heard,heard about us,zdroj,enquiry source,inquiry source,lead channel,referral channel,marketing channel,medium
campaign: campagne,campagna,kampagne,campana,campanha,kampanj,kampanya,kampania,cmp,campaign title,kampan,nome campagna
channel: kanal,canal,kanaal,sales channel
asset-tag: asset number,asset id,tag number,inventory number,inventory id,inventory tag,inventar nr,numero inventaire,numero inventario,inventarisnummer,inventarienummer,demirbas no,numer inwentarzowy,asset code,property tag
asset name: asset,device name,device,machine name,computer name,host name,equipment,equipment name,gerat,geratename,anlage,appareil,equipement,equipo nombre,dispositivo,apparaat,enhetsnamn,cihaz,cihaz adi,urzadzenie,asset description,equipment description
serial id: serial,s n,sn,ser no,serien nr,numero serie,n serie,serienummer,serienr,numer seryjny,service tag,serial lot,vyrobni cislo,seriove cislo,serijnummer,matricola prodotto,imei,esn
model: modell,modello,product model,device model,modellbezeichnung,model adi,vehicle model,make model
warranty: warranty months,warranty period,garantie,garantia,garanzia,garanti,gwarancja,guarantee
warranty end date: garantie tot
condition: condicion,condizione,conditie,zustand,etat physique,condicao,skick,kondisyon,item condition,asset condition,physical condition
mac-address: mac,mac adresse
ip-address: ip,ip adresse,direccion ip,network id,remote address,client ip,adresse ip,indirizzo ip,endereco ip,ip adres,adres ip,ip adresi,ip adresa
os: operating system,betriebssystem,systeme exploitation,sistema operativo,besturingssystem
version: ver,revision,fassung
vehicle: car,fahrzeug,vehiculo,veicolo,veiculo,voertuig,fordon,arac,pojazd,truck,vehicle reg,fahrzeugnummer,vozidlo,xe,phuong tien,auto,van,fleet number,automobile,voiture,coche
license-plate: number plate,plate number,plate,reg no,registration plate,kennzeichen,immatriculation,matricula vehiculo,targa,placa,kenteken,registreringsnummer,plaka,numer rejestracyjny,license plate number,vehicle registration,vehicle registration number,registration plate no,reg,rego,vrn,vrm,tag plate,fahrzeugkennzeichen,amtliches kennzeichen,plaque,numero targa,regnr,registreringsnr,plaka no,spz,rz,bien so,arac plakasi,registracni znacka,patente,car number,vehicle reg no
vin: vehicle identification number,chassis number,fahrgestellnummer,fin nummer,numero chassis,numero bastidor,telaio,sasi no,vin number,chassis,frame number,fahrgestellnr,fahrzeug identifizierungsnummer,chassi,numero telaio,karosserinummer,numer vin,numer nadwozia,sase no,cislo karoserie,so khung
mileage: odometer,kilometerstand,kilometrage,kilometraje,chilometraggio,quilometragem,przebieg,odometer reading,km reading,kilometers,kilometres,km stand,laufleistung,kilometres compteur,kilometros,chilometri,quilometros,matarstallning,miltal,kilometerstand no,stan licznika,stav tachometru,najeto,jarak tempuh,so km
diagnosis: diagnose,diagnostic,diagnostico,diagnosi,tani,rozpoznanie,dx,condition description,medical condition,problem,condition,health condition,dx desc,diagnoza,indication,disease,illness
dosage: dose,strength,dosierung,posologie,dosis,dosaggio,dozaj,dawka,dosing,dawkowanie,doza,davka,dosis mg,dose quantity,potency
active-ingredient: generic name,substance,wirkstoff,principe actif,principio activo,principio attivo,etken madde,substancja czynna,composition
patient: paciente,patient name,paziente,hasta,pacient,pt,patientin,malade,hasta adi,subject patient,resident patient,individual,client patient,patientnamn
file: datei,fichier,archivo,bestand naam,fil,dosya,plik,attachment,soubor,berkas,tap tin
question: frage,pregunta,domanda,pergunta,vraag,soru,pytanie
answer: antwort,reponse,respuesta,risposta,resposta,antwoord,svar,cevap,odpowiedz,reply
message: nachricht,mensaje,messaggio,mensagem,bericht,mesaj,wiadomosc
reason: grund,raison,motif,motivo,razon,reden,orsak,anledning,sebep,neden,powod,cause,ursache,oorzaak,przyczyna,duvod,alasan,ly do,karan
result: outcome,ergebnis,resultat,resultado,risultato,resultaat,sonuc,wynik,vysledek,hasil,ket qua,parinam,resultat wert,uitslag,esito,finding,result value,measured value,reading,messwert,valeur mesuree,odczyt
budget: budzet,presupuesto,orcamento,butce,ngan sach,rozpocet,begroting
deal: opportunity,geschaft,affaire
deal amount: deal value,deal size,opportunity value,opportunity size,pipeline value,expected revenue,valore trattativa,valore opportunita,geschaftswert,auftragswert deal,dealwaarde,affarsvarde,wartosc szansy,firsat tutari,hodnota obchodu,expected value,potential value,potential revenue,estimated value,deal revenue,expected amount,contract value
sort-order: sequence,sequence number,display order,reihenfolge,ordre affichage,volgorde,siralama,kolejnosc
featured: highlighted,hervorgehoben,destacado
published: visible,visibility,veroffentlicht,publie,publicado,publish status
published date: published at,publication date,release date,released,veroffentlichungsdatum,erscheinungsdatum,date publication,date parution,fecha publicacion,data pubblicazione,data publicacao,publicatiedatum,publiceringsdatum,yayin tarihi,data publikacji
depreciation: depreciacion,abschreibung,amortissement,ammortamento,afschrijving,avskrivning,amortisman
`;

/** Words of specific trades and of address books; in the shape of `people.ts`. */
export const TRADES_WORDS = `
work: business,office,geschaftlich,dienstlich,gesch,professionnel,travail,bureau,trabajo,trabalho,lavoro,ufficio,zakelijk,werk,arbete,jobb,is yeri,praca,sluzbowy
home: privat,prive,domicile,particular casa,casa,hem,ev,dom
billing: bill to,rechnungs,facturation,facturacion,fatturazione,cobranca,factuur,faktura,fatura
shipping: ship to,delivery,deliver to,liefer,versand,livraison,expedition,envio,entrega,spedizione,consegna,verzend,leverans,teslimat,dostawa,wysylka
emergency: emergencia,emergenza,notfall,urgence,urgencia,nood,acil
spouse: husband,wife,partner name,ehepartner,ehegatte,conjoint,conyuge,coniuge,echtgenoot,es adi,malzonek
father name: vater,pere,padre,pai,vader,far,baba adi,ojciec,imie ojca,pita ka naam
mother name: mutter,mere,madre,mae,moeder,mor,anne adi,matka,imie matki,mata ka naam
children: kids,number children,kinder,enfants,hijos,figli,filhos,barn,cocuk,dzieci
assistant: assistente,sekretariat,asistente
hobby: interests,interessen
po-box: p box,post office box,postfach,boite postale,apartado postal,casella postale,caixa postal,postbus,box postal,posta kutusu,skrytka pocztowa
referred-by: referrer,referral,empfohlen von,referrer name,referred from,introduced by,recommended by
disability: disabled,handicap,handicapped,physically handicapped,behinderung,discapacidad,deficiencia,engelli,niepelnosprawnosc
special-needs: accommodation,accessibility needs,special requirements,dietary requirements,allergies,besondere bedurfnisse,accessibility
religion: faith,confession,agama
ethnicity: race,ethnic group
team-number: jersey number,shirt number
seed: seeding,seed number
shift: work shift,schicht,turno,vardiya,zmiana,skift,schichtbezeichnung,equipe poste,poste equipe,ploeg,ploegendienst,arbetsskift,vakt,zmiana robocza,smena,ca lam viec,ca
overtime: overtime hours
assessment: test,exam,examination,quiz,prufung,examen,prueba,esame,prova,toets,prov,sinav,egzamin,evaluation test
module: modul,unit study,lesson,session,lektion,lecon,leccion,lezione,les
weekday: day week,wochentag,jour semaine,dia semana,giorno settimana,dag week,veckodag,haftanin gunu
rent: monthly rent,miete,loyer,alquiler,affitto,aluguel,huur,hyra,kira,czynsz,rent amount,rent mo,rent pcm,rent month,rental price,rental,monthly rental,kaltmiete,warmmiete,nettokaltmiete,mietpreis,mietzins,loyer mensuel,alquiler mensual,canone,canone mensile,aluguel mensal,renda,huurprijs,maandhuur,manadshyra,hyra manad
bedrooms: beds,number bedrooms,schlafzimmer,chambres coucher,dormitorios,camere letto,quartos,slaapkamers,sovrum,yatak odasi,sypialnie,bdrm,br,no beds,bed count,bedroom count,nb chambres,habitaciones,recamaras,camere,numero camere,sovevaerelser,soverom,lozka sypialnie,loznice,phong ngu
bathrooms: baths,number bathrooms,badezimmer,salles bain,banos,bagni,banheiros,badkamers,badrum,banyo,ba,bathrm,full baths,no baths,bath count,bathroom count,bader,badezimmer anzahl,servizi,numero bagni,bad,lazienka,banyo sayisi,koupelna
surface: square feet,sq ft,sqft,square meters,sqm,floor area,living area,wohnflache,flache,superficie,surface habitable,metros cuadrados,oppervlakte,boyta,metrekare,powierzchnia
property-type: immobilienart,type bien,tipo propiedad,tipo immobile
fuel: fuel type,kraftstoff,treibstoff,carburant,combustible
transmission: gearbox,getriebe,cambio
engine: engine size,motor,moteur,silnik
publisher: verlag,editeur,editorial,editore,uitgever,forlag,yayinevi,wydawnictwo
pages: page count,number pages,seitenzahl,nombre pages,numero paginas,sayfa sayisi
donation amount: donation,contribution,spende,don,donacion,donazione,doacao,gift,bagis,darowizna
ticket: ticket type,eintrittskarte,billet,entrada,biglietto,ingresso,support case,case,issue,incident,support request,service request,request,fall,anfrage,vorfall,demande,incidencia,solicitud,caso,richiesta,segnalazione,solicitacao,zaak,melding
check-in: arrival,arrival date,check in date,anreise,arrivee,llegada,arrivo,chegada,aankomst,ankomst,giris tarihi,przyjazd
check-out: departure,departure date,check out date,abreise,depart,salida,partenza,partida,vertrek,avresa,cikis tarihi,wyjazd
guests: number guests,pax,gaste,anzahl personen,personnes,guest count,party size,no people
doctor: doktor,physician,arzt,medecin,medico,arts,lakare,hekim,lekarz,provider,healthcare provider,practitioner,attending,rendering provider,treating physician,clinician,gp,surgeon,prescriber,referring doctor,referring physician,ordering provider,pcp,behandelnder arzt,hausarzt,uberweiser,medecin traitant,praticien,medico tratante,facultativo,medico curante,consultant
insurance: insurance company,insurer,insurance provider,versicherung,krankenkasse,assurance,seguro,assicurazione,verzekering,forsakring,sigorta,ubezpieczenie,insurance carrier,health plan,health insurance,versicherer,versicherungsgesellschaft,kasse,assureur,mutuelle,aseguradora,compagnia,compagnia assicurativa,assicuratore,seguradora,convenio,verzekeraar,zorgverzekeraar,forsakringsbolag,ubezpieczyciel,towarzystwo ubezpieczeniowe,sigorta sirketi,pojistovna
policy id: policennummer,versicherungsnummer,apolice,policenr,policy reference,pol no,vsnr,scheinnummer,cislo smlouvy pojistne,insurance id,insurance number,forsakringsnummer
prescription: rezept,ordonnance,receta,ricetta,receita,recept
allergy: allergene,known allergies,allergy list,allergie,uczulenia,alerji,alerjiler,alergi,di ung
eol-date: end life,eol,end life date
expected checkin date: expected checkin,return date,due back,expected return,ruckgabedatum,date retour,fecha devolucion,data restituzione
check-out date: issue date,issued on,ausgabedatum,date emission,fecha emision,data emissione,data emissao,uitgiftedatum,utfardandedatum,data wydania
requestable: bookable,anforderbar
contract id: vertragsnummer,avtalsnummer,sozlesme no,numer umowy,cislo smlouvy
contract start date: vertragsbeginn
contract end date: vertragsende
opening hours: business hours,offnungszeiten,horaires ouverture,horario,orario,openingstijden,oppettider,calisma saatleri,godziny otwarcia
shelf: bin,rack,shelf location,bin location,storage location,lagerplatz,regal,emplacement stockage,ubicacion almacen,scaffale,plank,hylla,raf,polka,bin code,bin no,rack no,aisle,shelf no,slot,position lager,stellplatz lager,raf no,hyllplats,lagerplats
warehouse: depot location,lager ort,lagerort,entrepot,almacen,magazzino,armazem,magazijn,depo,magazyn,gudang,kho,kho hang,godown,wh,whse,distribution center,fulfillment center,warehouse code,warehouse location,stock location,store,werk lager,lagername,filiale,entrepot nom,magasin,bodega,deposito almacen,almacen nombre,deposito merce,magazzino nome,deposito estoque,opslaglocatie,lagerstalle,lagerplass,lagersted,depo adi,ambar,store location
dimension: measurements,abmessungen,masse lxbxh,dimensiones,afmetingen,matt,olculer,wymiary
margin: profit margin,markup,marge,marginal,kar marji,marza
profit: gewinn,benefice,beneficio,utile,lucro,winst,vinst,kar,zysk
commission: comision,commissie,provision,comissao,komisyon,prowizja
fee: charge fee,gebuhr,frais,comision bancaria,tarifa,quota,taxa,kosten gebuhr,avgift,harc,oplata,kosten bank,oplata prowizja,poplatek,phi,surcharge,service fee,processing fee,transaction fee,handling fee,platform fee,opratky,masraf,masraflar,despesas bancarias,commissioni,spese bancarie,spesen,transactiekosten,koszty,gebyr,kurtage,brokerage,total fees,bank charges
rate: tarif,tarifa tasa,taux,tasa,tasso,tarief,sats,stawka
interest-rate: taux interet,tipo interes,tasso interesse,taxa juros,rente,ranta,faiz orani,rate interest,roi rate,oprocentowani,lai suat,apr,apy,zins satz,tasa interes,tasa anual,annual rate,interest percent,int rate
open-rate: offnungsrate,email open rate,opens percent,openingspercentage,oppningsfrekvens,wskaznik otwarc,acilma orani
click: klicks,clics,cliques,link clicks,ad clicks,total clicks,clicks all,klikk,klikniecia,tiklama,tiklamalar,tiklama sayisi,kliknuti,proklik,klik,outbound clicks
impression: views,page views,aufrufe,vues,visualizaciones,impresiones,impressoes,impr,imps,impressions count,vertoningen,weergaven,visningar,exponeringar,visninger,wyswietlenia,odslony reklamy,gosterim,gosterimler,gosterim sayisi,zobrazeni,impresi,times shown,ad views
`;
