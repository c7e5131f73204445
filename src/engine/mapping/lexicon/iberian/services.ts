/** Spanish and Portuguese words for advertising, schools, care, events, travel and computers, as `foldText` leaves them; in the shape of `english/people.ts`. */
export const IBERIAN_SERVICES = `
ctr: taxa cliques,tasa clics
cpc: costo por clic,coste por clic,custo clique
cpa: costo adquisicion,coste adquisicion
conversion: conversoes,conversao
conversion-rate: taxa conversao
ad-spend: gasto,importe gastado,valor usado,inversion,investimento
landing-page: url destino,pagina destino
bounce-rate: tasa rebote,taxa rejeicao,rebote
page: pagina
follower-count: seguidores
social-post: texto publicacion
likes: curtidas,me gusta,gostos,megusta,reacciones
engagement-rate: taxa engajamento,taxa interacao
engagement: interacciones,interacoes
video-views: reproducciones
student: alumno,estudiante,aluno,nombre alumno,nome aluno,alumna,estudante
class: clase,turma,grupo escolar,aula,grupo clase,comision
grade-level: grado,serie,ano escolaridade,ano serie,curso
credit-points: creditos,uc
enrollment date: fecha matricula,data matricula,ingresso
graduation date: fecha graduacion,data formatura
major: carrera,especializacion,curso graduacao,programa estudios,licenciatura
advisor: orientador,asesor academico,tutor academico
attendance: asistencia,assiduidade,asistio,presente,compareceu,asiste
parent name: responsavel,apoderado,encarregado,encarregado educacao
lunch-status: comedor
bus-route: ruta transporte
scholarship: beca,bolsa
tuition: valor matricula,propina,mensalidade escolar
patient id: historia clinica,prontuario,hc,n historia,num historia,nhc,cip,sns
encounter: consulta,cita,atendimento,internacion,episodio,atencion
encounter date: fecha cita,fecha visita,fecha turno
diagnosis code: cid,cie
procedure code: cups,codigo nomenclador
medication: medicamento,medicacion,medicacao,farmaco,remedio,medicina
reaction: reaccion,reacao
vaccine: vacuna,vacina,inmunizacion,imunizacao
vaccination date: fecha vacunacion,fecha vacuna
blood-pressure: tension,presion arterial,pressao arterial,pa,tensao arterial
systolic: sistolica,pas,tas
diastolic: pad,tad
heart-rate: frecuencia cardiaca,frequencia cardiaca,frec cardiaca,pulsaciones,batimentos
oxygen-saturation: saturacion,saturacao,spo
reference-range: valores normales
specialty: especialidad,espec,servicio medico
admission date: internacao,fecha hospitalizacion
discharge date: data alta,alta medica
hospital-ward: ala,enfermaria
bed: cama,leito
insurance member id: carteirinha,cartao sus,num beneficiario
copay: copago,coparticipacion,coparticipacao
billed amount: facturado
event date: fecha funcion
venue: recinto,foro,salon,auditorio
attendee: invitado,asistente,convidado,huesped,hospede,inscrito,inscrita,invitada
ticket type: categoria ingresso,tarifa entrada
ticket price: valor ingresso,valor inscripcion
ticket count: qtd ingressos,boletos
checked-in: acreditado,credenciado
dietary-requirements: preferencias alimentarias,restricoes alimentares,dieta,intolerancias
plus-one: acompanante,acompanhante
rsvp: confirmacion,confirmado,confirmacao,confirma asistencia
speaker: ponente,conferencista,orador,conferenciante
session: sesion,ponencia,charla,sessao,palestra,mesa redonda
table-number: mesa
sponsor: patrocinador
night-count: noches,noites,diarias,pernoctaciones,estadia
child-count: ninos,criancas,menores
room number: habitacion,hab,quarto
rate plan: tarifa reserva,codigo tarifa
nightly rate: precio noche,diaria,tarifa habitacion
booking channel: origen reserva,agencia reserva
no-show: nao compareceu
meal-plan: tipo pension,regime
dish: plato,prato,platillo
server: mesero,camarero,garcom,camarera
allergen: alergenos,alergenio
serving-size: racion,porcao,porcion,porcoes
calorie: kcal,valor energetico
fat: grasas,gorduras
airline: aerolinea,linea aerea,companhia aerea
departure time: hora salida,h salida
arrival time: hora llegada
fare: tarifa vuelo,tarifa aerea,pasaje
baggage: equipaje,maletas,bagagem
genre: genero musical,genero literario
artist: interprete,cantante,cantor,pintor
album: disco
director: diretor,administrador,representante legal,apoderado,gerente general,dirigente
cast: reparto,elenco
episode: episodio
edition: edicion,edicao
player: jugador,nombre jugador,jogador,deportista,atleta,nombre deportista
home team: mandante
away team: visitante
home score: goles local
away score: goles visitante,gols visitante
goal-count: goles,gols,golos
match date: fecha partido,data jogo
result-time: tiempo oficial
league: liga,competicion,campeonato,torneo,competicao,torneio
referee: arbitro
stadium: estadio
membership end date: vencimiento membresia,vencimiento cuota
hostname: nombre equipo,nome maquina
memory: memoria
storage-size: disco duro,capacidad disco,almacenamiento,armazenamento
cpu: procesador,processador
useful-life: vida util,anos vida
salvage-value: valor residual
software: aplicativo,aplicacion,aplicacao
environment: entorno
`;
