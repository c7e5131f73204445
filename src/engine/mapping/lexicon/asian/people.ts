/** Turkish, Indonesian, Vietnamese and Hindi words for people, places, goods and money; in the shape of `english/people.ts`. */
export const ASIAN_PEOPLE = `
name: adsoyad,naam,ad soyad,adi soyadi,isim soyisim,isim,nama,naam ka,ho va ten,ho ten,nama lengkap,pura naam,tam ad,ismi,ad soyisim,isim soyad
first name: etunimi,adi,nama depan,ten goi,adiniz
last name: nom,sukunimi,soyad,soyadi,soyisim,nama belakang,ho,upnaam,kul naam,soyadiniz,soy ad
name: nom
middle name: ikinci ad,nama tengah
nickname: takma ad
name-prefix: hitap
email: surel,e posta,mail adresi,elektronik posta,thu dien tu,e posta adresi
phone: doorbhash,fon,telefon,tfno,puhelin,telepon,dien thoai,sdt,irtibat telefonu,sabit telefon,telefon hem,telefon privat,telp,no telp,no tlp,tlp
mobile phone: matkapuhelin,cep,ponsel,no wa,nomor wa,tel kom,cep telefonu numarasi
birth date: dogum tarihi,dogum gunu,tanggal lahir,ngay sinh,janm tithi,tgl lahir,nam sinh,janam tithi,janam tarikh,janmatithi,dogum tar
birth place: dogum yeri,tempat lahir,noi sinh
birth year: dogum yili,tahun lahir
age: yas,umur,usia,tuoi,aayu,umar,yasi
gender: jk,kon,cinsiyet,jenis kelamin,gioi tinh,ling,jantina
nationality: uyruk,quoc tich,kewarganegaraan
marital-status: medeni hal,medeni durum,status perkawinan,status pernikahan
language: dil,bahasa,ngon ngu,bhasha
national-id: tc no,no ktp,svnr,tc kimlik no,tc kimlik,tckn,kimlik no,ktp,cccd,cmnd,so cccd,nik,nomor ktp,no identitas,t c,so chung minh nhan dan,so can cuoc
employee id: sicil no,nik karyawan,ma nv,sicil,nomor induk pegawai
job title: pesha,unvan,gorev,meslek,jabatan,chuc vu,chuc danh,nghe nghiep,posisi,vyavsay,is unvani,pekerjaan,jawatan
position: peringkat
department: departman,dep,afdeling,bolum,departemen,phong ban,vibhag,bagian,divisi,bo phan,dpto,calistigi bolum,unit kerja,birim departman
team: takim
group: grup,kelompok,samuh,grup adi
manager: amir,yonetici,manajer,atasan,quan ly,prabandhak,mudur
hire date: ise giris tarihi,ise baslama tarihi,datum nastupu,ngay vao lam,tanggal masuk,tgl masuk,mulai kerja,ise giris,ngay vao,ngay bat dau lam viec
termination date: isten cikis tarihi,ngay nghi viec,isten cikis
employment type: calisma sekli,istihdam turu,loai hop dong,status karyawan
salary: salaris,lon,loen,maas,ucret,luong,brut maas,brut ucret,net ucret,gaji,gaji pokok,luong co ban,muc luong,maas tutari
hourly rate: timpris,saatlik ucret
pay frequency: odeme sikligi
education: egitim,egitim durumu,egitim seviyesi,trinh do,trinh do hoc van,pendidikan
school: okul,okul adi,sekolah,truong,vidyalaya,asal sekolah
grade: karakter,harf notu,xep loai,basari notu
student id: nim,okul no,apaar
guardian: veli,pai
blood-type: kan grubu,golongan darah,gol darah
username: kullanici adi,ten dang nhap
password: sifre,parola,mat khau
role: rol,yetki,peran
consent: onay,rgpd,lgpd,kvkk,riza
note: not,aciklama notu,yorum,ghi chu,not aciklama,notlar,catatan,aciklamalar
address: acik adres,adres bilgisi,cim,alamat,dia chi,pata,ikametgah,alamat lengkap,domisili,patta,adres,dia chi thuong tru,dia chi lien he
street: sokak,cadde,jalan
house-number: hausnr,bina no,kapi no
unit-number: daire,daire no,lokal
city: shehar,shahar,kaupunki,sehir,il,kota,thanh pho,kab kota,kabupaten,kent,tinh thanh,tinh thanh pho
district: ilce,semt,mahalle,kecamatan,quan,huyen,jila,taluk,tehsil,phuong xa,xa phuong,phuong
state: pradesh,eyalet,kanton,uf,provinsi,tinh,rajya,propinsi
region: bolge
postal-code: kode pos,ma buu dien,ma buu chinh,kodepos
country: pais,ulke,negara,quoc gia,nuoc
latitude: enlem
longitude: lon,boylam,x
location: lokasi,konum,yer,tempat,vi tri,dia diem,sthan,lokasyon,vi tri lap dat
room: raum,sala,kamer,oda
floor: tang,piano,andar,kat,bulundugu kat,lantai
company: sirket,sirket adi,firma adi,kurum,perusahaan,cong ty,kampani,isletme,ticari unvan,cari unvan,instansi,firma unvani,firma,cari hesap adi
company id: cnpj,rut
vat id: nit,ruc,vergi no,npwp,cuit,vkn,vergi kimlik no,ma so thue,mst
revenue: omzet,ciro,doanh thu,pendapatan usaha
website: webbsida,trang web,internet sitesi,web adresi
domain: domein
url: baglanti
whatsapp: wa no
timezone: saat dilimi,mui gio
product: artikel,urun,tuote,barang,produk,san pham,hang hoa,ten san pham,vastu,saman,utpad,urun hizmet,ten hang
product name: urun adi,artikelbenaming,malzeme adi,mal adi,ten hang hoa,stok ismi
sku: urun kodu,indeks,kode barang,kode produk,ma hang,ma san pham,parca no,malzeme kodu,urun no,artikel nr,stok no,kode item,ma vat tu
barcode: barkod,kod ean,ean kod,ean kodu,barkod no,ma vach,kode barcode
brand: merek,thuong hieu,nhan hieu,marka,merk
manufacturer: uretici,imalatci,pabrikan,produsen,uretici firma,nha san xuat,hang san xuat,hang sx
vendor: tedarikci,pemasok,nha cung cap,kreditor,tedarikci adi,vikreta
category: kategori,danh muc,klasifikasi,urun grubu,phan loai,nhom hang,loai hang,loai san pham
subcategory: alt kategori
collection: koleksiyon
tag: etiket,nhan,etiketler
description: aciklama,keterangan,deskripsi,mo ta,dien giai,sorun aciklamasi,tanim,detay,izahat,ket,uraian,noi dung,vivaran,rincian,penjelasan
short-description: ozet,kisa aciklama
title: shirshak,titre,titel,rubrik,baslik,konu,judul,tieu de,judul buku
price: fiyat,birim fiyat,satis fiyati,cena,harga,don gia,mulya,daam,satis fiyat,birim fiyati,harga satuan,harga jual,gia ban,keemat,satis birim fiyati,harga awal
cost: ek,maliyet,alis fiyati,biaya,chi phi,birim maliyet,harga beli,hpp,harga pokok,gia nhap,lagat
sale-price: kampanjpris,indirimli fiyat,kampanya fiyati,gia khuyen mai,harga diskon
quantity: qtde,adet,miktar,kuantitas,matra,sayi,kusu,jml,banyaknya,mikt,sl,so luong dat
stock: stok,stok miktari,stok adedi,stok barang,ton kho,so luong ton,mevcut stok,eldeki miktar,lagerantal,sisa stok,so luong ton kho,stok akhir,eldeki stok
min-stock: kritik stok,kritik seviye,minimilager,stok minimum,stok minimal,so luong toi thieu,ton toi thieu,nguong canh bao,minimum stok
weight: peso,agirlik,berat,trong luong,can nang,vaha,khoi luong
length: largo,uzunluk,panjang barang,chieu dai,lambai
width: genislik,lebar,chieu rong
height: boy,yukseklik,tinggi,chieu cao,unchai,tinggi badan
size: beden,boyut,ukuran,kich thuoc,kich co,ebat,aakar
color: cor,renk,kolor,warna,mau,mau sac
material: malzeme,kumas
unit: unite,birim,satuan,don vi tinh,dvt,don vi,ikai,olcu birimi,birimi
image: bildlank,resim,gorsel,gambar,hinh anh,chitra,fotograf
variant: varyant,nama variasi,variasi
order id: siparis kodu,no pesanan,nomor pesanan,ma don hang
order date: satis tarihi,tanggal pesanan,ngay dat hang,ngay dat
invoice id: fatura no,no faktur,nomor faktur,no nota
invoice date: fakturadatum,fatura tarihi,datum faktury,duzenleme tarihi,fatura tar
due date: son odeme tarihi,son tarih,termin,jatuh tempo,han thanh toan
payment method: odeme yontemi,odeme sekli,odeme tipi,cara bayar,odeme turu,metode pembayaran,phuong thuc thanh toan,hinh thuc thanh toan,metode bayar,odeme araci
payment terms: odeme kosullari
amount: rashi,valor,tutar,meblag,jumlah uang,so tien,nilai,thanh tien,rakam,so tien giao dich,islem tutari
total: toplam,toplam tutar,genel toplam,suma,tong,tong cong,kul,jumlah total,som,alt toplam,total harga,tong tien,jumlah harga,total bayar,tong so tien
subtotal: ara toplam,tam tinh
net amount: kdv haric,matrah,kdv matrahi
gross amount: bruto,kdv dahil,kdvli tutar
tax amount: ust,belasting,vergi,kdv tutari,dan,pajak,ppn,thue,tien thue,kdv,vat tutari
tax rate: thue suat,kdv yuzdesi,vergi orani,thue suat gtgt
discount: korting,indirim,iskonto,diskon,giam gia,chhoot,chiet khau,iskonto tutari,potongan,dcto,iskonto orani,total diskon
shipping cost: navlun,phi van chuyen,ongkos kirim,ongkir
shipping method: teslimat yontemi,kargo sekli,don vi van chuyen
carrier: kargo firmasi,kargo,nakliyeci,kargo sirketi
tracking id: takip no,kargo takip no,takip kodu,gonderi no,ma van don,no resi
delivery date: teslim tarihi,teslimat tarihi,teslim edildi,tanggal kirim barang,ngay giao hang,ngay giao
ship date: kargo tarihi,sevk tarihi,gonderim tarihi,ngay gui hang,gonderi tarihi,waktu pengiriman
purchase date: satin alma tarihi,alis tarihi
expiry date: son kullanma tarihi,skt,gecerlilik tarihi,dluo,son gecerlilik,han su dung,hsd,tanggal kadaluarsa,tanggal kedaluwarsa
batch id: parti no,seri lot
currency: valuta,para birimi,doviz,mena,mata uang,tien te,loai tien,mudra,doviz cinsi,valutakod,loai tien te,doviz turu
exchange rate: doviz kuru,kur,ty gia
balance: saldo,bakiye,bakaya,saldo akhir,bal,kalan bakiye,kontosaldo,saldo rekening
debit: af,borc,gider,borc tutari,ghi no,cikan,pengeluaran,phat sinh no,tk no
credit: alacak,gelir,alacak tutari,ghi co,dal,kredit,giren,pemasukan,phat sinh co,tk co
posting date: kayit tarihi,ngay ghi so,fis tarihi
value date: valuta datum,data valuta,rentedatum,valor tarihi
transaction id: dekont no,ma giao dich,nomor transaksi
payee: alici,lehdar,penerima
memo: islem aciklamasi,rmtinf,berita transfer,noi dung giao dich
account id: conta,rekening,hesap kodu,so tai khoan,khata number,no akaun
routing id: ma ngan hang,abi
bank: banca,banka,banka adi,ngan hang
cost-center: masraf merkezi
gl-account: muhasebe kodu,hesap plani
customer: kunde,asiakas,musteri,musteri adi,pelanggan,khach hang,ten khach hang,grahak,kober,koper,cari,cari adi,konsumen,pembeli,ten kh,nguoi mua,nama pembeli
customer id: kdnr,musteri kodu,cari kodu,cari kod,ma khach
skill: yetenekler
building: bina
transaction type: hareket turu,islem turu
`;
