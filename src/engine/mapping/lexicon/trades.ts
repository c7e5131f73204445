/** Words of single trades, one list a domain; in the shape of `people.ts`. */
export const FINANCE_WORDS = `
booking date: booked,bookgdt,entry dt,buchungsdatum konto,boekingsdatum,data ksiegowania,bokforingsdag,bokforingsdatum,bokfort,datum zauctovani,datum uctovani,ngay hach toan,value booking,bokford
posting date: posted,bookgdt,boekingsdatum,boekdatum,bokforingsdag,bokforingsdatum,buchungsdatum,buchungstag,datum zauctovani
value date: valor,wert
transaction date: txndate
transaction: transaktion,transaccion,transactie,operation,operacion,operazione,operacao,transacao,transazione,transakcja,operacja,islem,transakce,len den,mutatie,umsatz buchung,movement,movimiento,movimento,trade
payee: modtager,mottaker,alici adi,contrapartida
memo: payment reference
counterparty iban: counter account,counterparty account,tegenrekening,rachunek kontrahenta,rachunek odbiorcy,gegenkonto iban,kontonummer iban,iban zahlungsbeteiligter
own iban: own account,auftragskonto,rachunek wlasny,eigenes konto,mon compte,konto wlasne
account name: account title,kontobezeichnung,kontoname,nome conto,rekeningnaam,kontonamn,nazwa konta,nazwa rachunku,hesap adi,nazev uctu,ledger name
account: konto,compte,cuenta,conto,conta,hesap,ucet,rachunek,akun,a c,acc,ac
account id: compte bancaire,ucet
bank account: bankverbindung,rib,banka hesabi,compte bancaire
account holder: kontoinhaber,intestatario,rekeninghouder,kontoinnehavare,wlasciciel rachunku,posiadacz rachunku,hesap sahibi
balance after: running balance,saldo nach buchung,saldo po operacji,solde apres operation,saldo despues,bakiye sonrasi,ledger balance,book balance
opening balance: begin balance,beginning balance,starting balance,anfangssaldo,anfangsbestand,solde initial,saldo inicial,saldo iniziale
closing balance: ending balance,endsaldo,schlusssaldo,endbestand,solde final,saldo final,saldo finale,eindsaldo
debit: uitgave,md,egreso,saida,utgift
credit: crediti,incoming,ma,entradas,inkomst,prijmy
debit credit flag: debit credit,dr cr,d c,cd,crdr,cr dr,dc,debit or credit,credit debit,soll haben,soll haben kennzeichen,s h,debe haber,debet credit,dare avere,sens,af bij,afbij,debet kredit,wn ma,md d
end-to-end reference: end to end id,endtoendid,end to end,e2e
mandate id: mandate,mandate reference,mandatsreferenz,mandatsref,rum,machtigingskenmerk,machtiging,mandatreferens,mandat,umr
creditor id: glaubiger id,glaeubiger id,creditor identifier,creditor identification,sepa creditor id,ics,incassant,identificativo creditore,sci
routing id: sort
fee: charge,kosten,prowizja,service charge
exchange rate: kurz,koers,cambio,cours
interest: interets,zins,intereses,juros,rente bedrag,odsetki
interest-rate: tasa
principal: principal amount,kapital,capital,capitale,kapitaal,anapara,loan amount,darlehensbetrag,borrowing,debt
loan: darlehen,kredit darlehen,pret,emprunt,prestamo,prestito,emprestimo,mutuo
installment: instalment,ratenzahlung,echeance mensualite,cuota,rata,termijn,emi,monthly instalment,taksit
invoice: rechnung,facture,fattura,fatura,factuur,faktura,fakturace,hoa don,bill,inv
document: dokument,beleg,piece,documento,stuk,boekstuk,belge,doklad,dokumen,doc,voucher,verifikat,verifikation,bilag,dowod
document id: voucher no,belegnummer,belegfeld,belegfeld 1,dokumentnummer,n documento,no piece,evrak no,vernr,verifikat,ver nr
invoice id: belegfeld 1,faktura
invoice date: issued,data emissione,txndate
due date: pay by,vade,ngay han,fecha vencimiento
net amount: ht,net sales
gross amount: mit mwst,total ttc
tax rate: vat,tax
tax code: vat code,tax key,steuerschlussel,bu schlussel,mwst code,code tva,code taxe,codice iva,codigo fiscal iva,btw code,momskod,kod vat,kdv kodu,kod dane,kod dph,tax class,tax group,tax category,steuerklasse,steuerkategorie
withholding-tax: wht,tds,withheld tax,quellensteuer,lohnsteuer,retencion,ritenuta,retencao
gl-account: nominal
contra account: contra,offset account,offsetting account,balancing account,gegenkonto,contrepartie,contrapartida cuenta,conto contropartita,contropartita,contrapartida,tegenrekening grootboek,motkonto,modkonto,konto przeciwstawne,karsi hesap,protiucet
fiscal-year: fy,financial year,accounting year,wirtschaftsjahr,geschaftsjahr,buchungsjahr,exercice,exercice comptable,annee fiscale,ejercicio,ejercicio fiscal,anno fiscale,esercizio,ano fiscal,exercicio,boekjaar,rakenskapsar,regnskabsar,rok obrotowy,rok podatkowy,mali yil,fiskalni rok
accounting period: fiscal period,financial period,posting period,buchungsperiode,abrechnungszeitraum,periode comptable,periodo contable,periodo contabile,periodo contabil,boekingsperiode,redovisningsperiod,okres ksiegowy,muhasebe donemi,ucetni obdobi
payment terms: terms,vade
outstanding amount: outstanding,amount due,balance due,amount outstanding,open amount,remaining amount,unpaid,amount owing,amount owed,offener betrag,restbetrag,offener posten,montant du,solde du,importe pendiente,saldo pendiente,importo residuo,saldo devedor,openstaand bedrag,te betalen,aterstar,do zaplaty,pending amount,balance amount,remaining balance,amount pending,due amount,balance payable
paid amount: amount paid,paid,total paid,paid to date,bezahlt,bezahlter betrag,gezahlter betrag,montant paye,montant regle,pagado,importo pagato,valor pago,betaald,betalt,zaplacono,odenen,zaplaceno,payment received,amount received,received amount,payment made
payment date: paid date
payment status: paid status,is paid,paid flag,financial status,paid n,bezahlstatus,stato pagamento,betaalstatus,status platnosci,stav platby,settlement status,betald
payment: zahlung,paiement,pago,pagamento,betaling,betalning,platnosc,odeme,platba,payout,remittance payment,reglement,versement
cheque id: cheque no,chq no,chq,numero cheque,schecknr,czek nr,cek no,cislo seku,so sec,chq ref no
check id: chq,schecknr,cek no,cislo seku,so sec
salary: plat,placa
pay rate: hourly rate,lohnsatz,tarifa salarial,valor hora,stawka
pay type: compensation type,wage type,salary hourly,salary or hourly,lohnart,lohnform,type remuneration,loonsoort,loneform,loneart,lonetyp,rodzaj wynagrodzenia,ucret turu
fte: full time equivalent,fte percent,employment percent,percent employed,workload percent,beschaftigungsgrad,stellenumfang
vacation balance: leave balance,holiday balance,remaining leave,resturlaub,urlaubssaldo,urlaubskonto,conges restants,vacaciones pendientes
weekly hours: standard hours,scheduled hours,scheduled weekly hours,wochenarbeitszeit,heures par semaine,heures hebdomadaires,horas semanales
hire date: service date,ingreso
termination date: left on,entlassungsdatum,avgangsdatum,egreso,baja
national-id: tfn,pnr,uid number,documento
vat id: uid nummer,nif
policy: police,poliza,polizza,apolice,polis,police sigorta,pojistka,versicherungsschein,insurance policy,forsakringsbrev,pol
insured: named insured,policy owner,insured party,insured person,versicherungsnehmer,versicherter,versicherte person,assure,souscripteur,tomador,asegurado,assicurato,contraente,segurado,verzekerde,verzekeringnemer,forsakringstagare,ubezpieczajacy,ubezpieczony,sigortali,pojistnik,pojisteny,policyholder,policy holder,assured
insurance: payer
premium: premium amount,annual premium,gross premium,gross written premium,gwp,written premium,insurance premium,pramie,versicherungspramie,beitrag,prime,prime annuelle,prime ttc,prima,prima anual,premio,premio lordo,premio annuo,premie,skladka,prim,pojistne
sum insured: sum assured,insured amount,insured value,coverage amount,coverage limit,limit liability,total sum insured,tsi,tiv,total insured value,face amount,face value,versicherungssumme,deckungssumme,capital assure,somme assuree,montant garanti,suma asegurada,capital asegurado,somma assicurata,massimale,capitale assicurato
coverage: cover,cover type,coverage type,benefit,insurance type,deckung,versicherungsschutz,garantie assurance,couverture,cobertura,garantias,copertura,garanzia assicurativa,dekking,dekning,skydd,forsakringsskydd,zakres ubezpieczenia,ochrona,teminat,kryti
deductible: excess,policy excess,self insured retention,sir,retention,selbstbehalt,selbstbeteiligung,franchise,franchise assurance,franquicia,franchigia,scoperto,franquia,eigen risico,sjalvrisk,egenandel,selvrisiko,franszyza,udzial wlasny,muafiyet,spoluucast,risiko sendiri
claim: schaden,schadenfall,sinistre,siniestro,sinistro,schade,skada,szkoda,hasar,pojistna udalost,loss,loss event
claim id: claim reference,skadenummer,numer szkody,dosya no,cislo skody,cislo skodne udalosti
loss date: claim date,incident date,accident date,date accident,date incident,occurrence date,date occurrence,dol loss,schadendatum,schadentag,unfalldatum,date sinistre,date survenance,data sinistro,schadedatum,skadedatum,data szkody,hasar tarihi,datum skody,ngay ton that,date of injury,doi,crash date
reported date: report date,date reported,reported on,notification date,notified on,fnol date,meldedatum,schadenmeldung
paid claim: claims paid,paid loss,losses paid,indemnity paid,bezahlter schaden,schadenzahlung,sinistre paye,indemnite payee
claim amount: incurred,total incurred,schadenhohe,kwota szkody,wartosc szkody,hasar tutari,vyse skody
reserve: outstanding reserve,reserve amount,case reserve,os reserve,claims reserve,schadenreserve,ruckstellung,reserve sinistre
inception date: policy start,cover from,cover start,coverage start,policy effective date,risk start,versicherungsbeginn,vertragsbeginn versicherung,date effet,data effetto,decorrenza,ingangsdatum polis,forsakringsstart,poczatek ochrony,poczatek ubezpieczenia,sigorta baslangic tarihi,pocatek pojisteni
broker: intermediary,insurance agent,insurance broker,producer,producer name,producing agent,introducer,makler,versicherungsmakler,vermittler,courtier,apporteur,corredor,mediador,intermediario,corretor,tussenpersoon,makelaar,formedlare,posrednik,simsar
line of business: lob,class business,insurance line,business line,branch insurance,sparte,versicherungssparte,ramo,bransje,linia biznesowa,brans,risk type,product class,coverage line,type of insurance
beneficiary: beneficiaire,beneficiario,begunstigde,begunstigter,bezugsberechtigter,formanstagare,beneficjent,uposazony,lehtar,obmysleny
subscription: suscripcion,sub,subscr,abo,abonnement,abbonamento,assinatura,subscricao,abonemang,prenumeration,subskrypcja,abonelik,predplatne,contract subscription
plan: price plan,pricing plan,product plan,subscription plan,subscription tier,tier,package plan,tarif,tarifplan,tarifname,formule,plan contratado,piano,piano tariffario,pakket,abonnementstyp,pakiet,taryfa,tarife,paket
billing interval: billing cycle,billing period,billing frequency,bill cycle,billing term,charge interval,recurrence,renewal period,abrechnungsintervall,abrechnungszeitraum abo,abrechnungszyklus,zahlungsintervall,periodicite,periodicidad,frequenza fatturazione,factureringsinterval,factuurfrequentie,betalningsintervall,faktureringsintervall,okres rozliczeniowy,cykl rozliczeniowy,fatura donemi
arr: annual recurring revenue,acv,annualised recurring revenue,annual contract value
ltv: lifetime value,clv,cltv,total spent,lifetime spend,total spend
trial: test phase,probezeit,essai,prueba,prova,teste gratis,teste,proefperiode,proef,provperiod,okres probny,deneme suresi,zkusebni doba,free trial,probation
trial end date: trial to,testende,fine prova,einde proefperiode,koniec okresu probnego,deneme bitis tarihi,konec zkusebni doby
next billing date: next payment,next invoice,next charge,next billing,renews on,renewal,nachste abrechnung,nachste zahlung,verlangerungsdatum,prochaine facturation,prochain paiement,prochaine echeance,date renouvellement,proximo pago,proxima facturacion,prossimo pagamento,prossimo addebito,proximo pagamento,proxima cobranca,volgende betaling,volgende factuur
cancellation reason: churn reason,reason leaving,kundigungsgrund,stornogrund,motivo disdetta,opzegreden,uppsagningsorsak,powod rezygnacji
auto-renew: auto renewal,automatic renewal,renews automatically,automatische verlangerung,renouvellement automatique,reconduction tacite,renovacion automatica
coupon: cupon,coupon code,discount code,promo code,promotion code,voucher code,promo,gutschein,gutscheincode,rabattcode,aktionscode,code promo,code promotionnel,codigo promocional,codice sconto,codice promozionale,buono,cupom,kortingscode,kortingsbon,rabattkod,rabatkode,codigo cupom,referral code,voucher,gift code,refcode,ref code
license count: number seats,seat count,seats purchased,number licenses,user count,number users
churn: churned,abwanderung,attrition,kundigung,resiliation,disdetta,cancelamento,opzegging
expense: ausgabe,depense,gasto,spesa,despesa,uitgave,utgift,wydatek
income: einnahme,recette,ingreso,entrata,receita,inkomen,inkomst,dochod
revenue: prijmy,recettes,revenu,net sales
share-capital: capital stock,stammkapital,grundkapital,gezeichnetes kapital,capital social,capitale sociale,aandelenkapitaal,maatschappelijk kapitaal,aktiekapital,aksjekapital,kapital zakladowy,sermaye,zakladni kapital,modal dasar,paid up capital,authorised capital,authorized capital,paidup capital
isin: isin code,wkn,cusip,sedol,security id
ticker: symbol,stock symbol,security symbol,instrument symbol
security: instrument,wertpapier,titre financier,valor titulo,strumento,effect,vardepapper,papier wartosciowy,titolo,stock name,fund name,holding
share-count: shares,number shares,units held,stuck anteile,numero azioni,aantal aandelen,antal aktier,liczba akcji,shares held,anzahl aktien,acciones,azioni
asset: anlage,actif,activo fijo,cespite,ativo,activa,tillgang,aktywo
market-value: fair value,current value,verkehrswert,marktwert,valeur venale,marktwaarde,marknadsvarde,wartosc rynkowa,valeur marchande,valor de mercado
book-value: carrying amount,carrying value,nbv,net book value,buchwert,restbuchwert,valeur comptable,vnc
stock value: bestandswert,lagerwert,valore magazzino,wartosc magazynu,wartosc zapasow
value: wert,valeur,valore,waarde,varde,vaerdi,verdi,wartosc,deger,hodnota,val
tip: gratuity,trinkgeld,pourboire,propina,mancia,gorjeta,fooi,dricks
refund: refund amount,refunded,amount refunded,erstattung,ruckerstattung,remboursement,reembolso,rimborso
deposit: deposito,security deposit,damage deposit,rental deposit,bond,kaution,mietkaution,caution,fianza,deposito cauzionale,cauzione,caucao,waarborgsom,borg,deposition,kaucja,depozito,kauce
shipping cost: s h,porto,versand
claimant: injured party,injured worker,plaintiff,complainant
adjuster: examiner,claim handler,assessor,surveyor
cause of loss: peril,accident type,loss type
net-profit: net income,pat,bottom line,profit after tax
operating-expense: opex,overhead
cost-of-sales: cost of goods sold,direct cost,wareneinsatz
receivable: accounts receivable,debtor
payable: accounts payable,ap
cash: cash on hand,efectivo,encaisse
unrealized-gain: gain loss,profit loss,pnl,p l
dividend: dividende,dividendo
wallet
crypto: coin,cryptocurrency,token
allowance: zulage
deduction: abzug,retenue,trattenuta
overdue: days overdue,past due
policy type: plan type
`;

export const GOODS_WORDS = `
order: ordre,bestellung,auftrag,commande,pedido,ordine,encomenda,bestelling,bestallning,zamowienie,siparis,objednavka,aadesh,ord
order id: pnr,objednavka,pedido
order date: purchased on,sold on
order status: bestellstatus,stato ordine,bestelstatus,status zamowienia,stav objednavky
fulfillment status: shipping status,shipment status,delivery status,versandstatus,lieferstatus,stato spedizione,stato consegna,verzendstatus,leverstatus,leveransstatus,fraktstatus,status wysylki,status dostawy,kargo durumu,teslimat durumu,stav doruceni,stav dodavky
order total: order amount,order value,wartosc zamowienia,bestelbedrag,ordertotal,ordersumma,ordresum,siparis tutari,bestellwert,auftragswert,auftragssumme,bestellsumme
price: sold for,liste fiyati,cours,kurs,koers,mrp
list-price: catalogue price,listenpreis,katalogpreis,prix catalogue,catalogusprijs,listpris,cena katalogowa,liste fiyati,cenikova cena
compare-price: msrp,rrp,mrp,list price,preco de,cena katalogowa
cost: gia von
quantity: bestellmenge,pocet,jumlah,so luong,sankhya,unidades,nombre,liczba,no pieces
line item: line,position zeile,auftragsposition,ligne,riga,linha,regel,rad,pozycja zamowienia,satir,radek,baris,dong,pos,line no
product name: designation,product desc,stok adi,benamning,nama produk,nama barang,ten hang
title: item name
brand: make
manufacturer: made by
mpn: manufacturer sku,manufacturer part,manufacturer number,mfr p n,mfg part number,mfg part,mfg p n,mfg pn,mfpn,hersteller artikelnummer,hersteller teilenummer,hersteller nr,hersteller art nr,reference constructeur,referencia fabricante,vendor part number,oem number,manufacturer part number,herstellernummer,reference fabricant
asin: amazon asin,amazon id
handle: url key,url slug,slug handle,url handle,permalink,seo url,url path key,friendly url,url alias
url key: url slug,url handle,slug
availability: stock status,in stock,available sale,verfugbarkeit,lieferbarkeit,lieferbar,lagerstatus,disponibilidad,disponibilita,beschikbaarheid,op voorraad,leverbaar,tillganglighet,i lager,lagerstatus sv,tilgjengelighet,dostepnosc,stok durumu,bulunabilirlik
image: fotos,bild
product url: product link,product page,deep link,produktlink,produktseite,link prodotto,pagina prodotto,produktlank,url produktu,urun linki,link produk,listing url
category: famille,familia,famiglia,grup,nhom,product class
material: matiere
material product: rohmaterial,raw material
country-of-origin: origin country,coo,made in,country manufacture,country production,manufacturing country,ursprungsland,herkunftsland,herstellungsland,fabrique en,fabricado en,prodotto in,ursprungsland sv,tillverkningsland,opprinnelsesland,oprindelsesland,kraj pochodzenia,kraj produkcji,mensei,mensei ulke,uretim yeri,zeme puvodu,xuat xu
hs-code: hs,hts,hts code,hts number,tariff code,tariff number,harmonized code,harmonised code,customs code,commodity code,taric,intrastat code,hsn,hsn code,hsn sac,schedule b,zolltarifnummer,warennummer,tarifnummer,statistische warennummer
shipping weight: package weight,parcel weight,versandgewicht,paketgewicht,poids colis,pakketgewicht,fraktvikt,fraktvekt,waga wysylki,waga przesylki,kargo agirligi,desi,prepravni hmotnost
net weight: nw,nt wt,n w,nettogewicht,eigengewicht,peso neto,peso netto,peso liquido,nettovikt,nettovekt,waga netto,trong luong tinh
gross weight: gw,gr wt,g w,bruttogewicht,rohgewicht,peso bruto,brutogewicht,bruttovikt,bruttovekt,waga brutto,hruba hmotnost,total weight
chargeable weight: billable weight,charged weight,volumetric weight,dimensional weight,dim weight,frachtpflichtiges gewicht,poids taxable,peso cobrable
package count: packages,package qty,pkgs,pieces,pcs count,number pieces,parcels,cartons,ctns,boxes,pallets,plts,colli,kolli,anzahl packstucke,packstucke,colis
package: packaging,pack,pkg,packung,verpackung,emballage,conditionnement,embalaje,envase,confezione,imballo,embalagem,verpakking,forpackning,opakowanie,ambalaj,obal,baleni,packing,parcel,paket,colis
pack-size: package size,units pack,pack qty,case pack,case qty,packungsgrosse,verpackungseinheit,ve,package quantity,vpe,qty pack
shipment: consignment,sendung,lieferung,envoi,expedition,envio,spedizione,remessa,zending,sandning,przesylka,gonderi,sevkiyat,zasilka,kiriman,shipmt
shipment id: consignment number,consignment note,shipment reference,lieferschein,delivery note,albaran,n albaran,numero spedizione,ddt,pakbon,sandningsnummer,foljesedel,numer wysylki,list przewozowy
tracking id: parcel number,sandningsnummer,consignment number,load id,load number,shipment number,consignment reference
container: cntr,conteneur,contenedor,contenitore,contentor,kontener,konteyner,kontejner,peti kemas,behalter
container id: container,cntr,n contenedor,conteiner,equipment number
seal id: seal,plombe,scelle,precinto,sigillo,lacre
bill-of-lading: bl,b l,b no,bl no,bol,bol number,mbl,mbl no,hbl,hbl no,master bl,house bl,master bill,konnossement,konnossementnummer,connaissement,conhecimento,cognossement,konossement,konosament,konsimento,konosman
vessel: ship,schiff,navire,buque,nave,nome nave,ship name,boat
voyage id: voyage,voy,reisenummer,viaggio,viagem
flight id: flight,flugnummer,vol,vuelo,volo
port: hafen,puerto,porto,haven,hamn,havn,liman,pristav,cang
loading: lading,load,verladung,beladung,chargement,carga,carico,carregamento,embarque,laden,lastning,lasting,zaladunek,yukleme,nakladka,naklad,pemuatan
discharge: unloading,unload,entladung,entlade,loschung,losch,dechargement,descarga,scarico,desembarque,descarregamento,lossen,losning,lossing,rozladunek,wyladunek,bosaltma,vykladka
loading port: pol,port origin,origin port,ladehafen,verladehafen,laadhaven,lastehavn
discharge port: pod,discharging port,port destination,destination port,arrival port,bestimmungshafen
departure: depart,departed,leaving,abfahrt,abflug,abreise,depart heure,partida,salida,partenza,saida,vertrek,avgang,avresa,wyjazd,odlot,odjazd,kalkis,odjezd,odlet,khoi hanh,dep
departure date: departure,sailing date,sailed,abfahrtsdatum,vertrekdatum,avgangsdatum,data wyjazdu,datum odjezdu,journey date,travel date
arrival date: arrived,arrival,arrives,ankunftsdatum,ankunft,date arrivee,llegada,arrivo,chegada,aankomstdatum,aankomst,ankomstdatum,ankomst,data przyjazdu,przyjazd,varis tarihi,datum prijezdu,prijezd
estimated departure date: etd,estimated departure,estimated time departure,est departure,planned departure,scheduled departure,expected departure,voraussichtliche abfahrt
estimated arrival date: eta,estimated arrival,estimated time arrival,est arrival,planned arrival,scheduled arrival,expected arrival,voraussichtliche ankunft
actual departure date: atd,actual departure,actual time departure,tatsachliche abfahrt,depart reel,salida real,partenza effettiva,saida real,werkelijk vertrek
actual arrival date: ata,actual arrival,actual time arrival,arrived,tatsachliche ankunft,arrivee reelle,llegada real,arrivo effettivo,chegada real,werkelijke aankomst,faktisk ankomst,gerceklesen varis
estimated delivery date: edd,expected delivery,promised date,promise date,promised delivery,requested delivery date,commit date,wunschliefertermin,planned delivery,scheduled delivery,estimated delivery
delivery date: expected delivery,requested delivery date,promised date,actual delivery
consignee: receiver,recipient,recipient name,ship to party,ship to name,deliver to name,delivery name,empfanger,warenempfanger,empfangername,destinataire,destinatario,consignatario,consegnatario,ontvanger,geadresseerde,mottagare,mottaker,modtager,odbiorca,alici,alici adi,addressee
shipper: consignor,sender,sender name,ship from name,exporter,versender,absender,verlader,expediteur,remitente,expedidor,cargador,mittente,speditore,remetente,afzender,verzender,avsandare,avsender,afsender,nadawca,sender company
carrier: shipped by
incoterm: terms delivery,delivery terms,trade terms,shipping terms,lieferbedingung,lieferkondition,resa,leveringsvoorwaarden,leverconditie,leveransvillkor,leveringsbetingelser,warunki dostawy,teslim sekli,dodaci podminky
service level: service type,service,service mode,delivery service,shipping speed,serviceart,versandservice,type service,poziom uslugi,rodzaj uslugi,hizmet turu,servis turu,druh sluzby
truck: lorry,lkw,camion,camion nom,caminhao,vrachtwagen,lastbil,ciezarowka
vehicle: vehicle no
license-plate: matricula,vehicle number
vin: fin
lot id: lot,batch,lot code,batch code,batch lot,lot batch,sarze,cislo sarze,partijnummer,parti,batchnr,chargenr,charge,partiya,charge number lot
batch id: batch lot,lot batch,lot code,batch code,sarze,cislo sarze,partijnummer,batchnr,chargenr
expiry date: ngay han
reorder point: reorder level,order point,meldebestand,bestellpunkt,bestellbestand,bestelniveau,bestelpunt,bestallningspunkt,bestillingspunkt,punkt zamawiania,poziom zamawiania,siparis noktasi,bod objednani,par level,trigger point,reorder pt,re order level,re order point,rop,yeniden siparis noktasi,titik pemesanan ulang,replenishment point,restock level,reorder threshold
min-stock: bestallningspunkt,par level
max-stock: maximum stock,maximum quantity,max qty,max level,maximum level,maximum stock level,max stock level,hochstbestand
reorder quantity: eoq,economic order quantity,replenishment qty,bestellmenge,nachbestellmenge
moq: min order qty,minimum order qty,minimum order,min order,mindestbestellmenge,mindestabnahme,pedido minimo,mindestmenge,order minimum,minqty
reserved stock: reserved qty,reserved,allocated,allocated qty,committed,committed qty
available stock: available quantity,qty available,free qty,available to promise,atp,available to sell
warehouse: storage location,depot,plant
last count date: last counted,last count,last stocktake,stocktake date,stock take date,cycle count date,last inventory,inventory date
last purchase date: last purchase,last po date,last received,last receipt date,last ordered,letzter einkauf,letzter wareneingang,dernier achat
lead-time: lead time days,lt,replenishment time,delivery time,delivery lead time,lieferzeit,wiederbeschaffungszeit,vorlaufzeit,beschaffungszeit,delai,plazo,levertijd,doorlooptijd,leveranstid,ledtid,leveringstid,ledetid,czas dostawy,czas realizacji,teslim suresi,lead time weeks,lead time giorni
part: teil,bauteil,piece detachee,pieza,pezzo,ricambio,peca,onderdeel,artikeldel,del,komponente,czesc,parca,dil,soucast,komponen,spare part
part id: part number,part code,pn,p n,partnr,part ref,component number,teilenummer,sachnummer,bauteilnummer,codice componente,onderdeelnummer,onderdeelcode,detaljnummer,delenummer,ref piece,artikeldelnummer
component: composant,componente,komponente,baugruppe,bauteil,onderdeel,komponent,skladnik,bilesen,material component,sub part,subassembly,assembly,child item,child part,ingredient,zutat
quantity per: qty unit,qpa,usage qty,component qty,bom qty,bedarfsmenge,quantite unitaire,coefficient,cantidad por,quantita per,quantidade por,hoeveelheid per,aantal per,antal per,ilosc na,birim basina miktar,mnozstvi na,quantity assembly
revision: revizyon,rev,rev no,rev level,eco level,change level,version drawing,anderungsstand,anderungsindex,revisionsstand,revisione,revisao,versie,rewizja,revize,revisi,version design,drawing revision,engineering change level
reference-designator: refdes,ref des,designator,bauteilreferenz,repere,repere topologique,designador,oznaczenie referencyjne,referans isareti,component reference
footprint: package footprint,case package,case size,pcb footprint,gehause,gehauseform,bauform,boitier
work-order id: work order,wo,production order,manufacturing order,mo,mo number,job no,job order,job card,shop order,fertigungsauftrag,produktionsauftrag,arbeitsauftrag,fa nummer,of numero,commessa,werkorder,productieorder
work-center: work station,machine group,production line,arbeitsplatz
machine: equipment name,machine name,machine id,maschine,maschinenname,equipment machine,machine nom,equipement
operation-step: operation,process step,process,routing step,op no,step no,arbeitsgang,vorgang
cycle-time: takt,takt time,taktzeit,zykluszeit,bearbeitungszeit maschine,cyclustijd,cykeltid,syklustid
setup-time: set up time,rustzeit,insteltijd,stalltid,czas przezbrojenia,hazirlik suresi,cas serizeni
downtime: down time,stillstand,stillstandszeit,ausfallzeit,paro,fermo macchina,stilstand,stillestandstid
scrap: reject,rejected quantity,scrapped,ausschuss,ausschussmenge,rebut,chatarra,merma,rechazo,scarto,refugo,sucata,uitval,afkeur,kassation,kassasjon,vrak,brak,odpad,hurda
scrap rate: uitvalpercentage,scrap factor,rejection rate,yield loss,ausschussquote
good quantity: good parts,good units,good count,yield,passed qty,gutmenge,gutteile
planned quantity: target quantity,to produce,quantity to manufacture,sollmenge,planmenge
defect: defect type,defect code,nonconformity,non conformity,nonconformance,fault,fault type,failure mode,fehler,fehlerart,mangel,defaut,non conformite,type defaut,falla,no conformidad,difetto,non conformita,defeito,falha,nao conformidade
tolerance: toleranz,tolerancia,tolerantie,tolerancja,tol,tolleranza,tolerans,tolerance limit
bom level: bom lvl,level bom,indent,structure level,stucklistenebene,stufe stuckliste,livello distinta,stuklijstniveau
make-or-buy: make buy,procurement type,supply type,source type,beschaffungsart,eigenfertigung fremdbezug,verwervingssoort,type approvisionnement
shift: equipe
inspection: inspeccion,quality check,qc check,prufung qualitat,controle qualite,ispezione,controllo qualita,inspecao
maintenance: wartung,instandhaltung,entretien,mantenimiento,manutenzione,manutencao,onderhoud,underhall
installation date: installed on,commissioned,commissioning date,einbaudatum,installationsdatum,inbetriebnahme,installatiedatum,driftsattning
origin: pickup location,pickup city,origin city,origin location
destination: delivery location,drop location,destination city,destination location,arrival location
engine: displacement,hubraum
fuel: combustivel,brandstof,paliwo,yakit
thickness: thk
coating: lining
diameter: durchmesser,diametre
texture: textur,acabado
passenger: traveller,traveler
cabin: cabin class
itinerary: journey
`;
