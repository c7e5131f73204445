/** Goods, orders, money and stock; same shape as `people.ts`. */
export const COMMERCE_WORDS = `
product: item,article,goods,commodity,merchandise,material product,mat hang
product name: product title,item title,variant title,part name,part description,material name,service name,product or service
sku: product code,product id,product number,item code,item number,item id,article number,article code,part number,partno,stock code,stock keeping unit,material number,catalogue number,code article,reference article,variant sku,product sku,ma hang,item sku,seller sku,merchant sku,stock keeping number,custom label,internal reference,product reference,style code,item reference,style,style number,product sku code,sku code,sku no,plu
barcode: bar code,ean,ean code,ean 13,gtin,upc,upc code,isbn,product id ean,ean number,gtin 8,gtin 12,gtin 13,gtin 14,ean 8,ean 14,isbn 13,isbn 10,itf 14,global trade item number,universal product code,bar code number,gtin code,jan,jan code,barcode no,code ean 13,code ean
brand: make brand,brand label,brand owner,product brand,label brand,trade mark
manufacturer: mfg,maker,make,producer,brand manufacturer,oem
vendor: supplier,creditor,purchased from,bought from,supplied by,preferred supplier,preferred vendor,distributor,wholesaler,seller name,contractor,subcontractor,dealer,provider name
category: cat,product category,product type,item category,class category,budget category,expense category,expense type,spending category,category path,product group,item group,item family,product family,material group,commodity group,product range,category title,classification
subcategory: sub category,sub cat,sub group
collection
tag: keyword,label,hashtags
description: product description,item description,long description,body,body html,details,full description,summary text,issue description,problem description,request details,detailed description,message body,item details,product details,product info,description goods,designation
short-description: summary,overview,excerpt,abstract,resume court
title: headline,heading,subject,topic,product name,name item,listing title,subject line,issue summary,ticket subject,short description
slug: url slug,url handle,url key
price: unit price,selling price,sale price retail,list price,regular price,rrp,msrp,price unit,variant price,unit prc,item price,product price,base price,standard price,sold price,price ea,each,listing price,asking,price tag,unit rate,sell price,sales price,rate unit,unit amt,sale rate,selling rate
cost: cost price,unit cost,purchase price,purchase cost,buying price,buy price,wholesale price,cogs,avg cost,standard cost,std cost,landed cost,cost goods,item cost,purchase prc,buying cost,purchase rate,unit cost price,acquisition cost,acquisition value
sale-price: special price,promo price,discounted price,discount price,offer price,sale prc,discounted,reduced price,clearance price
compare-price: original price,was price,old price,uvp,recommended retail price,strike price
quantity: number units,pieces,no items,item count,purchased quantity,quantity purchased,qty sold,units sold,quantity shipped,item qty,order qty,ordered quantity,total quantity,quant,pcs,nos
stock: stock qty,stock level,quantity hand,on hand,inventory,inventory quantity,available quantity,available stock,soh,units in stock,quantity in stock,current stock,soh qty,qoh,hand qty,unrestricted stock,units hand,stock actual,stock hand,available units,current inventory,inventory level,inventory count,stock count,units available
min-stock: reorder level,reorder point,minimum stock,min qty,minimum quantity,safety stock,stock minimum,low stock,stock threshold,threshold,stock alert,alert level,alert quantity,low stock amount,minimum stock level,min stock level,minimum level,min level,stock min,buffer stock,stock mini,low stock alert
weight: wt,product weight,item weight,gross weight,mass,variant grams,unit weight,kilo
length
width
height: body height
size
material: composition material,fabric,textile
unit: unit measure,measure unit,don vi,measuring unit,base unit,unit measurement,stock unit,uom
image: img,image url,image link,image src,picture url,img url,product image,thumbnail,photo link,media url,image file,photos,product photo,cover image,featured image,img link,pic url,picture link,photo file,image path,image src url,thumbnail url
variant: variation
order id: order reference,purchase order,po,sales order,order code,purchase id,sale id,so number,order name,increment id,booking id,booking no,booking reference,reservation number,reservation id,confirmation number,confirmation code,order confirmation,ma don hang,so don hang,job order no
order date: ordered on,purchase dt,sale date,date sale,placed on,order time,order created,created order,purchase order date
invoice id: invoice,invoice reference,folio,invoice code,bill ref,receipt no,receipt id,tax invoice no,inv ref
invoice date: billing date,invoice issued,date issue
due date: due,deadline,payable by,resolution due
payment date: paid on,last paid,pay date,settled on,settlement date,payday,charge date
payment method: payment type,pay method,payment mode,mode payment,paid by,paid via,tender type,tender,payment option,payment channel,payment instrument,paid using,mode pay,pay mode,payment via
payment terms: net terms,pay terms,credit terms,credit days,payment days
amount: sum,total amount,transaction amount,payment amount,amount value,transaction value,proceeds,nominal
total: grand total,total price,order total,invoice total,total sum,sum total,valor total,line total,line amount,row total,extended price,extended amount,total value,final amount,final price,total due,payable amount,bill amount,invoice value,item total,ext price
subtotal: sub total
net amount: net,net total,total ht,net value,excl vat,excl tax,ex vat,ex tax,taxable amount,taxable base,taxable value,pre tax amount,net tax,before vat,untaxed amount
gross amount: gross,gross total,gross value,incl tax,inc vat,inc gst,amount after tax,total inc tax,tax inclusive amount,amount tax,gross sales,after tax amount,total vat,incl vat
tax amount: tax,sales tax,tax value,vat amount,vat gst,taxes total,total tax,tax due,gst
tax rate: vat rate,tax pct,vat pct,gst pct,tax slab,moms percent,gst rate percent,tax rate percent
discount: discount amount,rebate,disc amount,price reduction,markdown,discount value,discount total,promo discount,trade discount,rebate amount,disc,reduction
shipping cost: shipping fee,shipping price,shipping charge,shipping amount,delivery fee,delivery charge,freight,postage,shipping,shipping handling,postage packaging,postage packing,p p,shipping total,freight charges,delivery amount,transport cost,transport charges
shipping method: ship via,shipping service,shipping type
carrier: courier,shipping carrier,shipping line,shipping company,freight forwarder,forwarder,forwarding agent,hauler,trucking company,transport company,delivery company,delivery partner,logistics provider,logistics partner,3pl,scac,scac code,carrier code,courier company,transporter,freight company
tracking id: tracking code,tracking,awb,waybill,air waybill,airway bill,house awb,pro number,parcel id,track trace,docket no,lr no,courier tracking,hawb,mawb
delivery date: delivered on,pod date,date reception,drop off date
ship date: shipped on,pickup date,pick up date,collection date,dispatch date,dispatched,despatch date,date expedition prevue,shipping date
purchase date: purchased,bought on,buy date,acquisition date,acquired on
expiry date: expires,expiration,valid until,valid to,valid through,best before,use by,bbd,end validity,bast fore,best by,sell by,scad,policy end,valid till,valid upto,valid thru,exp
batch id: batch,lot,charge,production lot,heat number
currency: curr,ccy,currency code,devise,curr code,cur
exchange rate: conversion rate,xrate,currency rate,fx
balance: account balance,running balance,current balance,closing balance,available balance,closing bal,cash balance
debit: withdrawal,spent,spend,spending,withdrawal amount,money out,paid out,outflow,expense amount,debit amt,dr amount,payments,outgoing,charges debit,amount debited,debited,dr
credit: credit amount,deposit,received,deposit amount,money in,paid in,depot,inflow,cr amount,receipts,amount credited,credited,incoming amount,cr
transaction date: posted on,transaction day,activity date,effective transaction date,transaction time,transaction datetime
posting date: post date,posted date,booking date,booked on
transaction id: transaction ref,payment id,fitid,transaction code,authorization code,auth code,capture id,charge id,utr,txid,rrn
transaction type: debit credit,credit debit,buy sell,b s,buy or sell,dr cr
payee: beneficiary,recipient,merchant,paid to,pay to,payer,sender,counter party,other party,debtor name,creditor name,received from,beneficiary name,payor
memo: narrative,narration,particulars,transaction description,transaction details,payment details,payment purpose,purpose,remittance,unstructured,payment message,transaction memo,statement descriptor,payment remarks,transaction remarks,transaction note,communication
iban: iban number,account iban,bank iban
bic: swift,swift code,bic code,ma swift,bank identifier code,bank identifier
account id: bank account,acct,dda
routing id: sort code,bank code,routing,transit number,institution number,bsb,branch code,clabe,aba,ifsc code,ifsc,cab
bank: financial institution
cost-center: mpk,cc code,cost ctr,cost centre code,profit centre
gl-account: ledger account,general ledger,ledger code,account code,nominal code,nominal account,ledger account no,ledger no,gl,gl no
customer: client,customer name,client name,buyer,buyer name,sold to party,purchaser,party name,billed to,shopper
customer id: customer code,client code,code client,client ref
merchant: retailer,shop
offer: promotion,deal title
affiliate url: tracking link,tracking url
`;
