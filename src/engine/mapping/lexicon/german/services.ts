/** German words for advertising, care, travel, media, sports and computers; in the shape of `english/people.ts`. */
export const GERMAN_SERVICES = `
branch: filiale,zweigniederlassung
cabin: kabine
resident: bewohner
medicine: arzneimittelname
systolic: systolisch
diastolic: diastolisch
oxygen-saturation: sauerstoffsattigung
respiratory-rate: atemfrequenz
dose-number: dosisnummer
dosage frequency: einnahmehaufigkeit
reaction: reaktion,nebenwirkung
hospital-ward: station
copay: zuzahlung
ticket count: kartenanzahl
plus-one: begleitung
rsvp: zusage
sponsor: forderer
scholarship: stipendium
tuition: studiengebuhren,schulgeld
conversion-value: conversionwert
lender: darlehensgeber,kreditgeber
child: kind,kindname
logo: firmenlogo
asset type: anlagenart
current: strom,stromstarke
pressure: druck
humidity: luftfeuchtigkeit,luftfeuchte
energy: energie,energieverbrauch,k wh
album: albumtitel
track name: liedtitel
genre: musikrichtung
season: saison,spielzeit
section: abschnitt,sektion
date of death: sterbedatum,todesdatum
plot: parzelle,flurstuck
site id: standortnummer,standortcode
carbohydrate: kohlenhydrate
protein: eiweiss
fat: fett
lyricist: textdichter
lyric: liedtext
assist-count: vorlagen
exercise: ubung
inverter: wechselrichter
wait-time: wartezeit
direction: richtung,himmelsrichtung
tilt: neigung
pickup-time: abholzeit
dropoff-time: ablieferzeit
recording: aufnahme
technique: technik,technologie
recommendation: empfehlung
vulnerability: schwachstelle
alcohol: alkohol,alkoholgehalt
depreciation method: abschreibungsart
airline: fluggesellschaft
fare: fahrpreis
baggage: gepack,gepackstucke
cover-count: gedecke
server: kellner
episode: folge
cast: besetzung
copyright: urheberrecht
home score: heimtore
away score: gasttore
stadium: stadion,spielstatte
belt: gurtel
memory: arbeitsspeicher,speicher
storage-size: festplatte
cpu: prozessor
software version: programmversion
environment: umgebung
bug: programmfehler
lunch-status: mittagessen
bus-route: buslinie
membership end date: mitglied bis
`;
