/** Scandinavian and Finnish words of single industries; in the shape of `english/people.ts`. */
export const NORDIC_INDUSTRIES = `
animal id: oronmarke
pet: djur
breed: ras
species: djurart
field-name: skifte
crop: groda,avling
crop-yield: skord,avkastning
sowing date: sadatum
harvest date: skordedatum
fertilizer: godsel
application-rate: giva
sample id: provnummer
sample date: provtagningsdatum
analyst: laborant
contractor: entreprenor,underentreprenor
project: byggprojekt,projektnamn,prosjekt
cost-code: kostnadsslag
change-order: andringsorder
progress: fardigstallande
billed amount: fakturerat
fuel: drivmedel,bransle,drivstoff,braendstof
fuel quantity: liter
reading date: avlasningsdatum,aflaesningsdato,avlesningsdato
tariff: elavtal
meter-reading: matarstallning,lukema,matarstand,malerstand,avlesning
power: effekt
room number: rumsnummer
room type: rumstyp
night-count: natter
check-in: incheckning
check-out: utcheckning
adult-count: vuxna
child-count: antal barn
start date: hyresstart,alkupaiva,alkamispaiva,giltig fran,fra dato,gyldig fra,gaelder fra
end date: hyresslut,loppupaiva,paattymispaiva,til dato,gyldig til
daily: dagspris
fee: medlemsavgift,arsavgift,anmalningsavgift,kontingent
member id: medlemsnummer,jasennumero
team: lagnamn
home team: hemmalag
away team: bortalag
match date: matchdatum
copies: antal exemplar
call-number: hyllsignum
borrower: lantagare
loan date: lanedatum
accession-number: inventarnummer
artist: konstnar
method: teknik
volunteer: volontar
donation date: gavodatum
donor: givare
donation amount: gavobelopp
application date: ansokningsdatum
candidate: sokande
vacancy: tjanst sokt
expected salary: loneansprak
pay grade: lonegrad
gross pay: bruttolon
net pay: nettolon
sick-days: sjukdagar,sygedage,sykedager,sygefravaer
leave type: franvarotyp,franvaroorsak
root-cause: grundorsak
resolved date: lost datum
predecessor: foregangare
milestone: milstolpe
planned hours: planerade timmar
actual hours: arbetade timmar
project manager: projektledare
lawyer: advokat
matter id: arendenr,diarienummer,dnr
court: domstol
software: programvara
hostname: datornamn
license id: licensnyckel
cost: anskaffningsvarde,ostohinta,kostpris,indkobspris,innkjopspris
salvage-value: restvarde
serving-size: portion
dish: matratt
vessel: fartyg,skip
estimated arrival date: beraknad ankomst
price: kopeskilling,yksikkohinta,apris,pris exkl moms,pris inkl moms,stykpris,stykkpris,pris inkl mva
passenger: resenar
arrival time: ankomsttid
departure time: avgangstid
call duration: samtalslangd
moisture: fukthalt
customer id: asiakastunnus
vendor id: leverandornummer,leverandornr
invoice date: laskupaiva,laskun pvm
discount percent: alennus percent,rabattsats
currency: valuutta
overtime: ylityot,overtid
vacation-days: semesterdagar,feriedage,feriedager
vacation balance: semestersaldo
receipt date: mottaget,mottagningsdatum
opening balance: ingaende saldo
closing balance: utgaende saldo
ticket: arende
requester: anmalare
inspection date: besiktningsdatum,kontrolldatum,synsdato
living-area: boarea,boligareal,bruksareal
unit-number: lagenhetsnummer
cadastral id: fastighetsbeteckning,matrikelnr
meter id: matarnummer,matarnr,malernummer
guests: antal personer,antall personer
agency: myndighet
timestamp: tidsstampel,tidpunkt,datum och tid,tidsstempel
hazard: farligt gods
dietary-requirements: specialkost
emergency contact: narmast anhorig,parorende
role: behorighet
last maintenance date: senaste service
next maintenance date: nasta service
nationality: statsborgerskab,statsborgerskap,nasjonalitet
project id: prosjektnummer
case-worker: sagsbehandler,saksbehandler
contract: avtale
newsletter: nyhedsbrev,nyhetsbrev
`;
