/** Italian and Romanian words for property, education, health, events, registers and media; in the shape of `english/people.ts`. */
export const ITALIAN_SOCIETY = `
state: stato
owner: responsabile
job title: ruolo
listing: annuncio
listing id: riferimento annuncio,codice annuncio,codice immobile
listing date: data pubblicazione annuncio
property: immobile,unita immobiliare,imobil
property type: destinazione uso,categoria catastale,tip proprietate,tip imobil
living-area: mq,superficie commerciale,superficie abitabile,superficie utile,superficie mq,mq commerciali,suprafata utila
lot-size: terreno,superficie terreno,superficie lotto
area: superficie,sup,estensione,suprafata
surface: superficie,metri quadri
bedrooms: camere letto,camere,numero camere
bathrooms: servizi,numero bagni,bagni,bagno
room count: numero locali,locali,vani,numero vani,numero stanze,numar camere,nr camere
floor-count: numero piani,piani
construction year: anno costruzione
energy-class: classe energetica,ape classe
price-per-area: prezzo mq
hoa-fee: spese condominiali,condominio,oneri condominiali
strata: millesimi
parking-count: posti auto,posto auto,box auto
tenant: conduttore,inquilino,locatario,affittuario,chirias
landlord: locatore
rent: affitto,canone,canone mensile,canone locazione,canone annuo,chirie
lease: locazione,contratto locazione
lease start date: decorrenza contratto,inizio locazione
lease end date: scadenza contratto locazione,fine locazione
property-tax: imu
listing agent: agente immobiliare,agenzia immobiliare
furnished: arredato,arredamento
heating: riscaldamento,tipo riscaldamento
cooling: climatizzazione,aria condizionata,condizionatore
cadastral id: particella,mappale,dati catastali,foglio particella
assessed-value: rendita catastale,rendita
view: panorama
sold date: data rogito
rental start date: inizio noleggio
rental end date: fine noleggio
student: alunno,studente,allievo,discente,corsista,nome alunno
class: classe,clasa
grade-level: grado,anno di corso
section: sezione
homeroom: aula base,coordinatore classe
teacher: docente,insegnante,maestro,profesor,invatator
instructor: istruttore,formatore,allenatore,docente,insegnante
course: corso,insegnamento,nome corso,titolo corso
training: formazione
course id: codice corso,codice insegnamento
subject-taught: materia,disciplina,materie
module: lezione
assessment: prova,esame,verifica,prova esame,compito classe
credit-points: cfu,crediti formativi,crediti ecm,ecm
semester: trimestre,quadrimestre
school-year: anno scolastico,anno accademico,a s,anno formativo
gpa: media voti,media ponderata
absences: assenze,assenza,giorni assenza,ore assenza
attendance: presenze,presenza,frequenza scolastica,percentuale frequenza
enrollment date: data immatricolazione,data iscrizione corso
enrollment count: numero alunni,alunni
graduation date: data laurea,data diploma,data conseguimento
graduation year: anno laurea,anno diploma,anno conseguimento
major: corso laurea,indirizzo studio,facolta
advisor: relatore tesi
native-language: madrelingua,lingua madre
foreign-language: lingua straniera
scholarship: borsa studio
tuition: tasse universitarie,retta,quota corso
lunch-status: mensa
bus-route: linea scuolabus,scuolabus,trasporto scolastico
patient: paziente,assistito,pacient
patient id: cartella clinica,codice paziente,nosologico
diagnosis: diagnosi,patologia,diagnostic
diagnosis code: icd 9 cm
procedure: prestazione sanitaria,intervento chirurgico
procedure code: codice prestazione
encounter: visita,appuntamento
encounter date: data prestazione,data consultatiei,data consultatie
last encounter date: ultima visita
next encounter date: prossima visita,prossimo appuntamento
admission date: data ricovero,data ammissione
discharge date: data dimissione
hospital-ward: reparto ospedaliero,reparto degenza
bed: posto letto,letto
medication: farmaco,medicinale,medicamento,medicament
active-ingredient: principio attivo
dosage: dosaggio,posologia,dose prescritta
dosage frequency: frequenza somministrazione
administration-route: via somministrazione
prescription: ricetta,prescrizione,impegnativa
prescription id: nre,numero ricetta elettronica
heart-rate: frequenza cardiaca,polso,battiti
blood-pressure: pressione arteriosa
systolic: pressione sistolica,sistolica,pas
diastolic: pressione diastolica,diastolica
respiratory-rate: frequenza respiratoria
oxygen-saturation: saturazione
blood-sugar: glicemia
bmi: imc,indice massa corporea
lab-test: esame laboratorio,analisi,accertamento,parametro
analysis date: data analisi
analyst: analista
reference-range: valori riferimento,valori normali,intervallo riferimento
sample id: campione,codice campione
sample type: tipo campione,matrice,tipo prelievo
sample date: data prelievo,data campionamento,prelevato il
collector: prelevatore,campionatore
detection-limit: limite rilevabilita
concentration: concentrazione
vaccination date: data vaccinazione,data somministrazione
dose-number: numero dose
allergy: allergie
reaction: reazione avversa
specialty: branca,specializzazione
smoker: fumatore
medical-history: anamnesi
copay: ticket sanitario
insurance member id: numero iscrizione ssn
injury: lesione,infortunio
body-part: parte corpo,sede lesione
date of death: data decesso,data morte,deceduto il
place name: toponimo
elevation: quota altimetrica,altitudine
population: popolazione,abitanti,numero abitanti,residenti,popolazione residente
area-km2: superficie kmq
geometry: geometria
stop name: fermata,stazione,nome fermata
route name: linea,nome linea,percorso
feature type: tipo oggetto
legal-form: tipo societario,forma giuridica,natura giuridica
company status: stato attivita
incorporation date: data costituzione,anno fondazione,data inizio attivita,anno costituzione
dissolution date: data cessazione attivita,data cancellazione registro
registered address: sede legale,sede sociale
industry-code: ateco,ateco 2007,codice attivita,cod caen,caen
activity: attivita principale,oggetto sociale,descrizione attivita,descrizione ateco,activitate,obiect activitate
director: amministratore,amministratore delegato,legale rappresentante,dirigente,direttore,rappresentante legale,presidente,regista
issuer: emittente,rilasciato da,ente rilascio,autorita rilascio
agency: amministrazione,ente pubblico,stazione appaltante,ministero
tender: bando,gara,appalto
procurement id: numero gara,codice gara
awarded vendor: aggiudicatario
voter id: numero tessera elettorale
precinct: seggio,sezione elettorale
party: partito,lista elettorale
vote-count: voti,numero voti,preferenze voti
offense: reato,violazione
fine amount: sanzione,multa
case-worker: assistente sociale
police-officer: agente accertatore
age-group: fascia eta,classe eta
household-income: reddito familiare,isee,reddito nucleo
household-size: componenti nucleo,numero componenti,componenti famiglia
matter: pratica,nome pratica
matter id: fascicolo,codice pratica,ruolo generale,numar dosar,nr dosar
court: foro,autorita giudiziaria
judge: giudice,magistrato
hearing date: udienza
verdict: sentenza
claimant: ricorrente,danneggiato
defendant: convenuto,imputato
opposing-party: controparte legale
filing date: data deposito,data ricorso
governing-law: legge applicabile
donor: donatore,benefattore,sostenitore,donator
donation amount: donazione,offerta libera,importo donato
donation date: data donazione
last donation date: ultima donazione
fund: fondo
anonymous: anonimo
grant: contributo,finanziamento pubblico
grant amount: contributo concesso,importo finanziato
grantor: ente finanziatore
grantee: beneficiario contributo
volunteer: volontario
ad: annuncio,inserzione
ad name: nome annuncio,nome inserzione
ad-group: gruppo inserzioni,gruppo annunci
ad account: account pubblicitario
campaign id: codice campagna
click: clic
impression: visualizzazioni
ctr: tasso clic
cpc: costo per clic
cpa: costo per risultato,costo per conversione
cpm: costo per mille
conversion-rate: tasso conversione
reach: copertura,copertura audience
ad-spend: importo speso,spesa pubblicitaria
bid: offerta massima
keyword: parola chiave
search-query: termine ricerca,query ricerca
search-volume: volume ricerca
landing-page: pagina destinazione
device: dispositivo,tipo dispositivo
browser: navigatore
session-count: sessioni,visite
visitor-count: utenti,visitatori,visitatori unici
new visitor-count: nuovi utenti,nuovi visitatori
visit-count: numero visite
page: pagina,percorso pagina
pageviews: visualizzazioni pagina,pagine viste
source-medium: sorgente mezzo,sorgente
event count: eventi,numero eventi
bounce-rate: frequenza rimbalzo,tasso rimbalzo
open-rate: tasso apertura
open-count: aperture
bounce-count: rimbalzi
recipient-count: destinatari,numero destinatari
send date: inviato il
follower-count: seguaci
likes: mi piace
shares-count: condivisioni
comment-count: numero commenti
video-views: visualizzazioni video
download-count: numero download
seo title: meta titolo
seo description: meta descrizione
product url: link prodotto,pagina prodotto
mime-type: tipo file
license-plate: numar inmatriculare,nr inmatriculare,numar auto,nr auto
vin: serie sasiu
vehicle: autovehicul,masina,autoturism
fuel: combustibil
mileage: kilometraj,km bord
guests: persoane,numar persoane
member: membru
meter-reading: index nou,index curent
previous meter-reading: index vechi
meter id: contor,serie contor
usage: consum
grade: nota
`;
