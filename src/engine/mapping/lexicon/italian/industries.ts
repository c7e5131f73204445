/** Italian and Romanian words of single industries; in the shape of `english/people.ts`. */
export const ITALIAN_INDUSTRIES = `
work-order id: commessa,ordine lavoro,odl,ordine produzione,odp,numero intervento
work-center: centro lavoro,postazione
operation-step: numero fase,fase lavorazione
process-route: ciclo lavoro,ciclo produttivo
cycle-time: tempo ciclo,tempo unitario
setup-time: tempo attrezzaggio,attrezzaggio
downtime: fermo macchina,fermo,tempo fermo
machine: macchina,macchinario,impianto
scrap: scarto,sfrido,quantita scartata,qta scarto
scrap rate: percentuale scarto
defect: difetto,non conformita,difettosita,tipo difetto
failure: guasto,avaria,anomalia,tipo guasto
tolerance: tolleranza
inspection: ispezione,controllo qualita,controllo,collaudo,verifica ispettiva
inspection result: conforme
inspector: ispettore,controllato da,collaudatore,verificatore
measurement: misura,misurazione,valore rilevato,rilevazione
specification: specifica,specifiche,caratteristiche
lower-limit: limite inferiore
upper-limit: limite superiore
maintenance: intervento,manutenzione
maintenance type: tipo intervento,tipologia intervento
next maintenance date: prossima manutenzione,prossimo tagliando,prossimo intervento
last maintenance date: ultima manutenzione,ultimo tagliando,ultimo intervento
calibration date: taratura
next calibration date: scadenza taratura
operating-hours: ore funzionamento,contaore
quantity per: quantita per,coefficiente impiego
bom level: livello distinta,livello distinta base
parent part: articolo padre,codice padre
make-or-buy: tipo approvvigionamento
drawing id: disegno,codice disegno
last purchase date: ultimo acquisto
purchase date: data acquisto,acquistato il
pet: animale,nome animale
species: specie,nome scientifico
breed: razza
animal id: marca auricolare,codice capo,numero capo
neutered: sterilizzato,castrato
herd: allevamento,mandria,gregge
sire: toro
vet: veterinario
field-name: appezzamento
farm: fattoria,azienda agricola
farmer: agricoltore,coltivatore,allevatore
crop: coltivazione,coltura
variety: cultivar,vitigno
sowing date: semina
harvest date: raccolto
crop-yield: resa,resa raccolto,resa ettaro,produzione ettaro
planted area: superficie coltivata,superficie seminata
fertilizer: concime,fertilizzante
pesticide: fitofarmaco,prodotto fitosanitario,fitosanitario
irrigation: irrigazione
soil-type: tipo terreno,tipo suolo
rainfall: precipitazioni,pioggia,pioggia mm
humidity: umidita relativa
moisture: umidita
air temperature: temperatura aria,temperatura esterna
air-pressure: pressione atmosferica
pressure: pressione
contractor: appaltatore,subappaltatore,impresa esecutrice
retention amount: ritenuta garanzia
billed amount: fatturato importo,importo fatturato
installation date: data installazione,data posa,installato il
power: potenza,potenza impegnata,potenza installata,potenza contatore
energy: energia,energia prodotta
voltage: tensione
current: corrente
outage: interruzione
site name: impianto,nome impianto,punto vendita,nome sito
site id: codice punto vendita,codice negozio,codice sito
reading date: data lettura
meter-reading: lettura attuale,lettura,lettura finale
previous meter-reading: lettura iniziale
meter id: contatore,codice pod,pod,pdr,matricola contatore,punto prelievo,codice pdr
tariff: opzione tariffaria
msisdn: numero linea,linea telefonica
call duration: durata chiamata
calling-number: numero chiamante
called-number: numero chiamato
recording: registrazione audio
vehicle: veicolo,mezzo,vettura
vehicle id: codice mezzo,codice veicolo
vehicle type: carrozzeria
license-plate: targa
vin: telaio,numero telaio,n telaio
mileage: chilometraggio,chilometri,km attuali,contachilometri,percorrenza
start mileage: km iniziali,km partenza
end mileage: km finali,km arrivo
fuel: carburante,alimentazione,combustibile
fuel-consumption: consumo medio,consumo carburante
fuel price: prezzo litro
engine: motore,motorizzazione,cilindrata
engine-number: numero motore
transmission: trasmissione,tipo cambio
door-count: numero porte,porte
exterior-color: colore esterno,colore carrozzeria
interior-color: colore interni
trim: allestimento
payload: portata,portata utile
curb-weight: tara
driver-license: patente guida,patente,numero patente
inspection-due: scadenza revisione,revisione auto
first-registration: data immatricolazione,immatricolazione,prima immatricolazione,anno immatricolazione
guests: numero persone,persone,n persone
room number: camera,numero camera,n camera
room type: tipologia camera,tipo camera
check-in: data arrivo,arrivo
check-out: data partenza,partenza
night-count: notti,numero notti,pernottamenti,n notti
adult-count: adulti,numero adulti
child-count: bambini,numero bambini
nightly rate: tariffa notte,prezzo notte
booking channel: canale prenotazione,canale vendita
no-show: mancato arrivo
cover-count: coperti,numero coperti
dish: piatto,nome piatto
server: cameriere
serving-size: porzione
calorie: valore energetico
carbohydrate: carboidrati
fat: grassi,lipidi
alcohol: gradazione alcolica,grado alcolico
vintage: annata,vendemmia
passenger: passeggero,viaggiatore
flight id: volo
airline: compagnia aerea
departure airport: aeroporto partenza
arrival airport: aeroporto arrivo
arrival time: ora arrivo,orario arrivo
fare: tariffa biglietto
baggage: bagaglio
itinerary: itinerario,tratta
direction: esposizione,orientamento,direzione
tilt: inclinazione,pendenza
copies: copie,numero copie,tiratura
call-number: collocazione,segnatura
borrower: lettore
due date: data scadenza prestito
branch: filiale,succursale,agenzia,biblioteca
publisher: editore,casa editrice
publication year: anno pubblicazione,anno edizione
pages: numero pagine,pagine
edition: edizione
artist: interprete
technique: tecnica
track name: brano,titolo brano,canzone
composer: compositore
lyric: testo canzone
cast: attori
away team: squadra ospite,squadra trasferta
home score: gol casa
away score: gol ospiti
opponent: avversario
match date: data partita,data gara
player: giocatore,atleta,calciatore
league: campionato
season: stagione
stadium: stadio
referee: arbitro
goal-count: gol,reti,gol fatti
team-number: numero maglia,pettorale,numero pettorale
shirt-size: taglia maglietta,taglia maglia
exercise: esercizio fisico
trade-name: insegna
name: nome
internal: interno
state: regione
registered address: sede
venue: sala
plan: piano
page: pagina web
security: titolo
value: valore
transmission: cambio
beneficiary: beneficiario
payee: destinatario
description: causale
landlord: proprietario
activity: attivita
lead source: origine
lab-test: esame
invoice date: data emissione
account holder: intestatario
parent name: tutore
assignee: agente
category: famiglia
lease end date: scadenza contratto
credit-points: crediti
ad-spend: spesa
tariff: tariffa
nightly rate: diaria
deposit: deposito
location: posizione
counterparty iban: iban beneficiario,iban controparte
period start date: inizio periodo
period end date: fine periodo,periodo al
cod amount: contrassegno
adjustment amount: rettifica,conguaglio
replacement cost: valore sostituzione
recovery amount: rivalsa
unit count: numero unita
last sync date: ultima sincronizzazione
lease-term: durata locazione
capitalization date: data entrata funzione
billable: fatturabile
turnaround-time: tempo refertazione
molecular-weight: peso molecolare
pay rate: tariffa retributiva
lot id: partita
amenity: dotazioni
cost-of-sales: costo del venduto
pipeline: imbuto vendite
reopened: riaperto
escalated: escalato
service level: livello servizio
sender email: email mittente,mail mittente
recipient email: email destinatario,mail destinatario
care-instructions: istruzioni lavaggio
construction-stage: fase lavori
network-operator: operatore telefonico,gestore telefonico
data-usage: traffico dati
gross-vehicle-weight: massa complessiva
result-time: tempo gara
chemical-formula: formula chimica
land-use: destinazione urbanistica
volunteer hours: ore volontariato
principal-investigator: responsabile scientifico
injured-count: numero feriti,feriti
coordinate-system: sistema riferimento
opt-in date: data consenso
connection date: data allaccio,data allacciamento
encounter id: numero ricovero,numero accettazione
cleared date: data riconciliazione
required date: data consegna richiesta
`;
