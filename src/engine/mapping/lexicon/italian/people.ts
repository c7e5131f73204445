/** Italian and Romanian words for people, places, goods and money; in the shape of `english/people.ts`. */
export const ITALIAN_PEOPLE = `
name: nome completo,nominativo,nome cognome,cognome nome,denominazione,generalita,intestazione,nume complet,nume prenume,nume si prenume,denumire
first name: nome proprio,nome,prenume
last name: cognome,ultimo nome,nume,nume familie
middle name: secondo nome
maiden name: cognome nubile,cognome nascita
nickname: soprannome,nomignolo
name-prefix: trattamento,appellativo,titolo cortesia
name-suffix: suffisso
initials: iniziali
email: pec,posta elettronica,casella posta,recapito email,adresa email,posta electronica
phone: telefono,recapito telefonico,recapito,telefono fisso,tel fisso,utenza telefonica,centralino,telefon,nr telefon,telefon fix
mobile phone: cellulare,cell,telefonino,telefon mobil,mobil
fax: numero fax
extension: interno telefonico
birth date: nascita,nata il,data nasc,nato,data nasterii,data nastere,nascut
birth place: luogo nascita,comune nascita,citta nascita,nato a,luogo nasc,loc nastere,locul nasterii
birth year: anno nascita
age: eta,varsta
gender: sesso,genere,sex
nationality: nazionalita,cittadinanza,nationalitate,cetatenie
marital-status: stato civile,stare civila
language: lingua,lingua parlata,limba
national-id: codice fiscale,cf,cod fiscale,carta identita,documento identita,cod fisc,c f,numero carta identita,codfiscale,tessera sanitaria,cnp,cod numeric personal,serie buletin,carte identitate,serie ci
passport id: passaporto,pasaport
employee: dipendente,lavoratore,nome dipendente,collaboratore,addetto,impiegato,operaio,risorsa umana,angajat,salariat,nume angajat
employee id: matricola,codice dipendente,badge dipendente,marca angajat,nr marca,marca salariat
employee count: numero dipendenti,addetti,n dipendenti,numero addetti,organico,dipendenti,numar angajati,numar mediu angajati,nr angajati
job title: qualifica,mansione,ruolo aziendale,occupazione,incarico,profilo professionale,carica,figura professionale,functie,functia,post,meserie,ocupatie
job-code: codice mansione,codice qualifica,cod cor
position: posizione
department: dipartimento,reparto,ufficio appartenenza,rep,unita organizzativa,area aziendale,departament,sectie,compartiment
division: settore aziendale
team: squadra,echipa
group: gruppo,gruppo appartenenza,grupa
manager: responsabile,capo,superiore,responsabile diretto,capo reparto,capo ufficio,sef,sef direct
hire date: assunzione,data ingresso,assunto il,inizio rapporto,data inizio rapporto,data angajarii,data angajare
termination date: data fine rapporto,data dimissioni,cessazione,licenziamento,cessato il,fine rapporto,data incetarii,data plecarii,data incetare
employment type: tipo contratto,tipologia contratto,tipo rapporto,rapporto lavoro,tipo contrattuale,natura rapporto,part time,contratto lavoro,tip contract,tip contract munca
salary: reddito,stipendio,retribuzione,ral,retribuzione annua,stipendio mensile,compenso,paga base,salario,paga,retribuzione lorda annua,salariu,salariu baza,venit
gross pay: stipendio lordo,retribuzione lorda,totale competenze,competenze lorde,salariu brut
net pay: netto busta,stipendio netto,retribuzione netta,netto dipendente,salariu net,rest plata
hourly rate: tariffa oraria,costo orario,paga oraria,prezzo orario
daily rate: tariffa giornaliera,prezzo giornaliero
pay grade: livello contrattuale,livello inquadramento,inquadramento,categoria contrattuale,livello ccnl,fascia retributiva
pay type: tipo retribuzione
bonus: premio produzione,premio risultato,gratifica,sporuri
allowance: indennita,assegno familiare,buono pasto
per-diem: diaria,trasferta
deduction: trattenuta
social-security tax: contributi,inps,contributi previdenziali
income-tax: irpef
pension: pensione,previdenza complementare,fondo pensione
earning code: voce paga,codice voce,voce retributiva
overtime: straordinario,ore straordinarie,straordinari,ore straordinario,ore suplimentare
vacation-days: ferie,giorni ferie,ferie maturate,ferie spettanti,concediu,zile concediu,concediu odihna
vacation balance: ferie residue,saldo ferie,residuo ferie
sick-days: giorni malattia,malattia,assenze malattia,concediu medical,zile medical
unpaid-leave: aspettativa,permesso non retribuito
leave type: tipo assenza,causale assenza,tipo permesso,motivo assenza
work-permit: permesso soggiorno,permesso lavoro
tenure: anzianita,anzianita servizio
working days: giorni lavorativi,giorni lavorati,gg lavorati,giornate lavorate
weekly hours: orario settimanale
fte: percentuale part time,perc part time,tempo pieno equivalente
work-arrangement: smart working,lavoro agile,telelavoro,modalita lavoro
break: pausa,pausa pranzo
shift: turno,turno lavoro
skill: competenze,competenza,abilita
education: titolo studio,istruzione,livello istruzione,formazione scolastica,scolarita,studii,nivel studii
degree: laurea,titolo conseguito
school: scuola,istituto scolastico,istituto,ateneo,plesso,scuola provenienza,scoala,unitate invatamant,facultate
grade: voto,voto finale,votazione
year-group: anno corso
student id: matricola,matricola studente
guardian: tutore,affidatario
relationship: parentela,grado parentela,rapporto parentela,legame,grad rudenie
spouse: coniuge,moglie,marito,sot,sotie
father name: padre,nome padre,paternita,tata,nume tata
mother name: madre,nome madre,mama,nume mama
children: figli,numero figli,figli a carico,copii,numar copii
child: figlio,bambino,figlia,nome bambino,copil
family: nucleo familiare,famiglia,nucleo
parent: genitore
parent name: nome genitore,esercente potesta
parent phone: cellulare genitore
blood-type: gruppo sanguigno
ethnicity: etnia
veteran: servizio militare,obblighi militari
disability: invalidita,percentuale invalidita,categoria protetta,categorie protette
special-needs: bisogni educativi speciali,esigenze particolari
hobby: passatempo
username: nome utente,utente,utenza,codice utente,utilizator,nume utilizator
role: ruolo,profilo utente,ruolo utente,profilo accesso,rol
consent: consenso,privacy,accettazione,consenso marketing,autorizzazione privacy,trattamento dati,consimtamant,acord gdpr,acord
do-not-call: non chiamare,registro opposizioni
do-not-email: non inviare email,disiscritto
photo-consent: liberatoria,liberatoria foto,consenso immagini
newsletter: iscrizione newsletter
unsubscribe: disiscrizione
note: nota,commento,commenti,osservazione,annotazione,appunti,informazioni aggiuntive,altre informazioni,ulteriori informazioni,observatii,mentiuni,observatie,comentariu,comentarii
comment: testo libero
bio: biografia,presentazione personale
photo: fotografia,foto profilo
resume: curriculum vitae,curriculum
candidate: aspirante,candidat
application date: data candidatura,data domanda,data presentazione domanda
vacancy: posizione aperta,offerta lavoro,posizione ricercata,posto vacante
vacancy count: numero posti
interview date: colloquio
interviewer: intervistatore,rilevatore
recruiter: selezionatore
expected salary: retribuzione desiderata,ral richiesta,aspettativa economica
current salary: ral attuale
performance-rating: valutazione prestazione
rejection reason: motivo rifiuto,motivo scarto
experience: esperienza,anni esperienza,esperienze lavorative
notice-period: preavviso
referred-by: presentato da,presentatore
assistant: assistente,segretaria
address: domicilio,indirizzo,indirizzo residenza,indirizzo completo,indirizzo postale,indir,adresa,adresa completa,adresa domiciliu
street: strada,viale,nome via,piazza,toponimo stradale,odonimo
house-number: numero civico,civico,n civico,nciv,nr strada,numar strada
unit-number: interno,appartamento,scala interno,apartament
address 2: indirizzo 2,presso,indirizzo riga 2
po-box: casella postale
city: citta,comune,comune residenza,localita,luogo residenza,citta residenza,oras,localitate,localitatea,municipiu
district: quartiere,frazione,circoscrizione,zona citta
county: contea,judet,jud
state: provincia,prov res,sigla provincia,provincia residenza,judet,judetul
region: zona,regione,regiune
postal-code: codice postale,codice avviamento postale,c a p,cod postal
country: paese,nazione,stato estero,naz,tara
country code: codice iso nazione
residence: residenza,domicilio residenza,dimora
latitude: latitudine,latitudine gps
longitude: longitudine
coordinates: coordinate geografiche
location: sede,luogo,ubicazione,sede lavoro,stabilimento,luogo lavoro,localizzazione,locatie,punct lucru
building: edificio,fabbricato,palazzo,palazzina,stabile,cladire,bloc
room: sala,aula,stanza,locale,vano,ambiente,camera,incapere
floor: piano,etaj
company: rag soc,azienda,ditta,societa,ragione sociale,nome azienda,impresa,ente,organizzazione,ragsoc,denominazione sociale,nome ditta,nome societa,datore lavoro,operatore economico,associazione,ragione soc,firma,companie,societate,denumire firma,nume firma,denumire societate,nume companie
company id: rea,registro imprese,codice ditta,codice azienda,cciaa,nr reg com,reg com,registrul comertului,nr registrul comertului
vat id: partita iva,p iva,numero iva,piva,part iva,partitaiva,cod iva identificativo,codice iva identificativo,identificativo fiscale,partita iva cf,cui,cif,cod fiscal,cod tva,cod unic inregistrare,cod identificare fiscala
parent company: capogruppo,societa madre,casa madre
legal-entity: entita legale,soggetto giuridico,persona giuridica
industry: settore,settore attivita,comparto,settore merceologico
revenue: fatturato,ricavo,incasso,giro affari,volume affari,vendite,venduto,fatturato annuo,cifra afaceri,cifra de afaceri,venituri
website: sito,pagina internet,pagina web
domain: dominio
url: collegamento,indirizzo url
link: collegamento ipertestuale
timezone: fuso orario
contact: contatto,interlocutore,referente,persona contatto,persona riferimento,referente aziendale
customer: cliente,nome cliente,committente,intestatario fattura,cli,clienti,acquirente,ragione sociale cliente,intestatario,compratore,consumatore,rag soc cliente,client,nume client,beneficiar,denumire client,cumparator
customer id: codice cliente,cod cliente,cod cli,codcli,codice anagrafica,cod client
customer type: categoria cliente,classe cliente
account name: nome conto
vendor: fornitore abituale,fornitore,forn,fornitori,ragione sociale fornitore,forn abituale,prestatore,cedente,furnizor,denumire furnizor,nume furnizor
vendor id: codice fornitore,cod fornitore,cod forn,cod furnizor
manufacturer: produttore,casa produttrice,fabbricante,costruttore,casa costruttrice,producator
merchant: negozio,esercente,punto vendita,esercizio commerciale,pdv,bottega
seller: venditore,addetto vendita,commesso,vanzator
agent: agente,agente vendita,cod agente
person: persona,soggetto,individuo
member: socio,associato,tesserato,membro,iscritto,soci
operator: operatore
driver: conducente,autista,guidatore,sofer,conducator auto
doctor: medico,medico curante,dottore,medico base,medico prescrittore,specialista,medico mmg,medic,medic familie
lawyer: avvocato,difensore
resident: residente
owner: titolare,proprietario,responsabile commerciale,proprietar,titular
owner name: nome proprietario
assignee: assegnato a,assegnatario,agente assegnato,incaricato,tecnico,tecnico assegnato,preso in carico,in carico a,operatore assegnato,manutentore,eseguito da,affidato a,responsabil,atribuit
requester: richiedente,segnalatore,segnalato da,richiesto da,segnalante
creator: creato da,inserito da,utente creazione,utente inserimento,compilato da,creat de,adaugat de,intocmit
updater: modificato da,aggiornato da,utente modifica
approver: approvato da,approvatore,autorizzato da
signed-by: firmatario,firmato da,sottoscrittore
hours: ore lucrate
student: elev
password: parola
`;
