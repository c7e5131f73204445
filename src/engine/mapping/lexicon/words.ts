/**
 * Words that qualify any noun, and the nouns that compounds of every trade are made of; in the shape of `people.ts`.
 * Names that combine them need no entry of their own.
 */
export const QUALIFIER_WORDS = `
first: 1st, initial first, primer, primera, erste, premier, premiere, eerste, forsta, pierwszy, pierwsza, ilk, prvni, pertama, dau tien, pehla
last: latest, most recent, letzte, dernier, derniere, ultimo, ultima, laatste, senaste, sista, ostatni, ostatnia, son, posledni, terakhir, cuoi, antim
next: upcoming, following, nachste, naechste, prochain, prochaine, proximo, proxima, prossimo, prossima, volgende, nasta, nastepny, nastepna, sonraki, pristi, dalsi, berikutnya, tiep theo, agla
previous: prior, former, prev, vorherige, vorige, precedent, precedente, anterior, foregaende, poprzedni, poprzednia, onceki, predchozi, sebelumnya, truoc, pichla
new: neu, nouveau, nouvelle, nuevo, nueva, nuovo, nuova, novo, nova, nieuw, ny, nowy, nowa, yeni, novy, baru, moi, naya
old: alt alte, ancien, ancienne, viejo, vecchio, antigo, oud, gammal, stary, eski, lama, cu
average: avg, mean, durchschnitt, durchschnittlich, mittelwert, moyen, moyenne, promedio, media, medio, medie, gemiddeld, gemiddelde, genomsnitt, genomsnittlig, srednia, sredni, ortalama, prumer, prumerny, rata rata, rerata, trung binh, ausat
minimum: min, mindest, minimo, minima, minimal, minimale, minste, minsta, minimalny, minimalna, minimalni, toi thieu, nyuntam
maximum: max, hochst, maximo, maxima, massimo, massima, maximal, maximale, hogsta, maksymalny, maksymalna, maksimum, maksimal, maximalni, toi da, adhiktam
planned: scheduled, plan planned, geplant, planifie, planificado, planificada, programado, programada, prevu, prevue, previsto, prevista, pianificato, planejado, planejada, gepland, planerad, planlagt, planowany, planowana, planowane, planlanan, planovany, direncanakan, rencana, ke hoach
estimated: est, expected, projected, forecast, forecasted, predicted, anticipated, tentative, geschatzt, voraussichtlich, erwartet, estime, estimee, estimado, estimada, esperado, esperada, stimato, stimata, atteso, verwacht, verwachte, geschat, beraknad, forvantad, szacowany
actual: real, realised, realized, tatsachlich, ist wert, reel, reelle, effectif reel
target: soll wert, zielwert, cible, objetivo meta, meta, obiettivo target, streefwaarde, malvarde, docelowy, hedeflenen, cilovy, sasaran, muc tieu
cumulative: ytd, year to date, mtd, month to date, cumul, kumuliert, cumule, acumulado, acumulada, cumulativo, cumulatief, ackumulerad, narastajaco, kumulatif, luy ke
remaining: left, rest, outstanding, open, verbleibend, offen, restant, restante, reste, pendiente, rimanente, residuo, pendente, resterend, openstaand, aterstaende, kvarvarande, pozostalo, pozostaly, kalan, zbyvajici, sisa, con lai, shesh
available: free, verfugbar, frei, disponible, disponibile, disponivel, beschikbaar, beschikbare, tillganglig, dostepny, dostepne, dostepna, mevcut, dostupny, tersedia, kha dung, uplabdh
reserved: allocated, committed, reserviert, reserve stock, reservado, riservato, impegnato, gereserveerd, reserverad, zarezerwowany, zarezerwowane, rezerve, rezervovano, dipesan
planned-order: on order, incoming, in bestellung, en commande, en pedido, in ordine, in bestelling, w zamowieniu
total-of: overall, combined, insgesamt, en tout, in totaal
annual: yearly, per year, per annum, p a, pa, jahrlich, jahres, annuel, annuelle, anual, annuale, annua, jaarlijks, jaarlijkse, arlig, ars, roczny, roczna, yillik, rocni, tahunan, hang nam, varshik
monthly: per month, p m, pcm, mo, monatlich, monats, mensuel, mensuelle, mensual, mensile, mensal, maandelijks, maandelijkse, manatlig, manads, miesieczny, miesieczna, aylik, mesicni, bulanan, hang thang, masik
weekly: per week, wochentlich, wochen, hebdomadaire, semanal, settimanale, wekelijks, wekelijkse, tygodniowy, tygodniowa, haftalik, tydenni, mingguan, hang tuan
daily: per day, day rate, taglich, tages, quotidien, journalier, diario, giornaliero, dagelijks, dagliga, dzienny, gunluk, denni, harian, hang ngay, dainik
hourly: per hour, stundlich, horaire par heure, por hora, orario per ora, per uur, per timme, godzinowy, saatlik, hodinovy
internal: intern, interne, interno, interna, intern id, wewnetrzny, dahili, interni
external: extern, externe, externo, esterno, zewnetrzny, harici, externi
personal: privater, personnel, personnelle, personale, pessoal, persoonlijk, persoonlijke, personlig, osobisty, osobista, kisisel, osobni, pribadi, ca nhan
public: offentlich, publique, publico, pubblico, publiek, offentlig, publiczny, genel, verejny, umum, cong khai
local: lokal, locale, locaal, lokalny, yerel, mistni
foreign: fremd, etranger, extranjero, estero, estrangeiro, buitenlands, utlandsk, zagraniczny, yabanci, cizi, asing, nuoc ngoai
final: endgultig, definitif, definitivo, finale, slutlig, koncowy, nihai, konecny, akhir
base: basic, basis, grund, basico, basica, bas, podstawowy, podstawowa, temel, taban, zakladni, dasar, co ban, mool
gross: brutto, brut, brute, bruto, bruta, lordo, lorda, brut tutar, hruby, kotor, gop, sakal
net: netto, neto, netto wert, cisty, bersih, rong, shuddh
full: voll, vollstandig, complet, complete, completo, completa, volledig, hel, fullstandig, pelny, tam, uplny, lengkap, day du, pura
short: kurz, court, courte, corto, corta, breve, curto, kort, krotki, kisa, kratky, singkat, ngan
long: lang, longue, largo, lungo, longo, dlugi, uzun, dlouhy, panjang, dai
good: accepted, gut, bon, bonne, bueno, buena, buono, bom, goed, godkand, dobry, iyi, baik
bad: rejected, defective, schlecht, mauvais, malo, cattivo, ruim, slecht, dalig, zly, kotu, spatny, rusak
unique: distinct, eindeutig, unico, unica, uniek, unik, unikalny, benzersiz, unikatni
per: pro, par, por, je, za, setiap, moi
number-of: nb, count of, qty of, anzahl, nombre, aantal, antal, liczba, ilosc, sayisi, pocet, jumlah, so luong, sankhya
range: bracket, band, bereich von bis, spanne, tranche, fourchette, rango, intervallo, faixa, bereik waarde, intervall, zakres, przedzial, aralik, rozsah, kisaran, khoang
index: indice, indeks
ratio: quota percentuale, verhaltnis, rapport ratio, razon ratio, rapporto, razao, verhouding, forhallande, stosunek, oran, pomer, rasio, ty le
gross-profit: bruttogewinn, rohertrag, marge brute
version-no: versionsnummer
flag: indicator, ind, y n, yn, yes no, kennzeichen flag, indicateur, indicador, indicatore
reason: cause, ursache, causa, oorzaak, przyczyna, duvod, alasan, ly do, karan
method: verfahren, methode, metodo, metod, metoda, yontem, zpusob, metode, phuong thuc, vidhi
mode: modus, modo, modalita uso, lage
`;

export const NOUN_WORDS = `
date: den, tanggal, ngay, tithi, dinank
time: cas, waktu, thoi gian, samay
day: tag, jour, dia, giorno, dag, dzien, gun, dni, hari, din
year: tahun, nam, varsh, saal, rocnik
month: bulan, thang, mahina
name: nazev, nama, ten, naam ka, bezeichnung name, denominazione, denominacion, denominacao, benamning, betegnelse
first name: jmeno krestni, nama depan, ten goi, legal first
last name: nama belakang, ho, kul naam, upnaam, family, legal last
middle name: ten dem, nama tengah
name: ho va ten, ho ten, nama lengkap, pura naam, cele jmeno, legal name person
gender: pohlavi, jenis kelamin, gioi tinh, ling, gender identity, administrative gender, sex at birth
age: vek, umur, usia, tuoi, aayu, umra
birth date: narozeni, tanggal lahir, ngay sinh, janm tithi, janmatithi
email: elektronicka posta, surel, thu dien tu
phone: no telp, telepon, telp, dien thoai, sdt, doorbhash, telefonni cislo, telefonszam, telephone work, voice, contact tel, contact phone number
mobile phone: no hp, di dong, mobilni telefon, cellular, whatsapp mobile
address: alamat, dia chi, pata, adres zamieszkania, adresa bydliste
city: obec, kota, thanh pho, shahar, nagar, kab kota, kabupaten
district: kecamatan, quan, huyen, okres, zila, jila, ward, subdistrict
state: provinsi, tinh, kraj cz, rajya, emirate, admin 1, first level division, gov office region
postal-code: kode pos, ma buu dien, ma buu chinh, pin, pincode area, postova smerovaci cislo, post area code
country: negara, quoc gia, nuoc, desh, stat, country territory, iso country name
country code: iso 2, iso2, iso 3, iso3, alpha 2, alpha 3, cc, cntry cd
company: nazev firmy, perusahaan, cong ty, kampani, company legal, business, trading name, doing business as, dba, handelsnaam, nom commercial, nombre comercial, razon comercial, nome fantasia, sirket unvani, virksomhed, entity name, legal entity name, registered name, legal business name
id: cislo, nomor, so, kramank, identifikacni cislo, key, pk, code number, serial key
code: ma, kod cislo, cd
type: jenis, loai, prakar, druh, tipe
status: keadaan, trang thai, sthiti, stav, estatus, state status
description: popis, keterangan, deskripsi, mo ta, vivaran, dien giai, beschrijving, text long
note: poznamka, poznamky, catatan, ghi chu, tippani, adnotacja, aantekening, notater
title: judul, tieu de, shirshak, nadpis
category: kategorie cz, danh muc, shreni, classification, class category, klasifikasi
amount: castka, jumlah uang, so tien, nilai, rashi, dinero, geldbetrag, suma pieniedzy
total: celkem, tong, tong cong, kul, jumlah total, celkova castka, summe gesamt, summa, som, totalsumma, alt toplam
price: harga, gia, don gia, mulya, keemat, daam, unit prc, prc
cost: naklady, naklad, biaya, chi phi, lagat, spese, gasto
quantity: mnozstvi, pocet kusu, kuantitas, qty ordered, matra, ks, kolicina, each count
currency: mena, mata uang, tien te, loai tien, mudra, cur, curr code
balance: zustatek, bakaya, so du, saldo akhir, bal
tax amount: dan, dph, pajak, ppn, thue, kar, vat gst, taxes total, impots, imposte
discount: sleva, diskon, giam gia, chhoot, chiet khau, disc, disc amount, rabatt betrag, bonificacion, price reduction, markdown
customer: zakaznik, odberatel, pelanggan, khach hang, ten khach hang, grahak, bill to customer, sold to, sold to party, debitor, acheteur, besteller, auftraggeber kunde, kaufer, kjoper, kober, koper, purchaser, shopper, kupujacy, alici
vendor: dodavatel, pemasok, nha cung cap, supplyer, creditor, kreditor, sold by, purchased from, bought from, supplied by, preferred supplier, preferred vendor, dobavitel, toimittaja
employee: zamestnanec, karyawan, pegawai, nhan vien, karmchari, empleado, empleada, dipendente, funcionario, colaborador, medewerker, werknemer, anstalld, medarbetare, medarbejder, calisan, salarie, angestellter, associate, team member, colleague
employee id: nik karyawan, ma nhan vien, osobni cislo, numero salarie, clock number, pers no, file number employee
department: oddeleni, departemen, phong ban, vibhag, bagian, org unit, organizational unit, kst bezeichnung
job title: pracovni pozice, pozice, jabatan, chuc vu, chuc danh, padnam, business title, work title, working title, titulo laboral
product: vyrobek, barang, produk, san pham, hang hoa, ten san pham, utpad, zbozi, nama barang, nama produk, ten hang, commodity, merchandise, artikl, vare, material product
sku: kode barang, kode produk, ma hang, ma san pham, ma sp, kod zbozi, cislo zbozi, matnr, item sku, seller sku, merchant sku, stock keeping number, plu, custom label, internal reference, product reference, style code, artikl nr, parca no, n articulo
stock: sklad zasoby, stok barang, ton kho, so luong ton, soh qty, qoh, physical stock, on hand qty, unrestricted stock, bestandsmenge, stock balance, units on hand
warehouse: sklad, gudang, kho, kho hang, godown, wh, whse, storage facility, distribution center, dc, fulfillment center, plant storage location
unit: merna jednotka, satuan, don vi tinh, dvt, don vi, ikai, measuring unit, base unit, unit of measurement, uom code, basismengeneinheit
weight: hmotnost, berat, trong luong, can nang, vajan, body weight, massa, vaha
length: delka, panjang barang, chieu dai, lambai
width: sirka, lebar, chieu rong, chaudai
height: vyska, tinggi, chieu cao, unchai, stature, body height, ht
volume: cbm, cubic meters, cubic metres, cubic feet, cu ft, cft, volumen, volumina, wolumen, objetosc, hacim, objem, the tich, isi, rauminhalt
size: velikost, ukuran, kich thuoc, kich co, aakar, dimension size
color: barva, warna, mau, mau sac, rang
image: obrazek, gambar, hinh anh, chitra, picture, photo image, media url, image file
file: soubor, berkas, tap tin, document file
location: umisteni, tempat, vi tri, dia diem, sthan, where, position place, locale sito
area: surface, rozloha, plocha, luas, dien tich, kshetrafal, acreage, areal, area size, powierzchnia uzytkowa
status: process state, progress status
owner: vlastnik, pemilik, chu so huu, malik, proprietor, titular
manager: vedouci, manajer, atasan, quan ly, prabandhak, team lead, lead manager, kierownik zespolu, direct manager, direct supervisor, chef naermaste, closest manager, narmaste chef, approver manager, superior, people manager
contact: kontakt, contacto, contatto, contato, kontakt osoba, ansprechpartner, interlocuteur, contactpersoon, kontaktperson, osoba kontaktowa, ilgili kisi, kontaktni osoba, narahubung, kontak, nguoi lien he, sampark, point of contact, poc, contact person
reference: odkaz cislo, referensi, tham chieu, sandarbh, refno, external ref no, customer ref, document ref, viitenumero
period: obdobi, jangka waktu, ky, avadhi, time period, reporting period, billing period range
duration: trvani, durasi, thoi luong, elapsed time, time taken, time spent, total time, dauer gesamt
start date: zacatek, datum zahajeni, mulai, bat dau, shuru, commencement, commences, ab datum, aanvang, ingangsdatum, borjar, rozpoczecie, activation date, activated, go live date
end date: konec, datum ukonceni, selesai, ket thuc, samapti, finished, bis, datum tot, afloop, sluttdato, zakonczenie, cessation, ceased, deactivated, date out
start time: zacatek cas, jam mulai, gio bat dau, time start, time in, from time, clock in, doors open, uhrzeit beginn, begintijd, poczatek godzina
end time: konec cas, jam selesai, gio ket thuc, time end, time out, clock out, uhrzeit ende, slut tid
created date: vytvoreno, dibuat, ngay tao, add date, add time, opened, open date, erfasst am, aangemaakt, oprettet, opprettet, criado, olusturuldu, created time, creation time, received date, date received, logged at, raised on, reported at, submitted, submission date, submit date, timestamp, time stamp, datetime
updated date: aktualizovano, diperbarui, cap nhat, last edited, modification date, senast andrad, zmodyfikowano, last modification, updated time
closed date: closed, close date, closing date, resolved, resolution date, solved, completed, geschlossen am, abgeschlossen am, erledigt am, geloest am, fermeture, cloture le, date de resolution, cerrado, data chiusura, chiuso il, fechado em, sluitingsdatum, gesloten op, afgesloten, stangd, avslutad, data zamkniecia, zamknieto, kapanis tarihi
cancelled date: cancelled at, canceled at, cancellation date, storniert am, stornodatum, kundigungsdatum, gekundigt am, date d annulation, date de resiliation, data annullamento, data disdetta, annuleringsdatum, opzegdatum, uppsagningsdatum, data anulowania, iptal tarihi, datum zruseni, tanggal batal
creator: created by, vytvoril, dibuat oleh, nguoi tao, ersteller, aangemaakt door, skapad av, utworzyl, autor eintrag, opened by, logged by, entered by user
updater: updated by, modified by, last modified by, changed by, edited by, geandert von, modifie par, modificado por, modificato da
approver: approved by, approver, genehmigt von, approuve par, aprobado por, approvato da, aprovado por, goedgekeurd door, godkand av
approved date: approved, date approved, genehmigt am, date d approbation, data approvazione, godkand datum, data zatwierdzenia, onay tarihi
score: skor, diem, ank, punteggio, pontuacao, pistemaara, skore, marks obtained, total score, final score, points earned, note punkte
result: vysledek, hasil, ket qua, parinam, resultat wert, uitslag, esito, finding, result value, measured value, reading, messwert, valeur mesuree, odczyt
group: skupina, kelompok, nhom, samuh, squad group, segment
position: pozycja, posizione, posicao, positie, pozisyon, poradi, peringkat
language: jazyk, bahasa, ngon ngu, bhasha, lang code, survey language, ui language
website: webove stranky, situs web, trang web, web url, site url, webadres, webadresse, webbadress, company url
link: href, odkaz, tautan, lien hypertexte, lien ket
person: personne, persona, pessoa, persoon, osoba, kisi, orang, nguoi, vyakti
parent: eltern, padres, genitore, genitori, pais responsaveis, ouder, foralder, rodzic, ebeveyn, rodic, orang tua, phu huynh, abhibhavak, caregiver, next of kin, tutore
driver: fahrer, chauffeur, conducteur, conductor, conducente, autista, motorista, bestuurder, forare, kierowca, surucu, ridic, pengemudi, tai xe, chalak
operator: bediener, operateur, operario, operatore, operador, operatora, bedieningspersoneel, isletmeci, obsluha
agent: agente, vertreter, agenten, handlowiec, acente, zastupce, agen, dai ly, rep, representative, sales agent
seller: verkaufer, vendeur, vendedor, venditore, verkoper, saljare, saelger, selger, sprzedawca, satici, prodejce, penjual, nguoi ban, salesperson, sales person, sales rep, salesman, merchant seller
usage: nutzung, verbrauch, utilisation, consommation, uso, consumo, utilizzo, gebruik, verbruik, anvandning, forbrukning, zuzycie, kullanim, tuketim, spotreba, penggunaan, consumption
limit: grenzwert, limite, limite maximo, limiet, grans, limit wartosc, sinir, batas, gioi han, cap limit, quota limit
attempt: versuch, tentative, intento, tentativo, tentativa, poging, forsok, proba, deneme, pokus, percobaan, try count
action: aktion, accion, azione, acao, actie, atgard, akcja, eylem, akce, tindakan, hanh dong
progress: fortschritt, avancement, progreso, progressi, progresso, voortgang, framsteg, postep, ilerleme, pokrok, kemajuan, tien do, complete percent, percent complete, completion, completion rate, done percent
feedback: ruckmeldung, retroalimentacion, opinione, aterkoppling, opinia, geri bildirim, zpetna vazba, umpan balik, phan hoi, suggestion
member: clen, anggota, thanh vien, sadasya, czlonek, socia
family: familie, famille, familia, famiglia, familj, rodzina, aile, rodina, keluarga, gia dinh, household, haushalt, menage, hogar, nucleo familiare, huishouden, hushall, gospodarstwo domowe, hane, domacnost, rumah tangga
residence: wohnsitz, residencia, residenza, domicilio residencia, woonplaats adres, bostad, zamieszkanie, zamieszkania, ikamet, bydliste, tempat tinggal, noi o, living in
origin: herkunft, provenance, origen, origine, origem, herkomst, ursprung, pochodzenie, mensei, puvod, asal, xuat xu, from location, departure location, ship from, sent from, from city, from
destination: ziel, zielort, bestimmungsort, destino, destinazione, bestemming, zielhafen, przeznaczenie, cel podrozy, varis, varis yeri, cil cesty, tujuan, diem den, deliver to, ship to, to city, to location
`;
