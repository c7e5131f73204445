/** French, Italian, Portuguese, Romanian and Spanish words for finance, insurance, trade and production; in the shape of `english/people.ts`. */
export const SOUTHERN_TRADES = `
value date: valor
transaction date: txndate,date op,data lancamento,data mov
transaction: transaccion,operacion,operazione,operacao,transacao,transazione,movimiento,movimento,lancamento
payee: contrapartida
own iban: mon compte
account name: nome conto,compte lib,intitule compte
account: compte,cuenta,conto,conta
account id: compte bancaire
bank account: compte bancaire,rib
account holder: intestatario
balance after: solde apres operation,saldo despues
opening balance: solde initial,saldo inicial,saldo iniziale
closing balance: solde final,saldo final,saldo finale
debit: egreso,saida
credit: crediti,ma,entradas
debit credit flag: debe haber,debet credit,dare avere,sens
mandate id: mandat
creditor id: ics,identificativo creditore,sci
exchange rate: cambio,cours
interest: interets,intereses,juros
interest-rate: tasa
principal: capitale
loan: pret,emprunt,prestamo,prestito,emprestimo,mutuo
installment: echeance mensualite,cuota,rata,mensualidad,valor parcela
invoice: facture,fattura,fatura
document: documento,belge,comprobante
document id: n documento,piece ref,numero documento
invoice date: data emissione,txndate
due date: vade
tax code: code tva,code taxe,codice iva,codigo fiscal iva
withholding-tax: retencion,ritenuta,retencao,irpf,ritenuta acconto
contra account: contra,contrepartie,contrapartida cuenta,conto contropartita,contropartita,contrapartida
fiscal-year: exercice,exercice comptable,annee fiscale,ejercicio,ejercicio fiscal,anno fiscale,esercizio,ano fiscal,exercicio
accounting period: periode comptable,periodo contable,periodo contabile,periodo contabil,mes competencia
payment terms: vade
outstanding amount: montant du,solde du,importe pendiente,saldo pendiente,importo residuo,saldo devedor,importe adeudado,saldo vencido,deuda,reste payer,reste du,insoluto,da pagare,valor aberto,valor pendente
paid amount: montant paye,montant regle,pagado,importo pagato,valor pago
payment status: stato pagamento
payment: paiement,pago,pagamento,reglement,versement
cheque id: numero cheque
salary: plat,placa
pay rate: tarifa salarial,valor hora
vacation balance: conges restants,vacaciones pendientes,solde conges,ferie residue
weekly hours: heures par semaine,heures hebdomadaires,horas semanales
hire date: ingreso
termination date: egreso,baja
national-id: documento
vat id: nif
policy: poliza,polizza,apolice,polis
insured: assure,souscripteur,tomador,asegurado,assicurato,contraente,segurado
premium: prime,prime annuelle,prime ttc,prima,prima anual,premio,premio lordo,premio annuo,premie
sum insured: somme assuree,montant garanti,suma asegurada,capital asegurado,somma assicurata,massimale,capitale assicurato
coverage: garantie assurance,couverture,cobertura,garantias,copertura,garanzia assicurativa
deductible: franquicia,franchigia,scoperto,franquia
claim: sinistre,siniestro,sinistro
loss date: date sinistre,date survenance,data sinistro
paid claim: sinistre paye,indemnite payee
reserve: reserve sinistre
inception date: date effet,data effetto,decorrenza
broker: courtier,apporteur,corredor,mediador,intermediario,corretor
line of business: sparte,ramo
beneficiary: beneficiaire,beneficiario
subscription: suscripcion,subscr,abonnement,abbonamento,assinatura,subscricao
plan: tarif,formule,plan contratado,piano,piano tariffario,tarife,plano
billing interval: periodicite,periodicidad,frequenza fatturazione
trial: essai,prueba,prova,teste gratis,teste
trial end date: fine prova
next billing date: prochaine facturation,prochain paiement,prochaine echeance,date renouvellement,proximo pago,proxima facturacion,prossimo pagamento,prossimo addebito,proximo pagamento,proxima cobranca
cancellation reason: motivo disdetta,motif annulation,motivo annullamento,motivo cancelamento
auto-renew: renouvellement automatique,reconduction tacite,renovacion automatica
coupon: cupon,code promotionnel,codigo promocional,codice sconto,codice promozionale,buono,cupom,codigo cupom
churn: attrition,resiliation,disdetta,cancelamento
expense: depense,gasto,spesa,despesa
income: recette,ingreso,entrata,receita
revenue: recettes,revenu
share-capital: capitale sociale
security: titre financier,valor titulo,strumento,titolo
share-count: numero azioni,acciones,azioni
asset: actif,activo fijo,cespite,ativo,activa
market-value: valeur venale,valeur marchande,valor de mercado
book-value: valeur comptable,vnc
stock value: valore magazzino
value: valeur,valore,verdi
tip: pourboire,propina,mancia,gorjeta
refund: remboursement,reembolso,rimborso
deposit: deposito,caution,fianza,deposito cauzionale,cauzione,caucao,deposition,acompte,depot garantie,acconto
cash: efectivo,encaisse
dividend: dividende,dividendo
deduction: retenue,trattenuta,trattenute
order: ordre,commande,pedido,ordine,encomenda,orden
order id: pedido
order status: stato ordine
fulfillment status: stato spedizione,stato consegna
price: cours
list-price: prix catalogue,precio lista,listino
compare-price: preco de
cost: gia von
quantity: unidades,nombre
line item: ligne,riga,linha,rad
mpn: reference constructeur,referencia fabricante,reference fabricant
availability: disponibilidad,disponibilita
product url: link prodotto,pagina prodotto
category: famille,familia,famiglia
material: matiere
country-of-origin: fabrique en,fabricado en,prodotto in,mensei
hs-code: intrastat code,partida arancelaria,fraccion arancelaria,code douanier,codice doganale,ncm
shipping weight: poids colis
net weight: peso neto,peso netto,peso liquido
gross weight: peso bruto
chargeable weight: poids taxable,peso cobrable
package count: colli,colis,bultos,numero colli,volumes
package: emballage,conditionnement,embalaje,envase,confezione,imballo,embalagem,baleni,colis
shipment: envoi,expedition,envio,spedizione,remessa
shipment id: albaran,n albaran,numero spedizione,ddt,bon livraison,numero bl
container: conteneur,contenedor,contenitore,contentor
container id: n contenedor,conteiner
seal id: plombe,scelle,precinto,sigillo,lacre
bill-of-lading: connaissement,conhecimento
vessel: navire,buque,nome nave
voyage id: viaggio,viagem
flight id: vuelo,volo
port: puerto,porto
loading: chargement,carga,carico,carregamento,embarque
discharge: dechargement,descarga,scarico,desembarque,descarregamento
departure: depart heure,partida,salida,partenza,saida
arrival date: date arrivee,llegada,arrivo,chegada
estimated arrival date: eta
actual departure date: salida real,partenza effettiva,saida real
actual arrival date: arrivee reelle,llegada real,arrivo effettivo,chegada real
consignee: destinataire,destinatario,consignatario,consegnatario
shipper: expediteur,remitente,expedidor,cargador,mittente,speditore,remetente
truck: camion,camion nom,caminhao
license-plate: matricula
vin: fin
lot id: parti
moq: pedido minimo
last purchase date: dernier achat,ultima compra
lead-time: lead time giorni,delai,plazo,prazo entrega
part: piece detachee,pieza,pezzo,ricambio,peca,del,parca,repuesto,refaccion
part id: codice componente
component: composant,componente
quantity per: quantite unitaire,coefficient,cantidad por,quantita per,quantidade por
revision: revisione,revisao
reference-designator: repere,repere topologique,designador,referans isareti
footprint: boitier
work-order id: of numero,commessa,orden trabajo,ordre travail,ordre fabrication,ordine lavoro,odl,ordem servico,numero os
machine: machine nom,equipement
downtime: paro,fermo macchina
scrap: rebut,chatarra,merma,rechazo,scarto,refugo,sucata
defect: defaut,non conformite,type defaut,falla,no conformidad,difetto,non conformita,defeito,falha,nao conformidade
tolerance: tolerancia,tolleranza
bom level: livello distinta
make-or-buy: type approvisionnement
shift: equipe
inspection: inspeccion,controle qualite,ispezione,controllo qualita,inspecao
maintenance: entretien,mantenimiento,manutenzione,manutencao
fuel: combustivel
diameter: diametre
texture: acabado
incoterm: resa
`;
