/** Turkish, Indonesian, Vietnamese and Hindi words for records and address books, and words that qualify any noun; in the shape of `english/people.ts`. */
export const ASIAN_RECORDS = `
id: stt,nomor,so thu tu,kramank,nomor urut,sira,no urut,so hieu,kimlik,kod no,ma so id
code: kod,kode,ma,kodu,kode unik,ma hieu,kisaltma,kodlari
reference: referans,referans no,tham chieu,sandarbh,no referensi,so tham chieu,referansi,rujukan
type: tipi,tip,tur,jenis,loai,prakar,tipe,cesit,turu,cins,tur adi,kieu,loai hinh,tipi adi,bentuk,cinsi
status: sthiti,durum,durumu,trang thai,statu,tinh trang,keadaan,tinh trang don,durum bilgisi,status saat ini
stage: fase,asama,tahap,tahapan,giai doan
priority: oncelik,onem derecesi,tingkat keparahan,oncelik seviyesi,uu tien,muc uu tien
active: aktif,etkin,kich hoat,keaktifan
date: dinank,tarih,tarihi,tanggal,ngay,tithi,tgl,ngay thang,tarikh,gunu,hari tanggal,ngay gio,tanggalan
time: jam,saat,waktu,thoi gian,samay,zaman,gio,saati,pukul,gio phut,thoi diem
start date: shuru,baslangic,mulai,bat dau,tarikh mula,baslama,tu ngay,berlaku mulai,ngay hieu luc,yururluk tarihi,mulai berlaku,dari tanggal
end date: bitis,selesai,ket thuc,samapti,tarikh tamat,son tarih,den ngay,sampai tanggal,het han,tanggal akhir,berakhir,bitis tar
start time: jam mulai,gio bat dau,jam masuk,waktu mulai,gio vao,giris saati
end time: jam selesai,gio ket thuc,jam pulang,waktu selesai,gio ra,cikis saati
created date: kayit tarihi,dibuat,ngay tao,olusturuldu,eklenme tarihi,olusturma,thoi gian tao,tanggal buat,waktu dibuat,ngay lap,ngay tao don,ekleme,tanggal input,ngay nhap,olusturulma
updated date: guncelleme tarihi,diperbarui,cap nhat,degistirme tarihi,son guncelleme,thoi gian cap nhat,guncellendi,tanggal diubah,ngay sua,terakhir diperbarui,tanggal update,degistirilme tarihi,cap nhat lan cuoi
creator: olusturan,dibuat oleh,nguoi tao,olusturan kullanici,olusturan kisi,pembuat,nguoi lap,kaydeden,ekleyen
registration date: kayit tarihi,uyelik tarihi,tanggal daftar,ngay dang ky,dang ky ngay,tanggal registrasi,tanggal pendaftaran,uyelik baslangic,kayit tar
last-login: son giris,son oturum,login terakhir
year: varsh,yil,tahun,nam,saal,yili,thn
month: ay,bulan,thang,mahina,ayi,bln
week: hafta,minggu,tuan,hafta no,pekan
period: periode,donem,jangka waktu,ky,ky han,donemi,masa
duration: sure,durasi,thoi luong,lama waktu,suresi,lama,thoi han,jangka
hours: calisma saati,jumlah jam,so gio,saat sayisi,jam kerja,so gio lam,calisilan saat,gio cong
frequency: siklik,frekuensi,tan suat,sikligi,periyot,chu ky,frekans
count: sayisi,so nguoi,jumlah,so luong,sankhya,adet sayisi,banyak,so,jumlah orang,jml data
percent: yuzde,oran,persen,persentase,phan tram,yuzdesi
score: puan,skor,alinan puan,nilai ujian,diem,ank,nilai,puan notu,diem so,nilai akhir,puani,poin,nilai angka
rating: degerlendirme,danh gia,penilaian,degerlendirme puani,peringkat bintang,bintang
rank: sira,siralama,thu hang,xep hang,peringkat ke,derece,ranking ke
level: seviye,tingkat,tingkatan,cap do,cap,jenjang,muc,seviyesi
capacity: kapasite,kontenjan,suc chua,daya tampung,kuota
objective: hedef,hedefler,tujuan kegiatan,muc tieu,amac
requirement: on kosul,persyaratan,yeu cau,gereksinim,syarat,sart
instructor: ogretmen,egitmen,antrenor,antrenor adi,pelatih,huan luyen vien,pengajar,instruktur
course: kurs,ders,kursus,ders adi,nama kursus,mata pelajaran,mata kuliah,khoa hoc,ten mon hoc,mon
training: egitim programi,egitim,pelatihan,diklat,dao tao
course id: ders kodu,ma mon hoc
audience: hedef kitle
certificate: sertifika,sertifikat,chung chi,chung nhan,sertifika adi,ijazah
participant: katilimci,peserta,nama peserta,nguoi tham gia,katilimci adi,hoc vien
event: etkinlik,acara,su kien,etkinlik adi,nama acara,kegiatan,su kien ten,nama kegiatan
club: kulup,klub,kulubu,clb
federation: federasyon,federasi,lien doan
license id: lisans,nomor izin,no izin,giay phep,ruhsat,no lisensi
member id: no ahli,uyelik no,ma thanh vien
membership type: jenis anggota,keanggotaan,loai thanh vien,uyelik,hang thanh vien,tipe member
alt: alternatif,ikinci,diger,yedek,cadangan,phu,khac,lain
follow up date: takip tarihi
owner: sahip,sahibi,pemilik,chu so huu,malik,mal sahibi,nama pemilik,sahip adi,chu
assignee: atanan,sorumlu,zimmetli,sorumlu kisi,zimmetli personel,pengguna,nguoi su dung,penanggung jawab,nguoi phu trach,atanan kisi,pic,petugas
author: yazar,penulis,tac gia,pengarang,penulis buku,yazari
project: proje,proje adi,santiye,ten du an,nama proyek,proyek,du an
task: gorev adi,gorev tanimi,cong viec,gorev,tugas,nhiem vu,nama tugas,yapilacak is,hang muc
lead source: kaynak,sumber,nguon,nguon khach,kaynagi,asal prospek
campaign: kampanya,kampanya adi,nama kampanye,chien dich,kampanye
asset-tag: demirbas no,kode aset,ma tai san,no inventaris,nomor inventaris
asset name: cihaz,cihaz adi,demirbas,varlik,aset,nama alat,tai san,thiet bi
condition: kondisyon,kondisi,durumu fiziksel,kondisi barang
ip-address: ip adres,adres ip,ip adresi,alamat ip
vehicle: arac,xe,phuong tien,kendaraan,arac adi,araci,mobil kendaraan,xe ten,tasit,ten xe,loai xe
license-plate: plaka,bien so,nomor polisi,no polisi,nopol,bien so xe,plat nomor,no plat,arac plaka,bien kiem soat,nomor kendaraan,no pol
vin: sasi no,sase no,so khung,no rangka,sasi,nomor rangka,sase
mileage: jarak tempuh,kilometre,arac km,km sayaci,kilometresi
diagnosis: tani,diagnosa,chan doan,tani adi,diagnosa utama,tanisi,teshis,benh,penyakit
dosage: dosis,dozaj,lieu dung,dozu,doz,lieu,lieu luong,dosis obat,aturan pakai
active-ingredient: etken madde
file: dosya,berkas,ek dosya,tep,lampiran,dinh kem
question: soru,cau hoi,pertanyaan
answer: cevap,cau tra loi,jawaban,tra loi,yaniti
message: mesaj,pesan,tin nhan,loi nhan,ileti
reason: sebep,neden,alasan,ly do,karan,sebebi,nedeni,gerekce,nguyen nhan,ly do huy,alasan pembatalan
result: sonuc,hasil,ket qua,tahlil sonucu,sonucu,hasil pemeriksaan
budget: butce,ngan sach,anggaran,anggaran biaya,kinh phi,pagu
deal amount: firsat degeri,gia tri co hoi,sozlesme bedeli,nilai kontrak
sort-order: siralama,urutan,thu tu,siralamasi
published date: yayin tarihi,tahun terbit,nam xuat ban,tanggal terbit,ngay dang,yayinlanma tarihi
depreciation: amortisman,penyusutan,khau hao,amortisman tutari,hao mon
work: is yeri,is,kerja,kantor,co quan,cong viec
home: ev,rumah,ev adresi,nha rieng
billing: fatura,tagihan,faturalama,hoa don
shipping: teslimat,kirim,pengiriman,giao hang,kargo,sevk,sevkiyat,van chuyen
emergency: acil,acil durum,darurat,khan cap
father name: baba adi,pita ka naam,baba ad,baba,ayah,cha,bo
mother name: anne adi,mata ka naam,ana adi,anne,ibu,me,ibu kandung
children: cocuk,cocuk sayisi,anak,con cai
disability: engelli,engel durumu,khuyet tat,engellilik
religion: agama,ton giao,din,dini
shift: vardiya,ca lam viec,ca,shift kerja,ca truc
assessment: sinav,ujian,ky thi,bai kiem tra,tes,bai thi,kuis
module: modul,hoc phan
weekday: haftanin gunu,thu,gun adi,hari
rent: kira,uang sewa,sewa,tien thue,kira bedeli,harga sewa,gia thue,biaya sewa,aylik kira
bedrooms: yatak odasi,phong ngu,kamar tidur,so phong ngu
bathrooms: banyo,banyo sayisi,kamar mandi,phong tam,so phong tam
surface: metrekare
publisher: yayinevi,penerbit,yayinci,penerbitan,nha xuat ban,nxb
pages: sayfa sayisi,halaman jumlah,so trang,jumlah halaman,sayfa
donation amount: bagis,jumlah donasi,so tien quyen gop
check-in: giris tarihi,tanggal masuk,ngay nhan phong,giris,nhan phong,kedatangan,ngay den
check-out: cikis tarihi,tanggal keluar,ngay tra phong,cikis,tra phong,kepulangan,ngay di
doctor: hekim,nama dokter,dokter,bac si,doktor adi,doktor,dpjp
insurance: sigorta,sigorta sirketi,asuransi,bao hiem,sgk,bhyt
policy id: so hop dong bao hiem
allergy: alerji,alerjiler,alergi,di ung,riwayat alergi
contract id: so hd,ma hop dong
opening hours: calisma saatleri,jam buka,jam operasional
warehouse: depo,gudang,kho,kho hang,depo adi,ambar,deposu,nama gudang,ten kho,ambar adi,kho xuat
dimension: olculer,dimensi,boyutlar
commission: komisyon,komisi,hoa hong
fee: harc,masraf,masraflar,phi,biaya admin,ucreti,biaya,biaya layanan,hizmet bedeli
rate: tarif,orani,tarif biaya,ty gia suat,muc gia
interest-rate: faiz orani,lai suat,faiz,suku bunga,lai,bunga persen,faiz yuzdesi
open-rate: acilma orani
click: tiklama,tiklamalar,tiklama sayisi,klik,tiklanma,jumlah klik,luot nhap
impression: gosterim,gosterim sayisi,impresi,gosterimler,tayangan,impresi iklan,hien thi
first: ilk,pertama,birinci,dau tien,pertama kali,ke 1,lan dau
last: son,terakhir,cuoi,antim,lan cuoi,terbaru,gan nhat,sonuncu
next: sonraki,berikutnya,tiep theo,agla,berikut,selanjutnya,ke tiep,gelecek
previous: onceki,sebelumnya,truoc,eski onceki,lalu,bulan lalu,ky truoc
new: yeni,baru,moi,naya,yeni kayit
old: eski,lama,cu,onceki eski
average: ortalama,rerata,trung binh,ausat,binh quan,rata,ort,ortalamasi
minimum: toi thieu,nyuntam,en az,asgari,minimal,en dusuk
maximum: maksimum,maksimal,toi da,adhiktam,en cok,azami,terbesar,en yuksek
planned: planlanan,direncanakan,rencana,ke hoach,du kien ke hoach,planli,terencana,jadwal,lich,planlanan tarih
target: hedeflenen,sasaran,muc tieu,hedef,chi tieu
cumulative: kumulatif,luy ke,birikimli,toplam birikmis
remaining: kalan,sisa,con lai,shesh,kalan miktar,con,tersisa,con thieu
available: mevcut,tersedia,kha dung,uplabdh,uygun,co san,musait
reserved: dipesan,ayrilmis,rezerve,da dat,dat truoc,dicadangkan
annual: yillik,tahunan,hang nam,varshik,pertahun,theo nam,senelik
monthly: aylik,bulanan,hang thang,masik,perbulan,theo thang,per bulan
weekly: haftalik,mingguan,hang tuan,per minggu
daily: gunluk,harian,hang ngay,dainik,per hari,gunluk ucret
hourly: saatlik,per jam,theo gio
internal: dahili,ic,noi bo,dalam
external: harici,dis,ben ngoai,luar,eksternal
personal: kisisel,pribadi,ca nhan,sahsi,ozel
public: genel,umum,cong khai,kamu,publik,halka acik
local: lokal,yerel,dia phuong,setempat,yurt ici
foreign: yabanci,asing,nuoc ngoai,luar negeri,ngoai,yurt disi
final: nihai,akhir,kesin,cuoi cung,son durum
base: temel,taban,dasar,co ban,mool,goc,pokok
gross: brut,bruto,brut tutar,kotor,gop,sakal
net: bersih,rong,shuddh,thuc
full: day du,tam,lengkap,pura,tam ad
short: kisa,singkat,ngan
long: uzun,panjang,dai
good: iyi,baik,tot,dat,saglam
bad: kotu,rusak,xau,loi hong,bozuk
unique: unik,benzersiz
per: setiap,moi,tiap,basina,basi
range: aralik,kisaran,khoang,araligi,rentang,pham vi
index: chi so,endeksi
ratio: rasio,oran,ty le,oranlar,rasio nilai,ti le
method: yontem,metode,phuong thuc,vidhi,yontemi
day: din,gun,hari,gun sayisi,gunler,jumlah hari,so ngay
employee: karyawan,pegawai,nhan vien,calisan,personel,isci,karmchari,calisan adi,nama staf,nama karyawan
volume: hacim,the tich,hacmi,dung tich,isi bersih,desi
area: luas,dien tich,kshetrafal,alan,luas lahan,alani,yuzolcum
contact: ilgili kisi,narahubung,kontak,nguoi lien he,sampark,kontak person,irtibat kisisi,yetkili kisi,yetkili,lien he
closed date: kapatma tarihi,tanggal tutup,kapanis,ditutup,ngay dong,tamamlanma tarihi,bitirme tarihi
cancelled date: tanggal batal,iptal,dibatalkan,huy
approved date: onay tarihi,onaylandi,disetujui,ngay duyet
link: tautan,lien ket,baglanti,duong link
person: kisi,orang,nguoi,kisiler,individu
parent: ebeveyn,orang tua,phu huynh,orangtua,cha me,ebeveyn adi
driver: surucu,pengemudi,tai xe,sofor,surucu adi,nama sopir,sopir,tai xe ten,sofor adi,nama driver,lai xe
operator: isletmeci
agent: acente,agen,dai ly,temsilci,dai dien
seller: satici,penjual,nguoi ban,toko,ten nguoi ban,penjual nama,tenaga penjual
usage: kullanim,tuketim,penggunaan,tuketim kwh,pemakaian,tieu thu,pemakaian air,pemakaian bulan,konsumsi,su dung,tuketimi
limit: sinir,batas,gioi han,limiti,han muc
attempt: deneme,percobaan,so lan thu,deneme sayisi
action: eylem,tindakan,hanh dong,aksiyon
progress: ilerleme,kemajuan,tien do,ilerleme yuzdesi,progres,kemajuan pekerjaan,ilerleme durumu
feedback: geri bildirim,umpan balik,phan hoi,gop y,saran,oneri,gorus,masukan,y kien
member: anggota,thanh vien,sadasya,uye,nama anggota,hoi vien
family: aile,keluarga,gia dinh,hane,rumah tangga,hane halki,ho,kk
residence: ikamet,tempat tinggal,noi o,ikamet yeri
origin: asal,xuat xu,cikis yeri,noi di,cikis noktasi,kalkis yeri,diem di,kota asal,noi gui
destination: varis,varis yeri,tujuan,diem den,tujuan pengiriman,varis noktasi,kota tujuan,teslim yeri,noi den
model: model adi,tipe model,kieu may,tipe barang
spouse: es adi,esi,pasangan,suami,istri,vo,chong,es
shelf: raf,raf no,rak,ke,vi tri kho,lokasi rak,nomor rak,ngan
profit: kar,kar zarar,loi nhuan,laba,keuntungan,untung,kazanc
deleted: silindi,silinmis,dihapus,da xoa
updater: guncelleyen,diubah oleh,nguoi sua
program: programi
format: bicim,dinh dang
channel: kanal,kenh,saluran,satis kanali,kenh ban,kanali
os: isletim sistemi,sistem operasi
version: surum,phien ban,versiyon
deal: firsat,peluang,co hoi,thuong vu
featured: one cikan,unggulan,noi bat
published: yayinda,diterbitkan,da dang,xuat ban
assistant: asisten,asistan,tro ly
hobby: hobi,hobiler
po-box: kotak pos,hop thu
referred-by: referansi veren
special-needs: ozel ihtiyac
team-number: forma no,nomor punggung,gogus no,so ao
property-type: konut tipi
transmission: vites,sanziman,vites tipi,transmisi,hop so
engine: mesin,dong co,motor hacmi
ticket: ariza kaydi,tiket,bildirim,laporan,talep,keluhan,permintaan
guests: misafir sayisi,jumlah tamu,so khach,kisi sayisi
prescription: recete,resep,don thuoc
margin: kar marji,marjin
estimated: tahmini,perkiraan,du kien,uoc tinh,estimasi,ongorulen,beklenen,diharapkan,tahmin
actual: gerceklesen,fiili,aktual,realisasi,thuc te,gercek,sebenarnya
planned-order: sipariste,dang ve
total-of: toplamda,genel
gross-profit: brut kar,laba kotor
flag: bayrak,penanda
mode: mod,che do
foreign-language: yabanci dil,bahasa asing,ngoai ngu
discount percent: indirim orani
contract end date: akhir kontrak,habis kontrak
expected checkin date: ngay tra
`;
