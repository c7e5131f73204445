/** Words of production, building, energy, vehicles, farming, laboratories and transport; in the shape of `people.ts`. */
export const INDUSTRY_WORDS = `
part id: item no,component id,material id,material no,item id component,component part number,drawing number,drawing no
part: component name,part name
quantity per: required qty,required quantity,qty required,usage quantity,per assembly
unit: unit of issue,base uom,stocking unit,unit code,u m,um,stock uom,order unit,meas unit
bom level: hierarchy level,assembly level
parent part: parent item,parent part number,parent assembly,assembly number,next assembly,parent material,higher level assembly,parent no
reference-designator: designators,location designator
supplier part: supplier part number,vendor part no,vendor item number,supplier item,supplier sku,vendor sku,vendor code item,supplier code
work-order id: mfg order,order no production,work ticket,wonum,service order
work-center: production cell,resource group
operation-step: operation number,op number,op seq,sequence operation,step number,op code,operation seq
process-route: route sheet,process plan
setup-time: setup hours,changeover,changeover time,prep time
cycle-time: run time per unit,unit time,machine time,std time,standard time,time per piece
good quantity: produced qty,qty produced,quantity produced,output qty,completed qty,qty completed,actual output,production qty
scrap: scrap qty,rejects,qty rejected,scrap quantity,bad qty,defects count,rejected qty,ng qty,wastage,spoilage,waste qty,failed qty
planned quantity: target qty
downtime: stoppage,stop time,down minutes,outage minutes,idle time
oee: overall equipment effectiveness
machine: asset machine,machine no,equip name
inspection date: inspected on,last inspection,inspection performed
inspector: inspected by,checked by,qc inspector,auditor,examiner name
inspection result: pass fail,passed,inspection status,qc status,qc result
measurement: measured,measure,actual measurement
specification: spec,specs,technical data
lower-limit: lsl,lower spec limit,min limit,lower tolerance,low limit,lower bound
upper-limit: usl,upper spec limit,max limit,upper tolerance,high limit,upper bound
batch size: lot size,lot quantity,batch quantity,batch qty
manufacture date: mfg date,mfg dt,produced on,dom date,date of production,packed on,production day
expiry date: shelf life expiration,bbe,good until
shelf-life: shelf life days,storage life,life days
maintenance type: service kind,pm type,wo type,work order type
last maintenance date: last service,last serviced,last pm date,last maintained,previous service
next maintenance date: next service,next service due,service due,next pm date,maintenance due
failure: breakdown,malfunction,failure description
lease number: tenancy number
building: building name,structure,block name,edifice
construction-stage: build stage,construction phase
vendor: general contractor,builder,main contractor,sub contractor,construction company
license id: building permit,permit ref
bid amount: tender amount,bid price,tender price,quote price,bid total,quoted amount
trade-name: craft
drawing id: sheet number,drawing ref,plan number,sheet no
change-order: variation order,co number,change request,variation no
retention amount: retainage,retention held,holdback
site name: job site,jobsite,project site,construction site
cost-code: csi code,budget code,phase code,csi division
meter id: meter serial,mprn,mpr,supply point,meter point,pod id,metering point,esi id,nmi,msn,service point,esiid
meter-reading: read,index reading,register reading,present reading,meter read,end reading,meter value,closing reading,curr read,reading value
previous meter-reading: previous reading,prior reading,start reading,last reading,opening reading,initial reading,prev reading,last read
reading date: read date,date of reading,date read,meter read date,reading taken
usage: units consumed,consumed,energy used,kwh used,units used,kwh usage,total usage,consumption kwh,quantity consumed,water consumption,water usage,electricity consumption,gas consumption,energy usage
tariff: rate plan,tariff name,rate schedule,price plan code,rate code
outage: interruption,power outage,fault outage
power: kilowatt,rated power,capacity kw,output power,nameplate capacity,wattage,horsepower,kw,active power,power output
voltage: volts,rated voltage,nominal voltage
emission: co 2,carbon,ghg,ghg emissions,carbon footprint
msisdn: subscriber number,phone line,line phone,service number
sim id: iccid,sim card,sim serial
call duration: talk time,duration seconds,call length,billsec
calling-number: from number,call from,originating number,caller id
called-number: b number,call to,dialed number,dialled number,destination number
data-usage: data used,mb used,gb used,data volume
network-operator: mobile operator,network provider,operator name,telco
vin: vin no,chassis no,vehicle identification,vehicle id number
license-plate: registration mark,vehicle reg number,registration no,vehicle plate
vehicle: vehicle name,unit vehicle,vehicle description,asset vehicle,unit no
vehicle id: fleet no,unit number fleet,truck number,truck no,fleet id
manufacturer: vehicle make,car make,auto make
model year: my,year of make,vehicle year,year of manufacture,mfg year,build yr
mileage: current mileage,odometer km,odo,km driven,kms driven,total km,miles,current odometer,mileage in km,kms,miles driven,total miles
fuel: fuel kind,energy source vehicle,propulsion
fuel quantity: liters,litres,gallons,fuel volume,fuel amount,ltrs
fuel-consumption: mpg,l 100 km,fuel economy,fuel efficiency,km per litre,average consumption,avg mpg
engine-number: motor number,engine serial
transmission: gear type,gear box,drivetrain
vehicle type: body style,body shape,bodystyle
door-count: doors,number of doors,no of doors
exterior-color: ext color,paint,outside color
interior-color: int color,upholstery color
trim: trim level,variant trim,equipment line
driver: driver name,operator name,assigned driver,chauffeur name
driver-license: driving licence,driving license,dl number,dl no,driver license number
inspection-due: mot due,mot expiry,roadworthy expiry,inspection expiry
registration-expiry: reg expiry,registration expires,tax due vehicle
first-registration: date first registered,first reg,first registration date
crop: crop name,produce,commodity crop,crop type
variety: variety name,hybrid,cultivar name
field-name: paddock,field block,parcel name,field id,field no
sowing date: seeding date,planted,plant date,sown on
harvest date: picked on,harvested,pick date
crop-yield: yield per hectare,yield amount,production yield,harvest quantity,harvested quantity
irrigation: irrigation type,watering
fertilizer: fertiliser,nutrient,fert type
pesticide: spray,herbicide,chemical applied,plant protection
application-rate: dose rate,rate per hectare,rate applied
soil-type: soil,soil class
animal id: ear tag,tag no animal,eid,rfid tag,eartag,animal number,visual id,animal tag
pet: animal name,livestock
herd: flock,herd name
sire: father animal,bull
dam: mother animal
sample id: specimen id,lab id,sample code,sample name,accession number,accession no,specimen no
sample type: matrix,specimen,sample source
sample date: collection date,collected on,sampling date,collected,date sampled,date of collection,collected at,drawn on,draw date,collection time
collector: collected by,sampler,sampled by,drawn by
analysis date: analysed on,tested on,test date,date of test,analyzed on
lab-test: test code,assay name,analysis,parameter name,determination,test parameter,component name lab,loinc
analyst: tested by,analysed by,performed by,technician lab
detection-limit: lod,limit of detection,reporting limit
concentration: conc,concentration value
shelf: freezer,storage position,stored in,bin loc
shipment id: delivery number,dispatch number,despatch number,delivery no,asn,packing slip
ship date: shipped,collected from,goods issue date,sent date,shipment date
delivery date: delivered,received on
estimated arrival date: eta,arrival estimate
estimated departure date: departure estimate
consignee: recipient company,receiver name,attention to
shipper: pickup company,shipper name,sender contact,supplier shipper
carrier: shipper carrier,hauler name,transport provider,delivery service provider,logistics company
tracking id: track number,con note,connote,cn no,tracking ref,shipment tracking
package count: qty of cartons,pieces count,colli count
volume: cube,cubic volume,total volume,cubage,m 3,capacity m 3
weight: weight kg,wgt kg,actual weight,kgs,lbs,kg weight,total wt
freight-class: nmfc,freight cls
declared-value: customs value,insured value shipment,value for customs,value of goods,declared customs value
hazard: hazmat,dangerous goods,hazardous,un number,hazard class,adr class,dg class
origin: from place,pickup,pick up,collection point,from address,start location,starting point,pickup address,origin address,source location,departure city
destination: to place,drop off,dropoff,delivery point,end location,drop off address,delivery address city,destination address,arrival city,delivery city
distance: kilometres,kilometers,miles distance,trip distance,km distance,distance km
trip id: run number,load id trip,journey id,route id
stop-order: stop number,stop no,stop sequence,drop number
shipping cost: freight charge,freight amount,cartage,haulage,linehaul
driver-pay: driver cost
warehouse: storage facility,warehouse name,wh code,whs,facility name,ship node,stocking location,warehouse id,stockroom,lgort
shelf: bin number,location bin,storage bin,shelf number,location code bin,shelf code,bay,rack number,pick location
stock: current quantity,physical stock,current qty,book stock,closing stock
reserved stock: on hold qty
planned-order: qty on order,ordered not received,in transit,incoming stock,in transit qty
min-stock: min on hand,minimum on hand,min quantity
reorder point: reorder,rop,re order point level,reorder at
reorder quantity: order qty suggested,restock qty,reorder amount
last count date: counted on,date of count,last stock take
receipt date: date of receipt,grn date,goods received date,receiving date,received
received quantity: qty received,quantity received,grn qty,receipt qty
quantity: qty ordered,quantity ordered,ordered,order qty total,ord qty
cost: cost per unit,cost each unit,avg unit cost,average unit cost
abc-class: abc code,abc category,abc classification
`;
