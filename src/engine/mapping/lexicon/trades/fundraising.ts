/** What the systems of charities and their donors call their fields; in the shape of `../english/people.ts`. */
export const TRADE_FUNDRAISING = `
donor id: donor ref,const id,cnbio id,urn donor,account donor,lookup id,sponsor id,sponsor no
donor: supporter name,constit name,constituent name,cnbio name,giver,patron name,addressee name,gift from,hard credit
donor type: constituency code,constit code,donor class,donor kind,donor segment,constit type,const type,donor group,key indicator
donation id: gf id,gift ref,donation ref,gift import id
donation amount: donation value,gift total,pledged amt,total donation,hard credit amount,contribution total,gift size,gross donation
donation date: date contributed,date given,date of contribution,date gift received,posted gift,gift received
donation type: donation kind,gift subtype,one off,gift nature,financial type,donation category,giving type
fund: desg,dsgn,gau,gau name,where needed,earmarked,earmarking,program supported,destination fund
campaign: camp,camp id,campaign desc,cmpgn,campgn,appeal name,cpgn,fundraising campaign
appeal: appeal id,mail code,source code appeal,solicitation code,mailing code,ask code,package id appeal,appeal ref
payment method: pay mth,pay meth,gift pay method,donation method,giving method,pay mthd,how given,giving channel
receipt id: rct no,tax receipt no,rcpt,receipt ref,receipt serial
receipt date: rcpt date,receipted,tax receipt date
receipt-status: receipt sent,receipt issued,rcpt sent
tax-deductible: ga eligible,ga flag,gift aided,taxdeduct,claimable,tax effective,gift aid status,ga decl
declaration date: decl date,ga date,ga decl date
anonymous: anon flag,anon gift,anonymous flag,hide donor,remain anonymous,keep anonymous,show name,publish name,anonymity
recurrence: recur,sustainer,sustaining,sustained,regular,repeat gift,autogive,subscription donor
frequency: gift freq,recur freq,giving frequency,instalment frequency,installment frequency,recur period,gift frequency,donation frequency,how often give
pledge amount: pldg,plg,committed gift,pledge total,pledge value
pledge balance: pledgebal,pledge outstanding,pledge remaining,unpaid pledge
pledge date: date pledged
tribute: in memoriam,iho,memorial,tribute name,memory honor,in remembrance,in honour,dedicatee,tribute person
tribute type: trib type,mem or hon,memorial or honor,honor type,mem hon
matching-gift: match gift,matching company,match eligible,matched gift,matching amt,matching gift company,mtch,corporate match
soft-credit: soft cr,softcredit,soft crd,recognition credit,soft credit name
acknowledged date: ackd,thanks sent,thank date
first donation date: first gift,first given,first contribution,acquisition gift date,joined giving
last donation date: latest gift,last given,last contribution,recent gift date
last donation amount: last gift amt,latest gift amount,mrg
largest donation: max gift,biggest gift,highest gift
lifetime donation: totalgifts,ltg,cume,cume giving,lifetime total,total donated,life giving,giving to date,life time giving
gift count: num gifts
salutation: sal greeting,dear,salut,greeting,letter salutation,mail name,addsal
solicitor: asked by,gift officer,moves manager,relationship officer,solicited by,solicitor name,major gift officer
batch id: gift batch,btch,deposit batch
fee: proc fee,processor fee,stripe fee,transaction cost,giving fee,gateway fee,admin fee,covered fee,donor covers fees
net amount: net gift,net to charity,net donation,net received
mandate id: dd ref,auddis,direct debit ref,so ref
newsletter: enews,mail list,magazine optin
volunteer hours: vol hrs,vol hours,hrs volunteered
organization: const org
event: fundraising event,evnt
wealth-rating: wealth,wealth score,giving capacity
`;
