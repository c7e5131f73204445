/** French words for property, education, health, events, registers and media; in the shape of `english/people.ts`. */
export const FRENCH_SOCIETY = `
listing: annonce
listing id: reference annonce,reference bien,numero mandat,reference mandat
listing date: date mise vente,date mandat
property: bien,bien immobilier,logement,propriete
property type: type habitation,type local
living-area: surface habitable,shon,carrez,surface carrez,loi carrez
lot-size: terrain,surface terrain,surface parcelle
area: superficie,surf,sup
surface: superficie
bedrooms: chambres coucher,nb chambres,chambres,nombre chambres
bathrooms: salles bain,sdb,salles d eau
room count: nb pieces,nombre pieces,nombre pieces principales
floor-count: nombre etages,nb etages
construction year: construit en,annee const
energy-class: dpe,classe energetica,classe energie,etiquette energie,classe energetique
price-per-area: prix m 2,prix metre carre
hoa-fee: charges copropriete,charges locatives,charges mensuelles
strata: copropriete,tantiemes,milliemes
parking-count: places parking,nb parkings,stationnement,nombre garages,places stationnement
tenant: locataire,preneur,nom locataire,occupant logement
landlord: bailleur,nom bailleur
rent: loyer,loyer mensuel,loyer hc,loyer cc,loyer charges comprises,loyer hors charges,montant loyer
lease: bail,bail location
lease number: numero bail
lease start date: debut bail,date entree lieux,entree lieux
lease end date: fin bail,date sortie lieux,terme bail
lease-term: duree bail
vacancy-status: vacance locative
property-tax: taxe fonciere
listing agent: agent immobilier,negociateur,agence immobiliere
furnished: meuble,ameublement
heating: chauffage,type chauffage,mode chauffage
cooling: climatisation
land-use: zonage,usage sol
cadastral id: reference cadastrale,numero parcelle,parcelle cadastrale
assessed-value: valeur locative,valeur cadastrale
sold date: date mutation,date acte
rental start date: debut location
rental end date: fin location
student: eleve,etudiant,nom eleve,apprenant,apprenti,stagiaire,nom etudiant
class: classe
grade-level: niveau classe
homeroom: classe principale,professeur principal
teacher: professeur,enseignant,instituteur,nom professeur
instructor: formateur,instructeur,animateur,entraineur,moniteur,formatrice,animatrice,monitrice
course: cours,module formation,ue,enseignement,intitule formation,intitule cours,unite enseignement
course id: code cours,code formation,code ue,code module
subject-taught: matiere enseignee,discipline,matieres
module: lecon,chapitre,unite formation
training: stage formation
assessment: epreuve,examen,devoir,controle continu
semester: semestre,trimestre,periode scolaire
school-year: annee scolaire,annee universitaire,annee academique
gpa: moyenne generale
absences: nb absences,nombre absences
attendance: assiduite,taux presence
enrollment date: date rentree
enrollment count: nombre eleves,nb eleves,nombre etudiants,effectifs eleves
graduation date: date diplome,date obtention
graduation year: annee diplome,annee obtention
major: filiere,specialite etudes,parcours,serie bac
advisor: directeur these,tuteur pedagogique
native-language: langue maternelle
foreign-language: langue vivante,lv 1,langue etrangere
scholarship: bourse,boursier
tuition: frais scolarite,frais inscription,droits inscription,frais formation
lunch-status: cantine,demi pensionnaire,restauration scolaire
bus-route: transport scolaire,ligne bus
patient: malade,nom patient
patient id: ipp,code patient
diagnosis: pathologie,maladie
diagnosis code: code cim 10,code cim,cim 10
procedure: acte,acte medical,traitement,acte technique,intervention chirurgicale
procedure code: ccam,ngap
encounter: rendez vous,consultation medicale
encounter date: date visite,rdv
encounter id: numero sejour,numero venue
last encounter date: derniere visite,derniere consultation
next encounter date: prochain rendez vous,prochaine consultation,prochaine visite
admission date: date admission,date hospitalisation
discharge date: date sortie hopital
hospital-ward: unite soin,service hospitalier
bed: lit,numero lit
medication: medicament,specialite pharmaceutique,nom medicament,produit pharmaceutique
dosage: posologie,dose prescrite
active-ingredient: principe actif,dci,substance active,molecule
administration-route: voie administration
dosage frequency: frequence prise,prises par jour,frequence administration
prescription: ordonnance
refill-count: nombre renouvellements
heart-rate: pouls,frequence cardiaque,fc
blood-pressure: tension arterielle,pression arterielle
systolic: systolique,tension systolique
diastolic: diastolique
respiratory-rate: frequence respiratoire
oxygen-saturation: saturation,saturation oxygene
temperature: temp corporelle
blood-sugar: glycemie
bmi: imc,indice masse corporelle
lab-test: examen labo,analyse labo,examen biologique,parametre analyse,bilan sanguin,parametre
analysis date: date analyse
analyst: laborantin
reference-range: valeurs normales,valeurs reference,normes,valeur usuelle
sample id: echantillon,ref echantillon,code echantillon,numero prelevement
sample type: type echantillon,type prelevement,nature prelevement
sample date: date prelevement,preleve le,date echantillonnage,prelevement date
collector: preleveur,collecteur
detection-limit: limite detection,limite quantification
concentration: teneur
vaccine: vaccin,nom vaccin
vaccination date: date vaccin,date injection,vaccine le
dose-number: numero dose,rang dose
allergy: allergies connues
reaction: effet indesirable
specialty: specialite,specialite medicale
smoker: fumeur,tabac,tabagisme
medical-history: antecedents,antecedents medicaux
insurance member id: numero assure
copay: ticket moderateur,reste a charge
injury: blessure,nature blessure,lesion
body-part: partie corps,siege lesions
date of death: decede le,deces
elevation: altitude m
population: habitants,nombre habitants,nb habitants,population totale
area-km2: superficie km 2
geometry: geometrie
stop name: arret,gare,nom arret,nom gare,halte
route name: ligne transport,nom ligne
feature type: type objet
legal-form: forme juridique,forme legale,categorie juridique,statut juridique,nature juridique,forme sociale
company status: etat administratif
incorporation date: date immatriculation,date creation entreprise,date creation societe,annee creation
dissolution date: date liquidation
registered address: siege,adresse siege,adresse siege social
industry-code: ape,code activite,naf
activity: activite,objet social,activite principale,nature activite,libelle naf,libelle ape
director: directeur,dirigeant,gerant,president,directrice,pdg,president directeur general,nom dirigeant,mandataire social,chef entreprise
issuer: emetteur,autorite delivrance,delivre par,organisme delivrance
agency: organisme public,collectivite,ministere
tender: appel offres,marche public
procurement id: numero marche public,numero avis
awarded vendor: attributaire
voter id: numero electeur
precinct: bureau vote,circonscription
party: parti,parti politique,nuance politique
vote-count: voix,nombre voix,suffrages,suffrages exprimes
offense: infraction,delit
police-officer: agent verbalisateur
fine amount: amende
case-worker: travailleur social,assistant social,referent social
age-group: tranche age,classe age,groupe age
household-income: revenu menage,revenus foyer,revenu foyer
household-size: taille menage,nombre personnes foyer,composition foyer
nps: probabilite recommandation
matter: dossier,nom dossier
matter id: ref dossier,code dossier,numero rg
court: juridiction
judge: juge,magistrat
hearing date: date audience,audience
verdict: jugement,decision justice
defendant: defendeur,prevenu,mis cause
opposing-party: partie adverse
filing date: date assignation
governing-law: droit applicable,loi applicable
donor: donateur,nom donateur,donatrice
donation date: date don
last donation date: dernier don
fund: fonds
anonymous: anonyme
pledge: promesse don
tax-deductible: deductible impots
grant: subvention
grant amount: montant accorde,montant attribue
grantor: financeur,bailleur fonds
grantee: beneficiaire subvention
volunteer: benevole,volontaire
volunteer hours: heures benevolat
club: societe sportive,association sportive,nom club
federation: ligue federation
membership type: adhesion,type cotisation,type adherent,categorie adherent,type membre
membership fee: cotisation,montant cotisation,montant adhesion
membership end date: fin adhesion,echeance adhesion
ad: annonce publicitaire,pub
ad name: nom publicite,nom annonce
ad-group: ensemble publicites,groupe annonces
ad account: compte publicitaire
campaign id: identifiant campagne,code campagne
ctr: taux clic
cpc: cout par clic
cpm: cout pour mille
cpa: cout par conversion,cout par acquisition,cout par resultat
reach: portee
impression: vues,affichages
click: cliques,clic
ad-spend: montant depense,depenses publicitaires,budget depense
keyword: mot cle recherche
search-query: requete,terme recherche
search-volume: volume recherche
landing-page: url finale,page destination,page entree
device: appareil,type appareil,terminal
browser: navigateur
session-count: visites
visitor-count: visiteurs,visiteurs uniques,nb visiteurs
new visitor-count: nouveaux utilisateurs,nouveaux visiteurs
visit-count: nombre visites,nb visites
pageviews: pages vues
average session duration: duree moyenne visite,temps moyen
referrer: site referent,provenance visite
bounce-rate: taux rebond
conversion-rate: taux conversion,taux transformation
conversion-value: valeur conversion
open-rate: taux ouverture
open-count: ouvertures,nb ouvertures
bounce-count: rebonds,nb rebonds
recipient-count: nombre destinataires,nb destinataires,nb envois,envoyes
delivered-count: delivres,nb delivres
follower-count: abonnes,nombre abonnes
likes: j aime,aimes
shares-count: partages,nb partages
comment-count: nb commentaires,nombre commentaires
video-views: vues video
engagement-rate: taux engagement
download-count: telechargements,nb telechargements
load-time: temps chargement
seo title: meta titre,balise title,titre page
seo description: balise description
cac: cout acquisition client
venue: salle
administration-route: voie
lab-test: analyse
keyword: mot cle
pageviews: vues
ad-spend: depense
note: texte libre
pages per session: pages par session
watch-time: duree visionnage
mfa: double authentification
service level: niveau service
rent-increase: revision loyer,indexation loyer
unit count: nombre logements,nb logements
principal-investigator: investigateur principal,porteur projet
injured-count: nombre blesses,blesses
`;
