/** Words of sports, music, measurements and what no other list is about; in the shape of `people.ts`. */
export const OTHER_WORDS = `
maturity date: maturity
lender: lending institution,loan provider
child
card number: cc num,credit card number
equipment: machinery,machine
experience: work experience,total experience,years experience,professional experience,yoe
resume: cv,resume url,resume link,cv link
notice-period
vendor id: vendor account,supplier account
logo: logo url,company logo
series: product line
manufacture date: manufactured on,production date,made on,manufacturing date,mfd
collateral: guarantee
asset type: equipment type,equipment category,asset category,machine type
owner name: property owner
resident: resident name
current: amp,ampere,amperage
pressure: psi
humidity: relative humidity,rh
speed: rpm,velocity
power: watts
energy: energy consumption,kwh,mwh
timestamp: recorded time
artist: singer,band,album artist
album: album title
track name: song name,song title,track title,song
genre: music genre
league: competition
season
match date: kickoff,game date
player: athlete
section: section name
date of death: death date,deceased date,date deceased,died,dod
medicine: medicine name,drug name,medication name
vehicle type: body type,vehicle category
plot: plot no,block no,parcel no
site id: site code,site no,location code,store code,store no
site name: site,substation,plant name,plant,store name,shop name,outlet
equipment id: machine id
dish: menu item
calorie: calories,kcal
ingredient
carbohydrate: carbs
night-count: nights
adult-count
room type: room category
meal-plan: board type,board basis
composer
lyricist: songwriter,lyrics by
lyric: song text
opponent: opposing team
away team: away,visitor team
goal-count: goals scored,tore,buts
odds
distance
exercise: workout
meter id: mpan
meter-reading: current reading
voltage
vibration: vib
memory: ram
cpu: processor
asset name: host,server name
contractor: sub contractor,general contractor,builder
copies: number copies,copy count,holdings count
call-number: shelfmark,shelf mark,classmark,dewey
borrower: patron,cardholder,reader name,hirer,rented by,borrowed by
loan date: checked out,borrowed on,lent on,checkout date
accession-number: accession,catalogue entry
gross pay: gross earnings,total earnings,gross wages
moisture: moisture content,water content
inverter: inverter model,inverter type
wait-time: waiting time,time queue,hold time,queue time
direction: orientation,azimuth,bearing,heading direction
tilt: inclination,pitch,slope,gradient
pickup-time: pickup,collection time
dropoff-time: dropoff
recording: recording url,call recording,audio link
result: disposition,outcome code,call outcome,call result
agent: answered by,taken by,served by
campaign: appeal,drive,cmp
technique: process technique,technology
recommendation: remediation,advice,suggested action
vulnerability: vuln,weakness,cve title
plot: field plot
batch id: brew no,brew number,batch ref
alcohol: abv,alcohol content,alcohol volume,proof
vintage: harvest year,wine year
`;
