/** Words of single trades, one list a domain; in the shape of `people.ts`. */
export const FINANCE_WORDS = `
booking date: bookgdt,entry dt,value booking
posting date: posted,bookgdt
value date
transaction: movement,trade
memo: payment reference
counterparty iban: counter account,counterparty account,beneficiary account
own iban: own account
account name: account title,ledger name
account: a c,acc,ac
bank account
account holder
balance after: running balance,ledger balance,book balance
opening balance: begin balance,beginning balance,starting balance
closing balance: ending balance
debit: md
credit: incoming
debit credit flag: debit credit,dr cr,d c,crdr,cr dr,debit or credit,credit debit,cd,dc
end-to-end reference: end to end id,end to end,e2e
mandate id: mandate,mandate reference,rum,umr
creditor id: creditor identifier,creditor identification,sepa creditor id
routing id: sort
fee: charge,service charge
interest
principal: principal amount,loan amount,borrowing,debt,capital
loan
installment: instalment,monthly instalment,emi
invoice: bill,inv
document: doc,voucher,piece
document id: no piece,belnr
invoice date: issued
due date: pay by
net amount: ht,net sales
tax rate: vat,tax
tax code: vat code,tax key,tax class,tax group,tax category,tax type
withholding-tax: wht,tds,withheld tax
gl-account: nominal,gl code,account id gl
contra account: offset account,offsetting account,balancing account
fiscal-year: financial year,accounting year,fy
accounting period: fiscal period,financial period,posting period
payment terms: terms
outstanding amount: outstanding,amount due,balance due,amount outstanding,open amount,remaining amount,unpaid,amount owing,amount owed,pending amount,balance amount,remaining balance,amount pending,due amount,balance payable
paid amount: amount paid,paid,total paid,payment received,amount received,received amount,payment made,payment applied
payment status: is paid,paid flag,financial status,paid n,settlement status
payment: payout,remittance payment
cheque id: so sec,chq ref no,chq
check id: chq no,chk
pay rate: hourly rate
pay type: compensation type,wage type,salary hourly,salary or hourly,type remuneration
fte: full time equivalent,employment percent,percent employed,workload percent,fte percent
vacation balance: leave balance,holiday balance,remaining leave
weekly hours: standard hours,scheduled hours,scheduled weekly hours
hire date: service date
termination date: left on
national-id: tfn,pnr,uid number
policy: police,insurance policy,pol
insured: named insured,policy owner,insured party,insured person,policyholder,policy holder,assured
insurance: payer
premium: premium amount,annual premium,gross premium,gross written premium,gwp,written premium,insurance premium
sum insured: sum assured,insured amount,insured value,coverage amount,limit liability,total sum insured,tsi,tiv,total insured value,face amount,face value,capital assure
coverage: cover,cover type,coverage type,benefit,insurance type
deductible: excess,policy excess,self insured retention,sir,franchise,franchise assurance
claim: loss,loss event
claim id: claim reference
loss date: claim date,incident date,accident date,date accident,date incident,occurrence date,date occurrence,date of injury,crash date
reported date: report date,date reported,reported on,notification date,notified on,fnol date,request date,requested date,date requested
paid claim: paid loss,losses paid,indemnity paid
claim amount: incurred,total incurred
reserve: outstanding reserve,reserve amount,case reserve,claims reserve,os reserve
inception date: policy start,cover from,cover start,coverage start,risk start
broker: intermediary,insurance agent,insurance broker,producer,producer name,producing agent,introducer,insurance agency,brokerage
line of business: lob,class business,insurance line,business line,branch insurance,risk type,product class,coverage line,type of insurance
beneficiary: nominee,nominee name
subscription: contract subscription,sub
plan: price plan,pricing plan,product plan,subscription plan,subscription tier,tier,package plan
billing interval: billing cycle,billing period,billing frequency,bill cycle,billing term,charge interval,recurrence,renewal period
arr: annual recurring revenue,acv,annualised recurring revenue,annual contract value
ltv: lifetime value,clv,cltv,total spent,lifetime spend,total spend
trial: test phase,free trial,probation
trial end date: trial to
next billing date: next payment,next invoice,next charge,next billing
cancellation reason: churn reason,reason leaving
auto-renew: auto renewal,automatic renewal,renews automatically
coupon: coupon code,promo code,promotion code,voucher code,promo,code promo,referral code,voucher,gift code,ref code,refcode
license count: number seats,seat count,seats purchased,number licenses,user count,number users
churn: churned
expense
income
revenue: net sales
share-capital: capital stock,capital social,paid up capital,authorised capital,authorized capital,paidup capital
isin: wkn,cusip,sedol,security id
ticker: symbol,stock symbol,security symbol,instrument symbol
security: instrument,stock name,fund name,holding
share-count: shares,number shares,units held,shares held
asset
market-value: fair value,current value
book-value: carrying amount,carrying value,nbv,net book value,written down value,wdv
stock value
value: val
tip: gratuity
refund: refund amount,refunded,amount refunded
deposit: security deposit,damage deposit,rental deposit,bond
shipping cost: s h
claimant: injured party,injured worker,plaintiff,complainant
adjuster: examiner,claim handler,assessor,surveyor
cause of loss: peril,accident type,loss type
net-profit: net income,bottom line,profit after tax
operating-expense: opex,overhead
cost-of-sales: cost of goods sold,direct cost
receivable: accounts receivable,debtor
payable: accounts payable,ap
cash: cash on hand
unrealized-gain: gain loss,profit loss,pnl,p l
dividend
wallet
crypto: coin,cryptocurrency,token
allowance
deduction
overdue: days overdue,past due
policy type: plan type
`;

export const GOODS_WORDS = `
order: ord
order id: pnr
order date: purchased on,sold on
order status
fulfillment status: shipping status,shipment status,delivery status
order total: order amount,order value
price: sold for,list prc
list-price: catalogue price
compare-price: msrp,rrp,mrp,list price
quantity: no pieces,no pcs
line item: line,line no,pos
product name: designation,product desc
title: item name
brand: make
manufacturer: made by
mpn: manufacturer sku,manufacturer part,manufacturer number,mfr p n,mfg part number,mfg part,mfg p n,mfg pn,mfpn,vendor part number,oem number,manufacturer part number
asin: amazon id,amazon asin
handle: url key,url slug,slug handle,url handle,seo url,url path key,friendly url,url alias
url key: url slug,url handle,slug
availability: stock status,in stock,available sale
product url: product link,product page,deep link,listing url
category: product class
material product: raw material
country-of-origin: origin country,coo,made in,country manufacture,country production,manufacturing country
hs-code: hs,hts,hts code,hts number,tariff code,tariff number,harmonized code,harmonised code,customs code,commodity code,taric,hsn,hsn code,hsn sac,schedule b
shipping weight: package weight,parcel weight
net weight: n w,nw,nt wt
gross weight: gr wt,g w,total weight,gw
chargeable weight: billable weight,charged weight,volumetric weight,dimensional weight,dim weight
package count: packages,package qty,pkgs,pieces,pcs count,number pieces,parcels,cartons,ctns,boxes,pallets,plts
package: packaging,pack,packing
pack-size: package size,units pack,pack qty,case pack,case qty,package quantity,qty pack,units per case,qty per box,inner pack
shipment: consignment
shipment id: consignment note,shipment reference,delivery note
tracking id: parcel number,consignment number,load id,load number,shipment number,consignment reference
container: cntr
container id: container,cntr,equipment number
seal id: seal
bill-of-lading: b l,b no,bol,bol number,bl,bl no
master-bill: mbl,master bill of lading,master bl,mawb,master awb,master air waybill
house-bill: hbl,house bill of lading,house bl,hawb,house awb,house air waybill
vessel: ship,nave,ship name,boat
voyage id: voyage,voy
flight id: flight,vol
port
loading: lading,load,lasting
discharge: unloading,unload
loading port: pol,port origin,origin port
discharge port: pod,discharging port,port destination,destination port,arrival port
departure: departed,leaving,dep
departure date: departure,sailing date,sailed,journey date,travel date,flight date,outbound date
arrival date: arrived,arrives
estimated departure date: etd,estimated departure,estimated time departure,est departure,planned departure,scheduled departure,expected departure
estimated arrival date: estimated arrival,estimated time arrival,est arrival,planned arrival,scheduled arrival,expected arrival
actual departure date: atd,actual departure,actual time departure,depart reel
actual arrival date: ata,actual arrival,actual time arrival,arrived
estimated delivery date: expected delivery,promised date,promise date,promised delivery,requested delivery date,commit date,planned delivery,scheduled delivery,estimated delivery,edd
delivery date: expected delivery,requested delivery date,promised date,actual delivery
consignee: receiver,recipient,recipient name,delivery name,addressee
shipper: consignor,sender,sender name,exporter,sender company
carrier: shipped by
incoterm: terms delivery,delivery terms,trade terms,shipping terms
service level: service type,service,service mode,delivery service,shipping speed,type service
truck: lorry
vehicle: vehicle no
license-plate: vehicle number
lot id: lot,batch,lot code,batch code,batch lot,lot batch,charge number lot
batch id: lot code,batch code
reorder point: order point,par level,trigger point,reorder pt,re order level,replenishment point,restock level,reorder threshold
min-stock: par level
max-stock: maximum stock,maximum quantity,max qty,max level,maximum level,maximum stock level,max stock level
reorder quantity: eoq,economic order quantity,replenishment qty
moq: min order qty,minimum order qty,minimum order,min order,order minimum
reserved stock: reserved qty,reserved,allocated,allocated qty,committed,committed qty
available stock: free qty,available to promise,available to sell,atp
warehouse: storage location,depot,plant
last count date: last count,stocktake date,stock take date,cycle count date,last inventory,inventory date,last stocktake
last purchase date: last purchase,last po date,last received,last receipt date,last ordered
lead-time: lead time days,replenishment time,delivery time,delivery lead time,lead time weeks,lt
part: spare part
part id: part code,p n,part ref,component number,ref piece,pn
component: material component,sub part,subassembly,assembly,child item,child part,ingredient
quantity per: qty unit,qpa,component qty,bom qty,quantity assembly
revision: rev,rev no,rev level,change level,version drawing,version design,drawing revision,engineering change level
reference-designator: refdes,ref des,component reference
footprint: package footprint,case package,case size,pcb footprint
work-order id: work order,production order,manufacturing order,mo,mo number,job no,job order,job card,shop order,wo
work-center: work station,machine group,production line
machine: machine name,machine id,equipment machine
operation-step: operation,process step,process,routing step
cycle-time: takt time
setup-time
downtime
scrap: scrapped
scrap rate: scrap factor,rejection rate,yield loss
good quantity: good parts,good units,good count,yield,passed qty
planned quantity: to produce,quantity to manufacture
defect: defect type,defect code,nonconformity,non conformity,nonconformance,fault,fault type,failure mode,snag,ncr
tolerance: tolerance limit
bom level: bom lvl,indent,structure level
make-or-buy: make buy,procurement type,supply type,source type
inspection: quality check,qc check
maintenance
installation date: installed on,commissioned,commissioning date,placed in service date
origin: pickup location,pickup city,origin city,origin location
destination: delivery location,drop location,destination city,destination location,arrival location
engine: displacement
thickness: thk
coating: lining
diameter
texture
passenger: traveller,traveler
cabin: cabin class
itinerary: journey
`;
