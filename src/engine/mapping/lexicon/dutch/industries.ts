/** Dutch words of single industries; in the shape of `english/people.ts`. */
export const DUTCH_INDUSTRIES = `
animal id: oormerk,diernummer,levensnummer
pet: dier,huisdier,naam dier,diernaam
breed: ras
field-name: perceelnaam
crop-yield: opbrengst,oogst,oogsthoeveelheid,gewasopbrengst
sowing date: zaaidatum,plantdatum
harvest date: oogstdatum,oogst
fertilizer: mest,kunstmest,meststof,bemesting,meststoffen
application-rate: dosering ha,dosering hectare
sample id: monster,monstercode
sample date: monsterdatum,monsternamedatum,datum monstername,afnamedatum
analyst: laborant,analist
contractor: aannemer,onderaannemer
change-order: meerwerk,meerminderwerk
retention amount: inhouding
billed amount: gefactureerd,gedeclareerd
fuel quantity: liter,getankt
reading date: opnamedatum,afleesdatum
tariff: tarief,energietarief
previous meter-reading: beginstand,vorige stand,meterstand begin,meterstand oud
power: vermogen,vermogen kw
room number: kamernummer,kamernr
room type: accommodatietype
adult-count: volwassenen,aantal volwassenen
child-count: aantal kinderen
nightly rate: kamerprijs,prijs nacht,nachtprijs
home team: thuisclub
away team: uitploeg,uitteam,uitclub
match date: wedstrijddatum
copies: exemplaren,aantal exemplaren,oplage
call-number: plaatskenmerk,signatuur
borrower: lener,uitlener
loan date: uitleendatum,leendatum,uitgeleend
accession-number: inventarisnummer,aanwinstnummer
artist: kunstenaar,artiest
volunteer: vrijwilliger
donor: donateur,gever,schenker
donation amount: donatie
application date: sollicitatiedatum,aanvraagdatum
candidate: sollicitant,kandidaat
vacancy: vacature,vacaturetitel
expected salary: salariswens,salarisindicatie,gewenst salaris
pay grade: salarisschaal,loonschaal,schaal,trede
gross pay: brutoloon,brutosalaris
net pay: nettoloon,nettosalaris
sick-days: ziektedagen,verzuimdagen,ziekte
leave type: verlofsoort,verloftype,soort verlof,verzuimsoort
relationship: relatie,verwantschap
root-cause: grondoorzaak,oorzaak,hoofdoorzaak
resolved date: opgelost op,opgelost,oplosdatum
predecessor: voorganger
milestone: mijlpaal
actual hours: gewerkte uren,bestede uren,geboekte uren
project manager: projectleider
matter id: zaaknr,rolnummer
hearing date: zitting
software: applicatie,toepassing
hostname: hostnaam,computernaam,servernaam
useful-life: gebruiksduur,levensduur,afschrijvingstermijn
salvage-value: restwaarde
serving-size: portie,portiegrootte
dish: gerecht,recept naam
seal id: zegel
estimated arrival date: verwachte aankomst
cadastral id: kadastraal nummer,perceelnummer,kadastrale aanduiding,kadasternummer
passenger: passagier,reiziger
arrival time: aankomsttijd
departure time: vertrektijd
call duration: gespreksduur,belduur
calling-number: beller,bellernummer
moisture: vocht,vochtgehalte
religion: geloof,godsdienst,kerkgenootschap
overtime: overuren,overwerk,overwerkuren,meeruren
vacation-days: vakantiedagen,verlofdagen,verlofuren,vakantieuren,verlof
vendor id: crediteurennummer,leverancierscode
supplier part: artikelnummer leverancier,leveranciersartikel,leveranciersartikelnummer,artikelcode leverancier
last count date: laatste telling,teldatum,laatste inventarisatie,laatst geteld
variant: uitvoering,variatie
overdue: achterstallig,te laat,dagen te laat
receipt date: ontvangstdatum,ontvangen op,datum ontvangst,datum ontvangen,binnenkomst
received quantity: aantal ontvangen,ontvangen aantal,ontvangen hoeveelheid,geleverd aantal,aantal geleverd
return reason: retourreden,reden retour
bank: banknaam,bankinstelling
credit-score: kredietscore,kredietwaardigheid
probability: kans,waarschijnlijkheid,slagingskans
next-step: volgende stap,volgende actie
hazard: gevaarlijke stoffen,gevaar,risico,gevarenklasse
major: studierichting,hoofdvak,afstudeerrichting
emergency phone: noodnummer
insurance member id: verzekerdennummer,verzekerdenummer
bed: bednummer
specialty: specialisme,specialiteit
vaccination date: vaccinatiedatum
sample type: monstertype,monstersoort
detection-limit: detectielimiet,rapportagegrens,bepalingsgrens
cause of loss: schadeoorzaak,schadesoort
policy type: soort verzekering,verzekeringssoort
hoa-fee: servicekosten,vve bijdrage,vve
table-number: tafelnummer,tafel,tafelnr
meal-plan: verzorging,maaltijdplan
booking channel: boekingskanaal,boekingsbron
first-registration: datum eerste toelating,eerste toelating,eerste inschrijving,datum deel 1
inspection-due: apk datum,apk,apk vervaldatum,keuring tot
vehicle type: carrosserie,inrichting
exterior-color: carrosseriekleur,kleur exterieur
driver-license: rijbewijs,rijbewijsnummer
trip id: ritnummer,rit,ritnr
equipment id: machinenummer
last maintenance date: laatste onderhoud,laatste beurt,laatste onderhoudsbeurt
next maintenance date: volgende onderhoud,volgend onderhoud,volgende beurt
inspection date: keurdatum
inspector: inspecteur,keurmeester,controleur
failure: storing,pech
drawing id: tekening
batch size: batchgrootte,seriegrootte
referee: scheidsrechter
permit type: vergunningtype,vergunningsoort,soort vergunning
agency: overheidsinstantie,instantie,bevoegd gezag
issuer: uitgevende instantie,uitgegeven door,afgegeven door
grant: subsidie
grant amount: toegekend bedrag
timestamp: tijdstip,tijdstempel,datum en tijd
edition: editie
pesticide: gewasbeschermingsmiddel,bestrijdingsmiddel
soil-type: grondsoort,bodemtype
shareholder: aandeelhouder,vennoot
team-number: rugnummer,startnummer
result-time: nettotijd,brutotijd,finishtijd
newsletter: nieuwsbrief
initials: voorletter,paraaf
vacation balance: verlofsaldo,verloftegoed,restant verlof
available stock: vrije voorraad
journal: dagboek,dagboekcode
emergency contact: contact bij nood
lease number: huurcontractnummer,huurnummer
site name: vestigingsnaam,filiaalnaam,winkelnaam
parent part: hoofdartikel,stuklijstartikel,moederartikel
process-route: bewerkingsroute
measurement: meting
specification: specificatie
lower-limit: ondergrens
upper-limit: bovengrens
shelf-life: houdbaarheid,houdbaarheid dagen
construction-stage: bouwfase
trade-name: ambacht
bid amount: offertebedrag,inschrijfsom
cost-code: kostencode,kostensoortcode
outage: stroomstoring,stroomuitval
emission: uitstoot
msisdn: aansluitnummer
sim id: simkaart
called-number: gebeld nummer
data-usage: dataverbruik
network-operator: netbeheerder
fuel-consumption: brandstofverbruik
door-count: aantal deuren,deuren
interior-color: interieurkleur
trim: uitvoeringsniveau,uitrustingsniveau
irrigation: irrigatie,beregening
herd: kudde,veestapel
sire: vaderdier,stier
dam: moederdier
collector: monsternemer,verzamelaar
analysis date: analysedatum
concentration: concentratie
declared-value: aangegeven waarde,douanewaarde
stop-order: stopvolgorde
`;
