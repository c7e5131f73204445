/** Slavic words for people, places, goods and money; in the shape of `english/people.ts`. */
export const EASTERN_PEOPLE = `
name: nimi,imie nazwisko,nazwa,jmeno,nama,ho va ten,ho ten,cele jmeno,tam ad,jmeno prijmeni,prijmeni jmeno,ime,ime i prezime,meno a priezvisko
first name: adi,imie,krestni jmeno,jmeno krestni,ten goi,meno,keresztnev
last name: nom,nazwisko,prijmeni,ho,prezime,priezvisko,priimek
name: nom
middle name: drugie imie
name-prefix: zwrot
email: mejl,sahkoposti,eposta,e posta,posta adresi,eposta adresi,elektronik posta,poczta,poczta elektroniczna,elektronicka posta,adres e mail,e mailova adresa
phone: fon,telefon,tlf,numer telefonu,telefonni cislo,is telefonu,telefon hem,telefon privat,telefonszam
mobile phone: mobil,cep,cep telefonu,komorka,telefon komorkowy,numer komorkowy,mobilni telefon,mobilni cislo,no wa,tel kom,mobitel
fax: faks,numero fax
birth date: geb dat,geb am,ne le,data urodzenia,urodziny,syntymaaika,narozen,datum rodenja,datum rojstva,datum narodenia
birth place: miejsce urodzenia,misto narozeni,mjesto rodenja
age: wiek,vek,umra
gender: genere,kon,plec,pohlavi,ling,spol
nationality: narodowosc,obywatelstwo,statni prislusnost,obcanstvi
marital-status: stan cywilny,rodinny stav
language: langue,lingua,dil,jezyk,jazyk
national-id: dni,nie,cedula,pesel,ni number,rodne cislo,cislo op,obcansky prukaz,jmbg,numer dowodu
employee id: numer pracownika,osobni cislo,cislo zamestnance
job title: stanowisko,zawod,pracovni pozice,pozice,chuc vu,padnam,povolani,funkce,profese,radno mjesto,radno mesto,delovno mesto
position: pozycja,poradi
department: departement,departman,dep,dzial,oddeleni,stredisko,odbor,divisi,odjel,wydzial
team: lag,takim,druzyna,zespol,tym,tim
group: grupo,grup,grupa,skupina,grup adi
manager: przelozony,kierownik,vedouci,kierownik zespolu,nadrizeny
hire date: data zatrudnienia,nastup,data przyjecia do pracy,datum zaposlenja
termination date: data zwolnienia,dol,datum odchodu,data rozwiazania umowy,datum ukonceni pracovniho pomeru
employment type: rodzaj umowy,forma zatrudnienia,uvazek typ,uvazek,typ umowy,pracovni pomer
salary: wynagrodzenie,pensja,vetan,mzda,wynagrodzenie zasadnicze,hruba mzda,zakladni mzda
hourly rate: tarifa hora,valor hora,stawka godzinowa,hodinova mzda,hodinova sazba
bonus: prime,bono,premie,odmena
skill: umiejetnosci
education: wyksztalcenie,poziom wyksztalcenia,vzdelani,nejvyssi vzdelani
school: skola,okul,szkola,uczelnia,okul adi
grade: voto,nota,ocena,nota final,voto finale,karakter,ocena koncowa,znamka,ocjena
student id: numer albumu,numer ucznia,cislo zaka,nisn,nim,okul no,adm no,nr legitymacji
guardian: veli,pai
blood-type: grupa krwi,krevni skupina
username: nazwa uzytkownika,uzivatelske jmeno,uzivatel,korisnicko ime
password: parola,haslo,heslo,lozinka
consent: zgoda,optout,zgoda rodo,souhlas,zgoda marketingowa
note: not,komentarz,notatka,poznamky,ghi chu,tippani,adnotacja,uwaga
bio: biografie,a propos
address: adresa,cim,dia chi,pata,adres zamieszkania,lakcim,adres korespondencyjny,trvale bydliste
street: voie,sokak,ulica,ul,katu,ulice cislo,utca
house-number: bina no,numer domu,cislo domu,cislo popisne,c p
unit-number: interno,lokal,nr lokalu,nr mieszkania,cislo bytu
city: ort,ville,stad,postort,by,il,miasto,miejscowosc,mesto,obec,kota,nagar,kent,grad,mjesto
district: dzielnica,powiat,zila,gmina,opstina
county: lan,hrabstwo,wojewodztwo powiat,zupanija
state: etat,provincie,wojewodztwo,kanton,uf
region: kraj,oblast
postal-code: psc,plz,cp,posta kodu,kod pocztowy,ma buu dien,postova smerovaci cislo,postovni smerovaci cislo,postanski broj,postna stevilka
country: kraj,panstwo,maa,zeme,orszag,drzava,krajina
country code: kod kraju
latitude: szerokosc geograficzna,zemepisna sirka
longitude: dlugosc geograficzna,stop lon
location: lugar,sede,lokasi,konum,lokalizacja,miejsce,umisteni,vi tri,misto,lokalita
building: predio,bina,budynek
room: sala,kamer,oda,pokoj
floor: piano,kat,pietro,patro,kondygnacja
company: co name,firma,societa,firma adi,nazwa firmy,przedsiebiorstwo,spolecnost,nazev firmy,cong ty,nom commercial,organizace,zamestnavatel,tvrtka,podjetje,spolocnost
company id: kvk,krs,regon,rut,co reg no,hrb,ico,maticni broj
vat id: nip,numero tva,cif,nit,piva,btw,dic,ic dph,oib,pib
industry: ramo,sektor,branza
employee count: liczba pracownikow
revenue: ciro,przychod,trzby,obrat,rajasva,prihod
website: webove stranky,pagina web,sito,pagina internet,web sitesi,strona,strona internetowa,www stranky,webova stranka
url: odnosnik
whatsapp: wa no
timezone: strefa czasowa
product: produkt,articulo,vara,towar,vyrobek,zbozi,artikl,polozka,saman,proizvod,izdelek,termek
product name: nazwa produktu,nazev produktu,ten sp,nazwa artykulu,indeks nazwa,mal adi,nazev vyrobku,nazev polozky,nazwa towaru,megnevezes
sku: stok kodu,kod produktu,indeks,ma hang,ma sp,kod zbozi,cislo zbozi,matnr,artikl nr,n articulo,katalogove cislo,skladove cislo,sifra,kod towaru,symbol towaru
barcode: kod kreskowy,carovy kod
brand: marke,marca,merk,marka,marchio,fabrikat,znacka
manufacturer: fabrikant,producent,vyrobce,proizvodac,gyarto
vendor: dostawca,dodavatel,dobavitel,dobavljac,beszallito
category: shreni,produktkategori,skupina zbozi,druh zbozi,grupa towarowa
tag: schlagwort,mot cle,slowa kluczowe,tagi,stitek,stitky
description: opis,popis,opis problemu,popis problemu,tanim,popis produktu,ket,glosa,tresc
short-description: ozet,krotki opis
title: titulo,konu,tytul,objet,assunto,temat,nadpis,predmet zpravy,thema,titulek
slug: permalink
price: prix,prix vente,cena,cena jednostkowa,cena sprzedazy,prix public,cena brutto,cena sprzedazy brutto,prodejni cena,jednotkova cena,cena za kus,cena bez dph,cijena,egysegar,cena netto
cost: koszt,cena zakupu,naklady,chi phi,nakupni cena,porizovaci cena
sale-price: cena promocyjna,cena promo,akcni cena,zlevnena cena
quantity: quantite,cant,antal,kvantitet,adet,ilosc,sztuk,pocet kusu,ks,kolicina,zamowiona ilosc,szt,mnozstvo,mennyiseg
stock: quantite stock,lager,saldo lager,stok,stan magazynowy,zapas,skladem,stav skladu,zasoba,zasoby,skladova zasoba,sisa stok,sl ton,zaliha,keszlet,zaloga,stan na magazynie
min-stock: stock minimo,minimum stok,stan minimalny,minimalny stan,zapas bezpieczenstwa,kritik stok,stok minimum,stok minimal,minimalni zasoba,stan min
weight: peso,waga,hmotnost,vajan,vaha,tezina,masa,suly
length: largo,dlugosc,delka,duzina
width: szerokosc,sirka,szer
height: boy,wysokosc,vyska,stature,wzrost,visina
size: rozmiar,velikost,kich co,velicina,meret
color: farbe,couleur,cor,kolor,barva,warna,mau,boja,szin
material: stof,tyg,tkanina,latka
unit: unite,jednostka,jednostka miary,jm,merna jednotka,jednotka,jedinica mjere,enota mere,mj
image: imagem,bilder,zdjecie,obraz,obrazek,imagem principal,foto s,zdjecie glowne,url zdjecia,fotograf
variant: wariant
order id: numer zamowienia,cislo objednavky
order date: data zamowienia,datum objednavky,date vente,data sprzedazy,datum prodeje,data zlozenia zamowienia,datum objednani
invoice id: numer faktury,cislo faktury,no faktur,fakt nr
invoice date: data faktury,data wystawienia,datum vystaveni,datum vystavenia
due date: date limite,termin platnosci,termin,splatnost,datum splatnosti,termin zaplaty,datum dospijeca,termin realizacji
payment date: datum platby,data platnosci,datum uhrady,data zaplaty,data wplaty,datum zaplaceni
payment method: forma platnosci,metoda platnosci,sposob platnosci,zpusob platby,platebni metoda,forma uhrady,sposob zaplaty,zpusob uhrady,rodzaj platnosci
payment terms: warunki platnosci,platebni podminky
amount: summe,valor,kwota,summa,castka,suma pieniedzy,iznos,znesek,ciastka
total: razem,suma,wartosc,wartosc calkowita,celkem,tong,tong cong,kul,celkova castka,som,celkova cena,soucet,tong tien,ukupno,skupaj,ogolem
net amount: netto,neto,kwota bez vat,wartosc netto,bez dph,zaklad dane,osnovica,zaklad dph
gross amount: brutto,bruto,wartosc brutto,s dph,celkem s dph
tax amount: ust,tva,iva,kdv,podatek,kwota vat,dan,dph,pajak,pdv,ddv,wartosc vat,podatek vat
tax rate: kdv orani,stawka vat,dph sazba,sazba dph,sazba dane,stopa pdv
discount: rabat,znizka,sleva,dto,popust,zlava,kedvezmeny
shipping cost: kargo ucreti,koszt dostawy,koszt wysylki,postovne,doprava cena,dopravne,koszty transportu,koszt przesylki,cena dopravy
shipping method: sposob dostawy,doprava,forma dostawy,metoda dostawy
carrier: przewoznik,dopravce,prepravce,kurier
tracking id: numer przesylki,cislo zasilky,sledovaci cislo,nr listu przewozowego,cislo baliku,numer paczki
delivery date: data dostawy,datum doruceni,datum dodani,dostarczono,datum isporuke,termin dostawy,termin dodani
ship date: data wysylki,data nadania,data odbioru,datum odeslani,datum expedice
purchase date: data zakupu
expiry date: data waznosci,wazny do,tht,termin waznosci,data przydatnosci,spotrebujte do,datum spotreby,datum expirace,platnost do,platne do,hsd,trvanlivost,han su dung,rok trajanja,minimalni trvanlivost
batch id: numer partii
currency: waluta,mena,tien te,mudra,valuta,penznem
exchange rate: tipo cambio,kur,kurs walutowy,menovy kurs,kurs wymiany,smenny kurz,tecaj
balance: zustatek,bal
debit: debet,obciazenia,wyplaty,ma dati,zatezovaci,wn,winien,cikan,odchozi,vydaj,duguje
credit: haben,bij,wplata,ghi co,uznania,dal,kredit,prichozi,prijem,potrazuje
transaction date: data transakcji,data operacji,datum operace,datum provedeni
posting date: data ksiegowania
value date: data waluty,datum valuty
transaction id: numer transakcji,id transakcji
transaction type: typ transakcji,rodzaj operacji,typ pohybu,druh operace,rodzaj,rodzaj transakcji
payee: odbiorca,kontrahent,nadawca odbiorca,protistrana,prijemce,dane kontrahenta,nazev protiuctu
memo: tytul przelewu,tytul operacji,tytul platnosci,ucel platby,popis transakce,tytulem,zprava pro prijemce,opis operacji,opis transakcji
account id: konto,conto,numer konta,numer rachunku,cislo uctu,bankovni ucet,rachunek bankowy
routing id: ma ngan hang,kod banku,kod banky
check id: nr czeku
bank: banque,banka,banka adi,ngan hang
cost-center: centrum kosztow,kost 1,nakladove stredisko
gl-account: bas konto,konto ksiegowe
customer: klient,nazwa klienta,zakaznik,odberatel,koper,kupujacy,kopare,nabywca,kupac,kupec,vevo,ugyfel
customer id: kd nr,numer klienta,kod zakaznika,ma kh,kod kontrahenta,kod klienta
`;
