/** Words of particular trades and of address books; same shape as `people.ts`. */
export const TRADES_WORDS = `
work: business, office, geschaftlich, dienstlich, gesch, professionnel, travail, bureau, trabajo, trabalho, lavoro, ufficio, zakelijk, werk, arbete, jobb, is yeri, praca, sluzbowy
home: private, privat, prive, personnel domicile, domicile, particular casa, casa, hem, ev, dom
billing: bill to, rechnungs, facturation, facturacion, fatturazione, cobranca, factuur, faktura, fatura
shipping: ship to, delivery, deliver to, liefer, versand, livraison, expedition, envio, entrega, spedizione, consegna, verzend, leverans, teslimat, dostawa, wysylka
emergency: notfall, urgence, urgencia, emergencia, emergenza, nood, acil
spouse: husband, wife, partner name, ehepartner, ehegatte, conjoint, conyuge, coniuge, echtgenoot, make maka, es adi, malzonek
father name: father, fathers name, vater, pere, padre, pai, vader, far, baba adi, ojciec, imie ojca
mother name: mother, mothers name, mutter, mere, madre, mae, moeder, mor, anne adi, matka, imie matki
children: kids, number of children, kinder, enfants, hijos, figli, filhos, kinderen, barn, cocuk, dzieci
assistant: assistant name, sekretariat, assistante, asistente, assistente
anniversary: wedding anniversary, jahrestag, hochzeitstag, anniversaire de mariage, aniversario
hobby: hobbies, interests, interest, interessen, loisirs, aficiones, interessi
pager: beeper, piepser
po-box: po box, p o box, post office box, postfach, boite postale, apartado de correos, apartado postal, casella postale, caixa postal, postbus, box postal, posta kutusu, skrytka pocztowa
referred-by: referred by, referrer, referral, empfohlen von
disability: disabled, disabilities, handicap, handicapped, physically handicapped, behinderung, discapacidad, disabilita, deficiencia, engelli, niepelnosprawnosc
special-needs: special needs, accommodation, accommodations, accessibility needs, special requirements, dietary requirements, allergies, allergy, besondere bedurfnisse
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
bedrooms: bedroom, beds, number of bedrooms, no of bedrooms, schlafzimmer, chambres a coucher, dormitorios, camere da letto, quartos, slaapkamers, sovrum, yatak odasi, sypialnie
bathrooms: bathroom, baths, number of bathrooms, badezimmer, salles de bain, banos, bagni, banheiros, badkamers, badrum, banyo, lazienki
surface: square feet, sq ft, sqft, square meters, sqm, floor area, living area, wohnflache, flache, superficie, surface habitable, metros cuadrados, oppervlakte, boyta, metrekare, powierzchnia
property-type: property type, immobilienart, type de bien, tipo de propiedad, tipo di immobile
fuel: fuel type, kraftstoff, treibstoff, carburant, combustible, carburante, combustivel, brandstof, bransle, yakit, paliwo
transmission: gearbox, getriebe, boite de vitesse, cambio, vites, skrzynia biegow
engine: engine size, motor, moteur, motore, silnik
publisher: verlag, editeur, editorial, editore, editora, uitgever, forlag, yayinevi, wydawnictwo
pages: page count, number of pages, seitenzahl, nombre de pages, numero de paginas, sayfa sayisi
donation amount: donation, gift amount, contribution, spende, spendenbetrag, don, donacion, donazione, doacao, gift, bagis, darowizna
ticket: ticket type, eintrittskarte, billet, entrada, biglietto, ingresso
check-in: check in, arrival, arrival date, check in date, anreise, arrivee, llegada, arrivo, chegada, aankomst, ankomst, giris tarihi, przyjazd
check-out: check out, departure, departure date, check out date, abreise, depart, salida, partenza, partida, vertrek, avresa, cikis tarihi, wyjazd
guests: number of guests, pax, no of guests, gaste, anzahl personen, personnes
doctor: physician, doctor name, arzt, medecin, medico, arts, lakare, doktor, hekim, lekarz
insurance: insurance company, insurer, insurance provider, versicherung, krankenkasse, assurance, seguro, assicurazione, verzekering, forsakring, sigorta, ubezpieczenie
policy id: policy number, policy no, policennummer, versicherungsnummer, numero de police, numero de poliza, numero polizza, apolice, polisnummer, police no, numer polisy
prescription: rezept, ordonnance, receta, ricetta, receita, recept, recete, recepta
allergy: allergene
eol-date: eol date, end of life, eol, end of life date
expected checkin date: expected checkin, return date, due back, expected return, ruckgabedatum, date de retour, fecha de devolucion, data di restituzione
check-out date: checkout date, issue date, issued on, date issued, ausgabedatum, date d emission, fecha de emision, data di emissione, data de emissao, uitgiftedatum, utfardandedatum, data wydania
requestable: bookable, anforderbar
contract id: contract number, contract no, vertragsnummer, numero de contrat, numero de contrato, numero contratto, contractnummer, avtalsnummer, sozlesme no, numer umowy
contract start date: contract start, vertragsbeginn, debut du contrat, inicio de contrato
contract end date: contract end, vertragsende, fin du contrat, fin de contrato
opening hours: business hours, offnungszeiten, horaires d ouverture, horario, orario, openingstijden, oppettider, calisma saatleri, godziny otwarcia
shelf: bin, rack, shelf location, bin location, storage location, lagerplatz, regal, emplacement de stockage, ubicacion almacen, scaffale, plank, hylla, raf, polka
warehouse: depot location, lager ort, lagerort, entrepot, almacen, magazzino, armazem, magazijn, depo, magazyn
dimension: dimensions, measurements, abmessungen, masse lxbxh, dimensiones, dimensioni, afmetingen, matt, olculer, wymiary
margin: profit margin, markup, marge, margen, margine, marginal, kar marji, marza
profit: gewinn, benefice, beneficio, utile, lucro, winst, vinst, kar, zysk
commission: provision, comision, commissione, comissao, commissie, komisyon, prowizja
fee: charge fee, fees, gebuhr, gebuhren, frais, comision bancaria, tarifa, quota, taxa, kosten gebuhr, avgift, harc, oplata
rate: tarif, tarifa tasa, taux, tasa, tasso, tarief, sats, stawka
interest-rate: interest rate, zinssatz, taux d interet, tipo de interes, tasso di interesse, taxa de juros, rente, ranta, faiz orani, oprocentowanie
open-rate: open rate, offnungsrate
click: clicks, klicks, clics, cliques
impression: impressions, views, page views, aufrufe, vues, visualizaciones
`;
