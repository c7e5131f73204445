/** Italian and Romanian words for finance, insurance, trade and production; in the shape of `english/people.ts`. */
export const ITALIAN_TRADES = `
product: prodotto,articolo,merce,art,prestazione,produs,articol,marfa
product name: nome prodotto,descrizione articolo,descrizione prodotto,nome articolo,descr articolo,descr art,nume produs,denumire produs,denumire articol
sku: codice prodotto,codice articolo,cod articolo,cod art,codart,codice art,codice interno,riferimento articolo,n articolo,cod prodotto,codarticolo,cod produs,cod articol,cod intern
barcode: codice barre,cod barre,cod bare,cod de bare
brand: marca,marchio
mpn: codice produttore,cod produttore,codice costruttore
supplier part: codice articolo fornitore,cod art fornitore,codice fornitore articolo
part: pezzo,ricambio
part id: codice componente,codice ricambio
component: componente
series: serie
material: composizione,tessuto,materiale,compozitie
material product: materia prima
color: colore,tinta,culoare
size: dimensione,taglia,marime
texture: finitura
weight: peso,greutate
chargeable weight: peso tassabile
shipping weight: peso collo
length: lunghezza,lungh,lungime
width: larghezza,largh,latime
height: altezza,statura,inaltime
thickness: spessore
diameter: diametro
coating: rivestimento
volume: volumetria,cubatura,metri cubi
unit: unita,unita misura,udm,un mis,unmis,unitate masura,unitate de masura,um
image: immagine,url immagine,immagine principale,link immagine,foto prodotto,imagine,poza
price: prezzo,prezzo unitario,prezzo vendita,prz,prezzo unit,prezzo venduto,prezzo unitario netto,pr unitario,prz unit,prezzo ivato,prezzo netto,prezzo lordo,pvp,pr vendita,prezzo al pubblico,pret,pret unitar,pret vanzare,pret cu tva,pret fara tva,pret produs
list-price: listino,prezzo listino
cost: costo,prezzo acquisto,costo unitario,costo medio,ultimo costo,valore acquisto,costo acquisto,costo medio ponderato,costo ultimo,prezzo costo,pret achizitie,pret intrare
sale-price: prezzo scontato,prezzo promozionale,prezzo speciale,prezzo offerta,pret redus,pret promotional,pret promotie
compare-price: prezzo consigliato,prezzo pieno,prezzo barrato,prezzo originale
price-level: listino prezzi,codice listino
quantity: quantita,qta,pezzi,quantita ordinata,qt,qta ordinata,pz,q ta,n pezzi,numero pezzi,quantita venduta,qta venduta,qtaordinata,cantitate,cant,bucati,buc
received quantity: quantita ricevuta,qta ricevuta
invoiced quantity: quantita fatturata,qta fatturata
planned quantity: quantita da produrre
counted quantity: quantita contata,quantita rilevata
system quantity: quantita contabile,giacenza contabile,quantita teorica
good quantity: quantita prodotta,qta prodotta
batch size: dimensione lotto,quantita lotto
reorder quantity: quantita riordino,lotto riordino
variance: scostamento,differenza,differenza inventariale
stock: inventario,giacenza,scorta,esistenza,giac,giacenza attuale,rimanenza,disponibilita magazzino,stoc,stoc disponibil,stoc curent
available stock: quantita disponibile,qta disponibile
reserved stock: quantita impegnata,qta impegnata
min-stock: scorta minima,giacenza minima,sottoscorta,scorta sicurezza,livello minimo scorta,stoc minim
max-stock: scorta massima,giacenza massima
reorder point: punto riordino,livello riordino
moq: lotto minimo,quantita minima ordine,ordine minimo,minimo ordinabile
lead-time: lead time giorni,tempo consegna,giorni consegna,tempo approvvigionamento,tempi consegna
stock value: valore magazzino,valore giacenza,valorizzazione magazzino
availability: disponibilita
abc-class: classe abc
warehouse: deposito,magazzino,deposito merce,magazzino nome,codice magazzino,cod magazzino,codice deposito,gestiune,depozit
source warehouse: magazzino origine,magazzino partenza,magazzino prelievo
shelf: scaffale,ubicazione magazzino,corsia,ripiano,cella magazzino,posizione scaffale
batch id: lotto,codice lotto,lot,nr lot
expiry date: data scadenza,valido fino,scadenza lotto,termine validita,tmc,validita,fine validita,data expirarii,data expirare,valabil pana
manufacture date: data produzione,prodotto il,data fabbricazione
shelf-life: durata conservazione
country-of-origin: prodotto in,paese origine,paese produzione,origine merce
hs-code: codice doganale,nomenclatura combinata,voce doganale,codice nc
customs-declaration id: bolla doganale,numero bolletta doganale
declared-value: valore dichiarato,valore merce
duty: dazi
order: ordine,comanda
order id: prenotazione,codice prenotazione,buono ordine,rif ordine,codice ordine,numar comanda,nr comanda,id comanda
order date: data vendita,ordinato il,data comenzii,data comanda
order total: importo ordine
order count: numero ordini
average order value: scontrino medio,valore medio ordine
line item: riga,riga ordine,num riga
line item id: numero riga ordine
quote: preventivo,offerta
bid amount: importo offerta,importo base asta
requisition id: richiesta acquisto,rda
goods-receipt id: bolla carico,numero carico
credit-note: nota credito
coupon: codice sconto,codice promozionale,buono,codice promo,buono sconto
gift-card: carta regalo,buono regalo
gift message: messaggio regalo
customer note: note ordine,istruzioni consegna
return id: numero reso
return reason: motivo reso,causale reso
review-count: numero recensioni
fulfillment status: stato spedizione,stato consegna,stato evasione
fulfillment date: data evasione
shipping method: tipo spedizione,modalita spedizione,modalita consegna,mezzo spedizione,metoda livrare,mod livrare
shipping cost: spese trasporto,spese spedizione,costo trasporto,cost livrare,cost transport,taxa livrare
carrier: corriere,vettore,trasportatore,spedizioniere,autotrasportatore,curier,transportator
tracking id: lettera vettura,codice tracciamento,numero tracciamento,codice spedizione,ldv,numero collo,awb,numar awb
delivery date: data consegna,consegnato il,consegna data,data cons,data livrarii,data livrare
estimated delivery date: data prevista consegna,consegna prevista,consegna stimata
delivery window: fascia oraria consegna
ship date: data ritiro,data spedizione,spedito il,data invio,data carico
receipt date: data ricezione,ricevuto il,data ricevimento
departure: partenza
arrival date: arrivo,data arrivo
estimated arrival date: arrivo previsto,arrivo stimato
actual arrival date: arrivo effettivo
actual departure date: partenza effettiva
estimated departure date: partenza prevista,partenza stimata
loading: carico
discharge: scarico
loading port: porto imbarco,porto partenza
discharge port: porto sbarco,porto arrivo
port: porto
package count: colli,numero colli,n colli,bancali,numero bancali,numero pallet,numar colete,colete
package: confezione,imballo,collo,conf,imballaggio
pack-size: pezzi confezione,quantita confezione,pz conf,pezzi cartone
pallet id: numero pallet,codice bancale
shipment: spedizione
shipment id: numero spedizione,ddt,documento trasporto,bolla,aviz,nr aviz,aviz insotire
container: contenitore
seal id: sigillo
bill-of-lading: polizza carico
vessel: nome nave,nave
voyage id: viaggio
consignee: destinatario,consegnatario,destinatario merce,destinatar
shipper: mittente,speditore,caricatore,expeditor
truck: camion,motrice
trip id: numero corsa,codice viaggio
stop-order: ordine fermata
transport mode: mezzo trasporto,modalita trasporto
transit time: tempo transito
distance: distanza,km percorsi,distanza km,chilometri percorsi
incoterm: resa
amount: importo,valore,controvalore,ammontare,importo euro,importo eur,somma,suma,valoare
total: importo totale,totale,totale documento,totale fattura,totale pagare,netto pagare,tot,totale riga,importo riga,importo da pagare,tot documento,tot fattura,importo totale documento,importo complessivo,total general,valoare totala,total plata,suma totala,total de plata
subtotal: subtotale,totale parziale
net amount: netto,imponibile,base imponibile,totale imponibile,netto iva,iva esclusa,totale netto,senza iva,valoare fara tva,total fara tva,baza impozitare,baza tva
gross amount: totale lordo,totale ivato,con iva,importo ivato,lordo,iva inclusa,iva compresa,valoare cu tva,total cu tva
tax amount: iva,totale iva,imposta,tasse,totale imposta,valoare tva,suma tva
tax rate: aliquota iva,aliquota,percentuale iva,perc iva,al iva,iva percent,cota tva,cota de tva
tax code: codice iva,cod iva,natura iva,regime iva,regime fiscale
tax exempt: esente iva,esente,esenzione
taxable: soggetto a iva,tassabile
withholding-tax: ritenuta,ritenuta acconto,importo ritenuta
discount: sconto,importo sconto,abbuono,reducere
discount percent: sc percent
currency: valuta,divisa,moneta,moneda
foreign amount: importo valuta,importo divisa
exchange rate: cambio,curs valutar,curs schimb
base currency: valuta conto
balance: saldo,sold
balance after: saldo dopo operazione,saldo progressivo
opening balance: saldo iniziale,saldo apertura,saldo precedente,sold initial
closing balance: saldo finale,saldo chiusura,sold final
debit: addebito,dare,uscite,importo dare,importo addebito
credit: credito,accredito,avere,entrate,crediti,importo avere,importo accredito
debit credit flag: dare avere,segno
transaction: operazione,movimento,transazione,mov,tranzactie,operatiune
transaction type: causale movimento
transaction id: cro
posting date: data contabile,data contabilizzazione,data registrazione,data reg,dt registrazione,data contab
value date: data valuta
booking date: data prenotazione,prenotato il
payee: beneficiario,ordinante,controparte,platitor
memo: causale,motivo pagamento,descrizione operazione,causale pagamento,causale bonifico,causale operazione
account: conto,cont
account id: conto,conto corrente,c c,numero rapporto,cont bancar,numar cont,nr cont
account holder: intestatario conto
bank account: conto bancario,conto corrente bancario
bank: banca,istituto bancario,banca appoggio,istituto credito
bic: codice swift
routing id: cab,codice abi,abi,codice cab
check id: assegno
card number: numero carta,carta numero,pan carta
card holder: titolare carta
card type: tipo carta,circuito
mandate id: mandato sdd,codice mandato,mandato
creditor id: identificativo creditore
reconciled: riconciliato
gl-account: conto contabile,codice conto,sottoconto,piano conti,mastro,conto economico,cont contabil,simbol cont
contra account: contropartita
cost-center: centro costo,cdc,centro costi
journal: registro,sezionale,registro iva
journal id: numero registrazione,n registrazione,protocollo iva
posting text: descrizione registrazione,descrizione movimento
accounting period: periodo contabile,mese competenza,competenza,periodo competenza
fiscal-year: anno fiscale,esercizio,anno esercizio,anno competenza,esercizio finanziario
remaining budget: disponibilita residua
committed cost: impegno spesa,importo impegnato
estimated cost: costo previsto,importo stimato
labor cost: manodopera
labor hours: ore manodopera,ore uomo
parts cost: costo ricambi
cost type: natura spesa
cost-code: voce costo,voce spesa,capitolo spesa,capitolo
expense: spesa,uscita,cheltuiala,cheltuieli
business-purpose: scopo trasferta,motivo trasferta
reimbursed amount: importo rimborsato
receipt-image: giustificativo
income: entrata
operating-expense: costi esercizio,spese generali
net-profit: utile netto,utile esercizio
profit: utile,guadagno
margin: marginalita,ricarico
receivable: crediti verso clienti,credito cliente
payable: debiti,debito,debiti verso fornitori
commission: provvigione,perc provvigione
fee: quota,commissioni,spese bancarie,quota iscrizione,tariffa,spese incasso,onorario,diritti segreteria
interest: interessi
interest-rate: tasso interesse,tan,taeg,tasso annuo
principal: capitale,quota capitale
loan: prestito,mutuo,finanziamento,imprumut
lender: finanziatore
installment: rata,importo rata
term-months: durata mesi,numero rate
credit-limit: fido,limite credito,plafond
collateral: garanzia reale,garanzie
maturity date: scadenza mutuo,scadenza finale
arrears: scaduto,morosita,importo scaduto
overdue: giorni ritardo,gg ritardo,ritardo
late-fee: mora,interessi mora,penale
prepayment: anticipo
deposit: deposito cauzionale,cauzione,acconto,caparra
cash: cassa,contante
tip: mancia
refund: rimborso
market-value: valore mercato
cost-basis: valore carico,prezzo carico
unrealized-gain: plusvalenza,plus minusvalenza
dividend: cedola
share-capital: capitale sociale
security: strumento,titolo finanziario
share-count: numero azioni,azioni,numero quote
shareholder: azionista
beneficial-owner: titolare effettivo
asset: cespite,immobilizzazione
invoice: fattura,factura
invoice id: numero ricevuta,n fatt,numero documento fattura,rif fattura,num fatt,numar factura,nr factura,serie factura,serie numar factura,nr fact
invoice date: data emissione fattura,data fatt,emissione,data facturii,data factura,data emiterii,data emitere
due date: scadenza,data scadenza pagamento,scadenza pagamento,entro il,scad,termine pagamento,data scad,scadenta,data scadentei,data scadenta,termen,termen plata
payment status: pagato,saldato
payment date: data incasso,pagato il,data saldo,data platii,data plata,data incasarii
payment method: tipo pagamento,modalita pagamento,mod pagamento,forma pagamento,mezzo pagamento,metoda plata,mod plata,modalitate plata,metoda de plata
payment terms: termini pagamento,condizioni pagamento,cond pagamento,giorni pagamento,dilazione
payment: pagamento,versamento,bonifico,plata,incasare
paid amount: importo pagato,importo versato,importo incassato,gia pagato,totale pagato,suma platita,achitat,incasat
outstanding amount: importo residuo,insoluto,da pagare,residuo da pagare,saldo residuo,importo aperto,debito residuo,da saldare,dovuto,da incassare,saldo dovuto,rest de plata,sold restant,suma restanta
document: documento,doc
document id: numdoc,protocollo,numar document,nr document,nr doc
subscription: abbonamento,sottoscrizione
subscription start date: inizio abbonamento
plan: piano tariffario
billing interval: frequenza fatturazione,ciclo fatturazione,periodicita fatturazione
next billing date: prossimo pagamento,prossimo addebito,data rinnovo,prossimo rinnovo,prossima fattura
trial: prova,periodo prova
trial end date: fine prova,fine periodo prova
cancellation reason: motivo disdetta,motivo annullamento,motivo cessazione,motivo recesso
churn: disdetta,recesso
setup-fee: costo attivazione,contributo attivazione
loyalty id: carta fedelta,tessera fedelta,numero carta fedelta
policy: polizza,polita
insurance: assicurazione,compagnia,compagnia assicurativa,assicuratore,impresa assicurativa
insured: assicurato,contraente,asigurat
premium: premio,premio lordo,premio annuo,premio netto,premio polizza,prima asigurare
sum insured: massimale,somma assicurata,capitale assicurato,valore assicurato
coverage: copertura,garanzia assicurativa
deductible: franchigia,scoperto
claim: sinistro
claim amount: importo danni
loss date: data sinistro,data evento sinistro,data infortunio
cause of loss: causa sinistro,tipo sinistro
paid claim: importo liquidato,liquidato
reserve: riserva,riserva sinistro
adjuster: perito,liquidatore
inception date: data effetto,decorrenza
broker: intermediario,subagente
line of business: ramo,ramo assicurativo
order status: status comanda,stare comanda
transaction date: data tranzactiei,data tranzactie,data operatiunii
document date: data documentului
`;
