/**
 * Common words for facts about people, in the shape `canonical: phrase,phrase,...`, one concept per line.
 * Lower case without diacritics; stop words (of, de, der, ...) may be included, because reading drops them.
 */
export const PEOPLE_WORDS = `
name: full name,complete name,display name,whole name,contact name,person name,tam ad
first name: first,fname,f name,forename,legal first,christian name,given,ad
last name: last,lname,l name,surname,family name,second name,family,legal last,sur name
middle name: mname,middle initial,mi,second given name,patronymic,middle init,m name
maiden name: birth name,nee
nickname: nick,preferred name,known as,alias,goes by
name-prefix: salutation,honorific,prefix,title prefix,courtesy title
name-suffix: suffix,generational suffix
initials
email: mail,email id,mail id,electronic mail,mail personal,contact email,email contact
phone: ph,contact number,contact phone,landline,land line,call number,daytime phone,business phone,day phone,tfn,voice,direct line,direct dial,switchboard
mobile phone: mobile,cell,mob,handphone,hp,portable,cellular,gsm,whatsapp mobile
fax: fax number,facsimile,facsimile number,telefax
extension: phone extension,ext
birth date: dob,d o b,birthday,bday,born
birth place
birth year: yob
age
gender: sex,gender identity,administrative gender,sex birth
nationality: citizenship
marital-status: civil status,married,relationship status
language: locale,preferred language,spoken language,survey language,ui language,language code,mother tongue,lang,lang code
national-id: ssn,social security number,social security,identity number,id card,personal id number,personal number,curp,national insurance number,sin,citizen id,citizen number,government id,govt id,tax file number,aadhaar number,pan,fiscal code,cf,identity card,identity card number,id proof number,id document,id document number,nric,identity document,government issued id,identification number,aadhaar,aadhar,nin,nic number,nic,cnic
passport id: passport
employee id: staff id,staff no,personnel id,worker id,payroll number,payroll id,badge number,pers no,staff code,employee reference
job title: position title,job position,job role,occupation,profession,designation,function title,business title,work title,working title,work role,job designation,current position,job function,employment title
position: job,post
department: organizational unit,business function,work area
team: squad,crew
division: business unit,org unit,bu
group: squad group,segment,user group,team group,cohort
manager: supervisor,reports to,reporting manager,line manager,boss,chef,team lead,direct manager,direct supervisor,superior,people manager,reporting to,team leader,head department,hod
hire date: hired,doj,date joining,join date,joined,employment date,employment start,onboarding date,employed since,seniority date,original hire,first day work,joining dt,start employment,date employment,date started
termination date: termination,terminated,leaving date,separation date,last working day,last day,resignation date,date sortie,date depart,last day worked,end employment,date left,relieving date,date leaving,dismissal date,employment end date,quit date
employment type: employment status,contract type,job type,worker type,work type,full part time,full time part time,ft pt,employment category,employment class,worker category,employee type,employee class,employment form,position type,staff type
salary: wage,pay,base pay,base salary,annual salary,yearly salary,monthly salary,remuneration,compensation,income,earnings,annual income,gross salary,pay rate,basic pay,gross pay,ctc annual,total compensation,monthly income,monthly pay,stipend,current ctc,ctc
hourly rate: hourly wage,hourly pay,rate hr,per hour,hourly,hourly cost,cost hour,bill rate,hourly charge,billable rate,billing rate,charge rate
pay frequency: pay period,pay schedule,pay cycle,salary frequency,payroll frequency,payroll schedule,payment frequency,payroll cycle
bonus
vacation-days: leave days,annual leave,holiday entitlement,pto
skill: key skills,skill set,expertise,technologies,tech stack,core skills,areas expertise
education: education level,degree,qualification,highest level education,highest education,highest qualification,educational level,level education,education attained,academic qualification,educational qualification,edu level
school: university,college,institution,institute,current school,previous school,academy,alma mater,school attended
grade: class grade,mark,score mark,letter grade,final grade,course grade,overall grade,grade obtained
year-group: class year,school year,academic year
student id: sis id,sis user id,student code,nis,upn,admno,adm no,emplid,lrn
guardian: parent,guardian name,tutor legal,parent or guardian name
emergency contact: emergency
blood-type: blood group,blood grp
username: login,user login,user id name,account name,handle,screen name,login id,account username,upn
password: pass,login password,pwd,passcode
role: user role,access role,roll,permission,permission level,access level,user type,account role,access type
consent: opt in,optin,opted in,subscribed,agree,privacy consent,terms accepted,accepted terms,accept terms,marketing consent,privacy policy accepted,agree privacy policy,permission to contact,marketing opt in,email opt in,marketing permission,unsubscribe,unsubscribed status,dnd,not disturb,email marketing consent,accepts marketing,agreed to terms,subscribed to newsletter,sms opt in
newsletter: newsletter subscription,mailing list
note: comment,remark,memo notes,annotation,additional notes,note interne,other feedback,additional comments,further comments,any comments,open feedback,internal notes,internal comments,additional info,additional information,other info,special instructions,instructions,observation,obs,special requests
bio: biography,about,about me,profile summary,professional summary,short bio
photo: picture,avatar,profile picture,profile photo,photo url
candidate: nominee
`;

/** Addresses, organisations and ways to reach them; same shape as `people.ts`. */
export const PLACES_WORDS = `
address: full address,postal address,mailing address,street address,location address,residential address,complete address,permanent address,present address,current address
street: street number,road,via,str,mailing street
house-number: street number,building number,civic number
unit-number: apartment,apt,suite,flat,apartment number,apt no,flat no,suite no,door no,unit id,unit name
address 1: address line 1,address line one,street 1,street line 1,address first line
address 2: address line 2,address line two,street 2,street address 2,street line 2,address second line,landmark
address 3: address line 3,street 3
city: town,municipality,suburb,commune,mailing city
district: borough,neighborhood,neighbourhood,subdistrict,ward
county: parish
state: province,state region,prefecture,canton,emirate,admin 1,state or province,state code,prov,st,mailing state
region: territory,zone,sales region,area
postal-code: zip,zip code,post code,postal zip code,pin code,code postal,cod postal,cap,postal zip,zip 5,zip 4,post zip,pin,pincode
country: nation,land,pays,country region,country residence,mailing country
country code: iso country,country iso,code pays,alpha 2,alpha 3,cc,iso 2,iso 3
latitude: y coordinate,decimal latitude,stop lat,lat,y,gps lat,gps latitude,geo lat,lat wgs 84
longitude: long dd,decimal longitude,long,gps long,geo lng,geo long,x coordinate,lon dd,gps lon,gps longitude,geo lon,stop lon,lon wgs 84
location: place,site,venue,emplacement,office location,work location,where,base location,work site,duty station,branch name,branch office,campus,facility,office name
building
room: rum,classroom
floor: level floor,floor level
company: organization,business name,firm,employer,corporation,account company,company legal,trading name,doing business,entity name,registered name,current employer,current company,dba,co name
company id: registration number,business number,registered number,registry number,register number,charity number,entity number,business id,acn,company reg no,co reg no
vat id: vat,vatin,tax id,tax number,tax identification number,tin,ein,gstin,gst number,vat registration,tax registration number,fiscal number,abn,vat reg no,gst reg no,tax reg no,ust id
industry: sector,vertical,line work,business type,business sector,industry type,business category
employee count: headcount,company size,staff count,employees,team size,staff strength,number staff,employee range,staff size,workforce size
revenue: annual revenue,turnover,sales amount,total revenue,sales revenue,purchase revenue,annual sales,yearly revenue,company revenue,annual turnover
website: web,site web,web page,webpage,home page,website url,company website,internet,situs web,web url,site url,company url,website link,company site,url website,site link,www
domain: web domain,company domain
url: link,uri,hyperlink,web link,lank,page link,web url link
linkedin: linkedin url,linkedin profile,li url
twitter: twitter handle,twitter url,x handle
facebook: fb,facebook url,facebook page
instagram: instagram handle,ig,insta
skype: skype id
whatsapp: whatsapp number
timezone: tz,tzid,utc offset,gmt offset
`;
