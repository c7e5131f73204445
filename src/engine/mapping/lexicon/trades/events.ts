/** What the systems of events and those who attend call their fields; in the shape of `../english/people.ts`. */
export const TRADE_EVENTS = `
registration id: regnumber,reg code,registration code,confirm no,attendee id,delegate id,participant id,rsvp id,ticket holder id
attendee: attendee full name,attn name,name on badge,name tag,ticket holder,who is attending,attendee label
first name: badge first name,attendee first
last name: badge last name,attendee last
registration date: regdt,rsvp date,sign up time,registration time,registration timestamp,reg timestamp,order placed
registration status: reg status,attend status,registration state,reg state,booking status,delegate status,invitation status,signup status
ticket type: tkt type,tix,registration category,fee category,participant type,participant category,admission item,ticket kind,ticket option
ticket count: num tix,tkt qty,num attendees,tickets bought,tickets ordered,seats reserved,headcount booked
ticket price: tkt price,registration amt,registration price,admission fee,conference fee,ticket value,delegate fee,fee amount,ticket fee
paid amount: payment total,amount collected,total rcvd,fees paid total,paidsum
payment status: pay status,billing state,paid or unpaid,paid unpaid
payment method: paymethod event
outstanding amount: bal due,bal owing,balance owed
event: congress,symposium,summit,workshop name,webinar name,webinar title,event short name
event id: evtid,event ref
event date: event start,conference date,session date,event begins,date attending,attendance date,days attending
venue: hall name,conference venue,conf venue,held at,event address
checked-in: chkin,chkd in,checkedin,check in status,showed,attend,shown,presence status,came
checkin date: chkin time,checkin time,check in time,check in at,time checked in,scanned time,check in timestamp,entry scan,entrance time
session: sess,sess name,workshop choice,agenda item,sessions selected,sub event,session choice,programme item
dietary-requirements: diet pref,menu choice,catering,catering needs,special meal,dinner choice,menu selection,food needs,special food
special-needs: access req,accessibility requirements,special req,assistance required,wheelchair,assistance needed,support needs,accommodation needs
shirt-size: tshirt,tee size,t shirt sz,shirt,swag size,garment size,apparel size,t shirt size
company: attendee company,orgn name,affil,institution name
job title: job ttl,jobpos
promo-code: promo cd,dcode,coupon cd,voucher no,promo used code,access code,discount code used,rebate code
organizer: organiser,organiser name,organizer name,organized by,hosted by,event owner,event manager,event planner,host organisation
registered-by: booked by name,purchaser ticket,order contact
plus-one: plus 1,plusone,num guests extra,accompanying person,partner attending,spouse attending,extra guests,bring a friend
room-block: hotel needed,accommodation required,hotel req
seat: seat assignment,row seat,seating number
newsletter: keep informed,keep me informed
lead source: learned about us,referred from where
emergency contact: emer contact,emerg name,em contact,emergency name,emg contact,ice name,ice
emergency phone: emer phone,em phone,emg phone,ice no,emergency mobile,emergency cell
refund-status: refund flag
invoice-required: invoice needed,needs invoice,invoice req
cancelled date: withdrawn on,withdrew,withdrawal date
virtual: attending online,participation mode,mode of attendance,attending in person
`;
