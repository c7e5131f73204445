/** Spanish and Portuguese words for goods, orders, money and trade, as `foldText` leaves them; in the shape of `english/people.ts`. */
export const IBERIAN_TRADES = `
product name: descripcion articulo,descricao produto
barcode: codigo barras,cod barras,cbarras,codbarras
brand: marca
manufacturer: fabricante,productor,elaborador,produtor
category: categorias,rubro,familia,categ,clasificacion,classificacao,capitulo,linea producto,linha produto,apartado
subcategory: subfamilia,subcategoria,subgrupo,subrubro,subclase,subtipo,sublinea
collection: coleccion,colecao,acervo
tag: etiqueta,palabras clave,palabra clave,marcador
short-description: resumen,resumo
price: precio,precio unitario,precio venta,preco,preco unitario,preco venda,valor unitario,valor unit,pvp,pu,punit,p unit,prc
sale-price: precio oferta
compare-price: precio anterior
quantity: cantidad,uds,unidades,cant,cantid,ctd,qtd,qtde,qde,quantidade,unids,ud,piezas,pzas,pecas
min-stock: stock minimo,nivel minimo
length: largo,comprimento,compr
width: ancho,largura,anchura,larg
size: talla,tamano,tamanho,talle,medida
material: composicion,composicao,tecido,tissu,soporte,tejido,materia prima,tela
unit: unidad medida,um,und,unid,udm,un medida,un,med,unidade de medida,presentacion
variant: variacion,variacao,combinacion,atributo
order id: pedido,localizador,orden compra,ordem compra,oc,o c,reserva,encomenda,orden venta
invoice id: nota fiscal,factura,fatura,fra,nf numero,numero nf,nfe,nfse,danfe,fact,recibo
payment method: forma pago,forma pagamento,tipo pagamento,meio pagamento,fpago
payment terms: condiciones pago,dias credito,condicao pagamento,plazo pago
amount: importe,cuantia,valor,dinero,quantia,monto,montante,vlr,vl,val,imp,importancia
total: valor pagar,valor nota,tot
subtotal: importe parcial
net amount: neto,neto gravado,total sin iva,base,base imponible,imponible,liquido,sin iva,sem iva,antes impuestos,venta gravada
gross amount: bruto,con iva,total con iva,con impuestos,com iva,iva incluido
tax amount: impuesto,iva,cuota iva,total impuestos,icms,imposto,tributo,igv,itbis,itbms,iss,ipi,pis cofins,igic,recargo equivalencia,ieps,isv,impto
tax rate: tipo iva,aliquota iva,aliquota,tipo impositivo,aliq,alicuota,tipo gravamen
discount: dto,descuento,desconto,bonificacion,dcto,dscto,descto,rebaja,abatimento,dsto
shipping cost: frete,flete,portes
shipping method: tipo frete,modalidade frete
carrier: transportista,paqueteria,naviera,mensajeria,empresa transporte,agencia transporte,transportador,fletero,correios,transp
tracking id: numero seguimiento,guia,rastreamento,rastreio,n seguimiento,rastreo
delivery date: fecha entrega,data entrega,entregado,entregue,fecha de recibo,entrega
ship date: fecha envio,fecha despacho,fecha embarque,data envio,enviado,despachado,despacho,expedicion
purchase date: fecha compra,data compra,comprado,adquisicion,aquisicao
expiry date: caducidad,fecha vencimiento,validade,vto,fecha caducidad,vigencia,validez,caduca,expiracion,vencimiento licencia
batch id: lote
currency: moneda,divisa,moeda,mon,div,unidad monetaria
exchange rate: tipo cambio,cotizacion,cotacao,tc,t c,paridad
balance: saldo,sdo
debit: debe,saida,egreso,retiros,cargo,deve,salidas
credit: haber,credito,entradas,abono,depositos,creditos,cobros,recebimentos
transaction date: data lancamento
posting date: fecha contable,data contabile,data lancamento
transaction id: numero autorizacion,nsu,codigo autorizacion
payee: beneficiario,destinatario,comercio,contrapartida,favorecido,ordenante,pagado a,pagar a
memo: concepto,historico,motivo pagamento,mas datos,glosa
account id: cuenta,conta,cuenta bancaria,conta bancaria,cta,clabe,cbu,ccc,nib,cci
routing id: numero agencia,agencia bancaria
bank: banca,entidad bancaria,banco,entidad financiera
cost-center: centro coste,centro costo,centro custo,ceco,centro responsabilidad
gl-account: cuenta contable,cuenta mayor,conta contabil,subcuenta
merchant: establecimiento,tienda,comercio,estabelecimento,loja,punto venta,ponto venda,pdv,comerciante
offer: oferta,promocion,promocao,promo
booking date: fecha reserva,data reserva,reservado el
value date: fecha valor,data valor
transaction: transaccion,operacion,operacao,transacao,movimiento,lancamento,movimento,mov,transacciones,tramite
counterparty iban: cuenta destino,cuenta contraparte
own iban: cuenta propia
account: cuenta,conta,cta
bank account: cuenta bancaria,conta bancaria,dados bancarios,datos bancarios
account holder: titular cuenta,titular conta,nome titular,titulares
opening balance: saldo inicial
closing balance: saldo final
debit credit flag: d h,deudor acreedor,signo
mandate id: adc
creditor id: identificador acreedor
interest: intereses,juros,interes,mora
principal: monto prestamo,importe prestamo
loan: prestamo,emprestimo,financiamiento,financiamento
installment: rata,mensualidad,prestacao,parcelas,plazos,abonos pactados,dividendo credito
invoice: fatura,facturas,faturas,fra
document: documento,comprobante,docto,dto documento,docs,documentos
document id: n documento,no documento
tax code: cst,cfop
withholding-tax: retencion,retencao,retenciones,irpf,irrf,ret,retefuente,irs
contra account: contra,contrapartida
fiscal-year: ejercicio,ejercicio fiscal,ano fiscal,exercicio,ej
accounting period: periodo contable,mes contable
outstanding amount: importe pendiente,saldo pendiente,importe adeudado,saldo vencido,deuda,insoluto,valor aberto,valor pendente,divida,pdte,adeudo
paid amount: pagado,valor pago,cobrado,pagos,recebido,recibido importe,cancelado importe,abonado
payment status: pagado si no
payment: pago,pagamento,cobro,desembolso,pgto,abono pago,liquidacion,recebimento
check id: cheque
pay type: tipo salario,tipo remuneracion
fte: porcentaje jornada,coef parcialidad,dedicacion
vacation balance: dias pendientes,ferias pendentes
weekly hours: jornada semanal
policy: poliza
insured: tomador,asegurado,segurado,titular poliza,titular apolice,contratante
premium: prima,premio
sum insured: suma aseg,limite indemnizacion
coverage: cobertura,garantias,riesgo cubierto,riesgo asegurado
deductible: franquicia,franquia,deducible
claim: siniestro,sinistro
loss date: fecha ocurrencia,fecha accidente
reported date: fecha denuncia,fecha notificacion
paid claim: indemnizacion,indemnizado,indenizacao
claim amount: monto reclamado,valor reclamado
reserve: reservas,provision
inception date: efecto poliza
broker: corredor,mediador,intermediario,corretor,agente seguros,productor seguros
line of business: ramo
beneficiary: beneficiario,beneficiaria
subscription: suscripcion,assinatura,subscricao,subscripcion,abono servicio
plan: plano,paquete,pacote,plano contratado
billing interval: periodicidad,periodo cobro,recurrencia
trial: prueba,prova,teste
next billing date: proximo pago
auto-renew: autorenovacion
coupon: cupon,codigo promocional,cupom,codigo descuento,cupones,vale
license count: licencias,licencas
churn: cancelamento clientes,baja clientes
expense: gasto,despesa,desembolsos
income: ingreso,receita,ingresos concepto,rendimiento,rendimento,renta,ingreso mensual
security: valor titulo,acao titulo
share-count: acciones,acoes,titulos,participaciones
asset: activo fijo,activos,ativo,inmovilizado,imobilizado,bens
market-value: valoracion mercado
book-value: vnc
value: valor
tip: propina,gorjeta
refund: reembolso,devolucion dinero,reintegro,devolucion importe,estorno
deposit: deposito,fianza,caucao,caucion,senal,sinal,anticipo,adelanto,sena
adjuster: perito,tasador,liquidador,ajustador
cause of loss: tipo siniestro
net-profit: resultado ejercicio
cost-of-sales: cmv
receivable: contas receber,deudores,devedores,cxc
payable: contas pagar,acreedores comerciales,cxp
cash: efectivo,caja,caixa,numerario,dinheiro
unrealized-gain: plusvalia,mais valia,ganancia perdida
dividend: dividendo
overdue: dias mora,dias atraso,vencido,vencida
policy type: tipo seguro,producto seguro
order: pedido,encomenda,ordem,orden de compra,comanda,ped
list-price: tarifa precio,pvl
line item: linha,linea,item,renglon,item pedido,itens,posicion pedido
mpn: referencia fabricante,ref fabricante
availability: disponibilidad,disponibilidade,en existencia,hay stock
country-of-origin: hecho en,pais fabricacao
hs-code: partida arancelaria,ncm,arancel,codigo arancelario,fraccion
net weight: peso neto,peso liquido
gross weight: peso bruto
package count: bultos,volumes qtd,cajas,caixas,qtd volumes
package: embalaje,envase,embalagem,caja,caixa,empaque,emb,formato venta
pack-size: unidades caja,uds caja
shipment: envio,remessa,expedicion numero,despachos
shipment id: albaran,remito,guia remision,nota entrega,carta porte,remision,cte numero
container: contenedor,contentor,cont
seal id: precinto,sello
bill-of-lading: conocimiento embarque,conhecimento embarque,conhecimento,conocimiento
vessel: buque,navio,nave,barco
voyage id: viagem,viaje
flight id: vuelo,voo
port: puerto
loading: carga,embarque
discharge: descarga,descarregamento
departure: partida,salida,saida
departure date: fecha viaje,data viagem
arrival date: llegada,chegada,arribo
estimated departure date: salida prevista,salida estimada
estimated arrival date: llegada prevista
actual departure date: salida real
estimated delivery date: previsao entrega,fecha prometida,fecha promesa
consignee: destinatario,consignatario,consignado,nombre destinatario,receptor mercancia
shipper: remitente,expedidor,cargador,remetente,exportador,remite nombre,emissor carga
incoterm: condiciones entrega,condicion entrega
service level: servicio,servico
truck: camion,caminhao,tractora,cavalo mecanico
lot id: lotes
reorder point: punto pedido,ponto reposicao,ponto pedido
max-stock: stock maximo
reorder quantity: lote compra,lote reposicion
moq: pedido minimo,compra minima
last purchase date: ultima compra,ult compra
lead-time: prazo entrega,plazo entrega,tiempo entrega,tempo entrega
part: pieza,peca,repuesto,refaccion,refacciones,recambio
part id: numero parte,n parte
component: componente,ingrediente
quantity per: coeficiente consumo,consumo unitario
revision: revisao
work-order id: orden trabajo,ordem servico,ot,orden fabricacion,of,ordem producao,num of,orden produccion
work-center: centro de trabajo,linea produccion,celula
machine: maq,maquinaria
operation-step: operacion fase,paso,secuencia operacion,proceso,processo,passo
cycle-time: ciclo
setup-time: tiempo preparacion,tempo preparacao
downtime: paro,tiempo muerto,tempo inativo,paradas
scrap: chatarra,merma,rechazo,sucata,desperdicio,refugo,desecho,piezas malas,perdas producao
good quantity: producido,produzido
defect: falla,defeito,falha,nao conformidade,no conformidad,fallo
tolerance: tolerancia
inspection: inspeccion,inspecao,control calidad,controle qualidade,vistoria
maintenance: mantenimiento,manutencao,mant,mtto,mantto,reparacion,reparo,reparacao
installation date: data instalacao,puesta en marcha,instalacion,instalado,entrada em operacao
thickness: espesor,grosor,espessura
coating: revestimiento,revestimento
diameter: diametro,diam
texture: acabado
passenger: pasajero,passageiro,pasajera,viajero
cabin: clase vuelo
itinerary: itinerario,roteiro viagem
journal: diario,asientos
journal id: asiento,numero lancamento,poliza contable
posting text: concepto asiento,concepto apunte
base amount: monto pesos
foreign amount: importe divisa,monto divisa
arrears: atraso,morosidad,impagos,impagado,atrasado
card number: numero cartao,numero tarjeta,tarjeta,cartao
card type: marca tarjeta
tax exempt: exento,isento,exenta,no gravado,no sujeto,isenta
taxable: gravado,sujeto,afecto,tributavel
loan id: numero credito
term-months: plazo meses,prazo meses
credit-limit: linea credito,cupo credito
credit-score: calificacion crediticia
collateral: garantia,aval,garantia real,prenda,fianza garantia
return reason: motivo devolucion,motivo devolucao
seo title: meta titulo
seo description: meta descripcion
gift-card: tarjeta regalo,cartao presente
`;
