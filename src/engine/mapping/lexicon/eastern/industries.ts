/** Slavic words of single industries; in the shape of `english/people.ts`. */
export const EASTERN_INDUSTRIES = `
note: uwagi,notatki,napomene,napomena,opombe,poznamka,megjegyzes,pozn
license-plate: nr rejestracyjny,rejestracja,statni poznavaci znacka,registrace vozidla,registarska oznaka,nr rej,spz
card number: numer karty,cislo karty,broj kartice
fuel: rodzaj paliwa,druh paliva,palivo,gorivo,typ paliva
fuel quantity: litry,ilosc litrow
site name: stacja
mileage: najete km,stan km,stav km
driver: kierujacy,vozac
pet: zwierze,zvire,zivotinja
breed: plemeno,pasma
species: gatunek,druh zvirete
crop: uprawa,roslina,plodina,usjev
field-name: pole uprawne,dzialka,pozemek
area: powierzchnia,vymera,povrsina
crop-yield: plon,vynos,prinos,urod
sowing date: data siewu,datum seti,datum vysevu
harvest date: data zbioru,datum sklizne,sklizeno
moisture: wilgotnosc,vlhkost,vlaznost
fertilizer: nawoz,hnojivo,gnojivo
application-rate: dawka na ha,davka na ha
sample id: numer probki,probka,cislo vzorku,vzorek,vzorka
contractor: wykonawca,podwykonawca,zhotovitel,subdodavatel,izvodac
progress: zaawansowanie,hotovo procent
room number: numer pokoju,cislo pokoje,broj sobe
room type: typ pokoju,rodzaj pokoju,typ pokoje
attendee: nazwisko goscia,jmeno hosta,ime gosta
check-in: data przyjazdu,zameldowanie,datum prijezdu
check-out: data wyjazdu,wymeldowanie,datum odjezdu
night-count: liczba nocy,noclegi,pocet noci
adult-count: dorosli,liczba doroslych,dospeli
child-count: liczba dzieci,pocet deti
passenger: pasazer,cestujici,putnik
order id: numer rezerwacji,cislo rezervace,nr zam
member id: numer czlonka,cislo clena
registration date: czlonek od,clenem od
instructor: trener
player: zawodnik imie,hrac,igrac
home team: gospodarze,domaci
away team: goscie druzyna,hoste,gosti
match date: data meczu,datum zapasu
candidate: kandydat,kandidat,uchazec
application date: data aplikacji,data wniosku,datum zadosti
gross pay: placa brutto,wynagrodzenie brutto,hruba mzda,bruto placa
net pay: placa netto,do wyplaty,wynagrodzenie netto,cista mzda,neto placa
sick-days: dni chorobowe,dny nemoci
leave type: rodzaj urlopu,rodzaj nieobecnosci,typ absence
vacation-days: dni urlopu,urlop,dny dovolene,dovolena
priority: waga bledu,zavaznost
root-cause: przyczyna zrodlowa,korenova pricina
planned hours: godziny planowane,planovane hodiny
actual hours: godziny przepracowane,odpracovane hodiny
project manager: kierownik projektu,vedouci projektu
lawyer: adwokat,radca prawny,advokat
matter id: sygnatura akt,spisova znacka
software: oprogramowanie,aplikace,aplikacja
purchase date: datum nakupu,datum porizeni
cost: wartosc poczatkowa,nabavna cijena,koszt zakupu,cena zakupu netto
assignee: uzytkownik sprzetu,odpovedna osoba,opiekun klienta
meter id: numer licznika,cislo elektromeru,cislo meridla
meter-reading: stan biezacy,stav meridla,odczyt licznika
previous meter-reading: stan poprzedni,predchozi stav
reading date: data odczytu,datum odectu
usage: zuzycie kwh,spotreba kwh,potrosnja
donor: darczynca,darce,donator
donation amount: kwota darowizny,vyse daru
volunteer: wolontariusz,dobrovolnik
copies: egzemplarze,liczba egzemplarzy,pocet vytisku
borrower: czytelnik,ctenar
loan date: data wypozyczenia,datum vypujcky
call duration: czas rozmowy,delka hovoru
vessel: nazwa statku,statek,nazev lodi
seal id: numer plomby,cislo plomby
dish: danie,potrawa,jidlo
allergen: alergeny
relationship: pokrewienstwo,stopien pokrewienstwa,pribuzensky vztah
power: moc,vykon,moc silnika
tariff: taryfa,sazba tarif
milestone: kamien milowy,milnik
birth year: rok urodzenia,rok narozeni
maiden name: nazwisko panienskie,nazwisko rodowe
legal-form: forma prawna,pravni forma
fte: wymiar etatu
deduction: potracenia,srazky
allowance: dodatek,priplatek
overtime: nadgodziny,prescas
start time: godzina rozpoczecia,godzina od,cas od
approver: zatwierdzil,schvalil
requester: zglaszajacy,zadavatel,zadatel
resolution: rozwiazanie,reseni
overdue: dni po terminie,po splatnosti
subtotal: mezisoucet
max-stock: stan maksymalny
package count: liczba paczek,pocet baliku
opening balance: saldo poczatkowe,pocatecni stav
loan: kredyt,pozyczka
installment: rata
depreciation: umorzenie
book-value: zustatkova cena
year-group: rok studiow
insurance member id: cislo pojistence
blood-pressure: cisnienie krwi,krevni tlak
lot-size: powierzchnia dzialki
living-area: powierzchnia mieszkania,uzitna plocha
plot: nr dzialki
floor-count: liczba pieter
price-per-area: cena za m 2
cadastral id: katastralni uzemi
model year: rok produkcji,rok vyroby
manufacture date: data produkcji
fuel-consumption: spalanie
distance: odleglosc,vzdalenost,ujeto km
driver-license: prawo jazdy
transmission: skrzynia biegow
first-registration: data pierwszej rejestracji
inspection-due: platnost stk
membership type: typ czlonkostwa
team-number: nr startowy
inspection date: data przegladu,datum kontroly
next maintenance date: nastepny przeglad
failure: usterka,zavada
machine: maszyna
contract: umowa,smlouva,ugovor
contract start date: data zawarcia umowy,data podpisania umowy
pages: liczba stron
call-number: sygnatura
sum insured: suma ubezpieczenia
`;
