/** Words of advertising, schools, care, events, travel, food, media, sports and computers; in the shape of `people.ts`. */
export const SERVICE_WORDS = `
campaign: campaign name,mailing name,campaign label
campaign id: campaign code
ad-group: ad group name,adset name,ad set name
impression: impr,views count,ad impressions,total impressions
click: link clicks total,click count,total click
ctr: click thru rate,ctr percent,ctr link
cpc: avg cpc,avg cost per click,cpc all
cpm: cost per mille,cost per 1000 impressions
cpa
conversion: results,purchases count,goal completions,key events,actions count
conversion-rate: conversion percent,goal conversion rate
conversion-value: conv value,purchase value conversion,revenue from conversions,goal value
ad-spend: spend amount,total spend ads,cost amount,amount spent usd,spend usd,advertising cost
budget: budget amount,allocated budget,campaign budget,budgeted,budgeted amount
bid: bid amount,max cpc,max bid,bid price ad
quality-score: quality rank,qs
match type: keyword match,match kind
landing-page: final page,entry page,destination page
open-rate: open percent,unique open rate,opened percent
bounce-rate: bounce percentage,bounced rate
average session duration: average visit duration,avg engagement time,average engagement time,time on page
pages per session: pages per visit,page depth
page: url of page,page name
follower-count: number of followers,total followers,fans,subscribers count,subscriber count
social-post: post text,post title,status update
published date: publish time,publish date
likes: likes count,reactions,favorites count,hearts
comment-count: number of comments,replies count,comments number
engagement-rate: engagement percent,er percent,interaction rate
engagement: interactions
video-views: video view count,watch count,view count
student: student name full,scholar,name of student,pupil name,learner name
student id: roll number,admission no,enrollment no,matriculation number,registration number student,banner id
class: class section,division class,homeroom class,class group
grade-level: year of study,level of study,current grade,standard year,grade yr,school year level
course id: subject code,unit code,catalog course number,paper code
course: course description title,unit name,unit title,paper name
credit-points: credit value,credit hrs,unit value,credit units,cr hrs,credits earned,units credit,hours earned,cpd points,ceu
score: result score,percentage score,points awarded,marks scored,obtained marks,total obtained,grade points score
maximum score: max marks,out of,total possible,points possible,full marks,maximum marks
assessment: assignment,assignment name,assessment name,exam name,test title,homework,quiz name
enrollment date: enrolled at,date joined school,start of studies
graduation date: degree date,graduated on,completion of studies
major: field of study name,specialisation,programme of study,degree program,course of study,concentration major,academic program
advisor: adviser,academic advisor,counselor,counsellor,tutor name
attendance: attendance percent,attendance status,presence
parent name: guardian full name,name of guardian,father or guardian name,parent guardian,carer
parent phone: home contact parent
lunch-status: free lunch,meal status,free reduced lunch,fsm,frl,free school meals
bus-route: bus number,bus no,transport route
scholarship: financial aid
tuition: school fees,course fee,fees,tuition amount
patient id: medical id,hospital no,file no patient,chart no,nhs no,subject identifier,health number,health card number,medrec
patient: patient full name,name of patient
encounter: visit type,encounter type,appointment type,encounter class
encounter id: account number visit,episode id,admission no visit
encounter date: seen on,service start
doctor: consultant,referring provider,provider name,doctor name,practitioner name,general practitioner,primary care provider
diagnosis: diagnosis description,primary diagnosis,dx description,presenting complaint,chief complaint,clinical diagnosis
diagnosis code: icd 10 cm,diag code
procedure code: procedure id,billing code,cdt code
dosage: dose amount,dose value,dosage instruction,sig,directions,posology
dosage frequency: times per day,how often,freq dose
medication: medication ordered,product drug,medicine prescribed,drug prescribed,prescribed drug,med name
doctor: prescribed by,ordering physician,prescribing doctor
allergy: allergies list,allergen,allergy name,allergic to
reaction: adverse reaction,manifestation,allergic reaction
vaccine: vaccine name,immunisation name,immunization name,vaccine type,vaccine code
vaccination date: vaccinated on,administered on,immunization date,given on
dose-number: dose sequence,shot number
blood-pressure: bp reading,systolic diastolic
systolic: systolic bp,sys,sbp,systolic pressure
diastolic: diastolic bp,dia,dbp,diastolic pressure
heart-rate: heart beat,resting pulse
oxygen-saturation: spo 2,o 2 sat,oxygen sat,sats
respiratory-rate: resp rate,breathing rate,respirations
result: observation value,test result,value quantity,result text,lab result,findings
reference-range: normal limits,normal values range,expected range
specialty: speciality,medical specialty,clinical specialty,practice area,specialization doctor
admission date: admit dt,date of admission hospital,hospitalized on,admitted on
discharge date
hospital-ward: ward name,unit ward,hospital unit
bed: bed number,bed no
insurance: insurance payer,primary insurance,insurance name,insurance company name
insurance member id: subscriber id,insurance policy number,member insurance id,medicare number,medicaid id
group-number: insurance group,group id insurance
copay: copayment,patient portion
billed amount: charge amount,billed charges,total charges,charges
allowed amount: approved amount,eligible amount
event: name of event,event label,function,occasion
event id: event code
event date: event day,event start date,show date,performance date
venue: venue name,location of event,hall,event place,event site
attendee: registrant name,delegate name,guest full name,invitee
ticket type: rate type,registration type,ticket tier,pass category,entry type ticket
ticket id: ticket code,admission id
ticket price: registration fee,entry price,price paid ticket
ticket count: tickets,ticket quantity,tickets purchased,qty tickets
checked-in: has attended,scanned
checkin date: scan time,entry time
dietary-requirements: diet requirements,special diet,meal requirements,food restrictions
plus-one: additional guest,brings guest
rsvp: rsvp status,reply status,attending status,response status
speaker: speaker name,presented by,panelist
session: talk title,session name,presentation title,session topic
table-number: table assignment
sponsor: sponsored by,sponsor company
order id: reservation no,booking number,booking ref,res number,confirmation no,pnr code,record locator,conf number,booking code,reservation code,res no
attendee: lead guest,primary guest,booker,name on booking
check-in: arrival day,from night,arriving,stay from
check-out: departure day,until night,departing,stay to
night-count: number of nights,length of stay,los,room nights,no of nights,stay nights
adult-count: no of adults,number of adults,adult
child-count: no of children,kids count,children count
room type: room class,accommodation type,unit type,room description
room number: room id,unit no room
rate plan: rate code hotel,tariff plan
nightly rate: room rate,rate per night,price per night,daily rate,average daily rate
booking channel: booking source,ota,source of booking,market segment booking,distribution channel,booked through,booking engine
booking date: date booked,reservation date,booking made,booked at
no-show: did not show
meal-plan: board,boarding type,meals included
dish: menu item name,dish name,item menu,meal name,recipe name,recipe
cover-count: covers,number of covers,party size,guests number,people count
server: waiter,waitress,server name
allergen: allergen info,contains allergens
serving-size: portion,portion size,servings,serves,yield servings
calorie: energy kcal,kcal per serving,energy value
protein: protein g
fat: total fat
passenger: passenger name,pax name,traveler name,name of passenger
flight id: flt,flight code
airline: carrier airline,airline name,airline code
departure time: std departure,take off,departs at
arrival time: arr time,time of arrival,landing time
cabin: class of service,travel class,cabin type
fare: ticket fare,base fare,fare amount,airfare
baggage: luggage,bags,checked bags
title: article title,film title,movie title,book title,show title,name of work
author: author name,byline,writers
publisher: publishing house,imprint,publisher name
published date: pub date,year published,publication dt,air date,release dt,publish year,broadcast date
barcode
issn: serial standard number
genre: style genre,music style
artist: artist name,performer,performed by,interpreter
album: album name,release title,record title
duration: running length,play time,playing time,minutes length,runtime,length minutes,duration in minutes
director: directed by,film director,director name
cast: actors,starring,cast members
language: original language,audio language,language spoken
episode: episode title,episode name
pages: length pages
edition: ed,edition number
copyright: rights,rights holder,copyright holder,copyright notice
license id: licence type,usage rights,license type
player: name of player
team: team name,club team,side name
home team: home side,host team
away team: away side,guest team,visiting team
home score: home goals,hg
away score: away goals,score away,ag,visitor score
goal-count: goals,goals for,gls
assist-count: assists,ast
match date: game day,fixture date,match day,played on
position: playing position,pos player
rank: place,finishing position,finish position,overall place,final rank,standing position
result-time: chip time,gun time,net time,finish time
team-number: jersey no,shirt no,squad number,bib,bib number,bib no,race number
league: competition name,championship,tournament,league name
referee: official,umpire
stadium: ground,arena
club: club name,team affiliation
belt: belt rank
instructor: coach name,head coach,trainer name
member id: membership no,membership code,cardholder number,member ref
membership type: member status type,membership tier,member class
registration date: date joined,join date member,membership start
membership end date: membership expiry,membership expires,member until,expires membership,membership end,paid until,paid through,paid thru
asset-tag: asset no,asset label,inventory no,tag id,equipment tag
asset name: device label,asset title,computer,configuration item,ci name,item asset
asset type: device class,ci class,equipment class,hardware type
hostname: dns name,fqdn,machine hostname,netbios name,node name,computer name,pc name,vm name
serial id: ser number,manufacturer serial
ip-address: ipv 4,ipv 4 address,ip v 4,lan ip,management ip,ip number
mac-address: physical address,hardware address,ethernet address
os: operating system name,os name,platform os,os type
os version: os build
memory: ram gb,installed memory,memory size,memory gb,total memory,ram size
storage-size: disk size,hard drive,hdd,disk space,ssd,disk gb,storage capacity,hard disk
cpu: processor type,processor name,cpu model,cpu type
assignee: checked out user,used by,device user,current user,primary user,user assigned,custodian name
purchase date: acquired
cost: purchase amount,original cost,purchase value,price paid,initial cost,asset cost
warranty end date: warranty expiry,warranty expires,warranty expiration,end of warranty,warranty date
useful-life: life years,asset life,expected life,lifespan
depreciation: accumulated depreciation,depr,depreciation amount
depreciation method: depreciation type
salvage-value: residual value,scrap value,residual
software: software name,application,application name,app name,app,program name software
license id: serial key,activation key,license code
license count: license qty,licenses purchased,seats licensed,quantity of licenses,total licenses
software version: build number,version number,release
environment: env,deployment environment
repository: repo,git repository,source repository
commit: commit hash,commit id,revision hash
branch: branch git
bug: defect title,bug title,bug summary
environment url: instance url
username: login name,account login,user id,logon name,sam account name,network id user
role: profile,security role
last-login: last logon,last logged in,last access,last accessed,last sign in date,last login time
active: account enabled,account status enabled,status active
`;
