/** German words for sales, personnel, projects, law and what companies record day by day; in the shape of `english/people.ts`. */
export const GERMAN_BUSINESS = `
ethnicity: ethnie
document date: belegdatum
claimant: anspruchsteller
cooling: kuhlung
unit count: wohneinheiten
lease-term: mietdauer
blood-sugar: blutzucker,blutzuckerwert
smoker: raucher,rauchen
medical-history: anamnese,vorerkrankungen
medical information: gesundheitsangaben
organizer: veranstalter,organisator
booth: messestand
shirt-size: t shirt grosse
legal-entity: mandant
defendant: beklagter
fund: fonds
neutered: kastriert
card holder: karteninhaber
loss-reason: verlustgrund
pipeline: vertriebspipeline
competitor: wettbewerber,konkurrent
job-code: tatigkeitsschlussel
overtime amount: uberstundenvergutung
work-permit: arbeitserlaubnis
veteran: wehrdienst
interview date: vorstellungsgesprach
recruiter: personalreferent
performance-rating: leistungsbeurteilung
working days: arbeitstage
break: pause,pausenzeit
tenure: betriebszugehorigkeit,dienstjahre
work-arrangement: homeoffice
income-tax: lohnsteuer,einkommensteuer
social-security tax: sozialversicherung
pension: rentenversicherung,altersvorsorge
earning code: lohnartenschlussel
billable: abrechenbar,verrechenbar
mitigation: gegenmassnahme
stakeholder: interessengruppe
deliverable: liefergegenstand
escalated: eskaliert
reopened: wiedereroffnet
matter: rechtssache
opposing-party: gegenseite
verdict: urteil
pledge: spendenzusage
tax-deductible: spendenbescheinigung
anonymous: anonym
grantor: fordergeber
grantee: zuwendungsempfanger
return id: retourennummer,retourennr
actual cost: istkosten
estimated cost: kostenschatzung,plankosten
labor cost: lohnkosten,arbeitskosten
material cost: materialpreis
labor hours: arbeitswerte
parts cost: teilekosten
fuel price: literpreis
curb-weight: leergewicht
payload: nutzlast
operating-hours: betriebsstunden,laufstunden
start mileage: km anfang
end mileage: km ende
cylinder-count: zylinder
planted area: anbauflache
rainfall: niederschlag,niederschlagsmenge
duty: zoll,zollabgabe
customs-declaration id: zollanmeldung,mrn
container type: containertyp
pallet id: palettennummer,nve
delivery window: lieferzeitfenster
cod amount: nachnahme
transit time: transportzeit
transport mode: verkehrstrager,transportart
goods-receipt id: wareneingangsnummer
requisition id: bestellanforderung
required date: bedarfsdatum
invoiced amount: fakturiert
quote: offerte
quote id: angebotsnummer,angebotsnr
credit-note: gutschriftnummer,rechnungskorrektur
cash discount: skonto,skontobetrag
late-fee: mahngebuhr,verzugszinsen
prepayment: vorauszahlung,anzahlung,abschlagszahlung
capitalization date: aktivierungsdatum
replacement cost: wiederbeschaffungswert
period start date: zeitraum von
business-purpose: reisezweck
per-diem: verpflegungsmehraufwand
reimbursed amount: erstattungsbetrag
receipt-image: belegbild
rejection reason: ablehnungsgrund
assigned date: zuweisungsdatum
parent company: muttergesellschaft,konzernmutter
customer type: kundenart,kundengruppe
price-level: preisliste,preisgruppe
funding amount: finanzierungssumme
reconciled: abgestimmt
cleared date: ausgleichsdatum
order count: anzahl bestellungen,anzahl auftrage
review-count: anzahl bewertungen
counted quantity: zahlmenge
system quantity: buchbestand
variance: abweichung,differenz
source warehouse: quelllager
destination warehouse: ziellager
care-instructions: pflegehinweise
complaint: beschwerde,reklamation
rma id: reklamationsnummer
turnaround-time: bearbeitungsdauer
subscription start date: abobeginn
setup-fee: einrichtungsgebuhr
membership fee: mitgliedsbeitrag,vereinsbeitrag
bounce-count: unzustellbar
send date: versandzeitpunkt
watch-time: wiedergabezeit
load-time: ladezeit
attendee-count: teilnehmerzahl,anzahl teilnehmer
registered-count: anmeldungen
enrollment count: schulerzahl,anzahl schuler
loyalty id: kundenkarte
peak-demand: spitzenlast
committed cost: obligo
worker-count: anzahl arbeitskrafte
awarded vendor: zuschlagsempfanger
calibration date: kalibrierdatum
fine amount: bussgeld
police-officer: polizist
injured-count: verletzte
rental start date: mietbeginn
rental end date: mietende
daily rate: tagespreis
decision date: entscheidungsdatum,beschlussdatum,bescheiddatum
departure airport: abflughafen
arrival airport: zielflughafen
aircraft id: luftfahrzeugkennzeichen
publication year: erscheinungsjahr,veroffentlichungsjahr
photo-consent: fotoerlaubnis
visit-count: anzahl besuche
air temperature: lufttemperatur
air-pressure: luftdruck
observation date: beobachtungsdatum
chemical-formula: summenformel
molecular-weight: molekulargewicht
next encounter date: nachster termin
last encounter date: letzter besuch
`;
