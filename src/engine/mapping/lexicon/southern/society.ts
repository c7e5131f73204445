/** French, Italian, Portuguese, Romanian and Spanish words for property, education, health, events, registers and media; in the shape of `english/people.ts`. */
export const SOUTHERN_SOCIETY = `
listing: inserat,annonce,anuncio,annuncio,oferta
listing id: reference annonce,reference bien,referencia inmueble,ref inmueble,riferimento annuncio
property: bien,bien immobilier,inmueble,propiedad,immobile,imovel
property type: type logement,tipologia,tipo inmueble,tipo vivienda,tipo imovel
living-area: mq,square metres,gia area,superficie construida,superficie commerciale,area util,area construida
lot-size: terrain,terreno,superficie parcela,surface terrain,area terreno
bedrooms: chambres
room count: nb pieces,numero locali,locali,vani,comodos,nombre pieces
floor-count: numero piani
tenant: locataire,preneur,inquilino,arrendatario,conduttore,locatario
landlord: bailleur,arrendador,propietario,locatore,senhorio,proprietario,locador
lease: bail,locazione
lease start date: decorrenza contratto
lease end date: scadenza contratto
property-tax: taxe fonciere,iptu
listing agent: agent immobilier,agente inmobiliario,agente immobiliare
furnished: meuble,amueblado,mobiliado
heating: chauffage,calefaccion,riscaldamento,aquecimento
student: eleve,etudiant,alumno,estudiante,alunno,aluno,estudante,nombre alumno,nome aluno,nom eleve
student id: matricola
class: classe,clase,turma,grupo escolar,seccion,aula
grade-level: niveau scolaire,curso escolar,grado,serie,serie escolar,nivel
homeroom: classe principale,tutoria,aula base
teacher: maestro,professeure,maestro nombre,professora,docent,profesor,docente,enseignant,professeur
subject-taught: matiere,materia,asignatura,disciplina
course: asignatura
credit-points: creditos,creditos ects,crediti,cfu,crediti formativi
semester: semestre,trimestre,periode scolaire,periodo lectivo,cuatrimestre,quadrimestre,periodo letivo
school-year: annee scolaire,annee universitaire,ano escolar,curso academico,ano academico,anno scolastico,anno accademico,ano letivo,ciclo escolar
gpa: moyenne generale,promedio academico,promedio,media academica,media voti,media ponderata,media geral
score: calificacion
absences: faltas,ausencias,inasistencias,assenze
attendance: assiduite,asistencia,presenze,frequenza scolastica,presenca,assiduidade
enrollment date: data immatricolazione,fecha matricula,data matricula
parent name: padre,responsavel,representant legal,nome genitore,tutore,madre,acudiente,apoderado,nombre padre,nombre tutor
parent email: veli posta
patient id: ipp,historia clinica,n historia clinica,nhc,cartella clinica,prontuario
diagnosis code: code cim 10,codigo cie,codigo cie 10,cid 10,cid,code cim
procedure: acte,acte medical,procedimiento
procedure code: code ccam
encounter: consulta,cita,visita,appuntamento,atendimento
encounter date: date visite,date rendez vous,rdv,fecha atencion,date rdv
admission date: data ricovero,data internacao
discharge date: data dimissione,data alta
medication: medicament,farmaco,medicinale
dosage: lieu
administration-route: voie
heart-rate: pouls,frequence cardiaque,frecuencia cardiaca,frequenza cardiaca,frequencia cardiaca
blood-pressure: tension,tension arterielle,presion arterial,pressione arteriosa,pressao arterial
temperature: ates
lab-test: analyse,prueba laboratorio,esame,analisi,exame,examen labo
reference-range: valeurs normales,valor referencia,valores referencia,valeurs reference,valori riferimento
vaccine: vaccin,immunisation,vacuna,vacina
attendee: invite,invitado,asistente,ospite,convidado
checked-in: presente evento,registrado asistencia
seat: siege,place assise,asiento,butaca,posto,assento
venue: salle,recinto,luogo evento,sede evento
session: seance,sesion,ponencia
speaker: intervenant,orateur,ponente
badge name: credencial,nome sul badge,nome no cracha
dietary-requirements: regime alimentaire,preferences alimentaires,restricciones alimentarias,requisitos dieteticos,preferencias alimentarias,esigenze alimentari,restricoes alimentares
place name: toponimo,toponimia
elevation: elevacion,ele,altitud,quota altimetrica,altitudine
geometry: geometrie,geometria
population: habitants,poblacion,popolazione,abitanti,populacao
area-km2: flache,superficie,areal,flache km 2,superficie km 2,areal km 2
stop name: arret,gare,parada,estacion,fermata,stazione,paragem,estacao,halte
route name: ligne
feature type: type objet
legal-form: forme juridique,forme legale,categorie juridique,forma juridica,tipo societario,forma giuridica,natura giuridica,natureza juridica
incorporation date: date immatriculation,fundada,data costituzione,date creation entreprise
registered address: siege,domicilio social,domicilio fiscal,direccion fiscal,sede social,sede legale,sede
industry-code: ape,code naf,code activite,codigo cnae,ateco
activity: activite,objet social,actividad,actividad principal,attivita,attivita principale,oggetto sociale,atividade,atividade principal
director: directeur,diretor,dirigeant,gerant,president societe,administrador,representante legal,apoderado,amministratore,amministratore delegato,legale rappresentante
response id: id risposta
response: reponse sondage
survey: enquete,sondage,encuesta,sondaggio,pesquisa
age-group: grupo etario,faixa etaria
satisfaction: satisfaccion,satisfaccion general,soddisfazione,satisfacao
household-income: ingresos familiares,reddito familiare
job title: posicion,ruolo
do-not-call: dont call,ne pas appeler
last-contacted: dernier contact,date dernier contact,derniere activite,ultimo contacto,ultima actividad,ultimo contatto,ultima attivita,ultimo contato,ultima atividade
close date: data chiusura prevista,date cloture prevue
lawyer: avocat
court: juzgado
judge: juge,juez
signed-by: firmado,firmato
recurrence: ricorrenza
renewal: rinnovo,renovacion
tender: licitacion,bando,licitacao
donor: donante,donatore
crop: cultivo,coltura
variety: cultivar,variedad,sorte
farm: ferme,finca
farmer: agricultor
breed: raza,razza,raca,rasa
species: especie
vet: veterinaire
major: carrera,filiere,corso laurea
native-language: langue maternelle
scholarship: beca
ad: annonce publicitaire,anuncio,annuncio
ad name: nome annuncio,nombre anuncio,nom publicite,nome inserzione
ad-group: gruppo inserzioni,conjunto anuncios,ensemble publicites,gruppo annunci
ad account: account pubblicitario,compte publicitaire,cuenta publicitaria
cpa: cout par conversion,costo per risultato,custo por resultado
conversion: conversoes
reach: alcance,portee,couverture audience,copertura audience,copertura
frequency: periodicidad
ad-spend: depense,montant depense,gasto,importe gastado,inversion,spesa,importo speso,valor gasto,valor usado
keyword: mot cle,palabra clave,parola chiave,palavra chave
search-query: requete,consulta
landing-page: url finale,malsida
device: gerat,appareil,type appareil,dispositivo
browser: navigateur,navegador,navigatore
session-count: visites,sesiones,visitas,sessioni,sessoes,seances
visitor-count: utilisateurs,visiteurs,visiteurs uniques,usuarios,visitantes,visitantes unicos,utenti,visitatori,visitatori unici,visitantes br
new visitor-count: nouveaux utilisateurs,nouveaux visiteurs,nuevos usuarios,nuovi utenti,nuovi visitatori,novos usuarios
pageviews: pages vues,vues,paginas vistas,vistas,visualizzazioni,visualizacoes
source-medium: quelle medium,fuente medio,origen medio,sorgente mezzo,origem midia
referrer: referer
page: pagina,percorso pagina,pagina web,paginapad,sida,side,sidesti
average position: posizione media
event count: evenements,eventos,eventi
ticket id: chamado,protocolo,numero ticket
ticket: chamado
description: concepto,causale
requester: demandeur,rapporteur,solicitante,informador,richiedente,segnalatore,requerente,reportado por,solicitado por,segnalato da
assignee: agente
resolution: resolucion,solution apportee,solucion,soluzione,risoluzione,solucao
sla: estado sla,stato sla
type: clase,tipologia
comment: texte libre,texto libre
note: texte libre,texto libre
follower-count: abonnes,seguidores
open-count: ouvertures,aperture,aberturas
unsubscribe: desabonnements,disiscrizioni,cancelamentos,bajas,desabonne
likes: me gusta,mi piace,curtidas
shares-count: partages,veces compartido,condivisioni,compartilhamentos
video-views: reproducciones,visualizzazioni video
mime-type: type fichier
file-size: dimensione file
lender: acreedor,prestamista
child: crianca,nino,bambino
card number: numero cartao,numero carte,numero tarjeta,kart no
equipment: maquina
experience: experiencia laboral,praxe,esperienza
resume: curriculum vitae,hoja vida
notice-period: preavis
series: serie
manufacture date: fecha fabricacion,data produzione,data fabricacao,date fabrication
collateral: garantia
speed: vitesse,velocidad
league: liga
season: saison,temporada,stagione
player: jugador,joueur,giocatore,jogador
dish: piatto
ingredient: ingredientes
night-count: nuits,noches
composer: compositeur,compositor
lyric: paroles,letra
goal-count: goles
distance: distancia,distanza
`;
