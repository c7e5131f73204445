/** French, Italian, Portuguese, Romanian and Spanish words for people, places, goods and money; in the shape of `english/people.ts`. */
export const SOUTHERN_PEOPLE = `
name: nombre completo,nom complet,nome completo,nominativo,nombre apellidos,apellidos nombre,prenom nom,nom prenom,nome cognome,denominazione,denominacion,denominacao
first name: prenom,nombre pila,nombre,primeiro nome,nome proprio,nome,adi
last name: nom,nom famille,apellido,primer apellido,cognome,sobrenome,apelido,ultimo nome
name: nom
middle name: mi,deuxieme prenom,segundo nombre,secondo nome,nome meio
maiden name: nom jeune fille,nom naissance,apellido soltera
nickname: surnom,apodo,soprannome,apelido carinhoso
name-prefix: civilite,tratamiento,trattamento,tratamento
initials: iniciales
email: courriel,adresse electronique,mel,correo,correo electronico,posta elettronica,correio eletronico,e posta,emailova adresa
phone: telefono,telefone,fone,telefono fijo,telefono contacto,telefone fixo,contato telefonico,telephone fixe,recapito telefonico,recapito
mobile phone: mobil,movil,celular,telemovel,cep
fax: telecopie,telecopieur,numero fax
birth date: naissance,ne le,nacimiento,f nacimiento,nascita,nascimento,cumpleanos
birth place: lieu naissance,lugar nacimiento,luogo nascita,local nascimento
birth year: annee naissance,ano nacimiento,anno nascita
age: eta,edad,idade,usia,tuoi,anos edad
gender: genre,sexe,sexo,sesso,genere
nationality: nazionalita,nacionalidad,cittadinanza
marital-status: etat civil,situation familiale,estado civil,stato civile
language: langue,idioma,lingua
national-id: nif,nie,cedula,cpf,bsn,nino,codice fiscale,documento identidad,num documento,identificacion,cedula ciudadania,doc identidad,numero identificacion,identidad,rg,cf
passport id: pasaporte,passeport,passaporto
employee id: matricule,legajo,matricola,matricula,numero employe
job title: cargo,metier,intitule poste,poste,puesto,qualifica,mansione,ruolo aziendale,profissao,titulo laboral,ocupacion,occupazione,ocupacao,profesion,funcao,emploi,fonction
position: posicao
department: departement,departamento,dep,dipartimento,reparto
team: equipe,equipo,squadra
division: sparte
group: groupe,grupo,gruppo,grupa
manager: responsable,gerente,jefe,superviseur
hire date: embauche,fecha ingreso,data assunzione,data contratacao,alta,contratacion,admissao
termination date: data cessazione,data fine rapporto,fecha salida,fecha retiro,demissao,desligamento
employment type: type contrat,tipo contrato,tipo empleo,tipo contratto
salary: revenu,ingresos anuales,reddito,salaire,salario,sueldo,stipendio,retribuzione
hourly rate: taux horaire,tarifa hora,tariffa oraria,valor hora
pay frequency: frequence paie
bonus: prime,bono,premie
vacation-days: conges
skill: competences,competencias,habilidades,competenze
education: educacion,formation,diplome,titolo studio,escolaridade,nivel educativo,formacion academica,istruzione
school: ecole,escuela,universidad,scuola,escola,colegio,institucion educativa
grade: note scolaire,calificacion,voto,nota,ocena,calificacion final,nota final,voto finale,conceito
year-group: annee scolaire
student id: n etudiant,ra aluno
guardian: tuteur,veli,responsavel,nome responsavel,pai,mae,nome mae,nome pai,carer
blood-type: groupe sanguin,grupo sanguineo,gruppo sanguigno,tipo sanguineo
username: nom utilisateur,identifiant,usuario,nombre usuario,nome utente,utente,nome usuario
password: mot passe,mdp,contrasena,clave,senha
role: rol,ruolo,rola,role utilisateur
consent: consentement,consentimiento,consenso,consentimento,acepto
note: remarque,commentaire,nota,comentario,observacion,commento,commenti,osservazioni,observacao,observacoes,catatan,notat
bio: biografie,biographie,a propos
company: negocio
address: adresse,adresse postale,direccion,direccion postal,domicilio,indirizzo,endereco,morada,osoite,dia chi,pata,patta
street: rue,strasse nr,strasse,strase,voie,calle,rua,logradouro,gata,gade,cadde
house-number: nr casa,numero calle,numero rue,numero civico,civico,bina no
unit-number: appartement,departamento numero,piso,interno,complemento
address 1: ligne adresse 1,linea direccion 1
address 2: adresse 2,complement adresse,direccion 2,indirizzo 2,endereco 2
city: ville,localite,ciudad,poblacion,localidad,municipio,citta,comune,cidade,il,mesto,kota
district: distrito,quartier,barrio,colonia,bairro
county: condado,contea
state: provincia,etat,estado,stato
region: regio,regione,regiao
postal-code: c p,codigo postal,codice postale,cep,postinumero
country: pais,paese,nazione,negara,desh
latitude: latitud,latitudine,coordonnee y,coordenada y,latitudine gps
longitude: longitudine,longitud,coordonnee x,coordenada x,longitud gps
location: lieu,site geographique,ubicacion,lugar,sede,posizione,luogo,localizacao,local,plats,misto
building: batiment,edificio,predio,bina
room: stanza,salle,chambre,sala,habitacion
floor: etage,planta,piano,andar,nivel planta
company: co name,firma,entreprise,societe,nom entreprise,raison sociale,nom societe,empresa,nombre empresa,compania,razon social,organizacion,azienda,ditta,societa,ragione sociale,nome azienda,nome empresa,razao social,nom commercial,nombre comercial,razon comercial,nome fantasia,institucion,entidad
company id: siren,rut,ico
vat id: tva number,tva intracommunautaire,ruc,numero identificacion fiscal,numero contribuinte,cuit,numero fiscal
industry: branche,secteur,secteur activite,sector actividad,settore,ramo,branza
employee count: effectif,nombre employes,numero empleados,numero dipendenti
revenue: chiffre affaires,ingresos,facturacion,fatturato,receita,faturamento,ricavo,revenus,ventas netas,vendas liquidas
website: sitio web,pagina web,sito
domain: dominio
url: lien,enlace,collegamento
timezone: fuseau horaire,zona horaria,fuso orario,fuso horario,huso horario,casove pasmo
product: produit,producto,articulo,prodotto,articolo,produto,artigo,vara,vare,saman
product name: designation produit,libelle produit,nombre producto,nome prodotto,descrizione articolo,mal adi,nombre articulo,descripcion articulo,descricao produto
sku: code produit,ref produit,codigo producto,codigo articulo,codice prodotto,codice articolo,codigo produto,parca no,n articulo,referencia producto,cod producto,cod produto
barcode: codice ean 13,codice ean,code barres,codigo barras,codice barre,codigo ean
brand: marque,marca,marchio,marca comercial
manufacturer: fabricant,fabricante,produttore,valmistaja,fabricante nombre,casa produttrice
vendor: fournisseur,proveedor,fornitore,fornecedor,nombre proveedor,nom fournisseur
category: categorias,categorie,rubrique,rubro,categoria merceologica,famiglia prodotto,clasificacion
subcategory: sous categorie,subcategoria,sottocategoria
collection: coleccion,collezione
tag: mot cle,etiqueta,palabras clave,parole chiave,palavras chave,libelles etiquettes
description: descriptif,descripcion,libelle,detalle,descrizione,descricao,contenu,contenido,contenuto,conteudo,glosa,intitule
short-description: description courte,resumen,descripcion corta,descrizione breve,resumo
title: titre,titulo,titolo,sujet,objet,asunto,oggetto,assunto
price: preco unit,prix,prix unitaire,prix vente,precio,precio unitario,precio venta,pvp,prezzo,prezzo unitario,prezzo vendita,preco,preco unitario,preco venda,don gia,vk brutto,prix public,cena brutto,cena s dph,valor unitario,pu ht,stk preis,quotazione
cost: ek preis,prix achat,cout,cout unitaire,coste,costo,precio compra,precio coste,prezzo acquisto,custo,preco custo,spese,prix achat ht,costo unitario,coste unitario,costo promedio,precio costo,costo medio,custo unitario,custo medio
sale-price: prix promo,prix solde,precio oferta,precio rebajado,prezzo scontato,preco promocional,prix reduit,prix promotionnel,prix remise,precio especial,prezzo promozionale,prezzo speciale,preco promo,reapris
compare-price: prix barre,prix conseille,precio recomendado,precio anterior,prezzo consigliato,prezzo pieno
quantity: nb articles,quantite,quantita,qte,nombre unites,cantidad,qta,quantidade,quantite commandee,cantidad pedida,quantita ordinata,quantidade pedida,pezzi
stock: qte stock,stock disponible,quantite stock,existencias,inventario,giacenza,scorta,estoque,estoque atual,quantidade em estoque
min-stock: stock minimo,scorta minima,seuil alerte,existencias minimas,cantidad minima,giacenza minima,estoque minimo,quantidade minima
weight: poids,peso
length: lange,longueur,largo,longitud fisica,lunghezza,comprimento
width: largeur,ancho,larghezza,largura,chaudai
height: alto,hauteur,altura,altezza,boy,stature
size: grosse,taille,talla,tamano,taglia,dimensione,tamanho,ebat
color: couleur,cor
material: materiau,composicion,composizione,composicao,obermaterial,tessuto,tecido,tissu
unit: unite,unite mesure,unidad,unidad medida,unita,unita misura,unidade
image: imagen,imagem,immagine,visuel,imagen principal,foto producto,url immagine,imagem principal,foto s
variant: variacion
order id: n commande,n ordine
order date: date vente,data vendita
invoice id: re nr,n facture,n fattura,nota fiscal,fatura no
invoice date: date facturation
due date: echeance,date limite,fecha limite,vencimiento,scadenza,vencimento,prazo,vence
payment method: mode paiement,moyen paiement,mode reglement,forma pago,forma pagamento,tipo pagamento,meio pagamento
payment terms: conditions paiement,condiciones pago,termini pagamento
amount: montant,somme,importe,monto,cuantia,importo,valor,valore,dinero,monto original,quantia,montant transaction,controvalore
total: montant total,total ttc,prix total,importe total,precio total,importo totale
net amount: netto,montant ht,neto,valor liquido,hors taxe,hors taxes,imponibile,base imponible,base imponibile,base tributavel
gross amount: ttc,brutto,bruto,toutes taxes comprises,totale lordo,totale ivato
tax amount: taxe,impuesto,imposto,impots
tax rate: taux tva,tipo iva,porcentaje iva,aliquota iva,aliquota,tipo impositivo,tva percent
discount: remise,rabais,descuento,sconto,desconto,bonificacion
shipping cost: frais port,frais livraison,frete,frais envoi
shipping method: mode livraison
carrier: transporteur,transportista,corriere,transportadora
tracking id: numero seguimiento,codigo rastreio,suivi,n seguimiento,seguimiento numero,guia,rastreamento,rastreio
delivery date: date livraison,fecha entrega,data consegna,data entrega,doruceno
ship date: date enlevement,data ritiro
purchase date: date achat,fecha compra,data acquisto,data compra
expiry date: peremption,valable jusqu,caducidad,fecha expiracion,fecha vencimiento,valido hasta,data scadenza,valido fino,validade,bb date,date limite consommation,vto
batch id: lotto,lote,parti no
currency: monnaie,moneda,divisa,valuta,moeda,mena,tien te
exchange rate: taux change,tipo cambio
balance: saldo,solde,bal,saldo actual,saldo disponible,cl bal
debit: debet,retrait,cargo bancario,debe,addebito,dare,ma dati,uscite
credit: abono,haber,ingreso,accredito,avere,credito,dal,entrate,ingresos cuenta
posting date: date comptable,fecha contable,data contabile,data contabilizzazione
value date: fecha valor,data valuta
payee: beneficiaire,tiers,beneficiario,destinatario,comercio,ordinante
memo: libelle operation,concepto,causale,historico,motivo pagamento,descrizione operazione,concepto bancario
account id: cuenta,conto,conta,cuenta bancaria,conta bancaria,conto corrente
routing id: code banque,codice abi
check id: cheque,assegno
bank: banque,banca,entidad bancaria
cost-center: centre cout,centro coste,centro costo,section analytique,centro custo
gl-account: compte comptable,cuenta contable,compte general,code compte,cuenta mayor,conto contabile,codice conto,conta contabil
customer: nom client,cliente,nombre cliente,comprador,nome cliente,acheteur,cari
customer id: codigo cliente,codice cliente
merchant: boutique
`;
