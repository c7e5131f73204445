/** Spanish and Portuguese words for production, energy, vehicles, farming and daily operations, as `foldText` leaves them; in the shape of `english/people.ts`. */
export const IBERIAN_INDUSTRIES = `
supplier part: ref proveedor,referencia proveedor
process-route: roteiro
inspection date: fecha revision
inspector: inspetor,verificador,revisado por,inspeccionado por,revisor
measurement: medicion,medicao,valor obtenido
specification: especificacion,especificacao,especificaciones,ficha tecnica
lower-limit: lim inf
upper-limit: lim sup
manufacture date: fecha fabricacion,data fabricacao,elaboracion,elab
shelf-life: vida anaquel,dias validade
maintenance type: tipo intervencion,tipo ot
last maintenance date: ultimo servicio,ultima revision
next maintenance date: proxima revision,proximo servicio
failure: averia,fallo equipo,avarias,rotura,falla equipo
construction-stage: capitulo obra,estado obra
bid amount: oferta economica,valor ofertado
trade-name: gremio,oficio obra
drawing id: num desenho,plano
change-order: orden cambio,adicional obra,aditivo
retention amount: retencion garantia,fondo reparo
site name: planta,usina,nombre centro,nome obra
cost-code: partida,capitulo,partida presupuestaria,codigo partida,dotacao
meter id: medidor,hidrometro,contador,cups,instalacao consumidora,suministro
meter-reading: lectura actual,leitura atual,lectura,leitura,lect actual
previous meter-reading: lectura anterior,leitura anterior
reading date: fecha lectura,data leitura,f lectura
tariff: tarifa contratada,tarifa acceso,peaje,tarifario
outage: corte suministro,interrupcion,interrupcao,apagon
power: potencia
voltage: voltaje,tension electrica,tensao
emission: emisiones,emissoes,huella carbono
msisdn: linea telefonica,num linea
call duration: segundos llamada
calling-number: llamante
called-number: llamado
data-usage: datos consumidos,trafico datos
network-operator: compania telefonica,operadora
vehicle id: num economico,frota
fuel quantity: lts,galones,volume abastecido
fuel-consumption: consumo medio,km l
vehicle type: carroceria
door-count: puertas,portas
trim: nivel equipamiento
driver-license: licencia conducir,cnh,carnet conducir,carta conducao,permiso conducir,brevete
inspection-due: verificacion vehicular,revision tecnica,itv
registration-expiry: licenciamento
first-registration: fecha matriculacion,f matriculacion
field-name: parcela,lote agricola,talhao,potrero
crop-yield: rendimiento,cosecha,produccion ha,rendimento agricola
irrigation: riego,irrigacao,rega
fertilizer: fertilizante,abonos
pesticide: fitosanitario,plaguicida,agrotoxico
application-rate: dosis ha,dosis aplicacion
soil-type: suelo
animal id: arete,crotal
herd: rebano,rebanho,lote ganado,manada
sire: semental,toro,touro
dam: vaca madre
sample id: muestra,amostra
sample date: fecha muestreo,data coleta
collector: tomado por,coletado por
analysis date: fecha analisis,data analise
analyst: analizado por
detection-limit: ld
concentration: concentracion,concentracao
declared-value: valor declarado
distance: distancia,recorrido,km rodados,km percorridos,percurso
trip id: n ruta,numero viagem
receipt date: recepcion,recibido,recebimento,data recepcao,recebido em
received quantity: recibidas
parent company: matriz,grupo empresarial
customer type: segmento cliente,perfil cliente
price-level: tarifa precios,lista precios,tarifa cliente
connection date: fecha conexion,data ligacao
reconciled: conciliado,conciliacion,conciliacao
return id: num devolucion,id devolucion
average order value: ticket medio,ticket promedio
order count: pedidos totales
review-count: resenas
counted quantity: conteo fisico,contado,inventario fisico
system quantity: teorico
variance: diferencia,desviacion,diferenca,desvio,descuadre,dif
pallet id: pale
requisition id: requisicion,solicitud compra,requisicao,solicitud pedido
goods-receipt id: entrada almacen,nota recepcion
required date: requerido para
quote: presupuesto cliente,proforma,propuesta,proposta,cotizaciones,orcamento cliente
quote id: n presupuesto,num presupuesto
document date: fecha documento,data documento
credit-note: nota credito,factura rectificativa
cash discount: pronto pago,dpp
late-fee: multa,recargo,intereses demora
prepayment: anticipo pago,adiantamento,pago anticipado,antecipacao
legal-entity: entidad legal,entidad juridica
capitalization date: fecha activacion
accumulated depreciation: amortizacion acumulada,amort acumulada
tenure: anos servicio,tempo servico,antiguedad
work-arrangement: teletrabajo,teletrabalho,modalidad trabajo,trabajo remoto
social-security tax: seguridad social,inss,imss,aportes,cotizacion,cotizaciones,cuota obrera,contingencias comunes
income-tax: isr
pension: jubilacion,afp,previdencia,pensao,fgts
unpaid-leave: licencia no remunerada,faltas injustificadas
working days: dias trabajados,dias trabalhados
break: descanso,pausa,refrigerio
earning code: concepto nomina,codigo concepto
billable: facturable,faturavel
business-purpose: motivo gasto,proposito gasto
per-diem: viatico,dietas
reimbursed amount: reembolsado
assigned date: fecha asignacion,data atribuicao
customs-declaration id: dua,pedimento,du e,duimp,declaracao importacao
duty: aranceles aduana,derechos aduana
delivery window: franja horaria,franja entrega
cod amount: contra reembolso,contrareembolso,importe reembolso
transport mode: modal
subscription start date: alta suscripcion
opt-in date: fecha consentimiento,data consentimento
recipient-count: enviados
delivered-count: entregados,entregues total
bounce-count: rebotes,rebotados
send date: fecha de envio,enviado el
download-count: descargas
registered-count: total inscritos
shirt-size: talla camiseta
organizer: organizador,organiza
booth: estand,stand
enrollment count: inscritos,matriculados,qtd alunos
blood-sugar: glucemia,glicemia,glicose
smoker: fumador,fumante,tabaquismo
medical-history: antecedentes,historial medico,historico medico
medical information: datos medicos,problemas salud
neutered: castrado,esterilizado,esterilizada
cooling: ar condicionado,aire
lease-term: plazo arrendamiento,prazo locacao
loyalty id: tarjeta fidelidad,tarjeta cliente
peak-demand: demanda maxima,potencia maxima
invoiced amount: valor faturado,facturado
remaining budget: disponible presupuestal,saldo presupuestal
committed cost: importe comprometido,empenho,valor empenhado
labor cost: mano obra,mao obra
labor hours: horas hombre,hh
worker-count: operarios
awarded vendor: adjudicatario,adjudicataria
calibration date: calibracion,calibracao
operating-hours: horas funcionamiento,horas uso,horometro
replacement cost: valor reposicion
cylinder-count: cilindros
gross-vehicle-weight: pma,mma,pbv,pbt
curb-weight: tara
payload: carga util,capacidad carga,tonelaje
fine amount: importe multa,valor multa,sancion
rental start date: retirada
rental end date: fin renta
daily rate: precio dia,tarifa dia
rainfall: precipitacion,lluvia,precipitacao,chuva,pluviometria
complaint: queja,reclamacao,denuncia
grantee: entidad beneficiaria
decision date: data decisao,fecha sentencia
police-officer: policia
injured-count: heridos,feridos,lesionados
membership fee: cuota,anualidad
photo-consent: cesion imagen,derechos imagen
visit-count: total visitas
interviewer: entrevistador,encuestador
observation date: fecha observacion,data observacao
departure airport: aeropuerto salida,aeropuerto origen
arrival airport: aeropuerto llegada,aeropuerto destino
`;
