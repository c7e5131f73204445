/** Words of single trades, one list a domain; in the shape of `people.ts`. */
export const FINANCE_WORDS = `
booking date: booked,bookgdt,entry dt,buchungsdatum konto,boekingsdatum,data ksiegowania,bokforingsdag,bokforingsdatum,bokfort,datum zauctovani,datum uctovani,ngay hach toan,value booking,bokford
posting date: posted,bookgdt,boekingsdatum,boekdatum,bokforingsdag,bokforingsdatum,buchungsdatum,buchungstag,datum zauctovani,ngay ghi so
value date: valdt,valutadag,rantedag,datum valuty,valor,wert,wertstellungsdatum
transaction date: activity date,effective transaction date,txndate,transaktionsdag,datum operace,handelstag,transaction time,transaction datetime
transaction: transaktion,transaccion,transactie,operation,operacion,operazione,operacao,transacao,transazione,transakcja,operacja,islem,transakce,len den,mutatie,umsatz buchung,movement,movimiento,movimento,trade
transaction id: fitid,transaction code,id transakcji,authorization code,auth code,capture id,charge id,txid,utr,rrn,dekont no
payee: nadawca odbiorca,mottagare betalare,modtager,mottaker,alici adi,protistrana,prijemce,zahlungspflichtiger,zahlungsbeteiligter,partnername,ordinante,contrapartida,counter party,other party,remitter,payor,debtor name,creditor name,received from,motpart,penerima,beneficiary name
memo: purpose,zahlungszweck,rmtinf,remittance,tytul operacji,tytul platnosci,ucel platby,berita transfer,communication,unstructured,mededeling,tekst,betalingskenmerk omschrijving,motivo pagamento,descrizione operazione,concepto bancario,payment reference,payment message,transaction memo,statement descriptor,verifikationstext,transaktionstext,popis transakce,payment remarks,transaction remarks,transaction note
counterparty iban: counter account,counterparty account,tegenrekening,rachunek kontrahenta,rachunek odbiorcy,gegenkonto iban,kontonummer iban,iban zahlungsbeteiligter
own iban: own account,auftragskonto,rachunek wlasny,eigenes konto,mon compte,konto wlasne
account name: account title,kontobezeichnung,kontoname,nome conto,rekeningnaam,kontonamn,nazwa konta,nazwa rachunku,hesap adi,nazev uctu,ledger name
account: konto,compte,cuenta,conto,conta,hesap,ucet,rachunek,akun,a c,acc,ac
account id: acct,cislo uctu,compte bancaire,cuenta bancaria,conta bancaria,conto corrente,bankkonto,bankrekening,dda,hesap kodu,ucet,so tai khoan,khata number
bank account: bankverbindung,rib,banka hesabi,compte bancaire
account holder: kontoinhaber,intestatario,rekeninghouder,kontoinnehavare,wlasciciel rachunku,posiadacz rachunku,hesap sahibi
balance after: running balance,saldo nach buchung,saldo po operacji,solde apres operation,saldo despues,bakiye sonrasi,ledger balance,book balance
opening balance: begin balance,beginning balance,starting balance,anfangssaldo,anfangsbestand,solde initial,saldo inicial,saldo iniziale
closing balance: ending balance,endsaldo,schlusssaldo,endbestand,solde final,saldo final,saldo finale,eindsaldo
debit: obciazenia,wyplaty,ma dati,zatezovaci,debit amt,dr amount,borc tutari,ghi no,payments,outgoing,zahlungsausgang,uitgave,charges debit,wn,winien,md,egreso,saida,uscite,cikan,utgift,odchozi,vydaj,pengeluaran,amount debited,debited
credit: cr amount,crediti,alacak tutari,ghi co,receipts,incoming,zahlungseingang,uznania,dal,kredit,ma,entrate,entradas,inkomst,ingresos cuenta,lodgement,giren,prichozi,prijem,prijmy,pemasukan,amount credited,credited,incoming amount
debit credit flag: debit credit,dr cr,d c,cd,crdr,cr dr,dc,debit or credit,credit debit,soll haben,soll haben kennzeichen,s h,debe haber,debet credit,dare avere,sens,af bij,afbij,debet kredit,wn ma,md d
end-to-end reference: end to end id,endtoendid,end to end,e2e
mandate id: mandate,mandate reference,mandatsreferenz,mandatsref,rum,machtigingskenmerk,machtiging,mandatreferens,mandat,umr
creditor id: glaubiger id,glaeubiger id,creditor identifier,creditor identification,sepa creditor id,ics,incassant,identificativo creditore,sci
bic: ma swift,bank identifier code,bank identifier
routing id: routing,transit number,institution number,bsb,branch code,clabe,ma ngan hang,bankkod,clearingnummer,codice abi,abi,cab,sort,kod banku,kod banky
fee: kosten bank,oplata prowizja,poplatek,phi,surcharge,service fee,processing fee,transaction fee,handling fee,platform fee,charge,opratky,masraf,masraflar,despesas bancarias,commissioni,spese bancarie,kosten,spesen,transactiekosten,prowizja,koszty,gebyr,kurtage,brokerage,total fees,service charge,bank charges
exchange rate: fx,xrate,currency rate,kurz,menovy kurs,kurs wymiany,vaxelkurs,valutakurs,wisselkoers,koers,doviz kuru,smenny kurz,cambio,cours
interest: interets,zins,intereses,juros,rente bedrag,odsetki
interest-rate: rate interest,roi rate,oprocentowani,lai suat,apr,apy,zins satz,tasa interes,tasa,tasa anual,annual rate,interest percent,int rate
principal: principal amount,kapital,capital,capitale,kapitaal,anapara,loan amount,darlehensbetrag
loan: darlehen,kredit darlehen,pret,emprunt,prestamo,prestito,emprestimo,mutuo
installment: instalment,ratenzahlung,echeance mensualite,cuota,rata,termijn
invoice: rechnung,facture,fattura,fatura,factuur,faktura,fakturace,hoa don,bill,inv
document: dokument,beleg,piece,documento,stuk,boekstuk,belge,doklad,dokumen,doc,voucher,verifikat,verifikation,bilag,dowod
document id: voucher no,belegnummer,belegfeld,belegfeld 1,dokumentnummer,n documento,no piece,evrak no,vernr,verifikat,ver nr
invoice id: invoice,invoice reference,inv ref,cislo faktury,no faktur,fakt nr,facturanummer,belegfeld 1,faktura,nomor faktur,folio,invoice code,bill ref,receipt no,receipt id,tax invoice no
invoice date: datum vystaveni,invoice issued,date issue,issued,data emissione,datum faktury,txndate,duzenleme tarihi
due date: payable by,pay by,splatnost,datum splatnosti,falligkeit,faellig,faelligkeit,forfaller,forfald,forfallodatum faktura,termin zaplaty,prazo,vence,resolution due,vade,sista betalningsdag,jatuh tempo,han thanh toan,ngay han,fecha vencimiento
net amount: net value,excl vat,excl tax,ex vat,ex tax,ht,hors taxe,hors taxes,imponibile,base imponible,base imponibile,base tributavel,taxable amount,taxable base,taxable value,exkl moms,excl btw,kwota bez vat,wartosc netto,kdv haric,bez dph,zaklad dane,amount before tax,pre tax amount,net tax,before vat,untaxed amount,net sales
gross amount: gross value,incl vat,incl tax,inc vat,inc gst,ttc,toutes taxes comprises,totale lordo,inkl moms,incl btw,wartosc brutto,kdv dahil,s dph,celkem s dph,amount after tax,total inc tax,tax inclusive amount,inkl mwst,mit mwst,con iva,totale ivato,total ttc,amount tax,gross sales,after tax amount,total vat
tax rate: vat,tax,dph sazba,sazba dph,sazba dane,thue suat,tax pct,vat pct,gst pct,tax slab,mwst satz percent,umsatzsteuersatz,btw percentage,moms percent,moms procent,tipo impositivo,tva percent,iva percent,kdv yuzdesi,vergi orani,gst rate percent,tax rate percent
tax code: vat code,tax key,steuerschlussel,bu schlussel,mwst code,code tva,code taxe,codice iva,codigo fiscal iva,btw code,momskod,kod vat,kdv kodu,kod dane,kod dph,tax class,tax group,tax category,steuerklasse,steuerkategorie
withholding-tax: wht,tds,withheld tax,quellensteuer,lohnsteuer,retencion,ritenuta,retencao
gl-account: nominal code,nominal account,nominal,gl,gl no,account id gl,ledger account no,ledger no,sachkontonummer,konto soll,compte general,code compte,cuenta mayor,conto contabile,codice conto,conta contabil,grootboek,grootboeknummer,kontonummer bokforing,bas konto,konto ksiegowe
contra account: contra,offset account,offsetting account,balancing account,gegenkonto,contrepartie,contrapartida cuenta,conto contropartita,contropartita,contrapartida,tegenrekening grootboek,motkonto,modkonto,konto przeciwstawne,karsi hesap,protiucet
cost-center: cc code,cost ctr,cost centre code,kost 1,kst,kostenstellennummer,section analytique,centro custo,kostenplaatscode,kostnadsstalle kod,nakladove stredisko,profit centre
fiscal-year: fy,financial year,accounting year,wirtschaftsjahr,geschaftsjahr,buchungsjahr,exercice,exercice comptable,annee fiscale,ejercicio,ejercicio fiscal,anno fiscale,esercizio,ano fiscal,exercicio,boekjaar,rakenskapsar,regnskabsar,rok obrotowy,rok podatkowy,mali yil,fiskalni rok
accounting period: fiscal period,financial period,posting period,buchungsperiode,abrechnungszeitraum,periode comptable,periodo contable,periodo contabile,periodo contabil,boekingsperiode,redovisningsperiod,okres ksiegowy,muhasebe donemi,ucetni obdobi
payment terms: terms,net terms,pay terms,credit terms,credit days,payment days,zahlungsbedingung,zahlungskondition,zahlungsziel tage,betalingsvoorwaarden,betaaltermijn,betalningsvillkor dagar,betalingsbetingelser,warunki platnosci,odeme kosullari,vade,platebni podminky
outstanding amount: outstanding,amount due,balance due,amount outstanding,open amount,remaining amount,unpaid,amount owing,amount owed,offener betrag,restbetrag,offener posten,montant du,solde du,importe pendiente,saldo pendiente,importo residuo,saldo devedor,openstaand bedrag,te betalen,aterstar,do zaplaty,pending amount,balance amount,remaining balance,amount pending,due amount,balance payable
paid amount: amount paid,paid,total paid,paid to date,bezahlt,bezahlter betrag,gezahlter betrag,montant paye,montant regle,pagado,importo pagato,valor pago,betaald,betalt,zaplacono,odenen,zaplaceno,payment received,amount received,received amount,payment made
payment date: last paid,datum platby,pay date,paid date,settled on,settlement date,datum uhrady,payday,charge date,betaldatum,inbetalningsdatum
payment status: paid status,is paid,paid flag,financial status,paid n,bezahlstatus,stato pagamento,betaalstatus,status platnosci,stav platby,settlement status,betald
payment: zahlung,paiement,pago,pagamento,betaling,betalning,platnosc,odeme,platba,payout,remittance payment,reglement,versement
payment method: tender,payment option,payment channel,zpusob platby,platebni metoda,cara bayar,payment instrument,betalingswijze,gateway,odeme turu,forma uhrady,metode pembayaran,phuong thuc thanh toan,hinh thuc thanh toan,tipo pagamento,meio pagamento,paid using,mode pay,pay mode,payment via
cheque id: cheque no,chq no,chq,numero cheque,schecknr,czek nr,cek no,cislo seku,so sec,chq ref no
check id: chk,chq,schecknr,nr czeku,cek no,cislo seku,so sec,assegno
category: budget category,expense category,expense type,spending category,ausgabenkategorie,kostenart
salary: basic pay,luong,vetan,plat,mzda,placa,lohn brutto,wynagrodzenie zasadnicze,brut maas,gross pay,ctc annual,total compensation,brut ucret,net ucret,manadslon,grundlon,hruba mzda,gaji,gaji pokok,luong co ban,monthly income,monthly pay,stipend,current ctc
pay rate: hourly rate,lohnsatz,tarifa salarial,valor hora,stawka
pay type: compensation type,wage type,salary hourly,salary or hourly,lohnart,lohnform,type remuneration,loonsoort,loneform,loneart,lonetyp,rodzaj wynagrodzenia,ucret turu
fte: full time equivalent,fte percent,employment percent,percent employed,workload percent,beschaftigungsgrad,stellenumfang
employment type: full part time,full time part time,ft pt,employment category,employment class,worker category,forma zatrudnienia,uvazek typ,employee type,employee class,employment form,position type,staff type
vacation balance: leave balance,holiday balance,remaining leave,resturlaub,urlaubssaldo,urlaubskonto,conges restants,vacaciones pendientes
weekly hours: standard hours,scheduled hours,scheduled weekly hours,wochenarbeitszeit,heures par semaine,heures hebdomadaires,horas semanales
hire date: employed since,seniority date,service date,original hire,first day work,datum nastupu,ngay vao lam,joining dt,nastup,tilltradesdag,anstalld sedan,in dienst,start employment,anstalld fran,tanggal masuk,tgl masuk,mulai kerja,ingreso,alta,contratacion,admissao,beitritt,eingestellt am,datum in dienst,date employment,date started
termination date: last day worked,end employment,date left,left on,ngay nghi viec,avslutsdatum,slutdatum anstallning,data fine rapporto,uitdiensttreding,uit dienst,entlassungsdatum,relieving date,date leaving,dol,dismissal date,avgangsdatum,anstalld till,datum odchodu,egreso,fecha salida,fecha retiro,baja,demissao,desligamento,ausgeschieden am,employment end date,quit date
national-id: national insurance number,ni number,nino number,social insurance number,sin,citizen id,citizen number,government id,govt id,tax file number,tfn,rodne cislo,no ktp,ktp,cccd,cmnd,so cccd,aadhaar number,pan,fiscal code,tc no,personnr,pnr,samordningsnummer,cislo op,obcansky prukaz,nik,nomor ktp,no identitas,aadhar card,aadhaar card,adhar,aadhar no,uid number,uidai,documento,documento identidad,num documento,identificacion,cedula ciudadania,doc identidad,numero identificacion,identidad,rg,cf,identity card,identity card number,id proof number,id document,id document number,nic number,nic,nric,cnic,identity document,government issued id,identification number
vat id: vat reg no,vat registration,dic,npwp,mst,gst reg no,tax reg no,tax registration number,umsatzsteuer identifikationsnummer,uid nummer,tva number,id tva,numero iva,cif nif,nif,cuit,fiscal number,numero fiscal,vkn,vergi kimlik no,ma so thue
policy: police,poliza,polizza,apolice,polis,police sigorta,pojistka,versicherungsschein,insurance policy,forsakringsbrev,pol
policy id: policenr,policy reference,pol no,vsnr,scheinnummer,cislo smlouvy pojistne,insurance id,insurance number,forsakringsnummer
insured: named insured,policy owner,insured party,insured person,versicherungsnehmer,versicherter,versicherte person,assure,souscripteur,tomador,asegurado,assicurato,contraente,segurado,verzekerde,verzekeringnemer,forsakringstagare,ubezpieczajacy,ubezpieczony,sigortali,pojistnik,pojisteny
insurance: insurance carrier,payer,health plan,health insurance,versicherer,versicherungsgesellschaft,kasse,assureur,mutuelle,aseguradora,compagnia,compagnia assicurativa,assicuratore,seguradora,convenio,verzekeraar,zorgverzekeraar,forsakringsbolag,ubezpieczyciel,towarzystwo ubezpieczeniowe,sigorta sirketi,pojistovna
premium: premium amount,annual premium,gross premium,gross written premium,gwp,written premium,insurance premium,pramie,versicherungspramie,beitrag,prime,prime annuelle,prime ttc,prima,prima anual,premio,premio lordo,premio annuo,premie,skladka,prim,pojistne
sum insured: sum assured,insured amount,insured value,coverage amount,coverage limit,limit liability,total sum insured,tsi,tiv,total insured value,face amount,face value,versicherungssumme,deckungssumme,capital assure,somme assuree,montant garanti,suma asegurada,capital asegurado,somma assicurata,massimale,capitale assicurato
coverage: cover,cover type,coverage type,benefit,insurance type,deckung,versicherungsschutz,garantie assurance,couverture,cobertura,garantias,copertura,garanzia assicurativa,dekking,dekning,skydd,forsakringsskydd,zakres ubezpieczenia,ochrona,teminat,kryti
deductible: excess,policy excess,self insured retention,sir,retention,selbstbehalt,selbstbeteiligung,franchise,franchise assurance,franquicia,franchigia,scoperto,franquia,eigen risico,sjalvrisk,egenandel,selvrisiko,franszyza,udzial wlasny,muafiyet,spoluucast,risiko sendiri
claim: schaden,schadenfall,sinistre,siniestro,sinistro,schade,skada,szkoda,hasar,pojistna udalost,loss,loss event
claim id: claim reference,skadenummer,numer szkody,dosya no,cislo skody,cislo skodne udalosti
loss date: claim date,incident date,accident date,date accident,date incident,occurrence date,date occurrence,dol loss,schadendatum,schadentag,unfalldatum,date sinistre,date survenance,data sinistro,schadedatum,skadedatum,data szkody,hasar tarihi,datum skody,ngay ton that
reported date: report date,date reported,reported on,notification date,notified on,fnol date,meldedatum,schadenmeldung
paid claim: claims paid,paid loss,losses paid,indemnity paid,bezahlter schaden,schadenzahlung,sinistre paye,indemnite payee
claim amount: incurred,total incurred,schadenhohe,kwota szkody,wartosc szkody,hasar tutari,vyse skody
reserve: outstanding reserve,reserve amount,case reserve,os reserve,claims reserve,schadenreserve,ruckstellung,reserve sinistre
inception date: policy start,cover from,cover start,coverage start,policy effective date,risk start,versicherungsbeginn,vertragsbeginn versicherung,date effet,data effetto,decorrenza,ingangsdatum polis,forsakringsstart,poczatek ochrony,poczatek ubezpieczenia,sigorta baslangic tarihi,pocatek pojisteni
broker: intermediary,insurance agent,insurance broker,producer,producer name,producing agent,introducer,makler,versicherungsmakler,vermittler,courtier,apporteur,corredor,mediador,intermediario,corretor,tussenpersoon,makelaar,formedlare,posrednik,simsar
line of business: lob,class business,insurance line,business line,branch insurance,sparte,versicherungssparte,ramo,bransje,linia biznesowa,brans,risk type,product class
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
revenue: prijmy,trzby,obrat,rajasva,intakt,omsetning,sales amount,ricavo,recettes,revenus,revenu,ventas netas,vendas liquidas,net sales,total revenue,sales revenue,purchase revenue,annual sales,yearly revenue,company revenue,annual turnover
share-capital: capital stock,stammkapital,grundkapital,gezeichnetes kapital,capital social,capitale sociale,aandelenkapitaal,maatschappelijk kapitaal,aktiekapital,aksjekapital,kapital zakladowy,sermaye,zakladni kapital,modal dasar,paid up capital,authorised capital,authorized capital,paidup capital
isin: isin code,wkn,cusip,sedol,security id
ticker: symbol,stock symbol,security symbol,instrument symbol
security: instrument,wertpapier,titre financier,valor titulo,strumento,effect,vardepapper,papier wartosciowy,titolo,stock name,fund name
share-count: shares,number shares,units held,stuck anteile,numero azioni,aantal aandelen,antal aktier,liczba akcji,shares held,anzahl aktien,acciones,azioni
asset: anlage,actif,activo fijo,cespite,ativo,activa,tillgang,aktywo
market-value: fair value,current value,verkehrswert,marktwert,valeur venale,marktwaarde,marknadsvarde,wartosc rynkowa
book-value: carrying amount,carrying value,nbv,net book value,buchwert,restbuchwert,valeur comptable,vnc
stock value: bestandswert,lagerwert,valore magazzino,wartosc magazynu,wartosc zapasow
value: wert,valeur,valore,waarde,varde,vaerdi,verdi,wartosc,deger,hodnota,val
tip: gratuity,trinkgeld,pourboire,propina,mancia,gorjeta,fooi,dricks
refund: refund amount,refunded,amount refunded,erstattung,ruckerstattung,remboursement,reembolso,rimborso
deposit: deposito,security deposit,damage deposit,rental deposit,bond,kaution,mietkaution,caution,fianza,deposito cauzionale,cauzione,caucao,waarborgsom,borg,deposition,kaucja,depozito,kauce
shipping cost: shipping,shipping handling,postage packaging,postage packing,p p,shipping total,freight charges,s h,delivery amount,postovne,doprava cena,dopravne,porto,frais envoi,vrachtkosten,fraktkostnader,fraktavgift,koszty transportu,navlun,transport cost,transport charges,versand
`;

export const GOODS_WORDS = `
order: ordre,bestellung,auftrag,commande,pedido,ordine,encomenda,bestelling,bestallning,zamowienie,siparis,objednavka,aadesh,ord
order id: ordrenummer,purchase id,sale id,so number,order name,increment id,web order number,cislo objednavky,bestellcode,booking id,booking no,booking reference,buchungsnummer,reservation number,reservation id,confirmation number,confirmation code,order confirmation,pnr,siparis kodu,objednavka,no pesanan,nomor pesanan,ma don hang,so don hang,pedido,job order no
order date: purchased on,purchase dt,sale date,date sale,sold on,datum objednavky,placed on,order time,order created,created order,verkaufsdatum,date vente,data vendita,verkoopdatum,forsaljningsdatum,data sprzedazy,satis tarihi,datum prodeje,tanggal pesanan,ngay dat hang,purchase order date
order status: bestellstatus,stato ordine,bestelstatus,status zamowienia,stav objednavky
fulfillment status: shipping status,shipment status,delivery status,versandstatus,lieferstatus,stato spedizione,stato consegna,verzendstatus,leverstatus,leveransstatus,fraktstatus,status wysylki,status dostawy,kargo durumu,teslimat durumu,stav doruceni,stav dodavky
order total: order amount,order value,wartosc zamowienia,bestelbedrag,ordertotal,ordersumma,ordresum,siparis tutari,bestellwert,auftragswert,auftragssumme,bestellsumme
price: item price,product price,base price,standard price,sold for,sold price,price ea,each,verkaufspreis brutto,vk brutto,prix public,preco unit,satis fiyat,cena brutto,cena sprzedazy brutto,prodejni cena,listing price,list prc,asking,price tag,salgspris,birim fiyati,liste fiyati,utpris,enhetspris,jednotkova cena,cena za kus,cena s dph,cena bez dph,harga satuan,harga jual,gia ban,valor unitario,pu ht,cours,kurs,stk preis,quotazione,koers,stuksprijs,mrp,unit rate,sell price,sales price,rate unit,unit amt,sale rate,selling rate
list-price: catalogue price,listenpreis,katalogpreis,prix catalogue,catalogusprijs,listpris,cena katalogowa,liste fiyati,cenikova cena
compare-price: recommended retail price,msrp,rrp,mrp,list price,strike price,unverbindliche preisempfehlung,adviesprijs,prix barre,prix conseille,precio recomendado,precio anterior,prezzo consigliato,prezzo pieno,preco de,rekommenderat pris,ordinarie pris,cena katalogowa
sale-price: sale prc,discounted,reduced price,clearance price,sonderpreis,reduzierter preis,prix reduit,prix promotionnel,prix remise,precio especial,prezzo promozionale,prezzo speciale,preco promo,aanbiedingsprijs,reapris,extrapris,rabattert pris,cena promo,kampanya fiyati,akcni cena,zlevnena cena
cost: avg cost,standard cost,std cost,landed cost,cost goods,item cost,purchase prc,buying cost,einstandspreis,einkaufspreis netto,ek netto,selbstkosten,prix achat ht,costo unitario,coste unitario,costo promedio,precio costo,costo medio,custo unitario,custo medio,inkoopprijs excl,birim maliyet,inpris,sjalvkostnad,nakupni cena,porizovaci cena,harga beli,hpp,harga pokok,gia von,gia nhap,purchase rate,unit cost price,acquisition cost,acquisition value
quantity: purchased quantity,quantity purchased,qty sold,units sold,quantity shipped,item qty,order qty,ordered quantity,bestellmenge,bestellte menge,lineitem qty,nb articles,quantite commandee,cantidad pedida,quantita ordinata,quantidade pedida,besteld aantal,bestalld kvantitet,zamowiona ilosc,sayi,mangd,pocet,kusu,jumlah,jml,banyaknya,so luong,sankhya,unidades,nombre,pezzi,liczba,szt,antall,nos,no pcs,no pieces,total quantity
line item: line,position zeile,auftragsposition,ligne,riga,linha,regel,rad,pozycja zamowienia,satir,radek,baris,dong,pos,line no
barcode: product id ean,ean number,gtin 8,gtin 12,gtin 13,gtin 14,ean 8,ean 14,isbn 13,isbn 10,jan,itf 14,global trade item number,universal product code,code ean,code ean 13,codigo ean,codice ean,codice ean 13,kod ean,ean kod,ean kodu,barkod no,carovy kod,ma vach,bar code number,barcode no,gtin code
product name: variant title,designation,nazev produktu,ten sp,artikelbezeichnung 1,kurzbezeichnung,materialkurztext,materialbezeichnung,artikelomschrijving,artikelbenaming,nazwa artykulu,indeks nazwa,descrizione articolo,part name,part description,product desc,stok adi,malzeme adi,mal adi,benamning,nazev vyrobku,nazev polozky,nama produk,nama barang,ten hang,nombre articulo,descripcion articulo,descricao produto,material name,service name,product or service
title: product name,item name,name item,listing title
brand: brand label,make,marke hersteller,hersteller marke,marchio,marca comercial,fabrikat,znacka,merek,brand owner,product brand,varemerke,label brand,trade mark,handelsmarke,thuong hieu,nhan hieu
manufacturer: oem,brand manufacturer,vyrobce,pabrikan,produsen,valmistaja,produsent,fabricante nombre,casa produttrice,uretici firma,made by,nha san xuat,hang san xuat
mpn: manufacturer sku,manufacturer part,manufacturer number,mfr p n,mfg part number,mfg part,mfg p n,mfg pn,mfpn,hersteller artikelnummer,hersteller teilenummer,hersteller nr,hersteller art nr,reference constructeur,referencia fabricante,vendor part number,oem number,manufacturer part number,herstellernummer,reference fabricant
asin: amazon asin,amazon id
handle: url key,url slug,slug handle,url handle,permalink,seo url,url path key,friendly url,url alias
url key: url slug,url handle,slug
availability: stock status,in stock,available sale,verfugbarkeit,lieferbarkeit,lieferbar,lagerstatus,disponibilidad,disponibilita,beschikbaarheid,op voorraad,leverbaar,tillganglighet,i lager,lagerstatus sv,tilgjengelighet,dostepnosc,stok durumu,bulunabilirlik
image: photos,product photo,cover image,featured image,bild 1,hauptbild,produktbild,bild link,visuel,imagen principal,url imagen,foto producto,url immagine,imagem principal,fotos,hoofdafbeelding,foto s,produktbild url,huvudbild,zdjecie glowne,url zdjecia,fotograf,bild,img link,pic url,picture link,photo file,image path,image src url,thumbnail url
product url: product link,product page,deep link,produktlink,produktseite,link prodotto,pagina prodotto,produktlank,url produktu,urun linki,link produk,listing url
category: category path,categoria merceologica,famille,familia,famiglia,famiglia prodotto,produktgrupp,varugrupp,varegruppe,artikelgruppe,artikelgroep,productgroep,product group,item group,item family,product family,material group,commodity group,grup,urun grubu,produktkategori,skupina zbozi,druh zbozi,phan loai,nhom hang,loai hang,nhom,clasificacion,product class,product range,category title
material: matiere,composition material,composicion,composizione,composicao,stof,tyg,tkanina,kumas,latka,fabric,textile,oberstoff,obermaterial,tessuto,tecido,tissu,hauptmaterial
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
tracking id: waybill,air waybill,airway bill,hawb,mawb,house awb,pro number,parcel number,parcel id,paketnummer,paketreferenz,suivi,n seguimiento,seguimiento numero,guia,rastreamento,rastreio,track trace,barcode verzending,takip kodu,gonderi no,sandningsnummer,cislo zasilky,sledovaci cislo,consignment number,docket no,lr no,shipment tracking no,courier tracking
container: cntr,conteneur,contenedor,contenitore,contentor,kontener,konteyner,kontejner,peti kemas,behalter
container id: container,cntr,n contenedor,conteiner,equipment number
seal id: seal,plombe,scelle,precinto,sigillo,lacre
bill-of-lading: bl,b l,b no,bl no,bol,bol number,mbl,mbl no,hbl,hbl no,master bl,house bl,master bill,konnossement,konnossementnummer,connaissement,conhecimento,cognossement,konossement,konosament,konsimento,konosman
vessel: ship,schiff,navire,buque,nave,nome nave
voyage id: voyage,voy,reisenummer,viaggio,viagem
flight id: flight,flugnummer,vol,vuelo,volo
port: hafen,puerto,porto,haven,hamn,havn,liman,pristav,cang
loading: lading,load,verladung,beladung,chargement,carga,carico,carregamento,embarque,laden,lastning,lasting,zaladunek,yukleme,nakladka,naklad,pemuatan
discharge: unloading,unload,entladung,entlade,loschung,losch,dechargement,descarga,scarico,desembarque,descarregamento,lossen,losning,lossing,rozladunek,wyladunek,bosaltma,vykladka
loading port: pol,port origin,origin port,ladehafen,verladehafen,laadhaven,lastehavn
discharge port: pod,discharging port,port destination,destination port,arrival port,bestimmungshafen
departure: depart,departed,leaving,abfahrt,abflug,abreise,depart heure,partida,salida,partenza,saida,vertrek,avgang,avresa,wyjazd,odlot,odjazd,kalkis,odjezd,odlet,khoi hanh,dep
departure date: departure,sailing date,sailed,abfahrtsdatum,vertrekdatum,avgangsdatum,data wyjazdu,datum odjezdu
arrival date: arrived,arrival,arrives,ankunftsdatum,ankunft,date arrivee,llegada,arrivo,chegada,aankomstdatum,aankomst,ankomstdatum,ankomst,data przyjazdu,przyjazd,varis tarihi,datum prijezdu,prijezd
estimated departure date: etd,estimated departure,estimated time departure,est departure,planned departure,scheduled departure,expected departure,voraussichtliche abfahrt
estimated arrival date: eta,estimated arrival,estimated time arrival,est arrival,planned arrival,scheduled arrival,expected arrival,voraussichtliche ankunft
actual departure date: atd,actual departure,actual time departure,tatsachliche abfahrt,depart reel,salida real,partenza effettiva,saida real,werkelijk vertrek
actual arrival date: ata,actual arrival,actual time arrival,arrived,tatsachliche ankunft,arrivee reelle,llegada real,arrivo effettivo,chegada real,werkelijke aankomst,faktisk ankomst,gerceklesen varis
estimated delivery date: edd,expected delivery,promised date,promise date,promised delivery,requested delivery date,commit date,wunschliefertermin
delivery date: pod date,date reception,doruceno,datum doruceni,datum dodani,teslim edildi,dostarczono,afleverdatum,bezorgdatum,leveransdag,expected delivery,requested delivery date,promised date,drop off date
ship date: pickup date,pick up date,collection date,dispatch date,dispatched,despatch date,versendet am,abholdatum,date enlevement,date expedition prevue,data ritiro,ophaaldatum,avsandningsdatum,utleveransdatum,data nadania,data odbioru,gonderim tarihi,datum odeslani,datum expedice,ngay gui hang,shipping date
consignee: receiver,recipient,recipient name,ship to party,ship to name,deliver to name,delivery name,empfanger,warenempfanger,empfangername,destinataire,destinatario,consignatario,consegnatario,ontvanger,geadresseerde,mottagare,mottaker,modtager,odbiorca,alici,alici adi,addressee
shipper: consignor,sender,sender name,ship from name,exporter,versender,absender,verlader,expediteur,remitente,expedidor,cargador,mittente,speditore,remetente,afzender,verzender,avsandare,avsender,afsender,nadawca,sender company
carrier: shipping line,shipping company,freight forwarder,forwarder,forwarding agent,haulier,hauler,trucking company,transport company,delivery company,delivery partner,logistics provider,logistics partner,3pl,scac,scac code,carrier code,frachtfuhrer,spedition,versanddienstleister,reederei,paketdienst,kargo,nakliyeci,kargo sirketi,speditor,fraktbolag,dopravce,prepravce,courier company,shipped by,transporter,freight company
incoterm: terms delivery,delivery terms,trade terms,shipping terms,lieferbedingung,lieferkondition,resa,leveringsvoorwaarden,leverconditie,leveransvillkor,leveringsbetingelser,warunki dostawy,teslim sekli,dodaci podminky
service level: service type,service,service mode,delivery service,shipping speed,serviceart,versandservice,type service,poziom uslugi,rodzaj uslugi,hizmet turu,servis turu,druh sluzby
truck: lorry,lkw,camion,camion nom,caminhao,vrachtwagen,lastbil,ciezarowka
vehicle: truck,vehicle no,vehicle reg,fahrzeugnummer,vozidlo,xe,phuong tien,auto,van,fleet number,automobile,voiture,coche
license-plate: license plate number,vehicle registration,vehicle registration number,registration plate no,reg,rego,vrn,vrm,tag plate,fahrzeugkennzeichen,amtliches kennzeichen,plaque,matricula,numero targa,regnr,registreringsnr,plaka no,spz,rz,bien so,arac plakasi,registracni znacka,patente,vehicle number,car number,vehicle reg no
vin: vin number,chassis,frame number,fahrgestellnr,fahrzeug identifizierungsnummer,fin,chassi,numero telaio,karosserinummer,numer vin,numer nadwozia,sase no,cislo karoserie,so khung
mileage: odometer reading,km reading,kilometers,kilometres,km stand,laufleistung,kilometres compteur,kilometros,chilometri,quilometros,matarstallning,miltal,kilometerstand no,stan licznika,stav tachometru,najeto,jarak tempuh,so km
lot id: lot,batch,lot code,batch code,batch lot,lot batch,sarze,cislo sarze,partijnummer,parti,batchnr,chargenr,charge,partiya,charge number lot
batch id: batch lot,lot batch,lot code,batch code,sarze,cislo sarze,partijnummer,batchnr,chargenr,production lot,heat number
serial id: serial lot,vyrobni cislo,seriove cislo,serijnummer,matricola prodotto,imei,esn
expiry date: bb date,best by,sell by,mindesthaltbarkeit,mindesthaltbarkeitsdatum,haltbarkeit,dluo,dlc,date limite consommation,vto,scad,tht,sista forbrukningsdag,termin waznosci,data przydatnosci,spotrebujte do,datum spotreby,datum expirace,platnost do,platne do,hsd,policy end,son gecerlilik,giltig t m,trvanlivost,han su dung,ngay han,valid till,valid upto,valid thru
reorder point: reorder level,order point,meldebestand,bestellpunkt,bestellbestand,bestelniveau,bestelpunt,bestallningspunkt,bestillingspunkt,punkt zamawiania,poziom zamawiania,siparis noktasi,bod objednani,par level,trigger point,reorder pt,re order level,re order point,rop,yeniden siparis noktasi,titik pemesanan ulang
min-stock: minimum stock level,min stock level,minimum level,min level,stock min,buffer stock,mindestlagerbestand,sicherheitsbestand,stock mini,existencias minimas,cantidad minima,giacenza minima,estoque minimo,quantidade minima,minimale voorraad,veiligheidsvoorraad,minsta lager,sakerhetslager,minimumslager,minimalny stan,zapas bezpieczenstwa,kritik stok,kritik seviye,bestallningspunkt,minimilager,stok minimum,stok minimal,so luong toi thieu,ton toi thieu,nguong canh bao,par level,low stock alert
max-stock: maximum stock,maximum quantity,max qty,max level,maximum level,maximum stock level,max stock level,hochstbestand
reorder quantity: eoq,economic order quantity,replenishment qty,bestellmenge,nachbestellmenge
moq: min order qty,minimum order qty,minimum order,min order,mindestbestellmenge,mindestabnahme,pedido minimo,mindestmenge,order minimum,minqty
reserved stock: reserved qty,reserved,allocated,allocated qty,committed,committed qty
available stock: available quantity,qty available,free qty,available to promise,atp,available to sell
shelf: bin code,bin no,rack no,aisle,shelf no,slot,position lager,stellplatz lager,raf no,hyllplats,lagerplats
warehouse: warehouse code,warehouse location,stock location,storage location,store,depot,plant,werk lager,lagername,filiale,entrepot nom,magasin,bodega,deposito almacen,almacen nombre,deposito merce,magazzino nome,deposito estoque,opslaglocatie,lagerstalle,lagerplass,lagersted,depo adi,ambar,store location
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
shift: skift,schichtbezeichnung,equipe poste,poste equipe,equipe,ploeg,ploegendienst,arbetsskift,vakt,zmiana robocza,smena,ca lam viec,ca
inspection: inspeccion,quality check,qc check,prufung qualitat,controle qualite,ispezione,controllo qualita,inspecao
maintenance: wartung,instandhaltung,entretien,mantenimiento,manutenzione,manutencao,onderhoud,underhall
installation date: installed on,commissioned,commissioning date,einbaudatum,installationsdatum,inbetriebnahme,installatiedatum,driftsattning
`;
