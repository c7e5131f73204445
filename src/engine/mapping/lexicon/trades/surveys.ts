/** What the systems of surveys call their fields; in the shape of `../english/people.ts`. */
export const TRADE_SURVEYS = `
response id: resp id,r id,participant no,survey id response,unique response,resp serial,respondent serial,response ref,sub id
response date: datestamp,submitted dt,completed time,fillout date,answered on,response received,int date,date of interview,sub date
start date: startdate survey,start dttm,time started
end date: end dttm
duration: int length,time to complete,length of interview
survey: survey title,form name,form title,quest name,questionnaire name,poll name
survey id: sid survey,form id,form no
collector: collection mode,data collection mode,survey mode,interview mode
finished: complete flag,completed flag,disposition survey,compl status,disposition code,completion status,complete response
language: interview language,lang of interview,survey lang,questionnaire language
age: how old,how old are you,age yrs,age in years,years old,resp age,agey,age completed
age-group: age cat,age cohort,age brkt,age recode
gender: sex of respondent,resp gender,resp sex,i identify as,gender identify,sex assigned at birth
income: hh inc,hhincome,income grp,hinc,annual inc,gross income household,total household income,inc band
education: educlvl,ed level,hied,qualif,quals,attainment,schooling level,highest grade completed,edattain
occupation: emp status,occupational status,main activity,labor force status,labour status
marital-status: partnership status
household-size: hhsize,hsize,persons in household,people in hh,hh members,nhh,people in home,family members count,hhmem
children: num kids,kids under 18,children in hh,nchild,kids at home,children under 18
satisfaction: satisf,csat score,overall sat,sat level,how happy,happiness score
nps: recommend,rec score,nps value,recommend friend,would recommend,recommendation likelihood,0 10 score,promoter
effort-score: ces,customer effort,ease score
rating: overall rtg,rate us,how would you rate,rate overall,rate your experience,overall score,overall impression
quality: quality of service,quality rating
comment: open end,comments other,anything to add,further feedback,free response,cmmt,comm text,closing comment,other thoughts
improvement: improvement areas,improvement ideas,improvement suggestion
question: question txt,quest,qstn,item wording,question wording,qtitle,question label
question id: qno,qnum,variable name,question code,question ref
question type: qtype
answer: ans,answ,choice,selected answer,response value,answer val,answr,respondents answer
interviewer: intnr,fw name,interv,data collector,canvasser,poller,interviewer no,interviewer code,enum name
wave: survey wave,round,rnd,wave no,panel wave,survey round,fieldwork period,cycle survey
weight: wt factor,pers weight,weightvar,pwt,svywt,weighting factor,samplewt,sample weight,final weight
consent: agreed,permission given,agree to participate,accept privacy,consent flag,dpa consent,gdpr ok,gdpr flag
contact permission: okay to contact,willing to be contacted,re contact,contact ok,permission to follow up,allow contact
reason: why,main reason,reason for score,reason for rating,why not,reason text
device: dev type,platform type,device used,deviceinfo,client device
ip-address: ipaddr,ipaddress
lead source: where did you hear,found us,heard of us
panel: panel id,panelist id,panel provider
longitude: loclong,gpslong
quota: quota cell,quota group
`;
