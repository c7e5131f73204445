/** Rarer words of schools, clubs, parishes, charities, courts, police and registers; in the shape of `../english/people.ts`. */
export const RARE_SOCIETY = `
exit date: exit
tardies: tardiness,late arrivals,lates
excused absences: excused
unexcused absences: unexcused,truant,truancy
suspension count: suspensions,oss,iss
detention count: detentions
weighted gpa: wgpa
attempted credits: credits attempted,cr att,ahrs
earned credits: cr earn,ehrs
period: bell
schedule: timetable
drop date: dropped
corequisite: coreq
lecture: lec
course id: crse
class: homegroup
teacher: educator
syllabus: sylabus,curriculum
major: plan of study
matriculation date: matriculated
admit-term: entry term
deferred: deferral,defer
sat-score: psat
gre-score: gre
toefl-score: toefl,ielts,duolingo
financial-aid: fafsa
expected-family-contribution: efc,sai
pell-grant: pell
domicile: residency,domestic
international: intl,overseas
pupil-premium: pp
special-needs: ehcp,504,exceptionality,swd,lsa
english-learner: eal,lep
looked-after: lac,cla,foster care
student id: uln,ucas,ssid,lasid,sasid,usn
scaled-score: scale score
percentile: pctile
lexile: fountas
proficiency: proficient
correct-count: correct,number correct
incorrect-count: incorrect,wrong
omitted: skipped,unanswered
answer-key: correct answer
late: lateness
alumnus: alumni,alum,alumna
reunion-year: reunion
scholarship: fellowship,stipendium
bus-route: bus
borrower: library card
checkout count: circs,circulation
last checkout date: last checkout
fines: owes
lost: misplaced
item-type: itype
home-branch: homebranch
loc-number: lccn
issn: eissn,pissn
pubmed-id: pmid,pubmed,pmcid
citation-count: cited by,citations,times cited,cites
preprint: arxiv
object name: artefact,artifact
made date: dating
provenance: findspot,excavation
acquisition-method: how acquired
acquired from
deaccessioned date: deaccessioned,deaccession
exhibition: exhibit,on display
curator: keeper,curatorial
conservator: restorer
inscription: inscribed
dynasty
artwork: painting,sculpture
frozen: freeze
sessions-left
set-count: sets
exertion: rpe
elevation-gain: ascent,climb
lap-time: best lap,fastest lap
split-time
gun-time: guntime
gap
grid-position
overall-rank: ovr
gender-rank
division-rank: div place
matches-played: games played,appearances,pld
wins: won,victories
points-for: gf
points-against: ga,goals against,conceded
goal-difference: gd,goal diff
streak: strk
rebound-count: reb,trb,rebounds
steal-count: stl,steals
block-count: blk
turnover-count: tov
tackle-count: tackles
yellow-cards: yc
red-cards: rc
clean-sheets: shutouts
handicap-index: hcp,ghin
jersey-size: jersey,shirt sz
referee: adjudicator
gate: entrance
workshop: breakout,masterclass
baptism date: baptized,baptised,baptism,christened,christening
communion date: communion,eucharist
wedding date: marriage,matrimony
envelope id: envelope
tithe: offering
congregation: church,chapel,temple,synagogue,mosque
parishioner: congregant,worshipper
pastor: minister,priest,clergy,rector,vicar,reverend,officiant,celebrant
godparent: godfather,godmother
sacrament: rite
pledge amount: pledged
acknowledged date: acknowledged,thank you sent,thanked,letter sent,acknowledgement,acknowledgment
in-kind: gift in kind,gik,noncash
first donation date
lifetime donation: lifetime giving,total giving
solicit-code: solicit
solicitor: fundraiser
bequest
restricted: restriction,unrestricted
grant id: fain
spent amount: expended,expensed,expenditures
indirect-cost: indirects,idc
principal-investigator: pi
co-investigator: co pi
assistance-listing: cfda,aln
beneficiary-count: people served
voted: vote history
registered-voters: electorate
voting-method: absentee,provisional
contest: office sought
incumbent: incumbency
constituency: riding,congressional
candidate: contestant
voter: elector
canvassed date: canvassed
committee: pac
case id: caseno,casenumber
plaintiff: pltf
defendant: dft,deft
sentence: sentenced,punishment
bail-amount: bail
conviction date: convicted,conviction
arrest date: arrested,apprehended
inmate: prisoner,detainee
inmate id: jacket number
statute: ordinance
timekeeper: tkpr,biller
work-in-progress: wip,unbilled
trust-balance: iolta
task-code: utbms,ledes
incident id: incnum
offense code: nibrs
police-officer: trooper,constable
victim: vict,aggrieved
suspect: perpetrator,offender,perp
weapon: firearm
witness: eyewitness
en-route date: enroute,enrte
on-scene date: on scene,onscene,arrvd
call-type: nature of call
fatality-count: fatalities,killed,fatal,casualties,persons killed
injured-count: injured
search: searched
permittee: permit holder,permitee
licensee: license holder
licensed date: licensed
issued date: issuance
failed: fail
registrar
vital-record: birth certificate
census-tract: tract,geoid
locality: settlement
household id: hhid
household: hh,head of household
primary-sampling-unit: psu
sampling-weight: weighting,pweight
stimulus: stim
education: educ,edu
transcript
distractor
headshot
playlist
matching-gift
chair: chairperson,chairman,chairwoman
burial date: burial,interred,interment,buried
funeral date: funeral
cemetery: graveyard,burial ground
casket: coffin
decedent: deceased person,deceased name
executor
photographer: photographed by
conductor: conducted by
rehearsal
dormitory: dorm
donation date: gf date
donation amount: gf amount
fund: gf fund
loss-count: games lost,defeats
`;
