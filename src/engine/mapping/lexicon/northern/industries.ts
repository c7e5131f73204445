/** German, Dutch, Scandinavian and Finnish words of single industries; in the shape of `english/people.ts`. */
export const NORTHERN_INDUSTRIES = `
animal id: ohrmarke,oormerk,oronmarke
pet: tier,tiername,haustier,dier,huisdier,djur
breed: ras
species: diersoort,djurart
field-name: schlag,flurstuck,perceelnaam,skifte
crop: feldfrucht,gewas,groda,avling
crop-yield: ertrag,opbrengst,skord,avkastning,erntemenge
sowing date: aussaat,aussaatdatum,zaaidatum,sadatum
harvest date: erntedatum,ernte,oogstdatum,skordedatum
fertilizer: dunger,mest,kunstmest,godsel
application-rate: aufwandmenge,dosering per ha,giva
sample id: probennummer,probe,proben nr,monsternummer,provnummer,monster
sample date: probenahmedatum,entnahmedatum,monsterdatum,provtagningsdatum
analyst: laborant,analist
contractor: nachunternehmer,subunternehmer,auftragnehmer,aannemer,onderaannemer,entreprenor,underentreprenor
project: bauvorhaben,baustelle,bouwproject,byggprojekt
cost-code: kostenart,kostensoort,kostnadsslag
change-order: nachtrag,meerwerk,andringsorder
retention amount: sicherheitseinbehalt,inhouding
progress: fertigstellungsgrad,fertigstellung,gereed percentage,fardigstallande
description: leistungsbeschreibung,leistung,werkomschrijving
billed amount: abgerechnet,gefactureerd,fakturerat
fuel: kraftstoffart,brandstofsoort,drivmedel,bransle
fuel quantity: liter,getankte liter
reading date: ablesedatum,ablesetag,opnamedatum,avlasningsdatum
tariff: stromtarif,tarief,elavtal
previous meter-reading: alter zahlerstand,vorheriger zahlerstand,beginstand
meter-reading: neuer zahlerstand,endzahlerstand,eindstand,meterstand,matarstallning
usage: verbrauch kwh,jahresverbrauch
power: leistung kw,vermogen,effekt,nennleistung
room number: zimmernummer,zimmer nr,kamernummer,rumsnummer
room type: zimmertyp,zimmerkategorie,zimmerart,kamertype,rumstyp
night-count: ubernachtungen,overnachtingen,natter
check-in: anreisedatum,anreisetag,aankomstdatum,incheckning
check-out: abreisedatum,abreisetag,vertrekdatum,utcheckning
attendee: gastname,naam gast
adult-count: erwachsene,volwassenen,vuxna
child-count: anzahl kinder,aantal kinderen,antal barn
nightly rate: zimmerpreis,kamerprijs,preis pro nacht,prijs per nacht
start date: mietbeginn,mietstart,huurstart,hyresstart
end date: mietende,huureinde,hyresslut
daily: tagespreis,tagessatz,dagtarief,dagspris
fee: beitrag,monatsbeitrag,mitgliedsbeitrag,contributie,medlemsavgift
registration date: lid sinds
member id: mitgliedsnummer,lidmaatschapsnummer,medlemsnummer
instructor: betreuer,begeleider
player: torschutze,spelersnaam
team: mannschaftsname,ploegnaam,lagnamn
home team: heim,heimmannschaft,heimteam,thuisploeg,thuisteam,hemmalag
away team: auswarts,gastmannschaft,gastteam,uitploeg,bortalag
match date: spieldatum,spieltag,wedstrijddatum,matchdatum
league: liga name,competitie
copies: exemplare,anzahl exemplare,exemplaren,antal exemplar
call-number: signatur,plaatskenmerk,hyllsignum
borrower: entleiher,ausleiher,lener,lantagare
due date: ruckgabefrist,inleverdatum
loan date: ausleihdatum,ausgeliehen am,uitleendatum,lanedatum
accession-number: inventarnummer,objektnummer museum,inventarisnummer
artist: kunstler,kunstenaar,konstnar,urheber
method: technik,techniek,teknik
volunteer: ehrenamtlicher,freiwilliger,vrijwilliger,volontar
donation date: spendendatum,giftdatum,gavodatum
donor: spendername,donateur,givare
donation amount: spendenbetrag,spendenhohe,giftbedrag,gavobelopp
application date: bewerbungsdatum,sollicitatiedatum,ansokningsdatum,antragsdatum
candidate: bewerber,bewerbername,sollicitant,sokande
vacancy: stelle,ausgeschriebene stelle,vacature,tjanst sokt
expected salary: gehaltswunsch,gehaltsvorstellung,salariswens,loneansprak
pay grade: entgeltgruppe,besoldungsgruppe,tarifgruppe,salarisschaal,lonegrad
gross pay: bruttolohn,bruttogehalt,brutoloon,bruttolon
net pay: nettolohn,nettogehalt,nettoloon,nettolon,auszahlungsbetrag
sick-days: krankheitstage,krankentage,ziektedagen,sjukdagar
leave type: abwesenheitsart,urlaubsart,verlofsoort,franvarotyp
relationship: beziehung,verwandtschaft,relatie,verwantschap
priority: schweregrad,ernst
root-cause: ursache,grondoorzaak,grundorsak
resolved date: gelost am,opgelost op,lost datum
task id: aufgabennummer,taaknummer
predecessor: vorganger,voorganger,foregangare
milestone: meilenstein,mijlpaal,milstolpe
planned hours: sollstunden,geplante stunden,geplande uren,planerade timmar
actual hours: iststunden,geleistete stunden,gewerkte uren,arbetade timmar
project manager: projektleiter,projectleider,projektledare
lawyer: rechtsanwalt,advocaat,advokat
matter id: aktenzeichen,az,dossiernummer,arendenr
court: gerichtsstand,rechtbank,domstol
hearing date: termin gericht,verhandlungstermin,zittingsdatum
software: programm name,anwendung,applicatie,programvara
os: betriebssystem version
hostname: rechnername,hostnaam,datornamn
license id: lizenzschlussel,licentiesleutel,licensnyckel
purchase date: aanschafdatum
cost: anschaffungswert,kaufpreis,aankoopprijs,aanschafwaarde,anskaffningsvarde
useful-life: nutzungsdauer,gebruiksduur,levensduur
salvage-value: restwert,restwaarde,restvarde
assignee: benutzer zugewiesen
allergen: allergene,allergenen
serving-size: portion,portie
dish: speise,gericht name,gerecht,matratt
dish: rezeptur,recept naam
vessel: schiffsname,scheepsnaam,fartyg,skip
seal id: plombennummer,siegelnummer,zegelnummer
estimated arrival date: voraussichtl ankunft,verwachte aankomst,beraknad ankomst
cadastral id: flurstucksnummer,kadastraal nummer
price: kaufpreis immobilie,koopsom,kopeskilling
tenant: mieter name,huurdernaam
passenger: reisender,passagier,resenar
arrival time: ankunftszeit,aankomsttijd,ankomsttid
departure time: abfahrtszeit,abflugzeit,vertrektijd,avgangstid
instructor: ubungsleiter
call duration: gesprachsdauer,gespreksduur,samtalslangd
calling-number: anrufer,anrufernummer,beller
moisture: feuchte,feuchtigkeit,vocht,fukthalt
route name: routenname,buslinie
`;
