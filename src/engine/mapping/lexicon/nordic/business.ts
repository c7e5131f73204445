/** Scandinavian and Finnish words for sales, personnel, projects, law and what companies record day by day; in the shape of `english/people.ts`. */
export const NORDIC_BUSINESS = `
division: forretningsomrade
pay frequency: loneperiod,lonperiode,palkkajakso
bonus: premie,tantieme,tulospalkkio
deal: affar,salgsmulighed,myyntimahdollisuus
disability: funktionsnedsattning,vamma
ethnicity: etnicitet
contract end date: kontraktudlob
allowance: tillagg,tillaeg,lisa
deduction: avdrag,fradrag,vahennys
blood-sugar: blodsocker,blodsukker,verensokeri
smoker: rokare,ryger,tupakoitsija
medical-history: anamnes,sairaushistoria
organizer: arrangor,jarjestaja
shirt-size: trojstorlek,t shirt storrelse
legal-entity: oikeushenkilo
probability: sannolikhet,sandsynlighed,todennakoisyys
resolution: losning,ratkaisu
next-step: nasta steg,naeste skridt,seuraava toimenpide
competitor: konkurrent,kilpailija
working days: arbetsdagar,arbejdsdage,tyopaivat
break: rast,pause,tauko
tenure: anstallningstid,anciennitet,palvelusaika
income-tax: inkomstskatt,a skat,ennakonpidatys
pension: tjanstepension,pensjon,elake
billable: debiterbar,fakturerbar,laskutettava
anonymous: anonym,anonyymi
grant: bidrag,tilskud,avustus
return id: returnummer,palautusnumero
cost type: kostnadsslag,omkostningsart
estimated cost: kustannusarvio
labor cost: arbetskostnad,lonomkostninger,tyokustannus
material cost: materialeomkostninger
labor hours: arbetstimmar,arbejdstimer,tyotunnit
operating-hours: drifttimmar,driftstimer,kayttotunnit
rainfall: nederbord,nedbor,sademaara
duty: tull,told,tulli
pallet id: pallnummer,pallenummer,lavanumero
transport mode: transportsatt,transportform,kuljetusmuoto
invoiced amount: fakturerat,faktureret,laskutettu
quote: offert,tilbud,tarjous
quote id: tilbudsnummer,tarjousnumero
credit-note: kreditfaktura,kreditnota,hyvityslasku
cash discount: kassarabatt,kateisalennus
late-fee: paminnelseavgift,rykkergebyr,viivastyskorko
prepayment: forskott,forudbetaling,ennakko
parent company: moderbolag,moderselskab,emoyhtio
customer type: kundtyp,asiakasryhma
price-level: prislista,prisliste,hinnasto
order count: antal order,antal ordrer
counted quantity: optalt
variance: differens
complaint: klagomal,klage,valitus
membership fee: medlemsavgift,kontingent,jasenmaksu,medlemskontingent
send date: skickat,afsendelsestidspunkt,lahetysaika
attendee-count: antal deltagare,antal deltagere,osallistujamaara
enrollment count: antal elever,elevtal,oppilasmaara
fine amount: boter,bode,sakko
daily rate: dagpris,dagspris,paivahinta
decision date: beslutsdatum,beslutningsdato,paatospaiva
publication year: utgivningsar,udgivelsesar,julkaisuvuosi
air-pressure: lufttryck,lufttryk,ilmanpaine
`;
