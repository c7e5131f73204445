/** Turkish, Indonesian, Vietnamese and Hindi words of single industries; in the shape of `english/people.ts`. */
export const ASIAN_INDUSTRIES = `
vessel: gemi,gemi adi,nama kapal,kapal,ten tau,kapal nama,tau
voyage id: sefer
discharge port: cang do
loading port: cang xep
estimated arrival date: tahmini varis,du kien den
seal id: muhur,nomor segel
gross weight: brut kg
route name: rute,guzergah,hat adi,tuyen
pickup-time: jam jemput,alis saati
dropoff-time: jam antar,birakis saati
contractor: yuklenici,taseron,kontraktor,nha thau
room number: oda no,nomor kamar,so phong
room type: tipe kamar,loai phong
night-count: gece sayisi,jumlah malam,so dem
adult-count: yetiskin,dewasa,nguoi lon
child-count: cocuk sayisi,jumlah anak,tre em
meter id: sayac no,so cong to
meter-reading: son endeks,endeks,chi so,endeksi son,angka meter,son sayac
previous meter-reading: ilk endeks,stan awal
reading date: okuma tarihi,tanggal baca
fuel quantity: alinan yakit,so lit
gross pay: brut maas tutari,gaji kotor,tong luong,brut maas,luong gop,penghasilan bruto
net pay: net maas,odenecek net,gaji bersih,thuc linh,luong thuc nhan,gaji bersih diterima,thuc nhan
allowance: tunjangan,yan odeme,phu cap,tunjangan makan,ek odeme
deduction: kesinti,kesintiler,potongan gaji,khau tru,kesinti tutari,potongan,giam tru
overtime: fazla mesai,mesai,lembur,tang ca,fazla calisma,lam them gio,jam lembur,mesai saati
vacation-days: izin gunu,yillik izin,cuti,jumlah cuti,ngay phep
leave type: izin turu,jenis cuti,loai nghi phep
candidate: aday,pelamar,nama pelamar,ung vien,calon
application date: basvuru tarihi,tanggal lamaran,ngay ung tuyen
relationship: yakinlik,yakinlik derecesi,hubungan,hubungan keluarga,quan he,iliski
emergency contact: acil durum kisisi
donor: bagisci,donatur,nguoi tang,bagisci adi,nama donatur
volunteer: gonullu,relawan,tinh nguyen vien
home team: ev sahibi takim,tuan rumah,doi nha
away team: deplasman,konuk takim,tim tamu,doi khach
match date: mac tarihi,tanggal pertandingan
harvest date: hasat tarihi,tanggal panen,ngay thu hoach
sowing date: ekim tarihi,tanggal tanam
crop-yield: verim,hasil panen,san luong
pet: hayvan,evcil hayvan,hewan,thu cung,nama hewan,hayvan adi
species: tur,jenis hewan,turu hayvan,spesies
patient: nama pasien,pasien,benh nhan,rogi,hasta,hasta adi soyadi,hasta ismi,bn
useful-life: faydali omur,umur ekonomis
software: yazilim,perangkat lunak,phan mem
lawyer: avukat,pengacara,luat su,kuasa hukum,vekil
matter id: dosya numarasi,esas no
copies: nusha,eksemplar,so ban
borrower: odunc alan,peminjam,nguoi muon
loan date: odunc tarihi,tanggal pinjam
passenger: yolcu,penumpang,hanh khach,yolcu adi,nama penumpang
project manager: proje yoneticisi,quan ly du an
ethnicity: dan toc,suku,suku bangsa,etnik koken
major: jurusan,program studi,prodi
bonus: ikramiye,prim tutari,thuong,tien thuong
approver: onaylayan,disetujui oleh,onay veren,nguoi duyet,penyetuju
requester: talep eden,pemohon,talep sahibi,nguoi yeu cau,pelapor,bildiren
order status: tinh trang don hang
payment date: ngay thanh toan,ngay thu
payment status: trang thai thanh toan,lunas,tinh trang thanh toan
outstanding amount: kalan tutar,sisa tagihan,con no,kalan borc,sisa hutang,sisa bayar,kekurangan,con phai tra,con phai thu,acik tutar,borc bakiyesi
opening balance: saldo awal,ton dau,acilis bakiyesi,devir bakiye,devreden,du dau
closing balance: so du cuoi ky,kapanis bakiyesi,so du cuoi,saldo penutupan
received quantity: gelen miktar
manufacture date: ngay san xuat,imal tarihi,tanggal produksi,nsx,uretim,ngay sx
serial id: so se ri
transaction date: ngay giao dich,ngay chung tu,tanggal mutasi,hareket tarihi
branch: sube adi,chi nhanh,cabang,sube,kcp
expense: gider turu,pengeluaran biaya,chi,masraf gider,giderler,khoan chi,beban
income: pendapatan,thu nhap,pemasukan,gelirler,khoan thu,penerimaan
patient id: protokol no,no rm,ma bn,rekam medis
hospital-ward: ruang rawat,servis yatan,bangsal
insurance member id: no bpjs,so the bhyt
admission date: tanggal masuk rs,ngay nhap vien,yatis
discharge date: tanggal pulang,ngay xuat vien,taburcu
blood-pressure: tansiyon,tekanan darah,huyet ap
property type: loai nha
plot: parsel,ada parsel,petak,thua,thua dat
living-area: net m 2,luas bangunan,net alan,dien tich su dung,brut m 2
lot-size: arsa alani,luas tanah,dien tich dat
hoa-fee: aidat,aidati,iuran
heating: isitma,isitma tipi,pemanas
engine-number: nomor mesin,no mesin,so may
model year: nam san xuat,tahun kendaraan,doi xe,imal yili
driver-license: ehliyet,surucu belgesi,nomor sim,gplx,bang lai
arrival time: varis saati,jam tiba,gio den,waktu tiba
inspection-due: han dang kiem,uji kir,dang kiem
machine: makine,may,mesin produksi,tezgah
failure: ariza,gangguan,hu hong,su co,kerusakan mesin
last maintenance date: son bakim
next maintenance date: sonraki bakim
maintenance: bakim,perawatan,bao tri,bao duong,pemeliharaan
warranty: garanti,bao hanh,garansi,garanti suresi,masa garansi
event date: ngay to chuc,ngay dien ra
contract: sozlesme,hop dong,kontrak,sozlesmesi
contract start date: ngay ky hop dong,mulai kontrak
ad-spend: harcama,reklam harcamasi,biaya iklan,harcanan tutar,jumlah dibelanjakan
child: nama anak
resume: oz gecmis
notice-period: ihbar suresi
series: seri,dizi,loat
current: guncel,saat ini,hien tai,su anki,sekarang
pressure: tekanan
humidity: nem
speed: hiz,kecepatan,toc do
power: guc,daya,cong suat,motor gucu,tenaga
energy: enerji,nang luong,dien nang
artist: sanatci,artis,ca si,penyanyi,nghe si
track name: sarki adi,judul lagu,lagu,bai hat,sarki
genre: aliran,the loai
medicine: thuoc ten
dish: yemek,menu makanan,mon,mon an,yemek adi,masakan,makanan
calorie: kalori
ingredient: icindekiler,malzemeler,nguyen lieu
composer: besteci,pencipta lagu,nhac si,komponis,beste
lyricist: soz yazari
opponent: rakip,lawan,doi thu
goal-count: gol,gol sayisi,ban thang,jumlah gol
voltage: gerilim,tegangan,dien ap
memory: bellek,bo nho
cpu: islemci
moisture: nem orani,kadar air,rutubet
wait-time: bekleme suresi
direction: yon,arah,huong
alcohol: alkol
measurement: olcum,do
inspector: denetci,pemeriksa
tariff: tarifesi,golongan tarif,bieu gia,abone grubu
emission: emisyon,emisi
fuel-consumption: yakit tuketimi,konsumsi bbm
door-count: kapi sayisi
field-name: tarla,lahan,blok kebun,thua ruong
irrigation: sulama
fertilizer: gubre,pupuk,phan bon
pesticide: zirai ilac,pestisida,thuoc bvtv
herd: suru,dan
vendor id: tedarikci kodu,kode supplier
sample id: numune,kode sampel,sampel,mau so,ma mau
sample date: numune tarihi,tanggal sampling
animal id: kupe no,no telinga,so tai
site name: magaza,cua hang,lokasi proyek,cong trinh,santiye adi,magaza adi,nama toko
trip id: sefer no,ma chuyen
`;
