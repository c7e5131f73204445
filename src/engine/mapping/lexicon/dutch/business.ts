/** Dutch words for sales, personnel, projects, law and what companies record day by day; in the shape of `english/people.ts`. */
export const DUTCH_BUSINESS = `
ethnicity: etniciteit,etnische achtergrond,afkomst
document date: stukdatum
claimant: eiser,benadeelde,schadelijder
cooling: koeling,airconditioning,airco
unit count: aantal eenheden,aantal woningen
lease-term: huurperiode,huurtermijn
blood-sugar: bloedsuiker,bloedglucose
smoker: roker,rookt,roken
medical-history: anamnese,voorgeschiedenis,ziektegeschiedenis
medical information: medische gegevens,medische informatie,medische bijzonderheden
organizer: organisator,organisatiecomite
booth: standnummer,stand,beursstand
shirt-size: shirtmaat,t shirt maat,maat shirt
legal-entity: rechtspersoon,entiteit,administratie
interviewer: enqueteur
do-not-email: niet mailen,geen email
defendant: gedaagde,verweerder,verdachte
fund: fonds,bestemming donatie
neutered: gecastreerd,gesteriliseerd
card holder: kaarthouder
loss-reason: verliesreden,reden verlies
pipeline: verkooptrechter
competitor: concurrent
job-code: functiecode,functienummer
overtime amount: overwerkvergoeding,overurentoeslag
work-permit: werkvergunning,verblijfsvergunning
veteran: militaire dienst
interview date: gespreksdatum,sollicitatiegesprek
recruiter: werver
current salary: huidig salaris
performance-rating: prestatiebeoordeling
unpaid-leave: onbetaald verlof
working days: werkdagen
break: pauze
tenure: dienstjaren,ancienniteit
work-arrangement: thuiswerk
income-tax: loonheffing,inkomstenbelasting,loonbelasting
social-security tax: sociale lasten,premies sociale verzekering,rsz
pension: pensioen,pensioenpremie
earning code: looncomponentcode
billable: factureerbaar,declarabel
parent task: hoofdtaak,bovenliggende taak
mitigation: beheersmaatregel
stakeholder: belanghebbende
deliverable: opgeleverd product,resultaat oplevering
escalated: geescaleerd,escalatie
reopened: heropend
matter: zaaknaam,rechtszaak,dossier
opposing-party: wederpartij
verdict: vonnis,uitspraak
governing-law: toepasselijk recht
pledge: toezegging
tax-deductible: fiscaal aftrekbaar,anbi
anonymous: anoniem
grantor: subsidieverstrekker,subsidiegever
grantee: subsidieontvanger
foreign currency: vreemde valuta
return id: retournummer
estimated cost: geraamde kosten
labor cost: loonkosten,arbeidskosten,arbeidsloon,personeelskosten
labor hours: arbeidsuren,manuren
parts cost: onderdelenkosten
fuel price: literprijs
gross-vehicle-weight: maximaal toegestane massa,toegestane maximum massa
curb-weight: ledig gewicht,rijklaar gewicht,massa rijklaar
payload: laadvermogen
operating-hours: draaiuren,bedrijfsuren
start mileage: beginstand km,km begin
end mileage: eindstand km,km eind
cylinder-count: aantal cilinders,cilinders
planted area: beteelde oppervlakte,teeltoppervlakte
rainfall: neerslag,regenval
ph-value: ph waarde,zuurgraad
duty: invoerrechten,douanerechten
customs-declaration id: douaneaangifte,mrn nummer,mrn
pallet id: palletnummer,pallet
delivery window: tijdvak levering,tijdvenster,leveringsvenster
cod amount: rembours
transport mode: vervoerswijze,modaliteit
goods-receipt id: ontvangstnummer,ontvangstbon,goederenontvangst
requisition id: aanvraagnummer,inkoopaanvraag
required date: benodigd op,gewenste datum
invoiced amount: gefactureerd
quote: offerte,prijsopgave
credit-note: creditnota,creditfactuur
cash discount: betalingskorting,kredietbeperking
late-fee: aanmaningskosten,incassokosten,boeterente
prepayment: aanbetaling,vooruitbetaling,voorschot
capitalization date: activeringsdatum
accumulated depreciation: cumulatieve afschrijving,totaal afgeschreven
disposal date: desinvesteringsdatum,buiten gebruik,afvoerdatum
replacement cost: vervangingswaarde,nieuwwaarde,vervangwaarde
period start date: periode van,begin periode
period end date: einde periode
business-purpose: doel reis,zakelijk doel,reden reis
per-diem: dagvergoeding,verblijfkosten
reimbursed amount: vergoed,gedeclareerde kosten
receipt-image: bonnetje,kassabon
rejection reason: afwijzingsreden,reden afwijzing,reden afkeur
assigned date: toewijzingsdatum
parent company: moederbedrijf,moedermaatschappij
customer type: klantgroep,klantcategorie
price-level: prijslijst,prijsgroep
funding amount: financieringsbedrag
reconciled: afgeletterd,gereconcilieerd
cleared date: afletterdatum
average order value: gemiddelde orderwaarde,gemiddelde bestelwaarde
order count: aantal bestellingen,aantal orders
review-count: aantal beoordelingen,aantal reviews
counted quantity: geteld
system quantity: administratieve voorraad
variance: verschil
source warehouse: bronmagazijn,van magazijn
destination warehouse: doelmagazijn,naar magazijn
care-instructions: wasvoorschrift,onderhoudsadvies
complaint: klacht,klachtomschrijving
rma id: rma nummer,klachtnummer
subscription start date: startdatum abonnement
setup-fee: aansluitkosten,opstartkosten,activatiekosten
membership fee: contributie,lidgeld,contributiebedrag
recipient-count: aantal ontvangers
bounce-count: onbestelbaar
send date: verzendmoment,verzonden
watch-time: kijktijd
load-time: laadtijd
download-count: aantal downloads
attendee-count: aantal deelnemers
registered-count: aantal inschrijvingen,aantal aanmeldingen,inschrijvingen
enrollment count: aantal leerlingen,aantal studenten
available capacity: vrije plaatsen,beschikbare plaatsen
last encounter date: laatste bezoek,laatste afspraak
next encounter date: volgende afspraak
loyalty id: klantenkaart,spaarkaart
peak-demand: piekvermogen,piekbelasting
committed cost: verplichting
worker-count: aantal arbeiders
awarded vendor: gegund aan,winnende inschrijver
calibration date: kalibratiedatum,laatste kalibratie
next calibration date: volgende kalibratie
fine amount: boete
police-officer: verbalisant
injured-count: gewonden,aantal gewonden
daily rate: dagtarief,dagprijs
decision date: besluitdatum,beslisdatum,datum besluit
departure airport: luchthaven vertrek,vertrekluchthaven
arrival airport: luchthaven aankomst,aankomstluchthaven
aircraft id: vliegtuigregistratie
publication year: publicatiejaar,jaar uitgave,verschijningsjaar
english-learner: nt 2,nederlands tweede taal
photo-consent: toestemming foto s,fotografie toestemming
visit-count: aantal bezoeken,bezoekaantal
air temperature: luchttemperatuur,buitentemperatuur
air-pressure: luchtdruk
observation date: waarnemingsdatum,meetdatum,observatiedatum
last sync date: laatste synchronisatie
chemical-formula: molecuulformule
molecular-weight: molecuulgewicht,molmassa
`;
