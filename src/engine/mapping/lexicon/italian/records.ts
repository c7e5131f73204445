/** Italian and Romanian words for records and address books, and words that qualify any noun; in the shape of `english/people.ts`. */
export const ITALIAN_RECORDS = `
id: identificatore,identificativo,progressivo,n,chiave,identificativo univoco,numar curent,nr crt,nr curent
external-id: codice esterno,id esterno
code: codice,cod,sigla
reference: riferimento,numero riferimento,rif,riferim,vs riferimento,ns riferimento,referinta
type: tipologia,tipo,natura,tip
status: stato,situazione,stato attuale,stare
stage: fase
priority: gravita,urgenza,prioritate
active: attivo,abilitato,in uso,attivo si no,activ
deleted: cancellato,eliminato,archiviato
time: ora,orario
day: giorno,gg,giornata,zi,ziua
month: mese,luna
year: anno,anul
week: settimana,sett,saptamana
weekday: giorno settimana
period: periodo,perioada
duration: durata,durata minuti,durata giorni,numero giorni
hours: ore,ore lavorate,ore ordinarie,totale ore,numero ore,monte ore
frequency: frequenza,periodicita,cadenza
start date: inizio,valido dal,dal,data decorrenza,data attivazione,avvio,a partire dal,data inceput,inceput,de la data,data start,data inceperii
end date: fine,valido al,termine,al,fino al,conclusione,data ultimazione,data disattivazione,data sfarsit,sfarsit,pana la,data final
start time: ora inizio,ora entrata,dalle ore,orario inizio,ora apertura,dalle,ora inceput
end time: ora fine,ora uscita,ora completamento,alle ore,orario fine,ora chiusura,alle,ora sfarsit
created date: creato il,data apertura,data inserimento,inserito il,creazione,data caricamento,data richiesta,data presentazione,data crearii,data creare,data adaugarii,data adaugare,data inregistrarii
updated date: data modifica,ultima modifica,ultimo aggiornamento,aggiornato il,modificato il,aggiornamento,data variazione,data modificarii,ultima modificare,data actualizarii,ultima actualizare
closed date: chiuso il,chiusura,data completamento
cancelled date: data disdetta,annullato il,annullamento,data recesso
approved date: data approvazione,approvato il,data autorizzazione
registration date: registrato il,iscrizione,iscritto il,adesione,data tesseramento,data inregistrare,data inscrierii
follow up date: data ricontatto,ricontattare il,data richiamo,prossimo contatto
last-login: ultimo acceso,ultimo accesso
resolved date: data risoluzione,risolto il
assigned date: data assegnazione,assegnato il
reported date: data segnalazione,data denuncia,segnalato il
required date: data richiesta consegna,data necessita
decision date: data delibera,data decisione
observation date: data rilevazione,data osservazione,data rilievo
timestamp: informazioni cronologiche,data ora,marca temporale
count: numero di,conteggio,quanti,numerosita,numar de,nr de
percent: percentuale,perc,procent
1: principale,primario
alt: altro,alternativo,secondaria
first: prima,primo,iniziale,primul
last: ultimo,ultima,ult,ultimul
next: prossimo,prossima,successivo,urmatorul,urmatoarea,viitor
previous: precedente,prec,anterior,precedent
new: nuova,nou,noua
old: vecchio,vechi,veche
average: media,medio,mediu,medie
minimum: minimo,minima
maximum: massimo,massima
planned: pianificato,previsto,prevista,programmata,preventivato,planificat,planificata
estimated: stimata,stimato,presunto,stima,attesa,previsione,ipotizzato,estimat,estimata
actual: effettivo,effettiva,reale,consuntivo,realizzato,efectiv,realizat
target: da raggiungere
cumulative: cumulato,progressivo anno
remaining: rimanente,residuo,residua,restante,ramas,rest,ramasa
available: disponibile,disponibili,disponibil
reserved: riservato,impegnato,prenotato,impegnata,rezervat
planned-order: in ordine,ordinato fornitore,in arrivo
total-of: complessivo,totali
annual: annuo,annua,anual,anuala
monthly: mensile,al mese,lunar,lunara
weekly: settimanale
daily: giornaliero,giornaliera,quotidiano,al giorno,zilnic
hourly: oraria
internal: interna
external: esterno,esterna,extern
personal: personale
public: pubblico,pubblica
foreign: estero,estera,straniero
final: finali,definitivo
gross: lordo,lorda,brut
net: netto,netta
full: pieno,intero,completo,completa,integral
short: breve,corto,breve descr
long: lungo,estesa
good: buono,buoni,buona,bun
bad: cattivo,non conforme
unique: unico,univoco
range: intervallo,fascia
index: indice
ratio: rapporto
flag: si no
method: metodo
mode: modo,modalita
level: livello,liv,difficolta,nivel
rank: classifica,posizione classifica,piazzamento,posizione finale,graduatoria,pozitie clasament
score: punteggio,punteggio totale,punti,punt,totale punti,punctaj,puncte
maximum score: voto massimo
rating: valutazione,giudizio,stelle,voto recensione
capacity: capienza,posti,numero posti disponibili,capacita,posti letto totali,numero massimo partecipanti,capacitate
available capacity: posti liberi,posti residui
objective: obiettivo,finalita,scopo
requirement: requisito
result: risultato,esito,valore misurato,rezultat
reason: motivo,motivazione,ragione,motiv,motivul
condition: condizione,condizioni,stato conservazione
message: messaggio,testo messaggio,mesaj
question: domanda,quesito,intrebare
answer: risposta,raspuns
response: risposta sondaggio
response id: id risposta
response date: data risposta,data compilazione,data invio risposta
survey: sondaggio,questionario,indagine
attempt: tentativo
progress: avanzamento,stato avanzamento,percentuale completamento,perc avanzamento,percentuale avanzamento,completamento
feedback: opinione,parere,riscontro,recensione,suggerimento
action: azione
limit: limite
origin: origine,provenienza,luogo partenza,luogo carico,luogo ritiro,citta partenza,indirizzo partenza,partenza da,punto partenza
destination: destinazione,luogo arrivo,luogo consegna,luogo scarico,citta arrivo,indirizzo arrivo,destinazione merce,punto arrivo,luogo destinazione
usage: uso,consumo,utilizzo,impiego
description: descrizione,contenuto,descriz,dettagli,descrizione estesa,descrizione completa,dicitura,descriere,explicatie,explicatii,detalii
short-description: descrizione breve,riassunto,sintesi,sommario,descrizione ridotta,descr breve
title: titolo,oggetto,argomento,titlu,subiect
category: categorie,categoria,categoria merceologica,famiglia prodotto,gruppo merceologico,classe merceologica,famiglia articolo,reparto merceologico,cat merceologica,categ,grupa produse
subcategory: sottocategoria,sottogruppo,sottofamiglia,sottoclasse,subcategorie
collection: collezione
tag: parole chiave,etichetta
file: allegato,archivio,documento allegato,nome archivio,fisier
file-size: dimensione file
revision: revisione,rev
sort-order: ordinamento,ordine visualizzazione,posizione ordinamento
featured: in evidenza,in vetrina,in primo piano
published: pubblicato,visibile,pubblica online,visibile sito
published date: data pubblicazione,pubblicato il,data uscita
work: lavoro,ufficio,lavorativo,professionale,aziendale,birou
home: casa,privato,abitazione
billing: fatturazione,fatt,facturare
shipping: spedizione,consegna,sped,livrare
emergency: emergenza
project: progetto,cantiere,nome progetto,proiect
project id: codice progetto,codice cantiere,cup,codice commessa
project manager: capocommessa,direttore lavori
task: attivita,compito,lavorazione,sarcina
milestone: traguardo,pietra miliare
actual hours: ore consuntivate
remaining hours: ore residue
deliverable: consegnabile
stakeholder: portatore interesse
hazard: rischio,pericolo
mitigation: misure prevenzione,azione mitigazione
probability: probabilita
ticket: biglietto,richiesta,segnalazione,chiamata assistenza,solicitare,bilet
ticket id: codice biglietto,numero chiamata
resolution: soluzione,risoluzione,lavoro eseguito,intervento eseguito,lavori eseguiti,descrizione intervento
root-cause: causa radice,causa,causa guasto
resolution-time: tempo risoluzione
first-response-time: tempo prima risposta,tempo risposta
wait-time: tempo attesa
assignment-group: coda,gruppo assegnazione
satisfaction: soddisfazione,gradimento,grado soddisfazione
sla: stato sla
complaint: reclamo,lamentela
channel: canale
campaign: campagna,nome campagna
event: evento,nome evento,manifestazione,eveniment
event id: codice evento
organizer: organizzatore,ente organizzatore
participant: partecipante,participanti
attendee: ospite,nome ospite,invitato,visitatore
attendee-count: numero partecipanti,presenze
registered-count: numero iscritti,iscritti
plus-one: accompagnatore
checked-in: accreditato
speaker: relatore,oratore,moderatore
session: sessione,seduta
seat: posto,poltrona,numero posto
venue: luogo evento,sede evento
ticket type: tipo ingresso
ticket price: prezzo ingresso
ticket count: numero biglietti,biglietti
table-number: tavolo,numero tavolo
booth: stand,numero stand,padiglione
badge name: nome sul badge,nome badge
dietary-requirements: esigenze alimentari,intolleranze,intolleranze alimentari,preferenze alimentari,allergie alimentari
meal-plan: trattamento alberghiero,trattamento pensione,tipo pensione,mezza pensione
sponsor: sponsorizzazione
deal: opportunita,trattativa,nome opportunita,affare
close date: chiusura prevista
loss-reason: motivo perdita
next-step: prossima azione,prossimo passo,prossima attivita
competitor: concorrente
lead source: fonte,origine contatto,fonte contatto,provenienza contatto,come ci ha conosciuto
last-contacted: ultimo contatto,ultima attivita,data ultimo contatto
contract: contratto,accordo,convenzione
contract id: codice contratto,cig,nr contract,numar contract
contract start date: inizio contratto,data stipula contratto
contract end date: fine contratto,scadenza contratto
sign date: data firma,firmato il,data sottoscrizione,stipula
renewal: rinnovo
auto-renew: rinnovo automatico,tacito rinnovo
recurrence: ricorrenza,ricorrente
asset-tag: numero inventario,numero cespite,codice cespite,inventario numero
asset name: dispositivo,apparecchiatura,nome cespite
asset type: tipo apparecchiatura,tipo bene
equipment: attrezzatura,apparecchio
equipment id: codice attrezzatura,codice impianto,matricola impianto
serial id: numero serie,matricola prodotto,seriale,n serie,serie produs,numar serie,nr serie
model: modello
warranty: garanzia,mesi garanzia,garantie
warranty end date: scadenza garanzia,fine garanzia
ip-address: indirizzo ip
mac-address: indirizzo mac
hostname: nome host,nome macchina,nome computer
os: sistema operativo
memory: memoria
storage-size: disco,capacita disco,spazio disco
software: applicazione,programma,applicativo
license id: licenza,autorizzazione,concessione
license count: numero licenze
permit type: tipo autorizzazione,tipo licenza
depreciation: ammortamento,quota ammortamento
accumulated depreciation: fondo ammortamento,ammortamento cumulato
depreciation expense: quota ammortamento anno
disposal date: data dismissione,data alienazione,dismesso il
useful-life: vita utile,anni ammortamento
salvage-value: valore residuo
book-value: valore contabile,valore netto contabile,valore libro
expected checkin date: data restituzione,data rientro prevista,restituzione prevista,data riconsegna
check-out date: data emissione,data rilascio,rilasciato il
last count date: ultimo inventario,data inventario
opening hours: orario apertura,orari,orari apertura
dimension: ingombro
audience: destinatari corso
certificate: attestato,certificazione,patentino
author: autore,autrice,redattore,autor
federation: federazione
club: societa sportiva
member id: tessera,codice socio,codice tessera
membership type: tipo socio,tipo tessera,tipologia socio,categoria socio
membership fee: quota associativa,quota sociale,quota tesseramento
membership end date: scadenza tessera,scadenza tesseramento
rate: tasso
date: data
`;
