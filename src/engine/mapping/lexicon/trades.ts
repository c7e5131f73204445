/** Words of single trades, one list a domain; in the shape of `people.ts`. */
export const FINANCE_WORDS = `
booking date: booked, bookgdt, entry dt, buchungsdatum konto, boekingsdatum, data ksiegowania, bokforingsdag, bokforingsdatum, bokfort, datum zauctovani, datum uctovani, ngay hach toan, value booking
posting date: posted, bookgdt, boekingsdatum, boekdatum, bokforingsdag, bokforingsdatum, buchungsdatum, buchungstag, datum zauctovani, ngay ghi so
value date: valdt, valutadag, rantedag, datum valuty, valor, wert, wertstellungsdatum
transaction date: activity date, effective transaction date, txndate
transaction: txn, tran, trx, operation, transaktion, operacion, operazione, operacao, transacao, transaccion, transazione, transactie, transakcja, operacja, islem, transakce, len den, mutatie, umsatz buchung, movement, movimiento, movimento
transaction id: fitid, transaction code, id transakcji, authorization code, auth code, capture id, charge id, txid, utr, rrn
payee: nadawca odbiorca, mottagare betalare, modtager, mottaker, alici adi, protistrana, prijemce, zahlungspflichtiger, zahlungsbeteiligter, partnername, ordinante, contrapartida, counter party, other party, remitter, payor, debtor name, creditor name, received from, recipient name bank
memo: purpose, zahlungszweck, rmtinf, remittance, tytul operacji, tytul platnosci, ucel platby, berita transfer, communication, unstructured, mededeling, tekst, betalingskenmerk omschrijving, motivo pagamento, descrizione operazione, concepto bancario, payment reference, payment message, transaction memo, statement descriptor
counterparty iban: counter account, counterparty account, tegenrekening, rachunek kontrahenta, rachunek odbiorcy, gegenkonto iban, kontonummer iban, iban zahlungsbeteiligter
own iban: own account, auftragskonto, rachunek wlasny, eigenes konto, mon compte, konto wlasne
account name: account title, name of account, kontobezeichnung, kontoname, nome conto, rekeningnaam, kontonamn, nazwa konta, nazwa rachunku, hesap adi, nazev uctu, account description, ledger name
account: konto, compte, cuenta, conto, conta, hesap, ucet, rachunek, akun, a c, acct, acc, ac
account id: acct, account, cislo uctu, bank acct, compte bancaire, cuenta bancaria, conta bancaria, conto corrente, bankkonto, bankrekening, bankrekeningnummer, dda
bank account: bankverbindung, rib, banka hesabi
account holder: account owner name, kontoinhaber, intestatario, rekeninghouder, kontoinnehavare, wlasciciel rachunku, posiadacz rachunku, hesap sahibi
balance after: running balance, saldo nach buchung, saldo po operacji, solde apres operation, saldo despues, bakiye sonrasi, ledger balance, book balance
opening balance: begin balance, beginning balance, starting balance, anfangssaldo, anfangsbestand, solde initial, saldo inicial, saldo iniziale
closing balance: ending balance, endsaldo, schlusssaldo, endbestand, solde final, saldo final, saldo finale, eindsaldo
debit: obciazenia, wyplaty, ma dati, zatezovaci, debit amt, dr amount, debito, debiti, borc tutari, ghi no, payments, outgoing, zahlungsausgang, addebiti, uitgave, charges debit, wn, winien, md, egreso, saida, uscite
credit: credit amt, cr amount, crediti, accrediti, alacak tutari, ghi co, receipts, incoming, zahlungseingang, wplaty, uznania, dal, kredit, ma, entrate, entradas, inkomst, ingresos cuenta, lodgement
debit credit flag: debit credit, dr cr, d c, cd, crdr, cr dr, dc, debit or credit, credit debit, credit debit indicator, soll haben, soll haben kennzeichen, s h, debe haber, debet credit, dare avere, sens, af bij, afbij, debet kredit, wn ma, md d
end-to-end reference: end to end id, endtoendid, end to end, e2e, e2e id, kundenreferenz end to end, end 2 end
mandate id: mandate, mandate reference, mandate ref, mandatsreferenz, mandatsref, rum, machtigingskenmerk, machtiging, mandatreferens, mandat, umr, numer mandatu
creditor id: glaubiger id, glaeubiger id, creditor identifier, creditor identification, sepa creditor id, ics, incassant, identificativo creditore, sci
bic: ma swift, bank identifier code, bank identifier, swift bic code, bic swift code
routing id: aba number, routing, transit number, institution number, bsb, bsb number, branch code, clabe, ma ngan hang, bankkod, clearingnummer, codice abi, abi, cab, sort, kod banku, kod banky
fee: kosten bank, oplata prowizja, avgifter, poplatek, phi, surcharge, service fee, processing fee, transaction fee, handling fee, platform fee, charge, opratky, masraf, masraflar, despesas bancarias, commissioni, spese bancarie
exchange rate: fx, xrate, currency rate, kurz, menovy kurs, kurs wymiany, vaxelkurs, valutakurs, wisselkoers, koers, doviz kuru, smenny kurz, cambio, cours
interest: zinsen, zins, interets, intereses, interessi, juros, rente bedrag, odsetki
interest-rate: rate of interest, roi rate, oprocentowani, lai suat, apr, apy, zins satz
principal: principal amount, kapital, capital, capitale, kapitaal, anapara, loan amount, darlehensbetrag
loan: darlehen, kredit darlehen, pret, emprunt, prestamo, prestito, emprestimo, mutuo
installment: instalment, rate rate zahlung, ratenzahlung, echeance mensualite, cuota, rata, parcela, termijn
invoice: rechnung, facture, factura, fattura, fatura, factuur, faktura, fakturace, hoa don, bill, inv
document: dokument, beleg, piece, documento, stuk, boekstuk, belge, doklad, dokumen, doc, voucher, verifikat, verifikation, bilag, dowod
document id: doc no, document no, voucher no, belegnummer, belegnr, beleg nr, belegfeld, belegfeld 1, dokumentnummer, n documento, no piece, boekstuknummer, stuknummer, verifikationsnummer, verifikatnr, verifikatnummer, bilagsnummer, numer dokumentu, belge no, evrak no, cislo dokladu, no dokumen
invoice id: invoice, invoice ref, invoice reference, inv ref, inv #, cislo faktury, no faktur, fakt nr, facturanummer, belegfeld 1
invoice date: datum vystaveni, issue date invoice, invoice issued, date of issue, issued, data emissione, bill dt, datum faktury, txndate
due date: payable by, pay by, splatnost, datum splatnosti, falligkeit, faellig, faelligkeit, forfaller, forfald, forfallodatum faktura, termin zaplaty, prazo, vence, resolution due
net amount: net value, excl vat, excl tax, ex vat, ex tax, ht, hors taxe, hors taxes, imponibile, base imponible, base imponibile, base tributavel, taxable amount, taxable base, taxable value, exkl moms, excl btw, kwota bez vat, wartosc netto, kdv haric, bez dph, zaklad dane
gross amount: gross value, incl vat, incl tax, inc vat, inc gst, ttc, toutes taxes comprises, totale lordo, inkl moms, incl btw, wartosc brutto, kdv dahil, s dph, celkem s dph, amount after tax, total inc tax, tax inclusive amount, inkl mwst, mit mwst, con iva, totale ivato
tax rate: vat, tax, dph sazba, sazba dph, sazba dane, thue suat, tax pct, vat pct, gst percent, gst pct, tax slab, mwst satz percent, umsatzsteuersatz, btw percentage, moms percent, moms procent, tipo impositivo, tva percent, iva percent, kdv yuzdesi
tax code: vat code, tax key, steuerschlussel, bu schlussel, mwst code, code tva, code taxe, codice iva, codigo fiscal iva, btw code, momskod, momskode, kod vat, kdv kodu, kod dane, kod dph, tax class, tax group, tax category, steuerklasse, steuerkategorie
withholding-tax: wht, tds, withheld tax, quellensteuer, lohnsteuer, retencion, ritenuta, retencao
gl-account: nominal code, nominal account, nominal, gl, gl acct, gl no, account id gl, ledger account no, ledger no, sachkontonummer, konto soll, compte general, code compte, cuenta mayor, conto contabile, codice conto, conta contabil, grootboek, grootboeknummer, kontonummer bokforing, bas konto, konto ksiegowe
contra account: contra, offset account, offsetting account, balancing account, counter account ledger, gegenkonto, contrepartie, contrapartida cuenta, conto contropartita, contropartita, contrapartida, tegenrekening grootboek, motkonto, modkonto, konto przeciwstawne, karsi hesap, protiucet
cost-center: cc code, cost ctr, cost center code, cost centre code, kost 1, kost1, kst, kostenstellennummer, section analytique, centro custo, kostenplaatscode, kostnadsstalle kod, nakladove stredisko, profit center, profit centre, profitcenter
fiscal-year: fy, financial year, accounting year, wirtschaftsjahr, geschaftsjahr, buchungsjahr, exercice, exercice comptable, annee fiscale, ejercicio, ejercicio fiscal, anno fiscale, esercizio, ano fiscal, exercicio, boekjaar, rakenskapsar, regnskabsar, rok obrotowy, rok podatkowy, mali yil, fiskalni rok
accounting period: fiscal period, financial period, posting period, buchungsperiode, abrechnungszeitraum, periode comptable, periodo contable, periodo contabile, periodo contabil, boekingsperiode, redovisningsperiod, okres ksiegowy, muhasebe donemi, ucetni obdobi
payment terms: terms, net terms, pay terms, credit terms, credit days, payment days, zahlungsbedingung, zahlungskondition, zahlungsziel tage, betalingsvoorwaarden, betaaltermijn, betalningsvillkor dagar, betalingsbetingelser, warunki platnosci, odeme kosullari, vade, platebni podminky
outstanding amount: outstanding, amount due, balance due, amount outstanding, open amount, remaining amount, unpaid, amount owing, amount owed, offener betrag, restbetrag, offener posten, montant du, solde du, importe pendiente, saldo pendiente, importo residuo, saldo devedor, openstaand bedrag, te betalen, aterstar, do zaplaty
paid amount: amount paid, paid, total paid, paid to date, bezahlt, bezahlter betrag, gezahlter betrag, montant paye, montant regle, pagado, importo pagato, valor pago, betaald, betalt, kwota zaplacona, zaplacono, odenen, zaplaceno, price paid, payment received
payment date: last paid, date of payment made, datum platby, pay date, paid date, settled on, settlement date, datum uhrady, payday, charge date
payment status: paid status, is paid, paid flag, financial status, paid y n, zahlungsstatus, bezahlstatus, stato pagamento, betaalstatus, betalingsstatus, betalningsstatus, status platnosci, stav platby, settlement status
payment: zahlung, paiement, pago, pagamento, betaling, betalning, platnosc, odeme, platba, pymt, pmt, payout, remittance payment, reglement, versement
payment method: card type, tender, payment option, payment channel, zpusob platby, platebni metoda, cara bayar, payment instrument, betalingswijze, betalingsmetode, gateway
cheque id: check no, cheque no, chq no, chq, numero cheque, schecknr, czek nr, cek no, cislo seku, so sec
check id: check, chk, chk no, chq, schecknr, nr czeku, cek no, cislo seku, so sec, assegno, numero assegno
category: budget category, expense category, expense type, spending category, ausgabenkategorie, kostenart
salary: basic pay, base pay annual, luong, vetan, plat, mzda, placa, lohn brutto, wynagrodzenie zasadnicze, brut maas, gross pay, ctc annual, annual base pay, total compensation
pay rate: rate of pay, pay rate amount, rate hourly, hourly rate, lohnsatz, tarifa salarial, valor hora, stawka
pay type: compensation type, wage type, salary hourly, salary or hourly, lohnart, lohnform, type de remuneration, loonsoort, loneform, loneart, lonetyp, rodzaj wynagrodzenia, ucret turu
fte: full time equivalent, fte percent, employment percentage, employment percent, percent employed, workload percent, beschaftigungsgrad, stellenumfang
employment type: full part time, full time part time, ft pt, employment category, employment class, worker category, forma zatrudnienia, uvazek typ, employee type, employee class, employment form
vacation balance: leave balance, holiday balance, remaining leave, resturlaub, urlaubssaldo, urlaubskonto, conges restants, vacaciones pendientes
weekly hours: standard hours, scheduled hours, scheduled weekly hours, wochenstunden, wochenarbeitszeit, heures par semaine, heures hebdomadaires, horas semanales
hire date: employed since, seniority date, service date, original hire, first day of work, datum nastupu, ngay vao lam, joining dt, nastup, tilltradesdag, anstalld sedan, in dienst, start of employment
termination date: last day worked, end of employment, date left, left on, ngay nghi viec, avslutsdatum, slutdatum anstallning, data fine rapporto, uitdiensttreding, uit dienst, entlassungsdatum, relieving date, date of leaving, dol, dismissal date
national-id: national insurance number, ni number, nino number, social insurance number, sin, citizen id, citizen number, id number national, government id, govt id, tax file number, tfn, rodne cislo, nik ktp, no ktp, ktp, cccd, cmnd, so cccd, aadhaar number, pan, fiscal code
vat id: vat reg no, vat registration, dic, npwp, mst, gst reg no, tax reg no, tax registration number, ust id nr, umsatzsteuer identifikationsnummer, uid nummer, tva number, id tva, numero iva, cif nif, nif, partita iva numero, cuit, tax payer id, taxpayer id, fiscal number, numero fiscal
policy: police, poliza, polizza, apolice, polis, polisa, police sigorta, pojistka, versicherungsschein, insurance policy, forsakringsbrev, pol
policy id: policy ref, policy reference, pol no, policy code, versicherungsscheinnummer, vsnr, scheinnummer, cislo smlouvy pojistne, cislo pojistky, insurance policy number, insurance id, insurance number, policy #, forsakringsnummer, certificate number insurance, policenr
insured: named insured, policy owner, insured party, insured person, versicherungsnehmer, versicherter, versicherte person, assure, souscripteur, tomador, asegurado, assicurato, contraente, segurado, verzekerde, verzekeringnemer, forsakringstagare, ubezpieczajacy, ubezpieczony, sigortali, pojistnik, pojisteny
insurance: insurance carrier, payer, payor insurance, health plan, health insurance, versicherer, versicherungsgesellschaft, kasse, assureur, mutuelle, aseguradora, compagnia, compagnia assicurativa, assicuratore, seguradora, convenio, verzekeraar, zorgverzekeraar, forsakringsbolag, ubezpieczyciel, towarzystwo ubezpieczeniowe, sigorta sirketi
premium: premium amount, annual premium, gross premium, gross written premium, gwp, written premium, insurance premium, pramie, versicherungspramie, beitrag, prime, prime annuelle, prime ttc, prima, prima anual, premio, premio lordo, premio annuo, premie, skladka, prim, pojistne
sum insured: sum assured, insured amount, insured value, coverage amount, coverage limit, limit of liability, total sum insured, tsi, tiv, total insured value, face amount, face value, versicherungssumme, deckungssumme, capital assure, somme assuree, montant garanti, suma asegurada, capital asegurado, somma assicurata, massimale, capitale assicurato
coverage: cover, cover type, coverage type, benefit, insurance type, deckung, versicherungsschutz, garantie assurance, couverture, cobertura, garantias, copertura, garanzia assicurativa, dekking, dekning, skydd, forsakringsskydd, zakres ubezpieczenia, ochrona, teminat, kryti
deductible: excess, policy excess, self insured retention, sir, retention, selbstbehalt, selbstbeteiligung, franchise, franchise assurance, franquicia, franchigia, scoperto, franquia, eigen risico, sjalvrisk, egenandel, selvrisiko, franszyza, udzial wlasny, muafiyet, spoluucast, risiko sendiri
claim: schaden, schadenfall, sinistre, siniestro, sinistro, schade, skada, skade, szkoda, hasar, pojistna udalost, loss, loss event
claim id: claim no, claim ref, claim reference, loss number, file number claim, schadennummer, schaden nr, numero sinistro, schadenummer, skadenummer, numer szkody, hasar no, dosya no, cislo skody, cislo skodne udalosti
loss date: date of loss, claim date, incident date, accident date, date of accident, date of incident, occurrence date, date of occurrence, event date claim, dol loss, schadendatum, schadentag, unfalldatum, date du sinistre, date de survenance, data sinistro, schadedatum, skadedatum, data szkody, hasar tarihi, datum skody, ngay ton that
reported date: report date, date reported, reported on, notification date, notified on, fnol date, meldedatum, schadenmeldung
paid claim: claims paid, paid loss, losses paid, indemnity paid, bezahlter schaden, schadenzahlung, sinistre paye, indemnite payee
claim amount: incurred, total incurred, schadenhohe, schadensumme, schadenbetrag, schadebedrag, kwota szkody, wartosc szkody, hasar tutari, vyse skody
reserve: outstanding reserve, reserve amount, case reserve, os reserve, claims reserve, schadenreserve, ruckstellung, reserve sinistre
inception date: policy start, cover from, cover start, coverage start, policy effective date, risk start, versicherungsbeginn, vertragsbeginn versicherung, date d effet, data effetto, decorrenza, ingangsdatum polis, forsakringsstart, poczatek ochrony, poczatek ubezpieczenia, sigorta baslangic tarihi, pocatek pojisteni
broker: intermediary, insurance agent, insurance broker, producer, producer name, producing agent, introducer, makler, versicherungsmakler, vermittler, courtier, apporteur, corredor, mediador, intermediario, corretor, tussenpersoon, makelaar, formedlare, posrednik, simsar
line of business: lob, class of business, insurance line, business line, branch of insurance, sparte, versicherungssparte, ramo, bransje, linia biznesowa, brans, risk type, product class
beneficiary: beneficiaire, beneficiario, begunstigde, begunstigter, bezugsberechtigter, formanstagare, beneficjent, uposazony, lehtar, obmysleny
subscription: sub, subscr, abo, abonnement, suscripcion, abbonamento, assinatura, subscricao, abonemang, prenumeration, subskrypcja, abonelik, predplatne, contract subscription
plan: price plan, pricing plan, product plan, subscription plan, subscription tier, tier, package plan, tarif, tarifplan, tarifname, formule, plan contratado, piano, piano tariffario, plano, pakket, plannaam, abonnementstyp, pakiet, taryfa, tarife, paket
billing interval: billing cycle, billing period, billing frequency, bill cycle, billing term, charge interval, recurrence, renewal period, abrechnungsintervall, abrechnungszeitraum abo, abrechnungszyklus, zahlungsintervall, periodicite, periodicidad, frequenza fatturazione, factureringsinterval, factuurfrequentie, betalningsintervall, faktureringsintervall, okres rozliczeniowy, cykl rozliczeniowy, fatura donemi
mrr: monthly recurring revenue, recurring revenue monthly, monatlich wiederkehrender umsatz, revenu mensuel recurrent, ingresos recurrentes mensuales
arr: annual recurring revenue, annualised recurring revenue, acv, annual contract value
ltv: lifetime value, customer lifetime value, clv, cltv, total spent, lifetime spend, total spend
trial: test phase, probezeit, testphase, essai, prueba, prova, teste gratis, teste, proefperiode, proef, provperiod, okres probny, deneme suresi, zkusebni doba, free trial, probation
trial end date: trial expires, trial expiry, trial to, testende, fine prova, einde proefperiode, koniec okresu probnego, deneme bitis tarihi, konec zkusebni doby
next billing date: next payment, next invoice, next charge, next billing, next bill date, renews on, renewal, nachste abrechnung, nachste zahlung, verlangerungsdatum, prochaine facturation, prochain paiement, prochaine echeance, date de renouvellement, proximo pago, proxima facturacion, prossimo pagamento, prossimo addebito, proximo pagamento, proxima cobranca, volgende betaling, volgende factuur
cancellation reason: churn reason, reason for leaving, kundigungsgrund, stornogrund, motivo disdetta, opzegreden, uppsagningsorsak, powod rezygnacji
auto-renew: auto renewal, automatic renewal, renews automatically, autorenewal, automatische verlangerung, renouvellement automatique, reconduction tacite, renovacion automatica
coupon: coupon code, discount code, promo code, promotion code, voucher code, promo, gutschein, gutscheincode, rabattcode, aktionscode, code promo, code promotionnel, cupon, codigo promocional, codice sconto, codice promozionale, buono, cupom, kortingscode, kortingsbon, rabattkod, rabatkode
license count: licences count, number of seats, seat count, seats purchased, number of licenses, number of licences, user count, number of users
churn: churned, abwanderung, attrition, kundigung, resiliation, disdetta, cancelamento, opzegging
expense: ausgabe, depense, gasto, spesa, despesa, uitgave, utgift, wydatek
income: einnahme, recette, ingreso, entrata, receita, inkomen, inkomst, dochod
revenue: prijmy, trzby, obrat, rajasva, intakter, intakt, omsetning, sales amount, ricavi, ricavo, recettes, revenus, revenu, ventas netas, vendas liquidas, net sales, total revenue, sales revenue, purchase revenue
share-capital: capital stock, stammkapital, grundkapital, gezeichnetes kapital, capital social, capitale sociale, aandelenkapitaal, maatschappelijk kapitaal, aktiekapital, aksjekapital, kapital zakladowy, sermaye, zakladni kapital, modal dasar, paid up capital, authorised capital, authorized capital, paidup capital
isin: isin code, wkn, cusip, sedol, security id
ticker: symbol, stock symbol, security symbol, tickersymbol
security: instrument, wertpapier, titre financier, valor titulo, strumento, effect, vardepapper, papier wartosciowy
share-count: shares, number of shares, units held, stuck anteile, numero azioni, aantal aandelen, antal aktier, liczba akcji
asset: anlage, actif, activo fijo, cespite, ativo, activa, tillgang, aktywo
market-value: fair value, current value, verkehrswert, marktwert, valeur venale, marktwaarde, marknadsvarde, wartosc rynkowa
book-value: carrying amount, carrying value, nbv, net book value, buchwert, restbuchwert, valeur comptable, vnc
stock value: bestandswert, lagerwert, valore magazzino, voorraadwaarde, lagervarde, wartosc magazynu, wartosc zapasow, stok degeri
value: wert, valeur, valore, waarde, varde, vaerdi, verdi, wartosc, deger, hodnota, val
tip: gratuity, trinkgeld, pourboire, propina, mancia, gorjeta, fooi, dricks
refund: refund amount, refunded, amount refunded, erstattung, ruckerstattung, remboursement, reembolso, rimborso
deposit: security deposit, damage deposit, rental deposit, bond, kaution, mietkaution, caution, fianza, deposito, deposito cauzionale, cauzione, caucao, waarborgsom, borg, deposition, kaucja, depozito, kauce, tien dat coc
shipping cost: shipping, shipping and handling, postage and packaging, postage and packing, p p, shipping total, freight charges, s h, delivery amount, postovne, doprava cena, dopravne, porto, frais envoi, vrachtkosten, fraktkostnader, fraktavgift, koszty transportu, navlun, transport cost, transport charges, versand
`;

export const GOODS_WORDS = `
order: bestellung, auftrag, commande, pedido, ordine, encomenda, bestelling, bestallning, ordre, zamowienie, siparis, objednavka, aadesh, ord
order id: purchase id, sale id, sales record number, sales order number, so number, order name, increment id, web order number, cislo objednavky, ordrenummer, bestellcode, booking id, booking no, booking reference, booking ref, buchungsnummer, reservation number, reservation id, confirmation number, confirmation code, order confirmation, pnr
order date: purchased on, purchase dt, sale date, date of sale, sold date, sold on, date sold, datum objednavky, placed on, order time, order created, created at order, verkaufsdatum, date de vente, data vendita, verkoopdatum, forsaljningsdatum, data sprzedazy, satis tarihi, datum prodeje
order status: auftragsstatus, bestellstatus, stato ordine, orderstatus, bestelstatus, status zamowienia, stav objednavky
fulfillment status: shipping status, shipment status, delivery status, fulfilment state, versandstatus, lieferstatus, stato spedizione, stato consegna, verzendstatus, leverstatus, leveransstatus, fraktstatus, status wysylki, status dostawy, kargo durumu, teslimat durumu, stav doruceni, stav dodavky
order total: order amount, order value, wartosc zamowienia, total commande, totale ordine, bestelbedrag, ordertotal, ordersumma, ordresum, siparis tutari, siparis toplami, bestellwert, auftragswert, auftragssumme, bestellsumme
price: item price, product price, base price, standard price, sold for, sold price, sale amount unit, price ea, each, verkaufspreis brutto, vk brutto, prix public, preco unit, satis fiyat, cena brutto, cena sprzedazy brutto, prodejni cena, listing price, list prc, asking, price tag, salgspris
list-price: catalogue price, catalog price, listenpreis, katalogpreis, prix catalogue, catalogusprijs, listpris, cena katalogowa, liste fiyati, cenikova cena, gia niem yet
compare-price: recommended retail price, msrp, rrp, mrp, list price, strike price, crossed out price, price before discount, regular price before, unverbindliche preisempfehlung, adviesprijs, prix barre, prix conseille, precio recomendado, precio anterior, prezzo consigliato, prezzo pieno, preco de, rekommenderat pris, ordinarie pris, cena katalogowa, tavsiye edilen fiyat
sale-price: sale prc, discounted, reduced price, clearance price, sonderpreis, reduzierter preis, prix reduit, prix promotionnel, prix remise, precio especial, prezzo promozionale, prezzo speciale, preco promo, aanbiedingsprijs, reapris, extrapris, rabattert pris, cena promo, kampanya fiyati, indirimli satis fiyati, akcni cena, zlevnena cena
cost: average cost, avg cost, standard cost, std cost, landed cost, cost of goods, item cost, purchase prc, buying cost, einstandspreis, einkaufspreis netto, ek netto, selbstkosten, prix achat ht, costo unitario, coste unitario, costo promedio, precio costo, costo medio, custo unitario, custo medio, inkoopprijs excl
quantity: purchased quantity, qty purchased, quantity purchased, quantity sold, qty sold, units sold, qty shipped, quantity shipped, item qty, order qty, ordered quantity, bestellmenge, bestellte menge, lineitem qty, nb articles, quantite commandee, cantidad pedida, quantita ordinata, quantidade pedida, besteld aantal, bestalld kvantitet, zamowiona ilosc
line item: line, position zeile, auftragsposition, ligne, riga, linha, regel, rad, pozycja zamowienia, satir, radek, baris, dong, pos, line no
barcode: product id ean, ean number, gtin 8, gtin 12, gtin 13, gtin 14, ean 8, ean 14, isbn 13, isbn 10, jan, itf 14, global trade item number, universal product code, code ean, code ean 13, codigo ean, codice ean, codice ean 13, kod ean, ean kod, ean kodu
product name: item desc short, variant title, designation, nazev produktu, ten sp, varans namn, varenavn, tuotenimi, artikelbezeichnung 1, kurzbezeichnung, materialkurztext, materialbezeichnung, artikelomschrijving, artikelbenamning, artikelbenaming, nazwa artykulu, indeks nazwa, descrizione articolo, part name, part description, product desc, title of product
title: product name, item name, name of item, listing title
brand: brand label, make, marke hersteller, hersteller marke, marchio, marca comercial, fabrikat, znacka, merek, brand owner, product brand, varemerke, label brand, trademark, trade mark, handelsmarke
manufacturer: manuf, oem, brand manufacturer, vyrobce, pabrikan, produsen, valmistaja, produsent, tillverkarens namn, fabricante nombre, casa produttrice, uretici firma, made by
mpn: manufacturer part number, manufacturer sku, manufacturer part, manufacturer number, mfr part number, mfr part, mfr p n, mfg part number, mfg part, mfg p n, mfg pn, mfpn, herstellernummer, herstellerteilenummer, hersteller artikelnummer, hersteller teilenummer, hersteller nr, hersteller art nr, reference fabricant, ref fabricant, reference constructeur, referencia fabricante
asin: amazon asin, amazon id
handle: url key, url slug, slug handle, url handle, permalink, seo url, url path key, friendly url, url alias
url key: url slug, url handle, slug
availability: stock status, in stock, in stock flag, available for sale, verfugbarkeit, lieferbarkeit, lieferbar, lagerstatus, disponibilite, disponibilidad, disponibilita, disponibilidade, beschikbaarheid, op voorraad, leverbaar, tillganglighet, i lager, lagerstatus sv, tilgjengelighet, dostepnosc, stok durumu, bulunabilirlik
image: main image url, photos, product photo, cover image, featured image, bild 1, hauptbild, produktbild, bild link, visuel, imagen principal, url imagen, foto producto, url immagine, imagem principal, fotos, hoofdafbeelding, foto s, produktbild url, huvudbild, zdjecie glowne, url zdjecia
product url: product link, product page, link to product, deep link, produktlink, produktseite, link prodotto, pagina prodotto, produktlank, url produktu, urun linki, link produk, listing url
category: google product category, product category path, category path, categoria merceologica, famille, gamme, familia, famiglia, famiglia prodotto, produktgrupp, produktgruppe, varugrupp, varegruppe, artikelgruppe, artikelgroep, productgroep, product group, item group, item family, product family, material group, commodity group
material: matiere, composition material, composicion, composizione, composicao, stof, tyg, tkanina, kumas, latka, fabric, textile, oberstoff, obermaterial, tessuto, tecido, tissu, hauptmaterial
material product: rohmaterial, raw material
country-of-origin: origin country, coo, made in, country of manufacture, country of production, manufacturing country, ursprungsland, herkunftsland, herstellungsland, fabrique en, fabricado en, prodotto in, ursprungsland sv, tillverkningsland, opprinnelsesland, oprindelsesland, kraj pochodzenia, kraj produkcji, mensei, mensei ulke, uretim yeri, zeme puvodu
hs-code: hs, hts, hts code, hts number, tariff code, tariff number, harmonized code, harmonised code, harmonized system code, customs tariff number, customs code, commodity code, taric, intrastat code, hsn, hsn code, hsn sac, schedule b, zolltarifnummer, warennummer, tarifnummer, statistische warennummer
shipping weight: package weight, parcel weight, versandgewicht, paketgewicht, poids colis, verzendgewicht, pakketgewicht, fraktvikt, fraktvekt, waga wysylki, waga przesylki, kargo agirligi, desi, prepravni hmotnost
net weight: nw, nt wt, n w, nettogewicht, eigengewicht, peso neto, peso netto, peso liquido, nettovikt, nettovekt, waga netto, cista hmotnost, trong luong tinh
gross weight: gw, gr wt, g w, bruttogewicht, rohgewicht, peso bruto, brutogewicht, bruttovikt, bruttovekt, waga brutto, hruba hmotnost, total weight
chargeable weight: billable weight, charged weight, volumetric weight, dimensional weight, dim weight, frachtpflichtiges gewicht, poids taxable, peso cobrable
package count: number of packages, packages, package qty, pkgs, no of pkgs, pieces, pcs count, number of pieces, piece count, number of parcels, parcels, cartons, number of cartons, ctns, boxes, pallets, number of pallets, plts, colli, kolli, anzahl packstucke, packstucke
package: packaging, pack, pkg, packung, verpackung, emballage, conditionnement, embalaje, envase, confezione, imballo, embalagem, verpakking, forpackning, opakowanie, ambalaj, obal, baleni, packing, parcel, paket, colis
pack-size: package size, units per pack, pack qty, case pack, case qty, packungsgrosse, verpackungseinheit, ve
shipment: consignment, sendung, lieferung, envoi, expedition, envio, spedizione, remessa, zending, sandning, przesylka, gonderi, sevkiyat, zasilka, kiriman, shpt, shipmt
shipment id: consignment number, consignment note, shipment no, shipment ref, shipment reference, lieferschein, lieferscheinnummer, delivery note, delivery note number, delivery number, albaran, n albaran, numero spedizione, ddt, numero ddt, zendingsnummer, pakbon, pakbonnummer, sandningsnummer, foljesedel, numer wysylki, list przewozowy
tracking id: waybill, waybill number, air waybill, airway bill, awb no, hawb, mawb, house awb, pro number, parcel number, parcel id, paketnummer, paketreferenz, suivi, n seguimiento, seguimiento numero, guia, rastreamento, rastreio, track trace, tracktrace, barcode verzending
container: cntr, ctnr, conteneur, contenedor, contenitore, contentor, kontener, konteyner, kontejner, peti kemas, behalter
container id: container, container no, cntr no, cntr, ctnr no, containernummer, n contenedor, numero container, conteiner, containernr, numer kontenera, konteyner no, cislo kontejneru, equipment number
seal id: seal, seal no, plombennummer, plombe, scelle, precinto, sigillo, lacre
bill-of-lading: bl, b l, b l no, bl no, bol, bol number, mbl, mbl no, hbl, hbl no, master bl, house bl, master bill, konnossement, konnossementnummer, connaissement, conhecimento, cognossement, konossement, konosament, konsimento, konosman
vessel: ship name, ship, schiff, schiffsname, navire, buque, nave, nome nave
voyage id: voyage, voyage no, voy, voy no, reisenummer, viaggio, numero viaggio, viagem
flight id: flight no, flight, flt no, flugnummer, vol, vuelo, numero volo, volo
port: hafen, puerto, porto, haven, hamn, havn, liman, pristav, cang
loading: load, verladung, beladung, chargement, carga, carico, carregamento, embarque, laden, lading, lastning, lasting, zaladunek, yukleme, nakladka, naklad, pemuatan
discharge: unloading, unload, entladung, entlade, loschung, losch, dechargement, descarga, scarico, desembarque, descarregamento, lossen, losning, lossing, rozladunek, wyladunek, bosaltma, vykladka
loading port: pol, port of origin, origin port, ladehafen, verladehafen, laadhaven, lastningshamn, lastehavn
discharge port: pod, discharging port, port of destination, destination port, arrival port, loschhafen, entladehafen, bestimmungshafen
departure: depart, departed, leaving, abfahrt, abflug, abreise, depart heure, partida, salida, partenza, saida, vertrek, avgang, avresa, wyjazd, odlot, odjazd, kalkis, odjezd, odlet, khoi hanh, dep
departure date: departure, sailing date, sailed, abfahrtsdatum, date de depart, vertrekdatum, avgangsdatum, data wyjazdu, datum odjezdu
arrival date: date of arrival, arrived, arrival, arrives, ankunftsdatum, ankunft, date d arrivee, llegada, arrivo, chegada, aankomstdatum, aankomst, ankomstdatum, ankomst, data przyjazdu, przyjazd, varis tarihi, datum prijezdu, prijezd
estimated departure date: etd, estimated departure, estimated time of departure, est departure, planned departure, scheduled departure, expected departure, voraussichtliche abfahrt
estimated arrival date: eta, estimated arrival, estimated time of arrival, est arrival, planned arrival, scheduled arrival, expected arrival, voraussichtliche ankunft
actual departure date: atd, actual departure, actual time of departure, tatsachliche abfahrt, depart reel, salida real, partenza effettiva, saida real, werkelijk vertrek
actual arrival date: ata, actual arrival, actual time of arrival, arrived, tatsachliche ankunft, arrivee reelle, llegada real, arrivo effettivo, chegada real, werkelijke aankomst, faktisk ankomst, gerceklesen varis
estimated delivery date: edd, expected delivery, promised date, promise date, promised delivery, requested delivery date, commit date, wunschliefertermin
delivery date: delivery dt, pod date, proof of delivery date, date de reception, doruceno, datum doruceni, datum dodani, teslim edildi, dostarczono, afleverdatum, bezorgdatum
ship date: pickup date, pick up date, collection date, dispatch date, dispatched, despatch date, versendet am, abholdatum, date d enlevement, date d expedition prevue, data ritiro, ophaaldatum, avsandningsdatum, utleveransdatum, data nadania, data odbioru, gonderim tarihi, datum odeslani, datum expedice, ngay gui hang
consignee: receiver, recipient, recipient name, ship to party, ship to name, deliver to name, delivery name, empfanger, warenempfanger, empfangername, destinataire, destinatario, consignatario, consegnatario, ontvanger, geadresseerde, mottagare, mottaker, modtager, odbiorca, alici, alici adi
shipper: consignor, sender, sender name, ship from name, exporter, versender, absender, verlader, expediteur, remitente, expedidor, cargador, mittente, speditore, remetente, expedidor br, afzender, verzender, avsandare, avsender, afsender, nadawca
carrier: shipping line, shipping company, freight forwarder, forwarder, forwarding agent, haulier, hauler, trucking company, transport company, delivery company, delivery partner, logistics provider, logistics partner, 3pl, scac, scac code, carrier code, frachtfuhrer, spedition, versanddienstleister, reederei, paketdienst
incoterm: terms of delivery, delivery terms, trade terms, shipping terms, lieferbedingung, lieferbedingungen, lieferkondition, resa, leveringsvoorwaarden, leverconditie, leveransvillkor, leveringsbetingelser, warunki dostawy, teslim sekli, dodaci podminky
service level: service type, service, service mode, delivery service, shipping speed, serviceart, versandservice, type de service, serviceniveau, serviceniva, poziom uslugi, rodzaj uslugi, hizmet turu, servis turu, druh sluzby, loai dich vu
truck: lorry, lkw, camion, camion nom, caminhao, vrachtwagen, lastbil, ciezarowka
vehicle: truck, truck no, vehicle no, vehicle reg, fahrzeugnummer, vozidlo, xe, phuong tien, auto, van, fleet number, unit number vehicle, automobile, voiture, coche
license-plate: license plate number, vehicle registration, vehicle registration number, registration plate no, reg, rego, vrn, vrm, tag plate, fahrzeugkennzeichen, amtliches kennzeichen, plaque, matricula, numero targa, regnr, registreringsnr, plaka no, spz, rz, statni poznavaci znacka, bien so, bien so xe
vin: vin number, chassis, frame number, fahrgestellnr, fahrzeug identifizierungsnummer, fin, chassi, numero telaio, chassisnummer, chassisnr, karosserinummer, numer vin, numer nadwozia, sase no, cislo karoserie, so khung
mileage: odometer reading, km reading, kilometers, kilometres, km stand, laufleistung, kilometres compteur, kilometros, chilometri, quilometros, kilometerstand nl, matarstallning, miltal, kilometerstand no, stan licznika, stav tachometru, najeto, jarak tempuh, so km
lot id: lot, batch, lot code, batch code, batch lot, lot batch, sarze, cislo sarze, partijnummer, parti, batchnr, chargenr, charge, charge number lot, partiya
batch id: batch lot, lot batch, lot code, batch code, sarze, cislo sarze, partijnummer, partinummer, batchnr, chargenr, production lot, heat number
serial id: serial lot, serialno, vyrobni cislo, seriove cislo, no seri, serijnummer, serienummer nl, matricola prodotto, imei, imei number, esn
expiry date: bb date, best by, sell by, mindesthaltbarkeit, mindesthaltbarkeitsdatum, haltbarkeit, dluo, dlc, date limite de consommation, vto, scad, tht, sista forbrukningsdag, termin waznosci, data przydatnosci, spotrebujte do, datum spotreby, datum expirace, platnost do, platne do, hsd, policy end
reorder point: reorder level, reorder pt, re order level, re order point, rop, order point, meldebestand, bestellpunkt, bestellbestand, bestelniveau, bestelpunt, bestallningspunkt, bestillingspunkt, punkt zamawiania, poziom zamawiania, yeniden siparis noktasi, siparis noktasi, bod objednani, titik pemesanan ulang, par level, trigger point
min-stock: minimum stock level, min stock level, minimum level, min level, stock min, buffer stock, mindestlagerbestand, sicherheitsbestand, stock mini, existencias minimas, cantidad minima, giacenza minima, estoque minimo, quantidade minima, minimale voorraad, minimum voorraad nl, veiligheidsvoorraad, minsta lager, sakerhetslager, minimumslager, minimalny stan, zapas bezpieczenstwa
max-stock: maximum stock, maximum quantity, max qty, max level, maximum level, maximum stock level, max stock level, hochstbestand
reorder quantity: re order qty, order quantity reorder, eoq, economic order quantity, replenishment qty, replenishment quantity, bestellmenge, nachbestellmenge
moq: minimum order quantity, min order qty, minimum order qty, minimum order, min order, mindestbestellmenge, mindestabnahme, pedido minimo
reserved stock: reserved quantity, reserved qty, reserved, allocated, allocated qty, allocated quantity, committed, committed qty
available stock: available quantity, available qty, qty available, quantity available, free qty, available to promise, atp, available to sell
shelf: bin code, bin no, rack no, aisle, shelf no, slot, position lager, stellplatz lager
warehouse: warehouse code, warehouse location, stock location, storage location, store, depot, plant, werk lager, lagername, filiale, entrepot nom, magasin, bodega, deposito almacen, almacen nombre, deposito merce, magazzino nome, deposito estoque, opslaglocatie, lagerstalle, lagerplass, lagersted
last count date: last counted, last count, last stocktake, stocktake date, stock take date, cycle count date, last inventory, inventory date
last purchase date: last purchase, last po date, last received, last receipt date, last ordered, letzter einkauf, letzter wareneingang, dernier achat
lead-time: lead time days, lead time weeks, lt, replenishment time, delivery time, delivery lead time, lieferzeit, wiederbeschaffungszeit, vorlaufzeit, beschaffungszeit, delai, plazo, lead time giorni, levertijd, doorlooptijd, leveranstid, ledtid, leveringstid, ledetid, czas dostawy, czas realizacji, teslim suresi
part: teil, bauteil, piece detachee, pieza, parte, pezzo, ricambio, peca, onderdeel, artikeldel, del, komponente, czesc, parca, dil, soucast, komponen, spare part
part id: part number, part code, pn, p n, partnr, part ref, component number, teilenummer, teilenr, teile nr, sachnummer, bauteilnummer, reference piece, ref piece, codice pezzo, codice parte, codice componente, onderdeelnummer, onderdeelcode, detaljnummer, artikeldelnummer, delenummer
component: komponente, baugruppe, bauteil, composant, componente, componenti, onderdeel, komponent, komponenta, skladnik, bilesen, material component, sub part, subassembly, assembly, child item, child part, ingredient, zutat, zutaten, ingrediente, ingredienti
quantity per: qty per, qty per assembly, quantity per assembly, qty per unit, qpa, usage qty, usage quantity, component qty, bom qty, bedarfsmenge, quantite unitaire, coefficient, cantidad por, quantita per, quantidade por, hoeveelheid per, aantal per, antal per, ilosc na, birim basina miktar, mnozstvi na
revision: rev, rev no, rev level, eco level, engineering change level, change level, version drawing, anderungsstand, anderungsindex, revisionsstand, revisione, revisao, revisie, versie, rewizja, revizyon, revize, revisi, version design, drawing revision
reference-designator: refdes, ref des, designator, bauteilreferenz, bauteilreferenzen, repere, repere topologique, designador, designatore, oznaczenie referencyjne, referans isareti, component reference
footprint: package footprint, case package, case size, pcb footprint, gehause, gehauseform, bauform, boitier
work-order id: work order, work order no, wo, wo no, production order, production order number, manufacturing order, mo, mo number, job no, job order, job card, shop order, fertigungsauftrag, fertigungsauftragsnummer, produktionsauftrag, arbeitsauftrag, fa nummer, of numero, commessa, werkorder, productieorder
work-center: work centre, workcenter, workcentre, work station, workstation, machine group, production line, arbeitsplatz
machine: equipment name, machine name, machine id, maschine, maschinenname, equipment machine, machine nom, equipement
operation-step: operation, process step, process, routing step, op no, step no, arbeitsgang, vorgang
cycle-time: takt, takt time, taktzeit, zykluszeit, bearbeitungszeit maschine, cyclustijd, cykeltid, syklustid
setup-time: set up time, rustzeit, insteltijd, stalltid, czas przezbrojenia, hazirlik suresi, cas serizeni
downtime: down time, stillstand, stillstandszeit, ausfallzeit, paro, fermo macchina, stilstand, stillestandstid
scrap: reject, rejected quantity, scrapped, ausschuss, ausschussmenge, rebut, chatarra, merma, rechazo, scarto, scarti, refugo, sucata, uitval, afkeur, kassation, kassasjon, vrak, brak, braki, odpad, hurda
scrap rate: scrap percent, scrap factor, rejection rate, yield loss, ausschussquote, ausschussrate, ausschuss percent, uitvalpercentage
good quantity: good parts, good units, good count, yield, accepted quantity, passed qty, gutmenge, gutteile
planned quantity: target qty, target quantity, to produce, quantity to manufacture, sollmenge, planmenge, quantite planifiee, quantita pianificata
defect: defect type, defect code, nonconformity, non conformity, nonconformance, fault, fault type, failure mode, fehler, fehlerart, mangel, defaut, non conformite, type de defaut, defecto, falla, no conformidad, difetto, non conformita, defeito, falha, nao conformidade
tolerance: tol, toleranz, tolerancia, tolleranza, tolerantie, tolerans, tolerancja, tolerance limit
bom level: bom lvl, level bom, indent, structure level, stucklistenebene, stufe stuckliste, livello distinta, stuklijstniveau
make-or-buy: make buy, procurement type, supply type, source type, beschaffungsart, eigenfertigung fremdbezug, type d approvisionnement, verwervingssoort
shift: schichtbezeichnung, equipe poste, poste equipe, equipe, ploeg, ploegendienst, skift, arbetsskift, vakt, zmiana robocza, smena, ca lam viec, ca
inspection: quality check, qc check, prufung qualitat, controle qualite, inspeccion, ispezione, controllo qualita, inspecao
maintenance: wartung, instandhaltung, entretien, mantenimiento, manutenzione, manutencao, onderhoud, underhall
installation date: installed on, commissioned, commissioning date, einbaudatum, installationsdatum, inbetriebnahme, installatiedatum, driftsattning
`;
