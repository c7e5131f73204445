/** What the systems of fleets of vehicles call their fields; in the shape of `../english/people.ts`. */
export const TRADE_FLEETS = `
vehicle id: vehno,vehid,equip unit,asset unit,fleet ref,vehicle ref
license-plate: licplate,lic tag,vehreg,regplate,index mark,lp,tags vehicle
vin: vinno,chas no,vehicle serial,serial no vin,vin code,vin serial
manufacturer: mke
model: mod desc,derivative,range model
model year: myr,mod yr,mfr year,modelyr,yom,yr made
color: col,ext clr,paint color,body color
fuel: ftype,fuel cd,propulsion type,fuel grade,power type,fuel desc,drive energy
vehicle type: vehicle cat,vehicle kind,vehicle group,vclass,weight class
driver: drvr name,primary driver,assigned driver name,drv,drv name,main driver,allocated driver,chauffer,current driver
driver-license: dln,licence no driver,driv lic,driving licence no,drv lic
mileage: odom,odometr,odoread,last odometer,milg,latest mileage,hubo
purchase date: acq date,delivery to fleet,inservice,in service since,service start date,acquire date,date entered service
purchase price: acq cost,pur cost,price bought
lease end date: lease exp,lease termination,lease mat,lease maturity,lease return,leaseend,lease due,off lease
lease-company: lease co,leasing company,leasing co
lease-cost: lease pmt,lease amt,lease rate
registration-expiry: reg exp date,tag expires,road tax due,road tax expiry,ved due,ved,plate expiry,tax expires,tag renewal
insurance expiry: ins exp,ins exp date,ins due,ins renewal,insurance renewal,insurance expires,insured until,insurance valid till
insurance: ins carrier,ins comp
policy id: ins pol,ins policy,ins ref
inspection-due: mot,smog,inspection exp,fitness upto,rwc,wof,pmi due
next maintenance date: nextsvc,service date next,pm due,next oil change
next maintenance mileage: next service km,next service miles,next service mileage,service due km,service due miles,next pm miles,service at km,next service odometer,nxt svc km
last maintenance date: lastsvc,last oil change,serviced,prev service
service-interval: service int,maint interval,interval km,interval miles,pm interval
department: user dept
location: garaged at,garaging location,home location,base depot,depot name,parked at,home terminal,garage code
vehicle status: unit status,vehicle state,op status,operational status,roadworthy,vehicle condition status
fuel-card id: fc no,wex,wex card,shell card,fleet card,gas card
fuel quantity: gals,ltrs filled,volume litres,fuel vol,gallons pumped,liters filled,fuel used,fuel drawn,fuel issued
fuel cost: fuel spend,fuel total,fuel expense
fuel-tank: tank cap,tank size,fuel cap
fuel-consumption: avg fuel,economy,kml,kmpl,l 100,miles per gallon,combined mpg
emission: gco 2,emission class,eurocl,emission standard,emissions g km
transmission: gears,trns,tx type,transmission typ
gross-vehicle-weight: gvm,gvw kg,mam,permissible weight,gcw,plated weight
engine: cc size,ccm,cubic capacity,litre engine,cubic cm
seat count: seating,seating capacity,passengers max
axle-count: no of axles
tire size: tire dim
disposal date: disp date,retire dt,out of svc
gps-device: tracker,telematics,gps unit
toll-tag: toll transponder,fastag,toll tag id
key count: num keys,keys held
first-registration: first reg date,date first reg,dofr,1 st reg,1 st registration,registered date,first registered,date of reg
battery-range: ev range,range km,range miles
`;
