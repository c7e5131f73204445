/** Turkish, Indonesian, Vietnamese and Hindi words for records and address books, and words that qualify any noun; in the shape of `english/people.ts`. */
export const ASIAN_RECORDS = `
id: stt,sira no,numar,nomor,so thu tu,kramank,nomor urut
code: kod,kode,ma so,ma
reference: referans,referans no,tham chieu,sandarbh
type: tipi,tip,tipo,tur,tyyppi,jenis,loai,prakar,tipe,cesit,turu
status: sthiti,durum,durumu,stan,trang thai,statu,tinh trang,keadaan
stage: fase,etape,asama
priority: oncelik
active: aktif
date: dinank,tarih,tarihi,pvm,tanggal,ngay,tithi,tgl,ngay thang,tarikh
time: jam,hora,ora,saat,waktu,thoi gian,samay,zaman,gio
start date: shuru,baslangic,baslama tarihi,mulai,bat dau,ab datum,tarikh mula
end date: bitis,selesai,ket thuc,samapti,bis,tanggal berakhir,tarikh tamat
start time: baslangic saati,jam mulai,gio bat dau,jam masuk,waktu mulai
end time: bitis saati,jam selesai,gio ket thuc,jam pulang,waktu selesai
created date: olusturulma tarihi,olusturma tarihi,kayit tarihi,dibuat,ngay tao,olusturuldu,eklenme tarihi,olusturma,ekleme tarihi,thoi gian tao
updated date: guncelleme tarihi,diperbarui,cap nhat,degistirme tarihi,son guncelleme,thoi gian cap nhat
creator: olusturan,dibuat oleh,nguoi tao,olusturan kullanici
registration date: kayit tarihi,uyelik tarihi,tanggal daftar,ngay dang ky
last-login: son giris
year: varsh,ar,yil,rok,tahun,nam,saal
month: monat,mes,mese,ay,bulan,thang,mahina
week: hafta
period: periode,donem,jangka waktu,ky
duration: sure,runtime,durasi,thoi luong,lama waktu
hours: horas,uren,calisma saati,jumlah jam,so gio
frequency: siklik,frekuensi,tan suat
count: sayisi,so nguoi
percent: yuzde,oran
score: puan,skor,alinan puan,nilai ujian
rating: degerlendirme
rank: rang,sira
level: seviye
capacity: kapasite,kontenjan
objective: mal,hedef,cel,hedefler
requirement: on kosul
instructor: ogretmen,egitmen,antrenor
course: kurs,ders,ue,kursus,ders adi,nama kursus,mata pelajaran,mata kuliah,khoa hoc,ten mon hoc
training: egitim programi
course id: ders kodu,kod kursu,ma mon hoc
audience: hedef kitle
certificate: sertifika
participant: katilimci,peserta,nama peserta
event: etkinlik,acara,su kien
club: kulup,klub
federation: federasyon
license id: lisans,ruhsat no
member id: uye no,no ahli
membership type: membresia,uyelik tipi,jenis anggota
alt: alternatif,ikinci,diger
follow up date: takip tarihi
owner: sahip,sahibi,pemilik,chu so huu,malik,mal sahibi
assignee: atanan,sorumlu,zimmetli,sorumlu kisi
author: yazar,penulis
project: proje,proje adi
task: gorev adi,gorev tanimi,cong viec
lead source: kalla,kaynak,sumber
campaign: kampanya
asset-tag: demirbas no,kode aset,ma tai san
asset name: gerat,cihaz,cihaz adi,nama aset,ten tai san
condition: kondisyon,kondisi
ip-address: ip adres,adres ip,ip adresi
vehicle: arac,xe,phuong tien
license-plate: plaka,regnr,plaka no,spz,bien so
vin: sasi no,sase no,so khung,no rangka
mileage: kilometros,jarak tempuh
diagnosis: tani
dosage: dosis,dozaj,lieu dung
active-ingredient: etken madde
file: fil,dosya,berkas
question: soru,cau hoi
answer: cevap,cau tra loi
message: mesaj
reason: motif,sebep,neden,alasan,ly do,karan,sebebi
result: sonuc,hasil,ket qua,tahlil sonucu
budget: butce,ngan sach,anggaran
deal amount: firsat tutari
sort-order: siralama
published date: yayin tarihi,tahun terbit,nam xuat ban
depreciation: amortisman
work: is yeri
home: hem,ev,dom
billing: fatura
shipping: teslimat
emergency: acil
father name: pere,pai,far,baba adi,pita ka naam,nama ayah,baba ad
mother name: mor,anne adi,mata ka naam,nama ibu,ana adi
children: cocuk
disability: engelli
religion: agama,ton giao
shift: vardiya,ca lam viec,ca
assessment: esame,prova,sinav
module: modul
weekday: haftanin gunu
rent: kira,renda
bedrooms: sovrum,yatak odasi,phong ngu
bathrooms: banyo,bad,banyo sayisi
surface: metrekare
publisher: yayinevi,penerbit
pages: sayfa sayisi
donation amount: bagis
check-in: giris tarihi
check-out: cikis tarihi
doctor: hekim
insurance: sigorta,sigorta sirketi
policy id: vsnr
allergy: alerji,alerjiler,alergi,di ung
contract id: sozlesme no,so hd
opening hours: calisma saatleri
warehouse: depo,gudang,kho,kho hang,depo adi,ambar
dimension: olculer
commission: komisyon
fee: harc,masraf,masraflar,phi,biaya admin
rate: tarif,tasa
interest-rate: rente,faiz orani,lai suat,tasa interes,tasa anual
open-rate: acilma orani
click: tiklama,tiklamalar,tiklama sayisi,klik
impression: gosterim,gosterim sayisi,impresi,gosterimler
first: ilk,pertama
last: ultimo,ultima,son,terakhir,cuoi,antim
next: sonraki,dalsi,berikutnya,tiep theo,agla
previous: onceki,sebelumnya,truoc
new: neu,nova,yeni,baru,moi,naya
old: eski,lama,cu
average: media,ortalama,rata rata,rerata,trung binh,ausat
minimum: toi thieu,nyuntam
maximum: maksimum,maksimal,toi da,adhiktam
planned: planlanan,direncanakan,rencana,ke hoach
target: meta,hedeflenen,sasaran,muc tieu
cumulative: kumulatif,luy ke
remaining: kalan,sisa,con lai,shesh
available: mevcut,tersedia,kha dung,uplabdh
reserved: dipesan
annual: anual,ars,yillik,tahunan,hang nam,varshik
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
base: bas,temel,taban,dasar,co ban,mool
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
employee: karyawan,pegawai,nhan vien,calisan,personel,isci,karmchari,calisan adi,nama staf
product: nama barang,nama produk,stok adi
volume: hacim,the tich,isi
color: rang
area: luas,dien tich,kshetrafal,areal
contact: ilgili kisi,narahubung,kontak,nguoi lien he,sampark
end date: son tarih
closed date: kapanis tarihi,kapatma tarihi,tanggal tutup
cancelled date: iptal tarihi,tanggal batal
approved date: onay tarihi
score: diem,ank
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
attempt: deneme,percobaan
action: eylem,akce,tindakan,hanh dong
progress: ilerleme,kemajuan,tien do
feedback: geri bildirim,umpan balik,phan hoi
member: anggota,thanh vien,sadasya
family: familia,aile,keluarga,gia dinh,hane,rumah tangga
residence: ikamet,tempat tinggal,noi o
origin: asal,xuat xu,cikis yeri,noi di
destination: varis,varis yeri,tujuan,diem den,tujuan pengiriman
model: model adi,tipe model
spouse: es adi
shelf: raf,raf no
profit: kar,kar zarar,loi nhuan
`;
