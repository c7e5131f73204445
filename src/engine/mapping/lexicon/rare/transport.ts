/** Rarer words of freight, customs, fleets, workshops, ships, planes and trains; in the shape of `../english/people.ts`. */
export const RARE_TRANSPORT = `
trailer id: trailer,trl,trlr
truck: tractor,rig
container-count: teu,teus,feu
load-type: fcl lcl,fcl,lcl,ftl,ltl
notify-party: notify
last-free-day: lfd
gate-out date: gate out,gateout,outgate,outgated
gate-in date: gate in,gatein,ingate
empty-return date: empty return
transshipment: transship
free-days
fuel-surcharge: fsc,baf
accessorial: assessorial,lumper
layover: stopover
loaded-distance: loaded miles
empty-distance: deadhead,empty miles
distance: travelled,traveled
rate-confirmation: ratecon
equipment type: reefer,flatbed
skid-count: skids
tare weight: tare,tara
chargeable weight: chg wt,cw,c wt
importer: ior
exporter: usppi
customs-broker: customs agent,chb,cha
customs-declaration id: entry summary,boe,bill of entry,cusdec,7501,ncts
customs procedure code: regime
export-control-code: eccn,usml
export-filing id: itn,aes,eei,xtn
supplementary-units: suppl units
signed-by: signatory,signee,signer
delay: delayed,delay minutes,minutes late
delay reason: delay code
delivery-attempt count: attempted
on-time: otd,otif,ontime
residential: resi
temperature set-point: setpoint
hazard: unno
idle-time: idle,idling
harsh-braking: hard brake
speeding: overspeed,over speed,overspeeding
speed: spd,kph,mph,sog,knots
direction: hdg,compass
ignition: ign
satellite-count: satellites
gps-accuracy: hdop,dop
geofence: geozone
seatbelt
fault-code: dtc,trouble code,spn,fmi
battery: batt
coolant-temperature: coolant
fuel-card id: fuel card
pump id: pump,dispenser
fuel price: ppg
duty-status: hos
commercial-license: cdl
medical-card: med card
dot id: usdot
inspection-report: dvir
tire: tyre,wheel
tread-depth: tread
axle-count: axles
wheelbase: wb
cylinder-count: cyl
horsepower: bhp
transmission: gearing
drive-type: drive train,driveline,fwd,awd
fuel-consumption: mpge,wltp
recall: safety recall,recalled
fitment: fits,vehicle fitment,compatibility,compatible
oe-number: oe,original equipment
core-charge
repair-order id: ro,repair order
complaint: concern,symptom
correction: rectification
service-advisor
technician: fitter,repairer
labor hours: frh
labor-code: opcode
shop-supplies: consumables
trade-in
reconditioning cost: recon,reconditioning
certified: cpo
title-status
stock id: stockno
days-in-stock: dis
aircraft id: tail,n number
aircraft type: typecode
airport: aerodrome,airfield,iata,icao
departure airport: adep
arrival airport: ades
departure time: sobt,off block,block off
arrival time: sibt,arrtime,on block
actual departure date: aobt
boarding date: boarding
diverted: diversion
block-time: block hours,blk
flight-time: air time,hobbs,tach,ttaf,tsn
pilot: pic,pilot in command,captain,aviator
copilot: co pilot
dual-time: dual
instrument-time: ifr
landing count: landings,day landings,ldg
simulator: sim,ftd
cycles: csn
climb-rate
callsign: call sign
runway: rwy
load-factor: plf
imo-number: imo
vessel: mv
gross-tonnage: gt,grt
deadweight: dwt
length: loa
draft: draught
navigation-status: nav status
berth: quay,mooring,jetty,pier,wharf,anchorage
captain: skipper,shipmaster
hull: hin
bunker: rob
laycan: laydays
platform
railcar id: railcar,wagon
milepost: chainage
parking-space: stall
citation id: citation,pcn
citation date: cited
towed date: towed,impounded
rider: cyclist,ridership
bike id: bikeid,bicycle
ride id
telegram
departure: dprt
`;
