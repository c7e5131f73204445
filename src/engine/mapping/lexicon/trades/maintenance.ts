/** What the systems of maintenance and its work orders call their fields; in the shape of `../english/people.ts`. */
export const TRADE_MAINTENANCE = `
work-order id: wonbr,woid,jobno,mwo,ticket wo,maintenance order,job ref,work request no,wr no
description: job details,short txt,work requested,work summary,scope,work order description,job summary
asset-tag: asset cd,equnr,eq no,eq id,objid,object no,mach no,mach id
asset name: eqktx,plant item,machine desc,unit desc
location: loc desc,functional loc,fl,func location,loc code,bldg loc,area location,loc id,room location
work-order type: wo class,auart,work kind,pm cm,order category,work classification,activity type
work-order status: wo status,job status,sys status,system status
priority: wo priority,prty,pty,prty code,job priority,calc priority,work priority
requester: reported by name,caller name,reqby,called in by,logged by name,raised by name,phoned in by,rqstr
reported date: raised dt,call date,reqdt,date called in,call logged,date logged,wo date,work order date,call received
due date: target comp,req end,required end,compliance date,latest finish,must finish by,dead line,date required
planned start date: scheduled dt,sched date,sch start,plan start,basic start,gstrp,target start date,schedule start
planned end date: schedend,sch finish,basic finish,gltrp,scheduled completion,sched compl,scheduled complete
actual start date: actstart,actual strt,work started,wrk start,started dt,start actual,job start,begun
actual end date: actfinish,wrk finish,finish actual,job completed,finished date,done date,actual completion
assignee: craftsman,allocated engineer,assigned person name,maint tech,assignedto,repairman,repaired by,assigned to name
crew: person group,craft crew,main work center,main wkctr,arbpl,wkctr,work ctr,team assigned
trade-name: craft code,craft cd,discipline trade,labor craft,trade skill
supervisor: supr,suprvisor,foreman name,line lead
planned hours: est hrs,est labor hours,planned lab hrs,plan hrs,estimated duration,est duration,expected duration,est time
labor hours: act lab hrs,wrench time,total labor hrs,mechanic hours,mh,m hrs,labor time,labour time,hands on time
labor cost: lab cost,act lab cost,labour charge,labor charge,wages cost,labour amt,labor total
material cost: mat cost,act mat cost,spares cost,mat amt,materials charge
parts used: spares used,spare parts used,matl used,parts consumed,items used,parts replaced,parts list,parts required,parts fitted
parts cost: parts cst,prt cost,spare parts cost,parts price
total cost: act tot cost,total actual cost,tot act cost,wo cost,job cost,overall cost,sum of costs,work order cost
failure-code: fail code,problem cd,defect cd,damage code,fault cd,fegrp,fail class,failure mode code
root-cause: cause cd,cause desc,urcod,root cause code,reason for failure,failure cause,cause of fault,reason of breakdown
resolution: remedy,work carried out,repair notes,repairs,corrective action taken,repair description,rectified,work completed notes,tech notes
failure: brkdwn,breakdown desc,prob desc,defect desc,fault desc,problem reported,trouble desc,issue reported,complaint text
downtime: dwntm,down tm,hrs down,outage hrs,downtime hrs,lost production,production loss,downtime hours
meter-reading: metr rdg,rdg,hr meter,smu,smr,hmr,counter reading,meter hrs,equipment hours
job-plan: jobplan,job plan no,work instructions,standard job,std job,pmdesc,jobplan no,maintenance procedure
maintenance-plan id: pm num,pmno,pm ref,maint plan,maint item,schedule no,pm schedule,pm task,ppm
next due date: next dt,next pm,next sched,next scheduled,due next,next maint,next inspection,nxt svc,next occurrence
last done date: last done,last performed,last compl,last pm,lst svc,last executed,last carried out
frequency: frq,freq unit,freqcy,every,repeat every,repeat interval,recurrence pattern,how frequent,sched freq
site: site cd,plant cd,plant no
vendor: contractor name,contr,external contractor,service provider,outside vendor
safety: safety notes,safety instr,hazard notes
follow-up: followup wo,follow up required,follow up needed
cost-center: costctr,ccntr,kst no,charge code,charge acct,cst ctr,costcent,dept cc
completion-sign-off: signed off,sign off,approved closed by
criticality: asset criticality,equip criticality,crit rank
parent asset: super ord,superior equipment,parent equipment
warranty: warr,under warranty,warranty flag
`;
