/** What the systems of laboratories and their patients call their fields; in the shape of `../english/people.ts`. */
export const TRADE_LABORATORY = `
sample id: spec id,samp id,accn,accno,acsn,labid,lab ref,lno
sample type: spec type,spec source,spec src,samp type,smpl type,material type sample,fluid,specimen desc,sample kind
sample date: coll date,collected dttm,coll time,taken,sampled,spec coll dt,specimen collected,obtained date
received date: rec dt,rcv date,lab received,recd dttm,receipt dttm
resulted date: verified date,authorised date,authorized date,signed out,release date result,reported dttm,rptdt,validated date,signed out date
lab-test: resultable,orderable,tst,tstcd,observation identifier,param,lab procedure,component code
lab-panel: test group,profile test,order set
result: rslt,reslt,num result,numres,observation result,ord value,reported value,labresult,lab value
unit: result unit,rslt unit,unit cd,reporting units,report unit,unit reported,ucum,ref unit
reference-range: refint,bio ref,ref val,target range,rng,reference limits
lower-limit: ref low,normal low,ref min,lower ref,ref range low,lower normal,lower range,reflo
upper-limit: ref high,ref hi,normal high,ref max,upper ref,ref range high,upper normal,limit hi
abnormal-flag: abnormal,abnormalcy,hl,alert flag,hi low,range flag
critical: crit,critical flag,critical value,panic,panic flag,critical result,crit flag,alert value,life threatening
result-status: rslt status,result state,reporting status,obs status
doctor: ordering doc,requesting physician,requesting clinician,ref dr,orderer,dr name,attending md,placer,clinician name
order id: placer order number,placer no,reqno,requisition nbr,request no,lab order
requested date: ord dt,ord dttm,order dttm,req date,requested dttm,request time
patient id: ptno,pid,umrn,urn,pmi,ipid,hosp no,subject no,unit no patient
patient: pt name,pat name
birth date: pt dob,patdob
gender: pt sex,sex cd
fasting: fasted,fast status,npo,fasting status,fasting flag,fasting hours
method: assay method,test method,meth,analysis method,technique used,analytical method,procedure method,meth name,mthd
instrument: analyzer,analyser,inst,instr id,analyzer id,device analyzer,instrument id,platform analyzer,equipment used
lab: performing lab,testing lab,testing site,laboratory name,lab facility,lab dept,reporting lab,testing laboratory,bench
technician: tech id,med tech,lab tech,tech name,scientist,biomedical scientist
verified-by: verif by,verifier,verified user,validator,authorised by result,reviewed by,reviewer lab
collector: drawn by staff,phleb
comment: result comment,lab comment,rescomment,result note,interp comment,result remarks
interpretation: interp,intrp,clinical interpretation,interpretive comment,result interpretation
organism: isolate,organism name,micro organism
antibiotic: abx,drug tested
dilution: df
detection-limit: dl,method detection limit
ward: pt location,nurse unit,nursing unit,pt class
body-site: specimen site,collection site,anatomic site,anatomical site,coll site,source site,bodypart
turnaround-time: turn around,turn around time
clinical-information: clinical info,clinical details,clinical notes
rejection reason: reject reason,rejected reason,specimen rejected
`;
