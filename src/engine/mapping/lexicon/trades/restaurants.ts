/** What the systems of restaurants and points of sale call their fields; in the shape of `../english/people.ts`. */
export const TRADE_RESTAURANTS = `
check id: guest check,tabid,pos ticket,tkt,tktno,chit,seq check
table-number: tbl,tbl no,table id,table,seat table
server: srvr,srv,served,waiter id,waitr,bartender,barman,host server,srv emp
cashier: cashier id,cashr,csh,casher,closed by cashier,clerk id,clerk name,user till,cash operator
cover-count: cov,guestcnt,gst cnt,pty size,heads,ppl,customers count,diners,number of diners
dish: menu itm,plate name,plu desc,menu name item,food item,drink name,item sold,menu product
menu category: major group,family grp,sales cat,menu section,food group,reporting group,menu type,product cat
plu: plu no,mi seq,menu item no,menu item id,mnu id,dish id,dish no,dish code,menu code
menu-price: mnu price,dine in price,price dine in,eat in price,price in house
takeaway price: take out price,takeout price,to go price
order type: dining option,eat in,take out,to go,sales type,for here,order mode,eat in takeaway,dine in takeout
open time: opened dt,open dttm,time opened,time ordered,order tm,order opened,seat time
close time: close dttm,time closed,time paid,order closed,chk close
business date: bus date,busn date,dob business,trading date,trading day,fiscal day,operating date,business day
quantity: cnt sold,num sold,sls qty,sales count,sales qty
gross-sales: grs sales,gross sls,sls,sls amt,tot sales
net-sales: net sls,netsales,nett sales,sales net
discount: dsc,dsct,dscnt,disct,discnt,promo amt,comp amt,less discount,dsc ttl
service-charge: srv chg,auto grat,auto gratuity
tip: tip amt,grat,charged tip,chg tip,tip total,tip value
tax amount: taxttl,tx,tax 1,sls tax
subtotal: sub ttl,subtotl,chk subtotal,chk sub,sub total amt,sub amount,food total,net check
total: chk total,check total,bill total,ticket total,tkt total,gtotal,tab total,chk amt
tender amount: tndr,tendr,tend amt,cash tendered,cash given,cash received
tender type: pay media,payment media,media,tender desc,tmed,payment tender,tend type
register: pos no,pos terminal,term id,ws id,wkstn,workstn,till no,station id,cash desk
revenue center: rvc name,rev center,rev cntr,revenue ctr,outlet name,dining area,dining room,dining section,floor area name
daypart: day part,mealperiod,srv period,svc period,period name meal,meal time,order period,shift meal,day part name
void: void flag,voided flag,void reason,void amt,cancel flag,void ind
modifier: option group,condiment,add on,extras,toppings,preparation note,side dish
kitchen: prep station,kds,kds station
ingredient: ingr,ingrd,contents list,ingredients list
allergen: allrg,allergy info,contains,allergenic
calorie: calorie count,energy kj
food cost: fc,plate cost,recipe cost,portion cost,ingredient cost,food cost percent,cost per serving,dish cost
serving-size: portn,portion sz,serving sz,yield portions,portion weight
vegetarian: vegan flag,veg nonveg,vegetarian flag,suitable for vegetarians,veg flag
gluten-free: gf flag,contains gluten
spicy: spice,heat level,spicy level,hotness
available: 86,eighty six,available flag,avail,availability flag,sold out,available today,currently available
reservation-id: resv no,resv id,rsv,rsvn
`;
