/** Polish, Czech, Slovak, Croatian, Slovene and Hungarian words for people, places, goods and money; in the shape of `english/people.ts`. */
export const EASTERN_PEOPLE = `
name: imie nazwisko,nazwa,jmeno,cele jmeno,jmeno prijmeni,prijmeni jmeno,ime,ime i prezime,meno a priezvisko,nazev,naziv,nev,neve,megnevezes,teljes nev,nazov,nazw
first name: imie,krestni jmeno,jmeno krestni,meno,keresztnev,jmeno,ime zaposlenika,utonev,krstne meno,imiona
last name: nazwisko,prijmeni,prezime,priezvisko,priimek,vezeteknev,csaladnev,przimeni,rodne prijmeni
middle name: drugie imie,druhe jmeno
name-prefix: osloveni,titula
email: mejl,e posta,poczta,poczta elektroniczna,elektronicka posta,e mailova adresa,e naslov
phone: telefon,telefonni cislo,telefonszam,tel c,telefonska stevilka,vezetekes
mobile phone: mobil,komorka,telefon komorkowy,numer komorkowy,mobilni telefon,mobilni cislo,mobitel,tel komorkowy,mobilszam,mobilny telefon,komorkowego,tel kom
fax: faks
birth date: data urodzenia,urodziny,narozen,datum rodenja,datum rojstva,datum narodenia,dat nar,szuletesi ido,szul datum,szuletesi datum,dat ur,urodzony,roden,rojen,nar,dat rod,szuletes,szuletesi,narozeni
birth place: miejsce urodzenia,misto narozeni,mjesto rodenja,kraj rojstva,szuletesi hely,miesto narodenia,mjesto rod,misto nar
age: wiek,vek,starost,eletkor,kor,lata
gender: plec,pohlavi,spol,nem,rod,neme
nationality: narodowosc,obywatelstwo,statni prislusnost,obcanstvi
marital-status: stan cywilny,rodinny stav
language: jezyk,jazyk,nyelv,jezik
national-id: pesel,rodne cislo,cislo op,obcansky prukaz,jmbg,numer dowodu,dowod osobisty,emso,szemelyi szam,szemelyi igazolvany,taj szam,adoazonosito jel,osebni dokument
employee id: osobni cislo,nr pracownika,torzsszam,osobne cislo,os c,dolgozo azonosito
job title: stanowisko,zawod,pracovni pozice,pozice,povolani,funkce,profese,radno mjesto,radno mesto,delovno mesto,munkakor,pracovna pozicia,funkcja,zanimanje,foglalkozas,poklic,funkcia,funkcija,pracovni zarazeni
position: pozycja,poradi,stanowiska,pozicia,pozicija,beosztas
department: dzial,oddeleni,stredisko,odbor,odjel,wydzial,osztaly,oddelek,usek,reszleg
team: druzyna,zespol,tym,tim,csapat,ekipa,zespolu
group: grupa,skupina,csoport
manager: przelozony,kierownik,vedouci,kierownik zespolu,nadrizeny,menedzer,manazer,rukovoditelj,voditelj,vodja,vezeto,felettes,nadredeni,veduci
hire date: data zatrudnienia,nastup,data przyjecia do pracy,datum zaposlenja,datum zaposlitve,munkaviszony kezdete,zatrudniony,belepes
termination date: data zwolnienia,datum odchodu,data rozwiazania umowy,datum ukonceni pracovniho pomeru,datum vystupu,datum prestanka,munkaviszony vege,datum vypovedi,kilepes
employment type: rodzaj umowy,forma zatrudnienia,uvazek,typ umowy,pracovni pomer,rodzaj zatrudnienia,vrsta zaposlenja,munkaviszony tipusa,vrsta ugovora,typ uvazku,wymiar etatu,foglalkoztatas
salary: wynagrodzenie,pensja,mzda,wynagrodzenie zasadnicze,hruba mzda,zakladni mzda,plat,placa,mzda celkem,ber,fizetes,alapber,osnovna placa,munkaber,stawka zasadnicza
hourly rate: hodinova mzda,oraber
bonus: premie,odmena,nagroda,bonusz,jutalom
skill: umiejetnosci,kompetencje,dovednosti,vjestine,vescine,keszseg
education: wyksztalcenie,poziom wyksztalcenia,vzdelani,obrazovanje,izobrazba,wyksztalcenia
school: skola,szkola,uczelnia,iskola,sola
grade: ocena,ocena koncowa,znamka,ocjena,osztalyzat,jegy
student id: numer albumu,numer ucznia,cislo zaka,nr legitymacji
guardian: opiekun,staratelj,skrbnik
blood-type: grupa krwi,krevni skupina,vercsoport
username: nazwa uzytkownika,uzivatelske jmeno,uzivatel,hasznalo
password: haslo,heslo,lozinka,geslo,jelszo
consent: zgoda,zgoda rodo,souhlas,suglasnost,privola,soglasje,suhlas
note: komentarz,notatka,adnotacja,uwaga,komentar,uwagi,napomene,opombe,poznamka,megjegyzes,pozn,biljeska,primjedba,primedba,uwagi dodatkowe,zaznamek,opaska
bio: biografie,biogram,zivotopis
address: adresa,cim,adres zamieszkania,lakcim,adres korespondencyjny,trvale bydliste,bydliste,adres,naslov,bydlisko,adres dostawy,cime,stalni naslov,prebivaliste
street: ulica,ul,ulice cislo,utca,kozterulet,utca neve,cesta,ulice
house-number: cislo domu,cislo popisne,c p,kucni broj,hisna stevilka,hazszam,cislo orientacni,c o,supisne cislo,broj kuce,nr domu,nr budynku
unit-number: lokal,nr lokalu,nr mieszkania,cislo bytu,ajto,lokalu
city: miasto,miejscowosc,mesto,obec,grad,mjesto,telepules,varos,naselje,posta kraj,helyseg,naselie,mjesto stanovanja,miejscowosci
district: dzielnica,powiat,gmina,opstina,okres,kotar
county: hrabstwo,wojewodztwo powiat,zupanija,powiat,megye
state: wojewodztwo
region: kraj,oblast,regija,regio,wojewodztwa,pokrajina,kraju
postal-code: psc,kod pocztowy,postova smerovaci cislo,postovni smerovaci cislo,postanski broj,postna stevilka,smerovaci cislo,postovni kod,iranyitoszam,irsz,kod poczt,posta
country: kraj,panstwo,zeme,orszag,drzava,krajina,kraj pochodz,stat,zemlja,zeme nazev,kraju
country code: kod kraju
latitude: szerokosc geograficzna,zemepisna sirka,sirina,szelesseg
longitude: dlugosc geograficzna,hosszusag
location: lokalizacja,miejsce,umisteni,misto,lokalita,lokace,lokacija,hely,miejsca,mista
building: budynek,budova,zgrada,stavba,epulet
room: sala,pokoj,mistnost,pomieszczenie,prostorija,prostor,soba,terem,szoba,pokoju
floor: kat,pietro,patro,kondygnacja,sprat,emelet
company: firma,nazwa firmy,przedsiebiorstwo,spolecnost,nazev firmy,organizace,zamestnavatel,tvrtka,podjetje,spolocnost,spolka,przedsiebiorca,subjekt,podnik,ceg,cegnev,vallalat,poduzece,vallalkozas,pravna osoba,obchodni jmeno,gazdalkodo,tvrtka naziv,munkaltato,firmy
company id: krs,regon,ico,maticni broj,maticna stevilka,cegjegyzekszam,mbs
vat id: nip,dic,ic dph,oib,pib,adoszam,cislo dph,kozossegi adoszam,porezni broj,id za ddv,davcna,dic dph,nip ue
industry: sektor,branza,obor,odvetvi,djelatnost,panoga,iparag,agazat
employee count: liczba pracownikow
revenue: przychod,trzby,obrat,prihod,prijmy,obrot,promet,vynosy
website: webove stranky,strona,strona internetowa,www stranky,webova stranka,honlap,weboldal
url: odnosnik,poveznica,povezava,hivatkozas
timezone: strefa czasowa,idozona
product: produkt,towar,vyrobek,zbozi,artikl,polozka,proizvod,izdelek,termek,artykul,arucikk,cikk,roba,blago,tovar,aru,vyrobok,asortyment,produktu,artikla,polozky,towaru,artykulu,proizvoda,artiklu,produktow,blaga
product name: nazwa produktu,nazev produktu,nazwa artykulu,indeks nazwa,nazev vyrobku,nazev polozky,nazwa towaru,megnevezes,naziv proizvoda,naziv izdelka,termeknev,arunev,cikknev,nazov produktu,nazev artiklu,naziv robe
sku: kod produktu,indeks,kod zbozi,cislo zbozi,artikl nr,katalogove cislo,skladove cislo,sifra,kod towaru,symbol towaru,cikkszam,termekkod,sifra artikla,katalog cislo,objednaci cislo,nr katalogowy,nr artykulu,kataloski broj,obj kod,cislo polozky,cislo artiklu
barcode: kod kreskowy,carovy kod,vonalkod,barkod
brand: marka,znacka,zn,brend
manufacturer: producent,vyrobce,proizvodac,gyarto,wytworca
vendor: dostawca,dodavatel,dobavitel,dobavljac,beszallito,sprzedawca,elado,szallito,prodavatelj,dobavitelji,poddodavatel,dobavitelj
category: skupina zbozi,druh zbozi,grupa towarowa,kategoria,kategorija,skupina proizvoda,cikkcsoport,termekcsoport,grupa produktow,asortyment grupa,vrsta robe,skupina blaga
tag: slowa kluczowe,tagi,stitek,stitky,etykieta,oznaka,cimke
description: opis,popis,opis problemu,popis problemu,popis produktu,tresc,opis produktu,leiras,opis artikla,popis polozky,szoveg,podrobnosti,szczegoly,reszletek,obsah,besedilo,opisno
short-description: krotki opis
title: tytul,temat,nadpis,predmet zpravy,titulek,nazev,predmet,predmetu
price: cena,cena jednostkowa,cena sprzedazy,cena brutto,cena sprzedazy brutto,prodejni cena,jednotkova cena,cena za kus,cena bez dph,cijena,egysegar,cena netto,ar,eladasi ar,cijena artikla,prodajna cijena,prodajna cena,jedinicna cijena,maloprodajna cijena,mpc,vpc,cena mj,cena jm,c j,jed cijena,brutto ar,netto ar
cost: koszt,cena zakupu,naklady,nakupni cena,porizovaci cena,naklad,wartosc poczatkowa,nabavna cijena,koszt zakupu,cena zakupu netto,koltseg,trosak,strosek,koszty,beszerzesi ar,nabavna vrijednost,nabavna cena,onkoltseg,lastna cena,beszerzesi ertek,bekerulesi ertek,kiadas,cena nabycia,kosztow
sale-price: cena promocyjna,cena promo,akcni cena
quantity: ilosc,sztuk,ks,kolicina,zamowiona ilosc,szt,mnozstvo,mennyiseg,mnozstvi,pocet,liczba,kol,kolicina narucena,db,darab,darabszam,kusu,komada,kom,mnoz
stock: lager,stan magazynowy,zapas,stav skladu,zasoba,skladova zasoba,zaliha,keszlet,zaloga,stan na magazynie,sklad,raktarkeszlet,stav zasob,stanje,raktaron,dostupne mnozstvi,zapasu
min-stock: stan minimalny,minimalny stan,zapas bezpieczenstwa,minimalni zasoba,stan min
weight: waga,hmotnost,vaha,tezina,masa,suly,teza,tomeg,ciezar,masa kg,vazeni
length: dlugosc,delka,duzina,hossz,dolzina,dlzka
width: szerokosc,sirka,szer,szelesseg mm,sirina cm
height: wysokosc,vyska,wzrost,visina,magassag
size: rozmiar,velikost,velicina,meret,velkost,vel,numer rozmiaru,rozmiaru
color: kolor,barva,boja,szin,kolor produktu,farba,barva izdelka
material: tkanina,latka,materijal,anyag,gradivo,surowiec,tworzywo
unit: jednostka,jednostka miary,jm,merna jednotka,jednotka,jedinica mjere,enota mere,mj,jedn miary,egyseg,mertekegyseg,mennyisegi egyseg,enota,em,jed mjere,mer jed,j m,jednotku,enoto
image: zdjecie,obraz,obrazek,zdjecie glowne,url zdjecia,slika,kep,obrazok,zdjecia,kepek,foto
variant: wariant,varijanta,valtozat
order id: numer zamowienia,objednavka,numer rezerwacji,cislo rezervace,br narudzbe,broj narudzbe,rendelesszam,stevilka narocila,nr zlecenia,c obj,cislo zakazky,rendelesi szam
order date: data zamowienia,data sprzedazy,datum prodeje,data zlozenia zamowienia,datum objednani,datum narudzbe,datum narocila,zamowiono,rendeles ideje,zamowiona
invoice id: faktura,broj racuna,racuna broj,szamlaszam,stevilka racuna,fv,c faktury,br racuna,bizonylatszam,bizonylat szam,fakt c,st racuna
invoice date: data wystawienia,datum vystavenia,datum racuna,szamla kelte,szamla datuma,kiallitas datuma,datum izdaje,wystawiono,vystaveno,keltezes,duzp,datum zdanitelneho plneni,vystavenia,wystawienia,vystaveni
due date: termin platnosci,termin,splatnost,datum splatnosti,termin zaplaty,datum dospijeca,termin realizacji,fizetesi hatarido,esedekesseg,rok placanja,dospijece,zapadlost,rok placila,hatarido,valuta placanja,splatno,lhuta splatnosti,rok splatnosti,lejarat,splatnosti,dospijeca,rok zapadlosti
payment date: data platnosci,datum uhrady,data zaplaty,datum zaplaceni,datum placanja,datum placila,fizetes datuma,fizetve,placeno dana,data wplywu,datum uplate,uhrazeno dne
payment method: forma platnosci,metoda platnosci,sposob platnosci,platebni metoda,forma uhrady,sposob zaplaty,zpusob uhrady,rodzaj platnosci,nacin placanja,nacin placila,fizetesi mod,fizetes modja,sposob uhrady,forma zaplaty,vrsta placanja,zp platby
payment terms: warunki platnosci,platebni podminky
amount: kwota,castka,suma pieniedzy,iznos,znesek,ciastka,hodnota,wartosc,osszeg,suma kwot,do zaplaty kwota,castka v kc,wartosci
total: razem,suma,wartosc,wartosc calkowita,celkem,celkova castka,celkova cena,soucet,ukupno,skupaj,ogolem,vegosszeg,sveukupno,spolu,celkova suma,lacznie,ukupan iznos,skupen znesek,osszes,mindosszesen,skupna cena,ukupna cijena,uhrn,wartosc razem,wartosci
net amount: netto,neto,kwota bez vat,bez dph,zaklad dane,osnovica,zaklad dph,osnovica pdv,osnova ddv,bez dane,adoalap,celkem bez dph,wart netto,brez ddv,bez pdv
gross amount: brutto,bruto,s dph,celkem s dph,iznos s pdv,vc dph,vcetne dph,wart brutto,sa pdv
tax amount: podatek,kwota vat,dan,dph,pdv,ddv,wartosc vat,podatek vat,afa,znesek ddv,porez,davek,ado,podatku,vat kwota,afa ertek,pdv a
tax rate: stawka vat,sazba dph,sazba dane,stopa pdv,stopa ddv,sadzba dph,percent dph,porezna stopa,stawka podatku,davcna stopnja,adokulcs,afa percent
discount: rabat,znizka,sleva,popust,zlava,kedvezmeny,upust,engedmeny,snizenje,rabatt,sleva castka
shipping cost: koszt dostawy,koszt wysylki,postovne,doprava cena,dopravne,koszty transportu,koszt przesylki,cena dopravy,postarina,dostava cijena,szallitasi dij,stroski dostave,postnina,trosak dostave,przesylka koszt,dopravne balne
shipping method: sposob dostawy,doprava,forma dostawy,metoda dostawy,dopravy
carrier: przewoznik,dopravce,prepravce,kurier,prijevoznik,prevoznik,futar,fuvarozo
tracking id: cislo zasilky,sledovaci cislo,nr listu przewozowego,cislo baliku,numer paczki,broj posiljke,csomagszam,sledilna stevilka,nyomkovetesi szam,cislo zasielky,podaci cislo,nr przesylki
delivery date: data dostawy,datum doruceni,datum dodani,dostarczono,datum isporuke,termin dostawy,termin dodani,datum dostave,isporuceno,dostavljeno,szallitas datuma,datum dobave,datum dodania,teljesites,doruceno,rok dostave,kezbesitve,dodano,dodani
ship date: data wysylki,data nadania,data odbioru,datum expedice,datum odeslani
purchase date: data zakupu,datum nakupu,datum porizeni
expiry date: data waznosci,wazny do,termin waznosci,data przydatnosci,spotrebujte do,datum spotreby,datum expirace,platne do,trvanlivost,rok trajanja,minimalni trvanlivost,lejarati datum,szavatossag,vrijedi do,velja do,rok uporabe,ervenyesseg,rok upotrebe,exspirace,vazi do,waznosc,datum isteka,ervenyes,exspiracia,wygasa,platnost,waznosci
batch id: sarze,broj serije,gyartasi szam tetel,nr partii,seria partii,serija broj,tetelszam
currency: waluta,mena,valuta,penznem,deviza,devizanem,mena uctu,waluta rachunku,waluty,valuty
exchange rate: kurs walutowy,menovy kurs,kurs wymiany,smenny kurz,tecaj
balance: zustatek,egyenleg,stanje racuna,zostatok,stan konta,pohledavky zustatek,saldo
debit: debet,obciazenia,wyplaty,ma dati,zatezovaci,wn,winien,odchozi,vydaj,duguje,tartozik,terheles,zaduzenje,breme,v breme,isplata,izdatak,ma dat,kwota obciazenia,odliv,kiadas osszeg,vyber,isplatu
credit: wplata,uznania,dal,kredit,prichozi,prijem,potrazuje,ma,prijmy,kovetel,jovairas,odobrenje,v dobro,uplata,polog,kwota uznania,vklad,dobro,primitak,vplacilo,uplate
transaction date: data transakcji,data operacji,datum operace,datum provedeni,datum transakcije,datum pohybu,erteknap tranzakcio,konyveles napja
posting date: data ksiegowania,datum zauctovani
value date: data waluty,datum valuty
transaction id: numer transakcji,id transakcji
transaction type: typ transakcji,rodzaj operacji,typ pohybu,druh operace,rodzaj transakcji
payee: odbiorca,kontrahent,nadawca odbiorca,protistrana,prijemce,kontrahenta
memo: tytul przelewu,tytul operacji,tytul platnosci,ucel platby,tytulem,opis operacji,opis transakcji
account id: konto,cislo uctu,bankovni ucet,rachunek bankowy,ucet,bankszamlaszam,c uctu,trr,nrb,ziro racun,szla szam,bankovy ucet
routing id: kod banku,kod banky
check id: nr czeku,cislo seku
bank: banka,penzintezet,banku,banky
cost-center: centrum kosztow,nakladove stredisko
gl-account: konto ksiegowe,analityka
customer: klient,nazwa klienta,zakaznik,odberatel,kupujacy,nabywca,kupac,kupec,vevo,ugyfel,kontrahent klient,vasarlo,stranka,narucitelj,narocnik,megrendelo,zamawiajacy,objednatel,partner,kupca,kontrahenci,komitent,partnera,klienta,zakaznika
customer id: kod zakaznika,kod kontrahenta,kod klienta,sifra kupca,vevokod,ugyfelkod,ugyfelszam,cislo zakaznika,sifra stranke,sifra partnera,partnerkod,nr klienta
nickname: pseudonim,prezdivka,nadimak,vzdevek,becenev,prezyvka
initials: inicjaly,inicialy,inicijali
extension: klapka,linka
division: pion,divize,divizija
role: rola,uloga,vloga,szerepkor,szerep
newsletter: hirlevel
photo: fotografia,fotka,fenykep
domain: domen
subcategory: podkategoria,podkategorija,alkategoria,podskupina,podgrupa
collection: kolekcja,kolekce,kolekcija
merchant: obchodnik,akceptant,trgovac
offer: ponuda,ponudba,nabidka
passport id: paszport,pas,broj putovnice
emergency contact: veszhelyzeti kapcsolattarto
`;
