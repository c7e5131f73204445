/** What the systems of parcels and freight call their fields; in the shape of `../english/people.ts`. */
export const TRADE_SHIPPING = `
tracking id: trkno,trk,tracking cd,tn,awbno,hwb,conno,item barcode
shipment id: shp id,shpmnt,dn,desp no,job file,delivery id,delnote,packing list no
carrier: shipper service provider,fwdr,ff,ship carrier,trucker,3 pl,lsp,delivery firm
service level: svclvl,service cd,srv type,ship method,ship meth,delivery speed,product shipping,shipping class,service option
ship date: despatched,mailed,mail date,manifested,handed over,handover to carrier,actual ship date
estimated delivery date: est dlv,estdel,promised,rdd,req dlv date,delivery eta,arrival eta,exp date delivery,forecast delivery
delivery date: dlvrd,act dlv,act del date,del on,delvd,delivery completed,received at dest,deliverd,actual delivered
shipment status: ship status,trk status,parcel status,event status,last event,track state,scan status,last scan,latest update
shipper: shp name,snd,sndr,collection name,exp name,sender company name,cnr,dispatcher
consignee: recvr,rcvr,recp,recip,toname,shipto,customer receiver,ship to party
sender address: ship from addr,shipper addr,collection address,dispatch address,from street
recipient address: ship to addr,shipto addr,cnee addr,delivery addr,receiver address,dest addr,ship to street,rcv addr
origin: origin code,orgn,from country,origin station,orig zip,origin country code,ship from city,place of receipt
destination: dest city,dest loc,dstn,destination cd,delivered to city,destination code,dest hub,dest terminal
weight: wt kg,actual wt,shp wt,ship wt,totwt,gross kg,parcel weight kg,total kg,total kgs
chargeable weight: chg wgt,chgwt,billed wt,billed weight,rated wt,dim wt,cubic weight,volumetric,payable weight
package count: pkgcnt,pkgct,num pkgs,numpieces,nop,colli,total pieces,units shipped
package: pkg type,pack type,packaging type,package kind,packing type,box type,container kind,parcel type
dimension: size lwh,box size,meas,length width height,parcel dimensions,l w h,package dimensions,box dims
volume: vol m 3,volm 3,vol cbm,meas cbm,vlm,cubic,vol cu
declared-value: decl val,customs val,ins val,val of goods,shipment value,parcel value,declared amount,merchandise value
shipping cost: ship cst,frgt,postage amt,carrier charge,trans chg,total freight,freight paid,carriage charge,total charge shipping
insurance amount: ins amt,insurance fee,insurance cost
hs-code: hsno,harm code,comm code,tar no,customs tariff no,commodity no,tariff heading
incoterm: inco terms,incoterms code,duties payor,duty terms,ddp dap,freight terms code,terms of sale
contents: commod,nature of goods,parcel contents,package contents,goods type,shipment content
signed-by: pod name,signature name,sgn,pod signature,recipient signature,signed name,sig name,signee name,taken by recipient
exception: excptn,exception code,ndr,undelivered reason,attempt reason,fail reason,reason not delivered,problem delivery
delivery instructions: dlv instr,spcl instr,driver notes,delivery note text,delivery comments,safe place,delivery remarks,access notes,gate code
order id: cust ord,ord ref,ref 1,po ref,web ord
current location: curr loc,last loc,last location,last known location,present location,scan location,event loc
attempt count: attempts made,delivery attempts,attempt no,attempted deliveries
container id: ctr no,contr no,unit no container,box no
container type: container sz
vessel: vsl name,mother vessel,feeder
voyage id: voyno,vyg
bill-of-lading: blno,blnbr,bolno,obl,sea waybill,swb,obl no
loading port: pol code,pol name,lport
discharge port: disch port,dischg port,pod code
return flag: returned to sender,rts,return shipment
cash-on-delivery: cod,cod value,cod sum
reference: ref 2,refno 2,shipper ref,shprref,yourref,ourref,consignee ref,cneeref,sender ref
zone: rate zone,ship zone,delivery zone
signature-required: sig req,signature req,sign req,sig required,adult signature
transit time: transit hrs,days in transit,time in transit,tnt days
`;
