/** Slavic words for finance, insurance, trade and production; in the shape of `english/people.ts`. */
export const EASTERN_TRADES = `
booking date: data ksiegowania,datum zauctovani,datum uctovani,datum knjizenja
posting date: datum zauctovani
transaction: transakcja,operacja,transakce,len den
counterparty iban: rachunek kontrahenta,rachunek odbiorcy
own iban: rachunek wlasny,konto wlasne
account name: nazwa konta,nazwa rachunku,nazev uctu
account: konto,conto,ucet,rachunek
account id: ucet
account holder: wlasciciel rachunku,posiadacz rachunku,posiadacz
balance after: saldo po operacji,saldo po transakcji
closing balance: saldo final,saldo finale,saldo koncowe,konecny stav
debit: saida
credit: ma,prijmy
debit credit flag: debet credit,sens,wn ma,md d
creditor id: sci
fee: prowizja
exchange rate: kurz,cambio
interest: odsetki
invoice: faktura,fakturace,racun
document: dokument,stuk,belge,doklad,dowod
invoice id: faktura
tax code: btw code,kod vat,kod dane
contra account: contra,motkonto,modkonto,konto przeciwstawne,protiucet,cislo protiuctu
fiscal-year: rok obrotowy,rok podatkowy,fiskalni rok
accounting period: okres ksiegowy,ucetni obdobi
payment terms: vade
outstanding amount: do zaplaty,pozostalo do zaplaty,zbyva uhradit,k uhrade
paid amount: zaplacono,zaplaceno,uhrazeno,wplacono
payment status: status platnosci,stav platby
payment: platnosc,platba
cheque id: czek nr,cek no,cislo seku
check id: cek no,cislo seku
salary: plat,placa
pay rate: valor hora,stawka
pay type: rodzaj wynagrodzenia
policy: poliza,polis,pojistka
insured: ubezpieczajacy,ubezpieczony,pojistnik,pojisteny
premium: prime,prima,premio,premie,skladka,prim,pojistne,wysokosc skladki
coverage: zakres ubezpieczenia,ochrona,kryti
deductible: franszyza,udzial wlasny,spoluucast
claim: szkoda,pojistna udalost
claim id: numer szkody,cislo skody,cislo skodne udalosti
loss date: dol loss,data szkody,doi
claim amount: kwota szkody,wartosc szkody,vyse skody
inception date: poczatek ochrony,poczatek ubezpieczenia,pocatek pojisteni
broker: makler,posrednik
line of business: ramo,linia biznesowa
beneficiary: beneficjent,uposazony,obmysleny
subscription: abo,subskrypcja,predplatne
plan: tarif,formule,piano,pakiet,taryfa,paket
billing interval: okres rozliczeniowy,cykl rozliczeniowy
trial: okres probny,zkusebni doba
trial end date: koniec okresu probnego,konec zkusebni doby
cancellation reason: powod rezygnacji
expense: wydatek,vydaje,rozchod
income: dochod,prihod
revenue: prijmy
share-capital: kapital zakladowy,zakladni kapital
security: effect,papier wartosciowy
share-count: liczba akcji
asset: activa,aktywo
market-value: wartosc rynkowa
stock value: wartosc magazynu,wartosc zapasow
value: wartosc,hodnota
deposit: borg,kaucja,kauce
order: zamowienie,objednavka,narudzba,zlecenie,narocilo
order id: objednavka
order status: status zamowienia,stav objednavky,status realizacji
fulfillment status: status wysylki,status dostawy,stav doruceni,stav dodavky
order total: wartosc zamowienia
list-price: cena katalogowa,cenikova cena,cena regularna
compare-price: cena katalogowa
quantity: pocet,liczba
line item: rad,pozycja zamowienia,satir,radek,dong
handle: permalink
availability: disponibilita,dostepnosc
product url: url produktu
category: familia,grup
country-of-origin: kraj pochodzenia,kraj produkcji,zeme puvodu
shipping weight: waga wysylki,waga przesylki,desi,prepravni hmotnost
net weight: peso neto,peso netto,waga netto
gross weight: waga brutto,hruba hmotnost
package: opakowanie,obal,baleni,paket
shipment: expedition,przesylka,zasilka
shipment id: numer wysylki,list przewozowy
container: kontener,kontejner
seal id: plombe,sigillo
bill-of-lading: konosament
port: liman,pristav
loading: zaladunek,nakladka,naklad
discharge: rozladunek,wyladunek,vykladka
departure: saida,wyjazd,odlot,odjazd,odjezd,odlet
departure date: data wyjazdu,datum odjezdu
arrival date: data przyjazdu,przyjazd,datum prijezdu,prijezd
actual departure date: saida real
consignee: odbiorca
shipper: nadawca
incoterm: warunki dostawy,dodaci podminky
service level: poziom uslugi,rodzaj uslugi,druh sluzby
truck: ciezarowka
lot id: sarze
batch id: sarze,cislo sarze
reorder point: punkt zamawiania,poziom zamawiania,bod objednani,rop
lead-time: plazo,czas dostawy,czas realizacji
part: pieza,peca,del,komponente,czesc,dil,soucast
component: komponente,komponent,skladnik
quantity per: antal per,ilosc na,mnozstvi na
revision: versie,rewizja,revize
reference-designator: oznaczenie referencyjne
cycle-time: takt,takt time
setup-time: czas przezbrojenia,cas serizeni
downtime: paro
scrap: vrak,brak,odpad
tolerance: tolerancja
fuel: paliwo
`;
