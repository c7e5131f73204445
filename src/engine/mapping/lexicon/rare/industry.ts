/** Rarer words of factories, laboratories, building sites, utilities, chemicals and computers; in the shape of `../english/people.ts`. */
export const RARE_INDUSTRY = `
find-number: bubble
parent part: assy,nha
effective date: effectivity
change-order: eco,ecn,ecr,engineering change,dcn,pco,change notice
operation-step: op,opn
setup-time: setup,set up,makeready
cycle-time: takt
first-pass-yield: fpy,fty,rty
uptime: up time
mean-time-between-failures: mtbf
mold: mold no
tool: tooling,jig
gauge: gage
rework: reworked
nonconformance: ncmr,nonconforming,non conformance
corrective-action: capa,corrective
preventive-action: preventive
risk-priority-number: rpn
occurrence: occ
detection: detectability
process-capability: cpk,ppk
upper-limit: ucl,hihi
lower-limit: lcl,lolo
acceptance-limit: aql
accepted quantity
calibration date: cal
next calibration date: cal due
accreditation: accredited
dilution: dilution factor
qualifier
quantitation-limit: pql,loq,rl,mrl
preparation date: prep date,prepped
chain-of-custody: coc
lab: laboratory
lab-number: labno
duplicate: dup
replicate: replication
cas-number: cas,casrn
ec-number: einecs
chemical: reagent
chemical-formula: formula
molecular-weight: mw,mol wt,molwt
structure-key: smiles,inchi,inchikey
density: specific gravity
viscosity: visc
flash-point: flashpoint,flash pt
boiling-point: boiling pt
melting-point: melting pt
solubility: soluble
vapor-pressure: vapour pressure
appearance: physical form
safety-sheet: sds,msds,safety data sheet
hazard-statement: h statements
precautionary-statement: p statements
exposure-limit: tlv,pel,twa,oel,stel,wel
remaining-life: rul
lubrication: lube,grease,lubricant
lockout: loto
spare-part: spare
failure-code: trouble
functional-location: func loc,floc,tplnr
maintenance-planner: planner group,planner
notification id: notification,notif,qmnum
work-order id: aufnr,wono
crew: gang
revised budget
estimate-at-completion: eac,fac
estimate-to-complete
earned-value: bcwp
planned-value: bcws
health: rag
payment-application id: draw
scheduled-value: sov,schedule of values
rfi id: rfi,request for information
submittal id: submittal,transmittal
foreman: foreperson,gaffer
architect: designer
general-contractor: gc
subcontractor: subbie
addendum: addenda
markup: uplift,oh p,ohp
overhead: burden,indirect,g a
punch-list: snagging
completion date: substantial completion,practical completion,handover
notice-to-proceed date: ntp,notice to proceed
weather: wx
float: total float
energy: k wh,gj,mj,mmbtu,gwh
peak-demand: peak kw
power: kva,k va,megawatt,system size,kwp,array size
reactive-power: kvar,kvarh,k var,reactive
usage: ccf,hcf,therms,kgal,mcf
cooling-degree-days: cdd
off-peak: offpeak
exported energy: grid export
imported energy: grid import
irradiance: ghi,insolation
panel-count: panels
interconnection date: interconnection
transformer: xfmr
pole id: pole
circuit id: circuit,ckt
restored date: restored
affected-customers: customers affected,customers out
customer-minutes: cmi
standing-charge: supply charge
flow: flow rate,gpm,lps,flowrate,cfs
turbidity: ntu
suspended-solids: tss
potassium: potash
cell-tower: tower,bts,enodeb
calling-number: ani,calling party,originating
called-number: dnis,called party,dialed,dialled
call start date
sms: text messages
uplink: upstream
downlink: downstream
port date: ported,porting
activation date: activation
signal-strength: rssi,rsrp,signal,snr
latency: ping
configuration-item: ci
firmware: fw
core-count: cores,vcpu,vcpus,cpus
socket-count: sockets
rack: cabinet
rack-unit: u position,ru
subnet: cidr,netmask
patch: patched,hotfix
last-boot: last reboot
antivirus: edr
encrypted: encryption,bitlocker
retired date: decommissioned
breach: breached
entitlement count: entitlements,entitled
installed count: installs,installations,deployed,deployments
plugin id: plugin,qid
exploit: exploitable,exploitability
first-seen date: first found,first detected,discovered
last-seen date: last found,last detected,last observed,lastseen
detection count: times detected
remediated date: remediated
affected asset: affected
protocol
weakness-id: cwe
exploit-probability: epss
source ip-address: src ip,srcip
destination ip-address: dst ip,dstip
source port: src port,sport
destination port: dst port,dport
bytes: octets
packet-count: packets,pkts
log-level: loglevel
stack-trace: traceback,stacktrace
distinguished-name: distinguishedname
organizational-unit
username: samaccountname,logonid,uname,usr,usrname
locked: locked out
password-date: pwd last set,last password change,pwdlastset
mailbox-size: mailbox
blocker: impediment
swimlane: list name
fix-version: fixversion
affected-version: affects version
watcher-count
time-spent: timespent,worklog
risk-exposure: exposure
sensor: sensor name
signal-word
dissolved-oxygen
backflow
escalator
maintenance: overhaul,overhauled
refrigerant
tailor
ppe
serial id: serno,sernum
manufacturer: manf,mftr,manufactr
model: modl
revision: revn
drawing id: drg no,dwg,drwg
part id: partnum,prtno
temperature: tmp,degc,degf
voltage: vdc,vac v
pressure: kpa,mpa
installation date: install date
`;
