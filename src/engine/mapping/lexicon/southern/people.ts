/** French, Italian, Portuguese, Romanian and Spanish words for people, places, goods and money; in the shape of `english/people.ts`. */
export const SOUTHERN_PEOPLE = `
name: nombre completo,nom complet,nome completo,nominativo,nombre apellidos,apellidos nombre,prenom nom,nom prenom,nome cognome,denominazione,denominacion,denominacao
first name: prenom,nombre pila,nombre,primeiro nome,nome proprio,nome,adi
last name: nom,nom famille,apellido,primer apellido,cognome,sobrenome,apelido,ultimo nome,apellido paterno,nom usage
name: nom
middle name: mi,deuxieme prenom,segundo nombre,secondo nome,nome meio
maiden name: nom jeune fille,nom naissance,apellido soltera
nickname: surnom,apodo,soprannome,apelido carinhoso,nome social
name-prefix: civilite,tratamiento,trattamento,tratamento,civ
initials: iniciales
email: courriel,adresse electronique,mel,correo,correo electronico,posta elettronica,correio eletronico,e posta,emailova adresa
phone: telefono,telefone,fone,telefono fijo,telefono contacto,telefone fixo,contato telefonico,telephone fixe,recapito telefonico,recapito,telf,tlf,tfno,fono,telefono fisso
mobile phone: mobil,movil,celular,telemovel,cep,cel
fax: telecopie,telecopieur,numero fax
birth date: naissance,ne le,nacimiento,f nacimiento,nascita,nascimento,cumpleanos,fecha nac,fec nac,date naiss,data nasc,dt nasc
birth place: lieu naissance,lugar nacimiento,luogo nascita,local nascimento,commune naissance,comune nascita,naturalidade
birth year: annee naissance,ano nacimiento,anno nascita
age: eta,edad,idade,usia,tuoi,anos edad
gender: genre,sexe,sexo,sesso,genere
nationality: nazionalita,nacionalidad,cittadinanza
marital-status: etat civil,situation familiale,estado civil,stato civile
language: langue,idioma,lingua
national-id: nif,nie,cedula,cpf,bsn,nino,codice fiscale,documento identidad,num documento,identificacion,cedula ciudadania,doc identidad,numero identificacion,identidad,rg,cf,dni,cuil,nss,numero seguridad social,numero securite sociale,nir,cod fiscale,carta identita
passport id: pasaporte,passeport,passaporto
employee id: matricule,legajo,matricola,matricula,numero employe
job title: cargo,metier,intitule poste,poste,puesto,qualifica,mansione,ruolo aziendale,profissao,titulo laboral,ocupacion,occupazione,ocupacao,profesion,funcao,emploi,fonction
position: posicao
department: departement,departamento,dep,dipartimento,reparto,dpto
team: equipe,equipo,squadra
division: sparte
group: groupe,grupo,gruppo,grupa
manager: responsable,gerente,jefe,superviseur,jefe inmediato,responsable hierarchique,responsabile,gestor,gestor imediato
hire date: embauche,fecha ingreso,data assunzione,data contratacao,alta,contratacion,admissao,fecha incorporacion,date entree
termination date: data cessazione,data fine rapporto,fecha salida,fecha retiro,demissao,desligamento,data dimissioni,data rescisao
employment type: type contrat,tipo contrato,tipo empleo,tipo contratto,tipo jornada,jornada,tipologia contratto,tipo vinculo
salary: revenu,ingresos anuales,reddito,salaire,salario,sueldo,stipendio,retribuzione,salario base,sueldo base,salario mensual,sueldo mensual,salario anual,salaire base,salaire mensuel,salaire annuel,ral,retribuzione annua,stipendio mensile,salario mensal,remuneracao
hourly rate: taux horaire,tarifa hora,tariffa oraria,valor hora
pay frequency: frequence paie
bonus: prime,bono,premie
vacation-days: conges,vacaciones,dias vacaciones,conges payes,ferie,ferias
skill: competences,competencias,habilidades,competenze
education: educacion,formation,diplome,titolo studio,escolaridade,nivel educativo,formacion academica,istruzione,nivel estudios,grado academico,niveau etudes,grau instrucao
school: ecole,escuela,universidad,scuola,escola,colegio,institucion educativa,centro educativo,etablissement scolaire,istituto scolastico,instituicao ensino,nome escola
grade: note scolaire,calificacion,voto,nota,ocena,calificacion final,nota final,voto finale,conceito,note finale
year-group: annee scolaire
student id: n etudiant,ra aluno,ra
guardian: tuteur,veli,responsavel,nome responsavel,pai,mae,nome mae,nome pai,carer,responsable legal,encarregado educacao
blood-type: groupe sanguin,grupo sanguineo,gruppo sanguigno,tipo sanguineo,tipo sangre
username: nom utilisateur,identifiant,usuario,nombre usuario,nome utente,utente,nome usuario
password: mot passe,mdp,contrasena,clave,senha
role: rol,ruolo,rola,role utilisateur
consent: consentement,consentimiento,consenso,consentimento,acepto
note: remarque,commentaire,nota,comentario,observacion,commento,commenti,osservazioni,observacao,observacoes,catatan,notat
bio: biografie,biographie,a propos
company: negocio,rag soc
address: adresse,adresse postale,direccion,direccion postal,domicilio,indirizzo,endereco,morada,osoite,dia chi,pata,patta,indirizzo residenza,endereco completo
street: rue,strasse nr,strasse,strase,voie,calle,rua,logradouro,gata,gade,cadde
house-number: nr casa,numero calle,numero rue,numero civico,civico,bina no,numero exterior
unit-number: appartement,departamento numero,piso,interno,complemento,numero interior
address 1: ligne adresse 1,linea direccion 1
address 2: adresse 2,complement adresse,direccion 2,indirizzo 2,endereco 2
city: ville,localite,ciudad,poblacion,localidad,municipio,citta,comune,cidade,il,mesto,kota,libelle commune,comune residenza
district: distrito,quartier,barrio,colonia,bairro
county: condado,contea
state: provincia,etat,estado,stato,uf
region: regio,regione,regiao
postal-code: c p,codigo postal,codice postale,cep,postinumero
country: pais,paese,nazione,negara,desh
latitude: latitud,latitudine,coordonnee y,coordenada y,latitudine gps
longitude: longitudine,longitud,coordonnee x,coordenada x,longitud gps
location: lieu,site geographique,ubicacion,lugar,sede,posizione,luogo,localizacao,local,plats,misto,ubicazione
building: batiment,edificio,predio,bina
room: stanza,salle,chambre,sala,habitacion
floor: etage,planta,piano,andar,nivel planta
company: co name,firma,entreprise,societe,nom entreprise,raison sociale,nom societe,empresa,nombre empresa,compania,razon social,organizacion,azienda,ditta,societa,ragione sociale,nome azienda,nome empresa,razao social,nom commercial,nombre comercial,razon comercial,nome fantasia,institucion,entidad
company id: siren,rut,ico,siret,cnpj
vat id: tva number,tva intracommunautaire,ruc,numero identificacion fiscal,numero contribuinte,cuit,numero fiscal,cif,rfc,nit,partita iva,p iva,id tva,numero iva,cif nif,nif cif,numero tva,tva intracom,piva,cpf cnpj,contribuinte
industry: branche,secteur,secteur activite,sector actividad,settore,ramo,branza,ramo atividade,segmento
employee count: effectif,nombre employes,numero empleados,numero dipendenti,tranche effectif,nombre salaries,numero funcionarios
revenue: chiffre affaires,ingresos,facturacion,fatturato,receita,faturamento,ricavo,revenus,ventas netas,vendas liquidas,ca ht,incasso
website: sitio web,pagina web,sito,pagina internet
domain: dominio
url: lien,enlace,collegamento
timezone: fuseau horaire,zona horaria,fuso orario,fuso horario,huso horario,casove pasmo
product: produit,producto,articulo,prodotto,articolo,produto,artigo,vara,vare,saman
product name: designation produit,libelle produit,nombre producto,nome prodotto,descrizione articolo,mal adi,nombre articulo,descripcion articulo,descricao produto
sku: code produit,ref produit,codigo producto,codigo articulo,codice prodotto,codice articolo,codigo produto,parca no,n articulo,referencia producto,cod producto,cod produto,ugs,cod art,codice art,codigo item
barcode: codice ean 13,codice ean,code barres,codigo barras,codice barre,codigo ean,gencod
brand: marque,marca,marchio,marca comercial
manufacturer: fabricant,fabricante,produttore,valmistaja,fabricante nombre,casa produttrice
vendor: fournisseur,proveedor,fornitore,fornecedor,nombre proveedor,nom fournisseur
category: categorias,categorie,rubrique,rubro,categoria merceologica,famiglia prodotto,clasificacion,gamme
subcategory: sous categorie,subcategoria,sottocategoria,subfamilia,sous famille,subgrupo
collection: coleccion,collezione
tag: mot cle,etiqueta,palabras clave,parole chiave,palavras chave,libelles etiquettes
description: descriptif,descripcion,libelle,detalle,descrizione,descricao,contenu,contenido,contenuto,conteudo,glosa,intitule
short-description: description courte,resumen,descripcion corta,descrizione breve,resumo
title: titre,titulo,titolo,sujet,objet,asunto,oggetto,assunto
price: preco unit,prix,prix unitaire,prix vente,precio,precio unitario,precio venta,pvp,prezzo,prezzo unitario,prezzo vendita,preco,preco unitario,preco venda,don gia,vk brutto,prix public,cena brutto,cena s dph,valor unitario,pu ht,stk preis,quotazione
cost: ek preis,prix achat,cout,cout unitaire,coste,costo,precio compra,precio coste,prezzo acquisto,custo,preco custo,spese,prix achat ht,costo unitario,coste unitario,costo promedio,precio costo,costo medio,custo unitario,custo medio
sale-price: prix promo,prix solde,precio oferta,precio rebajado,prezzo scontato,preco promocional,prix reduit,prix promotionnel,prix remise,precio especial,prezzo promozionale,prezzo speciale,preco promo,reapris,prezzo offerta
compare-price: prix barre,prix conseille,precio recomendado,precio anterior,prezzo consigliato,prezzo pieno
quantity: nb articles,quantite,quantita,qte,nombre unites,cantidad,qta,quantidade,quantite commandee,cantidad pedida,quantita ordinata,quantidade pedida,pezzi,cant,qtd,uds,unidades vendidas,qtde
stock: qte stock,stock disponible,quantite stock,existencias,inventario,giacenza,scorta,estoque,estoque atual,quantidade em estoque,stock actuel,esistenza
min-stock: stock minimo,scorta minima,seuil alerte,existencias minimas,cantidad minima,giacenza minima,estoque minimo,quantidade minima,stock alerte,sottoscorta
weight: poids,peso
length: lange,longueur,largo,longitud fisica,lunghezza,comprimento
width: largeur,ancho,larghezza,largura,chaudai,anchura
height: alto,hauteur,altura,altezza,boy,stature
size: grosse,taille,talla,tamano,taglia,dimensione,tamanho,ebat,pointure
color: couleur,cor,coloris
material: materiau,composicion,composizione,composicao,obermaterial,tessuto,tecido,tissu
unit: unite,unite mesure,unidad,unidad medida,unita,unita misura,unidade
image: imagen,imagem,immagine,visuel,imagen principal,foto producto,url immagine,imagem principal,foto s,url imagen
variant: variacion,declinaison
order id: n commande,n ordine
order date: date vente,data vendita
invoice id: re nr,n facture,n fattura,nota fiscal,fatura no
invoice date: date facturation,fecha facturacion,fecha comprobante,data emissao,emissao,data faturamento
due date: echeance,date limite,fecha limite,vencimiento,scadenza,vencimento,prazo,vence
payment method: mode paiement,moyen paiement,mode reglement,forma pago,forma pagamento,tipo pagamento,meio pagamento,type paiement,type reglement,modalita pagamento
payment terms: conditions paiement,condiciones pago,termini pagamento,plazo pago,terminos pago,dias credito,conditions reglement,delai paiement,condizioni pagamento,condicao pagamento
amount: montant,somme,importe,monto,cuantia,importo,valor,valore,dinero,monto original,quantia,montant transaction,controvalore
total: montant total,total ttc,prix total,importe total,precio total,importo totale,totale,monto total,total general,net payer,totale documento,totale fattura,totale pagare,netto pagare,vlr total,valor pagar,valor nota
net amount: netto,montant ht,neto,valor liquido,hors taxe,hors taxes,imponibile,base imponible,base imponibile,base tributavel,neto gravado,total sin iva,montant total ht,valor sem iva,total liquido
gross amount: ttc,brutto,bruto,toutes taxes comprises,totale lordo,totale ivato,con iva,total con iva,importo ivato
tax amount: taxe,impuesto,imposto,impots,iva,tva,cuota iva,importe iva,total impuestos,montant tva,totale iva,icms
tax rate: taux tva,tipo iva,porcentaje iva,aliquota iva,aliquota,tipo impositivo,tva percent,iva percent
discount: remise,rabais,descuento,sconto,desconto,bonificacion,dto,dcto,importo sconto,valor desconto
shipping cost: frais port,frais livraison,frete,frais envoi,flete,portes,spese trasporto,valor frete
shipping method: mode livraison,forma envio,tipo spedizione,tipo frete
carrier: transporteur,transportista,corriere,transportadora,paqueteria,naviera,vettore
tracking id: numero seguimiento,codigo rastreio,suivi,n seguimiento,seguimiento numero,guia,rastreamento,rastreio,lettera vettura
delivery date: date livraison,fecha entrega,data consegna,data entrega,doruceno
ship date: date enlevement,data ritiro,fecha envio,fecha despacho,fecha embarque,date expedition,date envoi,data spedizione,data envio,data postagem,data embarque
purchase date: date achat,fecha compra,data acquisto,data compra
expiry date: peremption,valable jusqu,caducidad,fecha expiracion,fecha vencimiento,valido hasta,data scadenza,valido fino,validade,bb date,date limite consommation,vto,dlc
batch id: lotto,lote,parti no
currency: monnaie,moneda,divisa,valuta,moeda,mena,tien te
exchange rate: taux change,tipo cambio
balance: saldo,solde,bal,saldo actual,saldo disponible,cl bal
debit: debet,retrait,cargo bancario,debe,addebito,dare,ma dati,uscite,retiros
credit: abono,haber,ingreso,accredito,avere,credito,dal,entrate,ingresos cuenta
posting date: date comptable,fecha contable,data contabile,data contabilizzazione,fecha asiento,ecriture date,date ecriture,data registrazione
value date: fecha valor,data valuta
payee: beneficiaire,tiers,beneficiario,destinatario,comercio,ordinante
memo: libelle operation,concepto,causale,historico,motivo pagamento,descrizione operazione,concepto bancario
account id: cuenta,conto,conta,cuenta bancaria,conta bancaria,conto corrente,rib,conta corrente
routing id: code banque,codice abi,abi,numero agencia
check id: cheque,assegno
bank: banque,banca,entidad bancaria
cost-center: centre cout,centro coste,centro costo,section analytique,centro custo
gl-account: compte comptable,cuenta contable,compte general,code compte,cuenta mayor,conto contabile,codice conto,conta contabil,subcuenta,compte num,plano contas
customer: nom client,cliente,nombre cliente,comprador,nome cliente,acheteur,cari
customer id: codigo cliente,codice cliente
merchant: boutique,establecimiento,tienda
extension: poste
subtotal: sous total
`;
