/**
 * Words that qualify any noun, and the nouns that compounds of every trade are made of; in the shape of `people.ts`.
 * Names that combine them need no entry of their own.
 */
export const QUALIFIER_WORDS = `
first: 1st,initial first,primer,erste,premier,forsta,pierwsza,ilk,prvni,pertama,pehla
last: latest,most recent,letzte,dernier,derniere,ultimo,ultima,laatste,senaste,sista,ostatni,son,posledni,terakhir,cuoi,antim
next: upcoming,following,nachste,naechste,prochain,prochaine,proximo,proxima,prossimo,volgende,nasta,nastepny,sonraki,pristi,dalsi,berikutnya,tiep theo,agla
previous: prior,former,prev,vorherige,vorige,precedent,anterior,foregaende,poprzedni,onceki,predchozi,sebelumnya,truoc,pichla
new: neu,nouveau,nouvelle,nuevo,nuova,novo,nova,nieuw,ny,nowy,nowa,yeni,novy,baru,moi,naya
old: alt alte,ancien,viejo,vecchio,antigo,oud,gammal,stary,eski,lama,cu
average: mean,durchschnitt,durchschnittlich,mittelwert,moyen,moyenne,promedio,media,medio,gemiddeld,genomsnitt,genomsnittlig,srednia,sredni,ortalama,prumer,prumerny,rata rata,rerata,trung binh,ausat
minimum: min,mindest,minimo,minima,minimal,minimale,minsta,minimalny,toi thieu,nyuntam
maximum: max,hochst,maximo,massimo,maximal,hogsta,maksymalny,maksimum,maksimal,maximalni,toi da,adhiktam
planned: scheduled,plan planned,geplant,planifie,planificada,programada,prevu,prevue,prevista,pianificato,planejado,gepland,planerad,planlagt,planowana,planlanan,planovany,direncanakan,rencana,ke hoach
estimated: est,expected,projected,forecast,forecasted,predicted,anticipated,tentative,geschatzt,voraussichtlich,erwartet,estime,estimado,esperada,stimata,atteso,verwacht,verwachte,geschat,beraknad,forvantad,szacowany
actual: real,realised,realized,tatsachlich,reel,reelle
target: zielwert,cible,meta,streefwaarde,malvarde,docelowy,hedeflenen,cilovy,sasaran,muc tieu
cumulative: cumulatief,ytd,year to date,mtd,month to date,cumul,kumuliert,acumulada,cumulativo,ackumulerad,narastajaco,kumulatif,luy ke
remaining: left,rest,outstanding,open,verbleibend,offen,restant,pendiente,rimanente,residuo,pendente,resterend,openstaand,aterstaende,kvarvarande,pozostaly,kalan,zbyvajici,sisa,con lai,shesh
available: free,verfugbar,frei,disponible,disponibile,disponivel,beschikbaar,beschikbare,tillganglig,dostepna,mevcut,dostupny,tersedia,kha dung,uplabdh
reserved: reservado,reserverad,allocated,committed,reserviert,reserve stock,riservato,impegnato,gereserveerd,zarezerwowany,rezerve,rezervovano,dipesan
planned-order: on order,incoming,in bestellung,en commande,en pedido,in ordine,in bestelling,w zamowieniu
total-of: overall,combined,insgesamt,en tout,in totaal
annual: annuel,anual,annua,yearly,per year,per annum,p a,pa,jahrlich,jahres,annuelle,jaarlijks,arlig,ars,roczna,yillik,rocni,tahunan,hang nam,varshik
monthly: per month,p m,pcm,mo,monatlich,monats,mensuel,mensuelle,mensual,mensile,mensal,maandelijks,manatlig,manads,miesieczny,aylik,mesicni,bulanan,hang thang,masik
weekly: per week,wochentlich,wochen,hebdomadaire,semanal,settimanale,wekelijks,tygodniowy,haftalik,tydenni,mingguan,hang tuan
daily: per day,day rate,taglich,tages,quotidien,journalier,diario,giornaliero,dagelijks,dagliga,dzienny,gunluk,denni,harian,hang ngay,dainik
hourly: per hour,stundlich,por hora,per uur,per timme,godzinowy,saatlik,hodinovy
internal: intern,interne,interno,wewnetrzny,dahili
external: extern,externe,esterno,zewnetrzny,harici
personal: personnel,privater,personnelle,pessoal,persoonlijk,personlig,osobista,kisisel,osobni,pribadi,ca nhan
public: publico,offentlich,publique,pubblico,publiek,offentlig,publiczny,genel,verejny,umum,cong khai
local: locaal,lokal,locale,lokalny,yerel,mistni
foreign: fremd,etranger,extranjero,estero,estrangeiro,buitenlands,utlandsk,zagraniczny,yabanci,cizi,asing,nuoc ngoai
final: finale,endgultig,definitif,definitivo,slutlig,koncowy,nihai,konecny,akhir
base: basic,basis,grund,bas,podstawowa,temel,taban,zakladni,dasar,co ban,mool
gross: brutto,brut,brute,bruto,lordo,brut tutar,hruby,kotor,gop,sakal
net: netto,neto,netto wert,cisty,bersih,rong,shuddh
full: voll,vollstandig,complet,complete,completo,volledig,hel,fullstandig,pelny,tam,uplny,lengkap,day du,pura
short: kurz,court,courte,corta,breve,curto,kort,krotki,kisa,kratky,singkat,ngan
long: lang,longue,largo,lungo,longo,dlugi,uzun,dlouhy,panjang,dai
good: accepted,gut,bon,bonne,buena,buono,bom,goed,godkand,dobry,iyi,baik
bad: rejected,defective,schlecht,mauvais,malo,cattivo,ruim,slecht,dalig,zly,kotu,spatny,rusak
unique: distinct,eindeutig,unico,uniek,unik,unikalny,benzersiz,unikatni
per: pro,par,por,je,za,setiap,moi
count: anzahl,nombre,ilosc,pocet,jumlah,so luong,sankhya
range: bracket,band,spanne,tranche,fourchette,rango,faixa,bereik waarde,intervall,zakres,przedzial,aralik,rozsah,kisaran,khoang
index: indice,indeks
ratio: rasio,verhaltnis,rapporto,razao,verhouding,forhallande,stosunek,oran,pomer,ty le
gross-profit: bruttogewinn,rohertrag,marge brute
flag: indicator,ind,y n,yn,yes no,kennzeichen flag,indicateur,indicador
method: metod,verfahren,metoda,yontem,zpusob,metode,phuong thuc,vidhi
mode: modus,modo,modalita uso,lage
`;

export const NOUN_WORDS = `
date: entry date,report date
time: horario
day: tag,jour,dia,giorno,dag,dzien,gun,dni,hari,din
year: rocnik
name: nazev,ten,benamning
first name: isim,jmeno
middle name: ten dem
name: for och efternamn,nombre,nome
phone: sampark
mobile phone: di dong,cel
address: gatuadress,bydliste
district: okres
state: regione
company: business,unvani
id: so,line number
code: ma,cd
amount: hodnota,nominal,wartosc
total: summa
price: gia
cost: naklad,gasto,cost each,price each
quantity: mnozstvi
balance: so du
tax amount: kar
customer: sold to,alici,auftraggeber
vendor: sold by,sprzedawca
employee: zamestnanec,karyawan,pegawai,nhan vien,karmchari,empleado,dipendente,funcionario,colaborador,medewerker,werknemer,anstalld,medarbetare,medarbejder,calisan,salarie,angestellter,associate,team member,colleague,personel,isci,pracovnik,nom employe
employee id: nip
department: org unit,seccion
product: nama barang,nama produk,ten hang,stok adi
sku: part code
stock: sklad,qty available
warehouse: sklad,dc
weight: package weight
height: ht
volume: cbm,cubic meters,cubic feet,cu ft,cft,volumina,wolumen,objetosc,hacim,objem,the tich,isi,rauminhalt
color: rang
image: picture
location: hq,headquarters,head office
area: surface,rozloha,plocha,luas,dien tich,kshetrafal,acreage,areal,powierzchnia uzytkowa,superficie,area terreno
status: lage,estado,etat,stato
owner: responsable
contact: contacto,kontakt,contatto,contato,kontakt osoba,ansprechpartner,interlocuteur,contactpersoon,kontaktperson,osoba kontaktowa,ilgili kisi,kontaktni osoba,narahubung,kontak,nguoi lien he,sampark,point contact,poc,contact person
reference: odkaz,payment ref,transaction reference
end date: son tarih,datum do
start time: time in,starts at
end time: ends at
created date: opened,criado,logged at,raised on,reported at,submitted
closed date: closed,close date,closing date,resolved,resolution date,solved,completed,geschlossen am,abgeschlossen am,erledigt am,geloest am,fermeture,cloture le,date resolution,cerrado,data chiusura,chiuso il,fechado em,sluitingsdatum,gesloten op,afgesloten,stangd,avslutad,data zamkniecia,zamknieto,kapanis tarihi
cancelled date: canceled at,cancellation date,storniert am,stornodatum,kundigungsdatum,gekundigt am,date annulation,date resiliation,data annullamento,data disdetta,annuleringsdatum,opzegdatum,uppsagningsdatum,data anulowania,iptal tarihi,datum zruseni,tanggal batal
creator: skapad av,opened by,logged by
updater: updated by,modified by,last modified by,changed by,edited by,geandert von,modifie par,modificado por,modificato da
approver: approved by,genehmigt von,approuve par,aprobado por,approvato da,aprovado por,goedgekeurd door,godkand av
approved date: approved,genehmigt am,date approbation,data approvazione,godkand datum,data zatwierdzenia,onay tarihi
score: diem
group: nhom
position: posicion,posizione,pozisyon,trabalho
website: web link
link: href,odkaz,tautan,lien hypertexte,lien ket,file link,document link,link url,share link,resource url
person: persoon,personne,pessoa,osoba,kisi,orang,nguoi,vyakti
parent: eltern,padres,genitore,pais responsaveis,ouder,foralder,rodzic,ebeveyn,rodic,orang tua,phu huynh,abhibhavak,caregiver,next kin,tutore
driver: fahrer,chauffeur,conducteur,conductor,conducente,autista,motorista,bestuurder,forare,kierowca,surucu,ridic,pengemudi,tai xe,chalak
operator: operateur,operador,bediener,operario,bedieningspersoneel,isletmeci,obsluha
agent: agente,vertreter,agenten,handlowiec,acente,zastupce,agen,dai ly,rep,representative,sales agent
seller: selger,verkaufer,vendeur,vendedor,venditore,verkoper,saljare,saelger,sprzedawca,satici,prodejce,penjual,nguoi ban,sales person,sales rep,salesman,merchant seller
usage: nutzung,verbrauch,utilisation,consommation,uso,consumo,utilizzo,gebruik,verbruik,anvandning,forbrukning,zuzycie,kullanim,tuketim,spotreba,penggunaan,consumption,demand
limit: limite,limiet,grenzwert,limite maximo,grans,limit wartosc,sinir,batas,gioi han,cap limit,quota limit
attempt: versuch,tentative,intento,tentativo,tentativa,poging,forsok,proba,deneme,pokus,percobaan,try count
action: aktion,accion,azione,acao,actie,atgard,akcja,eylem,akce,tindakan,hanh dong
progress: progreso,fortschritt,avancement,voortgang,framsteg,postep,ilerleme,pokrok,kemajuan,tien do,complete percent,percent complete,completion,completion rate,done percent,avanzamento
feedback: ruckmeldung,retroalimentacion,opinione,aterkoppling,opinia,geri bildirim,zpetna vazba,umpan balik,phan hoi,suggestion
member: clen,anggota,thanh vien,sadasya,czlonek,socia,medlem
family: familj,familie,famille,familia,famiglia,rodzina,aile,rodina,keluarga,gia dinh,household,haushalt,menage,hogar,nucleo familiare,huishouden,hushall,gospodarstwo domowe,hane,domacnost,rumah tangga
residence: residencia,residenza,wohnsitz,domicilio residencia,woonplaats adres,bostad,zamieszkania,ikamet,bydliste,tempat tinggal,noi o,living in
origin: herkunft,provenance,origen,origine,origem,herkomst,ursprung,pochodzenie,mensei,puvod,asal,xuat xu,from location,departure location,ship from,sent from,from city,from
destination: destinazione,ziel,zielort,bestimmungsort,destino,bestemming,zielhafen,przeznaczenie,cel podrozy,varis,varis yeri,cil cesty,tujuan,diem den,deliver to,ship to,to city,to location
file: anhang,piece jointe,adjunto,allegato,anexo,bijlage,bilaga
condition: terms and conditions,bedingungen,condiciones
contract
branch
exchange rate
discount percent
foreign-language
active: show online,display online
capacity: max occupancy,occupancy
title: caption
`;
