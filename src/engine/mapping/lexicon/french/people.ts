/** French words for people, places, goods and money; in the shape of `english/people.ts`. */
export const FRENCH_PEOPLE = `
name: nom complet,prenom nom,nom prenom,denomination,appellation,nom affiche,patronyme complet,identite,nom contact
first name: prenom,pren
last name: nom,nom famille,nom usage,nom marital,patronyme,nom epouse
name: nom
middle name: deuxieme prenom,second prenom,autres prenoms
maiden name: nom jeune fille,nom naissance,nom patronymique
nickname: surnom,pseudo,pseudonyme,nom usuel,prenom usage,prenom usuel
name-prefix: civilite,civ,titre civilite,formule politesse,politesse
initials: initiale
email: courriel,adresse electronique,mel,messagerie
phone: fixe,tph,ligne fixe,telephone bureau
mobile phone: gsm,cellulaire,natel
fax: telecopie,telecopieur
extension: numero poste,poste telephonique
birth date: naissance,ne le,nee le,ddn,dnaiss,naiss
birth place: lieu naissance,commune naissance,ville naissance,lieu naiss,ne a
birth year: annee naissance
gender: genre,sexe
nationality: citoyennete
marital-status: etat civil,situation familiale,situation matrimoniale,statut matrimonial,sit fam,regime matrimonial
language: langue,langue parlee
national-id: nir,securite sociale,n ss,nss,n secu,numero secu,piece identite,carte identite,cni,avs,niss,registre national,numero national,numero inami,nas,cin,numero spi
passport id: passeport
employee id: matricule,matricule agent,matricule paie,code salarie
job title: metier,intitule poste,poste,emploi,fonction,intitule emploi,libelle poste,libelle emploi,csp,categorie socioprofessionnelle,poste occupe,emploi occupe,fonction exercee
job-code: code emploi,code poste,code rome
employee: employe,salarie,nom employe,collaborateur,collaboratrice,nom salarie,agent public,ouvrier
employee count: effectif,tranche effectif,nombre salaries,effectif total,nb salaries,taille entreprise
department: departement,unite organisationnelle,service,pole,dpt,serv,direction service
team: equipe,brigade
division: section entreprise,branche entreprise
group: groupe
manager: responsable,superviseur,responsable hierarchique,superieur,chef,superieur hierarchique,encadrant,responsable direct,chef service,chef equipe,valideur
hire date: embauche,date entree,recrutement,prise poste,prise fonction,entree societe,entree entreprise,anciennete depuis,date anciennete,dpae
termination date: sortie effectifs,licenciement,demission,rupture contrat,fin emploi,sortie societe,fin collaboration
employment type: type contrat,nature contrat,temps travail,statut professionnel,type emploi,cdi cdd,regime travail
salary: salaire,revenu,salaire base,salaire mensuel,salaire annuel,traitement base,appointements,paie
gross pay: salaire brut,brut total,remuneration brute,total brut,brut imposable
net pay: salaire net,net payer,net paye,net imposable,net verse,net social
hourly rate: taux horaire,tarif horaire,cout horaire,prix heure,tjm horaire
daily rate: tjm,tarif jour,prix journee,taux journalier moyen
pay frequency: frequence paie,periodicite paie
pay type: mode remuneration
pay grade: echelon,coefficient,indice majore,indice brut,niveau salaire,grille salariale,echelle salariale,grade statutaire
pay rate: taux salaire,taux paie
bonus: prime,prime salariale,gratification,treizieme mois,variable annuel
allowance: indemnite,allocation,avantage nature
deduction: retenue
social-security tax: cotisations sociales,charges sociales,urssaf,cotisation salariale,csg,charges patronales,cotisations patronales
income-tax: impot revenu,prelevement source,pas impot,impot source,precompte professionnel
pension: retraite,cotisation retraite,caisse retraite,retraite complementaire,agirc arrco
per-diem: indemnite journaliere,forfait journalier,forfait repas
earning code: rubrique paie,code rubrique
overtime: heures supplementaires,heures supp,hs,heures sup
vacation-days: conges,conges payes,jours conges,droits conges,conges annuels,rtt,cp acquis,conges acquis
vacation balance: solde conges payes,conges restants,solde conges,solde cp,reliquat conges,cp restants
sick-days: jours maladie,arret maladie,conge maladie,jours arret
unpaid-leave: conge sans solde,sans solde
leave type: type absence,type conge,motif absence,nature absence,motif conge
work-permit: permis travail,titre sejour,carte sejour,autorisation travail
tenure: anciennete
working days: jours ouvres,jours travailles,jours ouvrables
weekly hours: heures par semaine,heures hebdomadaires,duree hebdomadaire,horaire hebdomadaire,h sem
fte: etp,equivalent temps plein,taux activite,quotite,quotite travail,taux emploi,temps presence
work-arrangement: teletravail,modalite travail
break: pause,pause dejeuner,temps pause
shift: equipe poste,poste equipe,quart travail
skill: savoir faire,aptitude,habilitation
education: formation,diplome,niveau etudes,etudes,niveau scolaire,niveau instruction,niveau diplome,cursus scolaire,niveau formation,dernier diplome
degree: diplome obtenu,titre diplome
school: ecole,etablissement scolaire,universite,lycee,ets scolaire,etab scolaire,faculte,uai
grade: note scolaire,note finale,note obtenue,note sur 20
year-group: annee scolaire,promotion,promo
student id: ine,code etudiant,matricule etudiant
guardian: tuteur,responsable legal,tutrice
emergency contact: personne prevenir,personne contacter
relationship: lien parente,lien familial,parente,filiation,qualite lien
spouse: conjoint,epoux,epouse,partenaire pacs,mari
father name: pere,nom pere
mother name: mere,nom mere
children: enfants,nb enfants,enfants charge
child: enfant,nom enfant,prenom enfant
family: famille,menage,foyer
parent name: representant legal,nom parent,nom responsable
blood-type: groupe sanguin,rhesus,gs
ethnicity: origine ethnique,ethnie
veteran: ancien combattant
disability: rqth,situation handicap,travailleur handicape,invalidite,taux invalidite,beth
special-needs: besoins particuliers,besoins specifiques,pai
medical information: informations medicales,renseignements medicaux,fiche sanitaire
hobby: loisirs,centre interet,passion
username: nom utilisateur,identifiant,utilisateur,nom usager,compte utilisateur
password: mot passe,mdp,code acces
role: role utilisateur,profil utilisateur,droits acces,niveau acces
consent: consentement,accord rgpd,rgpd,acceptation,autorisation rgpd,accepte cgu,abonne newsletter,accepte recevoir,j accepte
do-not-call: ne pas appeler,bloctel
do-not-email: desinscrit,opposition mail
photo-consent: droit image,autorisation photo
newsletter: infolettre,lettre information,inscrit newsletter
unsubscribe: desabonnements,desabonne,desinscription
note: remarque,commentaire,informations complementaires,infos complementaires,precision,informations,infos,rem,comm,autre information
comment: texte libre,avis texte
bio: biographie,a propos
photo: photographie,trombinoscope
resume: curriculum vitae
candidate: candidat,postulant,nom candidat
application date: date depot,candidature,date postulation,recu candidature
vacancy: offre emploi,poste vacant,poste a pourvoir,offre poste
vacancy count: nombre postes,nb postes
interview date: entretien embauche,entretien
interviewer: enqueteur,enquetrice
recruiter: recruteur,charge recrutement,recruteuse
expected salary: pretention salariale,salaire souhaite,pretentions
current salary: salaire actuel
performance-rating: note evaluation,appreciation,entretien annuel
rejection reason: motif refus,motif rejet
experience: annees experience
notice-period: preavis,duree preavis
recommendation: preconisation,conseil
referred-by: parraine par,parrain,recommande par,marraine,parrainage
assistant: secretaire
address: adresse,adresse postale,adresse complete,domicile adresse,adr postale,lieu residence,adresse domicile,adresse personnelle
street: rue,voie,libelle voie,nom voie,nom rue,numero voie,n voie,chaussee,lieu dit
house-number: numero rue,numero maison,n rue,num voie
unit-number: appartement,appart,apt,boite,numero appartement,porte,logement numero
address 1: ligne adresse 1,adresse ligne 1
address 2: adresse 2,adresse ligne 2,adresse complementaire,cplt adresse,compl adresse,adresse suite,complement
address 3: adresse ligne 3
po-box: boite postale,b p,case postale,bp,cs postal
city: ville,localite,libelle commune,nom commune,agglomeration,commune residence,bureau distributeur,nom ville
district: quartier,arrondissement,secteur geographique,iris
county: departement,code departement,numero departement
region: region administrative,zone geographique,code region
postal-code: cp,c p,cpost,code post,npa,cp ville
country code: pays iso,indicatif pays
residence: residence principale,habitation
latitude: coordonnee y,latitude gps,y lambert 93,lat gps
longitude: coordonnee x,longitude gps,x lambert 93
coordinates: coordonnees,coordonnees geographiques,geolocalisation,position gps
coordinate-system: systeme coordonnees,systeme projection
location: lieu,site geographique,localisation,etablissement,endroit,lieu travail,lieu affectation,site travail,implantation
building: batiment,bat,immeuble,nom batiment
room: salle,salle classe,numero salle
floor: etage,palier
company: association,entreprise,societe,nom entreprise,raison sociale,nom societe,nom commercial,organisme,structure,ste,soc,raison soc,employeur,entite,nom organisme,organisation nom,nom structure,nom etablissement,denomination sociale,compagnie,denom,denomination usuelle
company id: siren,siret,rcs,bce,rna,neq,numero ide
vat id: tva number,tva intracommunautaire,numero tva,tva intracom,id tva,n tva,num tva intracommunautaire,identifiant tva,numero fiscal,identifiant fiscal,matricule fiscal,nif
parent company: maison mere,societe mere,tete groupe
legal-entity: entite juridique,entite legale
industry: branche,secteur,secteur activite,domaine activite,branche activite,filiere economique,secteur economique
revenue: chiffre affaires,ca ht,revenus,revenu,ca,c a,volume affaires,ca annuel,ventes,ventes nettes,ca ttc
website: site internet,page web,adresse site
domain: domaine,nom domaine
url: lien,adresse url,lien web
link: lien hypertexte,lien fichier
linkedin: profil linkedin
facebook: page facebook
timezone: fuseau horaire,fuseau
logo: logotype
contact: interlocuteur,contact principal,personne contact,correspondant,referent,contact client,interlocutrice
customer: nom client,acheteur,acquereur,clientele,donneur ordre,client final,client facture,usager,clt,cli,commanditaire
customer id: reference client,code clt,compte client,compte tiers,compte auxiliaire,identifiant client
customer type: categorie client,segment client,famille client
merchant: boutique,commercant,enseigne magasin,marchand
vendor: fournisseur,nom fournisseur,prestataire,frs,fourn,frn,sous traitant,nom prestataire,fournisseuse
vendor id: code fournisseur,ref frs,code frs,compte fournisseur
manufacturer: fabricant,constructeur,fabriquant,marque fabricant
seller: vendeur,vendeuse
agent: conseiller,teleconseiller
account name: nom compte
person: personne,individu
member: adherent,licencie,membre,societaire,cotisant,nom adherent,nom membre
operator: exploitant,operateur,operatrice
driver: conducteur,conductrice,nom chauffeur,livreur
doctor: medecin,medecin traitant,praticien,prescripteur,chirurgien,docteur,generaliste
lawyer: avocat,conseil juridique,avocat charge
resident: habitant
owner: proprietaire,titulaire,detenteur,charge affaires,commercial,responsable compte,attache commercial,charge clientele,gestionnaire,pilote
owner name: nom proprietaire
assignee: suivi par,attribue,technicien,assigne,affectation,en charge,charge dossier,traite par,mecanicien,realise par,affecte
requester: demandeur,rapporteur,demandeuse,emetteur demande,signale par,demande par,declarant,appelant
creator: cree par,auteur creation,saisi par,ajoute par,createur,redige par,operateur saisie
updater: modifie par,mis jour par,maj par,derniere modification par
approver: approuve par,valide par,approbateur,validateur
signed-by: signataire,signe par
extension: poste
shift: equipe
owner: responsable
application date: date demande
account name: compte lib,intitule compte
sender email: email expediteur,mail expediteur
recipient email: email destinataire,mail destinataire
`;
