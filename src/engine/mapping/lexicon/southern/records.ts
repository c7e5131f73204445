/** French, Italian, Portuguese, Romanian and Spanish words for records and address books, and words that qualify any noun; in the shape of `english/people.ts`. */
export const SOUTHERN_RECORDS = `
id: identificador,identificatore,identifiant unique,sira no,n
external-id: externe id
code: codigo,codice,cod
reference: referencia,numero reference,riferimento,numero riferimento
type: tipe
status: statut,estado actual,etat actuel,situacion,situacao,stato attuale,stan,tila,statu,estado atual
stage: fase,etape
priority: prio,prioridad
active: activo,actif,attivo,ativo,habilitado,vigente
deleted: supprime,eliminado
date: fecha,dato,fec
time: heure,hora,ora
start date: debut,inicio,inizio,fecha desde
end date: fin,ende,fecha final,fim,termino,fecha hasta
start time: heure debut,hora inicio,ora inizio,hora entrada,ora entrata,hora inicial
end time: heure fin,hora fin,ora fine,hora salida,hora finalizacion,ora uscita,ora completamento,hora final
created date: cree le,fecha creacion,creado,data creazione,creato il,data criacao,criado em
updated date: mis jour,modifie le,fecha modificacion,actualizado,fecha actualizacion,data modifica,ultima modifica,data atualizacao,atualizado em,derniere modification,date maj,date mise jour,ultimo aggiornamento,ultima atualizacao
creator: cree par,creado por,creato da,criado por
registration date: inscription,fecha registro,fecha inscripcion,data iscrizione,data registro,data inscricao,registrato il,date adhesion,data cadastro
last-login: derniere connexion,ultimo acceso
year: annee,ano,anno,ar
month: mois,mes,mese,ay
week: semaine,semana,settimana
period: periode,periodo
duration: duracion,duree,durata,duracao,sure
hours: heures,horas,ore,horas trabajadas,total horas,heures travaillees,ore lavorate,ore ordinarie,carga horaria
frequency: frequence,frequenza,frequencia,frecuencia,tan suat
count: nombre de,cantidad de,nb,nbre
percent: pourcentage,porcentaje,percentuale,porcentagem
score: puntos,pontos,punteggio,pontuacao,puntaje,puntuacion,punteggio totale,nota prova,nota examen
rating: valoracion,valutazione,avaliacao
rank: classement,posicion final,classifica,sira
level: niveau,nivel,livello,stufe,dificultad
capacity: capacidad,cupo,aforo,nombre places,capienza
objective: objectif,objetivo,obiettivo,mal
requirement: prerequis,requisito,prerrequisitos
instructor: instructeur,dozent,formateur,professeur,enseignant,profesor,profesora,docente,formador,insegnante,istruttore
course: cours,curso,corso,cursus,insegnamento,ue
training: formacion,formazione,formacao
course id: code cours,codice corso,codice insegnamento,cursuscode
audience: public cible,publico objetivo
certificate: certificat,certificado
format: modalidad,modalita,modus
participant: partecipante,attendee,participante
event: evenement,evento,nome evento
club: societe sportive,asociacion,societa sportiva
federation: federacion,federazione
license id: licencia,licenza,agrement,permiso,autorizzazione,alvara
member id: numero adherent,tessera
membership type: adhesion,cotisation,tipo socio
1: principale,primaire
alt: altro,alternatif,secondaire,autre,secundario,alternativo,otro,secondario,outro,andra
follow up date: relance,seguimiento
owner: titular,proprietaire,propietario,dueno,proprietario,responsabile
assignee: asignado a,assegnato a,responsavel,atribuido a,agente asignado,responsable asignado,assegnatario,agente assegnato,incaricato,agente responsavel
author: autor,autore,auteur
project: proyecto,progetto,projeto
task: todo,tache,tarea,attivita,tarefa
lead source: quelle,origen,fuente,origine,fonte,origem
campaign: campagne,campagna,campana,campanha,nome campagna
channel: canal
asset-tag: inventar nr,numero inventaire,numero inventario,inventarienummer
asset name: gerat,appareil,equipement,equipo nombre,dispositivo
serial id: ser no,numero serie,n serie,serienr,matricola prodotto
model: modello
warranty: garantie,garantia,garanzia,garanti
warranty end date: garantie tot
condition: condicion,condizione,etat physique,condicao,condizioni
mac-address: mac adresse
ip-address: direccion ip,indirizzo ip,endereco ip,adresse ip
os: systeme exploitation,sistema operativo
vehicle: vehiculo,veicolo,veiculo,voiture,coche,automezzo
license-plate: immatriculation,matricula vehiculo,targa,placa,numero targa,bien so,patente
vin: numero chassis,numero bastidor,telaio,numero telaio,chassi
mileage: kilometrage,chilometraggio,quilometragem,kilometres,kilometres compteur,chilometri,quilometros,kilometraje,kilometros,odometro,km compteur,km attuali,hodometro,km atual
diagnosis: diagnostico,diagnosi
dosage: posologie,dosis,dosaggio
active-ingredient: principe actif,principio activo,principio attivo
patient: paciente,paziente,hasta,malade,hasta adi
file: datei,fichier,archivo,fil
question: pregunta,domanda,pergunta
answer: reponse,respuesta,risposta,resposta
message: mensaje,messaggio,mensagem
reason: raison,motif,motivo,razon
result: resultat,resultado,risultato,parinam,esito,valeur mesuree
budget: presupuesto,orcamento
deal: affaire,oportunidad,opportunita,trattativa,oportunidade
deal amount: valore trattativa,valore opportunita
sort-order: ordre affichage
featured: destacado
published: publie,publicado
published date: date parution,fecha publicacion,data pubblicazione,data publicacao
depreciation: depreciacion,amortissement,ammortamento
work: bureau,travail,professionnel,trabajo,trabalho,lavoro,ufficio,praca
home: privat,prive,domicile,particular casa,casa,hem,dom
billing: facturation,facturacion,fatturazione,cobranca,fatura
shipping: livraison,expedition,envio,entrega,spedizione,consegna
emergency: emergencia,emergenza,urgence,urgencia
spouse: conjoint,conyuge,coniuge,es adi
father name: pere,padre,pai,far,baba adi
mother name: mere,madre,mae,mor
children: enfants,hijos,figli,filhos,barn
assistant: assistente,asistente
po-box: boite postale,apartado postal,casella postale,caixa postal
disability: discapacidad,deficiencia
shift: turno,equipe poste,poste equipe
assessment: examen,prueba,esame,prova
module: lecon,leccion,lezione,les
weekday: jour semaine,dia semana,giorno settimana
rent: miete,loyer,alquiler,affitto,aluguel,loyer mensuel,alquiler mensual,canone,canone mensile,aluguel mensal,renda,arriendo,loyer hc,canone locazione,valor aluguel
bedrooms: chambres coucher,dormitorios,camere letto,quartos,nb chambres,habitaciones,recamaras,camere,numero camere
bathrooms: salles bain,banos,bagni,banheiros,bader,servizi,numero bagni
surface: flache,superficie,metros cuadrados,metri quadri
property-type: type bien,tipo propiedad,tipo immobile
fuel: carburant,combustible,alimentazione
engine: moteur
publisher: editeur,editore
pages: nombre pages,numero paginas
donation amount: spende,donacion,donazione,doacao,donativo,dizimo
ticket: billet,entrada,biglietto,ingresso,demande,incidencia,solicitud,caso,richiesta,segnalazione,solicitacao
check-in: arrivee,llegada,arrivo,chegada
check-out: salida,partenza,partida
guests: gaste,personnes,numero personas,nombre personnes,numero persone,numero pessoas
doctor: medecin,medico,arts,medecin traitant,praticien,medico tratante,facultativo,medico curante,consultant
insurance: assurance,seguro,assicurazione,assureur,mutuelle,aseguradora,compagnia,compagnia assicurativa,assicuratore,seguradora,convenio,obra social,plano saude
policy id: apolice
prescription: ordonnance,receta,ricetta,receita
allergy: allergene,allergie
expected checkin date: date retour,fecha devolucion,data restituzione
check-out date: fecha emision,data emissione,data emissao
opening hours: horaires ouverture,horario,orario
shelf: emplacement stockage,ubicacion almacen,scaffale,estante
warehouse: entrepot,almacen,magazzino,armazem,depo,filiale,entrepot nom,magasin,bodega,deposito almacen,almacen nombre,deposito merce,magazzino nome,deposito estoque,depo adi,ambar
dimension: masse lxbxh,dimensiones
margin: marginal,marge
profit: benefice,beneficio,utile,lucro,utilidad,lucro liquido
commission: comision,provision,comissao
fee: frais,comision bancaria,tarifa,quota,taxa,despesas bancarias,commissioni,spese bancarie,honoraires,quota associativa,quota iscrizione,mensalidade
rate: tarif,tarifa tasa,taux,tasa,tasso
interest-rate: taux interet,tipo interes,tasso interesse,taxa juros,rente,lai suat,tasa interes,tasa anual
click: cliques,clics
impression: impresiones,vues,visualizaciones,impressoes
first: premier,primera
last: dernier,derniere,ultimo,ultima,son
next: prochain,prochaine,proximo,proxima,prossimo,prossima
previous: anterior
new: nouveau,nouvelle,nuevo,nuova,novo,nova,ny
old: alt alte,ancien,viejo,vecchio,antigo,lama
average: moyen,moyenne,promedio,media,medio
minimum: minima,minimo,minimale
maximum: maximo,massimo,maximal
planned: planifie,planificada,programada,prevu,prevue,prevista,pianificato,planejado
estimated: estime,estimado,esperada,stimata,atteso
actual: reel,real,reelle
target: cible,meta
cumulative: cumul,acumulada,cumulativo
remaining: restant,pendiente,rimanente,residuo,pendente,sisa,con lai
available: frei,disponible,disponibile,disponivel
reserved: reservado,riservato,impegnato
planned-order: en commande,en pedido,in ordine
total-of: en tout
annual: annuel,anual,annuelle,ars,annua
monthly: mensuel,mensuelle,mensual,mensile,mensal
weekly: hebdomadaire,semanal,settimanale
daily: quotidien,journalier,diario,giornaliero
internal: interne,interno
external: externe,esterno
personal: personnel,personnelle,pessoal
public: publico,publique,pubblico
local: locale
foreign: etranger,extranjero,estero,estrangeiro
final: finale,definitif,definitivo
gross: brutto,brut,brute,bruto,lordo
net: netto,neto
full: complet,completo,tam
short: courte,corta,breve,curto
long: longue,largo,lungo,longo
good: bon,bonne,buena,buono,bom
bad: mauvais,malo,cattivo,ruim
unique: unico
per: par,por,je,za,moi
count: nombre
range: spanne,tranche,fourchette,rango,faixa
index: indice
ratio: rapporto,razao
gross-profit: marge brute
flag: indicateur,indicador
mode: modus,modo,modalita uso
time: horario
day: jour,dia,giorno
name: ten
name: nombre,nome
state: regione
price: gia
cost: gasto
employee: empleado,dipendente,funcionario,colaborador,salarie,nom employe
department: seccion
area: luas,areal,superficie,area terreno
status: estado,etat,stato
owner: responsable
contact: contacto,contatto,contato,interlocuteur
created date: criado
closed date: cloture le,fermeture,cerrado,data chiusura,chiuso il,fechado em,fecha cierre,data fechamento,data encerramento
cancelled date: date annulation,date resiliation,data annullamento,data disdetta
updater: modifie par,modificado por,modificato da
approver: approuve par,aprobado por,approvato da,aprovado por
approved date: data approvazione
position: posicion,posizione,trabalho
link: lien hypertexte
person: personne,pessoa,orang,persona,persone
parent: padres,genitore,pais responsaveis,orang tua,tutore
driver: conducteur,conducente,autista,motorista,forare,chofer,condutor
operator: operateur,operador,operario
agent: agente
seller: vendeur,vendedor,venditore
usage: utilisation,consommation,uso,consumo,utilizzo
limit: limite,limite maximo,batas,gioi han
attempt: intento,tentativo,tentativa,proba
action: accion,azione,acao
progress: progreso,avancement,avanzamento
feedback: retroalimentacion,opinione
member: socia,socio,adherent,licencie,associato,tesserato,associado
family: famille,familia,famiglia,aile,menage,hogar,nucleo familiare
residence: residencia,residenza,domicilio residencia,noi o
origin: provenance,origen,origine,origem,mensei
destination: destinazione,destino
file: piece jointe,adjunto,allegato,anexo
condition: condiciones
hourly: por hora
`;
