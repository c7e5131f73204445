/** Scandinavian and Finnish words of single industries; in the shape of `english/people.ts`. */
export const NORDIC_INDUSTRIES = `
animal id: oronmarke,oremaerke,oremerke,korvamerkki
pet: djur,dyr,kaeledyr,elain
breed: ras,race,rase,rotu
species: djurart,djurslag,dyreart,arter
field-name: skifte,marknavn,marknummer,lohko
crop: groda,avling,afgrode,viljelykasvi
crop-yield: skord,avkastning,hostudbytte,sato
sowing date: sadatum,saddatum,sadato,saning,kylvopaiva
harvest date: skordedatum,hostdato,host,sadonkorjuu
fertilizer: godsel,godselmedel,godning,gjodsel,lannoite
sample id: provnummer,provenummer,provenr,naytenumero
sample date: provtagningsdatum,provetagningsdato,provedato,naytteenottopaiva
analyst: laborant,analytiker,analysoija
contractor: entreprenor,underentreprenor,urakoitsija
cost-code: kostnadsslag
change-order: andringsorder,endringsordre,aendringsordre,lisatyo
billed amount: fakturerat,debiterat,opkraevet,veloitettu
fuel: drivmedel,bransle,drivstoff,braendstof,drivmiddel,polttoaine
fuel quantity: liter,litrat
reading date: avlasningsdatum,aflaesningsdato,avlesningsdato,lukemapaiva
tariff: elavtal,eltaxa,tarif,tariffi
meter-reading: matarstallning,lukema,matarstand,malerstand,avlesning,aflaesning
power: effekt,teho
room number: rumsnummer,vaerelsesnummer,huonenumero,romnummer
room type: rumstyp
night-count: natter,naetter,oita,antal natter,antal naetter,antall netter
adult-count: vuxna,voksne,aikuiset
child-count: antal barn,antal born,lapsia
home team: hemmalag,hjemmehold
away team: bortalag,udehold,vierasjoukkue
match date: kampdato,ottelupaiva
copies: antal exemplar,exemplar,eksemplarer,kappaleita
call-number: hyllsignum
borrower: lantagare,laner,lainaaja
loan date: lanedatum,udlansdato,lainauspaiva
accession-number: inventarnummer
artist: konstnar,kunstner,artisti
volunteer: volontar,frivillig,vapaaehtoinen
donation date: gavodatum
donation amount: gavobelopp,gava,lahjoitus
application date: ansokningsdatum,ansogningsdato,hakupaiva
candidate: sokande,kandidat,hakija
vacancy: tjanst sokt,vakans
expected salary: loneansprak,lonforventning,palkkatoive
pay grade: lonegrad,lontrin,palkkaluokka
gross pay: bruttolon,bruttopalkka
net pay: nettolon,nettopalkka
sick-days: sjukdagar,sygedage,sykedager,sygefravaer,sairauspaivat,sykefravaer,sairauspoissaolo
leave type: franvarotyp,franvaroorsak,fravaerstype,poissaololaji
root-cause: grundorsak,rodarsag,juurisyy
resolved date: lost datum,ratkaistu
predecessor: foregangare,forgaenger,edeltaja
milestone: milstolpe,milepael,virstanpylvas
actual hours: arbetade timmar
project manager: projektledare,projektipaallikko
lawyer: advokat,asianajaja
matter id: arendenr,diarienummer,dnr,malnummer,journalnr,diaarinumero
court: domstol,tuomioistuin
software: programvara,programmel,ohjelmisto
hostname: datornamn,computernavn
salvage-value: restvarde,restvaerdi,jaannosarvo
serving-size: annoskoko
dish: matratt,ruokalaji
vessel: fartyg,skip,skib,alus
estimated arrival date: beraknad ankomst
passenger: resenar,passagerare,passager,matkustaja
arrival time: ankomsttid,saapumisaika
departure time: avgangstid,afgangstid
call duration: samtalslangd,samtalstid,samtaletid,opkaldsvarighed
moisture: fukthalt,vandindhold,kosteuspitoisuus
customer id: kundnr,kundid,kundenr
invoice date: laskun pvm,fakturadatum,fakturadato,faktureringsdato,laskun paivamaara
discount percent: rabattsats,rabatsats
currency: valuutta,valuta,valutakod,valuuttakoodi
overtime: ylityot,overtid,overarbejde,ylityo
vacation-days: semesterdagar,feriedage,lomapaivat,loma
vacation balance: semestersaldo,feriesaldo,restferie,lomasaldo
receipt date: mottaget,mottagningsdatum,modtagelsesdato,vastaanottopaiva
opening balance: ingaende saldo,primosaldo,alkusaldo
closing balance: utgaende saldo,ultimosaldo,loppusaldo
ticket: arende,sag,tiketti
requester: anmalare,bestallare,anmoder,pyytaja
inspection date: besiktningsdatum,synsdato,inspektionsdato
living-area: boarea,boligareal,bruksareal,boareal,asuinpinta ala
unit-number: lagenhetsnummer,lgh,lghnr,lejlighedsnummer,leilighetsnummer,bolignummer,bruksenhetsnummer,huoneistonumero,asuntonumero
cadastral id: fastighetsbeteckning,matrikelnummer,kiinteistotunnus
meter id: matarnummer,matarnr,malernummer,malernr,mittarinumero,anlaggnings id,malepunkt
guests: antal personer,antall personer,gaster,personer,antal gaster,gaester,gjester,vieraat,henkilot
agency: myndighet,myndighed,viranomainen
timestamp: tidsstampel,tidpunkt,datum och tid,tidsstempel,aikaleima
hazard: farligt gods,risiko,riski
dietary-requirements: specialkost,kost,kosthensyn,ruokavalio
emergency contact: narmast anhorig,parorende,lahiomainen
role: behorighet,rolle,rettighed,rettigheter,rooli,kayttooikeus
last maintenance date: senaste service,sidste service,siste service,viimeisin huolto
next maintenance date: nasta service,naeste service,neste service,seuraava huolto
nationality: statsborgerskab,statsborgerskap,nasjonalitet,medborgarskap,kansalaisuus,kansallisuus
project id: projektinumero
case-worker: sagsbehandler,saksbehandler
contract: avtale,avtal,kontrakt,aftale,sopimus
newsletter: nyhedsbrev,nyhetsbrev,uutiskirje
transmission: vaxellada,gear,gearkasse,vaihteisto
planned-order: bestallt,i ordre,tilauksessa
volume: volym,volumen,volum,tilavuus
destination: destinasjon,maaranpaa
reserved stock: varattu saldo
work-order id: arbetsordernummer,arbejdsordre,arbeidsordre,tyomaarain
work-center: produktionsgrupp,arbejdscenter,arbejdsstation,kuormitusryhma
machine: maskin,maskine,kone
operation-step: operasjon,tyovaihe
variety: sort,sorttype,lajike
manufacture date: tillverkningsdatum,produktionsdato,produksjonsdato,valmistuspaiva
voltage: spanning,spaending,spenning,jannite
site name: butiksnavn,butikknavn
inspector: inspektor,kontrollant,tarkastaja
measurement: matning,maling,mittaus
specification: specifikation,spesifikasjon,spesifikaatio
batch size: partistorlek,batchstorrelse,seriestorrelse,erakoko
shelf-life: hallbarhet,holdbarhed,holdbarhet,sailyvyys
maintenance type: underhallstyp,servicetype
failure: haveri,nedbrud,driftsforstyrrelse,hairio
drawing id: ritningsnummer,tegning,piirustusnumero
emission: utslapp,udledning,utslipp,paastot
vehicle id: vognnummer
vehicle type: fordonstyp
model year: modellar,modelar,arsmodell
exterior-color: lackfarg,ulkovari
driver-license: korkort,korekort,forerkort,ajokortti
inspection-due: naeste syn,synsdato,seuraava katsastus
first-registration: forstegangsregistrert,ensirekisterointi
pesticide: bekampningsmedel,sprojtemiddel,plantevernmiddel,torjunta aine
concentration: koncentration,konsentrasjon,pitoisuus
trip id: turnummer,kjorenummer,ajonumero
`;
