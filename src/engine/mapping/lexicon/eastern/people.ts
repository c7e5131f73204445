/** Slavic words for people, places, goods and money; in the shape of `english/people.ts`. */
export const EASTERN_PEOPLE = `
name: nimi,imie nazwisko,nazwa,jmeno,nama,ho va ten,ho ten,cele jmeno,tam ad,jmeno prijmeni,prijmeni jmeno
first name: adi,imie,krestni jmeno,jmeno krestni,ten goi
last name: nom,nazwisko,prijmeni,ho
name: nom
middle name: drugie imie
name-prefix: zwrot
email: mejl,sahkoposti,eposta,e posta,posta adresi,eposta adresi,elektronik posta,poczta,poczta elektroniczna,elektronicka posta
phone: fon,telefon,tlf,numer telefonu,telefonni cislo,is telefonu,telefon hem,telefon privat
mobile phone: mobil,cep,cep telefonu,komorka,telefon komorkowy,numer komorkowy,mobilni telefon,mobilni cislo,no wa,tel kom
fax: faks,numero fax
birth date: geb dat,geb am,ne le,data urodzenia,urodziny,syntymaaika,narozen
birth place: miejsce urodzenia
age: wiek,vek,umra
gender: genere,kon,plec,pohlavi,ling
nationality: narodowosc,obywatelstwo
marital-status: stan cywilny
language: langue,lingua,dil,jezyk,jazyk
national-id: dni,nie,cedula,pesel,ni number,rodne cislo,cislo op,obcansky prukaz
employee id: numer pracownika,osobni cislo,cislo zamestnance
job title: stanowisko,zawod,pracovni pozice,pozice,chuc vu,padnam,povolani,funkce,profese
position: pozycja,poradi
department: departement,departman,dep,dzial,oddeleni,stredisko,odbor,divisi
team: lag,takim,druzyna,zespol
group: grupo,grup,grupa,skupina,grup adi
manager: przelozony,kierownik,vedouci,kierownik zespolu,nadrizeny
hire date: data zatrudnienia,nastup
termination date: data zwolnienia,dol,datum odchodu
employment type: rodzaj umowy,forma zatrudnienia,uvazek typ
salary: wynagrodzenie,pensja,vetan,mzda,wynagrodzenie zasadnicze,hruba mzda
hourly rate: tarifa hora,valor hora,stawka godzinowa,hodinova mzda,hodinova sazba
bonus: prime,bono,premie
skill: umiejetnosci
education: wyksztalcenie,poziom wyksztalcenia,vzdelani,nejvyssi vzdelani
school: skola,okul,szkola,uczelnia,okul adi
grade: voto,nota,ocena,nota final,voto finale,karakter,ocena koncowa,znamka
student id: numer albumu,numer ucznia,cislo zaka,nisn,nim,okul no,adm no
guardian: veli,pai
blood-type: grupa krwi,krevni skupina
username: nazwa uzytkownika,uzivatelske jmeno,uzivatel
password: parola,haslo,heslo
consent: zgoda,optout,zgoda rodo,souhlas
note: not,komentarz,notatka,poznamky,ghi chu,tippani,adnotacja,uwaga
bio: biografie,a propos
address: adresa,cim,dia chi,pata,adres zamieszkania
street: voie,sokak,ulica,ul,katu,ulice cislo
house-number: bina no,numer domu,cislo domu
unit-number: interno,lokal,nr lokalu
city: ort,ville,stad,postort,by,il,miasto,miejscowosc,mesto,obec,kota,nagar,kent
district: dzielnica,powiat,zila
county: lan,hrabstwo
state: etat,provincie,wojewodztwo,kanton,uf
region: kraj,oblast
postal-code: psc,plz,cp,posta kodu,kod pocztowy,ma buu dien,postova smerovaci cislo,postovni smerovaci cislo
country: kraj,panstwo,maa,zeme,orszag
country code: kod kraju
latitude: szerokosc geograficzna,zemepisna sirka
longitude: dlugosc geograficzna,stop lon
location: lugar,sede,lokasi,konum,lokalizacja,miejsce,umisteni,vi tri,misto,lokalita
building: predio,bina,budynek
room: sala,kamer,oda,pokoj
floor: piano,kat,pietro,patro
company: co name,firma,societa,firma adi,nazwa firmy,przedsiebiorstwo,spolecnost,nazev firmy,cong ty,nom commercial,organizace,zamestnavatel
company id: kvk,krs,regon,rut,co reg no,hrb
vat id: nip,numero tva,cif,nit,piva,btw
industry: ramo,sektor,branza
employee count: liczba pracownikow
revenue: ciro,przychod,trzby,obrat,rajasva
website: webove stranky,pagina web,sito,pagina internet,web sitesi,strona,strona internetowa,www stranky
url: odnosnik
whatsapp: wa no
timezone: strefa czasowa
product: produkt,articulo,vara,towar,vyrobek,zbozi,artikl,polozka,saman
product name: nazwa produktu,nazev produktu,ten sp,nazwa artykulu,indeks nazwa,mal adi,nazev vyrobku,nazev polozky
sku: stok kodu,kod produktu,indeks,ma hang,ma sp,kod zbozi,cislo zbozi,matnr,artikl nr,n articulo,katalogove cislo,skladove cislo
barcode: kod kreskowy,carovy kod
brand: marke,marca,merk,marka,marchio,fabrikat,znacka
manufacturer: fabrikant,producent,vyrobce
vendor: dostawca,dodavatel,dobavitel
category: shreni,produktkategori,skupina zbozi,druh zbozi
tag: schlagwort,mot cle,slowa kluczowe,tagi,stitek,stitky
description: opis,popis,opis problemu,popis problemu,tanim,popis produktu,ket,glosa,tresc
short-description: ozet,krotki opis
title: titulo,konu,tytul,objet,assunto,temat,nadpis,predmet zpravy,thema,titulek
slug: permalink
price: prix,prix vente,cena,cena jednostkowa,cena sprzedazy,prix public,cena brutto,cena sprzedazy brutto,prodejni cena,jednotkova cena,cena za kus,cena bez dph
cost: koszt,cena zakupu,naklady,chi phi,nakupni cena,porizovaci cena
sale-price: cena promocyjna,cena promo,akcni cena,zlevnena cena
quantity: quantite,cant,antal,kvantitet,adet,ilosc,sztuk,pocet kusu,ks,kolicina,zamowiona ilosc,szt
stock: quantite stock,lager,saldo lager,stok,stan magazynowy,zapas,skladem,stav skladu,zasoba,zasoby,skladova zasoba,sisa stok,sl ton
min-stock: stock minimo,minimum stok,stan minimalny,minimalny stan,zapas bezpieczenstwa,kritik stok,stok minimum,stok minimal
weight: peso,waga,hmotnost,vajan,vaha
length: largo,dlugosc,delka
width: szerokosc,sirka
height: boy,wysokosc,vyska,stature
size: rozmiar,velikost,kich co
color: farbe,couleur,cor,kolor,barva,warna,mau
material: stof,tyg,tkanina,latka
unit: unite,jednostka,jednostka miary,jm,merna jednotka,jednotka
image: imagem,bilder,zdjecie,obraz,obrazek,imagem principal,foto s,zdjecie glowne,url zdjecia,fotograf
variant: wariant
order id: numer zamowienia,cislo objednavky
order date: data zamowienia,datum objednavky,date vente,data sprzedazy,datum prodeje
invoice id: numer faktury,cislo faktury,no faktur,fakt nr
invoice date: data faktury,data wystawienia,datum vystaveni
due date: date limite,termin platnosci,termin,splatnost,datum splatnosti,termin zaplaty
payment date: datum platby,data platnosci,datum uhrady
payment method: forma platnosci,metoda platnosci,sposob platnosci,zpusob platby,platebni metoda,forma uhrady
payment terms: warunki platnosci,platebni podminky
amount: summe,valor,kwota,summa,castka,suma pieniedzy
total: razem,suma,wartosc,wartosc calkowita,celkem,tong,tong cong,kul,celkova castka,som,celkova cena,soucet,tong tien
net amount: netto,neto,kwota bez vat,wartosc netto,bez dph,zaklad dane
gross amount: brutto,bruto,wartosc brutto,s dph,celkem s dph
tax amount: ust,tva,iva,kdv,podatek,kwota vat,dan,dph,pajak
tax rate: kdv orani,stawka vat,dph sazba,sazba dph,sazba dane
discount: rabat,znizka,sleva,dto
shipping cost: kargo ucreti,koszt dostawy,koszt wysylki,postovne,doprava cena,dopravne,koszty transportu
shipping method: sposob dostawy,doprava
carrier: przewoznik,dopravce,prepravce
tracking id: numer przesylki,cislo zasilky,sledovaci cislo
delivery date: data dostawy,datum doruceni,datum dodani,dostarczono
ship date: data wysylki,data nadania,data odbioru,datum odeslani,datum expedice
purchase date: data zakupu
expiry date: data waznosci,wazny do,tht,termin waznosci,data przydatnosci,spotrebujte do,datum spotreby,datum expirace,platnost do,platne do,hsd,trvanlivost,han su dung
batch id: numer partii
currency: waluta,mena,tien te,mudra
exchange rate: tipo cambio,kur,kurs walutowy,menovy kurs,kurs wymiany,smenny kurz
balance: zustatek,bal
debit: debet,obciazenia,wyplaty,ma dati,zatezovaci,wn,winien,cikan,odchozi,vydaj
credit: haben,bij,wplata,ghi co,uznania,dal,kredit,prichozi,prijem
transaction date: data transakcji,data operacji,datum operace
posting date: data ksiegowania
value date: data waluty,datum valuty
transaction id: numer transakcji,id transakcji
transaction type: typ transakcji,rodzaj operacji,typ pohybu,druh operace,rodzaj,rodzaj transakcji
payee: odbiorca,kontrahent,nadawca odbiorca,protistrana,prijemce
memo: tytul przelewu,tytul operacji,tytul platnosci,ucel platby,popis transakce
account id: konto,conto,numer konta,numer rachunku,cislo uctu
routing id: ma ngan hang,kod banku,kod banky
check id: nr czeku
bank: banque,banka,banka adi,ngan hang
cost-center: centrum kosztow,kost 1,nakladove stredisko
gl-account: bas konto,konto ksiegowe
customer: klient,nazwa klienta,zakaznik,odberatel,koper,kupujacy,kopare,nabywca
customer id: kd nr,numer klienta,kod zakaznika,ma kh
`;
