/** Rarer words of bookkeeping, taxes, banks, lending and markets; in the shape of `../english/people.ts`. */
export const RARE_FINANCE = `
journal id: jrnl,jnl,jv,je ref
posting date: glpostdt,postd
gl-account: glacct,natural account,saknr,racct,cost elem,cost element
subaccount: subacct,subledger
trial-balance: tb
debit: outlay
credit: lodgments
base amount: lc amnt,amount in lc,dmbtr
foreign amount: fc amount,wrbtr
adjustment: adj,adjust,correction,trueup,adjusted
adjustment amount: adjmt
reversal: reversed,reversing,storno
prepaid-expense: prepaid
deferred-revenue: deferred
amortization: amortisation,amort,amortized,amortised
impairment: impaired
ebitda: ebit
gross-margin: gm
write-off amount: written off,writeoff,charged off,charge off
aging: ageing,bucket
current-due: 0 30
due-30: 1 30,30 days,1 30 days
due-60: 31 60,60 days,31 60 days
due-90: 61 90,90 days,61 90 days
due-over-90: over 90,90 plus,over 90 days
dunning-level: dunning
reminder date: reminder
dispute: disputed
unapplied amount: unapplied,unallocated
intercompany: ic partner,interco,trading partner,intragroup
budget version: scenario
budget variance: bva
profit center: prctr,revenue center
business-area: busa,gsber
company code: cocd,bukrs,co code
document type: blart,vch type
document id: vch no,vchr
clearing document: clrng doc,augbl
cleared date: augdt
assignment: zuonr
tax amount: cgst,sgst,igst,utgst,cess,wst,qst
tax rate: millage,mill rate
reverse-charge: rcm
input-tax: itc,input vat
output-tax
withholding-tax: tcs,withheld
e-way-bill: eway bill
vat id: eori,gstn,fein
taxpayer: assessee,filer
tax-preparer: preparer,ptin,paid preparer
adjusted-gross-income: agi
jurisdiction: taxing authority,nexus
exemption certificate: resale certificate
levy: levied
abatement: abated
nonemployee-compensation: 1099 amount
1099-type: 1099 box,1099
terminal id: terminal
merchant id: mid
interchange-fee: interchange
chargeback: cbk
chargeback date: dispute date
authorization id: approval code,auth,approval no,authno,prior auth,preauth,preauthorization,authcode
captured amount: captured
decline-code: declined
entry-mode: contactless
security-code: cvv,cvc
address-verification: avs
bin: iin
payout date
settlement date: settle date
overdraft: overdrawn
accrued interest: accr int,accrued int
holds: uncollected,float
bank-charges: nsf
returned-check: bounced check,dishonoured,dishonored
customer id: ucic,cif no
kyc status: kyc,ekyc
politically-exposed: pep
sanction: ofac,watchlist
money-laundering: aml
end-to-end reference: uetr,endtoendid
charge-bearer
correspondent bank: correspondent
notional: ntl,notnl
price: px,last px,fill price
yield: ytm,ytw,yld
spread: oas,bps
ask price: ask
high price: day high
low price: day low
close price: adj close,settle
traded-volume
market-cap: mkt cap,mcap,mktcap,capitalization
price-earnings: p e
earnings-per-share: eps
net-asset-value: nav
assets-under-management: aum,fum
portfolio: desk
counterparty: cpty,ctpy
mark-to-market: mtm
net-present-value: npv
hedge: hedged
underlying: underlyer,undly
fund
acquired date
loan officer: mlo
origination date: originated,orig date,origination,funded
disbursement date: disbursed
disbursed amount: disbursement,drawdown,utilised
undrawn amount: undrawn,unutilised,unfunded
payoff amount: payoff,preclosure
repaid amount: repaid,prin paid,prin pmt
interest paid: int pmt
escrow balance: escrow,impound
delinquent: delinquency,past due status,days delinquent,npa,npl,delinq
foreclosure: foreclosed,repossessed,repossession
forbearance: moratorium,deferment
grace period: grace days
guarantor: cosigner,co signer,surety
co-borrower: coborrower,co applicant,coapplicant
lien: encumbered
lienholder: lien holder,mortgagee
debt-to-income: dti
underwriter: uw
capitalized-cost
money-factor: lease factor
buyout amount: buyout,purchase option
excess mileage
outstanding principal: upb,prin bal
apr: effective rate
transaction-hash: tx hash,txhash
block id: blockno,block number
gas-fee: gas used,gas price,txnfee,network fee
confirmation count: confirmations
filled quantity: filled
staking reward: staking,staked,airdrop
leverage: gearing
liquidation price: liquidation
dividend: dps
retained-earnings
passbook: pass book
cashback
tax-form: w 9,w 8
autopay: ebill
journal date: je date,jnl date,jrnl date
`;
