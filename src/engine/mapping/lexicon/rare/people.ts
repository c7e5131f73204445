/** Rarer words of personnel, payroll, recruiting and families; in the shape of `../english/people.ts`. */
export const RARE_PEOPLE = `
employee: worker,staffer,teammate,personnel,workman,labourer,laborer,collaborator,staff
employee id: ecode
employment type: flsa,casual,permanent
company: supervisory organization,sup org
job-family: eeo category,eeo job category
job title: vocation
manager: dotted line manager,skip level manager,appraiser,reportee
reviewer: evaluator,rater
rehire date: rehire,rehired,reinstated
confirmation date: confirmed
retirement date: retired,retirement,retiree,retires
termination date: resigned,resignation,offboarded,severed,exited,dismissed
turnover: attrition
voluntary: regrettable
hire date: onboarded,onboarding,appointed,doa
seniority date: continuous service date,adjusted service date
promotion date: promoted
increment: salary increase,merit increase
increment date: last increment date
transfer date: transferred
accrued hours: pto accrued
accrual rate: accrues
used leave: leave taken,pto used,availed,days taken
carryover: rollover
sick-days: sick,sickness,ssp
parental-leave: maternity,paternity,fmla,parental
union: trade union,bargaining unit,cba
dependent: dependant
dependent-count: dependents
background-check: bgc,bgv,dbs,police check,crb,wwcc,fingerprinted
drug-test: drug screen
work-eligibility: i 9 status
national-id: iqama,bvn,ppsn,sssn,philhealth
uniform-size: uniform
disciplinary-action: disciplinary
diversity
sexual-orientation: lgbt,lgbtq
ethnicity: hispanic,latino,tribe,iwi,indigenous,atsi,aboriginal
seniority: yos
marital-status: marital
birth place: hometown
wedding date: wedding
anniversary date: anniversary
engagement-score: enps
goal: kpi,okr
deduction code
deduction: garnishment,garn,child support
federal tax: fit,fed tax,fed withholding,fitw,fwt
state tax: sit,sitw,swt
social-security tax: ss ee,ssec
medicare-tax: medicare,med ee
unemployment-tax: suta,futa,sui,fui
disability-insurance: sdi
filing-status: w 4 status
exemption-count: exemptions
pension: 401 k ee,roth,pf,super,sg amount,sgc
employer pension: er match,employer match,company match,401 k er
health-savings: hsa,fsa
life-insurance: gtl
employer contribution: er contribution,er amt
employee contribution: ee contribution,ee amt
national-insurance: ni,ees ni,ee nic
employer national-insurance: ers ni,er nic
national-insurance category: ni letter
student-loan: hecs,stsl
income-tax: payg
professional-tax: ptax
house-rent-allowance: hra
dearness-allowance
conveyance: lta
employee-state-insurance: esi,esic
provident-fund id: uan
loss-of-pay: lop,lwop
gratuity: eosb
reimbursement: reimb
payslip id: payslip,paystub
double-time
regular pay
severance: severance pay,redundancy
retroactive pay: back pay,backpay
commission: spiff
direct-deposit: dd amount,eft
prenote: prenotification
weekly hours: std hrs,contracted hours
start time: timein
end time: timeout
break: meal break,meal period
timesheet: timecard
timesheet date: date worked
on-call: standby
recruiter: screener
screening date: phone screen,screened,prescreen
offer date: offered
offer-accepted date
notice-period
relocation: relocate,willing to relocate,open to relocation
time-to-hire: time to fill,days to fill
experience: yrs exp
remote: telecommute
referred-by: recommender
father name: dad,fathers
mother name: mum,mothers
grandparent: grandfather,grandmother
sibling: sister
diaper: nappy,potty
child: infant,toddler,kiddo,camper,baby
child-care: daycare,creche,childcare
subsidy: ccs,subsidised,subsidized
infant-count: infants,babies
trainee: apprentice,cadet,probationer
vacation balance: time off balance
mobile phone: wireless
visa
cover-letter
trustee
headmaster: head teacher,headteacher,schoolmaster
accrued: accrual
`;
