/** Rarer words of clinics, pharmacies, trials, dentists and vets; in the shape of `../english/people.ts`. */
export const RARE_HEALTH = `
encounter id: enc,csn,enctr
patient id: patid,hn,nhi,med rec,med rec no,mpi
discharge date: disch date
discharge destination: disch disp
admission source: admit source
admission date: admit,intake
length-of-stay: alos
drg: ms drg,drg code,hrg
revenue-code
type-of-bill: tob
place-of-service
procedure code: cdt,opcs
modifier: mod,mod 1
drug-code: ndc,ndc code,rxnorm,rxcui,atc,gpi,dmd
billed amount: tot charges,billed,chgs
allowed amount: allowed,allowable,ucr
paid amount: ins paid
contractual-adjustment: contractual,con adj,ins adj
adjustment reason: carc,rarc
denied date: denied
denial-reason: denial
appeal: appealed
insured
referring-doctor: referring
rendering-doctor: rendering
pharmacist: rph
pharmacy: chemist,ncpdp,dispensary,apothecary
therapist: psychologist,physio,physiotherapist,psychotherapist
nurse: midwife
clinician: hcp
case-manager: care manager
clinic: practice,medical center,polyclinic
hospital: hosp,infirmary
triage-level: triage,ctas,acuity
arrival-mode
readmission: readmit,readmitted
inpatient-outpatient: inpatient,outpatient,ip op
code-status
mortality: mort
deceased: dead,deceasedboolean
date of death
pain-score: pain
coma-score: gcs,glasgow
weight: bwt
heart-rate: puls
respiratory-rate: rr
oxygen-saturation: spo,sp o 2
blood-sugar: bgl,fbs,rbs
cholesterol: ldl,hdl,chol
hemoglobin: hgb,hb,haemoglobin
creatinine: egfr
resulted date: resulted
lab-test: obx,testcd,investigation,biomarker
radiologist
study: clinical trial
study id: protocol no,nct,isrctn
study date: scan date
subject id: usubjid,subjid,ptid,randno
randomization date: randomized,randomised,randomisation,randomization
treatment-arm: arm,armcd,trt,trtp
consent date: consented
screen-failure: screen fail
adverse-event: aeterm,side effect,ae term
seriousness: serious,sae,aeser
causality: relatedness
onset date: onset,aestdtc,onsetdatetime
concomitant-medication: conmed,concomitant
visit: visitnum
biopsy: histology,pathology,histopathology
tumor: tumour,neoplasm
cancer-stage: tnm
comorbidity: cci
medication: medicament
dosage: strngth
prescription id: rxno
prescribed date: date written,written date
fill date: date filled,dispensed,last filled
supply-days: days supply
refill-count: rpts
wholesale-price: awp,wac
vaccine: vacc,immun,vax,cvx,jab,immunisation
vaccine manufacturer: mvx
vaccination date: immunized,immunised
vaccinator: immunizer
injection-site: bodysite
waiting-list: waitlist,wait list,waitlisted,rtt,wl
referral date: referred
tooth: teeth
tooth-surface: surf
quadrant: quad
hygienist: rdh
recall: recare
recall date: recall due,due for recall
prosthesis: denture,implant,prosthetic
periodontal: perio
orthodontic: ortho,braces
cleaning date: last cleaning,prophylaxis,prophy
rabies-tag: rabies
deworming: wormed,dewormed,dewormer,deworm,drench,drenched,worming
groomer: grooming
kennel: cage
coat
tattoo: tatoo
euthanized date: euthanized,euthanised
neutered: castrated,sterilized,sterilised,intact,gelded
animal: creature
gestation: gestational age,ega
pregnant: pregnancy,preg,expecting
gravida: gravidity
parity
last-menstrual-period: lmp
glasses-prescription: sphere,refraction
recorder: asserter
clinical-status: clinicalstatus
managing-organization: managingorganization
lean-mass: ffm
vo-max: vo 2,vo2
steps: step count
transplant
hospital-ward: icu
refused
`;
