/**
 * Parts of words by which the lists are recognized that a name needs, `^` where the word begins and `$` where it ends.
 * Those with the same first two characters are together: `aade,k,l` are `aade`, `aak` and `aal`. Chosen so that they are
 * in nearly all phrases of their list, in no English phrase of the lexicon, and in few words of an English dictionary;
 * `needed-lists.test.ts` tells when words were added that none of them is in.
 */
export const LANGUAGE_MARKS = {
  german: `
^aan,b$,bo$,lte$,m$,nf,nla,nr,rt$,uf,us ^bell,et,ez,is ^curs ^dag ^ee,he,ntl,rn ^fall,on$,ris ^gast,ef,em,er,es
^inge ^kf,oper,ost$,r,uns ^lade,age$,ee,id,iga ^nr$ ^onde,nt,rt ^porto,rovis ^ras$,ega,ente$,est$,g,oh ^span,tad$
^tage,eks,ol$ ^uit,sti ^vak,ate,or,p ^zu aag,k,l,n,t abf adt afa$,g,ie,m agb,ne ahl,r akti amen$ anaf,del,w apk
arbe,ke$,z atei,ie$,rik,z aub,e,pt aven$ bade,tt$,u bban befu,gr,las,le,n$,ste,vo biel,j,ld,tor blut borg$ bron
bsend btw catu ccin$ cear chaf,e$,en,l,os,s,t,t$,w cke$ ctie,iva$,t delin,ll$,rc,rt dier dner dort,ser,sis dres$ dsg
dte durc,s$ eber,et ecept$ edat,en$ eepl ehm eib,ch,ge,nd,ng,nh,se,t$,te$,ter eke,r,ti eldi,le$,te emd
endn,en$,er$,na,st eraa,ei,end,k,n$,rai,sta,wa,z esch,tan,tel,ultat etag,ik,rie,z euw ezep fach,se feh,n$ ffect$
filiale foon,rde,to$ frage fst funk gab geb,g,l$,ld,lo,nr$,p,rn,sa,w gier gorie$ groo,un gsi,pe gte gunn,t
hade,f,lt,us heid,im,ma,n$,nt$ hie$ hlu hnik,r,u hof$ hui icame,h$,he,her,ht idnr iede,e,k$,pi,rn,rt igd,e$,er,ing
ijf,k,n ikat ilie immer incie,imale,sa,sz iode itat$,en,ie$,z ivat$,ea jaar jekt kam,na,nt,pit,u keta,u kki
klan,eu,i knr kolli$,m,nf,nsul,nto,nvers,o,rt kp$ kte$,li,name,o,ura kument$,ndi,r laa,nge,ris,tie,uf lcod ldatu
leh,id,rgie$,ver lief,nie lkw llag,ig lome$,on,op,snr lsta lter$ lung,ngs lyse$ lz$ mair,kl,rge melde,ng,st$ mhd
mie$,et,nar,on mm$ mona,ns mpf mul$,le$,tt mws naa,ch,h,list,ln,rt ndat$,atu,d,e$,ern,es,sa,y$ neme,rn,tto,u$ nft
ngang,en nhabe,ang nn$ noo,se,ss nquet nsera,tand,ult$ nten$,ie,in$,w nung nwo nz$ obil$ ocent odul$ oed,g,k,l,p,r
ohe,n olg omei once$,ee,takt ooi,rt oplo,z orant,ar$ osch,ten oten$,f,it oud,w pagi,k,nd pbr pesen pje plank,are
pog,lis$,rtie ppe$ prap,ive,obe,oe pul$ rag$,rt,u rban rcee rdatu,e$ rech,gio$,i$,is,it,pot rgene rich,ef,f$,fe$,j
rjah rkla rort rric rsan,c,en,ie,te rte$,em,ort,r ruf,to sart schaf,hi,hr,hu sdatu sidie slag$ smid soll,m$,o
spediti,ele,ie ssant,e$,en$,ie,iste,tan,y stc,el,ell,of,orn,uc,uk such swort tbu tcod tdatu teil,ll,u tge tht
tig$,j,tel,z$ tnr toe,rin,t$ trag,itt tsc,r tur$ tze uadrat,rti ubn ucent$ ueck ufe uik,pe$ ukt$ umin,me
unden,g$,ge,gr,gs uren utie uur uv$ vader,ld,ll,tt verf,rl,rm voll,n,o,rm weis,rb,rt wins,r woni,or wz$ ximal$
xterne yp$ zaa,h,hl zei,it,nd,nt,t zg$ ziel,ns zte zug
`,
  nordic: `
^abo$,ld,lue,nt$,ntal,rs,rt$,vl,vs ^del$,j,nr ^eco$,nh,nk,post$,ra ^fag,ak,as,r$,ris ^gil,j,run ^hem ^i$
^kanal,ate,l,on,p ^lag$,age$,ar,ede,ege,one,ossi ^mor$ ^niv,y ^ocr,rt$ ^rant,as$,ente$,est$
^sida,ista,ov,tat$,ted,teln ^tid,ili,imm,ite,om$,os ^uge,tg ^yh adress aeg afs agt aino,v aja$ aket
alag$,j,kos,sm,v$ amma,n andr,ed,ing,st arbet,eal,g$,vo asj,si$ atg aus$,tu badr,rn bbt bej,lo,ta,vi bil$,la,ld,tor
bok,la,nnem branche,ans,ed,ik$ byg,r ceri chd,nr cin$ cpr dag,to delin,ll$,lt,rda dgi disin dnin dosis,t$ dric,if
dsh dtid ebet ecept$,ka edel$ eepl eie ejer$ ekt elit,se emm enr$ erens,et,n$,o$ esultat etage$,od evera far$,rd,rv
fil$ fod,lj,ra,rb,rf fran$,it gade,e,ng$,re,si,st$,ta,v giva godk,ds gran$ gssi halv hel$,nk,t$,tu hint hogs hush,sn
hyl,r icen$ idis ieli ija ika,et$,k ilas,j,nr imy indek,gsnr,r,tak ivat$,u jase jon kall,pital,re,ssa kel$,lnr kif
kjo kka,e,o kl$ kni kob,d,lli$,m,p,rt$ kredit$,i kter,h,ier,iv$ kument$,nd$,r kva$,en$ kyd lae,re$,sar,sk,ts ldel
leje,ran$,v$ lger lig$,ga$,ja lkod llag lnin lson,ta,to ltal,id lyse$ maar,ks,ng,tar,tt$ medl mhe mike,lie$,ns mlon
mne mott mssa mva nad,ik,nd,re,rm,st,tt nde$,ho nett ngar,d nj$ nkti nneh,h,on,us nord,se$ ntt numm oare obb$
odt,ul$,us oen ojd olon omr,sn onn$,nr oodi orant,dr,et,l,to otat$,eri,pa ovis,p oyd parti$ plag,ass pmo poa ppes,g
pren,is$ pul$,o rabat,d$,k,tt$,tur$,v$ rdi$,on$ regn,nin rhall rjar rke$ rocent$,da$,g$ rsald,ta,ted rtid$,ot rupp
sadat,e,k,s,tt sbeh sda sekr,na,te sient$,oner ska,ic,ip,o slag,ut sni sog,k spedit stid$,k$,of,osa sva
tad$,ld,lt$,pa tdat teet,g$,ht,k,rt,t$ tila,lli,mer,tt tlan,f tnin,r tol$ tsted ttid tunn tyo,r,s$ ucent$ uke,t$
umma$ unik$ ursp utta uuk vae,kt,ll,rd,re,ri$,ro vei$,rnr,ro vgi vidd,i,kt,nst vn$ vok vres,i,nr vta vuo ximal$ xna
xtur$ yck yg$ yhm yld yp$ yta$,t
`,
  southern: `
^abi,il,lu,nc,po,real,rs$,rt$,te$,tu,ul,van ^bai,b$,on$ ^ca$,ant$,ed,el$,id,im,le$,odi,ot,ree,up
^dal$,are,ebe,eces,el$,epo$,esh,ni ^eche,nde$,ns,ntra,s$,sa,sp,tr ^factur,ec,ech,echa,echa$ ^garan,are,eran,est,rup
^hue ^ico,cs,mma,nic,nti,nvers,sa ^lai,e$,ecto,es$,ib,ig,ote,oye,uc ^mal$,el$,ena,ens,es$,etre$,iete$,ise,or$
^naf,ie$,ir,it,ive,omb,ombr,ombre,ota,s ^ore ^pagi,ala,ere,is,lat$,on,ou,u$ ^rad$,ag,al,ata,emis,ol$,ola,ut$
^salari,ci$,iti,tuf,ure$ ^tan$,ens,out,urm ^uti ^vag,ani$,are$,enc,il,ue aber aca$,in,io,ion,ion$ ada$,he,o$,or ae$
agas aie,ll,ne$,s$,si,ss aje$ alab,ba,h,i$,ie,isi$,la$,le$,on aman,ento,ento$,etr,ill,o$ ana$,al$,do$,gue,o$,q,ter
ao$ appa ara$,ca$,ef,io,io$ asa$,co,sage,si$ atas,at,ei$,o$,ore,ut$ aut$,tor,x avis,oc azio,ion,ione,ione$
baba,der,gn,j,le,m,rn,rr bgr bil$,na$ blico,ie$ boy$ bra$,e$,ica,o$,ute bsn bue,q,st,ta
cadd,m$,no,rdi,rg,ri,so,usa,ut cep$ cha$,at,e$,et cia$,b,e$,n$,o$,on,on$,te$,v$ classe,av,ic$,ot cms cnh,p
coda,di,e,la,le,mpt,mu,r$,rre,rt,ur$,ut cpf cte$,o$ cui,la$,le$,ltu,na,o,rs dad,d$,ir,tur ddt demen,ur
dice,co,dat$,ne,te$ docent$,mi,nt,sis,ze dp$,e,t dra$,e$ dto$ dub,i,s$,to eanc,pr ebat$,ut eca$,et,ha$,nic,o$,u$
eda$,e$,io,or efice ega$ einer,o,to ela$,ai,anc,ge$,la$,le$,ul emba,bo,ie,pr,ps encia,cia$,do$,o$,tem,to$,us,za$,ze$
epartem,ens,ere,ositi,to era$,ie$,o$,sem,tur esa$,co,e$,il,io,o$,or$,q,ta$,te$,ulta,umen etage$,at$,enu,ie,ud
eud,re$ eve$,em ez$ fant,r$,se fech,cha,cha$,rm ffa,et fia,e$,l$,m,n$ flet fno$ fon,to$ frei$ fu$ gad,le,mme,ste$,ta
gem$,nce,ni,ral,u gia$,e$,o$ glia grem gust hain,nti,st hc$ hie$,o$,q hors$ iac,ir,le$,u icam,at$,hi
ida$,ad,ad$,ende,o iel$,n$,nr,re$ if$,ica$ igine,l,o$ ila$,let ima$,ata,et,mo,o inai,am$,tu iodo,ma,ne$,nne,rni
ipio,o,p$ iro$ iscale,ita,on,ta$ ita$,o$,ore$,v$ ivee,i$,isa jef,t jo$,g,ur$ kart$ kota lacr,ir,nge$,res,rg,se lc$,a
ldo$ leco,to,tr,ur lho lial$,eu,q,se$,te$ llo$ lmac,is lombe$,me$,ngu,re,sa lta$,ad,e$,o$ luga lyse$
maco,gen,ir,j$,lad,le$,lo,nde,q,rge mbar,re,re$ mc$ mere$,rm,trag mica$,lia,no,o,sio,so,te modo,i$,v$,y mpag,ot
mul$,le$,tatio nale,sc,vi nb$ nca$,ia$,im,m,o$,od$ nda$,ag,ar$,at$,io nement$,re,ur,vo ngo$ nha$
nico,er,l$,nos,o$,te nlac nne$,ee,o$,ue noch,i,m$,mb,mbr,mbre,mbre$,me$,si$ nso$,ol nta$,an,e$,enu,io$,o$,re nui,la
ocena,ie,ka odl$ ofer ogar,em oid$,e,s$,t oles$,is$,o$ ombr,bre,bre$,ma,pani,pr once$,ge,i$,ia,j,o$,tab opo$ oqu
ora$,ai,ar,den,do,io,is$,o$,od osan,itor$,te$ ovel,il paga,go,i$,le,ro,rta,ta$ pdl pende$ piani,e$,te plet$,ina,oi
poni,nsa,sta$ ppele prime$,ive,ix,m ptu$ pvp qta,d,e quil rait,le,t$,zo rcic rdv regl,pon,sta,t$,te$,to,ur,vu$ rfc
rgem,ene$,ina ria$,b$,co,fe,ga$,ge,q,tu rmate,az rno$ roba$,pi,ta,vis rpf$ rqu rrai rso$,one$ rte$,ee,ier,o$
ruc$,e,im,ti sala$,nc scr$ segn,il,mi,ns$,ur sira$,ren,sa,se$ soa,e,lde,mm,na$,re$,us ssa$,ai,e$,ep,o$
statu$,ime,k$,o$,ra$,re$ suca,el,to tache,ir,le$,pe,rea,rga,tur tea$,lf,nces,nto,nut,ur$ theq
ti$,a$,co,ers,men,no,pe$,q,ss,ste,te$,tr,vo,vo$ tlf$ tnia todo,t$ tras,ava,em,i$,ie$,o$,ole$ tta$,c$,o$,ore,ri
tud$,el,la,oi ua$,le uble,v udai,o$,s$ ueb,t,ur uge$,o$,s$ uia,pe,s$ ulo$,to umes,o$ uo$,g upe$
ura$,ant,ata,ee$,idi,o$ usia,ina,o$ uta$,ore,re uve va$,de$,se vena,nta,nu$,rdi$,re$ vico,o$,site,te$,zi vlr vnc
vo$,i$ vto xa$,me xe$ xi$,ma xnd xo$ xterne yme$ za$ zio,on,one,one$ zo$ zzi
`,
  eastern: `
^abo$,k,mbar,ntal$,real,rs$ ^bie,ij$,on$,ono ^camb,ant$,ek,el$,ep,id$,in$,is,iz,le$,ors
^dag$,ai$,al,an$,ato$,el$,en$,esi$,ic$,ph ^fach$,amili,arb,lac ^gare,hi,rad$,rup ^haben$ ^ibi,co,me$ ^jm
^ket$,h$,ier,om,on,op,r,ul$,up,ur ^lag$,age$,ai,iga,ing,y$ ^makl,arke$,es$,eto,ie,oc,odo,or$,r$
^naro,ast,az,e$,i$,im,it,r$,ume ^obal,bl,br,d$,fe,j,k,pi,re,rt$,ud$ ^pali,ec,ere$,iet,li,ok,rime$,ru,rz
^rad$,as,ata,ede,ente$,id,od ^sald,erie$,ida,ito,ko,kup,l$,lut$,om$,p$,tad$,tof$,u$,umma$,umme,ure$,va,z
^te$,ep,im$,om$,ri$,uan,ur$,urm,y$,yg,yp$ ^uc,k,li,ren,ro,z ^ved,il,y,z ^wn,y ^za,b,d,em,iele,l,n aa$ abat$
aca$,i$,ie,z adet,i$,re$ aj$,ac aket$,s,tar,up alak,ergie,o$ ampan$ ana$,go,gue,i$,ia$,no$,o$,tite arad,c$,u$,z
asi$,l$,ma$ atb,eria$,n,ro$ awo banq,rn,v bilde,let$,na$ bjekt$,et$ borg$,y$ broj,on buu byd cas$,so$
celk,na,nr,st,t chod,u$ cie$,el,f$,m$,ro cje clen cni$ cor$ cten cun$,rsus$ cze dalit,rc ddv dega,k$ dico,l$ dje
dkon dlo$ dni dobr,da,i$,ng,sp,st dresa,uh dto$ dula,rum$,s$ dzi ebet ecept$,ia$,z edice,m efice egon,y ekto elge$
eni$,ia$,o$,y$ eometri epartem era$,es$,k$ esec,el$,ic,tino,tr$,z etat,no,o$ ewu ez$ fag$,r$ fese,sor$ ffect$
fil$,liale fon,to$ gama geb$ gi$,na$ gli$,os gmi goi$ graf gust gya hel$,ma$,tt hla hoste hrb,ub hsd$ hva icina$
ieta$ ifra igil,ine ihod ii$ ije,m ikl$ imite,o$ ipk irace isn$,ta$,trac itel,ost,ry ivisi$,ite$ izn ja$,z jed,m$,z
ji$ jl$ jny jour$ ka$,c,d$,k$,l,me,n,pa,t,uc,z kd$,v$ kent$ ki$,ch,et,sa$ kla,i ko$,d,lo,rt$,st$,ta,tu ktur,y
kument$ kvenc,k$ largo,ta,zo lec$,k,v$ lico,man$,na$ lni,y ltur$ luga,h,ty magem,li,rca,sa,u$ mbe$ mc$ mek$,na$,re
mia,e$,o$ mkn mmerc moi$ mra$ mule$ naga,j,m$ nek$,m,re,tto$ nice,e$,en,k,p nkc,y nni$,um$,y nost$,ta$,vi numer$
oba$,d,ec,il$ ocent$,z oda$,b,in,l,ov,p,ul$,z oib,e ojekt$,i olem onator$,el$,ne$,y$ opo$ ora$,an$,iv
osc,c$,l,ta$,tep otk,r oub,h,le ovan,n,o owy,y$ ozi pai$,j,nd,ro,ta$ pdv peln,rac,rture phi$ pib,s$ plank,oc,on,z
polis$,m,wi,z prap,av,aw,eg,im$,ima$,ix,z psc,ti ptou pul$,ra,st pz$ rac$,j,k$,mo,tur$,x,ze rchio
redio,ner,sc$,ve$,z rgence rino rlop rmata,in$,y rna$,ier$,o$ rode,k$,na,z rsie$ rtma ruke,t$ ryf,t
sah$,id,iso,kc,la$,man,z sci$ sede$,ns$,te,z sina$,ra$ sje slo$ sob,rte,uc spol,on$ ssunt
stan$,ary,av,o$,ok,ort,v,wo suma sza,t taak$,ba,kim,nim$,rga,tur tca tek$,mat,si tht ti$,culo,r$ tky tlf$ tni$
toi$,ng$,t$,wa trid,v tu$,k$,l tw$ tym$ ucent$,z udr uhra uje$ ukt$ ulan$,y$ unite utile,re,ro,to$,w uva,eau$
va$,de$,dh,h,j,k$,p,ra$ vek$,nte,ta,vo visite$,ze vni$ vod,to vu$ vy$ wa$,ga,lu,ri wca wie wod,l,t wpl wro wy$ yfe
ygn za$,c,mi zba,y zda zec,ni,ra,t$ zila,na zky zny zre,o zvi zyn,s,t
`,
  asian: `
^ab$,ci,dre$,gen$,gn,ida,il,k,la,nk,rs$,te$,ul,wal ^ban$,ile,ina ^cel$,in,ita,iz,t$
^dag$,air,al,an$,at$,el$,em$,en$,ers,iger,il,in,u$ ^eco$,gi,sa,y ^gaj,id,io,on ^hari,at,d$ ^ila,lk,rk,sl,sm ^jen
^kd,e$,el,et,h,la$,om,on,tp,urs ^liga,ing$,ua,y$ ^mena$,erk$,es$,ik,st,ur ^nam$,ga,gh,gu,ha,ho,it,ova,v ^oda,gr,lu
^pem,era,ere$,lat$,vm ^raca,ad$,ata,aum$,ege,egnr,eke,ente$,er,i$,ol$ ^saa,ay,i$,ko,om$,on$,ure
^ta$,ah,ang,arih,arihi,c$,en$,ep$,g,ha,ik,im$,ite,k$,ol$,re$,ri$,ur$ ^umu,ng,re,y ^vars ^xe ^yak,an,er,u aam,n$,s
aban,i$,u acent aday,de$,et,i$,ir af$ agla aha,i,li ai$,a aji$ aket$,m,s ali$,ze ama$,an,ba,ir,u ana$,aj,i$,tre
ara$,ac,ah,an$,ga,i$,ih,ihi,ihi$,ik,is$,ola asa$,al,ar,i$,ing,r atan$ ausnr bagi,nca$,ny,ru,sl,t$ berat$ bha
bolu,rc,y bran$ bula,r$ cang,u$ ccd cek,si chh,nr cih,m$,ro ckn$ cna cong$,nta$,r$ cret$ cuit dang$,r$,u$,va$ dct
dek,me$,ne,vu dh$ doa$,cent$,i$,k,ng,sis dpt dul$ dvt ebar edef,en$ eema eger elas,i$ emel$,en$,pa,t$
endir,el,k$,teda erans$,ek,i$,im,j esh$,ha,im$,in,k,ok$ etay,im$ evc eyn far$,se,tura$ fdel fil$,s$ fno$ fon fpl fta
gah,n$,t$ gell,mi$,ra gi$,a,r gnosa gop,re gpd grado$ gum hak,lte$,n$,ne,rc,y heh,o,sa hi$,r$,tr hoc,ng hpp hsa,d$
hu$,rd iano,p ici$,il$ ien$,u$ if$,na,re ih$,i,i$ iiu ik$,as,re,ta ilc,i$,ia$ imi$ inir ipi$ irb,im,ke
isaf,ci$,i$,im,kon,ma,y itap iya,e jak,la,m,nt jil jml jua ka$,ded,k$,l,me,n$,nto,p,r,t kent$ kich,m,ne,p,r,s klub$
kobe,d,lo,rt,su,t kredi ksem,h ktur kul lah,m$,ma,rgo,sm lcu ldl leh,me$,p lge$ lima,r,s$ luo mape,tor,tra,u$,y
meb,den,sa,se$ mila,nda mla mnd moi$,ol,r$ mpark msar mti mua$,d,h nabi,k$,n$,ng,t$,v$,y nci$,ian neu$ ngg nh$,i
nim$,z$ nlem noi$,po nqt nsi$ ntim$ nush oen$ ofo ogre$ okol omei,etros onatu,el,em,go,sel oper$ oran$,u oyu ozaj
paar,is,nj,rca,ta,tt penu pj$ pmt ppn$ prim$ puh,ra pwp pz$ rak,ng$,nti$,si rbh,it rebut,nda$,si$
rife$,h,hi,hi$,ma$,r$,ta$,za$ rodi$,je$,ng,va$ rsel rta$ rube,sa,t rya sala$,n$,se sdt sebe,di,fe,ro,z
sia$,da$,l$,me,ra,z$ sks,t slek,im sme$ sopi,y spon$ ssv stt$ sube,mb sx$ tape,rih,rihi,rihi$,s$ tce,i tde$ telp$,si
the$,ue ti$,ke,mp,pe$,r$,s$,tr tlar,i$,on,p tma tode,i$,k$ tpad ttc$ tu$,h,ote$ uan$,ng,t$ uc$ udi$,u uk$ ulk
uma$,ar unde$,ite,u$,va uoc,i,n upu uran$,u usat$,en$,u utan,ar uzu vach,de$,luta$,p viz vkk,n$ vlu vnr vru vsn
wa$,n$,rn ya$,r,s,v,y,z yek,n,t yi$,l yon ypp yu$,n zet$
`,
} as const;
