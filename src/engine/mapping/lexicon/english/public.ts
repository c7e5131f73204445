/** Words of property, places, registers and surveys; in the shape of `people.ts`. */
export const PUBLIC_WORDS = `
cadastral id: apn,assessor parcel number,pin parcel,folio number,tax parcel,lot no parcel,cadastral reference,title number,parcel id
assessed-value: assessment value,rateable value,taxable value property,appraised value,appraisal value
property type: property class,kind of property,property use,use code,property category,building use
property: property name,property address name,asset property
listing id: web ref,property code
list-price: asking price,listed price,price asked,current price listing
price: sale price final,close price,closing price,selling price final,price sold
listing date: listed on,list date,on market date
sold date: date sold,sale closed,settlement date sale,closing dt
living-area: size sqft,size sqm,built up area,carpet area,usable area,net area,interior area,building area,total area,building size,sq footage,approx sq ft,super area,house size,sq mtrs,heated area,rentable area,leasable area,nla,total sqft
lot-size: lot acres,plot area sqm,land size sqm,lot square feet,land sqft,site size,land sq ft,lot sq ft
bedrooms: bhk,br count
bathrooms: total baths
floor: floor number
floor-count: total floors,number of storeys,number of stories
construction year: year constructed,age built
tenant: tenant name,renter name,lessee name,occupier,leaseholder,resident tenant
landlord: landlord name,lessor name,property owner name
rent: rental amount,base rent,passing rent,current rent,contract rent,monthly rate rent,market rent,rental rate,rental fee,hire charge
lease start date: rent start
lease end date: lease expiry,lease expiration,lease expires,moved out
vacancy-status: occupied,occupancy status,is vacant,vacant
strata: unit entitlement
amenity: features,facilities
view: outlook
latitude: y coord,latitude dd,northing,lat dd
longitude: lng,lon,x coord,easting,longitude dd
elevation: height above sea level,altitude,elevation m
place name: feature,name of place,location title,poi
population: total population,pop total,number of people,inhabitant count
area-km2: area sqkm,area in sq km
geometry: geo shape,boundary
region: admin region,geographic region,administrative region
district: admin 2,municipality,local authority,administrative district,local government area,lga
company id: reg number company,business registration number,brn,corporate number,uen,abn number
legal-form: type of entity,legal structure,entity kind,legal type,corporate type,company kind,business structure
company status: entity status,registration status
incorporation date: date of formation,registered on,date registered company,date of registration company,founding year,inc date
dissolution date: deregistered on,struck off
industry-code: primary sic,nace rev 2,business code,industry classification
registered address: principal address,legal seat
beneficial-owner: ubo,ultimate owner,person with significant control
shareholder: stockholder,shareholder name
permit type: type of permit,licence category
license id
issuer: issuing authority,issuing body,authority,issuing country office,licensing authority
agency: government agency,public body,ministry,department agency
procurement id: tender number,solicitation number,notice id,rfp number,contract notice
voter id: elector number,voter registration
precinct: polling district,polling place,electoral ward,police beat,police district,polling station
party: political party,party affiliation
vote-count: votes,total votes,votes received
offense: offence,crime,charge offence,violation,crime type,offense description,violation code
case-worker: social worker
response id: entry id survey,collector response id,result id
response date: submitted at,submitted on,date submitted,completed at,date taken,submission time,response time stamp,recorded date,completion time,survey date
question: question text,item text,prompt,question title
answer: answer text,response text,answer value,selected option,answer choice,reply text
nps: likelihood of recommending,recommend score,would you recommend,promoter score
satisfaction: how satisfied,overall experience,satisfied
age-group: age class,age bands,ages
household-income: income of household,annual family income,hh income
household-size: people in household,family size,number in household,household members,hh size
education: highest education level,educational attainment,schooling
employment type: work status,working status,employed,occupation status
`;
