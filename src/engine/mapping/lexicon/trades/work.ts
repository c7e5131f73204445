/** What the systems of time sheets and expense reports call their fields; in the shape of `../english/people.ts`. */
export const TRADE_WORK = `
timesheet id: ts id,ts no,sheet id,timesheet ref,time entry id,time card,te id
work date: worked on,datewkd,wkdate,spent date,time date,ts date,punch date,log date
week ending: wkending,we date,wk end
employee: worker name,resource,consultant name,user name full,tkpr name,crew member,contractor worker,associate name,operative,claimer,submitter name,traveller name,spender name,expense owner,card member name,claimant employee,emp claim
employee id: eeid,badge,perno,pers id,ee code
project: prj,prj name,proj desc,engagement name,proj,projtitle,assignment project,charge project
project id: prj code,engagement no,engagement code,psp,psp element
client: cl name
client id: cl no,clnt id,clnt no
task: tsk,actvty,worktask,work performed task,service item,subtask
activity type: act type,lstar
start time: clockin,punchin,began at,login time,come,day start,work start,arrival at work
end time: clockout,punchout,timeend,logged out at,log out time,logout,work end,stopped at,stop
break: brk,lunch duration,lunch,break hours,break taken
hours: wrk hrs,rt hours,catshours,ord hours,ordinary hours,time logged hours,total worked,workhours
overtime: o t,ot 15,ot 1 5,over time,xtra hrs,additional hours,ot hours worked,extra time,premium hours
double-time: dbl time,dt hours,dblt
billable: billing status,billable flag,non billable,chargeable flag,bill status,recharge,client billable,re billable
billable hours: bill hrs,billed hrs,hours billed,bill qty,hours to bill
hourly rate: hrly,bill rt,charge out rate,ph rate,rate p h,rate used,std rate,cost rate,hourly price
approval-status: appr status,ts status,timesheet status,approval state,appr,signoff status,timecard status,sheet status,rpt status,report status,claim status expense,exp status,expense status,payment state,reimb status,reimbursement status,approval stage
approver: apprvr,apvd by,authorized by,approving manager,authoriser name,authorizer name,okayed by,validated by manager
approved date: appr date,approval dt,signoff date,sign off date
submitted date: ts submitted,date claimed,claim submitted,report submitted
note: work notes entry,time notes,notes entry,activity notes,worklog comment
leave type: absence code,abs type,absence kind,leave code,pto type,time off reason,hours type leave
pay-code: earn code,pay element code,wage code
cost-center: cctr,labour code,dept charged,ccode dept,dept charge,cost dept,cc code charge
location: job site name,wrk loc,workloc
shift: shft,shift code,shift name,shift type,roster,rostered,shift id
position: job worked,roleworked
travel-time: travel hrs,travel hours,drive time
billing amount: billable amount,total billable,amount to bill
payroll-exported: exported,payrolled
report id: exp rpt id,rpt id,exp rpt no,claim form no,exp report number,expense claim no,claimref,exp no,expense ref
report name: rpt name,expense report,expense report title
expense date: exp date incurred,exp dt,spend date,date incurred,bill dt,expense incurred,date spent,outlay date
category: exp type,spend category,cost head,expense kind,expense class,nature of expense,type of cost,expense account,expend type
merchant: vendor merchant,merch,mrch,mrchnt,estab,paid to whom,store merchant,establishment name,place of purchase
amount: exp amt,claimed,receipt total,posted amt,expense total,amount incurred,expenditure amount,expense value,cost incurred
currency: cur code,crn key,curr cd,iso currency,ccy code,cry,expense currency,receipt currency
exchange rate: exrt,fxrate,exch,xchg rate,xch rate,fx conv,er rate,ex rate
reimbursement-currency amount: reimb amt curr
approved amount: appr amt,passed amount,accepted amount,appd amt
reimbursed amount: reimb amt,reimburse,reimbursed,amt due employee,due to employee,repay,owed to employee,to be reimbursed,reimb total
reimbursable: reimbursable flag,personal flag,personal expense,reimb flag,reimbursement required,to be repaid,repayable
reimbursed date: reimb date,repaid date,reimbursement date,repayment date
payment method: paytyp,funding source card,out of pocket,paid card,cash or card,card type used,payment source
tax amount: vat claimed,tax reclaim amt,vat reclaim,vatable,vat value,sales tax paid,tax incl,vat reclaimed,vat recoverable
receipt-attached: has receipt,receipt flag,receipt rcvd,receipt img,receipt available,receipt included,receipt present,no receipt
business-purpose: bus purpose,purp,expense reason,bus reason,travel purpose,purpose of visit,trip reason
attendees: attendee names,attendees list,people present,who attended,persons present
distance: kms claimed,kms travelled,trip km,business miles,mileage distance,no of miles,miles travelled,milage,kms driven distance
mileage-rate: km rate,per km,mileage allowance rate,pence per mile,rate mi,mile rate,kilometre rate
per-diem: diem,daily subsistence,per diem amount,meals allowance
trip: trip name,travel request,journey details
gl-account: glcode,gl cd,acct cd,ledger cd,expense gl,exp account,gl accnt
description: exp desc,expense desc,expense details,particulars of expense
city: city of purchase,exp city,location of purchase,place of expense,city spent,expense location,city of expense
policy-violation: out of policy,policy flag,policy breach
departure location: travel from,depart from,journey from,from loc,start place
arrival location: travel to,end place
cash-advance: advance,cash adv,advance paid
card number: cc last 4,card digits
`;
