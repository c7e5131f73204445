/** Turkish, Indonesian, Vietnamese and Hindi words for people, places, goods and money; in the shape of `english/people.ts`. */
export const ASIAN_PEOPLE = `
name: adsoyad,naam,ad soyad,adi soyadi,isim soyisim,isim,nama,naam ka,ho va ten,ho ten,nama lengkap,pura naam,tam ad,ismi
first name: etunimi,adi,nama depan,ten goi
last name: nom,sukunimi,soyad,soyadi,soyisim,nama belakang,ho,upnaam
name: nom
middle name: ikinci ad,nama tengah
nickname: takma ad
name-prefix: hitap
email: surel,e posta,mail adresi,elektronik posta,thu dien tu
phone: doorbhash,fon,telefon,tfno,puhelin,telepon,dien thoai,sdt,irtibat telefonu,sabit telefon,telefon hem,telefon privat
mobile phone: matkapuhelin,cep,ponsel,no wa,nomor wa,tel kom
birth date: dogum tarihi,dogum gunu,tanggal lahir,ngay sinh,janm tithi,tgl lahir,nam sinh,janam tithi,janam tarikh
birth place: dogum yeri,tempat lahir
birth year: dogum yili
age: yas,umur,usia,tuoi,aayu,umar
gender: jk,kon,cinsiyet,jenis kelamin,gioi tinh,ling
nationality: uyruk
marital-status: medeni hal,medeni durum
language: dil,bahasa,ngon ngu,bhasha
national-id: tc no,no ktp,svnr,tc kimlik no,tc kimlik,tckn,kimlik no,ktp,cccd,cmnd,so cccd,nik,nomor ktp,no identitas
employee id: sicil no,nik karyawan
job title: pesha,unvan,gorev,meslek,jabatan,chuc vu,chuc danh,nghe nghiep,posisi,vyavsay
position: peringkat
department: departman,dep,afdeling,bolum,departemen,phong ban,vibhag,bagian,divisi,bo phan,dpto
team: takim
group: grup,kelompok,samuh,grup adi
manager: amir,yonetici,manajer,atasan,quan ly,prabandhak,mudur
hire date: ise giris tarihi,ise baslama tarihi,datum nastupu,ngay vao lam,tanggal masuk,tgl masuk,mulai kerja
termination date: isten cikis tarihi,ngay nghi viec
employment type: calisma sekli,istihdam turu
salary: salaris,lon,loen,maas,ucret,luong,brut maas,brut ucret,net ucret,gaji,gaji pokok,luong co ban
hourly rate: timpris,saatlik ucret
pay frequency: odeme sikligi
education: egitim,egitim durumu,egitim seviyesi
school: okul,okul adi,sekolah,truong,vidyalaya
grade: karakter,harf notu
student id: nim,okul no
guardian: veli,pai
blood-type: kan grubu
username: kullanici adi
password: sifre,parola
role: rol,yetki
consent: onay,rgpd,lgpd,kvkk
note: not,aciklama notu,yorum,ghi chu,not aciklama
address: acik adres,adres bilgisi,cim,alamat,dia chi,pata,ikametgah,alamat lengkap,domisili
street: sokak,cadde
house-number: hausnr,bina no,kapi no
unit-number: daire,daire no,lokal
city: shehar,shahar,kaupunki,sehir,il,kota,thanh pho,kab kota,kabupaten,kent
district: ilce,semt,mahalle,kecamatan,quan,huyen,jila,taluk,tehsil
state: pradesh,eyalet,kanton,uf,provinsi,tinh,rajya
region: bolge
postal-code: kode pos,ma buu dien,ma buu chinh
country: pais,ulke,negara,quoc gia,nuoc
latitude: enlem
longitude: lon,boylam,x
location: lokasi,konum,yer,tempat,vi tri,dia diem,sthan,lokasyon
room: raum,sala,kamer,oda
floor: tang,piano,andar,kat
company: sirket,sirket adi,firma adi,kurum,perusahaan,cong ty,kampani,isletme,ticari unvan,cari unvan,instansi
company id: cnpj,rut
vat id: nit,ruc,vergi no,npwp,cuit,vkn,vergi kimlik no,ma so thue
revenue: omzet,ciro
website: webbsida,trang web
domain: domein
url: baglanti
whatsapp: wa no
timezone: saat dilimi,mui gio
product: artikel,urun,tuote,barang,produk,san pham,hang hoa,ten san pham,vastu,saman
product name: urun adi,artikelbenaming,malzeme adi,mal adi
sku: urun kodu,indeks,kode barang,kode produk,ma hang,ma san pham,parca no,malzeme kodu,urun no,artikel nr
barcode: barkod,kod ean,ean kod,ean kodu,barkod no,ma vach
brand: merek,thuong hieu,nhan hieu
manufacturer: uretici,imalatci,pabrikan,produsen,uretici firma,nha san xuat,hang san xuat
vendor: tedarikci,pemasok,nha cung cap,kreditor,tedarikci adi
category: kategori,danh muc,klasifikasi,urun grubu,phan loai,nhom hang,loai hang
subcategory: alt kategori
collection: koleksiyon
tag: etiket,nhan
description: aciklama,keterangan,deskripsi,mo ta,dien giai,sorun aciklamasi,tanim,detay,izahat,ket,uraian,noi dung
short-description: ozet,kisa aciklama
title: shirshak,titre,titel,rubrik,baslik,konu,judul,tieu de
price: fiyat,birim fiyat,satis fiyati,cena,harga,don gia,mulya,daam,satis fiyat,birim fiyati,harga satuan,harga jual,gia ban
cost: ek,maliyet,alis fiyati,biaya,chi phi,birim maliyet,harga beli,hpp,harga pokok,gia nhap
sale-price: kampanjpris,indirimli fiyat,kampanya fiyati
quantity: qtde,adet,miktar,kuantitas,matra,sayi,kusu,jml,banyaknya
stock: stok,stok miktari,stok adedi,stok barang,ton kho,so luong ton,mevcut stok,eldeki miktar,lagerantal,sisa stok,so luong ton kho
min-stock: kritik stok,kritik seviye,minimilager,stok minimum,stok minimal,so luong toi thieu,ton toi thieu,nguong canh bao
weight: peso,agirlik,berat,trong luong,can nang,vaha
length: largo,uzunluk,panjang barang,chieu dai,lambai
width: genislik,lebar,chieu rong
height: boy,yukseklik,tinggi,chieu cao,unchai
size: beden,boyut,ukuran,kich thuoc,kich co,ebat
color: cor,renk,kolor,warna,mau,mau sac
material: malzeme,kumas
unit: unite,birim,satuan,don vi tinh,dvt,don vi,ikai,olcu birimi
image: bildlank,resim,gorsel,gambar,hinh anh,chitra,fotograf
variant: varyant
order id: siparis kodu,no pesanan,nomor pesanan,ma don hang
order date: satis tarihi,tanggal pesanan,ngay dat hang
invoice id: fatura no,no faktur,nomor faktur
invoice date: fakturadatum,fatura tarihi,datum faktury,duzenleme tarihi
due date: son odeme tarihi,son tarih,termin,jatuh tempo,han thanh toan
payment method: odeme yontemi,odeme sekli,odeme tipi,cara bayar,odeme turu,metode pembayaran,phuong thuc thanh toan,hinh thuc thanh toan
payment terms: odeme kosullari
amount: rashi,valor,tutar,meblag,jumlah uang,so tien,nilai,thanh tien,rakam
total: toplam,toplam tutar,genel toplam,suma,tong,tong cong,kul,jumlah total,som,alt toplam,total harga,tong tien
subtotal: ara toplam
net amount: kdv haric
gross amount: bruto,kdv dahil
tax amount: ust,belasting,vergi,kdv tutari,dan,pajak,ppn,thue,tien thue
tax rate: thue suat,kdv yuzdesi,vergi orani
discount: korting,indirim,iskonto,diskon,giam gia,chhoot,chiet khau,iskonto tutari,potongan,dcto
shipping cost: navlun
shipping method: teslimat yontemi,kargo sekli
carrier: kargo firmasi,kargo,nakliyeci,kargo sirketi
tracking id: takip no,kargo takip no,takip kodu,gonderi no
delivery date: teslim tarihi,teslimat tarihi,teslim edildi
ship date: kargo tarihi,sevk tarihi,gonderim tarihi,ngay gui hang
purchase date: satin alma tarihi,alis tarihi
expiry date: son kullanma tarihi,skt,gecerlilik tarihi,dluo,son gecerlilik,han su dung
batch id: parti no,seri lot
currency: valuta,para birimi,doviz,mena,mata uang,tien te,loai tien,mudra,doviz cinsi,valutakod
exchange rate: doviz kuru
balance: saldo,bakiye,bakaya,saldo akhir,bal,kalan bakiye,kontosaldo
debit: af,borc,gider,borc tutari,ghi no,cikan,pengeluaran
credit: alacak,gelir,alacak tutari,ghi co,dal,kredit,giren,pemasukan
posting date: kayit tarihi,ngay ghi so
value date: valuta datum,data valuta,rentedatum,valor tarihi
transaction id: dekont no
payee: alici,lehdar
memo: islem aciklamasi,rmtinf,berita transfer
account id: conta,rekening,hesap kodu,so tai khoan,khata number
routing id: ma ngan hang,abi
bank: banca,banka,banka adi,ngan hang
cost-center: masraf merkezi
gl-account: muhasebe kodu
customer: kunde,asiakas,musteri,musteri adi,pelanggan,khach hang,ten khach hang,grahak,kober,koper,cari,cari adi,konsumen,pembeli
customer id: kdnr,musteri kodu,cari kodu,cari kod
`;
