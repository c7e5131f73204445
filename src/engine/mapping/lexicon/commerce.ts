/** Goods, orders, money and stock; same shape as `people.ts`. */
export const COMMERCE_WORDS = `
product: produkt,produit,producto,item,article,goods,artikel,articulo,prodotto,articolo,produto,artigo,vara,urun,towar,tuote
product name: item name,product title,item title,produktname,artikelbezeichnung,produktbezeichnung,designation produit,libelle produit,nombre producto,nome prodotto,varunamn,urun adi,nazwa produktu
sku: product code,product id,product number,item code,item number,item id,article number,article code,part number,partno,stock code,stock keeping unit,material number,catalogue number,artikelnummer,art nr,artnr,produktnummer,produktcode,code produit,code article,ref produit,reference article,codigo producto,codigo articulo,codice prodotto,codice articolo,codigo produto,urun kodu,stok kodu,kod produktu,indeks,variant sku,product sku
barcode: bar code,ean,ean code,ean 13,gtin,upc,upc code,isbn,strichcode,code barres,codigo barras,codice barre,streepjescode,streckkod,barkod,kod kreskowy,jan code
brand: marke,marque,marca,merk,varumarke,marka,make brand
manufacturer: mfg,maker,make,producer,hersteller,produzent,fabricant,fabricante,produttore,fabrikant,tillverkare,uretici,imalatci,producent
vendor: supplier,lieferant,fournisseur,proveedor,fornitore,fornecedor,leverancier,leverantor,tedarikci,dostawca
category: categorias,categorieen,categorie,cat,product category,product type,item category,warengruppe,rubrique,rubro,kategori
subcategory: sub category,unterkategorie,sous categorie,subcategoria,sottocategoria,alt kategori,sub cat,sub group
collection: coleccion,kollektion,collezione,koleksiyon
tag: keyword,schlagwort,stichworte,mot cle,etiqueta,palabras clave,parole chiave,palavras chave,trefwoorden,nyckelord,etiket,etiketler,slowa kluczowe
description: descriptif,descripcion,product description,item description,long description,body,body html,details,full description,summary text,beschreibung,bezeichnung,produktbeschreibung,libelle,detalle,descrizione,descricao,omschrijving,beskrivning,beskrivelse,kuvaus,aciklama,opis
short-description: summary,overview,excerpt,abstract,kurzbeschreibung,zusammenfassung,resume court,description courte,resumen,descripcion corta,descrizione breve,resumo,samenvatting,korte omschrijving,sammanfattning,ozet,kisa aciklama,krotki opis
title: titre,headline,heading,subject,topic,titel,titulo,titolo,rubrik,baslik,konu,tytul,betreff,sujet,objet,asunto,oggetto,assunto,onderwerp,amne,temat
slug: url slug,permalink,url handle,url key
price: vk,unit price,selling price,sale price retail,retail price,list price,regular price,rrp,msrp,price unit,variant price,prix,prix unitaire,prix vente,preis,verkaufspreis,stuckpreis,einzelpreis,precio,precio unitario,precio venta,pvp,prezzo,prezzo unitario,prezzo vendita,preco,preco unitario,preco venda,prijs,verkoopprijs,stukprijs,pris,styckpris,forsaljningspris,hinta,fiyat,birim fiyat,satis fiyati,cena,cena jednostkowa,cena sprzedazy
cost: ek,cost price,unit cost,purchase price,purchase cost,buying price,buy price,wholesale price,cogs,kosten,einkaufspreis,ek preis,anschaffungskosten,prix achat,cout,cout unitaire,coste,costo,precio compra,precio coste,prezzo acquisto,custo,preco custo,kostprijs,inkoopprijs,kostnad,inkopspris,maliyet,alis fiyati,koszt,cena zakupu
sale-price: special price,promo price,discounted price,discount price,offer price,angebotspreis,aktionspreis,prix promo,prix solde,precio oferta,precio rebajado,prezzo scontato,preco promocional,actieprijs,kampanjpris,indirimli fiyat,cena promocyjna
compare-price: original price,was price,old price,uvp,streichpreis
quantity: quantite,quantita,quant,number units,pcs,pieces,no items,item count,menge,anzahl,stuckzahl,stuck,qte,nombre unites,cantidad,cant,qta,quantidade,qtd,qtde,hoeveelheid,aantal,antal,kvantitet,maara,adet,miktar,ilosc,sztuk
stock: stock qty,stock level,quantity hand,on hand,inventory,inventory quantity,available quantity,available stock,soh,units in stock,quantity in stock,current stock,bestand,lagermenge,stock disponible,quantite stock,existencias,inventario,giacenza,scorta,estoque,voorraad,lager,lagersaldo,saldo lager,stok,stok miktari,stok adedi,stan magazynowy,zapas
min-stock: reorder level,reorder point,minimum stock,min qty,minimum quantity,safety stock,mindestbestand,meldebestand,stock minimum,stock minimo,scorta minima,minimum voorraad,minimum stok,stan minimalny,low stock,stock threshold,threshold,stock alert,alert level,alert quantity,seuil alerte,low stock amount
weight: gewicht,poids,peso,vikt,vekt,agirlik,waga,wt,product weight,item weight,gross weight,mass,variant grams
length: lengte,lange,longueur,largo,longitud fisica,lunghezza,comprimento,langd,uzunluk,dlugosc
width: breite,largeur,ancho,larghezza,largura,breedte,bredd,genislik,szerokosc
height: hohe,hauteur,alto,altura,altezza,hoogte,hojd,boy,yukseklik,wysokosc
size: grosse,taille,talla,tamano,taglia,dimensione,tamanho,maat,grootte,storlek,beden,boyut,rozmiar
color: farbe,couleur,cor,kleur,farg,renk,kolor
material: materiaal,materiau,malzeme,werkstoff
unit: uom,unit measure,measure unit,einheit,mengeneinheit,unite,unite mesure,unidad,unidad medida,unita,unita misura,unidade,eenheid,enhet,birim,jednostka,jednostka miary,jm
image: img,imagen,imagem,image url,image link,image src,picture url,img url,product image,thumbnail,photo link,bild url,bilder,immagine,afbeelding,bildlank,resim,gorsel,zdjecie,obraz
variant: varyant,variation,variacion,wariant
order id: order reference,purchase order,po,sales order,order code,bestell nr,n commande,n ordine,bestelnummer,numer zamowienia
order date: ordered on,bestelldatum,auftragsdatum,besteldatum,orderdatum,data zamowienia
invoice id: rechnung nr,re nr,belegnummer,n facture,n fattura,nota fiscal,factuurnummer,factuurnr,fakturanummer,fakturanr,fatura no,numer faktury
invoice date: billing date,rechnungsdatum,belegdatum,date facturation,factuurdatum,fakturadatum,fatura tarihi,data faktury,data wystawienia
due date: due,deadline,falligkeitsdatum,faelligkeitsdatum,fallig am,zahlungsziel,echeance,date limite,fecha limite,vencimiento,scadenza,data scadenza,vencimento,vervaldatum,forfallodatum,forfallodag,vade tarihi,son odeme tarihi,son tarih,termin platnosci,termin
payment date: paid on,zahlungsdatum,bezahlt am,betaaldatum,betalningsdatum,data platnosci
payment method: payment type,pay method,payment mode,mode payment,paid by,paid via,tender type,zahlungsart,zahlungsmittel,zahlungsweise,mode paiement,moyen paiement,mode reglement,forma pago,forma pagamento,betaalwijze,betaalmethode,betalningssatt,betalsatt,odeme yontemi,odeme sekli,odeme tipi,forma platnosci,metoda platnosci,sposob platnosci
payment terms: conditions paiement,condiciones pago,termini pagamento,betalingstermijn,betalningsvillkor
amount: sum,total amount,transaction amount,payment amount,amount value,betrag,summe,montant,somme,importe,monto,cuantia,importo,valor,valore,bedrag,belopp,tutar,meblag,kwota,summa,belop
total: totale,totaal,totalt,grand total,total price,order total,invoice total,total sum,sum total,gesamtbetrag,gesamt,gesamtsumme,gesamtpreis,montant total,total ttc,prix total,importe total,precio total,importo totale,valor total,totaalbedrag,totalbelopp,toplam,toplam tutar,genel toplam,razem,suma,wartosc,wartosc calkowita
subtotal: sub total,zwischensumme,sous total,subtotaal,delsumma,ara toplam
net amount: net,net total,netto,montant ht,total ht,neto,valor liquido
gross amount: gross,gross total,brutto,bruto,brut tutar
tax amount: tax,sales tax,tax value,vat amount,steuer,mehrwertsteuer,mwst,ust,tva,taxe,impuesto,iva,imposto,belasting,btw bedrag,moms,skatt,vergi,kdv,kdv tutari,podatek,kwota vat,gst
tax rate: vat rate,steuersatz,mwst satz,taux tva,tipo iva,porcentaje iva,aliquota iva,aliquota,btw tarief,momssats,kdv orani,stawka vat,gst rate
discount: discount amount,rebate,rabatt,nachlass,remise,rabais,reduction,descuento,sconto,desconto,korting,indirim,iskonto,rabat,znizka
shipping cost: shipping fee,shipping price,shipping charge,shipping amount,delivery fee,delivery charge,freight,postage,versandkosten,lieferkosten,frais port,frais livraison,frete,verzendkosten,frakt,kargo ucreti,koszt dostawy,koszt wysylki
shipping method: ship via,shipping service,shipping type,versandart,lieferart,mode livraison,leveranssatt,teslimat yontemi,kargo sekli,sposob dostawy,doprava
carrier: courier,shipping carrier,transporteur,transportista,corriere,transportadora,vervoerder,transportor,kargo firmasi,przewoznik,spediteur
tracking id: tracking code,tracking,awb,sendungsnummer,sendungsverfolgung,numero seguimiento,codigo rastreio,sparningsnummer,kollinummer,takip no,kargo takip no,numer przesylki
delivery date: delivered on,lieferdatum,liefertermin,zustelldatum,date livraison,fecha entrega,data consegna,data entrega,leverdatum,leveransdatum,teslim tarihi,teslimat tarihi,data dostawy
ship date: shipped on,versanddatum,verzenddatum,kargo tarihi,sevk tarihi,data wysylki
purchase date: purchased,bought on,buy date,acquisition date,acquired on,kaufdatum,anschaffungsdatum,date achat,fecha compra,data acquisto,data compra,aankoopdatum,inkopsdatum,satin alma tarihi,alis tarihi,data zakupu
expiry date: expires,expiration,exp,valid until,valid to,valid through,best before,use by,bbd,end validity,ablaufdatum,verfallsdatum,verfalldatum,gultig bis,haltbar bis,mhd,peremption,valable jusqu,caducidad,fecha expiracion,fecha vencimiento,valido hasta,data scadenza,valido fino,validade,houdbaarheidsdatum,houdbaar tot,geldig tot,utgangsdatum,bast fore,giltig till,son kullanma tarihi,skt,gecerlilik tarihi,data waznosci,wazny do
batch id: batch,batch number,lot,lot number,charge nr,charge,lote,lotto,partij,parti no,seri lot,numer partii
currency: curr,ccy,currency code,wahrung,devise,monnaie,moneda,divisa,valuta,moeda,para birimi,doviz,waluta
exchange rate: conversion rate,wechselkurs,taux change,tipo cambio,kur,kurs walutowy
balance: account balance,running balance,current balance,closing balance,saldo,solde,kontostand,bakiye
debit: debet,withdrawal,spent,spend,spending,withdrawal amount,money out,paid out,dr,soll,lastschrift,ausgaben,retrait,cargo bancario,debe,addebito,dare,uitgaven,af,uttag,borc,gider,outflow,expense amount
credit: credit amount,deposit,received,deposit amount,money in,paid in,cr,haben,gutschrift,einnahmen,depot,abono,haber,ingreso,accredito,avere,credito,bij,inkomsten,insattning,alacak,gelir,wplata,inflow
transaction date: buchungsdatum,buchungstag,boekdatum,boekingsdatum,transactiedatum,transaktionsdatum,bokforingsdatum,bokforingsdag,data transakcji,data operacji,posted on,transaction day
posting date: post date,posted date,booking date,booked on,date comptable,fecha contable,data contabile,data contabilizzazione,kayit tarihi,data ksiegowania
value date: wertstellung,valuta datum,fecha valor,data valuta,rentedatum,valor tarihi,data waluty
transaction id: transaction ref,transaktionsnummer,numer transakcji,payment id
transaction type: transactietype,buchungsart,umsatzart,transaktionstyp,typ transakcji,rodzaj operacji,debit credit,dr cr,credit debit,hareket turu,typ pohybu,druh operace,rodzaj,rodzaj transakcji,transaksjonstype,buy sell,b s,buy or sell
payee: beneficiary,recipient,merchant,counterparty,paid to,pay to,empfanger,beguenstigter,begunstigter,auftraggeber,zahlungsempfanger,beneficiaire,tiers,beneficiario,destinatario,comercio,begunstigde,tegenpartij,mottagare,betalningsmottagare,alici,lehdar,odbiorca,kontrahent,payer,sender
memo: narrative,narration,particulars,transaction description,transaction details,payment details,verwendungszweck,buchungstext,libelle operation,concepto,causale,historico,omschrijving transactie,meddelande,islem aciklamasi,tytul przelewu,payment purpose
iban: iban number,account iban,kontonummer iban,bank iban
bic: swift,swift code,bic code
account id: bank account,kontonummer,konto,cuenta,conto,conta,rekening,numer konta,numer rachunku
routing id: sort code,bank code,aba,blz,bankleitzahl,ifsc,ifsc code,code banque
check id: cheque number,cheque,chq no,schecknummer,numero cheque
bank: banque,banca,banka,banka adi,ngan hang,entidad bancaria,financial institution
cost-center: kostenstelle,centre cout,centro coste,centro costo,kostenplaats,kostnadsstalle,masraf merkezi,centrum kosztow,mpk
gl-account: gl code,ledger account,general ledger,ledger code,account code,sachkonto,compte comptable,cuenta contable,grootboekrekening,muhasebe kodu
customer: client,customer name,client name,buyer,buyer name,kunde,kundenname,kundin,nom client,cliente,nombre cliente,comprador,nome cliente,klant,klantnaam,kund,kundnamn,kjope,asiakas,musteri,musteri adi,klient,nazwa klienta
customer id: customer code,client code,kunden nr,kdnr,kd nr,code client,codigo cliente,codice cliente,klantcode,musteri kodu,numer klienta,cari kodu,cari kod,kod zakaznika,ma kh,client ref
`;
