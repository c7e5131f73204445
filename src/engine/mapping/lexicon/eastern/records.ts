/** Slavic words for records and address books, and words that qualify any noun; in the shape of `english/people.ts`. */
export const EASTERN_RECORDS = `
id: sl no,identifikator,sira no,cislo,identifikacni cislo,broj,stevilka
code: kodu,kod,kode,kod cislo
reference: numero reference,numer referencyjny,odkaz cislo,variabilni symbol,poziv na broj
type: tip,typ,tipo,tur,rodzaj,druh
status: durum,stan,stav,statu
priority: priorytet,sev,dulezitost
active: aktiv,aktywny
date: den,dato,datum
time: cas,hora,ora,godzina,czas
start date: data poczatkowa,poczatek,zacatek,datum zahajeni,rozpoczecie,datum od,platnost od,from datum,data rozpoczecia,datum pocetka
end date: slut,data koncowa,koniec,konec,datum ukonceni,bis,zakonczenie,datum tot,till datum,tom datum,data zakonczenia,data do
end time: hora fin,ora fine,godzina zakonczenia,godzina do,cas do
created date: skapat,data utworzenia,utworzono,vytvoreno,zalozeno,data dodania,data zgloszenia,data zlozenia
updated date: data modyfikacji,zaktualizowano,aktualizovano,zmodyfikowano,datum zmeny,zmeneno,posledni zmena,data aktualizacji,datum aktualizace
creator: vytvoril,utworzyl,wystawil,vystavil
registration date: data rejestracji,datum registrace
year: ano,anno,ar,rok,nam,godina
month: mes,miesiac,bulan,mesic,mjesec,mesec
week: vecka,tydzien
period: donem,okres,obdobi,ky,avadhi
duration: sure,czas trwania,trvani
hours: ore,uren,godziny,liczba godzin,ilosc godzin,pocet hodin
frequency: czestotliwosc,czestosc,frekvence
count: antal,liczba,nb,pocet osob
percent: procent,oran
score: punkty,punktacja,skor,nota prova,uzyskane punkty,body ziskane,pocet bodu,bodovi
rank: sira,miejsce rankingu
level: niva,poziom
capacity: kapacitet,pojemnosc
objective: ziele,mal,cel
requirement: krav,wymagania
instructor: facilitator,profesor,profesora,nauczyciel,prowadzacy
course: kurs,corso,cursus,zajecia,nazwa przedmiotu,nazwa kursu,nazev predmetu
training: szkolenie
course id: kod kursu,kod przedmiotu,kod predmetu
audience: grupa docelowa
certificate: certifikat,certyfikat
format: modalita,modus
participant: uczestnik,ucastnik,sudionik
event: wydarzenie
federation: federacja
license id: numer licencji,alvara,numer zezwolenia,cislo povoleni
member id: tessera,numer czlonkowski,clenske cislo
alt: autre,otro,outro,drugi,inny
owner: wlasciciel,vlastnik,malik,majitel,vlasnik
assignee: przypisany do,odpowiedzialny,osoba przypisana,resitel,prirazeno
project: projekt,nazev projektu
task: taak,zadanie,ukol
lead source: origine,bron,kalla,zrodlo,zdroj
campaign: campana,kampania,kampan
asset-tag: numer inwentarzowy,inventarni cislo
asset name: urzadzenie,srodek trwaly
serial id: ser no,numero serie,n serie,numer seryjny,vyrobni cislo,seriove cislo
warranty: gwarancja
ip-address: ip adresa
vehicle: pojazd,vozidlo,samochod
license-plate: targa,placa,numer rejestracyjny,rz,arac plakasi,registracni znacka
vin: numero chassis,sasi no,numer vin,numer nadwozia,cislo karoserie
mileage: kilometraje,przebieg,stan licznika,stav tachometru,najeto
diagnosis: tani,rozpoznanie,diagnoza
dosage: dawka,dawkowanie,doza,davka
active-ingredient: substancja czynna
patient: hasta,pacient,pt,hasta adi
file: fil,plik,soubor
question: pregunta,pytanie
answer: svar,cevap,odpowiedz
message: wiadomosc
reason: reden,powod,przyczyna,duvod,ly do,karan
result: wynik,vysledek,ket qua,odczyt,rezultat
budget: budzet,rozpocet
deal amount: wartosc szansy,hodnota obchodu
sort-order: kolejnosc
published date: data publikacji,rok wydania
work: werk,praca,sluzbowy
home: casa,hem,ev,dom
billing: faktura
shipping: expedition,dostawa,wysylka
emergency: urgence
spouse: es adi,malzonek
father name: pere,padre,pai,far,baba adi,ojciec,imie ojca
mother name: madre,mor,matka,imie matki
children: figli,barn,dzieci
po-box: posta kutusu,skrytka pocztowa
disability: niepelnosprawnosc
religion: agama
shift: zmiana,zmiana robocza,smena,ca
assessment: egzamin
module: modul
rent: czynsz,najem
bedrooms: sypialnie,camere,lozka sypialnie,loznice
bathrooms: bad,lazienka,koupelna
surface: powierzchnia
engine: silnik,pojemnosc silnika
publisher: wydawnictwo,nakladatelstvi,wydawca
donation amount: darowizna
ticket: caso
check-in: przyjazd
check-out: wyjazd
doctor: medico,lekarz,lekar
insurance: ubezpieczenie,ubezpieczyciel,towarzystwo ubezpieczeniowe,pojistovna,zdravotni pojistovna
policy id: policenr,cislo smlouvy pojistne
prescription: recept
allergy: uczulenia,alergie
check-out date: data wydania
contract id: numer umowy,cislo smlouvy
opening hours: godziny otwarcia
shelf: polka,plank
warehouse: lager ort,depo,magazyn,werk lager,filiale,bodega,depo adi,ambar,skladiste,raktar
dimension: wymiary
margin: kar marji,marza
profit: benefice,utile,kar,zysk
commission: prowizja,provize
fee: tarifa,taxa,harc,oplata,oplata prowizja,poplatek,phi,opratky,koszty
rate: stawka
interest-rate: tipo interes,rente,oprocentowani
open-rate: wskaznik otwarc
click: klikniecia,kliknuti,proklik,klik
impression: impr,wyswietlenia,odslony reklamy,zobrazeni
first: pierwsza,prvni,pehla
last: dernier,ultimo,ultima,ostatni,son,posledni
next: proximo,nasta,nastepny,pristi,dalsi
previous: poprzedni,predchozi,pichla
new: nouveau,nouvelle,novo,nova,ny,nowy,nowa,novy,baru,moi
old: oud,stary,eski,lama,cu
average: media,srednia,sredni,prumer,prumerny,rata rata
minimum: minimal,minimo,minimalny
maximum: maximo,maksymalny,maksimum,maximalni,toi da
planned: planowana,planovany
estimated: szacowany
target: meta,docelowy,cilovy
cumulative: narastajaco
remaining: pozostaly,kalan,zbyvajici,sisa,con lai
available: dostepna,dostupny
reserved: zarezerwowany,rezerve,rezervovano
planned-order: w zamowieniu
annual: per annum,ars,roczna,rocni,hang nam
monthly: miesieczny,mesicni
weekly: tygodniowy,tydenni,hang tuan
daily: dzienny,denni
hourly: por hora,godzinowy,hodinovy
internal: interno,wewnetrzny
external: zewnetrzny
personal: osobista,osobni
public: publico,publiczny,verejny
local: lokal,locale,lokalny,mistni
foreign: zagraniczny,cizi
final: koncowy,konecny
base: bas,podstawowa,taban,zakladni,co ban
gross: brutto,brut,bruto,hruby,sakal
net: netto,neto,cisty
full: hel,pelny,tam,uplny,pura
short: kurz,breve,kort,krotki,kisa,kratky,ngan
long: largo,dlugi,dlouhy,dai
good: bon,bonne,bom,dobry
bad: mauvais,malo,zly,kotu,spatny
unique: unik,unikalny,unikatni
per: por,je,za,moi
count: ilosc,pocet
range: fourchette,rango,zakres,przedzial,rozsah
index: indeks
ratio: rasio,stosunek,oran,pomer,ty le
method: metod,metoda,zpusob,metode
mode: modus,modo,lage
day: jour,dia,giorno,dag,dzien,gun,dni
year: rocnik
name: nazev,ten
first name: jmeno
mobile phone: di dong,cel
address: bydliste
district: okres
code: ma
amount: hodnota,wartosc
total: summa
cost: naklad
quantity: mnozstvi
tax amount: kar
vendor: sprzedawca
employee: zamestnanec,personel,isci,pracovnik,pracownik,zaposlenik
employee id: nip
stock: sklad
warehouse: sklad
volume: wolumen,objetosc,objem
area: rozloha,plocha,areal,powierzchnia uzytkowa
status: lage,etat
contact: kontakt,kontakt osoba,osoba kontaktowa,kontaktni osoba,osoba do kontaktu
reference: odkaz
closed date: data zamkniecia,zamknieto
cancelled date: data anulowania,datum zruseni
approved date: data zatwierdzenia
score: diem
link: odkaz
person: personne,osoba,kisi,vyakti
parent: rodzic,rodic,abhibhavak
driver: autista,motorista,kierowca,ridic,chalak
operator: obsluha
agent: handlowiec,zastupce
seller: sprzedawca,prodejce
usage: zuzycie,spotreba
limit: limite,limite maximo,limit wartosc
attempt: proba,pokus
action: akcja,akce
progress: postep,pokrok,tien do
feedback: opinia,zpetna vazba
member: clen,czlonek
family: familie,familia,rodzina,rodina,gospodarstwo domowe,domacnost
residence: zamieszkania,bydliste,miejsce zamieszkania
origin: pochodzenie,puvod,skad
destination: destino,przeznaczenie,cel podrozy,cil cesty,diem den,dokad
`;
