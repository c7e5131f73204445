/**
 * Words that qualify any noun, and the nouns that compounds of every trade are made of; in the shape of `people.ts`.
 * Names that combine them need no entry of their own.
 */
export const QUALIFIER_WORDS = `
first: 1st,initial first,primer
last: latest,most recent
next: upcoming,following
previous: prior,former,prev,precedent
new
old
average: mean
minimum: min
maximum: max
planned: scheduled,plan planned,sched
estimated: est,expected,projected,forecast,forecasted,predicted,anticipated,tentative
actual: realised,realized
target
cumulative: year to date,month to date,ytd,mtd
remaining: left,outstanding,open
available: free
reserved: allocated,committed,reserve stock
planned-order: on order,incoming
total-of: overall,combined
annual: yearly,per year,pa,p a
monthly: per month,p m,pcm,mo
weekly: per week
daily: per day,day rate
hourly
internal
external
personal: privater
public
local
foreign
final
base: basic,basis
gross
net
full: complete
short: court
long: lang
good: accepted
bad: rejected,defective
unique: distinct
per: pro
range: bracket,band
index
ratio
gross-profit
flag: indicator,ind,y n,yn,yes no
method
mode
`;

export const NOUN_WORDS = `
date: report date
day
year
company: business
id: so,line number
code: cd
cost: cost each,price each
customer: sold to
vendor: sold by
employee: associate,team member,colleague
department: org unit
product
sku: part code
stock: qty available
warehouse: dc
weight: package weight
height: ht
volume: cbm,cubic meters,cubic feet,cu ft,cft
color: colorway
image: picture
location: hq,headquarters,head office
area: surface,acreage
contact: point contact,contact person,poc,attn
reference: payment ref,transaction reference
end date
start time: time in,starts at
end time: ends at
created date: opened,logged at,raised on,reported at,submitted
closed date: closed,close date,closing date,resolved,resolution date,solved,completed,date resolution
cancelled date: cancellation date
creator: opened by,logged by
updater: updated by,modified by,last modified by,changed by,edited by
approver: approved by
approved date: approved,date approbation
website: web link
link: href,file link,document link,link url,share link,resource url
person
parent: caregiver,next kin
driver: conductor,chauffeur
operator
agent: rep,representative,sales agent
seller: sales person,sales rep,salesman,merchant seller
usage: consumption
limit: cap limit,quota limit
attempt: try count,tentative
action
progress: complete percent,completion,completion rate,done percent
feedback: suggestion,verbatim
member
family: household
residence: living in
origin: from location,departure location,ship from,sent from,from city,from
destination: deliver to,ship to,to city,to location
condition: terms and conditions
contract: agreement
branch
discount percent
foreign-language
active: show online,display online
capacity: max occupancy,occupancy
title: caption
`;
