/** Turkish, Indonesian, Vietnamese and Hindi words for property, education, health, events, registers and media; in the shape of `english/people.ts`. */
export const ASIAN_SOCIETY = `
listing: ilan
property: mulk,emlak,gayrimenkul
price-per-area: metrekare fiyati,gia m 2
room count: locali,jumlah kamar
construction year: yapim yili,bina yasi
tenant: kiraci
landlord: ev sahibi
lease start date: kira baslangic tarihi
lease end date: kira bitis tarihi
student: ogrenci,ogrenci adi,siswa,nama siswa,mahasiswa,murid,hoc sinh,sinh vien,vidyarthi
class: klas,sinif,sube,kelas,kaksha,aula,lop
grade-level: grado,sinif duzeyi,sinif seviyesi,seviye,kademe
teacher: shikshak,guru,docent,ogretmen,giang vien,ogretmen adi,hoca,giao vien,giang vien huong dan
subject-taught: ders konu,mon hoc,mapel
credit-points: kredi,akts,sks,so tin chi
semester: donem,yariyil,hoc ky
school-year: egitim yili,tahun ajaran,nam hoc
gpa: not ortalamasi,agno,diem trung binh
grade: not
absences: devamsizlik,tidak hadir
attendance: katilim,diem danh,absensi,kehadiran
enrollment date: kayit tarihi,doa
parent name: veli adi,veli,veli adi soyadi
parent email: veli posta
parent phone: telefon veli,veli telefonu
diagnosis code: cim 10
encounter: cita,besok,muayene ziyareti,randevu,kham
encounter date: termin,termindatum,besoksdatum,muayene tarihi,gelis tarihi
medication: ilac,ilac adi,thuoc
administration-route: uygulama yolu
heart-rate: nabiz,kalp hizi,tep
temperature: sicaklik,ates,nhiet do,suhu,vucut isisi
lab-test: esame,tahlil
reference-range: referans araligi,referans deger
attendee: katilimci
ticket type: bilet turu
ticket price: bilet fiyati
venue: mekan,etkinlik yeri,dia diem to chuc
event: akce
badge name: yaka karti adi
place name: yer adi
elevation: ele,rakim
coordinates: lat lon,latlong
area-km2: areal,yuzolcumu
stop name: durak
company id: cin
industry-code: naf,cnae,ciiu
response: yanit,respons
survey: anket
age-group: yas grubu,yas araligi,nhom tuoi
satisfaction: memnuniyet,kepuasan
job title: pozisyon,titel
crop: kultur
breed: raca,rasa
ad name: reklam adi
ad-group: reklam grubu,reklam seti
ctr: tiklama orani
conversion: donusum,donusumler,konversi
reach: erisim,jangkauan
keyword: anahtar kelime
landing-page: hedef url,acilis sayfasi
device: cihaz,cihaz turu
browser: tarayici
session-count: besok
pageviews: sayfa goruntuleme
source-medium: kaynak ortam
page: pagina,sida
average position: ortalama konum
ticket id: talep no,bilet no,cislo tiketu
type: cins
comment: yorum,yorumlar,komentar
note: yorumlar,komentar
file-size: dosya boyutu
equipment: ekipman
experience: deneyim,tecrube,pengalaman,kinh nghiem
league: liga
season: sezon
player: oyuncu
distance: mesafe,jarak
card number: kart no
`;
