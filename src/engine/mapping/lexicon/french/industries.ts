/** French words of single industries; in the shape of `english/people.ts`. */
export const FRENCH_INDUSTRIES = `
work-order id: of numero,ordre travail,ordre fabrication,numero of,n of,bon travail,numero ordre fabrication,n intervention,bon intervention
work-center: poste charge,centre charge,ilot,poste de travail,centre travail
operation-step: numero operation,no operation,num operation
process-route: gamme fabrication,gamme operatoire
cycle-time: temps cycle,temps unitaire,temps gamme
downtime: arret machine,temps arret,duree arret,temps indisponibilite
machine: machine nom,machine outil
oee: trs,taux rendement synthetique
scrap: rebut,dechet,chute,pertes production,qte rebut,quantite rebutee
defect: defaut,non conformite,type defaut,anomalie,defectuosite
failure: panne,defaillance,type panne,avarie,dysfonctionnement
inspection: controle qualite,controle,visite controle
inspection date: controle le
inspection result: conformite,conforme
inspector: controleur,inspecteur,controle par,verificateur
measurement: mesure,mesurage,valeur mesure
specification: caracteristique,specifications techniques,cahier charges
lower-limit: limite inferieure,borne inferieure,limite basse,borne inf
upper-limit: limite superieure,borne superieure,limite haute,borne sup
maintenance: entretien,intervention maintenance
maintenance type: type intervention,type entretien,nature intervention
next maintenance date: prochaine maintenance,prochain entretien,prochaine revision
last maintenance date: derniere maintenance,dernier entretien,derniere revision
calibration date: date etalonnage,dernier etalonnage
next calibration date: prochain etalonnage
parts cost: cout pieces,montant pieces
operating-hours: heures fonctionnement,compteur horaire,heures marche,heures moteur
quantity per: quantite unitaire,qte unitaire,quantite composant
bom level: niveau nomenclature,rang nomenclature
parent part: article parent,ensemble parent
reference-designator: repere,repere topologique
footprint: boitier
make-or-buy: type approvisionnement
drawing id: numero plan,n plan,reference plan
incoterm: condition livraison
last purchase date: dernier achat
purchase date: date achat,achete le,acquisition
pet: nom animal,animal compagnie
species: espece,nom scientifique,nom latin
breed: race animal,race
animal id: numero boucle,numero animal,numero travail,identification animal
microchip: puce
neutered: sterilise,castre
herd: troupeau,cheptel
sire: pere animal,taureau
dam: mere animal
vet: veterinaire
field-name: parcelle,nom parcelle,ilot parcelle
farm: ferme,exploitation agricole,nom exploitation
farmer: agriculteur,eleveur
crop: culture
variety: cepage
plot: ilot cultural
sowing date: date plantation,semis
harvest date: recolte
crop-yield: rendement,rdt,rendement hectare
planted area: surface plantee,surface cultivee,surface semee
fertilizer: engrais,fertilisant,fumure
pesticide: phytosanitaire,produit phyto,produit phytosanitaire
application-rate: dose hectare,dose appliquee
irrigation: arrosage
soil-type: type sol,nature sol
rainfall: pluie,pluviometrie
humidity: humidite air,hygrometrie,humidite relative
air temperature: temperature exterieure
air-pressure: pression atmospherique
pressure: pression
moisture: humidite,teneur eau,taux humidite
contractor: sous traitant,entrepreneur,entreprise travaux
retention amount: retenue garantie
billed amount: facture montant
construction-stage: etat chantier
change-order: avenant,travaux supplementaires
installation date: pose le,installe le
power: puissance,puissance souscrite,puissance installee,puis
energy: energie,energie produite,production kwh
voltage: tension,tension nominale
current: courant,intensite
emission: rejet co 2,emissions ges
outage: coupure
inverter: onduleur
peak-demand: puissance appelee,pmax
site name: nom site,site,usine
site id: code site,numero site,code magasin
reading date: releve le
meter-reading: nouvel index,index releve,index fin,releve,index actuel,index compteur
previous meter-reading: ancien index,index debut,index precedent,dernier index
meter id: compteur,pdl,prm,point livraison,matricule compteur
tariff: tarif electricite,option tarifaire
msisdn: numero ligne,ligne telephonique
sim id: carte sim
network-operator: operateur mobile
data-usage: consommation data
call duration: duree appel,duree communication
calling-number: numero appelant,appelant numero
called-number: numero appele
recording: enregistrement audio
vehicle: voiture,vehicule,veh,engin
vehicle id: numero parc,code vehicule,n parc
vehicle type: carrosserie,genre vehicule
license-plate: immatriculation,immat,immatr
vin: numero chassis,n chassis
mileage: kilometrage,kilometres,kilometres compteur,km compteur,kms compteur,kilom,index kilometrique,km actuel,kilometrage actuel
start mileage: km depart,kilometrage depart,km debut,kilometrage debut
end mileage: km arrivee,kilometrage arrivee,km fin,kilometrage fin,km retour
fuel: carburant,type carburant,combustible
fuel quantity: litrage,nb litres,volume carburant
fuel-consumption: consommation carburant,consommation moyenne,conso moyenne
fuel price: prix litre
engine: moteur,motorisation,cylindree
engine-number: numero moteur
transmission: boite vitesses,boite vitesse
cylinder-count: nombre cylindres
door-count: nombre portes,nb portes
exterior-color: couleur exterieure
interior-color: couleur interieure
gross-vehicle-weight: ptac
curb-weight: poids vide,tare
payload: charge utile
driver-license: permis conduire,permis
inspection-due: controle technique,date controle technique,prochain controle technique,echeance ct
first-registration: date mise circulation,mise circulation,1 ere mise circulation,premiere mise circulation,date mec,mec,dpmc
speed: vitesse
guests: personnes,nombre personnes,nb personnes,nb pers,nombre convives
room number: numero chambre,chambre,n chambre
room type: type chambre,categorie chambre
check-in: arrivee,date arrivee
check-out: date depart
night-count: nuits,nombre nuits,nb nuits,nuitees
adult-count: adultes,nombre adultes,nb adultes
child-count: nombre enfants,enfants sejour
nightly rate: tarif nuit,prix nuit,prix nuitee
booking channel: canal reservation,canal vente
no-show: absent reservation,non presente
dish: plat,nom plat,recette,nom recette
cover-count: couverts,nombre couverts,nb couverts
server: serveur,serveuse
serving-size: nombre portions
calorie: kcal,valeur energetique,energie kcal
carbohydrate: glucides
fat: lipides,matieres grasses
alcohol: alcool,degre alcool,taux alcool
vintage: millesime
passenger: passager,voyageur,nom passager
airline: compagnie aerienne
departure airport: aeroport depart
arrival airport: aeroport arrivee
departure time: heure depart,h depart
arrival time: heure arrivee,h arrivee
cabin: classe voyage
fare: tarif voyage,prix trajet
baggage: bagage
itinerary: itineraire,trajet
pickup-time: heure enlevement,heure prise charge,heure ramassage
dropoff-time: heure depose,heure livraison,heure restitution
direction: exposition
tilt: inclinaison,pente
copies: nombre exemplaires,exemplaires,nb exemplaires,tirage
call-number: cote
borrower: emprunteur,lecteur,nom emprunteur
loan date: emprunte le
branch: bibliotheque,succursale,agence,filiale,antenne
publisher: editeur,maison edition
publication year: annee publication,annee edition,annee parution
pages: nombre pages,nb pages,pagination
edition: numero edition
artist: interprete
technique: technique utilisee
track name: morceau,titre chanson,chanson
composer: compositeur
lyricist: parolier
lyric: paroles
cast: acteurs
copyright: droits auteur
home team: recevant
away team: equipe exterieur,equipe visiteuse
home score: buts domicile
away score: score exterieur,buts exterieur
opponent: adversaire
match date: date rencontre
player: joueur,nom joueur,joueuse
league: championnat,ligue
season: saison
referee: arbitre
goal-count: buts,nombre buts
assist-count: passes decisives
team-number: dossard,numero maillot,numero dossard
result-time: temps realise,chrono
belt: ceinture
shirt-size: taille tee shirt,taille t shirt,taille maillot
bug: titre bug
environment: environnement
repository: depot git
trade-name: enseigne,corps metier
view: vue
room: chambre
instructor: professeur,enseignant
exchange rate: cours
price: cours
machine: equipement
child-count: enfants
due date: date retour
plan: tarif
agent: operateur
route name: ligne
account id: compte bancaire
blood-pressure: tension
quantity per: coefficient
daily rate: prix jour,tarif journalier
total: totale
cost-of-sales: cout ventes
cod amount: contre remboursement
replacement cost: valeur remplacement
billable: facturable
adjustment amount: ajustement,regularisation
care-instructions: conseils entretien
molecular-weight: masse molaire
chemical-formula: formule chimique,formule brute
ph-value: ph
turnaround-time: delai rendu
stadium: nom stade
`;
