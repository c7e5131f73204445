/** Rarer words of houses, leases, hotels and restaurants; in the shape of `../english/people.ts`. */
export const RARE_PROPERTY = `
original list-price: olp
sold price
bathrooms: washrooms,ensuite
bedrooms: bedrms
living-area: sq ft heated,rsf,usf,nra,nia
pending date: under contract,contingent
off-market date: off market,delisted
listing agent: list agent,lister
buyer agent: selling agent
listing office: list office,selling office
subdivision: subdiv
showing-instructions
directions: driving directions
lockbox: keybox
inclusions: included,includes,conveys
exclusions: excluded,excludes
basement: cellar,bsmt
roof: roofing
flooring: floor covering
fireplace-count: fireplaces
appliances: whitegoods
sewer: sewage,septic
foundation: fdn
exterior: siding,cladding
attic: loft
pool: swimming pool
waterfront: water front,beachfront
balcony: patio,terrace,verandah,porch
elementary-school: elementary
high-school
possession date: possession,move in ready
deposit: earnest money,earnest,emd
zestimate
garden: yard,backyard
move-in date: movein
move-out date: moveout,vacating
common-area-maintenance: cam,cam charges
triple-net: nnn
recoveries: reimbursables
rent-increase: escalator,step rent,rent review,indexation
rent-free period
rent start date: rcd
lease start date: lcd
lease end date: lxd,led
renewal-option: option to renew
tenant-improvement: ti allowance
pro-rata-share: prorata
net-operating-income: noi
capitalization-rate: caprate
caretaker: janitor,porter,housekeeper,concierge
notice date: notice given
eviction: evicted
letting-agent: letting,managing agent
grantor: transferor
grantee: transferee
land-value
gas-safety date: gsc
electric-safety date: eicr
council-tax-band: ct band
tenure: freehold
body-corporate
year-renovated: renovated,remodeled,refurbished
room-nights: roomnights,rns
occupancy-rate: occ
out-of-order: ooo
walk-in: walkin
housekeeping: hk status,housekeeping status
clean: cleaned
dirty: soiled,unclean
bed-type: bedding
early-arrival: early check in
late-departure: late checkout
extra-bed: rollaway,crib,cot
stay date: stay,stayed
arrival date: arrdate,arrv
guest: lodger
lodging: accomodation,hotel
upgrade: upgraded
reservation status: res status
order id: resv,resno,conf code
seated time: seated
reservation: booking
dining-type: dine in,eat in,takeout,takeaway,take out
daypart: mealtime
revenue-center: rvc
menu: menu group
spice-level: spiciness
meal: supper
beverage: drink
frontage
sewerage
township
leasehold
check-out: checkout
home-value: avm
`;
