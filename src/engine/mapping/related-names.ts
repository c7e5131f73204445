/**
 * Names that often, but not always, mean the same: each line has a name and its possible meanings. Weaker than the
 * lexicon's synonyms: a better match on either side wins.
 */
export const RELATED_NAMES = `
name: last name, customer, company, product name, title, course, event, payee, asset name
last name: name
first name: name
email: username
phone: mobile phone
whatsapp: mobile phone, phone
bio: description, note
mobile phone: phone, whatsapp
address: street, address 1
street: address, address 1
address 1: address, street
house-number: address 2
unit-number: address 2
city: location, place
state: region, county, district
region: state, location, county
county: state, region, district
country: location, nationality, country code
country code: country
location: address, city, site, region, building, room
company: customer, vendor, account, club, school
website: url, domain
domain: website
url: website, slug
job title: title, position, role
position: job title, role, title, rank
role: job title, position
title: job title, name-prefix, name, product name, course, task, project
name-prefix: title
department: team, division, group
team: department, group, club
division: department
group: team, category, department
manager: owner
hire date: start date
termination date: end date
start date: hire date, date
end date: due date, termination date, expiry date
due date: end date, expiry date
expiry date: end date, due date, warranty end date
warranty end date: expiry date
registration date: created date, start date, hire date
created date: registration date, date
salary: rate amount, amount, hourly rate
employment type: type, status
status: condition, stage, employment type
stage: status
description: note, memo, short-description, bio
short-description: description, note
note: description, memo, message
memo: description, note, reference, payee
product: product name, title, name
product name: product, title, name, asset name
sku: id, code, reference, model id
barcode: sku, id
brand: manufacturer, vendor
manufacturer: brand, vendor
vendor: manufacturer, company, brand
category: type, group, product, department, collection, industry
subcategory: category
type: category, status, transaction type, employment type
tag: category
price: cost, amount, total
cost: price, amount, budget
amount: total, price, cost, value, quantity, deal amount, budget
total: amount, price
net amount: amount, subtotal
gross amount: amount, total
quantity: stock, count
stock: quantity
debit: amount
credit: amount
transaction date: date
posting date: date, transaction date
value date: date, posting date
order date: date
invoice date: date
payment date: date
event: name, title
date: transaction date, order date, invoice date, start date, created date, event date, purchase date
payee: description, name, vendor, customer
transaction type: type
reference: id, code, memo, external-id
code: id, sku, reference
id: code, external-id, reference
external-id: id
customer: name, company, contact
customer id: id, account id
customer name: name
employee id: id, national-id
student id: id
member id: id, license id
license id: member id, id
national-id: id, vat id
vat id: national-id, company id
tax amount: tax rate
tax rate: tax amount
username: id
order id: id, reference
invoice id: id, reference
transaction id: id, reference
account id: id
bic: routing id
lead source: channel, campaign
channel: lead source
image: photo, url
photo: image
model: model id, product name
model id: model, sku
asset name: name, product
asset-tag: id
serial id: id
assignee: owner, assigned user, user, employee
owner: assignee, manager
instructor: teacher, owner
level: grade, difficulty
grade: level, score
score: rating, result, grade
rating: score
rank: position, id
federation: country
age: birth year
birth year: birth date
birth date: birth year
duration: hours
hours: duration
unit: size
warranty: warranty end date
capacity: quantity, size, seats
format: type, channel
time: duration, start time
length: duration
objective: description
course: name, title, program, training
program: course, training, project
training: course, program
module: course, title, course name
seed: rank
special-needs: note
shipping cost: fee
fee: price, cost, amount, rate
rate: price, hourly rate, percent, fee
weekday: date
assessment: course, score
donation amount: amount
shelf: location
warehouse: location
surface: size, region
guardian: emergency contact
emergency contact: guardian
po-box: address 2
dimension: size
course id: id, code, program id
program id: id, code
value: amount, price, result
size: dimension
consent: newsletter
newsletter: consent
employee count: size
revenue: amount
`;
