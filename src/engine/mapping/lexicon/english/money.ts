/** Words of banks, bookkeeping, insurance, subscriptions and shops; in the shape of `people.ts`. */
export const MONEY_WORDS = `
transaction date: operation date,deal date,executed on
transaction id: trace number,operation id,arn
transaction type: trntype,entry type,operation type,trans code,transaction code,posting type
description: transaction details,transaction description,particulars,narrative,details of transaction,transaction text,remittance information,statement text,transaction narrative,booking text,entry description
payee: counterparty,other party name,merchant name,name of payee,vendor payee,counterparty name
memo: notes memo,reason for payment,payment description
reference: payment reference number,cheque reference,customer reference,client reference,bank reference,ref number,ref id
debit: withdrawals,debit amount,payments out,amount out,charges out
credit: deposits,lodgement,lodgements,received
balance: running total,bal,ledger bal,balance amount current,end of day balance,cl bal
account id: bank account number
account name: account description
account type: account class,account category
gl-account: account ledger,chart of accounts,coa,gl number,posting account,sales account,income account,account gl
journal: journal name,journal code,journal type,day book,journal title,source title,publication title
journal id: entry number,je number,entry no journal,posting number,jnl no,journal entry,je id
posting text: booking text,entry text,line description,line memo
cost-center: cost center code,class cost,tracking category,department code cost,kst,profit center,cost object
accounting period: period no,posting month,fiscal month,book month
exchange rate: conversion rate currency,roe
base amount: amount local,local amount,amount in base currency,functional amount,home amount,base currency amount,amount lcy,amount in local currency
foreign amount: amount fcy,amount in foreign currency,original amount,transaction currency amount,source amount
vendor: supplier name,payee vendor,creditor name vendor,bill from,vendor name
vendor id: vendor code,supplier code,lifnr
customer id: debtor no,debtor number,account number customer
invoice id: document no invoice,tax invoice number
invoice date: tax date,date invoiced
due date: payment due,date payable,pay before
outstanding amount: amount remaining,open balance,unpaid balance,balance outstanding,balance remaining,left to pay,total outstanding
overdue: days late,days past due,dpd,arrears days,age days
arrears: amount overdue,overdue amount,past due amount,amount past due
payment method: pay type method,means of payment,how paid,gateway,tender name
payment terms: pay term,payment condition,terms code
bic: bank bic,bank swift
routing id: branch code bank,bank transit
bank: bank name,name of bank
card number: last 4,last four,card ending,pan number card,masked card,last 4 digits
card type: card brand,card network,card scheme
net amount: total excl tax,amount ex gst,amount excluding tax,net price total,before tax,total before tax,exclusive amount,total ex vat,amount without tax
gross amount: total incl tax,amount including tax,inclusive amount,total including tax,total inc vat
tax amount: tax total,total vat amount,vat total,tax paid,hst,pst,total gst,tax collected
tax rate: tax percent,vat percent,gst percent
tax exempt: exempt,non taxable,tax free,vat exempt
taxable: charge tax,tax status
discount percent: discount rate,percent off,pct off
loan id: loan account,facility number,credit agreement
principal: original principal,loan principal,amount financed,amount borrowed,sum borrowed
interest-rate: annual percentage rate,coupon rate,nominal rate
term-months: loan term,tenor,tenure months,duration in months,number of months,term length
maturity date: final maturity,loan end date,matures on
installment: monthly payment,payment amount monthly,repayment,emi amount,instalment amount,periodic payment
credit-limit: credit line,limit credit,approved limit,max credit,cl amount
credit-score: fico,bureau score,credit rating score
collateral: security for loan,pledged asset
isin: security identifier,security code
ticker: symbol code,trading symbol,stock code security
share-count: position size,qty shares,units owned,share quantity,holdings
market-value: mkt value,position value,market val,valuation
cost-basis: book cost,purchase value,invested amount,acquisition cost
trade-side: side,b s indicator
dividend: dividend amount,distribution
policy id: certificate no,contract no insurance,policy ref,member policy number,polno
insured: insured name,policyholder name,life assured,assured name,name of insured
premium: total premium,annualized premium,premium due,net premium,premium paid,gross annual premium
sum insured: cover amount,insured sum,limit of indemnity,policy limit,benefit amount,coverage limits,death benefit
deductible: deductible amount,excess amount,own risk,ded
inception date: policy effective,policy inception,commencement of cover,date of commencement,policy begin,risk inception,eff date,eff dt
expiry date: policy expiry,policy expiration,cover to,cover end,risk end
claim id: loss ref
loss date: date of loss,dol,date of event,event of loss date,date occurred,occurred on,occurred date
claim amount: amount claimed,claimed amount,total loss,gross claim,claim value,incurred loss,total claim,claim cost
claim status: claim state
reserve: reserve outstanding,loss reserve,o s reserve
paid claim: amount paid out,claim paid,settlement amount,settled amount,amount settled
cause of loss: type of loss,cause code,nature of loss,cause of claim
line of business: product line insurance,lob code,class of insurance,business class
policy type: product type insurance
mrr: monthly recurring revenue,monthly revenue recurring,mrr amount,recurring revenue
plan: plan name,subscription name,package name,product plan name,tier name,membership plan name
plan id: plan code,package code,price id
billing interval: billing every,renewal frequency,interval,payment interval,plan interval,recurring interval,bill frequency
next billing date: renewal date,renews,next renewal,current period end,renewal on
trial end date: trial expires,trial expiry
cancelled date: cancelled at,cancel date,churn date
cancellation reason: cancel reason,why cancelled
license count: licenses
order id: order ref,so no,cust po,web order,transaction order id,customer order number
order date: ordered,purchase time,placed at,date purchased
order status: order state
line item: item line,order line,line no item,order item
product name: item,lineitem name
sku: product no,item ref,stock no,stock number,model sku,catalog number,article no
quantity: quantity ordered item,lineitem quantity,item quantity,count of items,lineitem qty
price: unit amount,price each unit,lineitem price,price per item,unit selling price,retail
sale-price: sale amount,price on sale,promotional price,special,markdown price
compare-price: price before discount,full price,rrp inc,recommended price,price was
cost: cost per item,supplier price
order total: amount total,total amount order,grand total amount,total charged
shipping cost: shipping paid,ship cost,carriage,shipping charges,delivery charges,shipping amt,freight cost charge
fulfillment status: fulfilment status,shipped status,dispatch status,fulfillment state
return reason: refund reason
customer note: note to seller,order note,customer comments,buyer comments,special instructions,delivery instructions,order notes
gift message: gift note,gift text
coupon: discount codes,promotion id,promo used,voucher used
availability: stock availability,availability status,is in stock
tag: labels,keywords list
category: product categories,dept category,item class,department category,merchandise category,google product category,item category code
brand: brand name,make brand name,label name
image: image urls,main image,primary image,image 1,picture 1
barcode: product barcode
seo title: meta title,page title seo,title tag
seo description: meta description,description tag
variant: option value,variation name,option 1 value
inventory-policy: continue selling,out of stock policy,backorder,allow backorders,backorders allowed
gift-card: gift certificate
payer: payor,sender,remitter,debtor name,received from
`;
