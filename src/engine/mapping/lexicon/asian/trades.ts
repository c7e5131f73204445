/** Turkish, Indonesian, Vietnamese and Hindi words for finance, insurance, trade and production; in the shape of `english/people.ts`. */
export const ASIAN_TRADES = `
booking date: ngay hach toan,rezervasyon tarihi,tanggal pemesanan,ngay dat phong
transaction: islem,len den,giao dich,transaksi
account name: hesap adi,ten tai khoan,nama rekening
account: hesap,akun,tai khoan,rekening bank,hesabi
account holder: hesap sahibi,pemilik rekening,chu tai khoan,atas nama
balance after: bakiye sonrasi
principal: anapara,pokok pinjaman,ana para,goc vay,no goc
installment: taksit,angsuran,cicilan,tra gop,taksit tutari,ky tra
invoice: fatura,hoa don,faktur,hoa don so,fatura tutari,nota
document: belge,dokumen,chung tu,tai lieu,belge turu,evrak,surat,van ban,belgesi
document id: fis no,so ct,no bukti,nomor bukti,so phieu,ma phieu
contra account: karsi hesap
fiscal-year: mali yil,mali yili,tahun fiskal,tahun anggaran
accounting period: muhasebe donemi
paid amount: odenen,jumlah bayar,da thanh toan,jumlah dibayar,da tra,terbayar,tahsil edilen,so tien da tra,dibayar,tien da tra
payment: odeme,pembayaran,bayar,thanh toan,odemeler,tahsilat,pembayaran ke
cheque id: cek no
check id: cek no
pay type: ucret turu
policy: polis,don bao hiem
insured: sigortali,sigorta ettiren,tertanggung,pemegang polis
premium: prim,premi,phi bao hiem,sigorta primi,primi
coverage: teminat,kapsam,pertanggungan
deductible: muafiyet,risiko sendiri
claim: hasar,klaim,boi thuong
claim id: dosya no,so ho so boi thuong
loss date: hasar tarihi,ngay ton that,tanggal kejadian,ngay xay ra,tanggal kerugian,kaza tarihi,olay tarihi
claim amount: jumlah klaim
inception date: sigorta baslangic tarihi,police baslangic,mulai pertanggungan
broker: simsar,komisyoncu,pialang,moi gioi
line of business: brans
beneficiary: lehtar,penerima manfaat,ahli waris
subscription: abonelik,langganan,goi dang ky,uyelik aboneligi,berlangganan
plan: tarif,tarife,paket,goi,goi cuoc,paket langganan
billing interval: fatura donemi
trial: deneme suresi
trial end date: deneme bitis tarihi
share-capital: sermaye,modal dasar,modal disetor
value: deger,degeri,gia tri,nilainya
deposit: depozito,uang muka,tien coc,tien dat coc,jaminan,titipan,uang jaminan,dat coc
order: siparis,aadesh,don hang,pesanan,don,don dat hang
fulfillment status: kargo durumu,teslimat durumu
order total: siparis tutari
list-price: liste fiyati,etiket fiyati,harga daftar,gia cong bo
line item: satir,baris,dong,kalem,mat hang
availability: stok durumu,bulunabilirlik,ketersediaan,mevcudiyet
product url: urun linki,link produk
country-of-origin: uretim yeri,xuat xu,mensei ulke,mensei,mense,negara asal
shipping weight: kargo agirligi
net weight: trong luong tinh,netto kg
package: ambalaj,koli,kemasan,bao bi,dong goi,kien,bungkus
shipment: gonderi,sevkiyat,kiriman,lo hang,sevk,pengiriman barang
container: konteyner,peti kemas,kontainer
bill-of-lading: konsimento,konosman,van don
port: liman,cang,pelabuhan
loading: yukleme,pemuatan,yukleme miktari,muat,boc hang
discharge: bosaltma,tahliye,bongkar,do hang
departure: kalkis,khoi hanh,keberangkatan,gidis,hareket,berangkat
arrival date: varis tarihi,ngay cap ben,gelis,tiba
actual arrival date: gerceklesen varis
consignee: alici,alici adi,ten nguoi nhan,nama penerima,teslim alan,penerima barang,ben nhan
incoterm: teslim sekli
service level: hizmet turu,servis turu,jenis layanan,hizmet,layanan,dich vu
lot id: parti,lot numarasi
reorder point: siparis noktasi,yeniden siparis noktasi
moq: minimum siparis,minimal order
lead-time: teslim suresi,tedarik suresi,waktu tunggu,termin suresi
part: parca,komponen,yedek parca,suku cadang,phu tung,linh kien,onderdil
component: bilesen,cau kien,thanh phan
quantity per: birim basina miktar
revision: revizyon,revize,revisi,revizyon no
setup-time: hazirlik suresi,waktu setup
scrap: hurda,fire,iskarta,afkir,phe pham,phe lieu
tolerance: tolerans,dung sai
fuel: yakit,yakit turu,yakit tipi,bahan bakar,jenis bbm,nhien lieu,yakit cinsi,bensin,bbm
interest: faiz tutari,bunga,tien lai
loan: kredi,pinjaman,khoan vay,vay
withholding-tax: stopaj,tevkifat,pph
reserve: karsilik,cadangan klaim,du phong
coupon: kupon,indirim kodu,kode voucher,ma giam gia,kupon kodu,kode promo
security: menkul kiymet,chung khoan,saham,hisse,ma ck,efek
share-count: lot sayisi,jumlah saham,so co phieu,jumlah lembar
asset: varliklar,harta,aktif,duran varlik
market-value: piyasa degeri,nilai pasar
book-value: defter degeri,nilai buku
tip: bahsis
refund: iade,iade tutari,hoan tien
claimant: davaci,nguyen don
net-profit: net kar
payable: phai tra
cash: nakit,tunai,tien mat,kas,kasa
dividend: temettu,dividen,co tuc
overdue: gecikme,gecikme gun,qua han,keterlambatan,hari terlambat,telat
hs-code: gtip
shipper: gonderici,pengirim,nguoi gui,gonderen,nama pengirim,ben gui
truck: kamyon,truk,xe tai,tir
max-stock: azami stok,stok maksimum
work-center: is merkezi
operation-step: operasyon,cong doan,islem adimi,nguyen cong
cycle-time: cevrim suresi,waktu siklus
downtime: durus,durus suresi,waktu henti
defect: hata,kusur,cacat,loi,hata turu
inspection: muayene,kontrol,pemeriksaan,kiem tra,inspeksi
thickness: kalinlik,ketebalan,tebal,do day,day
diameter: cap,duong kinh
cabin: kabin
journal: yevmiye,jurnal,nhat ky
variance: fark
quote: sph
prepayment: avans
tenure: kidem,masa kerja
pension: bhxh
break: mola
booth: stant
rainfall: yagis,luong mua
smoker: sigara
vacation balance: kalan izin,sisa cuti
weekly hours: haftalik saat
sum insured: sigorta bedeli,uang pertanggungan,teminat tutari,nilai pertanggungan
paid claim: klaim dibayar,tazminat
reported date: ihbar tarihi,tanggal lapor,ngay bao
cancellation reason: iptal nedeni,alasan batal,iptal sebebi
package count: koli adedi,jumlah koli,so kien,kap adedi,jumlah paket
shipment id: surat jalan,irsaliye
estimated delivery date: estimasi tiba,planlanan teslim
flight id: ucus,chuyen bay
work-order id: is emri,spk,uretim emri
installation date: kurulum tarihi,tanggal pemasangan,montaj tarihi
available stock: kullanilabilir stok
start mileage: baslangic km
end mileage: bitis km
fine amount: ceza
foreign amount: nguyen te
goods-receipt id: phieu nhap
customer type: musteri grubu
`;
