/** Dutch words for advertising, care, travel, media, sports and computers; in the shape of `english/people.ts`. */
export const DUTCH_SERVICES = `
branch: filiaal,vestiging,bijkantoor
cabin: hut,reisklasse
resident: bewoner
medicine: medicijnnaam,geneesmiddelnaam
systolic: systolisch,bovendruk
diastolic: diastolisch,onderdruk
oxygen-saturation: zuurstofsaturatie,saturatie,zuurstofgehalte
respiratory-rate: ademhalingsfrequentie,ademfrequentie
dose-number: dosisnummer
dosage frequency: doseerfrequentie,inname frequentie
reaction: reactie,bijwerking
hospital-ward: verpleegafdeling,ziekenhuisafdeling
copay: eigen bijdrage,remgeld
ticket count: aantal tickets,aantal kaarten
plus-one: introduce,partner gast
rsvp: aanwezig ja nee,aanmelding reactie
sponsor: geldschieter
no-show: niet verschenen,niet komen opdagen
graduation date: afstudeerdatum,diplomadatum
scholarship: studiebeurs,beurs
tuition: collegegeld,lesgeld,schoolgeld,inschrijfgeld
cpa: kosten conversie,kosten resultaat
conversion-value: conversiewaarde
lender: kredietverstrekker,geldverstrekker
child: kind
current: stroom,stroomsterkte
pressure: druk
humidity: luchtvochtigheid,vochtigheid
energy: energie,energieverbruik,k wh
album: albumtitel
track name: nummer titel,liedje
genre: muziekstijl
season: seizoen
section: sectie,afdeling sectie
date of death: overlijdensdatum,datum overlijden,overleden
plot: perceel,kavel
site id: locatiecode,vestigingsnummer,filiaalnummer
carbohydrate: koolhydraten
protein: eiwit,eiwitten
fat: vet,vetten
lyricist: tekstschrijver
lyric: songtekst
goal-count: doelpunten
exercise: oefening
inverter: omvormer
wait-time: wachttijd
direction: richting,windrichting,orientatie
tilt: helling,hellingshoek
pickup-time: ophaaltijd
dropoff-time: aflevertijd,inlevertijd
recording: opname,geluidsopname
technique: techniek
recommendation: aanbeveling
vulnerability: kwetsbaarheid
alcohol: alcoholpercentage
vintage: oogstjaar
membership end date: lid tot,einddatum lidmaatschap
airline: luchtvaartmaatschappij
fare: ritprijs,tarief reis
baggage: bagage
rate plan: tariefplan kamer
cover-count: couverts,aantal couverts
server: ober,serveerster,bediening
episode: aflevering
cast: rolverdeling,acteurs
copyright: auteursrecht,rechthebbende
home score: doelpunten thuis
away score: doelpunten uit
stadium: stadion
belt: band graad,kyu graad,bandkleur
memory: geheugen,werkgeheugen
storage-size: schijf,opslagcapaciteit,schijfruimte,harde schijf
software version: programmaversie
environment: omgeving
bug: programmafout
advisor: studiebegeleider,begeleider
maximum score: maximaal aantal punten
lunch-status: schoolmaaltijd,overblijven
bus-route: schoolbus,buslijn
`;
