/** Polish, Czech, Slovak, Croatian, Slovene and Hungarian words of single industries; in the shape of `english/people.ts`. */
export const EASTERN_INDUSTRIES = `
card number: numer karty,cislo karty,broj kartice
fuel quantity: zatankowano,natankovano,litara
site name: stacja,obiekt,gradiliste
pet: zwierze,zvire,zivotinja,zival,allat
species: gatunek,druh zvirete,faj
field-name: pole uprawne,dzialka,pozemek,tabla,dzialki
crop-yield: plon,vynos,prinos,urod,termes
sowing date: datum seti,datum vysevu,vetes datuma,datum sjetve,data siewu
harvest date: datum sklizne,sklizeno,datum zetve,data zbioru
moisture: wilgotnosc,vlhkost,vlaznost,vlaga
fertilizer: nawoz,hnojivo,gnojivo
application-rate: davka na ha
sample id: probka,cislo vzorku,vzorek,vzorka,vzorku,minta azonosito
contractor: wykonawca,podwykonawca,zhotovitel,subdodavatel,izvodac
room number: cislo pokoje,broj sobe,szobaszam,numer pokoju
room type: typ pokoju,rodzaj pokoju,typ pokoje
night-count: liczba nocy,noclegi,pocet noci,nocitve
adult-count: dorosli,liczba doroslych,dospeli,odrasli,felnott
child-count: liczba dzieci,pocet deti
passenger: pasazer,cestujici,putnik,putnici,potnik,utas
home team: domaci,hazai,gospodarze
away team: goscie druzyna,hoste,gosti
match date: data meczu,datum zapasu
candidate: kandydat,kandidat,uchazec,uchadzac,jelolt
application date: data aplikacji,data wniosku,datum zadosti
gross pay: placa brutto,wynagrodzenie brutto,hruba mzda,bruto placa,brutto ber,hruby prijem
net pay: placa netto,do wyplaty,wynagrodzenie netto,cista mzda,neto placa,netto ber,k vyplate,neto isplata,za isplatu,kifizetendo
sick-days: dni chorobowe,dny nemoci,bolovanje
leave type: rodzaj urlopu,rodzaj nieobecnosci,typ absence
vacation-days: dni urlopu,urlop,dny dovolene,dovolena,dopust,urlopu,dovolene,godisnji odmor,szabadsag
root-cause: przyczyna zrodlowa,korenova pricina,gyokerok
actual hours: godziny przepracowane,odpracovane hodiny
project manager: kierownik projektu,vedouci projektu
lawyer: adwokat,radca prawny,advokat,prawnik
matter id: sygnatura akt,spisova znacka
software: oprogramowanie,aplikace,aplikacja,softver,aplikacji
meter id: numer licznika,cislo meridla,broj brojila,meroszam,odberne misto,ean opm,ppe,cislo plynomeru,stevilka stevca,merilno mesto,omm,eic,licznik,brojilo,elektromer,licznika,brojila
meter-reading: stan biezacy,stav meridla,odczyt licznika,meroallas,odecet
previous meter-reading: stan poprzedni,predchozi stav
reading date: data odczytu,datum odectu
donor: darczynca,darce,donator,darovatel
volunteer: wolontariusz,dobrovolnik,volonter
copies: egzemplarze,liczba egzemplarzy,pocet vytisku,izvodi,egzemplarzy
borrower: czytelnik,ctenar,posudivac,kolcsonzo
loan date: data wypozyczenia,datum vypujcky
call duration: czas rozmowy,delka hovoru
vessel: nazwa statku,statek,nazev lodi,brod,ladja,hajo
dish: danie,potrawa,jidlo,jelo,etel
allergen: alergeny,allergenek
relationship: pokrewienstwo,stopien pokrewienstwa,pribuzensky vztah,srodstvo
power: moc,vykon,moc silnika,snaga
tariff: taryfa,sazba tarif,tarifa
milestone: kamien milowy,milnik,merfoldko
birth year: rok urodzenia,rok narozeni
maiden name: nazwisko panienskie,nazwisko rodowe
legal-form: forma prawna,pravni forma
fte: wymiar etatu,etat,etatu
deduction: potracenia,srazky,odbitak,levonas,zrazky
allowance: dodatek,priplatek,dodatak,potlek
overtime: nadgodziny,prescas,nadcasy,tulora,nadure,nadliczbowe
start time: godzina rozpoczecia,godzina od,cas od
approver: zatwierdzil,schvalil,odobrio,odobril,jovahagyta,jovahagyo
requester: zglaszajacy,zadavatel,zadatel,podnositelj,vlagatelj,bejelento,igenylo
resolution: rozwiazanie,reseni,rjesenje,resitev,megoldas,rozwiazania
overdue: dni po terminie,po splatnosti,przeterminowane,zaleglosc,dospelo
subtotal: mezisoucet,reszosszeg,meduzbroj
max-stock: stan maksymalny
package count: liczba paczek,pocet baliku
opening balance: saldo poczatkowe,pocatecni stav,pocatecni zustatek,nyitoegyenleg
loan: kredyt,pozyczka,uver,zajam,hitel
installment: rata,splatka,obrok,reszlet,raty
depreciation: umorzenie,amortyzacja,odpis,ecs
book-value: zustatkova cena
year-group: rok studiow
insurance member id: cislo pojistence,mbo
blood-pressure: cisnienie krwi,krevni tlak
lot-size: powierzchnia dzialki,telekmeret
living-area: powierzchnia mieszkania,uzitna plocha
plot: nr dzialki,dzialka,parcela,dzialki
floor-count: liczba pieter
price-per-area: cena za m 2
cadastral id: katastralni uzemi
model year: rok produkcji,rok vyroby
manufacture date: data produkcji
fuel-consumption: spalanie
distance: odleglosc,vzdalenost,ujeto km,udaljenost,razdalja
driver-license: prawo jazdy
transmission: skrzynia biegow,prevodovka,mjenjac
inspection-due: platnost stk
membership type: typ czlonkostwa,tagsag,tagsagi,typ clenstvi
team-number: nr startowy
inspection date: data przegladu,datum kontroly,ellenorzes datuma
next maintenance date: nastepny przeglad
failure: usterka,zavada,porucha,awaria,okvara
machine: maszyna,stroj,gep
contract: umowa,smlouva,ugovor,umowy,pogodba,zmluva,smlouvy,ugovora
contract start date: data zawarcia umowy
pages: liczba stron,stron,strany
call-number: sygnatura
sum insured: suma ubezpieczenia
equipment: wyposazenie,vybaveni,oprema,vybava
resume: curriculum
collateral: zabezpieczenie,zajisteni
current: biezacy,trenutna,jelenlegi,prad,aktualne,aktualni
pressure: cisnienie,tlak,nyomas
speed: predkosc,rychlost,brzina
energy: energie,energija
artist: interpret,izvodac,zpevak,umelec
genre: zanr,mufaj
calorie: kalorie,kalorije
ingredient: skladniki,ingredience,slozeni,sestavine
meal-plan: wyzywienie,strava
lyricist: textar,tekstopisac
opponent: przeciwnik,souper,protivnik
goal-count: gole,bramki,goly
exercise: cwiczenie,cvik,vjezba
voltage: napiecie,napeti,napon
memory: pamiec,pamet,memorija
cpu: procesor,processzor
direction: kierunek,smer,smjer
recommendation: zalecenie
alcohol: alkohol
vintage: berba
measurement: pomiar,mereni
inspector: kontroler,inspektor,ellenor
emission: emisja,emise,emisije
irrigation: zavlaha
pesticide: pesticid
herd: stado,creda
concentration: stezenie
inspection result: ellenorzes eredmenye
animal id: fulszam,nr kolczyka
`;
