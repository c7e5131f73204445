/** Short forms and run-together names that databases and old systems export; in the shape of `../english/people.ts`. */
export const RARE_SHORT = `
country: ctry,cntry
county: cnty
address 1: addr ln 1
address 2: addr ln 2
city: cty
postal-code: pcode
quantity: qnt,qntty,quan,qtty,qtity,quanity,tot qty
amount: amnt,ammount,amout
premium: prem
interest-rate: int rt,intrate
month: mth,mnth
quarter: qtr
week: wk
duration: sec,hh mm ss,elapsed,minute
standard-deviation: stdev,stddev,std dev
count: cnt,tally
frequency: freq,periodicity
flag: flg
type: typ
status: sts
class: cls
group: grp
sort-order: seq,ordinal,sortkey
level: lvl
location: loc,loctn,locn
description: descp,dscrpt,dscr,dscription,descrip,descriptor
comment: cmt,cmnt,commnt
note: rmk,rmrk,footnote
message: msg,enquiry,inquiry
subject-taught: subj
title: subj
file: attch,attachmt
photo: pic,foto,mugshot,portrait
link: lnk
category: catg,ctgry,categ,ctg
size: sz
color: clr,colr,tint
reconciled: clr
length: len,lgth
width: wid,wdth,breadth
height: hgt,hght
depth: dpth
dimension: dim,l x w x h,lwh
updated date: upd,updt,chgd,lastmod,revised,amended,edited,mtime,refreshed,updatedat,updatedon,modifiedon,modifiedat,altered on
created date: crtd,crtdt,credt,ctime,authored,initiated,lodged,inserted,keyed,recorded,crt dt,cre dt,create dt,createdat,createdon,crtddate
creator: recorded by
deleted: removed,purged,trashed,isdeleted
active: actv,inact,inactv,isactive,discontinued,obsolete
next: nxt
first: frst
previous: prv,preceding
original: orig
destination: dest,destn
shipping: dlv,dlvry,delv,dlvy,shpg,shp
shipment: shpmt,shpt
ship date: shpd
delivery date: dlvd
planned: plnd,foreseen
required date: reqd,reqdate
requirement: reqt,rqmt
approved date: apprvd,apprd,aprvd,sanctioned,ratified
approver: authoriser,authorizer
cancelled date: canc,cancl,cncl,cncld,cxl,cxld,voided,revoked,rescinded,annulled,revocation
closed date: compl dt,cmpltd,finalised,finalized,finaled,concluded
invoice: invc,invce
payment: paymt,pymnt,pmnt
fee: surch,surchg
shipping cost: frght
service level: svc,srvc,svc type
encounter date: svc dt
maintenance: maint,mtc,mtce,upkeep,servicing
inspection: insp,inspctn,walkthrough
certificate: cert,certif
registration date: regd
license-plate: regn
application id: appl no
member: mbr,memb
member id: mbrid,memno
beneficiary: benef,bene,bnf
relationship: reln,relat,relshp
emergency: emerg,emgcy
contact: cntct
email: eml
work: wrk,ofc,offc
home: hm
building: bldg,bld
floor: flr
room: rm
stop name: stn
district: dist,distt,boro
distance: dist,distn
region: terr,rgn
branch: brnch
division: div
section: sect,sctn
administrator: admin,sysadmin
manager: supv,spvr,suprv,supvr,overseer,superintendent
assistant: asst
engineer: engr
operator: optr
machine: mach,mchn,apparatus
equipment: eqpt,eqp,eqmt,equipt
material: mtrl,matl,mtl
warranty: wty,wrnty,wnty,wrty
currency: crcy,curcy,crncy,ccode
exchange rate: exch rate,exrate,forex,exch rt
subtotal: subtot,subttl
gross: grs
order: ordr,odr
tracking id: trkg,trk no
warehouse: wrhs,wrhse
stock: invty,invt,invtry,instock,unrestr,stk on hand,stk qty
bank: bnk
debit: wdl,wthd,wdrl,withdrawl
routing id: rtg,rtng
salary: sal
commission: comm,commn
deduction: dedn
vacation-days: vac
absences: absnt,absenteeism
attendance: attd,attnd
rating: eval,rtngs,appraised
training: trng,trg
instructor: instr
school: univ,schl
enrollment count: enr,enrl,tot enrl,act enrl
teacher: tchr
student: stu,stdt,stdnt
student id: stuid,stuno
grade-level: grd,gr lvl
diagnosis: diag,diagn
procedure: proc,px
doctor: phys,prvdr
vehicle: vehl
mileage: odm,odmtr,mlg
vendor: vndr,vendr,splr
customer: clnt,cstmr,custmr
product: prdct,itm
sku: itm no,itmno
employee: empl,emplye
employee id: ee id,ee no
opening balance: beg bal,balance forward,brought forward
closing balance: ending bal,carried forward
expiry date: expir,expry,lapses,lapsed,expired,exprd
cumulative: cum,cumul,jtd,itd,wtd,life to date,inception to date,quarter to date
previous year: py,ly
current year: cy
percent: perc,prcnt,pcnt
weight: oz,ounce,kilogram,tonne,ton,tonnage
extension: extn
name: nme
first name: fnm
last name: lnm
job title: jobtitle,desig,designatn,jbttl
gender: sx,gndr
nationality: natl,natlty
birth date: brthdt,bdt,bdate
hire date: hrdt
price: prc,uprice,unitprc
cost: cst,ucost
unit: uofm,unt,unitm
reference: refr
document id: docno,docnum,docentry
line item id: linenum,lineno,splid
transaction date: trxdate,txdate,trndt
transaction id: trxid,txnid,trnid,txref
account id: acno,actno
invoice id: invnbr
customer id: cardcode
customer name: custname,cardname,custnm
vendor id: vendno,vendid,suppno
check id: chkno,ckno
phone: phn,phno
mobile phone: mobl
total: tot amt,tot price,tot value
tax amount: tx amt
actual hours: act hrs
updater: mod by
guarantor: guar
foreign: fgn
score: pts
due date: duedate,duedt
shipping method: shipvia
transaction type: trnstype
account: accnt
anonymous: anon
standard: std
checklist
template
lineage
baseline
bounced date: bounced
cross-street: intersection,intersecting street
maximum: highest
minimum: lowest
latitude: latdd,lati
longitude: longi,lngtd,lond
verified: validated
consignee: cnee,csgnee
shipper: shpr
carrier: carr
vessel: vsl
container: cntnr
driver: drvr
payment terms: payt,zterm
incoterm: incot,inco 1
company: compny,comp name,cmpy,cmpny
company id: comp no,coy reg
recipient: rcpnt
address: adress
order id: sales doc,sales document,purch doc,purchasing document
received date: recvd
`;
