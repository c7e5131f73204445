/** French words for records and address books, and words that qualify any noun; in the shape of `english/people.ts`. */
export const FRENCH_RECORDS = `
id: identifiant unique,n,num ordre,no enregistrement,numero ligne,clef,cle,cle unique,identification,num interne
external-id: identifiant externe,ref externe
code: codification,cod
reference: numero reference,refer,reference interne,reference dossier
type: nature,typologie
status: statut,etat,situation,etat actuel,etat avancement,statut actuel,etat dossier
stage: etape,phase projet
priority: prio,gravite,criticite,degre urgence
active: actif,en service,en activite,en vigueur
deleted: supprime,archive,efface
date: jour date,dte
time: heure,hre,horaire
day: jour,jr,journee
month: mois
year: annee,millesime annee
week: semaine,sem,num semaine
weekday: jour semaine
period: periode
duration: duree,nb jours,duree minutes,duree jours,dur,duree totale,nombre jours
hours: heures,heures travaillees,nb heures,nombre heures,h travaillees,total heures
frequency: frequence,periodicite,freq
start date: debut,du,demarrage,a partir,depuis,date lancement,mise service
end date: fin,jusqu,termine le,fini,au,fin validite
start time: heure debut,heure ouverture,h debut,heure commencement
end time: heure fin,h fin,heure fermeture
created date: saisi le,date saisie,creation,date ouverture,ajoute le,enregistre le,date enregistrement,soumis le,date soumission,cree
updated date: modifie le,mis jour,derniere modification,maj,mise jour,modification,date modif,derniere maj,derniere mise jour,actualise le
closed date: cloture le,fermeture,clos le,date fin traitement
cancelled date: annule le,date resiliation,annulation,resiliation date,resilie le
approved date: approuve le,date validation,valide le,date accord
registration date: inscription,date inscription,date adhesion,inscrit le,adhesion date,date affiliation,premiere inscription
follow up date: relance,date rappel
last-login: derniere connexion,dernier acces
resolved date: resolu le,date resolution,date traitement,traite le
assigned date: date affectation,date attribution,affecte le
reported date: date declaration,declare le,date signalement,signale le
required date: date besoin,date souhaitee,date livraison souhaitee
document date: date piece
decision date: date deliberation
observation date: date observation,date constat
timestamp: horodateur,horodatage,date heure
count: nb,nbre,nombre,nbr,decompte
percent: pourcentage,pour cent,pct
1: principale,primaire,principal
alt: alternatif,secondaire,autre,alternative
first: premier,premiere,1 er,1 ere,1 re,initial,initiale
last: dernier,derniere,dern
next: prochain,prochaine,suivant,proch,futur,a venir
previous: anterieur,veille,prec
new: nouveau,nouvelle,nouvel,nv,nouv
old: ancien,anc,vieux
average: moyen,moyenne,moy
minimum: minima,minimal,mini,minimale
maximum: maximal,maxi,maximale,plafond maximum,maxima
planned: planifie,prevu,prevue,prev,programme le,previsionnel,previsionnelle,planifiee
estimated: estime,estimee,estimatif,estimation,projete,attendu,prevision,estimative,theorique
actual: reel,reelle,realise,constate,realisee
target: cible,vise
cumulative: cumul,cumule,cumulatif
remaining: restant,reste,restante,reliquat,rest,reste a faire
available: disponible,dispo
reserved: reserve,reservee,alloue
planned-order: en commande,commande en cours,en cours commande,encours commande
total-of: en tout
annual: annuel,annuelle,par an,ann
monthly: mensuel,mensuelle,par mois,mens
weekly: hebdomadaire,hebdo,par semaine
daily: quotidien,journalier,journaliere,par jour
hourly: par heure
internal: interne
external: externe,exterieur
personal: personnel,personnelle,perso,individuel
public: publique
local: locale
foreign: etranger,etrangere
final: finale,definitif,definitive
gross: brut,brute
net: nette
full: complet,integral
short: courte,abrege,court
long: longue
good: bon,bonne
bad: mauvais
per: par
range: tranche,fourchette,plage,intervalle
index: indice
flag: indicateur,oui non,o n
method: methode,procede
mode: modalite
level: niveau,niv,palier niveau
rank: classement,rang
score: pts,note globale,notation,note totale,nb points
maximum score: bareme,note maximale,note max
rating: avis note
capacity: nombre places,capacite,places,nb places,capacite accueil,jauge,capacite max,contenance
available capacity: places restantes,places disponibles
objective: objectif,but,finalite
requirement: prerequis,exigence,conditions requises
result: resultat,valeur mesuree
reason: raison,motif,justification
condition: etat physique,conditions generales
answer: reponse
response: reponse sondage
response date: date reponse
response id: identifiant reponse
survey: enquete,sondage
attempt: tentative
progress: avancement,progression,taux avancement,avancement travaux,taux realisation,pct avancement
feedback: avis,retour experience
action: mesure corrective,action corrective
link: lien
limit: limite,plafond
origin: provenance,origine,depart lieu,lieu depart,ville depart,adresse depart
destination: lieu arrivee,ville arrivee,lieu livraison,adresse arrivee,arrivee lieu,lieu destination
usage: utilisation,consommation,conso,consommation kwh,qte consommee,quantite consommee,conso totale
description: descriptif,libelle,contenu,intitule,lib,descript,desc detaillee,designation,desig,detail operation,libelle complet
short-description: description courte,resume,accroche,libelle court,descriptif court,lib court
title: titre,sujet,objet,theme
category: categorie,rubrique,gamme,cat,categ,famille,famille article,famille produit,categorie article,categorie produit,classe article,fam,univers,rayon
subcategory: sous categorie,sous famille,ss famille,sous rubrique,sous rayon,sous groupe
tag: mot cle,etiquette,motcle,marqueur
file: fichier,piece jointe,nom fichier,document joint,pj
file-size: taille fichier,poids fichier
mime-type: type fichier
checksum: empreinte
version: indice version,ver
revision: indice revision
sort-order: ordre affichage,ordre,position affichage,tri
featured: mis avant,en vedette,coup coeur
published: publie,en ligne,publication,visible site
published date: publie le,parution,date mise en ligne,mis en ligne le,date diffusion
work: bureau,travail,professionnel,professionnelle,pro
home: prive,domicile,dom
billing: facturation,facture a,fact
shipping: livraison,expedition,livr,liv
emergency: urgence
project: chantier,projet,nom chantier,nom projet
project id: code chantier,numero affaire,code affaire,n affaire
project manager: conducteur travaux
task: tache,activite projet
parent task: tache parente,tache mere
milestone: jalon
predecessor: predecesseur
planned hours: heures prevues,charge prevue,temps prevu,temps estime,charge estimee
actual hours: heures realisees,temps passe,temps reel,heures passees,charge consommee
remaining hours: reste faire,charge restante,temps restant,raf
deliverable: livrable
stakeholder: partie prenante
mitigation: plan action
hazard: risque,danger,facteur risque,nature risque,matiere dangereuse
probability: probabilite,vraisemblance,prob
ticket: demande
ticket id: reference demande,numero billet
resolution: solution apportee,action realisee,travaux effectues,travaux realises
root-cause: cause racine,origine panne,cause profonde
resolution-time: temps resolution,delai resolution,delai traitement
first-response-time: temps premiere reponse,delai reponse,delai premiere reponse
wait-time: temps attente,delai attente
assignment-group: file attente,groupe affectation,groupe support,equipe affectation
satisfaction: satisfaction client,niveau satisfaction,taux satisfaction
sla: engagement service
escalated: escalade
reopened: reouvert
complaint: reclamation,plainte,doleance,objet reclamation
channel: canal
campaign: campagne
event: evenement,manifestation,evt,nom evenement,nom manifestation
event date: date manifestation
event id: code evenement
organizer: organisateur,organisatrice
participant: nom participant
attendee: invite,convive,visiteur,nom invite,hote
attendee-count: nombre participants,nb participants,nb presents,nombre presents
registered-count: nombre inscrits,nb inscrits,inscrits
checked-in: emarge,emargement
rsvp: confirmation presence,reponse invitation
plus-one: accompagnant,accompagnateur
speaker: intervenant,orateur,conferencier
session: seance,atelier,session formation
seat: siege,place assise,numero place,fauteuil
venue: salle evenement,lieu evenement
ticket type: type billet,categorie billet,tarif billet
ticket price: prix billet,prix place,prix entree
ticket count: nombre billets,nb billets
table-number: numero table
booth: stand,numero stand
badge name: nom badge
dietary-requirements: regime alimentaire,preferences alimentaires,restrictions alimentaires,intolerances
meal-plan: pension hoteliere,formule repas,demi pension,type pension
sponsor: mecene
deal: affaire,opportunite,nom affaire
close date: cloture prevue
loss-reason: motif perte,raison perte
next-step: prochaine etape,prochaine action
competitor: concurrent,concurrence
lead source: origine contact,origine client,canal acquisition
last-contacted: dernier contact,date dernier contact,derniere activite,derniere interaction,dernier appel
pipeline: tunnel vente
contract: contrat
contract id: numero marche,ref contrat,code contrat
contract start date: debut contrat,prise effet contrat
contract end date: fin contrat,echeance contrat,terme contrat
sign date: signe le,signature
renewal: renouvellement,reconduction,type reconduction
auto-renew: renouvellement automatique,reconduction tacite,tacite reconduction
recurrence: recurrent
asset-tag: numero inventaire,code immo,numero immobilisation,code inventaire,num immo
asset name: appareil,equipement,ordinateur
asset type: type materiel,type equipement
equipment: materiel,outillage
equipment id: numero equipement,code equipement,code materiel
serial id: numero serie,n serie,ns,s n
model: modele,mod,type modele
warranty: garantie,duree garantie
warranty end date: fin garantie
mac-address: mac adresse
ip-address: adresse ip
hostname: nom hote,nom machine,nom serveur
os: systeme exploitation
memory: memoire,memoire vive
cpu: processeur
storage-size: capacite disque,espace disque,disque dur
software: logiciel,progiciel
license id: agrement,numero licence,numero permis
license count: nombre licences,nb licences
permit type: type autorisation,type permis
depreciation: amortissement,dotation amortissement,amort
depreciation method: mode amortissement
accumulated depreciation: amortissements cumules,cumul amortissements,amort cumule
depreciation expense: dotation exercice,dotation annuelle
disposal date: date cession,cede le
useful-life: duree utilisation,duree vie,duree amortissement
salvage-value: valeur residuelle,vr
book-value: valeur comptable,vnc,valeur nette comptable
expected checkin date: date retour prevue,retour prevu,date retour,a rendre le
check-out date: date remise,date delivrance,delivre le
eol-date: fin vie
last count date: dernier inventaire,date inventaire
opening hours: horaires ouverture,jours ouverture,heures ouverture
dimension: dim,encombrement
audience: public cible,public vise
certificate: certificat,attestation
author: auteur,autrice,redacteur,nom auteur
rate: tarif
lead source: origine
period start date: debut periode,periode debut,periode du
period end date: fin periode,periode fin,periode au
connection date: date connexion,date raccordement
opt-in date: date consentement
last sync date: derniere synchronisation
`;
