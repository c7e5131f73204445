/** Words of sports, music, measurements and what no other list is about; in the shape of `people.ts`. */
export const OTHER_WORDS = `
maturity date: maturity
lender: acreedor,prestamista,lending institution,loan provider
child: crianca,nino,bambino
card number: numero cartao,cc num,credit card number,numero carte,numero tarjeta,kart no
equipment: maquina,machine,machinery,maschine,utrustning,ekipman
experience: work experience,total experience,years experience,professional experience,yoe,berufserfahrung,experiencia laboral,erfarenhet,deneyim,tecrube,praxe,pengalaman,kinh nghiem,werkervaring,esperienza,doswiadczenie
resume: cv,curriculum vitae,lebenslauf,hoja vida
notice-period: kundigungsfrist,preavis,opzegtermijn,uppsagningstid
vendor id: vendor account,supplier account
logo: logo url,company logo
series: serie,product line
manufacture date: manufactured on,production date,made on,manufacturing date,mfd,herstellungsdatum,date fabrication,fecha fabricacion,data produzione
collateral: guarantee,garantia
asset type: equipment type,equipment category,asset category,machine type
owner name: property owner
resident: resident name
current: amp,ampere
pressure: psi
humidity: relative humidity
speed: rpm,velocity,geschwindigkeit,vitesse,velocidad
power: watts
energy: kwh,energy consumption
timestamp: recorded time
artist: singer
album: album title
track name: song name,song title,track title
genre: music genre
league: competition,liga
season: saison,temporada,stagione,sezon,sasong
match date: kickoff,game date
player: athlete,spieler,jugador,joueur,giocatore,jogador,speler,spelare,oyuncu,zawodnik
section: section name
date of death: death date,deceased date,date deceased,dod,died
medicine: medicine name,drug,drug name,medication name
vehicle type: body type,vehicle category
plot: plot no,block no,parcel no
site id: site code,site no,location code,store code,store no
site name: site,substation,plant name,plant,store name,shop name,outlet
equipment id: machine id
dish: menu item,gericht,piatto
calorie: kcal,calories,kalorien
ingredient: zutaten,ingredientes
carbohydrate: carbs
night-count: nights,nachte,nuits,noches
adult-count: adults
room type: room category
meal-plan: board type,board basis
composer: komponist,compositeur,compositor
lyricist: songwriter,lyrics by
lyric: song text,letra,paroles
opponent: opposing team,gegner
away team: away,visitor team
goal-count: goals scored,tore,goles,buts
odds: quoten
distance: distanz,distancia,distanza,afstand,mesafe
exercise: workout
meter id: mpan,zahlernummer
meter-reading: current reading,zahlerstand
voltage: volt,spannung
vibration: vib
memory: ram
cpu: processor
asset name: host,server name
`;
