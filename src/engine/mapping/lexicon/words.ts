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
count: nb,qty of,anzahl,nombre,aantal,ilosc,pocet,jumlah,so luong,sankhya
range: bracket,band,spanne,tranche,fourchette,rango,faixa,bereik waarde,intervall,zakres,przedzial,aralik,rozsah,kisaran,khoang
index: indice,indeks
ratio: rasio,verhaltnis,rapporto,razao,verhouding,forhallande,stosunek,oran,pomer,ty le
gross-profit: bruttogewinn,rohertrag,marge brute
flag: indicator,ind,y n,yn,yes no,kennzeichen flag,indicateur,indicador
reason: cause,ursache,oorzaak,przyczyna,duvod,alasan,ly do,karan
method: metod,verfahren,metoda,yontem,zpusob,metode,phuong thuc,vidhi
mode: modus,modo,modalita uso,lage
`;

export const NOUN_WORDS = `
date: den,tanggal,ngay,tithi,dinank,tgl,ngay thang,tarikh,date operation,dated,entry date,report date
time: cas,waktu,thoi gian,samay,zaman,klockslag,jam,gio,horario,event time,slot time
day: tag,jour,dia,giorno,dag,dzien,gun,dni,hari,din
year: tahun,nam,varsh,saal,rocnik
month: bulan,thang,mahina,mesic
name: nazev,nama,ten,naam ka,bezeichnung name,denominazione,denominacion,denominacao,benamning,betegnelse
first name: jmeno krestni,nama depan,ten goi,legal first,isim,jmeno
last name: nama belakang,ho,kul naam,upnaam,family,legal last
middle name: ten dem,nama tengah,m name,middle init
name: ho va ten,ho ten,nama lengkap,pura naam,cele jmeno,adsoyad,tam ad,ismi,for och efternamn,jmeno prijmeni,prijmeni jmeno,nombre,nome,vor zuname,nachname vorname
gender: pohlavi,jenis kelamin,gioi tinh,ling,gender identity,administrative gender,sex birth,jk
age: vek,umur,usia,tuoi,aayu,umra,umar,anos edad
birth date: tanggal lahir,ngay sinh,janm tithi,janmatithi,fodd,narozen,tgl lahir,nam sinh,janam tithi,janam tarikh,cumpleanos
email: elektronicka posta,surel,thu dien tu,emailova adresa,mail personal,contact email,email contact
phone: telepon,telp,dien thoai,sdt,doorbhash,telefonni cislo,voice,irtibat telefonu,sabit telefon,is telefonu,hemtelefon,telefon hem,telefon arbete,sampark,telefono fijo,telefono contacto,telefone fixo,contato telefonico,telephone fixe,telefon privat,recapito telefonico,recapito,daytime phone,business phone,day phone
mobile phone: di dong,mobilni telefon,cellular,whatsapp mobile,mobilni cislo,ponsel,no wa,nomor wa,cel,tel kom
address: alamat,dia chi,pata,adres zamieszkania,adresa bydliste,ikametgah,gatuadress,besoksadress,bydliste,alamat lengkap,domisili,patta,complete address,permanent address,present address,current address
city: obec,kota,thanh pho,shahar,nagar,kab kota,kabupaten,kent,shehar,gemeinde
district: kecamatan,quan,huyen,okres,zila,jila,ward,subdistrict,taluk,tehsil
state: provinsi,tinh,rajya,emirate,admin 1,pradesh,regione,state or province,state code
postal-code: kode pos,ma buu dien,ma buu chinh,pin,pincode area,postova smerovaci cislo,postovni smerovaci cislo,postal zip,zip 5,zip 4,post zip
country: negara,quoc gia,nuoc,desh,stat,country residence
country code: iso 2,iso 3,alpha 2,alpha 3,cc
company: nazev firmy,perusahaan,cong ty,kampani,company legal,business,trading name,doing business,dba,handelsnaam,nom commercial,nombre comercial,razon comercial,nome fantasia,virksomhed,entity name,registered name,isletme,unvani,ticari unvan,cari unvan,arbetsgivare,organizace,zamestnavatel,instansi,institucion,entidad,selskap,current employer,current company
id: cislo,nomor,so,kramank,identifikacni cislo,key,pk,stt,so thu tu,line number,object id,internal id,system id
code: ma,kod cislo,cd,ma so
type: jenis,loai,prakar,druh,tipe
status: keadaan,trang thai,sthiti,stav
description: popis,keterangan,deskripsi,mo ta,vivaran,dien giai,beschrijving
note: poznamky,catatan,ghi chu,tippani,adnotacja,aantekening
title: judul,tieu de,shirshak,nadpis
category: danh muc,shreni,classification,class category,klasifikasi
amount: castka,jumlah uang,so tien,nilai,rashi,dinero,geldbetrag,suma pieniedzy,hodnota,nominal,thanh tien,rakam,monto original,quantia,montant transaction,gegenwert,controvalore,wartosc,belob,transaction value,proceeds
total: celkem,tong,tong cong,kul,jumlah total,celkova castka,summe gesamt,summa,som,totalsumma,alt toplam,att betala,celkova cena,soucet,total harga,tong tien,line total,line amount,row total,extended price,extended amount,ext price,total value,final amount,final price,total due,payable amount,bill amount,invoice value,item total
price: harga,gia,don gia,mulya,keemat,daam,unit prc
cost: naklady,naklad,biaya,chi phi,lagat,spese,gasto
quantity: mnozstvi,pocet kusu,kuantitas,matra,ks,kolicina
currency: mena,mata uang,tien te,loai tien,mudra,cur,curr code,doviz cinsi,valutakod
balance: zustatek,bakaya,so du,saldo akhir,bal,kalan bakiye,kontosaldo,saldo actual,saldo disponible,available balance,cl bal,closing bal,cash balance
tax amount: dan,dph,pajak,ppn,thue,kar,vat gst,taxes total,impots,tien thue,total tax,tax due
discount: sleva,diskon,giam gia,chhoot,chiet khau,disc,disc amount,rabatt betrag,bonificacion,price reduction,markdown,iskonto tutari,potongan,dto,dcto,discount value,discount total,promo discount,trade discount,rebate amount
customer: zakaznik,odberatel,pelanggan,khach hang,ten khach hang,grahak,bill to customer,sold to,sold to party,debitor,acheteur,besteller,auftraggeber kunde,kaufer,kober,koper,purchaser,shopper,kupujacy,alici,cari,cari adi,bestallare,kopare,konsumen,pembeli,auftraggeber,nabywca,party name,billed to
vendor: dodavatel,pemasok,nha cung cap,creditor,kreditor,sold by,purchased from,bought from,supplied by,preferred supplier,preferred vendor,dobavitel,tedarikci adi,vikreta,nombre proveedor,nom fournisseur,sprzedawca,distributor,wholesaler,seller name,contractor,subcontractor,dealer,provider name
employee: zamestnanec,karyawan,pegawai,nhan vien,karmchari,empleado,dipendente,funcionario,colaborador,medewerker,werknemer,anstalld,medarbetare,medarbejder,calisan,salarie,angestellter,associate,team member,colleague,personel,isci,pracovnik,nom employe
employee id: nik karyawan,osobni cislo,pers no,anstallningsnr,anst nr,medarbetarnummer,cislo zamestnance,nip,ma nv,numero employe,staff code,employee reference
department: departemen,oddeleni,phong ban,vibhag,bagian,org unit,organizational unit,kst bezeichnung,stredisko,odbor,divisi,bo phan,dpto,seccion,business function,work area
job title: pracovni pozice,pozice,jabatan,chuc vu,chuc danh,padnam,business title,work title,working title,titulo laboral
product: vyrobek,barang,produk,san pham,hang hoa,ten san pham,utpad,zbozi,nama barang,nama produk,ten hang,commodity,merchandise,artikl,vare,material product,stok adi,polozka,mat hang,vastu,saman
sku: kode barang,kode produk,ma hang,ma san pham,ma sp,kod zbozi,cislo zbozi,matnr,item sku,seller sku,merchant sku,stock keeping number,plu,custom label,internal reference,product reference,style code,artikl nr,parca no,n articulo,malzeme kodu,urun no,artikelkod,produktkod,varunummer,katalogove cislo,skladove cislo,referencia producto,cod producto,cod produto,artikel nr,item reference,part code,style,style number,product sku code,sku code,sku no
stock: sklad zasoby,stok barang,ton kho,so luong ton,soh qty,qoh,hand qty,unrestricted stock,bestandsmenge,units hand,mevcut stok,eldeki miktar,lagerantal,sklad,skladem,stav skladu,zasoba,zasoby,skladova zasoba,sisa stok,so luong ton kho,sl ton,stock actual,estoque atual,quantidade em estoque,qte stock,stock hand,available units,current inventory,inventory level,inventory count,stock count,qty available,units available
warehouse: sklad,gudang,kho,kho hang,godown,wh,whse,distribution center,dc,fulfillment center
unit: merna jednotka,satuan,don vi tinh,dvt,don vi,ikai,measuring unit,base unit,unit measurement,basismengeneinheit,olcu birimi,mattenhet,jednotka,stock unit
weight: hmotnost,berat,trong luong,can nang,vajan,vaha,kilo,unit weight,package weight
length: delka,panjang barang,chieu dai,lambai
width: sirka,lebar,chieu rong,chaudai
height: vyska,tinggi,chieu cao,unchai,stature,body height,ht
volume: cbm,cubic meters,cubic feet,cu ft,cft,volumina,wolumen,objetosc,hacim,objem,the tich,isi,rauminhalt
size: velikost,ukuran,kich thuoc,kich co,aakar,ebat
color: barva,warna,mau,mau sac,rang
image: picture,obrazek,gambar,hinh anh,chitra,media url,image file
file: soubor,berkas,tap tin
location: umisteni,tempat,vi tri,dia diem,sthan,where,lokasyon,placering,misto,lokalita,base location,work site,duty station,branch name,branch office,campus,facility,office name,hq,headquarters,head office
area: surface,rozloha,plocha,luas,dien tich,kshetrafal,acreage,areal,powierzchnia uzytkowa,superficie,area terreno
status: progress status,statu,lage,tinh trang,estado,estado atual,etat,stato
owner: vlastnik,pemilik,chu so huu,malik,proprietor,titular,majitel,responsable,sales owner,deal owner,lead owner,account manager,relationship manager,custodian
manager: manajer,vedouci,atasan,quan ly,prabandhak,team lead,kierownik zespolu,direct manager,direct supervisor,narmaste chef,superior,people manager,mudur,ansvarig chef,nadrizeny,reporting to,team leader,head department,hod
contact: contacto,kontakt,contatto,contato,kontakt osoba,ansprechpartner,interlocuteur,contactpersoon,kontaktperson,osoba kontaktowa,ilgili kisi,kontaktni osoba,narahubung,kontak,nguoi lien he,sampark,point contact,poc,contact person
reference: odkaz cislo,tham chieu,sandarbh,external ref no,customer ref,document ref,er referens,var referens,ocr,ocr nummer,odkaz,payment ref,transaction reference
period: obdobi,jangka waktu,ky,avadhi,time period,reporting period
duration: trvani,durasi,thoi luong,elapsed time,time taken,time spent,total time,dauer gesamt,run time,running time,total duration
start date: zacatek,datum zahajeni,mulai,bat dau,shuru,commencement,commences,ab datum,aanvang,ingangsdatum,borjar,rozpoczecie,activation date,activated,go live date,fran datum,fr m,from datum,datum od,platnost od,fecha desde
end date: konec,datum ukonceni,selesai,ket thuc,samapti,finished,bis,datum tot,afloop,sluttdato,zakonczenie,cessation,ceased,deactivated,date out,son tarih,till datum,t m,tom datum,datum do,tanggal berakhir,fecha hasta,date to,effective to
start time: zacatek cas,jam mulai,gio bat dau,time start,time in,from time,clock in,doors open,uhrzeit beginn,begintijd,poczatek godzina,shift start,starts at,open time
end time: konec cas,jam selesai,gio ket thuc,time end,time out,clock out,uhrzeit ende,slut tid,time until,shift end,ends at
created date: vytvoreno,dibuat,ngay tao,add date,add time,opened,open date,erfasst am,aangemaakt,oprettet,opprettet,criado,olusturuldu,created time,creation time,received date,date received,logged at,raised on,reported at,submitted,submission date,submit date,timestamp,time stamp,datetime,eklenme tarihi,upplagd,registrerad,zalozeno
updated date: aktualizovano,diperbarui,cap nhat,last edited,modification date,senast andrad,zmodyfikowano,last modification,updated time,degistirme tarihi,son guncelleme,andringsdatum,datum zmeny,zmeneno,posledni zmena
closed date: closed,close date,closing date,resolved,resolution date,solved,completed,geschlossen am,abgeschlossen am,erledigt am,geloest am,fermeture,cloture le,date resolution,cerrado,data chiusura,chiuso il,fechado em,sluitingsdatum,gesloten op,afgesloten,stangd,avslutad,data zamkniecia,zamknieto,kapanis tarihi
cancelled date: canceled at,cancellation date,storniert am,stornodatum,kundigungsdatum,gekundigt am,date annulation,date resiliation,data annullamento,data disdetta,annuleringsdatum,opzegdatum,uppsagningsdatum,data anulowania,iptal tarihi,datum zruseni,tanggal batal
creator: vytvoril,dibuat oleh,nguoi tao,ersteller,aangemaakt door,skapad av,utworzyl,autor eintrag,opened by,logged by
updater: updated by,modified by,last modified by,changed by,edited by,geandert von,modifie par,modificado por,modificato da
approver: approved by,genehmigt von,approuve par,aprobado por,approvato da,aprovado por,goedgekeurd door,godkand av
approved date: approved,genehmigt am,date approbation,data approvazione,godkand datum,data zatwierdzenia,onay tarihi
score: skor,diem,ank,punteggio,pontuacao,marks obtained,total score,final score,points earned,note punkte
result: vysledek,hasil,ket qua,parinam,resultat wert,uitslag,esito,finding,result value,measured value,reading,messwert,valeur mesuree,odczyt
group: skupina,kelompok,nhom,samuh,squad group,segment,grup adi,user group,team group
position: pozycja,posicion,posizione,posicao,positie,pozisyon,poradi,peringkat,trabalho
language: jazyk,bahasa,ngon ngu,bhasha,lang code,survey language,ui language,language code,mother tongue
website: webove stranky,situs web,trang web,web url,site url,webbadress,company url,www stranky,web link,website link,company site,url website,site link,webpage link
link: href,odkaz,tautan,lien hypertexte,lien ket,file link,document link,link url,share link,resource url
person: persoon,personne,pessoa,osoba,kisi,orang,nguoi,vyakti
parent: eltern,padres,genitore,pais responsaveis,ouder,foralder,rodzic,ebeveyn,rodic,orang tua,phu huynh,abhibhavak,caregiver,next kin,tutore
driver: fahrer,chauffeur,conducteur,conductor,conducente,autista,motorista,bestuurder,forare,kierowca,surucu,ridic,pengemudi,tai xe,chalak
operator: operateur,operador,bediener,operario,bedieningspersoneel,isletmeci,obsluha
agent: agente,vertreter,agenten,handlowiec,acente,zastupce,agen,dai ly,rep,representative,sales agent
seller: selger,verkaufer,vendeur,vendedor,venditore,verkoper,saljare,saelger,sprzedawca,satici,prodejce,penjual,nguoi ban,sales person,sales rep,salesman,merchant seller
usage: nutzung,verbrauch,utilisation,consommation,uso,consumo,utilizzo,gebruik,verbruik,anvandning,forbrukning,zuzycie,kullanim,tuketim,spotreba,penggunaan,consumption
limit: limite,limiet,grenzwert,limite maximo,grans,limit wartosc,sinir,batas,gioi han,cap limit,quota limit
attempt: versuch,tentative,intento,tentativo,tentativa,poging,forsok,proba,deneme,pokus,percobaan,try count
action: aktion,accion,azione,acao,actie,atgard,akcja,eylem,akce,tindakan,hanh dong
progress: progreso,fortschritt,avancement,voortgang,framsteg,postep,ilerleme,pokrok,kemajuan,tien do,complete percent,percent complete,completion,completion rate,done percent
feedback: ruckmeldung,retroalimentacion,opinione,aterkoppling,opinia,geri bildirim,zpetna vazba,umpan balik,phan hoi,suggestion
member: clen,anggota,thanh vien,sadasya,czlonek,socia,medlem
family: familj,familie,famille,familia,famiglia,rodzina,aile,rodina,keluarga,gia dinh,household,haushalt,menage,hogar,nucleo familiare,huishouden,hushall,gospodarstwo domowe,hane,domacnost,rumah tangga
residence: residencia,residenza,wohnsitz,domicilio residencia,woonplaats adres,bostad,zamieszkania,ikamet,bydliste,tempat tinggal,noi o,living in
origin: herkunft,provenance,origen,origine,origem,herkomst,ursprung,pochodzenie,mensei,puvod,asal,xuat xu,from location,departure location,ship from,sent from,from city,from
destination: destinazione,ziel,zielort,bestimmungsort,destino,bestemming,zielhafen,przeznaczenie,cel podrozy,varis,varis yeri,cil cesty,tujuan,diem den,deliver to,ship to,to city,to location
`;
