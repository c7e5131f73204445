/** Slavic words for property, education, health, events, registers and media; in the shape of `english/people.ts`. */
export const EASTERN_SOCIETY = `
listing: oferta,inzerat
listing id: objektnr,cislo nemovitosti
property: objekt,bien,pand,nieruchomosc,nemovitost
property type: typ nemovitosti
room count: vani,antal rum,liczba pokoi,pokoje,pocet pokoju,ilosc pokoi
construction year: rok budowy,rok vystavby
tenant: najemca,lokator,najemnik
landlord: wynajmujacy,pronajimatel
lease start date: poczatek najmu,zacatek najmu
lease end date: koniec najmu,konec najmu
property-tax: ibi
student: elev,uczen,zak,ucen,ucenik
class: turma,klas,trida,razred
grade-level: poziom klasy,rocznik,rocnik
homeroom: sala klasowa
teacher: docent,nauczyciel,ucitel,vyucujici,tridni ucitel,profesor,wykladowca,nastavnik
subject-taught: fach,materia,disciplina,vak,fag,przedmiot,predmet
course: kurz
credit-points: punkty ects
semester: semestr,termin studia,polrocze,donem,somestr,pololeti
school-year: rok szkolny,rok akademicki,skolni rok
gpa: srednia ocen,studijni prumer,ipk
absences: nieobecnosci
attendance: obecnosc,frekwencja,dochazka
enrollment date: data zapisu,data przyjecia,datum zapisu,datum prijeti
parent name: opiekun,opiekun prawny,zakonny zastupce,veli,madre
parent email: veli posta
parent phone: telefon veli
patient id: mr number
diagnosis code: cim 10,cie 10,cid 10,cid,mkn 10
procedure code: kva kod
encounter: wizyta,randevu,navsteva
encounter date: termin,date visite,date rendez vous,datum navstevy,data badania
discharge date: data wypisu
medication: medikament,praparat,lek,nazwa leku,leciva
administration-route: voie,droga podania,zpusob podani
blood-type: abo
heart-rate: puls,tetno,tep,srdecni frekvence
temperature: temperatur,teplota
bmi: imc
lab-test: badanie
reference-range: wartosci referencyjne,normy,referencni meze
attendee: gosc,uczestnicy
ticket type: rodzaj biletu,typ biletu,typ vstupenky
ticket price: cena biletu,cena vstupenky
checked-in: odprawiony,odbaveno
seat: asiento,posto,sete,miejsce,miejsce siedzace
venue: miejsce wydarzenia,mekan,misto konani,miejsce imprezy
event date: data wydarzenia,datum akce
event: akce
speaker: ponente
place name: toponimia,nazwa miejsca,nazwa miejscowosci,nazev mista
elevation: elev,masl,wysokosc npm
coordinates: lat lon
geometry: geometrie,geometria
area-km2: flache,areal,areal km 2,powierzchnia km 2,rozloha km 2
stop name: gare,parada,fermata,przystanek,nazwa przystanku,durak,zastavka,stanice
route name: linie,trasa
feature type: objekttyp sv
company id: crn,cin
registered address: sede social,sede,siedziba,sidlo
industry-code: code activite,pkd
activity: activite,objet social
response id: id odpowiedzi,id odpovedi
response: odpowiedz ankieta,respons
survey: ankieta,pruzkum,dotaznik
age-group: grupa wiekowa,przedzial wiekowy,vekova skupina
satisfaction: zadowolenie,satysfakcja,spokojenost
last-contacted: dernier contact,date dernier contact
crop: kultur
variety: cultivar,sorte
breed: raza,raca,rasa
major: carrera,kierunek studiow,kierunek
campaign id: id kampanii
ad: reklam,inzerat
ad name: nazwa reklamy,reklam adi,nazev reklamy
ad-group: grupa reklam,zestaw reklam,sestava reklam,reklamni sestava
ctr: wspolczynnik klikniec,mira prokliku
conversion: konwersje,konverze
reach: zasieg,dosah
keyword: mot cle,slowo kluczowe,klicove slovo
landing-page: strona docelowa,koncowy url,vstupni stranka,cilova stranka
device: urzadzenie,typ urzadzenia,zarizeni,typ zarizeni
browser: przegladarka,prohlizec
session-count: sesje
new visitor-count: nowi uzytkownicy,novi uzivatele
pageviews: odslony,odslony strony
bounce-rate: wspolczynnik odrzucen
source-medium: bron medium,kalla medium,zrodlo medium,zdroj medium
page: pagina,pagina web,sida,strona,sciezka strony
average position: prumerna pozice
ticket id: numer zgloszenia,bilet no,cislo pozadavku
title: nazev,predmet
comment: komentarz,komentar
note: komentar
open-count: aperture
likes: me gusta
file-size: rozmiar pliku
experience: praxe,doswiadczenie
series: serie
league: liga
season: saison,sezon
player: zawodnik
composer: komponist
`;
