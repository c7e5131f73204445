/** French words for finance, insurance, trade and production; in the shape of `english/people.ts`. */
export const FRENCH_TRADES = `
product: produit,marchandise,denree,prestation,art
product name: designation produit,libelle produit,nom produit,nom article,designation article,libelle article,intitule produit,desig article
sku: code produit,ref produit,ugs,code art,ref art,n article,numero article,reference
barcode: code barres,gencod,cab
brand: marque
mpn: reference constructeur,reference fabricant,reference origine
supplier part: reference fournisseur,ref frn
part: piece detachee,piece rechange
part id: ref composant,code composant
component: composant,sous ensemble
series: serie,gamme produit
variant: declinaison
material: materiau,materiaux,matiere,tissu,composition,etoffe
material product: matiere premiere
color: couleur,coloris,teinte,coul
size: taille,pointure
texture: finition
weight: poids,pds,poids unitaire,poids kg,masse
shipping weight: poids colis
chargeable weight: poids taxable
length: longueur,long,lg
width: largeur,larg
height: hauteur,haut,stature,hauteur cm
thickness: epaisseur,ep
diameter: diametre,diam
coating: revetement
volume: vol m 3
unit: unite,unite mesure,um,unite vente,unite gestion,udm
image: visuel,image principale,vignette,url image,lien image,illustration
price: p u ht,tarif,prix,prix unitaire,prix vente,prix public,pu ht,prix ht,prix unitaire ht,pu,prix vendu,prix vente ht,pv ht,prix ttc,prix unit,pu ttc,prix vente ttc,pvht,puht,p u,prix unitaire ttc,prix u,pv ttc,prix net,prix article
list-price: prix catalogue,prix affiche,tarif catalogue,prix tarif
cost: prix achat,cout,cout unitaire,prix achat ht,valeur acquisition,prix revient,pa ht,pamp,cump,prix achat unitaire,cout revient,pmp,dernier prix achat,cout achat,coutant,prix cout,prix coutant
sale-price: prix promo,prix solde,prix reduit,prix promotionnel,prix remise,prix special
compare-price: prix barre,prix conseille,pvc,prix public conseille,ppc
price-level: grille tarifaire,liste prix,categorie tarifaire,tarif client,niveau tarif
quantity: quantite livree,qte livree,nb articles,quantite,qte,quantite commandee,qte commandee,qtite,nb unites,nombre unites,qt,nb pieces,qte cmd,quantite vendue,qte vendue,qte facturee,unites vendues
received quantity: quantite recue,qte recue,qte receptionnee
invoiced quantity: quantite facturee
counted quantity: quantite comptee,qte comptee,quantite inventoriee
system quantity: quantite theorique,stock theorique,qte theorique
good quantity: quantite conforme,quantite produite,qte produite
batch size: taille lot,quantite lot
reorder quantity: quantite reappro,quantite reapprovisionnement
variance: ecart
stock: stock actuel,qte stock,quantite stock,stk,stock physique,stock reel,qte dispo,stock dispo,qte disponible
reserved stock: stock reserve,qte reservee
min-stock: seuil alerte,stock alerte,stock securite,seuil mini,seuil stock
max-stock: stock maxi,stock maximum
reorder point: point commande,seuil reappro,seuil reapprovisionnement,seuil commande
moq: quantite minimum commande,minimum commande,qte min commande,quantite minimale commande,mini commande
lead-time: delai,delai livraison,delai approvisionnement,delai appro,delai fournisseur
availability: disponibilite,dispo stock
abc-class: classe abc,categorie abc
warehouse: entrepot,entrepot nom,magasin,depot,dep stock,nom depot,lieu stockage,nom magasin,code depot
source warehouse: depot origine,depot source,magasin source,entrepot origine
destination warehouse: depot destination
shelf: emplacement stockage,allee,rayonnage,casier,etagere,travee,emplacement stock
batch id: lot,code lot
lot id: identifiant lot
expiry date: peremption,valable jusqu,date limite consommation,dlc,ddm,dluo,date fin validite,valide jusqu,dlu,validite
manufacture date: date fabrication,fabrique le
shelf-life: duree conservation
country-of-origin: fabrique en,pays origine,pays fabrication,pays provenance
hs-code: code douanier,nomenclature douaniere,nomenclature,code sh,code nc
customs-declaration id: declaration douane,dau,mrn douane
declared-value: valeur declaree,valeur douane
duty: droits douane
order: ordre,commande,cde,cmd
order id: bon commande,reference commande,numero reservation,code reservation,dossier reservation,reference reservation
order date: date vente,vendu le
order total: montant commande
average order value: panier moyen
line item: ligne,ligne commande,num ligne,no ligne
line item id: numero ligne commande,identifiant ligne
quote: devis,offre prix,proposition commerciale,cotation
quote id: ref devis
bid amount: montant offre,montant devis,montant soumission
requisition id: demande achat
goods-receipt id: bon reception,numero reception
credit-note: avoir,note credit,facture avoir
coupon: code promotionnel,bon reduction,code reduction,bon achat,code remise,code avantage
gift-card: carte cadeau,cheque cadeau
gift message: message cadeau
customer note: instructions livraison
return id: numero retour,n retour
return reason: motif retour,raison retour
review-count: nombre avis,nb avis
fulfillment status: statut livraison,etat livraison,statut expedition,statut preparation
shipping method: mode livraison,mode expedition,mode envoi
shipping cost: frais port,frais livraison,frais envoi,frais expedition,port ht,cout transport,frais transport,port facture
carrier: transporteur,transp
tracking id: numero suivi,n suivi,numero colis,recepisse
delivery date: date livraison,date liv,livraison date,date reception colis
estimated delivery date: livraison prevue,livraison estimee
delivery window: creneau livraison,plage livraison
ship date: date enlevement,date expedition,date envoi,expedie le,envoye le,date exp
receipt date: date reception,reception
departure: depart,depart heure
arrival date: arrivee date
estimated arrival date: arrivee prevue
actual arrival date: arrivee reelle
estimated departure date: depart prevu
loading: chargement
discharge: dechargement
loading port: port embarquement,port depart
discharge port: port debarquement,port arrivee
package: emballage,conditionnement,colis,cond,emb
package count: palettes
pack-size: pcb,quantite conditionnement,qte colis,colisage,par combien
pallet id: numero palette,palette numero,sscc palette
shipment: envoi,expedition
shipment id: bon livraison,numero bl,numero expedition,n bl,lettre voiture,cmr
container: conteneur
seal id: scelle,plomb
bill-of-lading: connaissement
vessel: navire,nom navire,bateau
consignee: destinataire
shipper: expediteur,chargeur
truck: camion,camion nom,tracteur routier
trip id: tournee
stop-order: ordre passage,ordre arret
transport mode: moyen transport,mode deplacement
transit time: delai acheminement,temps transit
distance: km parcourus,nb km
amount: montant,somme,montant transaction,mt,mnt,mont,montant operation,montant eur,montant euro
total: montant total,total ttc,prix total,total general,net payer ttc,total payer,total ligne,montant facture,total facture
subtotal: sous total,s total,total partiel,sous total ht
net amount: montant ht,hors taxe,hors taxes,montant total ht,ht,total hors taxe,total net ht,mt ht,mnt ht,net ht,base ht,total h t,base imposable
gross amount: ttc,toutes taxes comprises,montant total ttc,t t c
tax amount: taxe,impots,tva,total tva
tax rate: taux tva,tva percent,taux taxe,tx tva,taux imposition
tax code: code tva,code taxe,regime tva,type tva
tax exempt: exonere,exonere tva,exoneration
taxable: imposable,soumis tva,assujetti tva
withholding-tax: retenue source
discount: remise,rabais,montant remise,ristourne,rem
discount percent: taux remise
cash discount: escompte
currency: monnaie,dev,code devise
foreign currency: devise origine
foreign amount: montant devise
exchange rate: taux change,cours change,taux conversion
base currency: devise compte,devise reference
balance: solde,solde compte,sold
balance after: solde apres operation,solde progressif,nouveau solde
opening balance: solde initial,solde ouverture,ancien solde,report a nouveau,solde depart
closing balance: solde final,solde cloture
debit: retrait,montant debit
credit: montant credit
debit credit flag: sens,debit credit,d c,sens ecriture
transaction: mouvement,operation bancaire,mvt,operation
transaction date: date op,date operation
transaction type: type operation,nature operation,code operation
transaction id: numero operation,reference operation
posting date: date comptable,ecriture date,date ecriture,date comptabilisation,date imputation
booking date: date reservation
payee: beneficiaire,tiers,nom tiers
memo: libelle operation,motif paiement,motif virement,libelle ecriture
account: compte,cpte
account id: rib
own iban: mon compte
counterparty iban: iban beneficiaire,compte contrepartie,iban tiers
account holder: titulaire compte
bank account: compte bancaire
bank: banque,etablissement bancaire,domiciliation,nom banque
bic: code bic
routing id: code banque,code guichet,guichet
check id: cheque
card number: numero carte,n carte,carte numero
card holder: porteur,titulaire carte
card type: type carte
mandate id: mandat,rum,reference mandat
creditor id: ics
reconciled: rapproche,lettrage,ecriture let
cleared date: date lettrage,date pointage,date let,date rapprochement
gl-account: compte comptable,compte general,code compte,compte num,compte imputation,cpte comptable
contra account: contrepartie,compte contrepartie
cost-center: centre cout,section analytique,analytique,code analytique,centre analytique,imputation analytique,compte analytique
journal: journal lib,code journal,journal comptable
journal id: ecriture num,numero ecriture,n ecriture
posting text: ecriture lib,lib ecriture
accounting period: periode comptable,mois comptable
fiscal-year: exercice,exercice comptable,annee fiscale,annee comptable,exercice budgetaire,annee budgetaire
budget: enveloppe budgetaire,budget alloue
committed cost: montant engage
estimated cost: cout previsionnel,montant estime
labor cost: main oeuvre
labor hours: heures main oeuvre,heures mo
material cost: cout materiel
cost type: type charge,nature charge
cost-code: nature depense,poste budgetaire,code budgetaire,lot travaux
expense: depense
business-purpose: motif deplacement,objet mission,objet deplacement,objet depense
reimbursed amount: rembourse
receipt-image: justificatif,piece justificative
income: recette,produits financiers
operating-expense: charges exploitation
net-profit: resultat net,benefice net
profit: benefice
margin: marge,marge commerciale,marge percent,taux marge,mge
gross-profit: marge brute
receivable: creance,encours client
payable: dette,dettes fournisseur
commission: taux commission,commissionnement
fee: frais,honoraires,frais dossier,frais gestion,redevance,frais bancaires
rate: taux,tx
interest: interets
interest-rate: taux interet,taux nominal,teg,taeg
principal: capital emprunte,capital initial,amortissement capital,montant emprunte
loan: pret,emprunt
lender: preteur
installment: echeance mensualite,mensualite,montant echeance,montant mensualite
term-months: duree pret,duree mois
credit-limit: plafond credit,encours autorise,encours maximum,limite encours,decouvert autorise
collateral: surete,nantissement
maturity date: echeance finale,terme pret
arrears: impaye,arrieres,montant impaye
overdue: retard,jours retard,nb jours retard,echu
late-fee: penalite retard,majoration
prepayment: avance,acompte verse,arrhes
deposit: caution,acompte,depot garantie,cautionnement
cash: especes
tip: pourboire
refund: remboursement,rembt
value: valeur,val
market-value: valeur venale,valeur marchande,valeur marche
unrealized-gain: plus value latente,pmvl
share-capital: capital
security: titre financier,valeur mobiliere,instrument financier
share-count: nombre actions,nb titres,nombre parts,nb parts,nombre titres
shareholder: actionnaire,associe
beneficial-owner: beneficiaire effectif
asset: actif,immobilisation,immo
invoice: facture,fac,fct
invoice id: recu fiscal,numero recu,reference facture,fact num,numero avoir
invoice date: date facturation,date emission facture,date fact,date emission,emis le
due date: echeance,date limite,a payer avant,date butoir,ech,a regler avant
payment status: paye,regle,acquitte,payee
payment date: paye le,regle le,encaisse le
payment method: mode paiement,moyen paiement,mode reglement,type paiement,type reglement,moyen reglement,mode regl,mop,mode versement
payment terms: conditions paiement,conditions reglement,delai paiement,delai reglement,modalites paiement,modalites reglement,cond regl
payment: paiement,reglement,versement,encaissement,regl,virement
paid amount: montant paye,montant regle,deja paye,montant verse,montant encaisse,deja regle,total paye,total regle
outstanding amount: montant du,solde du,reste payer,reste du,solde restant,restant du,encours,capital restant du,solde a payer,reste regler,montant restant
document: doc
document id: piece ref,n piece,reference piece,piece,ref piece
subscription: abonnement,souscription
subscription start date: debut abonnement,date souscription,date abonnement
plan: formule,forfait,offre abonnement,plan tarifaire
plan id: code forfait,code formule
billing interval: frequence facturation,periodicite facturation,cycle facturation
next billing date: prochaine facturation,prochain paiement,prochaine echeance,date renouvellement,prochain prelevement
trial: essai,periode essai
trial end date: fin essai,fin periode essai
cancellation reason: motif annulation,motif resiliation,motif depart,raison depart,motif sortie,motif rupture
churn: attrition,resiliation
setup-fee: frais mise service,frais activation
setup-time: temps reglage,temps preparation
loyalty id: carte fidelite,numero fidelite
policy: police assurance,contrat assurance
insurance: assurance,assureur,mutuelle,compagnie assurance,organisme assureur,complementaire sante
insured: assure,souscripteur
premium: prime,prime annuelle,prime ttc,prime ht,prime nette
sum insured: somme assuree,montant garanti,valeur assurance,capitaux assures,valeur assuree
coverage: garantie assurance,couverture,garanties
deductible: montant franchise
claim: sinistre
claim id: ref sinistre
claim amount: montant reclame,montant dommages
loss date: date sinistre,date survenance,survenu le
cause of loss: cause sinistre,nature sinistre,type sinistre,circonstances
paid claim: sinistre paye,indemnite payee,montant indemnise,indemnite versee
reserve: reserve sinistre,provision,provision sinistre
recovery amount: recours
adjuster: gestionnaire sinistre,expert assurance
claimant: plaignant,requerant,victime
inception date: date effet,prise effet
broker: courtier,apporteur,courtier assurance,apporteur affaires
line of business: branche assurance
beneficiary: beneficiaire,ayant droit
`;
