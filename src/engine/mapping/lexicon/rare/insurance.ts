/** Rarer words of insurance; in the shape of `../english/people.ts`. */
export const RARE_INSURANCE = `
inception date: eff,effdate,bound
policy id: polnbr,binder
earned premium: nep,gep
unearned premium: upr,uep
written premium: nwp,dwp
loss-expense: lae,alae,ulae
loss-ratio
endorsement: endt,endst,mta,mid term adjustment
renewal date: renewed,rewritten
renewal status: non renewed,nonrenewed
aggregate-limit: aggregate
occurrence-limit: per occurrence,each occurrence
retroactive date: retro date
reinsurance: treaty,facultative
cedant: cedent
underwriting-year: uw year,uwy,yoa
surrender-value: cash surrender value
catastrophe-code: catastrophe
fault: liable,negligence
litigation: litigated
total-loss: totaled,totalled
salvage amount: salvage
recovery amount: subro,recovered
loss date: accdt,accident
reported date: report dt,fnol
medical paid
lost-days: days lost,lost time
adjuster: adjustor
protection-class: ppc
contents value: bpp
building value
garage address: garaging
driving-record: mvr
no-claims-years: ncd,ncb
insurance tax: ipt
annuity: annuitant
insurance: prim ins,pri ins,ins co,ins plan
subscriber
claim id: clm no
claim amount: clm amt
claim: clm
policy: plcy,polcy
insured: insrd,insd,insd name
coverage: cvg,covg
effective date: effdt
`;
