/** Polish, Czech, Slovak, Croatian, Slovene and Hungarian words for property, education, health, events, registers and media; in the shape of `english/people.ts`. */
export const EASTERN_SOCIETY = `
listing: oferta,inzerat,oglas,hirdetes
listing id: cislo nemovitosti
property: objekt,nieruchomosc,nemovitost,nekretnina,nemovitosti
property type: typ nemovitosti
room count: liczba pokoi,pokoje,pocet pokoju,ilosc pokoi
construction year: rok budowy,rok vystavby
tenant: najemca,lokator,najemnik,zakupac,stanar,berlo,najomca
landlord: wynajmujacy,pronajimatel,najmodavac,berbeado
lease start date: poczatek najmu,zacatek najmu
lease end date: koniec najmu,konec najmu
student: uczen,zak,ucen,ucenik,diak,dijak,tanulo,hallgato,ucenec,uczniowie,ziak
class: trida,razred,trieda,osztaly tanulo,oddzial klasowy
grade-level: poziom klasy,rocznik,rocnik,letnik,evfolyam
homeroom: sala klasowa,wychowawca
teacher: docent,nauczyciel,ucitel,vyucujici,profesor,wykladowca,nastavnik
subject-taught: przedmiot,predmet,tantargyak,predmeti,przedmiotu,predmetu
credit-points: punkty ects,kredity
semester: semestr,termin studia,polrocze,pololeti,felev,polrok
school-year: rok szkolny,rok akademicki,skolni rok,tanev
gpa: srednia ocen,studijni prumer,srednia
absences: nieobecnosci,nepritomnost,izostanci,odsotnost,hianyzas
attendance: obecnosc,frekwencja,dochazka,prisutnost,prisotnost,jelenlet,ucast
enrollment date: data zapisu,data przyjecia,datum zapisu,datum prijeti
parent name: opiekun,opiekun prawny,zakonny zastupce,ime roditelja,gondviselo neve,ime starsev,imie rodzica
patient id: taj
diagnosis code: mkn 10,mkb
encounter: wizyta,navsteva,vizit,obisk
encounter date: termin,datum navstevy,data badania
discharge date: data wypisu,datum otpusta
medication: praparat,lek,nazwa leku,leciva,lijek,zdravilo,liek,leki
administration-route: droga podania,zpusob podani
heart-rate: puls,tetno,tep,pulz,pulzus
temperature: teplota,homerseklet
lab-test: badanie,vysetreni,pretraga,preiskava,badania
reference-range: wartosci referencyjne,normy,referencni meze
attendee: gosc,uczestnicy,nazwisko goscia,jmeno hosta,gost,vendeg,gosta
ticket type: rodzaj biletu,typ biletu,typ vstupenky
ticket price: cena biletu,cena vstupenky
checked-in: odprawiony,odbaveno,prijavljen
seat: miejsce,miejsce siedzace,sjedalo,sedez,miejsca
venue: miejsce wydarzenia,misto konani,miejsce imprezy
event date: data wydarzenia
speaker: prelegent,govornik
place name: nazwa miejsca,nazwa miejscowosci,nazev mista
elevation: wysokosc npm
coordinates: wspolrzedne,souradnice,koordinate
geometry: geometria,geometrija
area-km2: powierzchnia km 2
stop name: przystanek,nazwa przystanku,zastavka,stanice
route name: trasa
registered address: siedziba,sidlo,szekhely
industry-code: pkd,nkd,teaor,skd
activity: dzialalnosc,cinnost
response id: id odpowiedzi,id odpovedi
response: odpowiedz ankieta,valaszadas
survey: ankieta,pruzkum,dotaznik,upitnik,anketa
age-group: grupa wiekowa,przedzial wiekowy,vekova skupina
satisfaction: zadowolenie,satysfakcja,spokojenost
last-contacted: posledni kontakt
crop: uprawa,roslina,plodina,usjev,kultura
variety: odmiana,odruda,sorta
breed: rasa,plemeno,pasma,pasmina
major: kierunek studiow,kierunek
ad: reklam,inzerat,reklama,reklamy
ad name: nazwa reklamy,nazev reklamy
ad-group: grupa reklam,zestaw reklam,sestava reklam
ctr: wspolczynnik klikniec,mira prokliku
conversion: konwersje,konverze,konverzije,konverzio,konverziok
reach: zasieg,dosah,doseg,eleres
keyword: slowo kluczowe,klicove slovo,kulcsszo,haslo
landing-page: strona docelowa,koncowy url,vstupni stranka
device: urzadzenie,typ urzadzenia,zarizeni,uredaj,urzadzenia
browser: przegladarka,prohlizec,preglednik
session-count: sesje,navstevy,relace,sesije,seje
new visitor-count: nowi uzytkownicy
pageviews: odslony,odslony strony
bounce-rate: wspolczynnik odrzucen
source-medium: zrodlo medium,zdroj medium
page: strona,sciezka strony,stranka,stranica,stran,weblap
average position: prumerna pozice
ticket id: cislo pozadavku,numer zgloszenia
comment: komentarz,komentar,hozzaszolas,komentarze
likes: polubienia,lajky,svidanja,vsecki
file-size: rozmiar pliku
experience: praxe,doswiadczenie,zkusenosti,iskustvo,izkusnje
series: seria,serija,sorozat,serije
league: liga,soutez,natjecanje,bajnoksag
season: sezon,ideny,szezon
player: zawodnik,zawodnik imie,hrac,igrac
composer: kompozytor,skladatel,skladatelj,zeneszerzo,muzyka
hoa-fee: pricuva
lease: berlet
parking-count: parkovani
furnished: umeblowane,namjesten
heating: ogrzewanie,vytapeni,topeni
procedure: zabieg,zakrok,zahvat,poseg
vaccine: szczepionka,vakcina,cjepivo,cepivo
session: sesja
dietary-requirements: dieta,prehrana,etrend
population: ludnosc
director: direktor,reditel,igazgato
court: sad,soud,sud
judge: sedzia,soudce,sudac
defendant: pozwany,zalovany,tuzenik
signed-by: podpisal,podepsal,potpisnik
recurrence: powtarzalnosc,opakovani,ponavljanje
renewal: odnowienie,obnova,obnoveni
tender: przetarg,natjecaj
fund: fundusz,fond
farm: gospodarstwo,gazdasag,kmetija,opg
farmer: rolnik,zemedelec
microchip: mikrocip,cip
vet: weterynarz,veterinar,allatorvos
degree: titul
injury: uraz
hazard: zagrozenie,ryzyko,rizik
probability: prawdopodobienstwo,pravdepodobnost,vjerojatnost
scholarship: stypendium,stipendium,stipendija
tuition: czesne,skolne
ad-spend: utrata,koltes
search-query: zapytanie
visitor-count: uzytkownicy,uzivatele,korisnici
follower-count: obserwujacy,sledujici,pratitelji
protein: bialko
fat: tluszcz,tuky,masti
competitor: konkurent
verdict: wyrok,rozsudek,presuda
grant: dotacja,dotace,potpora
bid: licitacija
advisor: promotor,doradca,poradce
specialty: specjalizacja,specializace,specijalizacija
bed: lozko,luzko,krevet,lozka
sponsor: sponzor,szponzor
server: kelner,cisnik,konobar
fare: jizdne,viteldij
baggage: bagaz,zavazadlo
episode: odcinek,epizod
edition: wydanie,vydani,izdanje
referee: rozhodci
stadium: stadion
issuer: wystawca,vydal,izdavatelj
agency: urzad,urad,ured
offense: wykroczenie,prestupek,prekrsaj
shareholder: udzialowiec,wspolnik,spolecnik
donation date: adomany datuma
matter: sprawa,vec
`;
