/** Turkish, Indonesian, Vietnamese and Hindi words for people, places, goods and money; in the shape of `english/people.ts`. */
export const ASIAN_PEOPLE = `
name: adsoyad,naam,ad soyad,adi soyadi,isim soyisim,isim,nama,naam ka,ho va ten,ho ten,nama lengkap,pura naam,ismi,ad soyisim,isim soyad,ten
first name: adi,nama depan,ten goi,adiniz,isim
last name: soyad,soyadi,soyisim,nama belakang,ho,upnaam,kul naam,soyadiniz,soy ad
middle name: ikinci ad,nama tengah,ten dem
nickname: takma ad,lakap,nama panggilan,biet danh
name-prefix: hitap,gelar,danh xung
email: surel,e posta,elektronik posta,thu dien tu
phone: doorbhash,telefon,telepon,dien thoai,sdt,irtibat telefonu,sabit telefon,telp,tlp,sampark,no hp,sabit tel,dien thoai co dinh,mobil no,telefonu
mobile phone: cep,ponsel,no wa,nomor wa,cep telefonu numarasi,di dong,telepon seluler,so di dong
birth date: dogum tarihi,dogum gunu,tanggal lahir,ngay sinh,janm tithi,tgl lahir,nam sinh,janam tithi,janam tarikh,janmatithi,dogum tar
birth place: dogum yeri,tempat lahir,noi sinh
birth year: dogum yili,tahun lahir
age: yas,umur,usia,tuoi,aayu,umar,yasi
gender: jk,cinsiyet,jenis kelamin,gioi tinh,ling,jantina,phai,gioi,kelamin
nationality: uyruk,quoc tich,kewarganegaraan,tabiiyet,kebangsaan,warga negara
marital-status: medeni hal,medeni durum,status perkawinan,status pernikahan,evlilik durumu,status kawin,hon nhan
language: dil,bahasa,ngon ngu,bhasha
national-id: tc no,tc kimlik,tckn,kimlik no,ktp,cccd,cmnd,nik,no identitas,t c,so chung minh nhan dan,nomor induk kependudukan,can cuoc,chung minh thu,no kk,no induk kependudukan
employee id: nik karyawan,ma nv,sicil,nomor induk pegawai,ma nhan vien,nip,kode karyawan
job title: unvan,gorev,meslek,jabatan,chuc vu,chuc danh,nghe nghiep,posisi,vyavsay,is unvani,pekerjaan,jawatan,pozisyon
position: peringkat,pozisyon,vi tri cong viec
department: departman,dep,bolum,departemen,phong ban,vibhag,bagian,divisi,bo phan,calistigi bolum,unit kerja,birim departman,birim adi,direktorat,phong,khoa,departemen nama
team: takim,takim adi,tim,nama tim,ekip,regu
group: grup,kelompok,samuh,grup adi,nhom,kelompok nama
manager: amir,yonetici,manajer,atasan,quan ly,prabandhak,mudur,ketua,truong phong,nguoi quan ly,penyelia,supervisor adi
hire date: ngay vao lam,tanggal masuk,tgl masuk,mulai kerja,ise giris,ngay vao,ngay bat dau lam viec,tanggal bergabung,giris tarihi,tgl gabung,ngay nhan viec,ngay bat dau lam,tmt,ise baslama
termination date: ngay nghi viec,isten cikis,tanggal keluar kerja,isten ayrilis tarihi,cikis tarihi,tanggal resign,ngay thoi viec,ayrilis tarihi,tgl keluar
employment type: calisma sekli,istihdam turu,loai hop dong,status karyawan,status kepegawaian,loai hd,jenis kontrak,sozlesme turu,hinh thuc lam viec,calisma tipi,status pegawai
salary: maas,ucret,luong,brut maas,brut ucret,net ucret,gaji,gaji pokok,luong co ban,muc luong,maas tutari
hourly rate: saatlik ucret,upah per jam,luong gio,saat ucreti
pay frequency: odeme sikligi
education: egitim,egitim durumu,egitim seviyesi,trinh do,trinh do hoc van,pendidikan,ogrenim,ogrenim durumu,hoc van
school: okul,okul adi,sekolah,truong,vidyalaya,asal sekolah,truong hoc,dai hoc,kampus
grade: karakter,harf notu,xep loai,basari notu,not
student id: nim,okul no,apaar,no induk,nomor induk siswa,ma hoc sinh,ma sinh vien,mssv,no matrik,msv
guardian: veli,vasi,wali murid
blood-type: kan grubu,golongan darah,gol darah
username: kullanici adi,ten dang nhap,kullanici,ten tai khoan,nama pengguna,pengguna nama,nguoi dung
password: sifre,parola,mat khau,kata sandi
role: rol,yetki,peran,gorevi,peran pengguna,vai tro,hak akses
consent: onay,kvkk,riza,izin onayi,persetujuan,dong y,aydinlatma onayi
note: not,aciklama notu,yorum,ghi chu,not aciklama,notlar,catatan,aciklamalar,yorumlar,komentar,notu,dipnot,ghi chu them,dusunceler,catatan tambahan
address: acik adres,adres bilgisi,alamat,dia chi,pata,ikametgah,alamat lengkap,domisili,patta,adres,dia chi thuong tru,dia chi lien he,adresi,alamat rumah,alamat kirim,dia chi nha,tebligat adresi
street: sokak,cadde,jalan,sk,sokagi,duong,ten duong,cad
house-number: bina no,kapi no,no rumah,so nha,dis kapi no,nomor rumah
unit-number: daire,daire no,lokal,can ho,no unit
city: shehar,shahar,sehir,il,kota,thanh pho,kab kota,kabupaten,kent,tinh thanh,tinh thanh pho,sehri,vilayet,bandar
district: ilce,semt,mahalle,kecamatan,quan,huyen,jila,taluk,tehsil,phuong,desa,xa
state: pradesh,eyalet,provinsi,tinh,rajya,propinsi,provinsi nama,negeri
region: bolge,wilayah,khu vuc,vung,bolgesi,kawasan,mien
postal-code: kode pos,ma buu dien,ma buu chinh,kodepos,posta kodu
country: ulke,negara,quoc gia,nuoc,dat nuoc
latitude: enlem,lintang,vi do
longitude: boylam,bujur,kinh do
location: lokasi,konum,yer,tempat,vi tri,dia diem,sthan,lokasyon,vi tri lap dat,noi,yeri,mevki
room: oda,ruangan,ruang,phong hoc,salon,derslik,oda adi,odasi
floor: tang,kat,bulundugu kat,lantai,tang lau,lantai ke
company: sirket,sirket adi,firma adi,kurum,perusahaan,cong ty,kampani,isletme,ticari unvan,cari unvan,instansi,firma,cari hesap adi,unvani,nama perusahaan,ten cong ty,doanh nghiep,kurulus,don vi cong tac,kurum adi,kantor,to chuc,organizasyon,organisasi,firmasi,sirketi
company id: ticaret sicil no,mersis no,nib,siup,ma so doanh nghiep,so dkkd
vat id: vergi no,npwp,vkn,vergi kimlik no,ma so thue,mst,vergi dairesi no,vn
revenue: omzet,ciro,doanh thu,pendapatan usaha,omset,hasilat,satis tutari,doanh so,penjualan
website: trang web,internet sitesi,situs,web sitesi,website perusahaan
domain: alan adi,ten mien
url: baglanti,tautan url,duong dan,baglanti adresi
whatsapp: wa no
timezone: saat dilimi,mui gio,zona waktu
product: urun,barang,produk,san pham,hang hoa,ten san pham,vastu,saman,utpad,urun hizmet,ten hang,nama barang,nama produk,stok adi
product name: urun adi,malzeme adi,mal adi,ten hang hoa,stok ismi,stok adi
sku: urun kodu,kode barang,kode produk,ma san pham,parca no,malzeme kodu,urun no,stok no,kode item,ma vat tu,ma hang hoa,stok kodu,kode material,model kodu
barcode: barkod,ma vach,ma vach sp
brand: merek,thuong hieu,nhan hieu,marka,merk,nhan hang,hang
manufacturer: uretici,imalatci,pabrikan,produsen,uretici firma,nha san xuat,hang san xuat,hang sx,imal eden,pabrik,nha sx
vendor: tedarikci,pemasok,nha cung cap,tedarikci adi,vikreta,penyuplai,nama supplier,ten nha cung cap,satici firma,ma nha cung cap,nama pemasok,nama vendor,satici adi,ncc,ten ncc,tedarikci firma
category: kategori,danh muc,klasifikasi,urun grubu,phan loai,nhom hang,loai hang,loai san pham,grup,nhom,kategorisi,jenis barang,golongan,nganh hang,kelompok barang,chung loai
subcategory: alt kategori,sub kategori,danh muc con,alt grup,nhom con
collection: koleksiyon,koleksi
tag: etiket,nhan,etiketler,the,tagar
description: aciklama,keterangan,deskripsi,mo ta,dien giai,sorun aciklamasi,tanim,detay,izahat,ket,uraian,noi dung,vivaran,rincian,penjelasan,tanimi,perihal,konu aciklama,chi tiet,ayrinti,detaylar,mo ta san pham
short-description: ozet,kisa aciklama,ringkasan,tom tat
title: shirshak,baslik,konu,judul,tieu de,judul buku,konusu,judul artikel,basligi
price: fiyat,birim fiyat,satis fiyati,harga,don gia,mulya,daam,satis fiyat,birim fiyati,harga satuan,harga jual,gia ban,keemat,satis birim fiyati,harga awal,gia,liste fiyati,fiyati,perakende fiyat,gia tien,harga produk,bedel,tarife fiyati
cost: maliyet,alis fiyati,biaya,chi phi,birim maliyet,harga beli,hpp,harga pokok,gia nhap,lagat,gia von,alis bedeli,harga perolehan,nguyen gia,gia mua,alis,biaya pokok,modal,harga modal,gia nhap kho,maliyet fiyati
sale-price: indirimli fiyat,kampanya fiyati,gia khuyen mai,harga diskon,kampanyali fiyat,harga promo,gia sale,gia giam
quantity: adet,miktar,kuantitas,matra,sayi,jml,banyaknya,mikt,sl,so luong dat,jumlah,so luong,sankhya,miktari,adedi,kuantitas barang,so luong ban,sl ban,kts,jmlh
stock: stok,stok miktari,stok adedi,stok barang,ton kho,so luong ton,mevcut stok,eldeki miktar,sisa stok,so luong ton kho,stok akhir,eldeki stok,stogu,stok tersedia,ton,sl ton,persediaan,stok durum miktar,mevcut miktar,so luong kho,bakiye stok
min-stock: kritik stok,kritik seviye,stok minimum,stok minimal,so luong toi thieu,ton toi thieu,nguong canh bao,minimum stok,asgari stok,stok min
weight: agirlik,berat,trong luong,can nang,khoi luong,agirligi,bobot,berat badan,can nang kg
length: uzunluk,panjang barang,chieu dai,lambai,boyu,panjang,dai
width: genislik,lebar,chieu rong,eni,rong,lebar badan
height: boy,yukseklik,tinggi,chieu cao,unchai,tinggi badan,yuksekligi,cao,chieu cao cm
size: beden,boyut,ukuran,kich thuoc,kich co,ebat,aakar,konteyner tipi,ebatlar,olcu,ebadi,co,quy cach,numara beden,boyutu
color: renk,warna,mau,mau sac,rengi,warna produk
material: malzeme,kumas,bahan,chat lieu,vat lieu,kumas tipi
unit: birim,satuan,don vi tinh,dvt,ikai,olcu birimi,birimi,birim adi olcu,olcu,dv tinh,satuan barang
image: resim,gorsel,gambar,chitra,fotograf,urun resmi,hinh,foto produk,anh,resmi
variant: varyant,nama variasi,variasi,bien the,tipe varian,varian
order id: siparis kodu,rezervasyon no,kode booking,ma dat cho,ma don,kode pesanan,so don
order date: satis tarihi,ngay dat hang,ngay dat,waktu pesanan dibuat,ngay ban,tanggal penjualan
invoice id: fatura no,so hoa don,so hd,ma hoa don,no tagihan,fis no fatura
invoice date: fatura tarihi,duzenleme tarihi,fatura tar,ngay hoa don,fatura kesim tarihi,ngay xuat hoa don,ngay hd
due date: son odeme tarihi,son tarih,jatuh tempo,han thanh toan,vade,iade tarihi,tanggal kembali,han chot,tenggat,han tra,batas waktu,odeme vadesi,han hoan thanh,teslim suresi sonu
payment method: odeme yontemi,odeme sekli,odeme tipi,cara bayar,odeme turu,phuong thuc thanh toan,hinh thuc thanh toan,odeme araci
payment terms: odeme kosullari,vade,termin pembayaran,dieu khoan thanh toan,odeme kosulu,vade gun
amount: rashi,tutar,meblag,jumlah uang,so tien,nilai,thanh tien,rakam,so tien giao dich,islem tutari,tutari,jumlah transaksi,so tien thanh toan,besar,miktar tl,gia tri tien,bedeli
total: toplam,toplam tutar,genel toplam,tong,tong cong,kul,jumlah total,alt toplam,total harga,tong tien,jumlah harga,total bayar,tong so tien,tong gia tri,jumlah keseluruhan,tong so,yekun
subtotal: ara toplam,tam tinh,toplam ara,sub jumlah,cong tien hang
net amount: kdv haric,matrah,kdv matrahi,dpp,tien truoc thue,kdvsiz tutar,gia tri truoc thue,sebelum pajak,tien hang,thanh tien truoc thue,vergisiz tutar,jumlah bersih
gross amount: bruto,kdv dahil,kdvli tutar,brut tutar,sau thue,tien sau thue,termasuk pajak,tong thanh toan sau thue,kdv dahil toplam
tax amount: vergi,pajak,ppn,thue,tien thue,kdv,vat tutari,otv,jumlah pajak,tien thue gtgt,vat tien,thue gtgt
tax rate: thue suat,kdv yuzdesi,thue suat gtgt,tarif pajak,thue suat vat,percent kdv,kdv percent,percent thue
discount: indirim,iskonto,diskon,giam gia,chhoot,chiet khau,iskonto tutari,potongan,iskonto orani,total diskon,muc giam,khuyen mai,voucher diskon,indirim tutari
shipping cost: navlun,phi van chuyen,ongkos kirim,ongkir,kargo ucreti,phi ship,phi giao hang,kargo bedeli,nakliye,nakliye ucreti,cuoc van chuyen
shipping method: teslimat yontemi,kargo sekli,don vi van chuyen,kargo yontemi,opsi pengiriman,jasa pengiriman
carrier: kargo firmasi,kargo,nakliyeci,kargo sirketi,armator,pelayaran,kurir,jasa kirim,ekspedisi,tasiyici
tracking id: takip no,kargo takip no,takip kodu,gonderi no,ma van don,kargo no,ma van chuyen,so van don,resi,gonderi kodu
delivery date: teslim tarihi,teslimat tarihi,teslim edildi,tanggal kirim barang,ngay giao hang,ngay giao,teslim tarihi gercek,tanggal terima,ngay nhan hang,tanggal diterima,tanggal pengantaran,tgl kirim,ngay nhan
ship date: kargo tarihi,sevk tarihi,gonderim tarihi,ngay gui hang,gonderi tarihi,waktu pengiriman,tanggal kirim,tanggal pengiriman,ngay gui
purchase date: alis tarihi,tanggal pembelian,tanggal beli,ngay mua,satin alma,tanggal perolehan,edinme tarihi
expiry date: son kullanma tarihi,skt,son gecerlilik,han su dung,hsd,tanggal kedaluwarsa,ngay han,son kul tarihi,tanggal expired,han dung,ngay het han,kadaluarsa,masa berlaku,gecerlilik,han sd,berlaku sampai,tett,miad
batch id: parti no,seri lot,seri parti,so lo,lot no,lo san xuat,kode produksi,lo
currency: para birimi,doviz,mata uang,tien te,loai tien,mudra,doviz cinsi,loai tien te,doviz turu,pb,para cinsi,kur turu,dvt tien
exchange rate: doviz kuru,kur,ty gia,kur degeri,nilai tukar,islem kuru
balance: saldo,bakiye,bakaya,saldo akhir,kalan bakiye,saldo rekening,so du,bakiyesi,so du tk,sisa saldo,hesap bakiyesi,du cuoi
debit: borc,gider,borc tutari,ghi no,cikan,pengeluaran,phat sinh no,tk no,cikis tutari,debet,rut,harcamalar,uang keluar,dana keluar
credit: alacak,gelir,alacak tutari,ghi co,kredit,giren,pemasukan,phat sinh co,tk co,giris tutari,kredi hesap,gui vao,uang masuk,dana masuk,giren tutar
posting date: ngay ghi so,fis tarihi,muhasebe tarihi
value date: valor tarihi
transaction id: dekont no,ma giao dich,ma gd,kode transaksi
payee: alici,lehdar,penerima,alici adi,nguoi nhan,penerima dana,alacakli,doi tuong
memo: islem aciklamasi,berita transfer,noi dung giao dich,noi dung chuyen khoan,keterangan transaksi,aciklamasi,dekont aciklamasi
account id: rekening,hesap kodu,so tai khoan,khata number,no akaun,stk,no rek
routing id: ma ngan hang
bank: banka,banka adi,ngan hang,nama bank,ten ngan hang
cost-center: masraf merkezi,maliyet merkezi,pusat biaya
gl-account: muhasebe kodu,hesap plani,kode akun,ma tai khoan,muhasebe hesabi,hesap kodu adi,tk,kode perkiraan
customer: musteri,musteri adi,pelanggan,khach hang,ten khach hang,grahak,cari,cari adi,konsumen,pembeli,ten kh,nguoi mua,nama pembeli,alici,musteri unvani,nama customer,nama konsumen,khach,ten khach,alici adi,klien,nasabah,musteri adi soyadi
customer id: musteri kodu,cari kodu,cari kod,ma khach,kode pelanggan,ma khach hang,cari hesap kodu
skill: yetenekler,yetenek,beceri,keterampilan,keahlian,ky nang
building: bina,bina adi,gedung,toa nha,yapi,bangunan
transaction type: hareket turu,hareket tipi
maiden name: kizlik soyadi,nama gadis
initials: inisial
fax: faks,faksimile,so fax
extension: dahili no,ekstensi,may le,noi bo
passport id: pasaport,paspor,ho chieu
division: bolge mudurlugu,divisi,khoi
year-group: angkatan,khoa,nien khoa
newsletter: bulten,buletin,ban tin
bio: ozgecmis,biyografi,biografi,tieu su
photo: foto,pas foto
county: kabupaten kota
industry: sektor,nganh nghe,nganh,bidang usaha,linh vuc,faaliyet alani
employee count: jumlah karyawan,so nhan vien
compare-price: harga coret,gia goc,eski fiyat,piyasa fiyati
merchant: uye isyeri,pedagang
offer: teklif,bao gia
`;
