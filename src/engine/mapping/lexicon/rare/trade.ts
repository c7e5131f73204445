/** Rarer words of shops, marketplaces, purchasing, stores and auctions; in the shape of `../english/people.ts`. */
export const RARE_TRADE = `
material-number: matnr
sku: fnsku,mfsku,itemcd,artnr
warehouse: werks,plnt,locator,subinventory,inventsiteid,sloc,storehouse
purchasing-group: purch grp,pgr,ekgrp
purchasing-organization: porg,purch org,ekorg
material-group: mat group,matkl
sales-organization: sorg,vkorg
distribution-channel: distr channel,vtweg
costing-method: costing
valuation-class: bklas
standard-cost: std price,std cost,stprs
moving-price: verpr
price-unit: peinh
reconciliation-account: recon acct
document-type: bsart
blocked: locked,on block,frozen,suspended,suspension
substitute: replaced by,superseded by,supersedes,interchange
discontinued date: end of sale,last buy,ltb
backordered quantity: back ordered,backordered,bo qty
ordered quantity: orderd
open quantity
picked quantity
returned quantity: returned
damaged quantity: damaged
short quantity: shortage,shorted
overage: surplus
quarantine: quarantined
counted quantity: cycle count,recount
counter
wave id: wave
dock: dock door
putaway: put away
inner-pack
layer-quantity: cases per layer
layer-count: layers per pallet
cases-per-pallet: ti hi
blanket-order: blanket po,call off
requester: requisitioner,requistioner,indentor,requested by,reqstr
requisition id: preq,banfn
freight-terms: fob,inco
bidder: tenderer,proposer
awarded date: awarded
award: prize
diversity: minority owned,mbe,wbe,dbe,small business
commodity-code: unspsc,eclass,nigp,cpv
goods-receipt id: mblnr,grno,mat doc
landed-cost
list-price: srp
wholesale-price: wholesale
style: stylename
color: colourway,swatch,dye
finish: plating,finishing
pattern
flavor: flavour,taste,aroma
scent: fragrance,odor,odour,smell
waist: waistline
chest: bust
neck: collar,neckline
fit: silhouette
heel-height: heel
carat: karat,ctw
gemstone: stone,gem
metal: alloy
bulb: lamp
size: sizing
pack-size: upk,cspk
bundle: kit,multipack,combo
product-feature: bullet point,bullet,highlights
variant: varient
attribute: attr
requires-shipping: shippable
cross-sell: related products,upsells,accessories
marketplace-fee: selling fees,fba fee
start-price: starting bid
current-bid: high bid
hammer-price: hammer
low-estimate: est low
high-estimate: est high
estimate
valuation: appraised
appraiser: valuer,valuator
consignor: consigner
provenance
authenticity: authenticated,hallmark
signature: autograph,autographed
grade: graded,grading,cgc,psa,bgs
rarity: scarcity,rare
mint: mintmark
mintage: tirage
ruler: monarch
foil: holo,foiled
cashier: clerk,teller
register: till,drawer,workstation
void: voided
complimentary amount: comps,comped,complimentary
over-short: cash over short
tender amount: tendered
change-given: change due
loyalty-points
redeemed points: points redeemed,redeemed,redemption
gift-wrap: giftwrap,wrapping
wishlist: wish list,favourites,favorited
cart: basket,shopping cart
abandoned date: abandoned
restock date: restock,replenished,restocked
preorder: pre order,presale
clearance: closeout
personalization: personalisation,engraving,customization,customisation,monogram,custom text
watch-count: watchers,watching
conversion-rate
buy-box: buybox
sell-through: sell thru,sellthrough
stock-turn: inventory turns,turns,days of supply,weeks of supply,wos,days on hand,doh
shrinkage: shrink,pilferage
hs-code: hscode,htsus
rented date: rented,date out
renter: hiree
returned date
rental-rate
damage-waiver: ldw,cdw
utilization: utilisation,util
display: planogram,facings,pog
ship date: pu date
origin: pu city,pu location
preferred: pref,favored
timeslot
movement type: mvt,mvmt,bwart,mov type
`;
