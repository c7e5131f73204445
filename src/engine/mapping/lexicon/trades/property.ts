/** What the systems of listings of property call their fields; in the shape of `../english/people.ts`. */
export const TRADE_PROPERTY = `
listing id: mlsid,list id,property code ref,prop code,unique property reference,uprn,mlnum
listing status: mls status,prop status,property status,market status,availability property,st listing,sstc,offer status
property type: prop type,dwelling,home style,house style,prop kind,property style,estate type,building style,unit kind
list-price: list pr,asking pr,offers over,orig price,current price,curr price,offers in excess
sale-price: sold pr,sp,closeprc,sold amt,selling pr,transacted price,final sale price,price realized
address: prop addr,property address,site addr,situs,display address,str address,listing address
bedrooms: beds total,brs,numbeds,sleeping rooms,total bedrooms,bd,bds,tot br
bathrooms: bth,full bths,half baths,bths total,tot ba,shower rooms
room count: rms,tot rms,num rooms,receptions,living rooms
living-area: totsqft,living m 2,int area,sqmtr,area sq ft
lot-size: lot sz,acrg,approx acreage,land m 2,lot m 2,lot sq m,land sqm,block size
construction year: yrblt,yrbuilt,blt,constr year,construct year,year completed,completion year,const year,age of building
floor: flr no,storey no,story no,fl no,floor level no,unit floor,level no,which floor
floor-count: storeys total,number floors building,floors in building,number of levels
parking-count: pkg spaces,prkg,gar,num parking,garage sp,garage size,parking bays,off street parking
hoa-fee: hoa amt,strata levies,monthly charges,monthly fee condo,assoc dues,community fees,monthly dues
property-tax: prop tax,re taxes,ctax,council rates,rates annual,tax bill,tax year amount,local tax
energy-class: epc grade,eer,energy class rating,ape,hers,energy grade
days-on-market: domls,d o m,days on mkt,active days,days active,mkt time
listing date: lst date,first listed,listed since,online since,marketed from,went live,on market since,list since,advertised since
sold date: cls date,settled date,close of escrow,sale completed,contract dt,closing day,settlement property date,date sale closed
available date: avail from,available from,vacant from,occupancy date,vacant possession,from when available,ready to move,handover property,free from
listing agent: list agent name,negotiator,neg,consultant property,broker agent,agent full name,sales negotiator
listing office: list ofc,agency name,listing brokerage,real estate agency,listing company,brokerage name,listing firm,broker office,agency branch
owner: vendor owner,seller owner,ownr,registered proprietor,proprietor name,freeholder,title holder
tenure-type: ownership,ownership kind,title type,freehold or leasehold,share of freehold
heating: heatg,htg,heat type,heat,heat fuel,heat source,heating kind,heating fuel,heat system
cooling: ac type,air con,cooling type,central air
pool: has pool,pool type,private pool
furnished: furn,furnshd,furnish,semi furnished,furnishing status,part furnished
pets-allowed: pet policy,pet friendly,pets ok,pets permitted
balcony: veranda,deck,has balcony,roof terrace,outdoor space
garden: yard size,has garden,garden size,outside space
elevator: lift,has lift,has elevator,passenger lift
basement: bsmnt,basement type,has basement
fireplace: frplc,fplc,fp
view: views property,vw,view type,scenery
rent: rent pm,rentpcm,mth rent,rent weekly,cold rent,gross rent,net rent,monthly rental rate
deposit: sec dep,dep amt,bond amt,tenancy deposit,damage dep,security bond,holding deposit
virtual-tour: matterport
photo count: num photos
photo: main photo,primary photo,lead image
description: public remarks,prop desc,listing desc,agent remarks,mls remarks,sales particulars,advert text,ad text,listing text
district: hood,nbrhd,nbhd,subdvn,area name,neighborhd,quarter name,community name
cadastral id: taxid parcel,tmk,title ref,lot plan,assessor no,land registry
condition: prop condition,state of repair,state property,renovation status,renovated year,last renovated,refurb,property condition
orientation: aspect,exposure direction,faces,facing direction
price-per-area: ppsm,eur m 2,pp sqft
occupancy: occ status,tenanted,occupant type
school-district: school dist,sch dist,high school district
`;
