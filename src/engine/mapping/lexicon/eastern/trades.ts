/** Polish, Czech, Slovak, Croatian, Slovene and Hungarian words for finance, insurance, trade and production; in the shape of `english/people.ts`. */
export const EASTERN_TRADES = `
booking date: data ksiegowania,datum zauctovani,datum uctovani,datum knjizenja
transaction: transakcja,operacja,transakce,transakcji,operacji,transakcije
counterparty iban: rachunek kontrahenta,rachunek odbiorcy
own iban: rachunek wlasny,konto wlasne
account name: nazev uctu,naziv racuna
account: konto,ucet,rachunek,racun,szamla,rachunku,konta,racuna
account holder: wlasciciel rachunku,posiadacz
balance after: saldo po operacji,saldo po transakcji
closing balance: saldo koncowe,konecny stav,zaroegyenleg
debit credit flag: wn ma
interest: odsetki,kamaty,kamate,obresti,urok
invoice: faktura,fakturace,racun,faktury,racuni,racuna
document: dokument,doklad,dowod,dokumentum,bizonylat,isprava,listina,dokumenta,dowodu,dokumentu,dokladu
tax code: kod vat,kod dane,afakod
contra account: konto przeciwstawne,protiucet,cislo protiuctu
fiscal-year: rok obrotowy,rok podatkowy,fiskalni rok
accounting period: okres ksiegowy,ucetni obdobi
outstanding amount: do zaplaty,pozostalo do zaplaty,zbyva uhradit,k uhrade,dug,duguje ukupno,neplaceno,neplacano,kiegyenlitetlen,nyitott osszeg,saldo otvoreno,otvoreno,odprto,neuhrazeno,nezaplaceno,nieoplacone,tartozas,niezaplacone
paid amount: zaplacono,zaplaceno,uhrazeno,wplacono,placeno,placano,fizetett osszeg,befizetett osszeg,fizetve osszeg,zaplatene,oplacono,uplaceno,kiegyenlitett,zaplaceni
payment status: status platnosci,status placanja
payment: platnosc,placanje,placilo,fizetes,platby,uhrada,befizetes,wplaty,platnosci,zaplaty,placanja,uhrady,placila
cheque id: czek nr,cislo seku
pay rate: stawka
pay type: rodzaj wynagrodzenia
policy: polis,pojistka,polica,kotveny,poistka,polisy
insured: ubezpieczajacy,ubezpieczony,pojistnik,pojisteny,osiguranik
premium: premie,skladka,pojistne,premija
coverage: zakres ubezpieczenia,ochrona,kryti,pokrice,kritje,ochrony
deductible: franszyza,udzial wlasny,spoluucast
claim: szkoda,pojistna udalost,steta,skoda,kar,skody,szkody,stete,skode
claim id: cislo skody,cislo skodne udalosti,broj stete,karszam
loss date: data szkody,datum stete,kar datuma,datum skody,kardatum,data zdarzenia,datum udalosti
claim amount: kwota szkody,wartosc szkody,vyse skody
inception date: poczatek ochrony,poczatek ubezpieczenia,pocatek pojisteni
broker: makler,posrednik,zprostredkovatel,alkusz
line of business: linia biznesowa
beneficiary: beneficjent,uposazony,obmysleny
subscription: subskrypcja,predplatne,pretplata,narocnina
plan: tarif,pakiet,taryfa,paket,csomag,balicek
billing interval: okres rozliczeniowy,cykl rozliczeniowy
trial: okres probny,zkusebni doba
cancellation reason: powod rezygnacji
expense: wydatek,vydaje,rozchod,rashod,odhodek,vydavok
income: dochod,prihod,dohodek,dohodak,jovedelem,prijmy,prijem
share-capital: kapital zakladowy,zakladni kapital,torzstoke
security: papier wartosciowy
share-count: liczba akcji
asset: aktywo,imovina,eszkoz
market-value: wartosc rynkowa
stock value: wartosc magazynu,wartosc zapasow
value: wartosc,hodnota,vrijednost,vrednost,ertek,wart,vr
deposit: kaucja,kauce,depozit,letet,foglalo
order: zamowienie,objednavka,narudzba,zlecenie,narocilo,objednavky,rendeles,zam,zamowienia,narudzbe,narocila,zlecenia,rendelesi,zamowieniu
order status: status zamowienia,status realizacji
fulfillment status: status wysylki,status dostawy,stav doruceni,stav dodavky
order total: wartosc zamowienia
list-price: cena katalogowa,cenikova cena,cena regularna,cjenik,listaar
compare-price: cena katalogowa
line item: pozycja zamowienia,radek,stavka
availability: dostepnosc,dostupnost,razpolozljivost
product url: url produktu
country-of-origin: kraj pochodzenia,kraj produkcji,zeme puvodu
shipping weight: waga wysylki,waga przesylki,prepravni hmotnost
net weight: waga netto
gross weight: waga brutto
package: opakowanie,obal,baleni,paket,paczka,balik,baliku,paczki
shipment: przesylka,posiljka,kuldemeny,zasilky,przesylki,posiljke
shipment id: list przewozowy,stevilka dobavnice,broj otpremnice,nr wz,szallitolevelszam
container: kontener,kontejner,zabojnik
seal id: numer plomby,cislo plomby
bill-of-lading: konosament,teretnica,konnosament
port: pristav,luka,pristanisce,kikoto
loading: zaladunek,nakladka,naklad,utovar
discharge: rozladunek,wyladunek,vykladka,istovar
departure: wyjazd,odlot,odjazd,odjezd,odlet,polazak,indulas
departure date: data wyjazdu,datum odjezdu
arrival date: data przyjazdu,przyjazd,datum prijezdu,prijezd,przyjazdu,prijezdu
consignee: odbiorca,cimzett,primalac,atvevo
shipper: nadawca,posiljatelj,felado,odesilatel
incoterm: warunki dostawy,dodaci podminky,paritet
service level: poziom uslugi,rodzaj uslugi,druh sluzby
truck: ciezarowka,kamion,teherauto
lot id: sarze,partia,lot broj,partii
reorder point: punkt zamawiania,poziom zamawiania,bod objednani
lead-time: czas dostawy,czas realizacji
part: czesc,soucast,dil,alkatresz,dio
component: komponent,skladnik,soucast
quantity per: ilosc na,mnozstvi na
revision: rewizja,revize,revizija,revizio
setup-time: czas przezbrojenia,cas serizeni
downtime: przestoj,prostoj,zastoj
scrap: brak,odpad,skart,selejt,zmetky,izmet
tolerance: tolerancja,tolerancija,tures
fuel: rodzaj paliwa,druh paliva,palivo,gorivo,typ paliva,uzemanyag,phm,paliva,paliwo
principal: glavnica,jistina,toke,istina,kapital
reserve: rezerva,tartalek,rezerwa
coupon: kupon,kuponkod
tip: napiwek,spropitne,napojnica
refund: zwrot,povrat,vracilo
claimant: poszkodowany,poskozeny,ostecenik
adjuster: likwidator
net-profit: zysk
receivable: naleznosc
payable: zavazek,obveza
cash: gotowka,hotovost,gotovina
dividend: dywidenda,osztalek
hs-code: vtsz
work-center: pracoviste
defect: wada,vada,greska,napaka,hiba
inspection: kontrola,pregled,inspekcja
maintenance: konserwacja,udrzba,odrzavanje
thickness: grubosc,tloustka,debljina
coating: powloka,povlak,premaz
diameter: srednica,promjer
texture: tekstura
cabin: kabina,kajuta
journal: dziennik,denik,dnevnik,naplo
arrears: zaleglosci
variance: odchylenie,odchylka
quote: wycena
credit-note: korekta
prepayment: zaliczka
tenure: staz
pension: emerytura,penzijni
break: przerwa,prestavka,pauza
duty: clo,carina,vam
booth: stoisko,stanek,stand
complaint: reklamacja
rainfall: opady,srazky,oborine
smoker: palacy,kurak,pusac
document id: nr dokumentu,broj dokumenta,bizonylatszam,cislo dokladu,st dokumenta,cislo dokumentu,c dokladu,broj temeljnice,doklad c,iktatoszam
work-order id: munkalap
fine amount: penali
goods-receipt id: pz
publication year: rok vydania
labor hours: nh
labor cost: koszt robocizny
`;
