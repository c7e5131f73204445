/** Turkish, Indonesian, Vietnamese and Hindi words of single industries; in the shape of `english/people.ts`. */
export const ASIAN_INDUSTRIES = `
vessel: gemi,gemi adi,nama kapal,kapal,ten tau
voyage id: sefer
carrier: hat,armator,pelayaran,kurir,jasa kirim
discharge port: tahliye limani,bosaltma limani,pelabuhan bongkar,cang do
loading port: yukleme limani,pelabuhan muat,cang xep
estimated arrival date: tahmini varis,perkiraan tiba,du kien den
seal id: muhur,nomor segel
size: konteyner tipi,ebatlar
gross weight: brut kg
route name: rute,guzergah,hat adi,tuyen
pickup-time: jam jemput,alis saati
dropoff-time: jam antar,birakis saati
stop name: halte,durak adi
parent name: wali,nama ortu
parent phone: no hp orang tua,veli cep
student: nama murid,nama pelajar,ogrenci ad soyad
class: kelas siswa,lop hoc,ten lop,ma lop
student id: no induk,nomor induk siswa,ma hoc sinh,ma sinh vien,mssv,no matrik
score: nilai,puan notu,diem so,nilai akhir
contractor: yuklenici,taseron,kontraktor,nha thau
project: santiye,ten du an,nama proyek,proyek,du an
progress: ilerleme yuzdesi,progres
room number: oda no,oda numarasi,nomor kamar,so phong
room type: oda turu,tipe kamar,loai phong
attendee: misafir adi,misafir,nama tamu,tamu,ten khach,khach moi
check-in: tanggal masuk,ngay nhan phong
check-out: tanggal keluar,ngay tra phong
night-count: gece sayisi,jumlah malam,so dem
adult-count: yetiskin,dewasa,nguoi lon
child-count: cocuk sayisi,jumlah anak,tre em
order id: rezervasyon no,kode booking,ma dat cho,ma don
meter id: sayac no,so cong to
meter-reading: son endeks,endeks,chi so
previous meter-reading: ilk endeks,stan awal
usage: tuketim kwh,pemakaian,tieu thu,pemakaian air
reading date: okuma tarihi,tanggal baca
fuel: yakit turu,yakit tipi,bahan bakar,jenis bbm,nhien lieu
fuel quantity: litre,liter
mileage: kilometre,kilometer,so km,arac km
license-plate: nomor polisi,no polisi,nopol,bien so xe,plat nomor,no plat
driver: sofor,surucu adi,nama sopir,sopir,tai xe ten,sofor adi
vehicle: kendaraan,arac adi
gross pay: brut maas tutari,gaji kotor,tong luong
net pay: net maas,odenecek net,gaji bersih,thuc linh,luong thuc nhan
allowance: tunjangan,yan odeme,phu cap
deduction: kesinti,kesintiler,potongan gaji,khau tru
overtime: fazla mesai,mesai,lembur,tang ca,fazla calisma,lam them gio
vacation-days: izin gunu,yillik izin,cuti,jumlah cuti,ngay phep
leave type: izin turu,jenis cuti,loai nghi phep
candidate: aday,pelamar,nama pelamar,ung vien
application date: basvuru tarihi,tanggal lamaran,ngay ung tuyen
relationship: yakinlik,yakinlik derecesi,hubungan,hubungan keluarga,quan he
emergency contact: acil durum kisisi,kontak darurat,lien he khan cap
donor: bagisci,donatur,nguoi tang
donation amount: bagis tutari,jumlah donasi,so tien quyen gop
volunteer: gonullu,relawan,tinh nguyen vien
player: futbolcu,pemain,cau thu
team: takim adi,tim,nama tim,doi
instructor: antrenor adi,pelatih,huan luyen vien
home team: ev sahibi takim,tuan rumah,doi nha
away team: deplasman,konuk takim,tim tamu,doi khach
match date: mac tarihi,tanggal pertandingan
crop: urun adi tarim,tanaman,cay trong,fasal
harvest date: hasat tarihi,tanggal panen,ngay thu hoach
sowing date: ekim tarihi,tanggal tanam
crop-yield: verim,hasil panen,san luong
area: alan,luas lahan
pet: hayvan,evcil hayvan,hewan,thu cung
species: tur,jenis hewan
breed: irk,giong
patient: nama pasien,pasien,benh nhan,rogi,hasta,hasta adi soyadi,hasta ismi
doctor: nama dokter,dokter,bac si,doktor adi
diagnosis: diagnosa,chan doan,tani adi,diagnosa utama
medication: nama obat,obat,ten thuoc,dava
vendor: penyuplai,nama supplier,ten nha cung cap,satici firma,ma nha cung cap
purchase date: tanggal pembelian,tanggal beli,ngay mua
cost: alis bedeli,harga perolehan,nguyen gia,gia mua
useful-life: faydali omur,umur ekonomis
assignee: zimmetli personel,pengguna,nguoi su dung,penanggung jawab,nguoi phu trach
software: yazilim,perangkat lunak,phan mem
lawyer: avukat,pengacara,luat su
matter id: dosya numarasi,nomor perkara
copies: nusha,eksemplar,so ban
borrower: odunc alan,peminjam,nguoi muon
loan date: odunc tarihi,tanggal pinjam
due date: iade tarihi,tanggal kembali,han chot,tenggat
tenant: nama penyewa,penyewa,nguoi thue
rent: uang sewa,sewa,tien thue
passenger: yolcu,penumpang,hanh khach
priority: onem derecesi,tingkat keparahan,muc do uu tien
project manager: proje yoneticisi
ethnicity: dan toc
major: jurusan,program studi,prodi
bonus: ikramiye
approver: onaylayan,disetujui oleh
requester: talep eden,pemohon
order status: trang thai don hang
payment date: tanggal bayar,tanggal pembayaran
payment status: status pembayaran,status bayar
outstanding amount: kalan tutar,sisa tagihan,con no
opening balance: saldo awal,ton dau
closing balance: so du cuoi ky
received quantity: gelen miktar
manufacture date: uretim tarihi,ngay san xuat
serial id: so se ri
transaction date: tanggal transaksi,tgl transaksi
branch: sube adi,chi nhanh
expense: gider turu
income: pendapatan,thu nhap
patient id: hasta no,protokol no
hospital-ward: ruang rawat
insurance member id: no bpjs,so the bhyt
admission date: yatis tarihi
discharge date: taburcu tarihi
blood-pressure: tansiyon
property type: loai nha
plot: parsel
living-area: net m 2,luas bangunan
lot-size: arsa alani
hoa-fee: aidat
heating: isitma
engine-number: nomor mesin
model year: model yili,nam san xuat
vehicle type: arac cinsi
driver-license: ehliyet,surucu belgesi
departure time: kalkis saati
arrival time: varis saati
inspection-due: han dang kiem
machine: makine
failure: ariza
last maintenance date: son bakim
next maintenance date: sonraki bakim
maintenance: bakim,perawatan
warranty: garanti
warranty end date: het han bao hanh
event date: ngay to chuc
contract: sozlesme,hop dong
contract start date: ngay ky hop dong
ad-spend: harcama
`;
