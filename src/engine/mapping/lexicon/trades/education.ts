/** What the systems of universities, their courses and the marks of schools call their fields; in the shape of `../english/people.ts`. */
export const TRADE_EDUCATION = `
course id: crse numb,crsid,catno,mod cd,curric code,offering code
course: crse title,crsttl,crse name,long title,ctitle,mod title,subj desc,subj title
short name: abbr title,title short
description: crse desc,abstract text,handbook entry,course abstract,blurb
credit-points: crhrs,cred,crdt,credit load,acu,cr units,credit weighting,ects weighting
semester: strm,trm,ptrm,part of term,smstr,smst,terms offered
school-year: ayr,ayr code,ac year,sy,catalog yr
faculty: coll,coll code,acad group,offering school,owning school,schl code,faculty code,academic unit,owning unit
department: offering dept,offering unit,owning dept,acad dept,org nbr,dep name
instructor: taught,lectr,lctr,modleader,convenor,convener,module tutor,examiner in charge,instrctr
level: levl code,fheq,scqf,rqf,eqf,nqf,course lvl,cycle level,study cycle
grade-level: stage of study,acad level
career: acad career
language: medium of instruction,instruction language,teaching language,instr lang,tuition language,delivery language,lang of instruction,course language
requirement: pre req,pre requisite,requisites,prior knowledge,assumed knowledge,recommended preparation,pre condition,admission requirement,required background
corequisite: co req,co requisite
exclusion: antireq,barred combinations
objective: ilo,intended outcomes,course outcomes,learning goals
content: topics covered,subject matter
syllabus: outline url,course outline,outline link
assessment method: assmt,assmnt,assess method,form of examination,form of assessment,assessment mode,assessment format,exam format,examination type
exam date: finals date,assessment date,date sat,exam day,sitting date
exam duration: exam length
grading scale: gmod,grade mode,grading basis,grade basis,grading scheme,grading system,grade scheme,grading type,marking scheme
lecture hours: lec hr,lh
lab hours: lab hr,practicals
seminar hours: sem hours,tutorial hours,tut hrs,discussion hours
contact hours: contact time,weekly contact hours,class hours,hours of instruction,teaching hours,taught hours,sws,hrs per wk,instructional hours
self-study hours: independent study,private study,self study,independent learning hours,non contact hours
workload: work load,total workload,learning hours,notional hours,notional learning hours,study load,effort hours,student workload,student learning hours
capacity: maxenrol,seat limit,class size limit,max cap,max group size,max class size,maximum enrolment,seat count max
enrollment count: curr enrl,current enrolment,registered students,actual enrollment,enrld,act enrol,filled seats,headct,class size
available capacity: open seats,spots left,spaces left,spots available,spaces available,vacant seats,avail spots
waiting-list: wait cap,wait tot,wait count,wl count,wl cap,waitlist count,waitlist total
section: seq numb,sec no,section no,occurrence code,mav occur
course type: instruction type,ssr component,activity type code,teaching type,course format,component type,kind of course,teaching form
compulsory: mandatory,core elective,core or elective,required or elective,elective
format: insm,insm code,instruction mode,instr mode,modality,teaching format,delivery type,attendance mode,delivery mode code
weekday: mtg days,meeting pattern,day pattern,meet days,class days,dow,meeting dates,daysmet,lecture days
start time: beg time,mtg start,starttm,from hr,time begin,meet start,hrs from
end time: mtg end,endtm,meet end,end hr
room: bldg room,facility id,lecture hall,lecture room,classrm,location room,auditorium,ward room
building: bldg code,blding
campus: camp code
textbook: set text,course text,text required,course materials,coursebook,prescribed text
reading list: required reading,literature,recommended reading,recommended literature,references list
degree program: programme title,qualification title,award title,study programme,prg cd
tuition: tuit,fee per credit
subject: subj code,subj cd,discipline code,subject area,area of study,subject group,sub name,subject title
elective: optional module
cross-listed: xlst,xlist,cross list
repeatable: repeat credit,rep cr
course url: vle link,moodle link,canvas link,lms link,course page
student id: stdid,adno,upi,pupil ref,matric,hall ticket,rno
student: cand name
class: clss,reg group,teaching group,teaching set,set name,division section,grp code,class cd
year-group: yrgrp,nat curr year,form year
homeroom: hr teacher,form tutor,class tutor,homeroom teacher
teacher: tchr name,subject teacher,teacher cd,tname,class teacher name
assessment: assgn,assgnmt,asgn,asgmt,assignmt,asmt,coursework,assessment item,grade item
assessment type: grade category,assignment category,weight category,mark type,grade kind,kind of test
score: mks,mrk,scr,mark awarded,test mark,score obtained,raw pts,pts scored
maximum score: maxpts,pts possible,max mk,marks out of,fm,mm total,highest possible,out of total,max obtainable
grade: ltr grade,fgrade,final grd,awarded grade,crse grade,official grade,final result,grade value
predicted grade: pred grade,pg grade,forecast grade
target grade: aspirational grade,target level,min target
effort: effort grade,attitude to learning,atl
conduct: behaviour,behavior,behaviour grade
percent: perc mark,mark percent,pc
weight: weightage,wtg,grade weight,weight pct,wt pct
rank: class position,posn,class rank,pos in class
teacher comment: teacher remark,report comment,tutor comment,narrative comment,teacher feedback,written comment
exam session: exam series,exam season,sitting
exam board: awarding body exam
attendance: att pct,pct present,sessions attended,att,attend pct
absences: abs,sessions missed,lessons missed,abs count,missed days,daysabs,days missed,authorised absence
tardies: late count,times late,tardy count
passed: pass or fail,passfail,promotion status,result status
resit: re sit,re take,supplementary exam
missing: not submitted,missing work,missing flag
submitted date: handed in,turned in,date submitted work
credits earned: earned cr
`;
