/** Turkish, Indonesian, Vietnamese and Hindi words for property, education, health, events, registers and media; in the shape of `english/people.ts`. */
export const ASIAN_SOCIETY = `
listing: ilan,ilan adi,iklan properti,tin dang
property: mulk,emlak,gayrimenkul,gayrimenkul adi,properti,tasinmaz,mulk adi
price-per-area: metrekare fiyati,gia m 2
room count: jumlah kamar,so phong
construction year: yapim yili,bina yasi,insaat yili,tahun dibangun
tenant: kiraci,nama penyewa,penyewa,nguoi thue,kiraci adi,ben thue
landlord: ev sahibi,mulk sahibi,pemilik rumah,chu nha,kiraya veren
lease start date: mulai sewa,kira baslangic
lease end date: akhir sewa,kira bitis
student: ogrenci,ogrenci adi,siswa,nama siswa,mahasiswa,murid,hoc sinh,sinh vien,vidyarthi,nama murid,nama pelajar,ogrenci ad soyad,peserta didik,sinh vien ten,ogrencinin adi,ten hoc sinh
class: sinif,sube,kelas,kaksha,lop,kelas siswa,lop hoc,ten lop,ma lop,ruang kelas,sinifi,rombel
grade-level: sinif duzeyi,sinif seviyesi,seviye,kademe,khoi lop,tingkat kelas,sinif seviye
teacher: shikshak,guru,ogretmen,giang vien,ogretmen adi,hoca,giao vien,gv,dosen
subject-taught: ders konu,mon hoc,mapel,dersin adi,brans
credit-points: kredi,akts,sks,so tin chi,jumlah sks,tin chi,ders kredisi
semester: donem,yariyil,hoc ky,somestr,hk
school-year: egitim yili,tahun ajaran,nam hoc,ogretim yili,thn ajaran
gpa: not ortalamasi,agno,diem trung binh
absences: devamsizlik,tidak hadir,vang mat,devamsizlik gun,alpa,ketidakhadiran
attendance: katilim,diem danh,absensi,kehadiran,yoklama,hadir,devam durumu,presensi,chuyen can
enrollment date: kayit tarihi,doa,ngay nhap hoc
parent name: veli adi,veli,veli adi soyadi,wali,nama ortu
parent email: veli posta
parent phone: telefon veli,veli telefonu,veli cep,veli telefon
encounter: muayene ziyareti,randevu,kham,kunjungan,kham benh,muayene,lan kham,ziyaret,ziyareti
encounter date: muayene tarihi,gelis tarihi,tanggal periksa
medication: ilac,ilac adi,thuoc,nama obat,obat,ten thuoc,dava,ilaclar,etken
administration-route: uygulama yolu
heart-rate: nabiz,kalp hizi,denyut nadi,nhip tim,nadi,mach
temperature: sicaklik,ates,nhiet do,suhu,vucut isisi,suhu badan,sicakligi
lab-test: tahlil,xet nghiem,test adi,pemeriksaan lab,tahlil adi
reference-range: referans araligi,referans deger,nilai rujukan,nilai normal
attendee: katilimci,misafir adi,misafir,nama tamu,tamu,ten khach,khach moi,ziyaretci
ticket type: bilet turu,loai ve,bilet tipi
ticket price: bilet fiyati
venue: mekan,etkinlik yeri,dia diem to chuc,tempat acara,etkinlik mekani
badge name: yaka karti adi
place name: yer adi
elevation: rakim,yukseklik rakim,ketinggian,do cao
coordinates: koordinat,koordinatlar,toa do
area-km2: yuzolcumu
stop name: durak,halte,durak adi
industry-code: kbli,ma nganh
response: yanit,respons,yanitlar,tanggapan,phan hoi
survey: anket,khao sat,anket adi
age-group: yas grubu,yas araligi,nhom tuoi,kelompok usia,do tuoi
satisfaction: memnuniyet,kepuasan,memnuniyet puani,tingkat kepuasan,hai long
crop: urun adi tarim,tanaman,cay trong,fasal,ekili urun,komoditas,urun cinsi,padi
breed: irk,giong,cins,irki,ras hewan
ad name: reklam adi
ad-group: reklam grubu,reklam seti,grup iklan,set iklan
ctr: tiklama orani,ty le nhap
conversion: donusum,donusumler,konversi,chuyen doi,donusturme
reach: erisim,jangkauan,tiep can,jangkauan iklan
keyword: anahtar kelime,kata kunci,tu khoa,anahtar kelimeler
landing-page: hedef url,acilis sayfasi,halaman landas,trang dich
device: cihaz,cihaz turu,perangkat,aygit
browser: tarayici,peramban,trinh duyet
session-count: oturumlar,jumlah sesi
pageviews: sayfa goruntuleme,jumlah tampilan halaman,tampilan halaman
source-medium: kaynak ortam
page: halaman,sayfa adi,trang
average position: ortalama konum
ticket id: bilet no,ma ve
comment: yorum,yorumlar,komentar,binh luan,ulasan,nhan xet
file-size: dosya boyutu
equipment: ekipman,peralatan,donanim,alat
experience: deneyim,tecrube,pengalaman,kinh nghiem,pengalaman kerja
league: liga,ligi,giai dau,kompetisi
season: sezon,musim,mua,mua giai
player: oyuncu,futbolcu,pemain,cau thu,futbolcu adi,nama pemain
distance: mesafe,jarak
card number: kart no
floor-count: kat sayisi,jumlah lantai,so tang
lease: kira sozlesmesi,perjanjian sewa
property-tax: pbb,emlak vergisi,thue dat
energy-class: enerji sinifi
parking-count: otopark,tempat parkir
furnished: esyali,perabotan,noi that
homeroom: wali kelas,gvcn
procedure: prosedur,thu thuat,ameliyat
vaccine: asi,vaksin,vac xin,vacxin,asi adi
seat: koltuk,kursi,ghe,koltuk no,so ghe,nomor kursi
session: oturum,sesi,phien
speaker: konusmaci,pembicara,dien gia,narasumber
dietary-requirements: diyet,pantangan makanan
geometry: hinh hoc
population: nufus,penduduk,dan so,jumlah penduduk
legal-form: hukuki yapi,bentuk hukum,sirket turu,bentuk usaha
activity: faaliyet,aktivitas,hoat dong
director: yonetmen,direktur,giam doc,sutradara,dao dien
last-contacted: son gorusme,kontak terakhir,son iletisim
court: mahkeme,pengadilan,toa an
judge: hakim,yargic,tham phan
defendant: davali
signed-by: imzalayan,nguoi ky
recurrence: tekrar,lap lai
renewal: yenileme,perpanjangan,gia han
tender: ihale,lelang,goi thau,dau thau
fund: fon,dana,quy
variety: cesit,cesidi,giong cay
farm: ciftlik,pertanian,trang trai,kebun
farmer: ciftci,petani,nong dan
vet: veteriner
native-language: ana dil,anadili,bahasa ibu
hazard: tehlike,risiko,rui ro,bahaya
probability: olasilik,xac suat
scholarship: burs,beasiswa,hoc bong
tuition: spp,hoc phi,ukt
ad: reklam,iklan,quang cao,nama iklan
conversion-rate: donusum orani,tingkat konversi
visitor-count: pengguna jumlah,pengunjung jumlah,kullanicilar
resolution: cozum,solusi,giai phap,penyelesaian
follower-count: takipci sayisi,takipci,pengikut,jumlah pengikut
likes: begeni,suka,luot thich,begeniler
protein: dam
fat: yag
sick-days: raporlu gun,sakit,nghi om,hastalik izni,cuti sakit,ngay om
vacancy: acik pozisyon,lowongan
milestone: kilometre tasi,cot moc
root-cause: kok neden,akar masalah,akar penyebab,penyebab
verdict: karar
grant: hibe,hibah,tai tro
advisor: co van
specialty: uzmanlik,chuyen khoa,spesialisasi,poli
bed: yatak,tempat tidur,giuong,yatak no
table-number: masa no,nomor meja,so ban,masa,meja,ban
server: garson
allergen: alerjen
fare: bilet ucreti,gia ve
baggage: bagaj,hanh ly
episode: tap
edition: baski,edisi,an ban
referee: hakem,wasit,trong tai
stadium: stad
issuer: duzenleyen,noi cap
agency: kurumu,dinas
party: dang
vote-count: oy sayisi,so phieu,oy
offense: suc,vi pham
shareholder: ortak,co dong
cadastral id: tapu,sertifikat tanah,so thua
ticket count: so ve
incorporation date: kurulus tarihi,tanggal pendirian,kurulus yili
registered address: merkez adresi,tru so
close date: tahmini kapanis
sign date: imza tarihi,ngay ky
expected salary: gaji diharapkan,maas beklentisi
planned hours: planlanan saat
actual hours: fiili saat,jam aktual,gerceklesen saat
project id: kode proyek,proje kodu
task id: is no
donation date: tanggal donasi
vaccination date: asi tarihi,tanggal vaksin,ngay tiem
membership end date: uyelik bitis
matter: dava,perkara,vu an,kasus,vu viec
permit type: izin tipi,jenis izin
nightly rate: gecelik fiyat
`;
