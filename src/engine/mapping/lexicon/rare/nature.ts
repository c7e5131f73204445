/** Rarer words of maps, farms, forests, fisheries, food and weather; in the shape of `../english/people.ts`. */
export const RARE_NATURE = `
perimeter: perim,circumference
area: shapearea
depth: sounding
elevation: elev,msl,masl
watershed: basin,catchment,huc
land-cover: landcover,lulc,vegetation
lane-count: lanes,no of lanes
survey date: surveyed
farmer: cultivator,rancher
sowing date: seeded
crop-yield: bushels,t ha
variety: cultivar,varietal,strain
rootstock: root stock
tillage: cultivation
cation-exchange: cec
lime: limestone
pesticide: fungicide,insecticide,agrochemical
pesticide id: epa no
re-entry interval: rei
pre-harvest interval: phi,whp
tank-mix: mix
irrigated: irrig
fertilizer: fert,manure,npk,compost
animal id: nlis,cow
herd: drove
weaning date: weaned
weaning weight: wean wt,ww
calving date: calved,calving,freshened,lambed,farrowed,foaled
calf id: calf
parity: lactation
days-in-milk: dim
milk-yield: milk
somatic-cell-count: scc,bmscc
dry-off date: dry date
breeding date: bred,inseminated,insemination,tupped
pregnancy-check: preg check
culled date: culled
slaughter date: slaughtered,slaughter
carcass-weight: carcass,hot weight,hcw,hscw
dressing-percent: dressing
pen: corral
head-count: no of head
feed: ration,feedstuff,fodder
daily-gain: adg,average daily gain,dlwg
feed-conversion: fcr
hatch date: hatched,hatch
egg-count: eggs
layer-count: hens
beehive: hive
stand: compartment,coupe
tree-diameter: dbh,girth
timber-volume: board feet,mbf,roundwood,stumpage
stem-count: stems
thinned date: thinned
logger: harvester,feller
catch-weight: catch,landings,live weight
landing date: landed,landing
haul: trawl
catch-per-effort: cpue
mesh-size: mesh
quota: tac
discards: bycatch,discarded
fish-length: fork length,carapace
stocking: stocked
saturated-fat: saturates,saturated,of which saturates,satfat
sugar: of which sugars
fiber: fibre
vitamin: vit
energy: kj,kilojoules
calorie: cal,kilocalories
sweetness: brix
bitterness: ibu
appellation: ava,aoc
vineyard: vyd,winery,chateau
barrel: cask,keg
bottled date: bottled
roast: roasted
vegan: vegetarian,veg
gluten-free: gluten
genetically-modified: gmo
fair-trade: fairtrade
maximum temperature: tmax,high temp
minimum temperature: tmin,low temp
average temperature: tavg
snowfall: snow
snow-depth: snwd,snowpack
wind-speed: wind,wspd,wind spd,awnd,windspeed
wind-direction: wdir,wind dir,winddir
wind-gust: gust,wgst
dew-point: dewpoint,dewp
cloud-cover: sky cover,cloudiness
visibility: vsby
air-pressure: mslp,slp,baro,barometer,qnh,sea level pressure
uv-index: uv,uvi
evaporation: evapotranspiration
rainfall: rain
genus: genera
species: taxon,binomial
common-name: vernacularname
phylum: phyla
kingdom: regnum
habitat: biotope,ecosystem
individual-count: individualcount,abundance
observer: sighted by,observed by,recordedby
identifier: identified by,determiner,identifiedby
identified date: dateidentified
life-stage: lifestage,instar
record-basis: basisofrecord
institution-code: institutioncode
conservation-status: iucn
sampling-method: samplingprotocol
waste-code: ewc
waste-type: waste stream
manifest id: manifest,waste transfer note,wtn
recycled weight: recycled,recycling,recyclables
landfill weight: landfill,landfilled
diversion-rate: diversion
contamination: contaminated,contaminants
weighbridge-ticket: weighbridge
net weight: nett
flower: bloom,blossom
transplant date: transplanted
germination: germinated
plant-spacing: spacing
sunlight: sun exposure
carbohydrate
fat: lipid
protein: prot
`;
