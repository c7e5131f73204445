/** General words of records: identity, state, time, work, assets, events; in the shape of `people.ts`. */
export const RECORDS_WORDS = `
id: identifier,number,s no,record id,row id,unique id,uid,object id,internal id,system id,sr no,sno,uuid,guid,ident,pk,key,fid,globalid
external-id: external reference,foreign id,source id,legacy id,old id,ext id
code: short code,ma so
reference: reference code,external ref no,document ref
type: sort,record type,issue type,request type,case type
status: state record,current status,progress status
stage: lifecycle stage,pipeline stage,deal stage,lead stage,phase,sales stage,funnel stage,opportunity stage,lead status,pipeline status,sales status
priority: importance,urgency,severity,urgency level,severity level,impact,urgent,importance level,priority level
active: enabled,active flag,inactive,active status
deleted: archived
date: data,day,date operation,dated
time: time day,event time,slot time
start date: start,beginning,started,from date,date from,effective date,effective from,valid from,commencement,commences,activation date,activated,go live date
end date: end,finish,ended,to date,until,completion date,fine,data final,finished,cessation,ceased,deactivated,date out,t m,date to,effective to
start time: time from,time start,from time,clock in,doors open,shift start,open time,punch in
end time: time to,time end,time out,clock out,time until,shift end,punch out,out time
created date: created,creation date,added,date creation,date entered,insert date,entry date,add date,add time,open date,created time,creation time,received date,date received,submission date,submit date,timestamp,time stamp,datetime,erdat
updated date: updated,last updated,last update,modified,last modified,last change,changed on,date modification,last edited,modification date,last modification,updated time
creator: created by,added by,entered by
registration date: registered,signup date,sign up date,signed up,enrollment date,enrolled on,member since,membership date,reg date,customer since,client since
last-login: last seen,last sign in,last active
month
week
period: time period,reporting period
duration: length time,elapsed time,time taken,time spent,total time,run time,running time,total duration,duration h,duration hours
hours: hours worked,working hours,total hours,number hours,hrs worked,billable hours
frequency: average frequency,interval
count: number of,total number,qty of
percent
score: points,marks obtained,total score,final score,points earned,points scored,total points,test score,exam score,total marks,exam marks
rating: rank score,evaluation,stars,current rating,review score,elo
rank: ranking,place finish,standing,seed no
level: difficulty,skill level,player level,tier
capacity: max capacity,max participants,maximum participants,seats,max students,max attendees,max enrollment
objective: goal,aim,learning objectives,learning outcomes
requirement: prerequisite,prereq
instructor: trainer,teacher,coach,tutor,lecturer,presenter,speaker,professor,facilitator
course: course name,course title,class name,subject name,class title
program: training program
training
course id: course code,class id,course ref,section id,class number,crn
audience: target audience,target group,who should attend
certificate: certification
format: delivery mode,delivery format,mode
participant
event: event name,event title,title event,arrangement,webinar,meeting name,meeting title
club: association name
federation
license id: licence,n licence,product key,permit,authorization number,authorisation number,registration license,licence ref,certificate number
member id: membership id,member code,membership card no
membership type: member type,membership,membership level,membership plan,membership category,member category,member level
1: primary,main,principal,one
alt: alternate,secondary,second,2,additional,other
follow up date: follow up,followup,next follow up,next contact,next action date,next step date,call back date,reminder date
owner: record owner,account owner,contact owner,proprietor,sales owner,deal owner,lead owner,account manager,relationship manager,custodian
assignee: assigned user,responsible,responsible person,checked out to,assigned agent,ticket owner,agent,assigned rep,handler,assigned person,assigned employee,handled by,allotted to,held by
author: written by
project: project name,project title,job name,name project
task: task name,task title,task description,to do item,action item
lead source: source,origin,acquisition channel,referral source,how did you hear,original source,lead origin,how heard,heard about us,enquiry source,inquiry source,lead channel,referral channel,marketing channel,medium
campaign: campaign title
channel: sales channel
asset-tag: asset id,tag number,inventory id,inventory tag,asset code,property tag
asset name: asset,device name,device,machine name,equipment,equipment name,asset description,equipment description
serial id: serial,s n,service tag,serial lot,imei,esn,sn
model: product model,device model,vehicle model,make model
warranty: warranty months,warranty period,guarantee
warranty end date
condition: item condition,asset condition,physical condition,new or used,new used
mac-address: mac
ip-address: ip,network id,remote address,client ip
os: operating system
version: revision,ver
vehicle: car,vehicle reg,auto,van,fleet number,automobile,truck
license-plate: number plate,plate,registration plate,vehicle registration,vehicle registration number,registration plate no,tag plate,car number,reg,rego,vrn,vrm,plaque
vin: vehicle identification number,chassis,frame number
mileage: odometer,odometer reading,km reading,kilometers,km stand,so km
diagnosis: diagnostic,condition description,medical condition,problem,condition,health condition,indication,disease,illness,dx
dosage: dose,strength,dose quantity,potency,dosing
active-ingredient: generic name,substance,composition
patient: patient name,pt,subject patient,resident patient,individual,client patient
file: tap tin,attachment
question
answer: reply
message
reason: cause
result: outcome,result value,measured value,reading
budget
deal: opportunity
deal amount: deal value,deal size,opportunity value,opportunity size,pipeline value,expected revenue,expected value,potential value,potential revenue,estimated value,deal revenue,expected amount,contract value
sort-order: sequence,sequence number,display order
featured: highlighted
published: visible,visibility,publish status
published date: published at,released,date publication
depreciation: accum depr
`;

/** Words of specific trades and of address books; in the shape of `people.ts`. */
export const TRADES_WORDS = `
work: business,office
home
billing: bill to
shipping: ship to,delivery,deliver to
emergency
spouse: husband,wife,partner name
father name
mother name
children: kids,number children,kinder
assistant
hobby: interests
po-box: p box,post office box,box postal
referred-by: referrer,referral,referred from,introduced by,recommended by
disability: disabled,handicap,handicapped,physically handicapped
special-needs: accommodation,accessibility needs,special requirements,dietary requirements,allergies,accessibility,iep,sen status,special education,sped
religion: faith,confession
ethnicity: race,ethnic group
team-number
seed: seeding,seed number
shift: work shift
overtime: overtime hours
assessment: test,exam,examination,quiz,evaluation test,prov
module: unit study,lesson,session
weekday: day week,meeting days
rent: monthly rent,rent amount,rent mo,rent pcm,rent month,rental price,rental,monthly rental
bedrooms: beds,number bedrooms,no beds,bed count,bedroom count,br,bdrm
bathrooms: baths,number bathrooms,bathrm,full baths,no baths,bath count,bathroom count,ba
surface: square feet,sq ft,sqft,square meters,sqm,floor area,surface habitable
property-type
fuel: fuel type
transmission: gearbox
engine: engine size,motor,engine capacity,engine cc
publisher: editorial
pages: page count,number pages
donation amount: donation,contribution,don
ticket: ticket type,support case,case,issue,incident,support request,service request,request
check-in: arrival,arrival date,arr date,arrive date
check-out: departure,departure date,check out date,depart,dep date
guests: number guests,guest count,party size,no people,pax
doctor: physician,provider,healthcare provider,practitioner,attending,rendering provider,treating physician,clinician,gp,surgeon,prescriber,referring doctor,referring physician,ordering provider,pcp,dentist,therapist,family doctor
insurance: insurance company,insurer,insurance provider,insurance carrier,health plan,health insurance,ins company,ins name
policy id: insurance id,insurance number
prescription
allergy: known allergies
eol-date: end life,eol,end life date
expected checkin date: expected checkin,return date,due back,expected return,return due
check-out date: issue date,issued on,date emission
requestable: bookable
contract id
contract start date
contract end date
opening hours: business hours
shelf: bin,rack,shelf location,bin location,storage location,bin code,aisle,slot,position lager
warehouse: depot location,godown,distribution center,fulfillment center,warehouse code,warehouse location,stock location,store,store location,wh,whse
dimension: measurements
margin: profit margin,markup
profit
commission
fee: charge fee,surcharge,service fee,processing fee,transaction fee,handling fee,platform fee,brokerage,total fees,bank charges,fees paid
rate
interest-rate: rate interest,roi rate,annual rate,interest percent,int rate,apr,apy
open-rate: email open rate
click: link clicks,ad clicks,clicks all,outbound clicks
impression: views,page views,imps,impressions count,times shown,ad views
`;
