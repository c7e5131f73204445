/** Words of what companies and institutions record day by day, from orders and payroll to patients and vehicles; in the shape of `people.ts`. */
export const OPERATIONS_WORDS = `
cost type: cost category
parent company: parent account,ultimate parent
customer type: customer group,customer category
price-level: price list,price group
connection date: connected on,connected at
funding amount: total funding,amount raised,total raised
funding round: funding stage,funding type
sender email: from email
recipient email: to email
payout id: settlement id,transfer id
card holder: name on card,card member
mcc: merchant category code
reconciled: cleared,cleared status,reconciliation status
foreign currency: original currency,transaction currency,source currency
base currency: home currency,functional currency
cleared date: clearing date
fulfillment date: fulfilled at
fulfillment channel: fulfillment method,fulfillment type
return id: rma,return authorization
average order value: aov,average basket,average ticket
order count: total orders
review-count: total reviews
shipping city: ship city
counted quantity
system quantity: book quantity,book qty
variance: difference,discrepancy,over under,variance amount
source warehouse: from warehouse
destination warehouse: to warehouse
care-instructions: washing instructions,care label
pallet id: lpn,sscc
requisition id: pr number,purchase requisition,purchase request
goods-receipt id: goods receipt,grn,gr number
required date: need by,date needed
invoiced quantity: billed qty
quote
quote id: proposal number
line item id: ebelp,posnr
document date: bldat
credit-note: credit memo
cash discount
late-fee: finance charge,penalty amount
prepayment: advance payment,down payment
legal-entity: subsidiary,operating entity
capitalization date: placed in service date
accumulated depreciation: accumulated amortization
depreciation expense: depreciation charge
disposal date: disposed,decommission date
tenure: years of service
work email: official email,corporate email
work-arrangement: wfh,workplace type
federal tax: federal withholding
state tax: state withholding
social-security tax: fica,oasdi
income-tax: paye
pension: 401 k,superannuation,provident fund,epf,pension contribution
unpaid-leave: leave without pay,lwp,lop days
working days: work days
break: break time,lunch break,break duration
period start date: pay period start,week starting,week beginning
period end date: pay period end,period ending,week ending
earning code: pay element,pay component
billable: chargeable,invoiceable
vacancy count: number of positions
github: github url,github profile
rejection reason: disqualification reason,decline reason,disqualified reason,denial reason
business-purpose: expense purpose
per-diem: daily allowance
reimbursed amount: reimbursement amount,total reimbursed
receipt-image: receipt url,receipt link
assigned date: assigned at,assignment date
conversation id: thread id
container type: container size,iso type
cut-off date: cutoff,cy cutoff
customs-declaration id: customs declaration,declaration number
duty: customs duty,import duty
delivery window: delivery slot
cod amount: cash on delivery
transit time: transit days
transport mode: shipment mode,ship mode
cac: customer acquisition cost
arpu: arpa
subscription start date: subscribed on
setup-fee: onboarding fee,activation fee,installation fee
health score: customer health,account health
opt-in date: optin time
recipient-count: total recipients,emails sent,sends,total sent
delivered-count: successful deliveries,emails delivered,total delivered
bounce-count: total bounces
send date: send time,sent at
search-volume
watch-time: watch hours,minutes watched
download-count: total downloads
load-time: page load time
attendee-count: total attendees
registered-count: total registrations,number registered
shirt-size: tshirt size,t shirt
join-link: meeting link,zoom link
organizer
booth: booth number
english-learner: ell,esl
enrollment count: number enrolled,total enrolled,students enrolled,number of students,student count
available capacity: seats left,seats remaining
last encounter date: last visit,last appointment
next encounter date: next visit,next appointment
refill-count: refills,refills remaining
prescription id: rx number,script number
adjustment amount: adjustment,write off
patient balance: patient responsibility,patient due
blood-sugar: blood glucose,glucose
smoker: smoking,smoking status
medical-history: comorbidities
medical information: medical notes,medical details,medical needs,health information
turnaround-time: tat,turnaround
molecular-weight: molar mass
chemical-formula: molecular formula
neutered: spayed,desexed
cooling: air conditioning
lease-term: lease length,lease period
unit count: total units
loyalty id: loyalty card
recovery amount: recoveries,subrogation
peak-demand: demand,max demand,maximum demand,peak load
ph-value: p h,ph level
invoiced amount: amount billed,total billed
remaining budget: remaining funds
committed cost: committed amount,encumbrance
actual cost: actual expenditure,actual amount
estimated cost: estimated amount,estimated total
labor cost: labor,labour,labor amount
material cost: material total,material amount
labor hours: man hours,manhours,person hours
worker-count: manpower
awarded vendor: awarded to,successful bidder
calibration date: last calibration,calibrated on
next calibration date: calibration due
operating-hours: running hours,engine hours,run hours,machine hours
parts cost: parts total,parts amount
replacement cost: replacement value,rcv
start mileage: odometer start,odometer out
end mileage: odometer end,closing odometer
cylinder-count: cylinders
fuel price: price per liter,price per litre,price per gallon
gross-vehicle-weight: gvw,gvwr
curb-weight: kerb weight,unladen weight,tare weight
payload: load capacity,max load
fine amount: penalty,penalty amount
rental start date: date rented
rental end date: off hire
daily rate: rate per day,day rate
planted area: planted acres,acres planted
rainfall: precipitation,precip,prcp
rma id: return number,return id
complaint: complaint description,complaint details
grantee: grant recipient,award recipient
principal-investigator: pi name,lead investigator
decision date: date decided,disposition date
police-officer: investigating officer,arresting officer
injured-count: number injured,total injured
last donation date: last gift,last donation
membership fee: membership dues,annual dues
photo-consent: photo permission,photo release,media consent
visit-count: total visits,check ins
publication year: year published,publishing year
interviewer: enumerator,surveyed by
air temperature: ambient temperature,outdoor temperature
air-pressure: barometric pressure,atmospheric pressure
observation date: measurement date,date observed
vulnerability id: cve,cve id
last sync date: last sync
mfa: mfa enabled,mfa status
departure airport: origin airport,from airport
arrival airport: destination airport,dest airport
aircraft id: tail number,aircraft registration
`;
