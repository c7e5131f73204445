/** What the systems of stores, banks, clubs and shops call their fields; in the shape of `../english/people.ts`. */
export const TRADE_OTHERS = `
time: tm
count: ct
start: strt
donation: contrib
request: rqst
incident: inc
resolved: rslvd
number: numb,nmbr
maximum: mx
minimum: mn
planned: pln
actual: act,actl
registration: registr
participant: partic
location: lctn,loc name,branch loc,stk loc
building: bldng
hours: hrly hours
purchase: pur
maintenance: mtnce
balance: blnc,bal after,running bal amt,clsg bal,cls bal,curr bal,bal amt,book bal,ledgerbal
stock: stk,stkonhand,labst,sellable,onhand,on hnd,in store qty
warehouse: wh name,whcode,whloc,whse no,stk loc code,stor loc,st loc,stock loc,inventory org
shelf: bin id,lgpla,slotting,stor bin,storage type bin,locator code,bay location,bin position
min-stock: minlvl,min stk,safety stk,ss qty,low level,low stk,min bal,eisbe
max-stock: maxlvl,max stk,mabst
reorder point: ro point,ro pt,reord lvl,rop qty,r o p,minbe,trigger lvl,re order
reorder quantity: roq,ro qty,reord qty,ord lot,standard order qty,order multiple
reserved stock: alloc,alloc qty,resv qty,rsvd,rsvd qty,rsv qty,soft alloc
available stock: atp qty,net avail,net available,avail to sell
planned-order: qty oo,po qty open,incoming qty,inbound qty,inbound,in transit stock,due in qty
last count date: lst cnt,stk take,last physical,stocktaken,stock checked,last stock count
last received date: lst rcpt,last rcpt,last receipt,last goods receipt
last sold date: lst sold,last sold,last sale,last issue,last issued,last out,last used date,last usage
expiry date: bb date,sled,shelf life end,vfdat
batch id: batch cd,charg,lot serial
stock-value: stk val,extended cost,onhand value,on hand value,oh value,stock valuation,inventory value,inv val,total stock value
cost: avg cst,avcost,std cst,wac cost,last cost,cost ea,wavg cost,last purchase price
debit: dramt,dbt,deb,out amt,wdr,amt out,debit value,money debited,monies out
credit: cramt,crd,cred amt,paid ins,monies in
value date: interest date,fund date
booking date: book dt,pstng dt,postng date,trans posted,processed date,process date,proc date,processing date
counterparty iban: ctpty iban,benef iban,payee iban,other iban,partner iban,opposing iban,recipient iban,remote iban,sender iban
counterparty: ctr party,bname,remitter name,payer or payee,payer payee,debtor creditor,initiating party,remote name,counter name
memo: narr,narrtn,remit,statement desc,trn particulars,tran particular,payment info,transfer title
transaction type: trn type,trntyp,tr type,type code txn,trn code,transaction cat,booking type,payment kind
member id: mem no,mbrno,player id,fan id,usga no,usav id,membership ref
membership type: mem type,mem cat,mship cat,mbrship,msh type,member grade,member status category,membership class,membership option
membership status: mem status,memb status,mbr status,in good standing,member state,membership state,member standing
membership fee: mem fee,sub fee,membership amt,dues,fees due,membership price,member fee,subscription fee,season fee
membership end date: mem exp,memexpiry,mbr exp,subs expiry,paidto,membership until,membership due,lapse date,paid up until
joined date: date joined club,jdate,member since dt,join year,year joined,joining year,joined club,entry to club
team: side team,grp squad
position: pos played,playing pos,play pos,preferred position,field position
jersey-number: kit no,back number,uniform no
jersey-size: kit size,jersey sz,uniform sz
sport: sport code,discipline sport,section sport
skill-level: ability,ability level,playing level,standard of play,playing standard
coach: trainer coach,team coach,head trainer
medical information: med info,med notes,medicals,med conditions,health issues,medical issues,health problems,medical condition details,known conditions
guardian: parent 1,parent 1 name,guardian 1,mother father,guard name,parent carer,pg name,carer name,guardian contact name
guardian phone: parent mob,guardian mob,parent contact no,mum mobile,guardian phone no,carer phone
guardian email: carer email,mum email
photo-consent: photo perm,image consent,media release,photo permitted,photography consent,photo rights,picture consent,image rights,filming
medical-clearance: med cert,medical cert,medical certificate
background-check: dbs no,dbs check,wwc
belt: kyu,belt color
handicap-index: hcap,handicp,hdcp
locker id: locker
order status: ord state
order date: checkout date order
sku: item cd,stk code,style no,prd code,skus
variant: var,option name,opt 1,opt val,variation value
size: sz cd,size cd
color: colour code,clr cd,color cd,col name,clr name
material: matl type,fabric content,comp material
price: rtl,up,prce,pr,saleprice unit,sugg retail,suggested retail,list pr unit,consumer price
compare-price: msrp price,orig pr,rrp price,regular retail,comp price,listprice orig,list before discount
barcode: bar cd,scan code
weight: unit wt,item wt,netwt kg
shipping name: ship to contact
subscriber count: subs count
opportunity: opprtnty
revenue: annual rev,yearly rev,sales vol,rev amt
industry: indstry,indus
website: hp url
account owner: acctmgr
`;
