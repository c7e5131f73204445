/** What the systems of help desks call their fields; in the shape of `../english/people.ts`. */
export const TRADE_SUPPORT = `
ticket id: tckt,case number nbr,sr id,srno,srnum,enquiry no,sctask,ritm,complaint id
title: subj line,shrt desc,case subj,case subject line,request subject,topic line,issue title line,incident summary,problem summary
description: tkt desc,incident desc,ticket desc,request desc,full text,issue text,problem text,initial message,enquiry text
requester: caller id name,raised by user,enduser,requested for name,creator ticket,raised by person,ticket author,ticket opened by,contact reporting
requester email: req email
assignee: assgnee,asgnee,csr,current owner,case owner name,helpdesk agent,assigned rep name,case worker name,solver
assignment-group: asgn grp,supp group,owning team,support desk,handling team,responsible team,agent team,ticket queue,fulfillment group
ticket status: tkt status,inc state,incident state,req status,call status,workflow state,workflow status,ticket state,case state
priority: pri code,case priority,p level,prio code,urgnt,urg,how urgent,importance of issue,case prio
impact: impact level,impacted users,business impact
urgency: urgency code
severity: sev level,sev code,sevrty
ticket type: inc type,request kind,contact reason,contact reason code,nature of request,case kind,incident kind,enquiry type,inquiry type
category: prob cat,classif,topic category,help topic,category 1,category level 1,primary category,problem type,problem class
subcategory: sub category,cat tier 2,category level 2,tier 2,issue subtype,product categorization,sub issue,subcatg,second category
channel: chnl,contact method,ticket channel,received by channel,submitted via,mode of contact,communication channel,medium of contact
created date: creat date,crdate,creation ts,ticket date,crea date,incident created,create time,opened time,call time
updated date: lst upd,mod date,sys updated on,last modified time,last action,latest update time,change date,last chg
first-response-time: first resp,ftr,ttfr,time to acknowledge,first contact time,response tm,first reaction
resolution-time: time to fix,days to close,hrs to resolve,solve time,time to solve,agedays,handling duration,resolution hrs,ticket duration
resolved date: rslv date,resolve date,solved date,last resolved,time resolved
closed date: clsd,close ts,ticket closed,case closed,close out date,closed time,time of closure,date of closure
due date: resolve by,slaby,sla target,target resolution,target resolve date,respond by,time to breach,must resolve by
sla: within sla,sla violated,made sla,sla hit,sla missed,sla ok,sla compliance,sla name
resolution: resltn,res notes,closing remarks,how fixed,solution given,resolution details,resolution summary,resolution category
root-cause: root cause analysis,cause category,rc code
satisfaction: csat rtg,sat rtg,cust sat,feedback score,feedback rating,survey result,user rating,requester rating,survey rating
reopened: reopen ct,reopens,times re opened,no of reopens,reopened count,re opened
reply count: num replies,interaction count,messages count,touches count,agent replies,public replies,thread count,correspondence count,updates count
escalated: esc,esc level,esclvl,escalation flag,escal,escal level,escalate,escalation state
product: affected product,affected ci,svc affected,business service,configuration item name,affected system,application affected
organization: req org,requester org,client org
department: requester dept,caller dept,requesting department
tag: tags list,lbls,labls,ticket tags
environment: envt,envir
time-spent: time wkd,time worked total,minutes worked,total time spent,effort spent,time tracked
follow-up: next follow
attachment count: num attachments,attach count
parent ticket: parent inc,linked to,related ticket
vip: vip flag,vip user
on-hold reason: pending reason,status reason,waiting reason,waiting for,pend reason,pending code
`;
