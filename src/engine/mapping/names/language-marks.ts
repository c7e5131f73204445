/**
 * Parts of words by which the lists are recognized that a name needs, `^` where the word begins and `$` where it ends.
 * Chosen so that they are in nearly all phrases of their list, in no English phrase of the lexicon, and in few words of
 * an English dictionary; `needed-lists.test.ts` tells when words were added that none of them is in.
 */
export const LANGUAGE_MARKS = {
  northern: `
^abi$ ^adres$ ^af$ ^afs ^alter$ ^anali ^anda ^anf ^anh ^ank$ ^anke ^anl ^annon ^antal ^anw ^ar$ ^arret$ ^ars$ ^arts$
^asa ^asing$ ^auf ^aul ^ausa ^az$ ^bade ^ban$ ^bas$ ^belle ^bis$ ^bon$ ^boy$ ^bred ^bt ^bula ^cant$ ^cel$ ^chi$
^clave$ ^dal$ ^dic$ ^dier$ ^dj ^dric ^dues$ ^effect$ ^ege ^eh ^ek$ ^ele$ ^elt ^epos ^ern ^erst ^erw ^etap ^ev$
^fall$ ^far$ ^fod ^fr$ ^gade$ ^gae ^gean ^geb ^geh ^gep ^gera ^gew ^gj ^gm ^handy$ ^haus ^haven$ ^hel$ ^hem$ ^heu ^ho$
^hors$ ^hyl ^hyr ^ila ^ilk$ ^introducer$ ^iva$ ^kas ^ket$ ^kj ^kli ^kol ^kon ^kon$ ^kra ^kul$ ^kun ^laa ^lag$ ^lage$
^lama$ ^lange$ ^lare ^len$ ^lene ^lf ^lign ^lima ^lisa ^lk ^loe ^loon$ ^lop$ ^lossi ^losu ^loye ^mal$ ^meld ^mena$
^mes$ ^mest$ ^mh ^mor$ ^mw ^nach ^nae ^natte ^ne$ ^nit$ ^niv ^noch ^ns ^nv$ ^ny$ ^ols ^omr ^ora$ ^ore$ ^ors
^ort$ ^otr ^oud ^oud$ ^padr ^passe$ ^plank$ ^polis$ ^pret$ ^prive$ ^provision$ ^qm$ ^raca$ ^ras$ ^rata$ ^rd ^remb
^remise$ ^resa$ ^rest$ ^roh ^rok$ ^ron ^sae ^sald ^seit ^sh$ ^sites ^sko ^sms$ ^som$ ^son$ ^sped ^stan$ ^stat$ ^sted$
^steu ^stilli ^sure$ ^ta$ ^tage ^tensio ^thema$ ^tid$ ^tiers$ ^tl ^ul$ ^ulk ^ung$ ^urh ^urs ^utl ^utp ^utta ^vad ^vate
^vere ^verw ^ville$ ^vist ^vue ^wer ^wn$ ^xco ^yc ^zei ^zu aade aak aal aan aat aber$ abf abg abo$ absp acatu aceri
adi$ adress$ adresse aeld afb afk aflo agar agb agen$ agerna agrem ahl ahm ahr akle akna akt alade alag alder$ aldt
alj alla$ allag allt alta$ ambar ametre amio anad anare andra$ anm anne$ anr anst anta$ antal$ arar arbet areal argo$
arief arife arque$ arvo arz asa$ asar asch assan asta$ astna atei ateria$ ateur$ atg atie$ atir$ atrat atz$ atza aulie
aum$ auss av$ avanc avn avr avs avt baar badr baj banka barn$ barres bb$ bbt befun begro beit bej belas beleg belop
ben$ besta besu betal betre bevi bevo bewe bezi biel bij bil$ bilag bild bilet bilf bilie bina$ bok bonne$ bono boran
borg brans brau brei breve brik bron$ brutt bsa bsei bsend buit butie carga ccin$ cear ceel cens$ chad chei chenc chif
cht$ chul ciai cif$ cij cim$ cinale cketa ckun ckv coef conges$ conto$ corso cours$ cte$ cteu ctie ctiva$ ctv cyk dag$
daggr dare$ daten dato$ datu dau$ daue ddel ddt deel dega deger deks deling$ dell$ derna deti dez$ dicam diene dig$
dioma dlare dlc dlem dlet dlun dm$ dner dnin dok dong dort doser dosis drag$ dsa dsel dstid dta dte dtid dto dty
ducen dul$ dung$ dunger durc ebet ebito ebn ecept$ ecet echt ecka eco$ ectt eden$ edio$ edri edsh edu$ eell eepli
eerd eerg eerli eferer efice$ efler egel egio$ egne egt ehalt ehm ehr eib eich eidi eie eige eih eind einh eise ekk
ekla ekt ekv elaa elar elg ellp elob emat$ emestr emitter enast enek enere enfa enhe enque enr$ enss enste ente$
entrep envoi erans erat$ erban ercod erens ergu erinai erko errai ertr erung esat esena esentan eskil esla esog este$
estel estime etag etair etat$ etitie etod etrag etse etts etz euch euw everst ezep fach fag$ fage faks farb farg fase
fass fco feh ffai ffen$ fichi fil$ fim fon$ fone fonte fooi forar fordo fot frage frem fta$ fuh gammal gang$ garan
gare$ gasi gast$ gaste gata gba gd$ gde geb$ gebo gech geg gelo geor geree gesc gfe ghi$ gide gina$ ginn$ ginst gire
giva gnis gnose$ goed grans grif grosse$ grund gsb gsl gsor gspe gss gstid gsw gte gua$ gung gut$ hafe hamn hane hari$
hcod hean heid heim hinta hinw hko hlag hlu hnr hoch hof hogar hoh hoj hora$ horas houd hui iano$ ibelle icht idis iee
ieh iek$ iele ielo ielt ien$ iens iep ieren iern iert iesl iga$ iger$ ighet igine iging igt ijk ijn ikat ikb ikr ikul
ilie$ ilj ima$ imai imale imlo incod indh ingar intern$ inversi ipale ira$ irma$ isue itae itat$ iteu itex itg ivat$
jaa jdh jon jour$ juge kall kam kan kap kar$ kare kart kat$ kateg katt kau kei kent kga kge kif kip$ kisa kko kl$ klan
klas klub knin knr kob kod koe kom koop kopa koper kort kost koto kre kri ksim kte kur kuv kva kwer lach laden laga
lagers lagt laris lde$ ldel lefo lej lek leser leur lev$ leveran liale lich$ liefe lig$ linie litato llun lni lohn
longu losa lote lsm lsr lsta ltal ltat$ lte$ ltig ltimo lvar lwas lz$ maa malo mangel marge marka matt$ mbio mede mein
menage$ meng menv merk mica$ mich mie$ miet mindes minsta missie mittl mler mm$ mmobile mne$ mobl modo monat monste
mool motp moy mpf mplet$ mploi msni mss mst$ mudr mul$ mutter$ mze naa nam$ nama namn narm nche$ ndai ndat$ nde$ ndees
nditie nefo nern netto neu$ nft ngen$ nhalt nik$ nkt nnam nneh nnem nnh nno$ nnr nom$ nome$ nood$ noss nota$ noter
notf notl nouv nque$ nsst nst$ ntar$ nten$ ntie$ ntla nua$ numer$ numm nung nvan nvite$ nyc nz$ ocent$ ocr$ oda$ odus
oede oeg oek oel$ oep offene ogem ogst olag olg olj olpe olumi omh onea onibl onsult$ oort oott opb opos$ oppes opz
orbu ordr oreni orfa orj orsta orte$ ortee osch osito$ osta$ ostad oste$ ostst otale$ otat$ otit ouw ova$ oyd paa pagn
pai$ pais pak pand$ papp pata patta pesen peso pgi phi$ phie$ piso$ piva plare plass plats plome poan pogi portie
porto positie ppm prach prap prei prenum prim$ prime$ pris$ prix probe proe pruf psm ptm puls$ qtd raa raba rad$ raf$
rafi ragen raiso rak$ rart rasse$ rde$ rdi$ regal$ regl rei$ reik reke relan reri restan rfc rgene rhal rib$ rieb rif$
rige$ rij riode rke$ rlad rlag rleh rme$ rmin$ rmog rmule rort rsand rsend rshik rsie rsku rsone rsoo rstel rsuc rsus
rtem rtenti rteu rti$ rtot rua$ ruk rupp rut$ rute ruto rvall rwer sagie sala$ salle samt saso schaf schr scod secod
seno sessie sete sga sich sida sifr sind siret sista$ sitas sitz skad skic slag slev slut snam snin sok soll somm sond
sous$ spart spele sprec ssen$ ssioner stbu steg stelle stoff$ stt stuck stund suj sva syk tad$ tadt taille talt tdr
teil teit tek telf telp temm teren tersta tgi tids tief tienti tij tike tila$ timm titel tiz$ tkp tlei tlic tnin tnr
toet tof$ tok$ tol$ tong$ trag$ trang$ trec trie$ tritt tsr ttak ttet ttid tudine tuk tung tur$ turu tuta tva tyg tys
tzn tzor uarti ubn uchu uelle$ uert uf$ ufe ufn ufo uik uim uipe ukt umero umma$ umme$ umr unita uoten uren usale usha
uso$ usw utc$ uteu utze uur uvert uxn vaer vak valut vanin vara vare varo veau vei$ vek venem venu$ vernr vero verz
vgi vik vincie visite vk$ vli voe voit voll$ voller voor vorg vorn voto vpe vri vru waa weit wert wgs wirt woc woh
wone woni woor wort$ wz$ xa$ xamen ximal xtern$ xterne ydd ygg yp$ yse$ yta ytt zak$ zeit zend zent ziel$ zimm zins
zug zun zwe
`,
  southern: `
^acha ^alca ^anda ^ano$ ^anteri ^anua ^apro ^ar$ ^aret ^arret$ ^ars$ ^arts$ ^ate ^aul ^avan ^azie ^bb$ ^bon$ ^boy$
^bue ^caution$ ^cca ^cedu ^chi$ ^chia ^cib ^cid$ ^clave$ ^cle$ ^coch ^cor$ ^cua ^cui ^culture$ ^dal$ ^dare$
^deposition$ ^dern ^eba ^echa ^eche ^ele$ ^enre ^entrat ^enva ^esa ^espe ^etag ^etap ^etr ^factu ^far$ ^fin$
^frequence$ ^gade$ ^gare$ ^gera ^gia$ ^gio ^grosse$ ^grup ^habitants$ ^hem$ ^hora ^hors$ ^ico$ ^ics$ ^inic ^isa ^lama$
^lange$ ^lavo ^leco ^lecto ^letr ^lign ^loye ^maga ^mal$ ^mel$ ^mena$ ^mensi ^mensu ^mes$ ^metre ^mor$ ^nais ^ne$
^neta ^nf ^nie$ ^niv ^noit ^nott ^ns ^nuit ^ny$ ^ora$ ^ordo ^ore$ ^osp ^otr ^padr ^passe$ ^pere$ ^pour ^prei ^pret$
^prive$ ^provision$ ^pu$ ^rad$ ^rata$ ^remb ^remise$ ^rg$ ^rol$ ^rue$ ^sald ^sci$ ^semai ^sens$ ^sini ^siti ^son$
^stan$ ^sure$ ^tach ^tare ^tensio ^tess ^tiers$ ^tis ^tout$ ^toute ^tv ^ue$ ^unite$ ^urgence$ ^usad ^usc ^vad ^vani$
^venc ^ville$ ^vist ^vn ^vt ^vue ^za$ abad abert abriq aca$ acante achee acine acoe ada$ adi$ adra$ adub aese agence
agrem aie aile$ aineu aio airr ais$ aiso alabr alade alh aliq alisi alite alla$ alle$ alore alq altro alug alun ambar
ambr amera$ ametre amill amio amo$ amos ancho$ andra$ anne$ anone anta$ antier antio anza$ ao$ apert apito apod apoli
ara$ arca$ areal arei argina arie$ arife ario$ arrer arut asa$ asell asena asig atata atei ateria$ ateur$ atim atore
atto$ autor autr avere$ avire avr azo$ bader bagn bail$ baj bambi banc bano bara barn$ barres batas belg bilie billet$
bina$ blico bliot boit breve brican brinc brutt bsn buq bura bustibl bustiv bxh cadde cado$ cali$ cama camen canal
carg cari$ caso cato$ cchi celle$ celu cena$ cep$ ceso cesp cetta cfu cia$ ciai cice ciel ciet cilio cim$ cin$
cinale cio$ cion$ clase classe$ cleo clics cliq coda codic coef cola$ cole colo$ comen comis compt comu conges$ conto$
corrie cota cote$ cotis cours$ cout$ cpf cree$ cria cte$ cteu cto$ cuen cula$ cump cuot cupo cursa daire dante$ dat$
datat dati$ dato$ datur ddeb debe$ dendo depo$ desh$ deur dez$ dicite dico dido diente dife digo dioma dito$ ditos doa
doce doman dont$ dosis dre$ duit dulti duree duto eado$ eapr eato$ eavis ebet ebut$ eca$ ecet ecint eco$ econdu ecu$
eda$ edad$ edor$ eell eemb eferer effet efice$ efon ega$ egio$ eio eiro eito ela$ emie$ emier$ emina$ empr encia enere
eneu enfa eni$ enlac eno$ entant ente$ entem ento$ entos entrep envoi enza$ enze epens epere epons epto$ erata erinai
errai ersem ersor esa$ esil esion$ eso$ esos essa$ essai esse$ este$ estime etat$ etences etenu eteu etrait eu$ eub
eui eure exe$ fage fale farma fase faut fech ferma feso ffai ffitt ffre fica$ fie$ fil$ filh fim fonc fondo fonds fone
fonte forar fot fourc frete fugo gado garan gaste gasto gata gem$ genos getto geu ggio gina$ ginap glia gole goria
gua$ gunt gusta haber$ hasta hata haud higi hijo hio$ hiq hito hiu hogar hora$ hospe iace iado iale$ iano$ iaq iaria
iau ibelle ibre$ icado icat$ ichie icile icov ida$ idad idas idesti idite ido$ ien$ ienr iffa ifian iga$ igea igine
igli ila$ ilisa ima$ imai imale imata imetr imite$ inado indice inero inimo inte$ inversi iodo ione$ iones$ ionne
ipale ipio ipp$ ira$ iren irmato isita ista$ isto$ ita$ itae itale itante iteu iti$ itir itol itore itros itta$ iud
iug ivat$ ivee ivisa ixe$ iza$ jalon jef jero jet$ jeto jo$ jogo jour$ jours jue juge juros jusq kart kot lach lacre
lai$ laire laj langue largo lato$ lde$ lecop leto$ leur leve$ lial lina$ lino llegato lmac lomb longo longu lonia$
lordo losa lote lotto lta$ ltad ltas ltat$ lte$ ltimo lto$ luas luga lungo mado mae$ magen malo maq marge mball mbau
mbio mdp medio menage$ mensa mere$ mese mesto mestr mesu metie metra metria metu mica$ miete milia$ mmagi mmatr
mmobile mnite modo moi$ mois$ monta monto moteu movel moy mpana mpeg mpia mplet$ mploi mposa mposito mpots mq$ mue
mul$ nador naf$ nalie nante nb$ nca$ ncai nche$ ncim ncue ndad nde$ ndeme ndio nej nergie neto netto nha$ nhc nica$
nico$ nif$ ninos nio$ njoint nlev nnee nnem nno$ nnonc nnula noi$ nom$ nomb nome$ nota$ nouv nque$ nsei nsera nso$
ntei ntento ntenu nti$ ntite nuel nventa nyme oba$ oberm obil$ obra ocat$ ochai odello odot odus ogem olis$ ompra
onge$ oni$ onib onim oniv onne$ onnell onnes ono$ onsa onta$ ontab ontea ontrat opina opos$ orang$ ordine orios orj
ormite orreo orte$ ortee osoi osta$ oste$ osto$ otat$ oti$ oupe$ ousc outro ova$ ovil pagn pago pai$ pania pante paro$
paroles partag pata patta pesq phie$ piez piso$ plare plat$ plats plome poid pontos pouls prax prime$ prix prue pues
pui punto pvp qta qte radas rado$ rador rango rasta rato$ ravail$ raza razo rdi$ redio regl rei$ relan releve remio
rempti renda reses restan retor$ retour reur rfic rga$ rgem rgene rgia rgur rico$ ricoe ricule riel rif$ rifa rigen
rinam riode rma$ rmaz rme$ rmino$ rmiso rmule rno$ rola rotal rouv rovena rque$ rrio$ rso$ rsus rta$ rtad rtem rteu
rti$ rtiste rto$ rtos rua$ rubr ruc$ rut$ rute ruto rvena sager sala$ salle sama scola scr$ sdet sech sede$ segg segn
semana semis senh seur$ sigi simo$ sisa sise sito$ sitos soes sologi solu$ somm sond sora sous$ spart spes sseme ssep
sso$ ssoa ssore steme stico stino stito stras stro$ stulan suar suat suca suel suiv sumen sumo tado$ taille taire taj
taman tato$ tatur taux teret tero$ tesc teud ticel tiere tif$ tigo tipe$ tipo titr titul tiva$ tockag todo toq trale
trepa tri$ trie$ trito ttc ttim ttore ttrit tuale tud$ tufe tuoi tura$ tut$ uantia uarti ublie ubliq ucro udian udine
uelle$ uesp ueta uete ueur uia$ uido uilo uim uipe uipo uis$ ulo$ ultes ulto umero umno unale unto$ uo$ uog uol urad
urata uridi uro$ urte$ urtie usa$ usale usia$ usina uso$ usto$ uta$ utav uteu utile utiq utore utori uvert vacun vado
vaga$ vare vato$ veli$ vello venem venu$ venus vico vilite vio$ visite vite$ vo$ voie voit vole$ volo voto vu$ xa$
xame ximal ximo xnd xo$ xterne yse$ ytiq yug zad zant zent zi$ zio zza$ zzo
`,
  eastern: `
^agam ^ano$ ^ar$ ^ars$ ^asie ^ban$ ^bas$ ^bis$ ^bon$ ^boy$ ^bt ^bula ^ca$ ^cant$ ^cas$ ^cedu ^cel$ ^cest ^chi$
^cid$ ^cie$ ^cin$ ^cis ^cle$ ^cor$ ^cte ^dag$ ^dai$ ^dal$ ^dals ^dan$ ^dato$ ^dern ^effect$ ^esk ^ev$ ^far$ ^fon$
^gare$ ^hel$ ^hem$ ^ho$ ^ibi$ ^inny$ ^iva$ ^ket$ ^kh$ ^kli ^kol ^kon ^kon$ ^kor ^kou ^ks$ ^ky$ ^lag$ ^lage$ ^lai$
^lama$ ^len$ ^lima ^ling$ ^ly$ ^mal$ ^merk$ ^mes$ ^mesi ^mor$ ^mz ^ne$ ^nga ^ni$ ^nie$ ^nip$ ^nit$ ^niv ^nova$ ^ns
^ny$ ^oba ^obr ^oda$ ^odb ^odl ^odp ^ods ^ofe ^ora$ ^ore$ ^ort$ ^otr ^oud$ ^oz ^pacie ^pere$ ^plank$ ^polis$ ^posto
^rad$ ^rasi ^rata$ ^rente$ ^rodi ^roz ^sald ^sens$ ^sites ^sito$ ^sko ^sl$ ^som$ ^son$ ^sp$ ^stan$ ^summe$ ^sure$ ^sz
^taba ^tema ^tep$ ^tepl ^thema$ ^tl ^towa ^tri$ ^tua ^tv ^ty$ ^uc ^uko ^ul$ ^uli ^unite$ ^urgence$ ^urlo ^vad ^vah
^ved ^ville$ ^vy ^vz ^werk$ ^wl ^wn ^wn$ ^wy ^za$ ^zas ^zb ^zd ^zg ^zl ^zm ^zp ^zv abat$ aben abo$ aca$ aci$ acz adet
adi$ agi$ akal akc akim akle akt alak alink aliw ambar ambio amere amo$ anice anno$ annum antal$ apert arada arca$
areal arka$ aroz arrer artem artma arz asa$ asta$ astup ateria$ atir$ atk atro$ autr av$ avc avk az$ azn barn$ baru
barv bci bdob belg bij bilde bilet bina$ bjet bka blico bmy bni bono borg branz breve broj bron$ brutt byd caso cek
celk cena$ cenr cep$ cev chod cif$ cim$ ciro civa cje cji cleg clen$ cni$ cno conto$ corso ctiva$ cursu cyj czas
cze czo czt czu czy dani darc dati$ datu dega dek denn depo$ desi$ dez$ dhi dico diem dil$ dko dlo$ dm$ dni dny dobr
doce doi$ dok dong dopr dph$ dre$ dresa dto ducen dul$ duru dze dzi ebet eca$ ecept$ edm efice$ efon ejc ejl ejn ejs
ekt eku ekv eli$ enere eni$ eno$ etan etat$ etno etod etraj eva$ eviz ewu fach fag$ faks farb ferma fese feso figl
fil$ flach fot fourc geb$ geny ghi$ gina$ goi$ grup gua$ gunt gusta harc hko hla hora$ hoste$ hrb hsd iano$ ida$ idic$
iec$ iele ien$ ierz iesi ieta$ ietro ieza iga$ igine ikat ikl ilie$ ima$ imite$ inimal$ inimo inz iow ipk ira$ irka
isi$ isko ista$ itel$ itk ivite iza$ ja$ jacy jak jed jem jm$ jour$ kak kala kall kam kan kapa kar$ karan kat$ katu
kauc kd$ kdv kent kich kisa klad klas$ kod koj kom kopa koper kost$ kot kraj kre krs kryt ksim kty kul$ kupi kur kvk
langue largo latba latn lec$ lek lev$ liale lina$ linie lita$ litato litry lka$ lni lny lok lole losa ltimo luga luh
lut$ maa magem malik malo masl mau$ mbe$ mc$ mena$ mesto metria miast mie$ milia$ misto moc$ modo moi$ mpana mr$ mudr
naga naj nam$ nama naz nb$ nek nem$ nente neto netto nik$ nim$ nimi$ nisn nka$ nkce nom$ normy nota$ nouv nowy noz
nque$ ntite numer$ oba$ obec obil$ oblas ocet odina odus odz oji okli okus onim onne$ opos$ oran$ orz osah osc$ osl
osob osta$ ostep osto$ otk oubo outro ovol ovy oza pai$ pak pand$ paro$ pasma pata pesel peso phi$ pinia pis$ piva
plano plat$ plata plazo plik ploc plon$ plz pny pome potr poz ppani prap prax prim$ prime$ prino prix proti
prum prv prz psc$ ptou puls$ pura$ rac$ radc rafi rak$ rango ranky raza rchio reden$ redio regon rekl remio resc$ rez
rif$ rifa rij rke$ rma$ rmin$ rmule rno$ rocen rok$ rola rona$ rsie$ ruh rut$ ruto ryf rz$ sais sala$ sama sasi saz
sci$ sede$ sete sez sigi sisa sje slo$ sonel sorte$ spons$ ssera ssunt stad$ stary staw sti$ stino stwo$ su$ sva
sza szt taak taj tani$ targa tatur tek tht$ tipo tka tni$ tnos tnr tny tof$ toi$ tok$ tong$ tost trene trie$ trv trz
tuk tur$ tyg uby ucas ucet uf$ ugi$ uhy ukt uleu ulo$ uma$ umero umma$ umr upraw uren urod usz utile uva uzb uzk uzy
vaj vak vani$ vara vatel veck vek vente$ vincie visite$ vo$ vod voie voto voz vrs vu$ wa$ waga walu wani waria warna
wca$ wia wiek wka wod wolu wot woz xa$ ximo yp$ ysk yta ytet ytu yza zac zad zaj zak zam zapa zapl zba zd$ zec zem
zeny zesp zi$ zila zka zna zni zny zwr zyk zyn
`,
  asian: `
^abi$ ^acen ^adres$ ^af$ ^agam ^agen$ ^ak ^anda ^anke ^anua ^ar$ ^ars$ ^asing$ ^ates$ ^aul ^ban$ ^bas$ ^bata
^bile ^bis$ ^boy$ ^bula ^ca$ ^cel$ ^chh ^chi$ ^cho$ ^cin$ ^cor$ ^cui ^dag$ ^dai$ ^dal$ ^dals ^dan$ ^datu ^dene
^ders$ ^din$ ^dung$ ^dv ^eba ^ebe ^ek$ ^eks ^ele$ ^em$ ^eml ^esa ^esk ^etap ^ev$ ^eya ^far$ ^fon$ ^gia$ ^gio
^gio$ ^gors ^hari ^hasi ^hat$ ^hede ^hem$ ^ho$ ^ik ^ila ^ilc ^ilk$ ^irk$ ^isc ^ism ^iy ^iz ^jk$ ^kad ^kat ^kat$ ^kd
^ke$ ^kel ^kem ^ket$ ^kho ^kon ^kon$ ^ksh ^kt ^kul ^kus ^ky$ ^lama$ ^leb ^leh ^len$ ^lima ^ling$ ^loe ^ly$ ^mal$ ^meb
^mena$ ^mes$ ^mor$ ^muri ^nga ^ngo ^ngu ^nha ^nho ^nit$ ^nomo ^nop ^nus ^oba ^oda ^ode ^olu ^ona ^ora$ ^pere$ ^polis$
^pons ^raca$ ^rad$ ^rasi ^rata$ ^reke ^renc ^rente$ ^rm ^rok$ ^rol$ ^ron ^sald ^say ^sef ^sek ^si$ ^sici ^sini ^som$
^son$ ^sth ^sure$ ^ta$ ^taba ^tah ^tang$ ^tc$ ^tecr ^tep$ ^tg ^tite ^tol$ ^tri$ ^tron ^tuo ^ty$ ^ua ^ucr ^ue$ ^ulk
^umu ^ung$ ^unite$ ^uru ^uy ^vad ^vah ^vk ^xe$ ^yer ^yer$ ^za$ aan$ aas aay abiz abone acak acil$ aday adet adi$ afd
afir agera agla ahal ahi ahu aian aile$ aj$ akal akip akit akm aksi alama alan$ alep ali$ alte$ ambar amir amu$ anaj
anja ara$ aran$ areal ari$ arife arih arik aris$ armato artem artma aru asa$ asal$ asan$ asar asero ashi$ asman asr
atan$ atir$ aum$ aupu auta ayn ayv bagi bai$ baik banc banka basl belas belg benz bep berit berk bha bina$ bitis bolg
bolu borc boyl brans bresi bup cadde cang ccc cek cena$ cep$ cesi cev cih cim$ cins ciro cita$ cmn cna cnp cong$ cuoi
daa daire dau$ dava dct deger dek depo$ devu dh$ dhi diger dil$ dipe dluo doa doce doi$ dok domis dong dosis dpt dul$
duras duru duse eco$ eden$ edeni efon egel ehs ekar ekip elam elepo eli$ embu emt emud enk enteda epoz erans erat$
erek erim$ ertam esaf esai etay etia etk etme etod eu$ evc eviz eyl fase fatur fik fil$ fot fpl gaj gawa gelir gemi
genel ghi$ gide gire gitm gka gnosa gnr goi$ gonde gonu gop gorev gort gpd grado grenc grup$ gud gunu guze hafta hahar
hai$ hak$ hane harc heh hesa hiet hir$ hita hitr hnr hoc$ hoca hora$ horas hpp hu$ hue iaka iano$ ici$ iem ien$ iep
ifn iga$ ih$ iiu ikl ikt ima$ imsa inav irim isi$ isim isko iya iye izi$ jak jam$ jat jen jila jml jua kak kalk kall
kam kan kap kar$ karg kent kesi khac kham khat khau kho$ khu kich kim$ kira kisa kisi klam klas$ klub kob kod kolo kom
koper kort kosu kot kred krip kter ktu kul$ kuma kunde kur lai$ largo ldla lek leme$ lik$ lisan lok longo ltimo ltm
luas lze matra mau$ mese metl milag milia$ minda mirb moi$ mpark mudr muh mulk naa naf$ nam$ nama nan$ nang nank nat$
nem$ neto ngan ngell ngg nh$ nha$ nik$ nim$ nlem noi$ nom$ notu npw nqt nrak nsi$ ntita nump nvan nyo nyu oai oda$
oje$ olcu omei ometro onta$ opir oran$ orani osito$ osta$ ova$ oviz oyu pagina$ pai$ pais pake parca pata pem pesh
peso pham phan$ phong plak plam pmt ppn prad prim$ puh pura$ pvm qtd rac$ rak$ rang$ rbh rebut$ renda rerat resi$
resim rga$ rgi$ rif$ riode rji rmay rmin$ rogi rola rti$ rtism rut$ rute ruto ryan saa sala$ sama sase sasi sdt sedia
seri$ sez sida sifr sik sira$ sirk sisa skad skor skt slem snr sofo sok sonel soru soz spons$ spz stan$ stt sube suma$
suru svn syo tani$ tau$ tci tck temel tempa teri$ tesl tfno thang thi$ thoi tich$ tif$ tike tim$ timpr tipe$ tipi tipo
tisk titr tlon toi$ tok$ tong$ treno ttc tur$ turu tuta tyy uan$ uat$ ubrik uc$ udu uf$ uhs uk$ umar umla unimi uoc
uon urda urel$ uren uru$ usak usia$ usum utce uti$ uyen uzu vach valut varsh vastu vkk vlu vru vuk wa$ wan$ warna ya$
yad yani yas yav yay yaz yek yeni yil yont yoru yuz zama zet$
`,
};
