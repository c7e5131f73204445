/** French, Italian, Portuguese, Romanian and Spanish words of single industries; in the shape of `english/people.ts`. */
export const SOUTHERN_INDUSTRIES = `
pet: nom animal,mascota,nombre mascota,animale,animal domestico
species: espece,especie animal
breed: race animal
animal id: numero boucle,arete,crotal,marca auricolare,brinco
field-name: parcelle,nom parcelle,parcela,lote agricola,appezzamento,talhao
crop: culture,coltivazione,cultura
crop-yield: rendement,rendimiento,resa raccolto,produtividade,cosecha
sowing date: date semis,fecha siembra,data semina,data plantio
harvest date: date recolte,fecha cosecha,data raccolta,data colheita
fertilizer: engrais,fertilizante,concime,adubo
sample id: echantillon,muestra,campione,codice campione,amostra
sample date: date prelevement,fecha muestreo,data prelievo,data coleta
contractor: sous traitant,entrepreneur,contratista,subcontratista,appaltatore,subappaltatore,empreiteiro
project: chantier,obra,cantiere
cost-code: nature depense,partida,voce costo
progress: avancement travaux,avance obra,porcentaje avance,stato avanzamento
retention amount: retenue garantie,retencion garantia,ritenuta garanzia
billed amount: facture montant,facturado,fatturato importo
installation date: fecha instalacion,data installazione,data instalacao
power: puissance,potencia,potencia instalada,potenza
energy: energie,energia generada,energia,energia prodotta
inverter: onduleur,inversor
site name: planta,nom site,nombre sitio,impianto,usina
reading date: date releve,fecha lectura,data lettura,data leitura
meter-reading: nouvel index,index releve,lectura actual,lettura attuale,leitura atual
previous meter-reading: ancien index,lectura anterior,lettura precedente,leitura anterior
meter id: compteur,medidor,contatore,numero contador,pdl,prm,codice pod,hidrometro
tariff: tarif electricite,tarifa contratada,tariffa
fuel quantity: litros,litri
room number: numero chambre,chambre,numero habitacion,habitacion,camera,numero camera,quarto,numero quarto
room type: tipo habitacion,tipologia camera,tipo camera,tipo quarto
attendee: nom client hotel,huesped,nombre huesped,nome ospite,hospede
order id: numero reservation,numero reserva,prenotazione,localizador,bon commande,reference commande
check-in: date arrivee,fecha llegada,data arrivo,data chegada,fecha entrada
check-out: date depart,fecha salida,data partenza,data saida
night-count: nombre nuits,numero noches,notti,numero notti,noites,pernottamenti
adult-count: adultes,adultos,adulti,nombre adultes
child-count: nombre enfants,enfants,ninos,bambini,criancas
nightly rate: tarif nuit,precio noche,tariffa notte,diaria
start date: debut location,inicio alquiler,inizio noleggio,fecha inicial,valido dal,data inicial
end date: fin location,fin alquiler,fine noleggio,fecha finalizacion,valido al
daily: prix jour,tarif journalier,precio dia,prezzo giornaliero
copies: nombre exemplaires,exemplaires,ejemplares,copie,exemplares
call-number: cote,signatura,collocazione
borrower: emprunteur,lecteur,lector,lettore,leitor
due date: date retour,fecha devolucion prevista,data scadenza prestito,scadenza pagamento
branch: bibliotheque,sucursal,filiale,filial,succursale,agence
accession-number: numero inventaire,numero inventario museo
method: tecnica
artist: artiste,artista,autor obra
material: materiaux,soporte
created date: datation,fecha apertura,date ouverture,date saisie,data apertura,data inserimento,data abertura,data cadastro
sum insured: valeur assurance,valor asegurado,valore assicurato
volunteer: benevole,voluntario,volontario
donor: donateur,nom donateur,donador,benefattore,doador
donation date: date don,fecha donacion,data donazione,fecha donativo,data doacao
anonymous: anonyme,anonimo
fund: fonds,fondo
invoice id: recu fiscal,numero recu,numero recibo,numero ricevuta,numero comprobante,numero nf,nf,numero nota fiscal
candidate: candidat,candidato,postulante
application date: date candidature,fecha postulacion,fecha solicitud,data candidatura,date depot,date demande,data domanda
vacancy: offre emploi,vacante,posizione aperta,vaga
expected salary: pretention salariale,pretensiones,pretensao salarial,expectativa salarial
gross pay: salaire brut,salario bruto,sueldo bruto,stipendio lordo,retribuzione lorda,total devengado,total percepciones,proventos
net pay: salaire net,salario neto,sueldo neto,liquido a percibir,stipendio netto,salario liquido,neto a pagar,net a payer,neto pagado,net paye
sick-days: jours maladie,dias enfermedad,giorni malattia
leave type: type absence,type conge,tipo ausencia,tipo permiso,tipo assenza,motif absence,causale assenza
pay grade: echelon,categoria salarial,livello contrattuale,coefficient
relationship: lien parente,parentesco,parentela,grado parentela
priority: gravite,gravedad,gravita,gravidade,severidad,urgenza
root-cause: cause racine,causa raiz,causa radice
resolved date: resolu le,date resolution,fecha resolucion,data risoluzione
predecessor: predecesseur,predecesor,predecessore
milestone: jalon,hito,marco projeto
planned hours: heures prevues,horas previstas,horas planificadas,ore previste
actual hours: heures realisees,horas reales,ore effettive,horas trabalhadas,temps passe
project manager: chef projet,responsabile progetto
lawyer: abogado,avvocato,advogado
matter id: numero dossier,expediente,numero pratica,numero processo
court: juridiction,tribunale
hearing date: date audience,fecha audiencia,data udienza
hostname: nom hote,nom machine,nombre equipo,nome host
software: logiciel,aplicacion,applicazione,aplicativo
license id: cle licence,clave licencia,chiave licenza
purchase date: fecha adquisicion
cost: valeur acquisition,valor adquisicion,costo adquisicion,valore acquisto,prix revient,ultimo costo,valor custo
useful-life: duree utilisation,vida util,vita utile
salvage-value: valeur residuelle,valor residual,valore residuo
assignee: affecte a,asignado,tecnico,technicien,attribue,tecnico assegnato,tecnico responsavel
allergen: allergenes,alergenos,allergeni
serving-size: racion,porzione,porcao
dish: plat,plato,nombre plato,prato
home team: equipo local,time casa,mandante
away team: equipe exterieur,equipo visitante,squadra ospite,visitante
match date: fecha partido,data partita,data jogo
player: nom joueur,nombre jugador
instructor: entraineur,entrenador,allenatore,treinador
called-number: numero appele,numero destino,numero chiamato
calling-number: numero appelant,numero origen,numero chiamante,numero origem
call duration: duree appel,duracion llamada,durata chiamata
wait-time: temps attente,tiempo espera,tempo attesa,tempo espera
assignment-group: file attente,cola,fila,coda
file: enregistrement,grabacion,registrazione,gravacao
agent: conseiller,operateur,atendente
vessel: nom navire,nombre buque,nome navio
seal id: numero plomb
estimated arrival date: arrivee prevue,llegada prevista,arrivo previsto,chegada prevista
passenger: passager,pasajero,passeggero,passageiro,voyageur
arrival time: heure arrivee,hora llegada,ora arrivo
departure time: heure depart,hora salida,ora partenza
cadastral id: reference cadastrale,referencia catastral,particella,inscricao imobiliaria
price: prix vendu,precio vendido,prezzo venduto,precio normal,precio publico,prix ht,prix unitaire ht,pu,preco normal,valor unit,vlr unitario
direction: orientacion,esposizione,orientamento
tilt: inclinaison,inclinacion,inclinazione
moisture: humidite,humedad,umidita,umidade
transmission: cambio
timestamp: marca temporal,fecha hora,horodateur,horodatage,date heure,informazioni cronologiche,data ora,carimbo data hora,data e hora
journal id: numero asiento,ecriture num
overdue: dias mora,dias atraso
overtime: horas extra,heures supplementaires,straordinario,horas extras,hora extra
ethnicity: etnia,raca cor
receipt date: fecha recepcion,data ricezione,data recebimento
payment date: fecha cobro,date encaissement,data incasso,data baixa
pipeline: embudo,funil
resolution-time: tiempo resolucion,temps resolution,tempo risoluzione,tempo resolucao
first-response-time: tiempo primera respuesta,tempo primeira resposta
reorder point: punto reorden,punto riordino
insurance member id: numero afiliado,carteirinha
specialty: especialidad,especialidade
bmi: imc
date of death: fecha defuncion,date deces,data decesso,data obito
parking-count: estacionamientos,plazas garaje,posti auto,posto auto,vagas garagem
hoa-fee: gastos comunidad,spese condominiali,condominio
assessed-value: valor catastral,avaluo,rendita catastale
ticket type: tipo entrada,tipo biglietto,tipo ingresso
table-number: numero mesa,tavolo,numero tavolo
driver-license: licencia conducir,permis conduire,patente guida,cnh
inspection-due: itv,controle technique,scadenza revisione
first-registration: fecha matriculacion,date mise circulation,mise circulation,data immatricolazione
failure: averia,panne,guasto,avaria
grant: subvencion,subvention
grant amount: importe concedido,montant subvention,contributo concesso,valor concedido
bounce-rate: tasa rebote,taux rebond,frequenza rimbalzo,taxa rejeicao
cpc: costo por clic,coste por clic,cout par clic,costo per clic,custo por clique
seo title: meta titulo,meta titre,balise title,meta titolo
seo description: meta descripcion,meta descrizione,meta descricao
sign date: fecha firma,data assinatura
contract start date: inicio contrato,debut contrat,inizio contratto
contract end date: fin contrato,fin contrat,fine contratto,scadenza contratto,termino contrato
booking date: fecha reserva,date reservation,data prenotazione,data reserva
open-rate: tasa apertura,tasso apertura,taxa abertura
emergency contact: persona contacto emergencia,personne prevenir
journal: journal lib
posting text: ecriture lib
max-stock: stock maxi
supplier part: reference fournisseur
energy-class: dpe,classe energetica
price-per-area: prix m 2,prezzo mq,valor m 2,preco m 2
sold date: date mutation
maintenance type: type intervention,tipo intervento,tipo manutenzione,tipo manutencao
next maintenance date: prochaine maintenance,prossima manutenzione,proxima manutencao
last maintenance date: derniere maintenance,ultima manutenzione,ultima manutencao
cover-count: couverts,coperti
ctr: taux clic,tasso clic,taxa cliques
trade-name: enseigne
estimated delivery date: livraison prevue,consegna prevista,previsao entrega
referred-by: parraine par
bed: posto letto,leito
construction year: anno costruzione,ano construcao
vehicle type: tipo veicolo,tipo veiculo
membership end date: scadenza tessera
transaction type: tipo lancamento
vaccination date: data vacinacao
conversion-rate: taxa conversao
`;
