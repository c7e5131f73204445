/** Spanish and Portuguese words for records, qualifiers and what many lists share, as `foldText` leaves them; in the shape of `english/people.ts`. */
export const IBERIAN_RECORDS = `
id: identificador,n,nro,identificacao,folio,consecutivo,secuencial,sequencial
code: codigo,cod,cve,clave,sigla
reference: referencia,nosso numero
type: tipologia,tipo,clase,tp,modalidad,naturaleza,natureza,indole
status: estado actual,situacion,situacao,estado,estatus,sit,situ,andamento
active: activo,habilitado,vigente,ativo,inativo,activado,en vigor,ativado,bloqueado
deleted: eliminado,borrado,excluido,removido,anulado,apagado
date: fecha,fec,fch,fech,data registro,fcha,fecha registro,f
time: horario,hs
start time: hora inicio,hora entrada
end time: hora fin,hora salida
created date: creado,criado,criado em,fecha captura,cadastrado em,creacion,criacao,abierto,aberto,apertura,abertura,inclusao
updated date: actualizado,atualizado em,ult modif,fecha modif,modificado,modificacion,alteracao,actualizacion,atualizacao
creator: creado por,criado por,usuario alta,usuario creacion,elaboro,capturo
registration date: fecha registro,data registro,cadastro,inscripcion,inscricao,fecha de alta,matriculado,registrado em,afiliacion,adesao,inscrito
last-login: ultimo acceso
month: mes
week: semana,sem
period: periodo,per,temporalidad,competencia
duration: duracion,duracao,dur,tiempo,tempo
frequency: frequencia,frecuencia,periodicidad,periodicidade,frec,cadencia
count: num de,conteo,recuento,contagem,numero total
percent: porcentaje,porcentagem,porc,pct,percentual,porcentual,porciento,porcent
score: puntos,pontos,pontuacao,puntuacion,nota prova,nota examen,puntaje,ptos,pts,marcador
rating: valoracion,avaliacao,estrellas,estrelas,classificacao,evaluacion
rank: posicion final,puesto,lugar final,clasificacion
level: nivel,dificultad,grau,dificuldade,escalao
capacity: capacidad,cupo,aforo,lotacao,plazas,plazas disponibles,vagas
objective: objetivo,finalidad,finalidade,proposito,fines
requirement: requisito,prerrequisitos,exigencia
instructor: profesor,profesora,docente,formador,entrenador,instrutor,impartido por,monitor,palestrante
course: curso,asignatura,accion formativa,nombre curso,taller,capacitacion,seminario
program: programa
training: formacion,formacao,capacitacion,capacitacao,treinamento,entrenamiento,treino
course id: clave materia,codigo disciplina
audience: publico objetivo,publico alvo,destinatarios
certificate: certificado,certificacion,certificacao,diploma,constancia
format: modalidad,formato,modalidade
participant: concursante,formando
event: evento,acto,espectaculo,acontecimiento,conferencia,congresso,ocorrencia
club: asociacion,associacao,agremiacao
federation: federacion,federacao
license id: licencia,permiso,alvara,licenca,habilitacao,habilitacion,registro profesional,colegiado,cedula profesional
member id: numero socio,carnet,carne
membership type: membresia,categoria socio,tipo abono
1: primario,principal,primaria
alt: secundario,alternativo,otro,outro,secundaria,outra,otra,adicional,alternativa,alterno
follow up date: seguimiento,proximo contacto,proximo contato,proxima accion,retorno
author: autor,escritor
campaign: campana,campanha
channel: canal,via
asset-tag: numero inventario,patrimonio,n inventario
asset name: dispositivo,equipamento,equipo,activo,bem,bien,aparato,descripcion equipo,descripcion activo
serial id: numero serie,serie
model: mod
warranty: garantia
warranty end date: vencimiento garantia,vencimento garantia
condition: condicion,condicao,condiciones,estado fisico,conservacion,conservacao,condicoes
os: sistema operativo,so,sist operativo,sistema operacional
version: versao
vehicle: vehiculo,veiculo,coche,auto,automovil,automovel,viatura,carro,veic,unidad,flota,moto
license-plate: placa,patente,matricula,chapa vehiculo
vin: numero bastidor,chassi,bastidor,chasis
mileage: quilometragem,quilometros,kilometros,odometro,hodometro,kms,kilometraje,km
diagnosis: diag,dx,patologia,enfermedad
dosage: dosis,dose,posologia,dosificacion
active-ingredient: principio activo,sustancia,substancia,dci
patient: paciente,pac,nombre paciente,nome paciente,utente
file: archivo,adjunto,anexo,grabacion,gravacao,fichero,arquivo,ficheiro
question: pregunta,pergunta,questao
answer: respuesta,resposta,contestacion,resp
message: mensaje,mensagem,msg
reason: motivo,razon,causa,causal
result: resultado,dictamen
budget: presupuesto,orcamento,presupuestado,ppto,pto,presup,orcado,orcamentado
sort-order: ordem,ordenacion,orden
featured: destacado,destaque,destacada
published: publicado,visivel
published date: lanzamiento,publicacion,publicacao
depreciation: depreciacion,amortizacion,depreciacao,amortizacao,depreciado
work: trabajo,laboral,trabalho,comercial,oficina,profesional,profissional,empresarial,corporativo,trab
home: casa,domicilio particular,residencial,particular
billing: facturacion,cobranca,fatura,faturacao,faturamento,facturar
shipping: envio,entrega,despacho,expedicion,expedicao
emergency: emergencia,urgencia,emerg
spouse: conyuge,esposo,pareja,conjuge,marido
father name: padre,pai,nome pai
mother name: madre,mae,nome mae
children: hijos,filhos,dependentes,dependientes
hobby: aficion,intereses,interesses
po-box: caixa postal,casilla postal,apdo,apartado
referred-by: referido por,recomendado por,indicacao,padrino,referente
special-needs: necesidades especiales,necessidades especiais
religion: religiao,culto
team-number: dorsal
seed: semilla,semente
shift: turno,equipe
assessment: examen,prueba,prova,evaluacion,trabajo practico,simulado,actividad evaluable
module: leccion,licao
weekday: dias clase,dia semana
rent: alquiler,aluguel,renda,arriendo,aluguer,arrendamiento,renta,renta mensual
bedrooms: dormitorios,quartos,habitaciones,suites
bathrooms: banos,banheiros,aseos,casa de banho
surface: superficie,sup,superf
fuel: combustible,combustivel,gasolina,combust
transmission: cambio
engine: cilindrada
publisher: editora
pages: paginas,pags,pp
check-in: llegada,chegada,fecha llegada,fecha entrada,f entrada
check-out: salida,partida,fecha salida,data saida,fecha egreso
guests: huespedes,hospedes,comensales,personas,pessoas,ocupantes
doctor: medico,facultativo,profesional,profissional,dr,dra
insurance: seguro,aseguradora,convenio,obra social,plano saude,mutua,seguradora,cia,prevision,financiador,cobertura medica
policy id: apolice
prescription: receta,receita,prescripcion,prescricao
allergy: alergia,intolerancia
expected checkin date: devolucion,devolucao,fecha retorno
check-out date: fecha prestamo,data emprestimo
contract id: contrato
opening hours: horario,orario
shelf: estante,ubicacion,pasillo,estanteria,prateleira,posicion almacen,corredor almacen
warehouse: almacen,armazem,bodega,alm,deposito,centro distribucion,almoxarifado
dimension: dimensoes,medidas
margin: marginal,margen,margem,mgn,utilidad bruta,porcentaje ganancia
profit: beneficio,lucro,utilidad,ganancia,ganho,rentabilidad,lucratividade
commission: comision,comissao,comissoes,comis
fee: comision bancaria,tarifa,quota,taxa,despesas bancarias,mensalidade,honorarios,tasas,custas,anuidade,aranceles,arancel
rate: tasa
interest-rate: tipo interes,taxa juros,tasa interes,tasa,taxa,tae,tin,tea
open-rate: tasa apertura,taxa abertura
click: cliques,clics
impression: visualizaciones,impressoes,impresion,impressao
first: primera,primeiro,primeira,prim
last: ultimo,ultima,ult,mas reciente
next: proximo,proxima,prox,siguiente,seguinte
previous: anterior,previo,previa,ant,preced
new: nuevo,nova,nueva,novo
old: viejo,antigo,vieja,antigua,antiguo
average: promedio,media,medio,prom,med
minimum: minima,minimo,min
maximum: maximo,maxima,max
planned: planificada,programada,prevista,planejado,previsto,planificado,programado,planeado,agendado,previsao
estimated: estimado,esperada,estimada,esperado,proyectado,projetado,aproximado,prevision
actual: real,efetivo,efectiva,efetiva,realizada,realizado,ejecutado,executado
target: meta
cumulative: acumulada,acumulado,acum,acumul
remaining: pendiente,pendente,restante,resto,faltante,por pagar,falta,a vencer,restan
available: disponivel,libre,livre,disponibles,disp
reserved: reservado,reservada,comprometido,comprometida,reserv
planned-order: en pedido,pendiente recibir
total-of: geral
annual: anual,al ano,ao ano,anuales
monthly: mensual,mensal,al mes,ao mes
weekly: semanal,por semana
daily: diario,diaria,por dia
hourly: por hora,horaria
internal: interno,interna
external: externo,externa
personal: pessoal,pers,particular
public: publico
foreign: extranjero,estrangeiro,extranjera,estrangeira
final: definitivo,definitiva
gross: bruto,bruta,brt
net: neto,neta,liquida,liquido,liq
full: completo,integro,integral
short: corta,breve,curto,corto,curta,abrev,abreviado,reducido
long: largo,larga,extenso
good: buena,bom,correctas,conforme,aprobadas,boas,aptas
bad: malo,ruim,malas,defectuoso,rejeitado,no conforme,defeituoso,rechazado
unique: unico,unica
per: por,cada
range: rango,faixa,intervalo,tramo
index: indice
ratio: razao
flag: indicador,s n,si no,bandera
method: tecnica,metodo,forma
mode: modo
day: dia
year: ano,anio
cost: coste,costo,precio compra,costo unitario,precio costo,valor adquisicion,custo,preco custo,custo unitario,custo medio,pcosto,pmp
vendor: proveedor,fornecedor,prov,prestador,acreedor,credor,forn,emisor,emitente
employee: empleado,funcionario,colaborador,trabajador,trabajadora,operario,nombre empleado,nombre trabajador,personal,trabalhador
product: producto,articulo,produto,artigo,art,mercaderia,mercancia,mercadoria,insumo,suministro
sku: codigo producto,codigo articulo,codigo produto,referencia producto,cod producto
stock: existencias,inventario,estoque,quantidade em estoque,qtd estoque,exist
weight: peso,pesagem
height: alto,altura,estatura
volume: volumen,metros cubicos
color: cor,tonalidad,tono
image: imagen,foto producto,foto produto
area: superficie
contact: contato,persona contacto,contacto nombre,interlocutor,contactos
closed date: cerrado,fechado em,cierre,fechamento,encerrado
cancelled date: cancelado,anulacion,cancelacion,data anulacao,anulado el
updater: modificado por,actualizado por,atualizado por,modifico
approver: aprobado por,aprovado por,autorizado por,aprobador,aprovador,autorizo,aprobo,autorizador,visto bueno,vobo
approved date: aprobado,aprovado,fecha autorizacion,autorizado,aprobacion,aprovacao
link: enlaces,vinculo
person: pessoa,persona,individuo
parent: padres,pai mae,tutores
driver: conducente,motorista,chofer,condutor
operator: operador,operario,operaria,operadora
agent: representante,promotor
seller: vendedor,vend,asesor,ejecutivo ventas,dependiente,representante ventas
usage: uso,consumo,cons,kwh consumidos,utilizacion,utilizacao,demanda
limit: limite,topes
attempt: intento,tentativo,tentativa
action: accion,acao,acciones,acoes
feedback: sugerencia,sugestao,opinion,opiniao
member: socia,socio,associado,afiliado,miembro,membro,asociado,federado
family: familia,hogar
residence: residencia,domicilio actual
origin: origen,origem,punto partida,local partida,recogida,remite,coleta,procedente
destination: destino,punto entrega,local entrega
contract: acuerdo,contratos
branch: sucursal,filial,suc,agencia,oficina bancaria,balcao,centro,biblioteca
lender: acreedor,prestamista,financiera,financeira,mutuante
child: crianca,menor,nombre nino
equipment: maquina,equipamiento,aparelho,equipos
experience: experiencia
resume: curriculum vitae,hoja vida,curriculo,hv
series: serie,saga
resident: vecino
current: intensidad,corriente
pressure: presion,pressao
humidity: humedad relativa,umidade relativa,humidade
speed: velocidad,rapidez,vel
energy: energia
timestamp: marca temporal,fecha hora,data hora,fechahora,datahora,marca tiempo,hora y fecha
track name: cancion,tema musical,musica,faixa musical
season: temporada,epoca
section: secao
date of death: fallecimiento,defuncion,fecha muerte,obito,falecimento
medicine: medicinas
plot: manzana
site id: codigo sitio,codigo centro
equipment id: codigo equipo,id equipo
ingredient: ingredientes
carbohydrate: carbohidratos,carboidratos,hidratos
composer: compositor
lyricist: letrista
lyric: letra
opponent: rival,adversario,oponente
exercise: ejercicio
vibration: vibracion,vibracao
contractor: contratista,empreiteiro,subcontratista
copies: ejemplares,exemplares,copias
call-number: signatura
borrower: lector,leitor,prestatario,usuario biblioteca
loan date: prestado el
accession-number: tombo
gross pay: salario bruto,sueldo bruto,total percepciones,proventos,devengado,devengos,vencimentos
moisture: humedad,umidade,humidade
inverter: inversor
wait-time: tiempo espera,tempo espera
direction: orientacion,sentido,rumbo,direcao,orientacao,azimut
tilt: inclinacion,inclinacao
recording: grabaciones
technique: tecnicas
recommendation: recomendacion,recomendacao
vulnerability: vulnerabilidad,vulnerabilidade
alcohol: graduacion,teor alcoolico
vintage: anada,safra
`;
