/** Goods, orders, money and stock; same shape as `people.ts`. */
export const COMMERCE_WORDS = `
product: item, article, goods, artikel, produkt, produit, producto, articulo, prodotto, articolo, produto, artigo, vara, urun, towar, tuote
product name: item name, product title, item title, produktname, artikelname, artikelbezeichnung, produktbezeichnung, nom du produit, nom de l article, designation produit, libelle produit, nombre del producto, nome prodotto, nome do produto, productnaam, artikelnaam, produktnamn, artikelnamn, varunamn, urun adi, nazwa produktu, nazwa towaru
sku: product code, product id, product number, item code, item number, item id, article number, article code, part number, partno, stock code, stock keeping unit, material number, catalog number, catalogue number, artikelnummer, artikelnr, art nr, artnr, produktnummer, produktcode, code produit, code article, ref produit, reference produit, reference article, codigo de producto, codigo articulo, codice prodotto, codice articolo, codigo do produto, productcode, urun kodu, stok kodu, kod produktu, indeks, variant sku, product sku
barcode: bar code, ean, ean code, ean 13, ean13, gtin, upc, upc code, isbn, strichcode, code barres, codigo de barras, codice a barre, streepjescode, streckkod, barkod, kod kreskowy, jan code
brand: marke, marque, marca, merk, varumarke, marka, make brand
manufacturer: mfr, mfg, maker, make, producer, hersteller, produzent, fabricant, fabricante, produttore, fabrikant, tillverkare, uretici, imalatci, producent
vendor: supplier, lieferant, fournisseur, proveedor, fornitore, fornecedor, leverancier, leverantor, tedarikci, dostawca
category: cat, product category, product type, item category, kategorie, kategorien, categorias, categorieen, warengruppe, produktkategorie, categorie, rubrique, rubro, kategori, kategoria
subcategory: sub category, unterkategorie, sous categorie, subcategoria, sottocategoria, alt kategori
collection: kollektion, coleccion, collezione, koleksiyon
tag: keyword, schlagwort, schlagworte, stichworte, mot cle, etiqueta, palabras clave, parole chiave, palavras chave, trefwoorden, nyckelord, etiket, etiketler, slowa kluczowe
description: desc, descr, product description, item description, long description, body, body html, details, full description, summary text, beschreibung, bezeichnung, produktbeschreibung, libelle, descriptif, descripcion, detalle, descrizione, descricao, omschrijving, beskrivning, beskrivelse, kuvaus, aciklama, opis
short-description: short desc, summary, overview, excerpt, abstract, kurzbeschreibung, zusammenfassung, resume court, description courte, resumen, descripcion corta, descrizione breve, resumo, samenvatting, korte omschrijving, sammanfattning, ozet, kisa aciklama, krotki opis
title: headline, heading, subject, topic, titel, titre, titulo, titolo, rubrik, baslik, konu, tytul, betreff, sujet, objet, asunto, oggetto, assunto, onderwerp, amne, temat
slug: url slug, permalink, url handle, url key
price: vk, unit price, selling price, sale price retail, retail price, list price, regular price, rrp, msrp, price per unit, variant price, prix, prix unitaire, prix de vente, preis, verkaufspreis, stuckpreis, einzelpreis, precio, precio unitario, precio de venta, pvp, prezzo, prezzo unitario, prezzo di vendita, preco, preco unitario, preco de venda, prijs, verkoopprijs, stukprijs, pris, styckpris, forsaljningspris, hinta, fiyat, birim fiyat, satis fiyati, cena, cena jednostkowa, cena sprzedazy
cost: ek, cost price, unit cost, purchase price, purchase cost, buying price, buy price, cost per item, wholesale price, cogs, kosten, einkaufspreis, ek preis, anschaffungskosten, prix d achat, cout, cout unitaire, coste, costo, precio de compra, precio de coste, prezzo di acquisto, custo, preco de custo, kostprijs, inkoopprijs, kostnad, inkopspris, maliyet, alis fiyati, koszt, cena zakupu
sale-price: special price, promo price, discounted price, discount price, offer price, angebotspreis, aktionspreis, prix promo, prix solde, precio oferta, precio rebajado, prezzo scontato, preco promocional, actieprijs, kampanjpris, indirimli fiyat, cena promocyjna
compare-price: variant compare at price, original price, was price, old price, uvp, streichpreis
quantity: qty, quant, quantity ordered, number of units, pcs, pieces, no of items, item count, menge, anzahl, stuckzahl, stuck, quantite, qte, nombre d unites, cantidad, cant, quantita, qta, quantidade, qtd, qtde, hoeveelheid, aantal, antal, kvantitet, maara, adet, miktar, ilosc, sztuk
stock: stock quantity, stock qty, stock level, qty on hand, quantity on hand, on hand, inventory, inventory quantity, inventory qty, available quantity, available stock, soh, units in stock, quantity in stock, current stock, variant inventory qty, variant inventory quantity, lagerbestand, bestand, lagermenge, stock disponible, quantite en stock, existencias, inventario, giacenza, scorta, estoque, voorraad, lager, lagersaldo, saldo lager, stok, stok miktari, stok adedi, stan magazynowy, zapas, varasto
min-stock: reorder level, reorder point, minimum stock, min qty, minimum quantity, minimum qty, safety stock, mindestbestand, meldebestand, stock minimum, stock minimo, scorta minima, minimum voorraad, minimum stok, stan minimalny, low stock, stock threshold, threshold, stock alert, alert level, alert quantity, seuil d alerte, stock d alerte, low stock amount
weight: gewicht, poids, peso, vikt, vekt, agirlik, waga, wt, product weight, item weight, gross weight, mass, variant grams
length: lange, longueur, largo, longitud fisica, lunghezza, comprimento, lengte, langd, uzunluk, dlugosc
width: breite, largeur, ancho, larghezza, largura, breedte, bredd, genislik, szerokosc
height: hohe, hauteur, alto, altura, altezza, hoogte, hojd, boy, yukseklik, wysokosc
size: grosse, taille, talla, tamano, taglia, dimensione, tamanho, maat, grootte, storlek, beden, boyut, rozmiar
color: colour, farbe, couleur, colore, cor, kleur, farg, renk, kolor
material: materiau, materiale, materiaal, malzeme, werkstoff
unit: uom, unit of measure, measure unit, einheit, mengeneinheit, unite, unite de mesure, unidad, unidad de medida, unita, unita di misura, unidade, eenheid, enhet, birim, jednostka, jednostka miary, jm
image: image url, image link, image src, picture url, img, img url, product image, thumbnail, photo link, bild url, bilder, imagen, immagine, imagem, afbeelding, bildlank, resim, gorsel, zdjecie, obraz
variant: variation, variante, variacion, varyant, wariant
order id: order no, order ref, order reference, po number, purchase order number, purchase order, po, sales order, order code, bestellnummer, bestellnr, auftragsnummer, auftragsnr, bestell nr, numero de commande, n commande, numero de pedido, numero ordine, n ordine, bestelnummer, ordernummer, ordernr, siparis no, numer zamowienia
order date: ordered on, bestelldatum, auftragsdatum, date de commande, fecha de pedido, data ordine, data do pedido, besteldatum, orderdatum, data zamowienia
invoice id: invoice no, inv no, bill number, rechnungsnummer, rechnungsnr, rechnung nr, re nr, belegnummer, numero de facture, n facture, numero de factura, numero fattura, n fattura, numero da fatura, nota fiscal, factuurnummer, factuurnr, fakturanummer, fakturanr, fatura no, numer faktury
invoice date: billing date, bill date, rechnungsdatum, belegdatum, date de facturation, data da fatura, factuurdatum, fakturadatum, fatura tarihi, data faktury, data wystawienia
due date: due, deadline, falligkeitsdatum, faelligkeitsdatum, fallig am, zahlungsziel, echeance, date d echeance, date limite, fecha de vencimiento pago, fecha limite, vencimiento, scadenza, data di scadenza, vencimento, vervaldatum, forfallodatum, forfallodag, vade tarihi, son odeme tarihi, son tarih, termin platnosci, termin
payment date: paid on, zahlungsdatum, bezahlt am, betaaldatum, betalningsdatum, data platnosci
payment method: payment type, pay method, payment mode, mode of payment, paid by, paid via, tender type, zahlungsart, zahlungsmethode, zahlungsmittel, zahlungsweise, mode de paiement, moyen de paiement, mode de reglement, forma de pago, forma de pagamento, betaalwijze, betaalmethode, betalningssatt, betalsatt, odeme yontemi, odeme sekli, odeme tipi, forma platnosci, metoda platnosci, sposob platnosci
payment terms: zahlungsbedingungen, conditions de paiement, condiciones de pago, termini di pagamento, betalingstermijn, betalningsvillkor
amount: amt, sum, total amount, transaction amount, payment amount, amount value, betrag, summe, montant, somme, importe, monto, cuantia, importo, valor, valore, bedrag, belopp, tutar, meblag, kwota, summa, belop
total: grand total, total price, order total, invoice total, total sum, sum total, gesamtbetrag, gesamt, gesamtsumme, gesamtpreis, montant total, total ttc, prix total, importe total, precio total, totale, importo totale, valor total, totaal, totaalbedrag, totalt, totalbelopp, toplam, toplam tutar, genel toplam, razem, suma, wartosc, wartosc calkowita
subtotal: sub total, zwischensumme, sous total, subtotale, subtotaal, delsumma, ara toplam
net amount: net, net total, netto, nettobetrag, montant ht, total ht, neto, valor liquido, nettobedrag, nettobelopp
gross amount: gross, gross total, brutto, bruttobetrag, bruto, bruttobelopp, brut tutar
tax amount: tax, sales tax, tax value, vat amount, steuer, mehrwertsteuer, mwst, ust, steuerbetrag, tva, taxe, impuesto, iva, imposto, imposta, belasting, btw bedrag, moms, skatt, vergi, kdv, kdv tutari, podatek, kwota vat, gst
tax rate: vat rate, vat percent, tax percent, tax percentage, steuersatz, mwst satz, taux de tva, tipo de iva, porcentaje iva, aliquota iva, aliquota, btw tarief, momssats, kdv orani, stawka vat, gst rate
discount: discount amount, rebate, rabatt, nachlass, remise, rabais, reduction, descuento, sconto, desconto, korting, indirim, iskonto, rabat, znizka
discount percent: discount rate
shipping cost: shipping fee, shipping price, shipping charge, shipping amount, delivery fee, delivery charge, freight, postage, versandkosten, lieferkosten, frais de port, frais de livraison, frete, verzendkosten, fraktkostnad, frakt, kargo ucreti, koszt dostawy, koszt wysylki
shipping method: ship via, shipping service, shipping type, versandart, lieferart, mode de livraison, verzendmethode, leveranssatt, teslimat yontemi, kargo sekli, sposob dostawy
carrier: courier, shipping carrier, transporteur, transportista, corriere, transportadora, vervoerder, transportor, kargo firmasi, przewoznik, spediteur
tracking id: tracking number, tracking code, tracking, awb, sendungsnummer, sendungsverfolgung, numero de suivi, numero de seguimiento, numero di tracking, codigo de rastreio, trackingnummer, sparningsnummer, kollinummer, takip no, kargo takip no, numer przesylki
delivery date: delivered on, date of delivery, lieferdatum, liefertermin, zustelldatum, date de livraison, fecha de entrega, data di consegna, data de entrega, leverdatum, leveransdatum, teslim tarihi, teslimat tarihi, data dostawy
ship date: shipped on, versanddatum, verzenddatum, kargo tarihi, sevk tarihi, data wysylki
purchase date: purchased, bought on, buy date, acquisition date, acquired on, kaufdatum, anschaffungsdatum, date d achat, fecha de compra, data di acquisto, data de compra, aankoopdatum, inkopsdatum, satin alma tarihi, alis tarihi, data zakupu
expiry date: expires, expiration, exp, expiry, valid until, valid to, valid through, best before, use by, bbd, end of validity, ablaufdatum, verfallsdatum, verfalldatum, gultig bis, haltbar bis, mhd, peremption, valable jusqu au, caducidad, fecha de expiracion, fecha de vencimiento, valido hasta, data scadenza, valido fino al, validade, houdbaarheidsdatum, houdbaar tot, geldig tot, utgangsdatum, bast fore, giltig till, son kullanma tarihi, skt, gecerlilik tarihi, data waznosci, wazny do
batch id: batch, batch number, lot, lot number, charge nr, chargennummer, charge, numero de lot, numero de lote, lote, lotto, numero lotto, batchnummer, partij, parti no, seri lot, numer partii
currency: curr, ccy, currency code, wahrung, devise, monnaie, moneda, divisa, valuta, moeda, para birimi, doviz, waluta
exchange rate: conversion rate, wechselkurs, taux de change, tipo de cambio, tasso di cambio, kur, kurs walutowy
balance: account balance, running balance, current balance, closing balance, saldo, solde, kontostand, bakiye
debit: debit amount, withdrawal, spent, spend, spending, withdrawal amount, money out, paid out, dr, soll, lastschrift, ausgaben, debet, retrait, cargo bancario, debe, addebito, dare, uitgaven, af, uttag, borc, gider, obciazenie, wyplata, outflow, expense amount
credit: credit amount, deposit, received, deposit amount, money in, paid in, cr, haben, gutschrift, einnahmen, depot, abono, haber, ingreso, accredito, avere, credito, bij, inkomsten, insattning, alacak, gelir, uznanie, wplata, inflow
transaction date: trade date, buchungsdatum, buchungstag, boekdatum, boekingsdatum, transactiedatum, transaktionsdatum, bokforingsdatum, bokforingsdag, data transakcji, data operacji, posted on, transaction day
posting date: post date, posted date, booking date, booked on, date comptable, fecha contable, data contabile, data contabilizzazione, kayit tarihi, data ksiegowania
value date: wertstellung, valuta datum, valutadatum, fecha valor, data valuta, rentedatum, valor tarihi, data waluty
transaction id: transaction no, transaction ref, txn no, transaktionsnummer, islem no, numer transakcji, payment id
transaction type: buchungsart, umsatzart, transactietype, mutatiesoort, transaktionstyp, typ transakcji, rodzaj operacji, debit credit, dr cr, credit debit
payee: beneficiary, recipient, merchant, counterparty, paid to, pay to, empfanger, beguenstigter, begunstigter, auftraggeber, zahlungsempfanger, beneficiaire, tiers, beneficiario, destinatario, comercio, begunstigde, tegenpartij, mottagare, betalningsmottagare, alici, lehdar, odbiorca, kontrahent, payer, sender
memo: narrative, narration, particulars, transaction description, transaction details, payment details, verwendungszweck, buchungstext, libelle operation, concepto, causale, historico, mededelingen, omschrijving transactie, meddelande, islem aciklamasi, tytul przelewu, payment purpose
iban: iban number, account iban, kontonummer iban, bank iban
bic: swift, swift code, bic code
account id: account no, acct no, acc no, a c no, bank account, bank account number, kontonummer, konto nr, konto, numero de compte, numero de cuenta, cuenta, numero conto, conto, numero da conta, conta, rekeningnummer, rekening, kontonr, hesap no, numer konta, numer rachunku
routing id: routing number, sort code, bank code, aba, blz, bankleitzahl, ifsc, ifsc code, code banque
check id: check number, cheque number, cheque, chq no, schecknummer, numero de cheque
bank: banque, banco, banca, banka
cost-center: cost centre, kostenstelle, centre de cout, centro de coste, centro de costo, kostenplaats, kostnadsstalle, masraf merkezi, centrum kosztow, mpk
gl-account: gl code, ledger account, general ledger, ledger code, account code, sachkonto, compte comptable, cuenta contable, grootboekrekening, muhasebe kodu
customer: client, customer name, client name, buyer, buyer name, kunde, kundenname, kundin, nom du client, cliente, nombre del cliente, comprador, nome cliente, klant, klantnaam, kund, kundnamn, kjope, asiakas, musteri, musteri adi, klient, nazwa klienta
customer id: customer no, customer code, cust id, cust no, client no, client code, kundennummer, kundennr, kunden nr, kdnr, kd nr, numero client, code client, numero de cliente, codigo cliente, codice cliente, klantnummer, klantnr, klantcode, kundnummer, kundnr, kundenr, musteri no, musteri kodu, numer klienta
`;
