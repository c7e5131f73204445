/** Turkish, Indonesian, Vietnamese and Hindi words for records and address books, and words that qualify any noun; in the shape of `english/people.ts`. */
export const ASIAN_RECORDS = `
id: stt,sira no,numar,nomor,so thu tu
code: kod,kode,ma so
reference: referans,referans no,tham chieu,sandarbh
type: tipi,tip,tipo,tur,tyyppi,jenis,loai,prakar,tipe,cesit
status: sthiti,durum,durumu,stan,trang thai,statu,tinh trang
stage: fase,etape,asama
priority: oncelik
active: aktif
date: dinank,tarih,tarihi,pvm,tanggal,ngay,tithi,tgl,ngay thang,tarikh
time: jam,hora,ora,saat,waktu,thoi gian,samay,zaman,gio
start date: shuru,baslangic,baslama tarihi,mulai,bat dau,ab datum
end date: bitis,selesai,ket thuc,samapti,bis,tanggal berakhir
start time: baslangic saati,jam mulai,gio bat dau
end time: bitis saati,jam selesai,gio ket thuc
created date: olusturulma tarihi,olusturma tarihi,kayit tarihi,dibuat,ngay tao,olusturuldu,eklenme tarihi
updated date: guncelleme tarihi,diperbarui,cap nhat,degistirme tarihi,son guncelleme
creator: olusturan,dibuat oleh,nguoi tao
registration date: kayit tarihi,uyelik tarihi
last-login: son giris
year: varsh,ar,yil,rok,tahun,nam
month: monat,mes,mese,ay,bulan,thang,mahina
week: hafta
period: periode,donem,jangka waktu,ky
duration: sure,runtime,durasi,thoi luong
hours: horas,uren
frequency: siklik,frekuensi,tan suat
count: sayisi
percent: yuzde,oran
score: puan,skor,alinan puan,nilai ujian
rating: degerlendirme
rank: rang
level: seviye
capacity: kapasite,kontenjan
objective: mal,hedef,cel
requirement: on kosul
instructor: ogretmen,egitmen,antrenor
course: kurs,ders,ue,kursus,ders adi,nama kursus,mata pelajaran,mata kuliah
training: egitim programi
course id: ders kodu,kod kursu
audience: hedef kitle
certificate: sertifika
participant: katilimci
event: etkinlik
club: kulup,klub
federation: federasyon
license id: lisans,ruhsat no
member id: uye no
membership type: membresia,uyelik tipi
alt: alternatif,ikinci,diger
follow up date: takip tarihi
owner: sahip,sahibi,pemilik,chu so huu,malik
assignee: atanan,sorumlu,zimmetli,sorumlu kisi
author: yazar
project: proje,proje adi
task: gorev adi
lead source: kalla,kaynak
campaign: kampanya
asset-tag: demirbas no
asset name: gerat,cihaz,cihaz adi
condition: kondisyon
ip-address: ip adres,adres ip,ip adresi
vehicle: arac,xe,phuong tien
license-plate: plaka,regnr,plaka no,spz,bien so
vin: sasi no,sase no,so khung
mileage: kilometros,jarak tempuh
diagnosis: tani
dosage: dosis,dozaj
active-ingredient: etken madde
file: fil,dosya,berkas
question: soru
answer: cevap
message: mesaj
reason: motif,sebep,neden,alasan,ly do,karan
result: sonuc,hasil,ket qua
budget: butce,ngan sach
deal amount: firsat tutari
sort-order: siralama
published date: yayin tarihi
depreciation: amortisman
work: is yeri
home: hem,ev,dom
billing: fatura
shipping: teslimat
emergency: acil
father name: pere,pai,far,baba adi,pita ka naam
mother name: mor,anne adi,mata ka naam
children: cocuk
disability: engelli
religion: agama
shift: vardiya,ca lam viec,ca
assessment: esame,prova,sinav
module: modul
weekday: haftanin gunu
rent: kira,renda
bedrooms: sovrum,yatak odasi,phong ngu
bathrooms: banyo,bad,banyo sayisi
surface: metrekare
publisher: yayinevi
pages: sayfa sayisi
donation amount: bagis
check-in: giris tarihi
check-out: cikis tarihi
doctor: hekim
insurance: sigorta,sigorta sirketi
policy id: vsnr
allergy: alerji,alerjiler,alergi,di ung
contract id: sozlesme no
opening hours: calisma saatleri
warehouse: depo,gudang,kho,kho hang,depo adi,ambar
dimension: olculer
commission: komisyon
fee: harc,masraf,masraflar
rate: tarif,tasa
interest-rate: rente,faiz orani,lai suat,tasa interes,tasa anual
open-rate: acilma orani
click: tiklama,tiklamalar,tiklama sayisi,klik
impression: gosterim,gosterim sayisi,impresi
first: ilk,pertama
last: ultimo,ultima,son,terakhir,cuoi,antim
next: sonraki,dalsi,berikutnya,tiep theo,agla
previous: onceki,sebelumnya,truoc
new: neu,nova,yeni,baru,moi,naya
old: eski,lama,cu
average: media,ortalama,rata rata,rerata,trung binh
minimum: toi thieu,nyuntam
maximum: maksimum,maksimal,toi da,adhiktam
planned: planlanan,direncanakan,rencana,ke hoach
target: meta,hedeflenen,sasaran,muc tieu
cumulative: kumulatif,luy ke
remaining: kalan,sisa,con lai
available: mevcut,tersedia,kha dung,uplabdh
reserved: dipesan
annual: anual,ars,yillik,tahunan,hang nam
monthly: aylik,bulanan,hang thang,masik
weekly: haftalik,mingguan,hang tuan
daily: gunluk,harian,hang ngay,dainik
hourly: saatlik
internal: dahili
external: harici
personal: kisisel,pribadi,ca nhan
public: genel,umum,cong khai
local: lokal,yerel
foreign: yabanci,cizi,asing,nuoc ngoai
final: definitif,nihai,akhir
base: bas,temel,taban,dasar,co ban
gross: brut,bruto,brut tutar,kotor,gop,sakal
net: neto,bersih,rong,shuddh
full: day du,tam,lengkap,pura
short: kort,kisa,singkat,ngan
long: largo,longo,uzun,panjang,dai
good: iyi,baik
bad: kotu,rusak
unique: unik,benzersiz
per: setiap,je,za,moi
count: jumlah,so luong,sankhya
range: aralik,kisaran,khoang
index: indeks
ratio: rasio,oran,ty le
method: metoda,yontem,metode,phuong thuc,vidhi
day: din,dia,dag,gun,hari
name: ten
first name: isim
middle name: ten dem
phone: sampark
mobile phone: di dong,cel
company: unvani
price: gia
balance: so du
tax amount: kar
customer: alici
employee: karyawan,pegawai,nhan vien,calisan,personel,isci
product: nama barang,nama produk,stok adi
volume: hacim,the tich,isi
color: rang
area: luas,dien tich,kshetrafal,areal
contact: ilgili kisi,narahubung,kontak,nguoi lien he,sampark
end date: son tarih
closed date: kapanis tarihi
cancelled date: iptal tarihi,tanggal batal
approved date: onay tarihi
score: diem
group: nhom
position: pozisyon
link: tautan,lien ket
person: kisi,orang,nguoi
parent: ebeveyn,orang tua,phu huynh
driver: surucu,pengemudi,tai xe
operator: isletmeci
agent: acente,agen,dai ly
seller: verkoper,satici,penjual,nguoi ban
usage: kullanim,tuketim,penggunaan
limit: sinir,batas,gioi han
attempt: deneme
action: eylem,akce,tindakan,hanh dong
progress: ilerleme,kemajuan,tien do
feedback: geri bildirim,umpan balik,phan hoi
member: anggota,thanh vien,sadasya
family: familia,aile,keluarga,gia dinh,hane,rumah tangga
residence: ikamet,tempat tinggal,noi o
origin: asal,xuat xu
destination: varis,varis yeri,tujuan,diem den
`;
