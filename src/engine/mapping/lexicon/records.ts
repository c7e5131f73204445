/** General words of records: identity, state, time, work, assets, events; in the shape of `people.ts`. */
export const RECORDS_WORDS = `
id: identifier, number, sr no, s no, sno, sl no, identifikator, identificador, identificatore, identifiant unique, record id, row id, unique id, uid, uuid, guid, kennung, kennnummer, lfd nr, laufende nummer, sira no, ident, numar
external-id: ext id, external reference, foreign id, source id, legacy id, old id, externe id, fremd id
code: kodu, kod, codigo, codice, kode, short code
reference: ref, ref no, reference number, reference id, reference code, referenz, referenznummer, referencia, numero de reference, riferimento, numero riferimento, referentie, referentienummer, kenmerk, referens, referensnummer, referans, referans no, numer referencyjny, zeichen
type: kind, typ, art, tipo, tip, tur, turu, tipi, rodzaj, soort, sort, record type, tyyppi
status: state of record, current status, estado actual, statut, etat actuel, situacion, situacao, stato attuale, durum, durumu, stan, tila
stage: lifecycle stage, pipeline stage, deal stage, lead stage, phase, fase, etapa, etape, asama
priority: prio, importance, urgency, severity, prioritat, dringlichkeit, priorite, prioridad, priorita, prioridade, prioriteit, prioritet, oncelik, priorytet
active: enabled, active flag, aktiv, actif, activo, attivo, ativo, actief, aktif, aktywny
deleted: archived, geloscht, supprime, eliminado
date: datum, fecha, data, tarih, tarihi, dato, dt, day, pvm
time: uhrzeit, zeit, heure, hora, ora, tijd, tid, saat, godzina, czas, time of day
start date: start, begin, beginning, started, from date, date from, effective date, effective from, valid from, startdatum, beginn, anfangsdatum, gultig ab, von datum, debut, inicio, inizio, begindatum, startdag, baslangic, baslama tarihi, data rozpoczecia, data poczatkowa, poczatek
end date: end, finish, ended, to date, until, completion date, enddatum, ende, schlussdatum, fin, fecha final, fine, data final, fim, termino, einddatum, slutdatum, slut, bitis, data zakonczenia, data koncowa, koniec
start time: begin time, time from, startzeit, heure de debut, hora de inicio, ora inizio, starttijd, starttid, baslangic saati
end time: finish time, time to, endzeit, heure de fin, hora de fin, ora fine, eindtijd, sluttid, bitis saati
created date: created, creation date, date created, added, date of creation, date entered, insert date, entry date, record created, erstellt, erstellungsdatum, angelegt am, anlagedatum, cree le, fecha de creacion, creado, data di creazione, creato il, data de criacao, criado em, aanmaakdatum, aangemaakt op, skapad, skapat, olusturulma tarihi, olusturma tarihi, kayit tarihi, data utworzenia, utworzono
updated date: updated, last updated, last update, modified, last modified, date updated, last change, changed on, aktualisiert, geandert am, anderungsdatum, mis a jour, date de modification, modifie le, fecha de modificacion, actualizado, fecha de actualizacion, data di modifica, ultima modifica, data de atualizacao, atualizado em, gewijzigd op, wijzigingsdatum, uppdaterad, andrad, guncelleme tarihi, data modyfikacji, zaktualizowano
creator: created by, creator, added by, entered by, erstellt von, cree par, creado por, creato da, criado por, olusturan
registration date: registered, signup date, sign up date, signed up, enrollment date, enrolled on, date enrolled, member since, membership date, anmeldedatum, registrierungsdatum, mitglied seit, date d inscription, inscription, fecha de registro, fecha de inscripcion, data iscrizione, data de registro, data de inscricao, inschrijfdatum, registratiedatum, registreringsdatum, kayit tarihi, uyelik tarihi, data rejestracji
last-login: last seen, last sign in, last active, letzte anmeldung, derniere connexion, ultimo acceso, son giris
year: jahr, annee, ano, anno, jaar, ar, yil, rok, yr
month: monat, mois, mes, mese, maand, manad, ay, miesiac
week: woche, semaine, semana, settimana, vecka, hafta, tydzien
period: zeitraum, periode, periodo, donem, okres
duration: dauer, duree, duracion, durata, duracao, duur, langd tid, sure, czas trwania, length of time, runtime, laufzeit
hours: hrs, hours worked, stunden, heures, horas, ore, uren, timmar, godziny, working hours
frequency: haufigkeit, frequence, frecuencia, frequenza, frequencia, frequentie, frekvens, siklik, czestotliwosc, interval
count: number of, total number, anzahl der, nombre de, cantidad de, aantal, antal, sayisi, liczba
percent: percentage, pct, prozent, prozentsatz, pourcentage, porcentaje, percentuale, porcentagem, procent, yuzde, oran
score: points, punkte, punktzahl, puntos, punti, pontos, punten, poang, puan, punkty, punktacja
rating: rank score, bewertung, evaluation, valoracion, valutazione, avaliacao, beoordeling, betyg omdome, degerlendirme, stars, elo
rank: ranking, rang, classement, posicion final, classifica, sira, miejsce w rankingu, place finish
level: niveau, nivel, livello, stufe, niva, seviye, poziom, difficulty, schwierigkeit, difficulte, dificultad
capacity: max capacity, kapazitat, capacite, capacidad, capacita, capacidade, capaciteit, kapacitet, kapasite, kontenjan, pojemnosc, max participants, maximum participants, seats, max attendees, max students
objective: goal, aim, ziel, ziele, lernziele, objectif, objetivo, obiettivo, obiettivi, doel, mal, hedef, hedefler, cel, learning objectives, learning outcomes
requirement: prerequisite, prereq, voraussetzung, voraussetzungen, prerequis, requisito, prerequisiti, prerrequisitos, voorwaarden, forkunskaper, krav, on kosul, wymagania
instructor: trainer, teacher, coach, tutor, lecturer, facilitator, presenter, speaker, lehrer, dozent, kursleiter, formateur, professeur, enseignant, instructeur, profesor, profesora, docente, formador, insegnante, istruttore, professor, docent, leraar, larare, kursledare, tranare, ogretmen, egitmen, antrenor, nauczyciel, prowadzacy
course: course name, course title, class name, kurs, kursname, cours, curso, corso, cursus, ders, zajecia
program: programme, programm, programa, programma, training program, training programme, schulungsprogramm
training: schulung, weiterbildung, formacion, formazione, formacao, utbildning kurs, egitim programi, szkolenie
program id: program code, program number
course id: course code, course number, kursnummer, kurscode, ders kodu
audience: target audience, target group, who should attend, zielgruppe, public cible, publico objetivo, doelgroep, malgrupp, hedef kitle, grupa docelowa
certificate: certification, zertifikat, certificat, certificado, certificato, certificaat, certifikat, sertifika, certyfikat
format: delivery mode, delivery format, modality, mode, modalite, modalidad, modalita, modus, delivery method training
participant: attendee, teilnehmer, participante, partecipante, deelnemer, deltagare, katilimci, uczestnik
event: event name, veranstaltung, evenement, evento, evenemang, etkinlik, wydarzenie
club: verein, vereinsname, societe sportive, asociacion, societa sportiva, vereniging, forening, kulup, klub, association name
federation: verband, federacion, federazione, federatie, forbund, federasyon, federacja
license id: license, licence, license number, licence number, lizenznummer, lizenz, numero de licence, n licence, licencia, numero de licencia, licenza, numero licenza, licenca, licentie, licentienummer, licens, licensnummer, lisans no, lisans, numer licencji, product key
member id: member no, membership number, membership id, mitgliedsnummer, mitglieds nr, numero adherent, numero de socio, tessera, lidnummer, medlemsnummer, medlemsnr, uye no, numer czlonkowski
membership type: member type, membership, mitgliedschaft, mitgliedsart, adhesion, membresia, lidmaatschap, medlemskap, uyelik tipi
1: primary, main, principal, principale, primaire, hauptkontakt, one
alt: alternate, alternative, secondary, second, 2, additional, other, zweite, weitere, secondaire, autre, secundario, alternativo, otro, secondario, altro, outro, andra, alternatif, ikinci, diger, drugi, inny
follow up date: follow up, followup, next follow up, next contact, wiedervorlage, relance, seguimiento, uppfoljning, foljupp, folj upp, opvolging, takip tarihi
owner: record owner, account owner, contact owner, besitzer, eigentumer, inhaber, proprietaire, propietario, dueno, proprietario, eigenaar, agare, sahip, sahibi, wlasciciel
assignee: assigned user, responsible, responsible person, checked out to, zugewiesen an, zustandig, verantwortlich, asignado a, assegnato a, responsavel, atribuido a, toegewezen aan, tilldelad, ansvarig, atanan, sorumlu, zimmetli, przypisany do, odpowiedzialny
author: writer, written by, autor, verfasser, auteur, autore, forfattare, yazar
project: project name, projekt, projektname, projet, proyecto, progetto, projeto, proje
task: task name, todo, aufgabe, tache, tarea, attivita, tarefa, taak, uppgift, gorev adi, zadanie
lead source: source, origin, acquisition channel, referral source, how did you hear, herkunft, quelle, leadquelle, origen, fuente, origine, fonte, origem, bron, kalla, kaynak, zrodlo
campaign: kampagne, campagne, campana, campagna, campanha, kampanj, kampanya, kampania
channel: kanal, canal, canale, kanaal, sales channel
asset-tag: asset number, asset id, tag number, inventory number, inventory id, inventory tag, inventarnummer, inventar nr, numero d inventaire, numero de inventario, inventarisnummer, inventarienummer, demirbas no, numer inwentarzowy
asset name: asset, device name, device, machine name, computer name, hostname, host name, equipment, equipment name, gerat, geratename, anlage, appareil, equipement, equipo nombre, dispositivo, apparaat, enhetsnamn, cihaz, cihaz adi, urzadzenie
serial id: serial, serial number, s n, sn, ser no, seriennummer, seriennr, serien nr, numero de serie, n serie, seriale, serienummer, serienr, seri no, numer seryjny, service tag
model: modell, modele, modelo, modello, product model, device model, modellbezeichnung
model id: model number, modellnummer, modell nr, numero de modele, numero de modelo, numero modello, modelnummer, model kodu, numer modelu
warranty: warranty months, warranty period, garantie, garantia, garanzia, garanti, gwarancja, guarantee
warranty end date: warranty expiry, warranty expires, warranty expiration, garantieende, garantie tot
condition: zustand, etat physique, condicion, condizione, condicao, conditie, skick, kondisyon
mac-address: mac, mac adresse, mac addr
ip-address: ip, ip adresse, direccion ip, ip addr
os: operating system, betriebssystem, systeme d exploitation, sistema operativo, besturingssystem
version: ver, revision, fassung
vehicle: car, fahrzeug, vehicule, vehiculo, veicolo, veiculo, voertuig, fordon, arac, pojazd
license-plate: number plate, plate number, plate, reg no, registration plate, kennzeichen, immatriculation, matricula vehiculo, targa, placa, kenteken, registreringsnummer, plaka, numer rejestracyjny
vin: vehicle identification number, chassis number, fahrgestellnummer, fin nummer, numero de chassis, numero de bastidor, telaio, sasi no
mileage: odometer, kilometerstand, kilometrage, kilometraje, chilometraggio, quilometragem, przebieg
diagnosis: diagnose, diagnostic, diagnostico, diagnosi, tani, rozpoznanie
dosage: dose, strength, dosierung, posologie, dosis, dosaggio, dosagem, dozaj, dawka
active-ingredient: generic name, substance, wirkstoff, principe actif, principio activo, principio attivo, etken madde, substancja czynna, composition
patient: patient name, paciente, paziente, hasta
file: filename, dateiname, datei, fichier, archivo, bestand naam, fil, dosya, plik, attachment
question: frage, pregunta, domanda, pergunta, vraag, fraga, soru, pytanie
answer: antwort, reponse, respuesta, risposta, resposta, antwoord, svar, cevap, odpowiedz
message: nachricht, mensaje, messaggio, mensagem, bericht, mesaj, wiadomosc
reason: grund, raison, motif, motivo, razon, reden, orsak, anledning, sebep, neden, powod
result: outcome, ergebnis, resultat, resultado, risultato, resultaat, sonuc, wynik
budget: presupuesto, orcamento, butce, budzet
deal: opportunity, geschaft, affaire
deal amount: deal value, deal size
sort-order: sequence, sequence number, display order, reihenfolge, ordre d affichage, volgorde, siralama, kolejnosc
featured: highlighted, hervorgehoben, destacado
published: visible, visibility, veroffentlicht, publie, publicado, publish status
published date: published at, publication date, release date, released, veroffentlichungsdatum, erscheinungsdatum, date de publication, date de parution, fecha de publicacion, data di pubblicazione, data de publicacao, publicatiedatum, publiceringsdatum, yayin tarihi, data publikacji
depreciation: abschreibung, amortissement, depreciacion, ammortamento, afschrijving, avskrivning, amortisman
`;

/** Words of specific trades and of address books; in the shape of `people.ts`. */
export const TRADES_WORDS = `
work: business, office, geschaftlich, dienstlich, gesch, professionnel, travail, bureau, trabajo, trabalho, lavoro, ufficio, zakelijk, werk, arbete, jobb, is yeri, praca, sluzbowy
home: private, privat, prive, personnel domicile, domicile, particular casa, casa, hem, ev, dom
billing: bill to, rechnungs, facturation, facturacion, fatturazione, cobranca, factuur, faktura, fatura
shipping: ship to, delivery, deliver to, liefer, versand, livraison, expedition, envio, entrega, spedizione, consegna, verzend, leverans, teslimat, dostawa, wysylka
emergency: notfall, urgence, urgencia, emergencia, emergenza, nood, acil
spouse: husband, wife, partner name, ehepartner, ehegatte, conjoint, conyuge, coniuge, echtgenoot, make maka, es adi, malzonek
father name: father, vater, pere, padre, pai, vader, far, baba adi, ojciec, imie ojca
mother name: mother, mutter, mere, madre, mae, moeder, mor, anne adi, matka, imie matki
children: kids, number of children, kinder, enfants, hijos, figli, filhos, kinderen, barn, cocuk, dzieci
assistant: sekretariat, assistante, asistente, assistente
anniversary: wedding anniversary, jahrestag, hochzeitstag, anniversaire de mariage, aniversario
hobby: interests, interessen, loisirs, aficiones, interessi
pager: beeper, piepser
po-box: p o box, post office box, postfach, boite postale, apartado de correos, apartado postal, casella postale, caixa postal, postbus, box postal, posta kutusu, skrytka pocztowa
referred-by: referrer, referral, empfohlen von
disability: disabled, handicap, handicapped, physically handicapped, behinderung, discapacidad, disabilita, deficiencia, engelli, niepelnosprawnosc
special-needs: accommodation, accessibility needs, special requirements, dietary requirements, allergies, besondere bedurfnisse
religion: faith, konfession, confession
ethnicity: race, ethnic group, ethnie, etnia
team-number: jersey number, shirt number, ruckennummer, trikotnummer
seed: seeding, seed number, setzliste
shift: work shift, schicht, turno, vardiya, zmiana
overtime: overtime hours, uberstunden, heures supplementaires, horas extra, straordinari
assessment: test, exam, examination, quiz, prufung, examen, prueba, esame, prova, toets, prov, sinav, egzamin, evaluation test
module: unit of study, lesson, session, modul, lektion, lecon, leccion, lezione, les
weekday: day of week, wochentag, jour de la semaine, dia de la semana, giorno della settimana, dag van de week, veckodag, haftanin gunu
rent: monthly rent, miete, loyer, alquiler, renta, affitto, aluguel, huur, hyra, kira, czynsz
bedrooms: beds, number of bedrooms, schlafzimmer, chambres a coucher, dormitorios, camere da letto, quartos, slaapkamers, sovrum, yatak odasi, sypialnie
bathrooms: baths, number of bathrooms, badezimmer, salles de bain, banos, bagni, banheiros, badkamers, badrum, banyo, lazienki
surface: square feet, sq ft, sqft, square meters, sqm, floor area, living area, wohnflache, flache, superficie, surface habitable, metros cuadrados, oppervlakte, boyta, metrekare, powierzchnia
property-type: immobilienart, type de bien, tipo de propiedad, tipo di immobile
fuel: fuel type, kraftstoff, treibstoff, carburant, combustible, carburante, combustivel, brandstof, bransle, yakit, paliwo
transmission: gearbox, getriebe, boite de vitesse, cambio, vites, skrzynia biegow
engine: engine size, motor, moteur, motore, silnik
publisher: verlag, editeur, editorial, editore, editora, uitgever, forlag, yayinevi, wydawnictwo
pages: page count, number of pages, seitenzahl, nombre de pages, numero de paginas, sayfa sayisi
donation amount: donation, contribution, spende, spendenbetrag, don, donacion, donazione, doacao, gift, bagis, darowizna
ticket: ticket type, eintrittskarte, billet, entrada, biglietto, ingresso
check-in: arrival, arrival date, check in date, anreise, arrivee, llegada, arrivo, chegada, aankomst, ankomst, giris tarihi, przyjazd
check-out: departure, departure date, check out date, abreise, depart, salida, partenza, partida, vertrek, avresa, cikis tarihi, wyjazd
guests: number of guests, pax, gaste, anzahl personen, personnes
doctor: physician, arzt, medecin, medico, arts, lakare, doktor, hekim, lekarz
insurance: insurance company, insurer, insurance provider, versicherung, krankenkasse, assurance, seguro, assicurazione, verzekering, forsakring, sigorta, ubezpieczenie
policy id: policy number, policennummer, versicherungsnummer, numero de police, numero de poliza, numero polizza, apolice, polisnummer, police no, numer polisy
prescription: rezept, ordonnance, receta, ricetta, receita, recept, recete, recepta
allergy: allergene
eol-date: end of life, eol, end of life date
expected checkin date: expected checkin, return date, due back, expected return, ruckgabedatum, date de retour, fecha de devolucion, data di restituzione
check-out date: issue date, issued on, ausgabedatum, date d emission, fecha de emision, data di emissione, data de emissao, uitgiftedatum, utfardandedatum, data wydania
requestable: bookable, anforderbar
contract id: contract number, vertragsnummer, numero de contrat, numero de contrato, numero contratto, contractnummer, avtalsnummer, sozlesme no, numer umowy
contract start date: vertragsbeginn, inicio de contrato
contract end date: vertragsende, fin de contrato
opening hours: business hours, offnungszeiten, horaires d ouverture, horario, orario, openingstijden, oppettider, calisma saatleri, godziny otwarcia
shelf: bin, rack, shelf location, bin location, storage location, lagerplatz, regal, emplacement de stockage, ubicacion almacen, scaffale, plank, hylla, raf, polka
warehouse: depot location, lager ort, lagerort, entrepot, almacen, magazzino, armazem, magazijn, depo, magazyn
dimension: measurements, abmessungen, masse lxbxh, dimensiones, dimensioni, afmetingen, matt, olculer, wymiary
margin: profit margin, markup, marge, margen, margine, marginal, kar marji, marza
profit: gewinn, benefice, beneficio, utile, lucro, winst, vinst, kar, zysk
commission: provision, comision, commissione, comissao, commissie, komisyon, prowizja
fee: charge fee, gebuhr, gebuhren, frais, comision bancaria, tarifa, quota, taxa, kosten gebuhr, avgift, harc, oplata
rate: tarif, tarifa tasa, taux, tasa, tasso, tarief, sats, stawka
interest-rate: zinssatz, taux d interet, tipo de interes, tasso di interesse, taxa de juros, rente, ranta, faiz orani, oprocentowanie
open-rate: offnungsrate
click: klicks, clics, cliques
impression: views, page views, aufrufe, vues, visualizaciones
`;
