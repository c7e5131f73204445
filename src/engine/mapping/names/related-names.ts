/**
 * Names that often, but not always, mean the same: each line has a name and its possible meanings. Weaker than the
 * lexicon's synonyms: a better match on either side wins. `=` marks those that are as good where no other column is
 * closer: a mobile phone is a phone, and a street is the address.
 */
export const RELATED_NAMES = `
name: last name,customer,company,product name,title,course,event,payee,asset name
last name: name
first name: name
email: username
phone: mobile phone
master-bill: bill-of-lading,tracking id
house-bill: bill-of-lading,tracking id
bill-of-lading: master-bill,house-bill
whatsapp: =mobile phone,=phone
bio: description,note
mobile phone: =phone,whatsapp
address: =street,=address 1,location,registered address
street: =address,address 1
address 1: =address,=street
house-number: address 2
unit-number: address 2
city: location,place,address,region,district
state: =region,county,district
region: =state,location,county,area
county: state,region,district
country: location,nationality,country code
country code: =country
location: address,city,site,region,building,room
company: customer,vendor,account,club,school,name,account name
website: =url,domain
domain: =website
url: =website,slug
job title: title,=position,role
position: =job title,role,title,rank
role: =job title,position
title: job title,name-prefix,name,product name,course,task,project,subject-taught,event,campaign
name-prefix: title
department: team,=division,group
team: department,group,club
division: =department
group: team,category,department,class,assignment-group,segment,ad-group
manager: owner
hire date: =start date
termination date: =end date
start date: =hire date,date,created date,departure date,inception date,registration date,enrollment date,event date,incorporation date
end date: due date,termination date,expiry date,closed date,dissolution date,arrival date,delivery date
due date: end date,expiry date,next billing date
expiry date: end date,due date,warranty end date,next billing date,termination date
warranty end date: expiry date
registration date: created date,start date,hire date,enrollment date,order date,incorporation date
created date: registration date,date,time,order date,transaction date,start date,purchase date
salary: rate amount,amount,hourly rate,pay rate,base salary
employment type: =type,status
status: condition,stage,employment type
stage: status
description: note,memo,short-description,bio,name,product name,product,activity
short-description: =description,note
note: description,memo,message,reason,feedback
memo: =description,note,reference,payee
product: product name,title,name,description
product name: product,=title,name,asset name
sku: id,code,reference,model id,part id,barcode,mpn
barcode: sku,id,product id
brand: manufacturer,vendor
manufacturer: brand,vendor
vendor: manufacturer,company,brand,name
category: type,group,product,department,collection,industry,plan,class,tag,role,industry-code
subcategory: category
type: category,status,transaction type,employment type,role,payment method,property-type,legal-form,event type,group
tag: category,type
price: cost,amount,total,sale-price,list-price,rate,premium,rent,price-per-area,pay rate
cost: price,amount,budget,ad-spend
amount: total,price,cost,value,quantity,deal amount,budget
total: =amount,price
net amount: =amount,subtotal
gross amount: =amount,=total
quantity: =stock,count,package count,seats,unit
stock: quantity
debit: amount
credit: amount
transaction date: =date
posting date: =date,=transaction date,value date
value date: date,posting date
order date: date
invoice date: date
payment date: date
event: name,title,event date,session
date: transaction date,order date,invoice date,start date,created date,event date,purchase date
payee: description,name,vendor,customer,shipper,consignee
transaction type: =type
reference: id,code,memo,external-id,order id,invoice id,document id,policy id,booking id,claim id,purpose
code: id,sku,reference,product,currency,coupon,barcode,ticker,course id,part id
id: code,external-id,reference,order id,sku,ticket id
external-id: id
customer: name,company,contact,payee
customer id: id,account id
customer name: name
employee id: id
student id: id
member id: id,license id
license id: member id,id
national-id: id,vat id
vat id: national-id,company id
tax amount: tax rate
tax rate: tax amount
username: id
order id: id,reference
invoice id: id,reference
transaction id: id,reference
account id: id
bic: routing id
lead source: channel,campaign
channel: =lead source
image: =photo,url
photo: =image
model: model id,product name,product,vehicle
model id: model,sku
asset name: name,product
asset-tag: id
serial id: id
assignee: =owner,assigned user,user,employee,agent,manager
owner: assignee,manager,agent,landlord,seller,insured
instructor: =teacher,owner
level: grade,difficulty
grade: level,score,class,grade-level
score: rating,result,grade,points,gpa,nps,satisfaction
rating: score
rank: position,id
federation: country
age: birth year
birth year: birth date
birth date: birth year
duration: hours
hours: duration
unit: size,quantity,package,pack-size
warranty: warranty end date
capacity: quantity,size,seats
format: type,channel
time: duration,start time,date,created date
length: duration
objective: description
course: name,title,program,training,subject-taught,class
program: course,training,project
training: course,program
module: course,title,course name
seed: rank
special-needs: note
shipping cost: fee
fee: price,cost,amount,rate,premium,hoa-fee,charge
rate: price,hourly rate,percent,fee,cost
weekday: date
assessment: course,score
donation amount: amount
shelf: location
warehouse: location
surface: =living-area,size,region
guardian: emergency contact
emergency contact: guardian
po-box: address 2
dimension: size
course id: id,code,program id
program id: id,code
value: amount,price,result
size: dimension,living-area,area,pack-size,volume,employee count
consent: newsletter
newsletter: consent
employee count: size,fte
revenue: amount
employee: name,employee id
student: name
patient: name
medication: name,product,product name
property: name,address
campaign: name,lead source
contact: phone,name,email
units: quantity
district: city,region
store: location,warehouse,company
material: product,description,part id,component
item: product
content: description,message,note
text: description,message,note,comment
plan: product,type
session: event,course
provider: vendor,company,carrier
carrier: vendor
account: account name,account id,company,customer,name
account name: name,company,account id
balance: amount,balance after,closing balance
list-price: =price
compare-price: price
hourly rate: =pay rate,rate,price
pay rate: salary,=hourly rate
ad-spend: cost,amount,budget
click: clicks count
visitor-count: session-count
session-count: visitor-count
transaction: description,transaction id,transaction type
closed date: end date,updated date
delivery date: arrival date,estimated arrival date,date
ship date: departure date,date,shipping
arrival date: estimated arrival date,actual arrival date
departure date: estimated departure date,actual departure date
encounter date: date,admission date
loss date: date
event date: date,start date
document id: invoice id,reference,id,transaction id
class: course,course id,section,grade-level,ticket type
reason: note,description
comment: =note
agent: assignee,owner,broker,seller,listing agent
seller: vendor,owner,agent,landlord
requester: customer,name,contact
attendee: name,customer
participant: name
insured: name,customer
tenant: name,customer
doctor: name,owner
machine: asset name,work-center
part id: sku,mpn,code
mpn: sku,part id,model id
living-area: area,size,lot-size
area: region,living-area,surface,size
area-km2: area
volume: size,quantity
weight: gross weight,net weight,shipping weight,chargeable weight
gross weight: =weight
net weight: weight
shipping weight: =weight
package count: quantity
available stock: =stock,availability
availability: stock,status
deal amount: =amount,=value
commission: =fee
teacher: =instructor
gross pay: =salary,amount
contractor: =vendor,company
borrower: =customer,member,name
call-number: code,shelf
recommendation: resolution,note
vulnerability: title,name
direction: type
copies: quantity,count
net pay: salary,amount
table-number: seat
gift message: note
customer note: =note
receipt date: =created date,delivery date,date
crop-yield: quantity
quality-score: score
competitor: vendor,company
task id: id,ticket id
matter id: ticket id,id
project id: id,code
sample id: id,code
part: product,product name,material
player: name
volunteer: name
candidate: name
recruiter: owner,assignee
project manager: owner,manager
inspector: assignee
analyst: assignee
collector: assignee
grant amount: amount
principal: amount
received quantity: quantity
installment: amount,payment
arrears: amount
fare: price,amount
nightly rate: =rate,price
billed amount: =amount
trim: variant
specification: description
member: name
hostname: =asset name,name
software: name,product
`;
