/** Goods, orders, money and stock; same shape as `people.ts`. */
export const COMMERCE_WORDS = `
product: item,article,goods,commodity,merchandise,material product,mat hang
product name: product title,item title,variant title,part name,part description,material name,service name,product or service,material description,maktx
sku: product code,product id,item code,item number,item id,article code,part number,partno,stock code,stock keeping unit,material number,code article,reference article,variant sku,product sku,ma hang,item sku,seller sku,merchant sku,stock keeping number,custom label,internal reference,product reference,style code,product sku code,plu,internal sku,cat no
barcode: ean,ean code,ean 13,gtin,upc,upc code,isbn,product id ean,gtin 8,gtin 12,gtin 13,gtin 14,ean 8,ean 14,isbn 13,isbn 10,itf 14,global trade item number,universal product code,bar code number,jan,jan code,code ean
brand: make brand,brand label,brand owner,product brand,label brand,trade mark
manufacturer: mfg,maker,make,producer,brand manufacturer,oem
vendor: supplier,creditor,purchased from,bought from,supplied by,preferred supplier,preferred vendor,distributor,wholesaler,seller name,contractor,subcontractor,dealer,provider name
category: cat,product type,item category,class category,budget category,expense category,expense type,spending category,category path,product group,item group,item family,product family,material group,commodity group,product range,category title,classification
subcategory: sub cat,sub group
collection
tag: keyword,hashtags
description: product description,item description,long description,body,body html,details,full description,summary text,issue description,problem description,request details,detailed description,message body,item details,product details,product info,description goods,designation
short-description: summary,overview,excerpt,abstract,resume court
title: headline,heading,subject,topic,product name,name item,listing title,subject line,issue summary,ticket subject,short description
slug: url slug,url handle
price: unit price,selling price,sale price retail,list price,regular price,rrp,msrp,price unit,variant price,unit prc,item price,product price,base price,standard price,sold price,price ea,each,listing price,asking,price tag,unit rate,sell price,sales price,rate unit,sale rate,selling rate,netpr,item rate
cost: cost price,unit cost,purchase price,purchase cost,buying price,buy price,wholesale price,cogs,avg cost,standard cost,std cost,landed cost,cost goods,item cost,purchase prc,buying cost,purchase rate,unit cost price,acquisition cost,acquisition value,moving average price
sale-price: special price,promo price,discounted price,discount price,offer price,sale prc,discounted,reduced price,clearance price
compare-price: original price,was price,old price,uvp,recommended retail price,strike price
quantity: number units,pieces,no items,item count,purchased quantity,quantity purchased,qty sold,units sold,quantity shipped,order qty,ordered quantity,total quantity,quant,pcs,nos
stock: stock qty,stock level,quantity hand,on hand,inventory,inventory quantity,available quantity,available stock,soh,units in stock,quantity in stock,current stock,soh qty,qoh,hand qty,unrestricted stock,units hand,stock actual,stock hand,available units,current inventory,inventory level,inventory count,stock count,units available,balance qty
min-stock: reorder level,reorder point,minimum stock,minimum quantity,safety stock,stock minimum,low stock,stock threshold,threshold,stock alert,alert level,alert quantity,low stock amount,minimum stock level,min stock level,minimum level,min level,stock min,buffer stock,stock mini,low stock alert
weight: wt,product weight,item weight,gross weight,mass,variant grams,unit weight,kilo
length
width
height: body height
size
material: composition material,fabric,textile,fabric composition,material composition
unit: unit measure,measure unit,don vi,measuring unit,base unit,unit measurement,stock unit,uom
image: img,image link,image src,picture url,img url,product image,thumbnail,photo link,media url,image file,photos,product photo,cover image,featured image,img link,pic url,picture link,photo file,image path,image src url,thumbnail url
variant: variation
order id: purchase order,po,sales order,order code,purchase id,sale id,order name,increment id,booking id,reservation id,confirmation code,order confirmation,ma don hang,so don hang,job order no,ebeln,vbeln
order date: purchase dt,sale date,date sale,order time,order created,created order,purchase order date
invoice id: invoice,invoice reference,folio,invoice code,bill ref,receipt no,receipt id,inv ref
invoice date: billing date,invoice issued,date issue
due date: due,deadline,payable by,resolution due
payment date: paid on,last paid,pay date,settled on,settlement date,charge date
payment method: payment type,pay method,payment mode,mode payment,paid by,paid via,tender type,tender,payment option,payment channel,payment instrument,paid using,mode pay,pay mode,payment via,payment processor,payment provider
payment terms: net terms,credit terms,credit days,payment days
amount: sum,total amount,transaction amount,payment amount,amount value,transaction value,proceeds,nominal
total: grand total,total price,order total,invoice total,total sum,sum total,valor total,line total,line amount,row total,extended price,extended amount,total value,final amount,final price,total due,payable amount,bill amount,invoice value,item total,ext price
subtotal
net amount: net,net total,total ht,net value,excl vat,excl tax,ex vat,ex tax,taxable amount,taxable base,taxable value,pre tax amount,net tax,before vat,untaxed amount,netwr
gross amount: gross,gross total,gross value,incl tax,inc vat,inc gst,amount after tax,total inc tax,tax inclusive amount,amount tax,gross sales,after tax amount,total vat,incl vat
tax amount: tax,sales tax,tax value,vat amount,vat gst,total tax,tax due,gst
tax rate: vat rate,tax slab,moms percent,gst rate percent,tax rate percent
discount: discount amount,rebate,disc amount,price reduction,markdown,discount value,discount total,promo discount,trade discount,rebate amount,disc,reduction
shipping cost: shipping fee,shipping price,delivery fee,freight,postage,shipping,shipping handling,postage packaging,postage packing,p p,shipping total,delivery amount,transport cost,transport charges
shipping method: ship via,shipping service,shipping type,shipping option,delivery option
carrier: courier,shipping carrier,shipping line,shipping company,freight forwarder,forwarder,forwarding agent,hauler,trucking company,transport company,delivery company,delivery partner,logistics provider,logistics partner,3pl,scac,carrier code,courier company,transporter,freight company,haulier
tracking id: tracking code,tracking,awb,waybill,air waybill,airway bill,pro number,parcel id,track trace,docket no,lr no,courier tracking
delivery date: pod date,date reception,drop off date
ship date: pickup date,pick up date,collection date,dispatch date,dispatched,despatch date,date expedition prevue,shipping date
purchase date: purchased,bought on,buy date,acquisition date
expiry date: expires,expiration,valid until,valid to,valid through,best before,use by,bbd,end validity,bast fore,best by,sell by,scad,policy end,valid till,valid upto,valid thru,exp,xdate
batch id: batch,lot,production lot,heat number
currency: curr,ccy,currency code,devise,curr code,cur,waers
exchange rate: conversion rate,xrate,currency rate,fx
balance: account balance,running balance,current balance,closing balance,available balance,closing bal,cash balance,running bal
debit: spent,spend,spending,withdrawal amount,money out,paid out,outflow,expense amount,dr amount,payments,outgoing,charges debit,amount debited,debited,dr
credit: credit amount,deposit amount,money in,paid in,depot,inflow,cr amount,receipts,amount credited,credited,incoming amount,cr
transaction date: posted on,transaction day,activity date,effective transaction date,transaction time,transaction datetime
posting date: post date,posted date,booking date,booked on,budat,gl date,accounting date
transaction id: transaction ref,payment id,fitid,transaction code,authorization code,auth code,capture id,charge id,utr,txid,rrn
transaction type: debit credit,credit debit,buy sell,b s,buy or sell,dr cr
payee: beneficiary,recipient,merchant,paid to,pay to,counter party,other party,creditor name,beneficiary name
memo: narrative,narration,particulars,transaction description,transaction details,payment details,payment purpose,purpose,remittance,unstructured,payment message,transaction memo,statement descriptor,payment remarks,transaction remarks,transaction note,communication
iban: account iban,bank iban
bic: swift,swift code,bic code,ma swift,bank identifier code,bank identifier
account id: bank account,acct,dda
routing id: sort code,bank code,routing,transit number,institution number,bsb,branch code,aba,ifsc code,ifsc,cab
bank: financial institution
cost-center: mpk,cc code,cost ctr,kostl
gl-account: ledger account,general ledger,ledger code,account code,nominal code,nominal account,ledger account no,ledger no,gl,hkont
customer: client,customer name,client name,buyer,buyer name,sold to party,purchaser,party name,billed to,shopper
customer id: customer code,client code,code client,client ref,kunnr
merchant: retailer,shop
offer: promotion,deal title
affiliate url: tracking link,tracking url
`;
