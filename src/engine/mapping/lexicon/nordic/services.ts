/** Scandinavian and Finnish words for advertising, care, travel, media, sports and computers; in the shape of `english/people.ts`. */
export const NORDIC_SERVICES = `
agent: edustaja
branch: filial,sivuliike
flight id: flygnummer,flynummer,lentonumero
blood-pressure: blodtryck,blodtryk,verenpaine
vaccination date: vaccinationsdatum,vaccinationsdato,rokotuspaiva
reaction: reaktio
specialty: speciale,erikoisala
bed: sang,seng,sanky
session: foredrag,istunto
speaker: talare,taler,puhuja
table-number: bordsnummer,bordnummer,poytanumero
director: vd,direktor,toimitusjohtaja
major: huvudamne,studieretning,paaaine
scholarship: stipendium,stipendi
tuition: studieavgift,studieafgift,lukukausimaksu
cpc: pris pr klik
ad-spend: annonskostnad,annonceudgifter,mainoskulut
lender: langivare,langiver,lainanantaja
child: lapsi
equipment id: maskinnummer,laitenumero
resume: meritforteckning,levnedslob,ansioluettelo
logo: logotyp
current: strom,virta
pressure: tryck,tryk,paine
humidity: luftfuktighet,luftfugtighed,kosteus
speed: hastighet,hastighed,nopeus
energy: energi,energia,k wh
album: albumtitel,albumi
track name: lat,sang,kappale
genre: tyylilaji
section: sektion,osio
date of death: kuolinpaiva
plot: skifte,parcel,palsta
site id: anlaggningsnummer,butiksnummer,toimipaikkatunnus
calorie: kalorier,kalorit
carbohydrate: kolhydrater,kulhydrat,hiilihydraatit
protein: proteiini
fat: fett,fedt,rasva
ingredient: ingrediens,ainesosa
allergen: allergeenit
opponent: motstandare,modstander,vastustaja
wait-time: vantetid,ventetid,odotusaika
direction: riktning,retning,suunta
technique: teknik,tekniikka
alcohol: alkohol
useful-life: nyttjandeperiod,levetid,poistoaika
airline: flygbolag,flyselskab,lentoyhtio
baggage: bagage,matkatavarat
nightly rate: rumspris,vaerelsespris,yohinta
meal-plan: maltidsplan,forplejning,ateriat
edition: upplaga,udgave
referee: erotuomari
stadium: stadion
memory: arbetsminne,hukommelse,muisti
cpu: prosessori
`;
