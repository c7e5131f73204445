/** Spanish and Portuguese words for property, places, registers, surveys and media, as `foldText` leaves them; in the shape of `english/people.ts`. */
export const IBERIAN_SOCIETY = `
listing: anuncio,oferta
listing id: referencia inmueble,ref inmueble
property: bien,inmueble,propiedad,imovel,vivienda,moradia
property type: tipologia
price-per-area: precio m 2,valor m 2,euros m 2
living-area: superficie construida,area util,area construida,sup construida,sup cubierta
lot-size: terreno,superficie parcela,m 2 parcela,solar
room count: comodos,ambientes,divisoes
floor-count: plantas,pisos,pavimentos
days-on-market: dias mercado,dias publicado
hoa-fee: gastos comunidad,cuota comunidad,expensas
tenant: inquilino,arrendatario,locatario,arrendataria,inquilina,locataria
landlord: arrendador,propietario,proprietario,locador
lease: contrato alquiler,contrato arrendamiento
lease start date: inicio arrendamiento,inicio locacao
lease end date: fin arrendamiento,fim locacao
property-tax: iptu,ibi,predial
energy-class: certificado energetico,clase energetica
parking-count: estacionamientos,garaje,cochera,vagas,parqueadero
listing agent: agente inmobiliario,corretor imoveis
furnished: amueblado,mobiliado,amoblado,mobilado,mobiliada,amueblada
heating: calefaccion,aquecimento
rent-increase: reajuste
land-use: uso suelo,zonificacion,uso solo,zoneamento,calificacion urbanistica
homeroom: tutoria,aula base
teacher: maestro,professora,profesor,docente,profesora,professor,maestra
subject-taught: materia,disciplina,asignatura,componente curricular,area conocimiento
semester: semestre,trimestre,periodo lectivo,cuatrimestre,quadrimestre,periodo letivo,bimestre,cuatrim,trim,bim
school-year: ano escolar,curso academico,curso lectivo
gpa: promedio,media academica,media geral
absences: faltas,ausencias,inasistencias
procedure: procedimiento,intervencion,cirugia,tratamiento,procedimentos,tratamento medico,prestacion,cirurgia
administration-route: via administracion,via administracao
temperature: temp
bmi: imc
lab-test: prueba laboratorio,exame,analisis,examen laboratorio,prueba,analitica,parametro,determinacion,ensayo,analito,ensaio,analise
seat: asiento,butaca,silla,assento,num asiento,poltrona,fila asiento
badge name: credencial
place name: toponimo,toponimia,nombre geografico
elevation: elevacion,ele,altitud,cota,elevacao
coordinates: coordenadas,geolocalizacion,geolocalizacao
coordinate-system: sistema coordenadas,sistema referencia
geometry: geometria,poligono
population: poblacion,populacao,habitantes,hab
area-km2: superficie,extension,extensao territorial
stop name: parada,estacion,paragem,estacao
route name: ruta,rota,linha
legal-form: forma juridica,tipo societario,natureza juridica,forma legal
incorporation date: fundada,data constituicao,constitucion,inicio actividades,fundacion,fundacao
registered address: domicilio social,domicilio fiscal,direccion fiscal,sede social,sede
industry-code: cnae,iae,cae,codigo actividad,cod actividad
activity: actividad,objeto social,atividade,actividades
response id: id respuesta,folio encuesta
survey: enquete,encuesta,pesquisa,formulario,cuestionario,questionario
age-group: grupo etario,faixa etaria,rango edad
nps: recomendaria,probabilidad recomendacion
household-income: ingresos familiares,ingreso familiar
do-not-call: no llamar,nao ligar
judge: juez,juiz,magistrado
filing date: fecha presentacion,data protocolo
body-part: parte cuerpo,parte corpo
sign date: fecha firma,data assinatura,firma,assinado em,fecha celebracion
signed-by: firmado,firmante,assinado por,signatario
recurrence: recurrente,recorrencia
renewal: renovacion,renovacao,renueva
tender: licitacion,licitacao,concurso,pregao,convocatoria
crop: cultivo,cultura,plantacao
variety: cultivar,variedad
harvest date: fecha cosecha,data colheita,fecha recoleccion,fecha vendimia
sowing date: fecha siembra,fecha plantacion,siembra,semeadura,plantio,sementeira
farm: finca,granja,explotacion,fazenda,propriedade rural,rancho,establecimiento agropecuario,estancia,hacienda,quinta
farmer: agricultor,ganadero,productor agricola,pecuarista,produtor rural
breed: raza,raca,rasa
species: especie,especies,nombre cientifico,nome cientifico
vet: veterinario,veterinaria
degree: titulo obtenido,grado obtenido
native-language: lengua materna
caste: casta
injury: lesion,lesao
pet: mascota
ad: anuncio,publicidad
ad account: cuenta publicitaria
roi: retorno inversion,retorno investimento
reach: alcance
keyword: palabra clave,palavra chave
search-query: consulta,busqueda,termo pesquisa,termo busca
device: dispositivo,tipo dispositivo,aparelho
browser: navegador
session-count: sesiones,visitas,sessoes
visitor-count: usuarios,visitantes
pageviews: vistas,visualizacoes,visualizaciones pagina,visitas pagina
source-medium: fuente medio
referrer: url referencia,sitio referencia
event count: eventos
assignment-group: cola,fila,equipo asignado
first-response-time: primera respuesta,tiempo respuesta
resolution-time: tiempo resolucion,tiempo atencion
comment: texto libre
open-count: aberturas,aperturas,abiertos
unsubscribe: bajas,desuscripcion
shares-count: compartidos,compartilhamentos
cadastral id: referencia catastral,inscricao imobiliaria,ref catastral,rc,matricula imovel
assessed-value: valor catastral,avaluo,tasacion,avaliacao imovel
listing date: fecha captacion,data captacao
sold date: escritura
vacancy-status: ocupado,ocupada,desocupado
amenity: comodidades
view: vista
beneficial-owner: beneficiario final
shareholder: accionista,acionista
permit type: tipo permiso,tipo autorizacion
issuer: autoridad emisora,organo emisor
agency: organo,organismo publico,orgao,ministerio,unidade gestora
procurement id: n licitacion,num licitacion
voter id: titulo eleitor,num elector
precinct: seccion electoral,distrito electoral
party: partido
vote-count: votos
offense: infraccion,delito,infracao,contravencion
case-worker: trabajador social,trabajadora social
response date: fecha respuesta,data resposta
household-size: personas hogar
`;
