/** Turkish, Indonesian, Vietnamese and Hindi words for finance, insurance, trade and production; in the shape of `english/people.ts`. */
export const ASIAN_TRADES = `
booking date: ngay hach toan
transaction: islem,len den
payee: alici adi
counterparty iban: gegenkonto iban
account name: hesap adi,ten tai khoan
account: conta,hesap,akun
bank account: banka hesabi
account holder: hesap sahibi
balance after: bakiye sonrasi
interest-rate: tasa
principal: anapara
installment: taksit
invoice: fatura,hoa don,faktur
document: belge,dokumen
document id: evrak no,verifikat,ver nr,fis no,so chung tu,so ct
due date: vade,ngay han
gross amount: total ttc
tax code: kod vat,kod dane,kod dph
contra account: karsi hesap
fiscal-year: mali yil
accounting period: muhasebe donemi
payment terms: vade
paid amount: odenen,jumlah bayar,da thanh toan
payment: odeme,pembayaran
cheque id: cek no
check id: cek no
pay type: ucret turu
policy: polis,police sigorta
insured: sigortali
premium: prima,prima anual,prim
coverage: teminat
deductible: muafiyet,risiko sendiri
claim: hasar
claim id: dosya no
loss date: skadedatum,hasar tarihi,datum skody,ngay ton that,doi
claim amount: hasar tutari
inception date: sigorta baslangic tarihi
broker: simsar
line of business: brans
beneficiary: lehtar
subscription: abonemang,abonelik
plan: tarif,tarifplan,tarifname,piano,tarife,paket
billing interval: fatura donemi
trial: deneme suresi
trial end date: deneme bitis tarihi
share-capital: sermaye,modal dasar
value: deger
deposit: deposito,depozito,uang muka,tien coc
order: siparis,aadesh,don hang
fulfillment status: kargo durumu,teslimat durumu
order total: siparis tutari
price: liste fiyati
list-price: liste fiyati
cost: gia von
quantity: jumlah,so luong,sankhya
line item: regel,rad,satir,baris,dong
product name: stok adi
availability: stok durumu,bulunabilirlik
product url: urun linki,link produk
category: familia,grup,nhom
country-of-origin: uretim yeri,xuat xu,mensei ulke
shipping weight: kargo agirligi
net weight: trong luong tinh
package: ambalaj
shipment: gonderi,sevkiyat,kiriman,shipmt
container: konteyner,peti kemas
bill-of-lading: konsimento,konosman
port: liman,cang
loading: yukleme,pemuatan
discharge: bosaltma
departure: kalkis,khoi hanh
arrival date: varis tarihi
actual arrival date: gerceklesen varis
consignee: alici,alici adi,ten nguoi nhan,nama penerima
incoterm: teslim sekli
service level: hizmet turu,servis turu
lot id: parti,partiya
batch id: batchnr
expiry date: ngay han
reorder point: siparis noktasi,rop,yeniden siparis noktasi,titik pemesanan ulang
moq: minqty
lead-time: teslim suresi
part: del,parca,dil,komponen
component: bilesen
quantity per: birim basina miktar
revision: revizyon,eco level,revize,revisi
setup-time: hazirlik suresi
scrap: rebut,hurda
tolerance: tol,tolerans
fuel: yakit
`;
