/** Polish, Czech, Slovak, Croatian, Slovene and Hungarian words for records and address books, and words that qualify any noun; in the shape of `english/people.ts`. */
export const EASTERN_RECORDS = `
id: identifikator,cislo,identifikacni cislo,broj,stevilka,azonosito,cislo radku,redni broj,rb,lp,sorszam,sifra,zaporedna stevilka,zap st,poradove cislo,p c,ssz,evidencni cislo,oznaczenie,oznaka broj,szama,rbr,rb br,por c,l p
code: kod,kod cislo,sifra,koda,kodja,skrot,zkratka,oznaka,kratica,symbol,kodovi
reference: odkaz cislo,variabilni symbol,poziv na broj,odkaz,sklic,vs,numer referencyjny
type: tip,typ,rodzaj,druh,tipus,vrsta,fajta,tip dokumenta,rodzaje,druhy,jelleg,fajtaja,oblika,forma,tipusa
status: stan,stav,statusz,allapot,stanje statusa,statusa
priority: priorytet,dulezitost,waga bledu,zavaznost,pilnosc,nalehavost,hitnost,nujnost,prioriteta
active: aktiv,aktivan,aktywne,aktivno,cinny
date: datum,kelt,dzien data,kelte,nap datum,datuma
time: cas,godzina,czas,vrijeme,ido,vreme,idopont,ura,godz
start date: data poczatkowa,poczatek,zacatek,datum zahajeni,rozpoczecie,datum od,platnost od,data rozpoczecia,datum pocetka,kezdo datum,pocetak,zacetek,datum zacetka,kezdes,od dne,wazne od,zaciatok,vrijedi od,od dana,velja od,pocinje,kezdete,rozpoczecia,zahajeni,zacatku,pocatecni,pocetni,pocetna
end date: data koncowa,koniec,konec,datum ukonceni,zakonczenie,data zakonczenia,data do,befejezes,kraj datum,datum zavrsetka,vege,zaro datum,zavrsetak,do dne,wazne do,datum do,do dana,zakljucek,konca,datum kraja,plati do,zakonczenia,ukonceni,konce
end time: godzina zakonczenia,godzina do,cas do
created date: data utworzenia,utworzono,vytvoreno,zalozeno,data dodania,data zgloszenia,data zlozenia,datum kreiranja,letrehozva,letrehozas datuma,kreirano,ustvarjeno,rogzitve,data wplywu,data wprowadzenia,porizeno,datum zalozeni,rogzites datuma,datum izrade,datum nastanka,zgloszono,felveve,uneseno,dodano,dodani,porizeni,zalozeni
updated date: data modyfikacji,zaktualizowano,aktualizovano,zmodyfikowano,datum zmeny,zmeneno,posledni zmena,data aktualizacji,datum aktualizace,datum izmjene,modositva,modositas datuma,azurirano,posodobljeno,upravene,frissitve,datum spremembe,spremenjeno,zmienione,zmena
creator: vytvoril,utworzyl,wystawil,vystavil
registration date: data rejestracji,datum registrace,czlonek od,clenem od
year: rok,godina,rocnik,ev,leto,evf,roku
month: miesiac,mesic,mjesec,mesec,honap,ho,mesiac
week: tydzien,tyden,tydny,tjedan,teden,het,tyzden,tydz
period: okres,obdobi,razdoblje,idoszak,obdobje,doba
duration: czas trwania,trvani,trajanje,idotartam,czas,delka,trwanie,trajanja,trwania
hours: godziny,liczba godzin,ilosc godzin,pocet hodin,ora,oraszam,hodiny,hodin,sati,ure,orak
frequency: czestotliwosc,czestosc,frekvence,ucestalost
count: liczba,pocet osob,ilosc,pocet,stevilo,letszam
percent: procent,postotak,odstotek,szazalek,proc,procentni,posto,odst
score: punkty,punktacja,uzyskane punkty,body ziskane,pocet bodu,bodovi,tocke,pont,pontszam,pkt,bodu
rank: miejsce rankingu,helyezes,plasman,poradi,poradie,uvrstitev,lokata,rankingu
level: poziom,uroven,razina,stopnja,szint,stupien,nivo,stupanj,raven
capacity: pojemnosc,kapacita,ferohely,ladownosc,obsaditev,kapaciteta
objective: cil,cilj,cel,ciel
requirement: wymagania,pozadavek,zahtjev,zahteva
instructor: profesor,nauczyciel,prowadzacy,trener,lektor,instruktor,predavac,oktato,edzo
course: kurs,zajecia,nazwa przedmiotu,nazwa kursu,tecaj,tanfolyam,kursu
training: szkolenie,skoleni,obuka,kepzes
course id: kod kursu,kod przedmiotu,kod predmetu
audience: grupa docelowa
certificate: certifikat,certyfikat,potvrda
participant: uczestnik,ucastnik,sudionik,sudionici,resztvevo
event: wydarzenie,akce,udalost,dogadaj,dogodek,esemeny,rendezveny,impreza,udalosti,wydarzenia,imprezy
federation: federacja,savez,zveza,svaz,zvaz
license id: licencszam,dozvola,dozvole,numer zezwolenia,cislo povoleni,numer licencji,nr licencji,povolenie
member id: clenske cislo,numer czlonka,nr czlonkowski,clanski broj,tagsagi szam,clanska stevilka
alt: drugi,inny,alternativni
owner: wlasciciel,vlastnik,majitel,vlasnik,tulajdonos,lastnik,vlasnici
assignee: przypisany do,odpowiedzialny,osoba przypisana,resitel,prirazeno
project: projekt,nazev projektu,projektnaziv,zakazka,gradiliste projekt,projektu,zakazky
task: zadanie,ukol,zadatak,naloga,feladat,uloha,opravilo,czynnosc,teendo,cinnost
lead source: zrodlo,zdroj,izvor,vir
campaign: kampania,kampan,kampanja
asset-tag: inventarni cislo,numer inwentarzowy
asset name: urzadzenie,srodek trwaly,urzadzenia
serial id: numer seryjny,vyrobni cislo,seriove cislo,serijski broj,sorozatszam,gyari szam,serijska stevilka,vyrobne cislo,tvornicki broj,v c
warranty: gwarancja,zaruka,jamstvo,garancija
ip-address: ip adresa
vehicle: pojazd,vozidlo,samochod,jarmu,gepjarmu,automobil,vozila,vozidla,pojazdu
license-plate: rz,registracni znacka,nr rejestracyjny,rejestracja,statni poznavaci znacka,registrace vozidla,registarska oznaka,nr rej,spz,rendszam,registrska stevilka,registarski broj,reg oznaka,ecv,reg st,registracia,registracija
vin: numer nadwozia,cislo karoserie,alvazszam,numer vin
mileage: przebieg,stan licznika,stav tachometru,najeto,najete km,stan km,stav km,kilometraza,kilometri,prevozeni kilometri,futott km,najezd,pocet km,licznik km,stanje kilometara,prebieg,futasteljesitmeny,najazdene km
diagnosis: rozpoznanie,diagnoza,dijagnoza,diagnozis,korisme
dosage: dawka,dawkowanie,doza,davka,doziranje,odmerek,adag,davkovanie
active-ingredient: substancja czynna
patient: pacient,pacjent,beteg,paciens,bolnik,pacijent
file: plik,soubor,datoteka,fajl,subor,allomany,priloha,pliku
question: pytanie,otazka,pitanje
answer: odpowiedz,odpoved,odgovor,valasz,odpovedi
message: wiadomosc,zprava,poruka,zpravy
reason: powod,przyczyna,duvod,razlog,indok,pricina,uzrok,dovod,vzrok
result: wynik,vysledek,odczyt,rezultat,vysledky,eredmeny,vysledok,ishod,odczytu
budget: budzet,rozpocet,proracun,koltsegvetes,keret
deal amount: hodnota obchodu
sort-order: kolejnosc,redoslijed,sorrend
published date: data publikacji,rok wydania
work: praca,sluzbowy,munkahelyi,sluzebni,pracovni,pracy
home: dom,otthoni,kucni,domaci,domowy,lakas
billing: faktura,rozliczeniowy,fakturacni,szamlazasi
shipping: dostawa,wysylka,dodaci,dorucovaci,szallitasi,dostava,dostawy,dostave
emergency: nouzovy,naglych,hitni,nujni
spouse: malzonek,manzel,manzelka,supruznik,zakonec
father name: ojciec,imie ojca
mother name: matka,imie matki,matki,ime majke
children: dzieci,deti,djeca,otroci
po-box: skrytka pocztowa
disability: niepelnosprawnosc,postizeni,ztp,invaliditet
religion: religia,wyznanie,vjera,vera,vallas,nabozenstvi
shift: zmiana,zmiana robocza,smena,izmena,muszak,smjena
assessment: egzamin,zkouska,skuska,ispit,izpit,vizsga
module: modul,modulok
rent: czynsz,najem,najemne,najamnina,najemnina,zakupnina,najomne
bedrooms: sypialnie,lozka sypialnie,loznice,spalnice
bathrooms: lazienka,koupelna,kupaonica,kopalnice,furdoszoba,kupelne
surface: powierzchnia
engine: silnik,pojemnosc silnika,silnika
publisher: wydawnictwo,nakladatelstvi,wydawca,nakladatel,izdavac,nakladnik,kiado
donation amount: darowizna,kwota darowizny,vyse daru,darowizny
ticket: hlaseni,bejelentes,hibajegy,zahtevek,zgloszenie
check-in: przyjazd,data przyjazdu,zameldowanie,prijezd,przyjazdu,prijezdu
check-out: wyjazd,data wyjazdu,wymeldowanie,odjezd,odlazak,odhod
doctor: lekarz,lekar,lijecnik,doktor,zdravnik,orvos
insurance: ubezpieczenie,ubezpieczyciel,towarzystwo ubezpieczeniowe,pojistovna,ubezpieczenia,biztosito
policy id: cislo smlouvy pojistne,kotvenyszam,nr polisy
prescription: recept,veny
allergy: uczulenia,alergie,alergija,allergia
check-out date: data wydania
contract id: cislo smlouvy,broj ugovora,szerzodesszam
opening hours: godziny otwarcia
shelf: polka,polica,regal,polc,rakhely,tarhely
warehouse: magazyn,skladiste,raktar,sklad,magazynu,sklad nazev,skladisce,raktar neve,skladu,sklady,poslovnica
dimension: wymiary,rozmer,dimenzija,meretek
margin: marza,arres,haszonkulcs,narzut
profit: zysk,dobit,dobicek,nyereseg
commission: prowizja,provize,provizija,jutalek,provizia
fee: oplata,oplata prowizja,poplatek,opratky,koszty,prowizja,naknada,dij
rate: stawka,stopa,sazba,sadzba,kulcs
interest-rate: oprocentowani,kamatlab,kamat
open-rate: wskaznik otwarc
click: klikniecia,kliknuti,proklik,klik,klikovi,kattintas,prokliku
impression: wyswietlenia,odslony reklamy,zobrazeni,prikazi,impresije,megjelenes,prikaz
first: pierwsza,prvni,prvi,prva,elso,prvy,prve
last: ostatni,posledni,ostatnia,zadnji,posljednji,utolso,posledny,zadnja,poslednja
next: nastepny,pristi,dalsi,nastepna,nasledujici,sljedeci,sljedeca,naslednji,naslednja,kovetkezo,nasledujuci
previous: poprzedni,predchozi,minuly,prejsnji,elozo,predchadzajuci,prethodno,przedtem
new: novo,nova,nowy,nowa,novy,nove,novi,uj,nowe
old: stary,stare,stari,stara,regi,staro
average: srednia,sredni,prumer,prumerny,prosjek,prosjecna,povprecje,povprecna,atlag,priemer,priemerny,sr,prumerna
minimum: minimal,minimalny,min wartosc,minimalne,minimalni,najmanj,minimalis,minimalna,legkisebb,najmniej,minimalno
maximum: maksymalny,maksimum,maximalni,maksimalna,maximalis,maximalny,najvise,nejvetsi,legnagyobb,najvyssi,najvec
planned: planowana,planovany,planowany,planowane,planiran,tervezett,terv,nacrtovan
estimated: szacowany,szacunkowy,odhad,odhadovany,procijenjeni,procjena,ocenjen,becsult,przewidywany
target: docelowy,cilova,ciljna
cumulative: narastajaco,kumulativno,kumulativ
remaining: pozostaly,zbyvajici,pozostalo,zbyva,zbytek,preostali,preostalo,preostane,fennmarado,hatralevo,zostavajuci,maradek,ostatak,maradt
available: dostupny,dostepny,volne,dostupne,razpolozljiva,wolny,raspoloziva
reserved: zarezerwowany,rezervovan,rezervirano,foglalt
planned-order: w zamowieniu,objednano
annual: roczna,godisnji,godisnja,letna,eves,rocny,rocznie
monthly: miesieczny,miesiecznie,mesicne,mjesecna,mjesecno,mesecna,mesecno,havi
weekly: tygodniowy,tydenni,tydne,tjedno,heti
daily: dzienna,dziennie,denne,dnevna,napi,dzienne
hourly: godzinowy,hodinova,satni,satnica,urni,urna
internal: wewnetrzny,interni,interna,belso,unutarnji,notranji,vnitrni
external: zewnetrzny,vanjski,zunanji,kulso,externy,vnejsi
personal: osobni,osobisty,osebni,szemelyi,privatni
public: publiczny,verejny,javno
local: mistni,lokalna,miestny
foreign: zagraniczny,cizi,strani,tuji,zahranicni
final: koncowy,konecny,koncowa,konecna,koncowe
base: podstawowa,zakladni,podstawa,zaklad,osnova,bazowy
gross: brutto,bruto,hruby,hruba
net: netto,neto,cisty,cista,ciste
full: pelny,uplny,plny,puni,puna,polna
short: krotki,kratky,skrocony,krotka
long: dlugi,dlouhy,dluga,dugi
good: dobre,ispravno,jo
bad: zly,spatny,zle,lose,slabo,rossz
unique: unikalny,unikatni,jedinstveni
per: za
range: zakres,przedzial,rozsah,opseg,raspon
index: indeks,indeksa
ratio: stosunek,pomer,omjer,arany
method: metoda,zpusob,nacin,modszer,mod,sposob
mode: tryb,rezim,uzemmod
day: dzien,dan,nap,dny,dana,den
employee: zamestnanec,pracovnik,pracownik,zaposlenik,radnik,pracownika,zaposlenika,radnika,pracownikow,zamestnanca,zaposleni,dolgozo
volume: wolumen,objetosc,objem,zapremina,terfogat,obujam
area: rozloha,plocha,powierzchnia uzytkowa,powierzchnia,vymera,povrsina,pow
contact: kontakt,kontakt osoba,osoba kontaktowa,osoba do kontaktu
closed date: data zamkniecia,zamknieto,zatvoreno
cancelled date: data anulowania,datum zruseni,zruseno
approved date: data zatwierdzenia,odobreno,jovahagyva,schvalene
link: odkaz,lacze,veza
person: osoba,oseba,szemely,osob
parent: rodzic,rodic,roditelj,starsi,szulo,rodicia,roditelja,rodzica
driver: kierowca,ridic,kierujacy,vozac,voznik,sofor,vodic
operator: obsluha,operater,upravljavec
agent: handlowiec,zastupce
seller: sprzedawca,prodejce,prodavac,prodajalec,prodavatel
usage: zuzycie,spotreba,zuzycie kwh,spotreba kwh,potrosnja,poraba,uzycie,spotreby
limit: limit wartosc,ogranicenje,omejitev,korlat,hatar
attempt: proba,pokus,pokusaj,poskus
action: akcja,akce,radnja,dejanje,akcji
progress: postep,pokrok,zaawansowanie,napredak,napredek,haladas
feedback: opinia,zpetna vazba,mnenje
member: clen,czlonek,clan
family: rodzina,rodina,domacnost
residence: zamieszkania,bydliste,miejsce zamieszkania
origin: pochodzenie,puvod,skad,podrijetlo,poreklo,povod,pochodzenia,puvodu
destination: przeznaczenie,cel podrozy,cil cesty,dokad,odrediste,kam
stage: etap,faze,faza,szakasz,stupen
deleted: usuniety,smazano,obrisano
rating: hodnoceni,hodnotenie,ertekeles,gwiazdki
club: klub,egyesulet,drustvo,udruga
author: avtor,szerzo,autori,autorzy
channel: kanal,csatorna
model: modell,modelu
condition: kondicio
version: wersja,verze,verzija,verzia
deal: prilika
featured: wyrozniony,istaknuto,izpostavljeno
published: opublikowany,publikovano,objavljeno,zverejnene
assistant: asystent,asistent,asszisztens
hobby: zajmy,hobi
referred-by: polecajacy,doporucil
ethnicity: narodnost,etnikum
seed: nasazeni
actual: rzeczywisty,skutecny,skutecnost,stvarna,ostvareno,dejanska,tenyleges,teny,skutocny,faktyczny,wykonanie,realizacja,fakticka,ostvarenje
total-of: ogolny,celkova,ukupna,calkowity,skupno,skupni
flag: znacznik,priznak,jelzo
updater: zmodyfikowal,zmenil,izmijenio
branch: oddzial,pobocka,podruznica,fiok
`;
