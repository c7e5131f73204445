/** Words of property, education, health, events, places, registers and media; in the shape of `people.ts`. */
export const PROPERTY_WORDS = `
listing: property listing
listing id: mls,property id,property ref,property no
property: real estate,premises
property type: home type,house type,dwelling type,building type
price-per-area: price square foot,price sq ft,price sqft,psf,price sf,price sqm,price square meter,price m 2,ppsf,psm
living-area: living space,surface,area,floor area,floor space,square feet,square footage,sq ft,sq m,internal area,gross internal area,sf,sqm,m 2,gla,gfa,sqft
lot-size: lot area,lot sqft,lot,plot size,plot area,plot,land area,land size,parcel size,site area,acres,acreage,hectares
room count: rooms,pieces,total rooms
floor: storey,story
floor-count: number floors,floors,stories,storeys
construction year: yr blt,built,construction date,building year,build year
days-on-market: time market,cdom,cumulative days market,days listed,dom
hoa-fee: association fee,condo fee,strata fee,body corporate,service charge,maintenance fee,hoa,hoa dues
tenant: lessee,renter,occupant,resident
landlord: lessor,owner landlord
lease: tenancy,rental agreement,rental contract
lease start date: lease from,move in
lease end date: lease to,move out,vacated,vacate date
property-tax: real estate tax,annual taxes,tax annual amount,council tax,rates tax
energy-class: energy rating,energy efficiency class,epc,epc rating,energy label
parking-count: parking spaces,parking,parking spots,garage spaces,garage,car spaces,carport,car parks
listing agent: real estate agent,realtor,estate agent,agent name
furnished: furnishing,furniture
heating: heating type
bathrooms: toilet,wc
rent-increase: escalation
land-use: zoning,zoning code
`;

export const SOCIETY_WORDS = `
student: pupil,learner,student name
class: form,form group,section,cohort class,standard,class name,class room
grade-level: grade,year group,year level,yr grp,standard class,school grade,class level
homeroom: tutor group,registration group,home class
teacher: prof,faculty,class teacher,mentor
subject-taught: school subject,subject
credit-points: credits,ects,ects credits,ects points,credit hours,cp points
semester: term,academic term,school term,grading period,quarter term,trimester,sem,academic period
school-year: ay,acad year,study year
gpa: grade point average,cumulative gpa,cgpa,cum gpa
score: marks,body
absences: days absent,absent days,absence days,number absences,absent
attendance: attended,present,attendance rate,days attended,days present
enrollment date: date enrolled,admission date,date admission,admitted,school entry date,entry date,date inscription,school joining date,date joining school
parent name: guardian name,legal guardian,guardian,parent or guardian,contact parent,tutor
parent email: guardian email
parent phone: guardian phone,parent contact,guardian contact,parent mobile,father phone,mother phone,guardian mobile,father mobile,mother mobile
patient id: medical record,pat id,mrn,uhid
diagnosis code: snomed,icd,icd 10,icd 9
procedure: medical procedure,treatment,intervention,surgery name,procedure description
procedure code: hcpcs,ops code,service code,cpt
encounter: visit,consultation,appointment,appt
encounter date: date service,service date,dos,treatment date,exam date
admission date: date admitted,admitted at
discharge date: discharged,date sortie
npi: national provider identifier,npi number,provider number,provider id,provider npi
medication: drug,medicine,med,rx,pharmaceutical
administration-route: route,route administration,admin route
heart-rate: pulse,pulse rate,hr,bpm
blood-pressure: bp
temperature: body temperature
bmi: body mass index
lab-test: test name,test,analyte,lab name,laboratory test,assay,parameter,prov
reference-range: normal range,normal values,reference interval
vaccine: immunization,vaccination
attendee: participant,participant name,guest name,guest,visitor name,delegate,registrant
ticket type: ticket class,ticket category,admission type,ticket name,pass type
ticket price: admission price,ticket cost,entry fee
checked-in: attended,showed up,arrived event,present,checkin
seat: seat no,seat label,place,table number
venue: event location,location name,event venue,place event
event date
session: talk,session title,conference
speaker: presenter name,referent
badge name
dietary-requirements: dietary,dietary restrictions,dietary preferences,diet,food preference,meal preference,meal choice,food requirements,food allergies
place name: place,toponym,feature name,geographic name,geoname,asciiname,site name
elevation: height above ground,alt m,m s,alt,ele
coordinates: coords,lat lng,lat long,latlng,geo location,gps,lat lon
coordinate-system: coordinate reference system,crs,srs,srid,epsg,projection,epsg code,geodetic datum,spatial reference
geometry: wkt,wkb,geojson,shape,polygon,geom
population: pop,inhabitants,number inhabitants,resident count,residents
area-km2: surface area,sq km,area sq km
stop name: stop title,station
route name: route,line name,route short name,route long name
feature type: feature class,fclass,feature code
legal-form: entity type,legal entity type,company type,company category,business type,organization type,type company,corporate form,ownership type
lei: legal entity identifier,lei code,lei number,code lei
duns: duns number,u n s
incorporation date: incorporated,foundation date,founding date,founded,year founded,founded year,established,year established,establishment date,date establishment,formation date,date constitution
dissolution date: dissolved,closure date,date radiation,date cessation
registered address: registered office,legal address,official address,head office,headquarters,hq,company seat,seat company,siege social
industry-code: sic,naics,nace,activity code,isic,code ape
activity: business activity,principal activity,nature business,activity description
director: managing director,officer,chief executive,executive,board member,legal representative,authorized representative,director general,ceo
response id: respondent,submission id,submission number,token response,entry id,entry no
response: answer given
survey: questionnaire,poll
age-group: age range,age bracket,age category
nps: net promoter score,nps score,recommendation score,likelihood to recommend,likely to recommend,how likely recommend
satisfaction: overall satisfaction,satisfaction level,satisfaction score,satisfaction rating,csat,customer satisfaction
household-income: annual household income,family income,income bracket,income range,income level
do-not-call: dnc,no calls,not phone,no phone calls,call opt out
do-not-email: no email,email opt out,unsubscribed email
last-contacted: last contact,last contact date,last activity,last activity date,last touch,last touched,last interaction,last spoke
close date: expected close,est close date,estimated close date,forecast close date,projected close date
lead source: source type,via
lawyer: attorney,solicitor,counsel,advocate
court: tribunal
judge
defendant: accused
filing date: filed,file date
ticket id: docket,matter number,case ref
body-part: part of body
sign date: signed on,signature date,execution date,date executed,agreement date
signed-by: signed
recurrence: recurring,repeat,recurring donation,recurring gift
renewal: renewal type
tender: rfq,rfp,bid number
donor: spender
fund: appeal
crop
variety
harvest date: harvest
sowing date: planting date
farm
farmer: grower
breed
common-name: vernacular name,vernacular
species: animal type,scientific name,botanical name,latin name,botanical
microchip: chip,transponder,chip number
vet: veterinarian,vet clinic
degree: highest degree,educational background,diploma,degree awarded
major: field of study,specialization,discipline
native-language: first language
graduation year: passing year,year of passing,class of
caste: community
injury: nature of injury
hazard: risk
probability: likelihood
pet: animal
scholarship: bursary
tuition: tuition fee
requirement: req
`;

export const MEDIA_WORDS = `
campaign id
ad: advert,advertisement,creative
ad name: ad title,creative
ad-group: ad set,adset
ad account: advertiser
ctr: click through rate,click rate
cpc: cost click
cpm: cost thousand,avg cpm,ecpm
cpa: cost acquisition,cost conversion,cost action,cost result,cost conv,cpl,cost lead
roas: return ad spend,purchase roas
roi: return investment
conversion: conv,conversions count,total conversions
conversion-rate: cvr,conv rate,cr rate
reach: unique reach,people reached
ad-spend: spend,amount spent,ad cost,media cost,media spend,total cost,cost,spent
daily budget: budget day,day budget
keyword: search keyword,kw
search-query: search term,query,search phrase
landing-page: landing page url,destination url,final url,target url,click url,url final
device: device type,device category,platform device,hardware
browser: web browser,user agent
session-count: sessions,visits,number sessions,total sessions,sessions web
visitor-count: users,visitors,unique visitors,unique users,total users,active users,uniques,user count
new visitor-count
pageviews: page view count,page impressions,screen views,views,hits
bounce-rate: bounce,bounce ratio
average session duration: avg session time,time site
source-medium: traffic source,session source medium,session source,source support,utm source,utm medium,traffic origin,acquisition source
referrer: referring site,referring url,referring page,referral site,referral url,referrer url,referer
page: page url,page title,page location,url path,path,page address,page web
average position: average rank,avg pos
event count: events,total events
ticket id: support ticket
title: summary
requester: requestor,reporter,reported by,raised by,submitter,submitted by,caller,opened for,on behalf of
assignee: agent name,allocated to,issued to,in use by
assignment-group: support group,support team,group assigned,assigned group,assigned team,queue,resolver group
first-response-time: frt,first response,first reply time,initial response time,response time
resolution-time: ttr,handle time,mttr
resolution: solution
sla: sla status,service level agreement,sla state,sla breached
type: ticket type
tag: topics
comment: latest comment,feedback comment,open comments,free text
note: free text
follower-count: followers
open-count: opens,unique opens,total opens
unsubscribe: unsubscribe date,unsub time
likes: upvotes,favorites
shares-count: reposts,retweets
video-views: video plays,plays,thruplays
mime-type: content type,media type,file type
file-size: size bytes
checksum: hash,sha 1,sha 256,file hash,digest,md 5
`;
