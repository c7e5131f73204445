/**
 * Parts of words by which the lists are recognized that a name needs, `^` where the word begins and `$` where it ends.
 * Those with the same first two characters are together: `aade,k,l` are `aade`, `aak` and `aal`. Chosen so that they are
 * in nearly all phrases of their list, in no English phrase of the lexicon, and in few words of an English dictionary;
 * `needed-lists.test.ts` tells when words were added that none of them is in.
 */
export const LANGUAGE_MARKS = {
  german: `
08$ ^ab$,bl,bo$,bonn,lte$,m$,nf,nge,nw,real,us ^bis$ ^ehe,ing,inh,k$,ndd,ntl,rn,rst,rw,tag
^fall$,es,et,olge$,onds$,ru ^gast,eb,eg,eh,es$,ewic ^ist$ ^kanal$,f,om,on,ost$,r ^lade,aen,age$,ese,iga$,k,om$
^mg,odell ^nate,io,r$ ^ort$ ^rabatt,ang$,dat,enr,g$,gnr,nr,oh ^staa,toff$ ^tage,ol$,our$,ue,uren ^uber,ni$,sti
^vate,erban,erf,erm,ita$,or,za ^ware$ ^zahl,ol,ul,z abg,t ache$ aec,h,ne,t$,u afa$,ie agb$ ahl,l$,lu,lun,lung,n akle
aldt,lage,r amm$ andant$,dels,dw,gel,nr,r,zah,zahl,zahl$ apaz,ie$ arbeit,kt,tie astw ativ$,sr,z,z$ aue,pt,su,tor$
bade,e,u bban bedi,fu,it,leg,n$,tr,tt,z bho bild,ne$,tor bnis bonit,rp,rte brig$ bsend bue,ro bw$ bys cear
chaft,c,d,en,la,nu,nun,nung,s,t,w cke$,st,w dernam,rt$,ut dieng,enst,on$ dner,r dort druc dukt$,rc eben,er$ edik
eepl egat$ ehandle,m eib,ch,f,h,le,nk,nz,t$,te$,ten,ter,ts,ty ekund elte emei endle,dsa,dstan,ge$,lo,nam,ss,tg
eplant erbe,ei,fa,in$,la,san,stan,sto,tr,un,ung esch,tand$ etart,rie,z euer ewerk$ ezei,ep,ie fach,e,h,rb,rt$
feh,kt,ld,n$,ne,rte$ fik$,lial flug fnet fon$,rde,tos frage,ei$,ist ftat gabe geld$,ng,ntu,pa,rat,rnam,sa,w$ gier
glist gter$,ex gurt,t habe,den,f,lt,ndy,rgen,us heim,iz,rig hie$ hler,u,un,ung hna,ie$,ik,r,u,un,ung hoh,rd hrb,if
ialar iche,hn iedt,geln,rt$ ifna igt iker$ ilie imar$,me indn,kl,land,n$ ionsty isato itae,t$,z jah jekt
kampag,ndi,nt,pital,rte,t,uf,ut keit,ll kkon klamat,ick,ient$ koh,ll,se,sten kstof ktco,i,li,nr,o,ura kument$,ndi,r
kz$ lack$,nder,nge,ub ldatu,ins leh,nker lgruppe lich,ef,kt$,nie,tat$ llig,t$ lombe,snr lter$,ig lumi,ng,ngs lyt$
lz$ maer$,ne$ mbm meh,lde,of mhd mie$,et,nar$,tg,ttel modus,nat mpf msta mutt mve mws nahm,rt,ten nbu nche$
ndat$,e$,es,et,not nein,rn,u$,ue nft nhang nkte,te$ nlage,as nnz nonym$,se,tf,tiz nsche,era,tl,ur$ ntern$,in$,wor
nun,ng,ng$ nve$ nz$,ah,ahl,ahl$ oart obli odul$ oehe ogie$ ohn okal$ oliz,le$ onaln,en$,sst,teur orant$,ar$,in$
ostand otien ourta pake,nne,rtnr,use pesen pfl pkw plare$ prap,eis$,obe,oz,u quell raet,gen,rt$,uc,um rbeit rdatu
rechn,gal$,ie,is,is$,it,md,nn,nz rgene$,ew,ie$ rhy rieb,en$,fe$,tat$ rke$,eh rmin$ rnus rort rpret$ rrt$ rsnr,tat
rtart,ement,ort,yp$ ruf,nd,ngs,ppe rzel,t saal,ch,iso,tz schaft,hec,hi,hu sdatu sekr,rnr sgv sich,tat$ skonto$ sname
soll$,rte$ spart,edit,ei,ie,orteu,rec sse$,en$,nr,te$ stell,rak,rom,st$ such tadt tck$ tei$,il,ina thema,ode
tiern,ge$,keln,sc,tel$ tkp$ tnis$ tolis trag$ ttent$ tuck,r$,v uadrat ubrik ueck,ng ufe,l,na,t uhr uland umme
unde$,den,g$,ge,gs,gsd,gsda,gsdat,k$ uoten$ utz vall$ versen vnr voll,lumen,n$,rs vpe$ vsn vza wah,nd weis,rt,rt$
whg woc,rt$ wur ximal$ xkl xpose$ xterne zah,hl,hl$,hlu,hlun,hlung zei,ic,ich,it,it$,nt,u zg$ ziel,ns,vi zug,n,s,ta
zwe zyli
`,
  dutch: `
^aan,ant,anta,antal,bo$,fl,pk,rt$ ^buit ^curs ^een,ind,is$,ise ^fact$,eit ^gast,eb,ee,eme,et,ew,n$ ^hell,ut$
^ingan,nge ^j$,a$ ^kans$,as,l ^laden$,ange$,ee,era,ev$,id,ossen ^met$ ^na$,ie,orm$ ^ober$,ms,nde,or,pl,ud
^rang$,as$,eis,ente$,it$,oke,ol$,si,sz ^same,cha,om$,tad$ ^taf,av$,ekst$,ol$ ^uit ^vv ^wie$
aag,k$,l,n,nt,nta,ntal,ntal$,rd,rde,rt,t acod,tiva$ adea,res$ afd$,ie,n,st agage$,ina,ne$,nose$ airco akket
alaris,en$,ing,lage amen$,kl anaf,bi,cod,dst,ning$ arabe,en$,ief asten atie$ aven$ ayon$ baar,ten
begro,la,ller,mes,ste,stu,u,zo biel,j,nn blz borg$ bron,uto bsn$ btw bvo casem,tu ccin$ ceel choli,rij,rijv,t,tin
clust componi,nnos,ntan ctie,k,t,ureri dag,ir$,rts debet,el,ling,rnr dienst,er,on$ doe,ser,sis$,zen$ drag,uk ecept$
edatu,en$,iet,j eedt,lt,md,pl,rd,rs efnr egel,es eids,ge,k,z eken eldi enings,tie eperc
erdie,ess$,ig$,king,rai,sie,sta,var eschat,sie etage$,el,ten$ euw ever$,erd exe$,eri ezi feni fferte fge fond$,on,ut
fva gak gbo genp,ree,sl,va,ve gie$,er,nd,ngs,nsa gorie$ grar,ens$,oot gte gunn halte$,ndel heid,ma$,nke,ug hode$,ud
hrij,ijv,ijvi hth hui,ld ialist$ icus iddel ieet,k,la,ne,nin,nr,typ igd,gi,ing ijd,d$,f,k,n,s$,v,vi,vin,ving ikb
ilinde imale incie,dere,ent,gen$,sz iode,e isato,kl,nr,tent$ itae$,ie$,nr iwit jaar js$ juf jvi,in,ing
kadas,le$,mer,nt,ve kba,o$,on kco keur kking kleu,eur kmst komen$,o,op,p,rt,sten kp$,l$ kte$ kv$,k laa,at,ats ldatu
ledi,ga$,id,ner,nin,sg,ssu,verb,veri lict,j,mie,sme llic loof,on lperc luit lwa madat,ir$,rge$,ten mboo,our$
melder,rk$,st$,sts,tin mge milie$ modus,lm,me mtyp munt naa,list$ nche$,hec neme,tj ngst$ niem noo,ta$ nquete$ nrat
nstand,te,ult$ ntaar$,en$,ern$,ie nule,mm ocent$,ente oed,g,k,li,p,r,t ofd ogen$,es,ing,nos olb,g,is,ki omei,st,z
oncurr oogs,i,kt,p$,rk,rt opend,ge,m,na orant$,teri osch$,sin oteri ourd,rta,w pand,rtnr pech pland,ank$,ek
pols$,ns$,rtie prij$,ijs,ijs$,ive,oef punt$ raa,min,ncie rde$ reek,ep,ge,gio$,k,mie$,pot rij,j$,js$,jv,jvi,jvin,sic
rkc rmule rross rschi,ne,one rtem,ies rvl rwerk sant$ sbi$ schap,hie,hip,hrij,hrijv sdatu,is seur$ sfot sidie,e$
slag soo spele stap,ie,kod,orin,roo,uk taal tbus tchn,od tdatu teit,ler,llin,mb,mm,rend$,rnr,rug,ur tht
tiec,ef,ev,j,jd,ke,tel$,tie,ver toel,es,f$,rk,rti tred,ie$,ole,oom tsel,te$ ttime ubn$ ucent$ udde uik,mt untm uren$
utie$ uur uze$ vader,k$,luta$,ng verl,rts,rw,rz vonn,o,or,rd,rig,rm vum$ waa,ar,ard,arde,gen$ werke,rko,rv
wij,nk,nst wone,ni,or xtern$,erne zaa,ke zb$ zeg,nd zitt zorg
`,
  nordic: `
^aar,ck$,fs,ie,in,it,le$,lue,ndr,nko,nsa,nt$,ntal,r$,rga,rk,rs,rter$,sti,v$,vl,vr ^bas$,ort ^dels,ju,nr
^ej,ks,pos,ri ^fag,el$,et,il$,ors,ra$,rist ^gade,ast,je,rense,rod,run ^hata$,el$,em$,uss,yl ^isa$,stu ^j$
^kl,on,or,r ^lag$,age$,ai,ar,edi,ege,ev$,everi,oma,one,onn,ossi,ov ^mal$,ale,all,ane,ate$,ell,itta,or$,va ^nae,ed,y
^ocr,it,ma,ppi,rt$,sa,tto ^paa,ant$ ^ras,ente$,olle,om$,ute ^sad,amm,ang$,ato,ider,ist$,ista,iste$,j,tat$,ted,tof$
^tak$,id,il$,imm,om,ul,uo ^ud,ge,tf,tl,ts ^viera,ies,ir aali$,ta,tio,tto adnr,resse aeg,l,mi,n,so afg,i$
agage$,gar,t aht aih,k,ne$,no,to,va aks,tur,ut alde,do,fo,lage,us,v$ ambo,en$,f,le,n$ angd,nin,nos,se,st,tiu aol
apsi arbe,eal,end,nr,ve$,vi asj,sager,si$,un atorie aus$ avance$,n$ badr,rh,rn bbt befa,hol,lo,sk,stal,ta,vi
bil$,lag,ld,ter,tor$ bler,ise,od boare,de$,en,k,la,st,ter brans,edd,ug bud$,ds byg,r cerin,ty cin$ dag,re,to$ ddel$
delar,ling$,ll,rnr diea,nati,on$,sin dman dnin doman$,mene,mme drag,if dsat,el,f,k$,te$ dtid dukt$ dyr ebet$
ecept$,iale edel$,ien$,ik,li,sl eell$ efel,on$,usi ehandl eie,i ejd,l ektor$ elain,m,se,se$,ta,u emad,m
enast,g$,gd,ke$,ki,nin epositi erat$,ens,far,o$,om,ot,st$,us$ esat,ept,erv$,og,tance,te$,ultat etag,id$,od,ts,typ
eura everans,ert$,et$,eys exk fade,kt$,r$,rg,s$ fedt,il ffek,ert$,i$ filial$ flad
fodd$,de,lj,lk,ra,rdo,rdr,rel,rer,rf,rh,rmal,rr,rs,rv fraga,an$,it ftale,et fuk,ld fyl gae,ml,mm,rd$,re,si,ta,v
geins ghed$ gikl,lt,ro gnatur$,in,os$,r,s god$,typ$ gran$,eb gsp,si,ta$ halv,ver hde hela,ml,t$,te,tu hje hoit,v
htv$ huo,s$,sh,sn hyr,v iat$ icen$ idet,isk ige$,t iim,nt ikk illg,nr,ta imar$,ma,y
indeks,deksi,en$,gar,gsnr,na,ta$,takt,to irio,j isio$,tent$,ti$ itrat$ ivs ja$,se jek jobb,c,n jse
ka$,d,is,l,mp,n,p,re,ss,t,up,us kef,ri$,st kib,el,ld,o kjo kka,e,i$,u kni ko$,b,d,e$,h,ko,lh,ll,m,od,p,st$,ti,ul
kpl$ krop,ot$ ksam,et,ne kter,i,kl kul,ment$,nd,nt,rr,rs,u,v,va kvan,ens kyd,l,s laak,d$,er,gg,ji,ke,ner,re$,sk,ut
ldel leder,gg$,j,rans,veran lger,h,t$ lig$,ga$,i,nj,sa$ lje lkm llede lman lnin lona,np,nt,pn lsn,tan,to ltal,id,yp
luku lyh,m,s$ maa,er,lin,ls,ng,ski,tt$ medl,gl,ld,lo milie$,lj,ns,tat mlon mma$,el mne,ing modst,ntor,tk,tt mra msf
muo,s$ myy nad,mn,mn$,re,rm,sta$,ter,tiv$,tt,vn,vn$,yt nde$,el$,erv,ho nedat,n$,rgia ngeri,iv,or$,t$ nhed$
nibe,mi,va nkk,l$ nmal nneh,h,it,l,on,us,ys nod$,df,e,nym$,sto nro$ ntarie,ern$,i$,ip,res,su,ulo nyy
oder$,k,t,ucen,ul$,us oen$,ng,rn ohja oim,te,tt,tu ojd okot olise omare,d,etria,sn,sr,ss onnr optid
orant$,br,bu,j,l,tt osen,i$,io,ite,itu,tad,tb,teu otat$,eri,pa,u paiv,iva,iva$,ke,ls,nn$,no$,rti$,rtnr,use$
peditor,ndi$,rh,u pfol pgi pill,ste plass,ats pmo poa,is ppa$,es,la prenor,is$,nr,ose,ove$ pset puhe,o pva,m
rabat,d$,k$,kn,kt,mat,nta,tt$ rdi$,ip,re reds,ko,nin,ol,sser,t$ rgee,i$,inal$ rhall,o$
rick$,enr,kt,nar$,ngst,nn$,ski,sli,vi$ rjo rke$ rnaln,t$ rocent$,ev,g$,ol,tt$ rsak,io$,oner,ta,ted
rterin,for,id$,or$ rupp,tt rvert,o ryg,h,k saed,g$,lj,na$,nin,nky,r$,so,ta,tt sda,ato,ato$,el$
selit,ma$,nar$,ndin,ndt,ring,te$ sida,do,ent$,oner,vu skab,el,ic,if,o,ri,ud slaet,ag,ut smal$ sni soge,k,rd
stad$,eg,id,il,ne,nr,ort$,us,yp$,yr suu sva syk,n$ taler,lt$,pa,so tchn teh,k,lnr,nta$,rna$,rt,tt tferi
tids,edo,k,la,li$,mer,ps,tel$,tid tleg,ese,f,ig tning tol$,ld,lon,rst trit$,om$ tsent,ted,type
ttel,est,et,i$,id,ori$ tuad,d$,nn tyg$,ma,o,s,y ubrik uffo uke,tl,tor uli$,ls umerati,i$,mer unik,im,stige
uok,ma,nu,r upph urku,tag,va utgi,ta,u,v uud,s uvu vae,kt,lit,ll$,lm,luta$,nh,nin,ra,rd,re,ri$,ro,ru
veck,i$,j,kt,nr,rge,rnr vga,i vh$ vidd,era,i,k,nst,rk,st$ volum$,lumen,t$ vper vri,nr,u vsen,ta vta vuo,rd webb xel
ximal$ xna xtern$ yck yde yft ygd yht yke ysi$ yta$,t yvi yy$
`,
  french: `
20$ 93$ ^adhe,nc$,nn$,ppor,rro,rt$,u$,van,vo ^bat$,ati,ce,les,on$
^ca$,aut,essi,ib,im$,iv$,le$,li$,mr,ni$,oli,ompt,ond$,ote,s$ ^dci,ej,emi,ern,lu,oss,te,u$,ur$
^eca,ch,mb$,nfa,nre,nse,nvo,re$,tag,tra,xo ^fact$,actur,iliat,in$ ^gare,eran,es$,estio ^heb,eu,eur,eure,eure$,re$
^ics,lot,ne$,nti,pp,ri ^juge,us ^le$,et$,it$,iv$,oye,v$ ^mari$,el$,en$,ere$,ise,nt$,oy,t$
^naf,as$,ate,b$,c$,e$,if,iv,om$,otati,ss,ui,umero ^ordre$
^pai$,ann,arta,d,ere,laces,lage,lat$,ortee,ou,ressi,rix,rix$,v$ ^raf,ang$,ay,cs,dt,egl,em$,emise,ib,na,ome,ue$
^serv$,h$,te$ ^tarif$,eg$,ensi,out,rs,tc,va ^ue$ ^verse,ise,ue$ abac$,ricat achat,ine,ite$,s$,te$ agage$,ence,inat
aie,ll,me$,s$,so,ss ajou alad,ie,ite$,lage,le$ amende$,etre,ill ancem,cie,gue,sp$,tati,tie,tin$
arant$,geme,ie$,ol,tie$ assio atif$ aut$,x,x$ axima bale$,nq,rem,rres,tea beth bien$,tati,tre blie$
boit,nne$,rne,urse breg btent bvent cah,mio,nal$,ntin,rte$,tive ccam,e$,or,ro cde,i ceau,de$,ur chet,ive$
cice,des,e$,en$,n$ clamat,ef,ot,t$ cmd codif,le$,mpt,mpte,nge,nis,nso,ol$,tat,ul,ur$,ut cpos cree$ csg$,p$
ctel,if$,ionn cule$,mp$,rite danger$,ture db$ ddm,n deau$,ce$,lai,ment,pens,plac,tte,u diam$,dat$ dlc donn dpe$,t$
droi duel,i eance ebut ecett,hang,ondu,op,ri,te$,u$ edents,ev efice eill elan,eve,it$,le$ empru,ps encier,ne$
epag,ere,h,ou erances,ie$ esins etape,ard,at$,eme,ie,our$,p$,ud eui,re$,se evem,t$ faire,m$ fct fecta,t$ ffa,e$,r,us
fich,ni$,niti fonc,nd,urn,y frn,s$ gamme$,si geu gie$,en$,q glom gnale,e$ gorie$ gral,ati,eme guin$ hans
hentif,u,ur,ure,ure$ hie$,q hnie$,iques hode$,pi,rs$,te$ hute iair,le$,q,u ibue icale,at$,ilia,ite$,time
idien,ite$,u$ iee$,l$,me,re$,te$,u ifia,ie$ igade,ea,ine,nan,ue$ ilite,let$,om$,ote imati,mat,mo,pot inai,dre,ima,tu
ionne iqua isme$,po$,que,san,tere$ itte$ ivr jalo,ug jet$ joint,ra,ur$ jurid lair,ntee,rg$,risa,ture
lecon,e$,rte,si,ur lib$,be,dati,de$,que,se$,see$,tati llocati loge,i$,ngu,nna lte$,ure lyce,se$
maine$,ire,j$,nde,rch,rge$,rra mbau,re mc$ mdp mec$,ce,e$,nag,su,u mge$ mier,lial,s$,te$ monia,nt$,p,tif
mpay,lem,osa mule$,re,tatio mvl nale$ nb$,re ncad,ai,he$,od$ ndage,at$,ice,u$ nement$,q,tte$,ur,vo nfos,ract
ngap,in$ nier$,r$,ss$,te$,ver$ nnat$,ee,ex,ue,ula nom$,nce$ nree nsabl,ei,ite ntant$,e$,ele,ement,re nyme ocalis
odele$,if$ oeffi,u ofil$ ogressi ointa,r,s$,tan,tat,x ojete omb$,inat,pag,pte onag,curr,dai,dan,stat,tena oris$,od
oscop otc,isa,ype oue$,ha,i,til,v oye$,en pae$,le,mp,rc$,rti$,use$ pece,rso$,rt$ pides,tr plet$,ome pmax,p poid,ste$
ppart$,el$,osit,rec prec$,en$,ena,etent,evisi,ime$,ive,ix,ix$,m,och ptac$,at,e$,el,if,it puc,re,tati pvc qte,h
rair,ite,les,lis rcant$,he$,ons,ou rdv rebon,cis,dig,fer$,il,mb,nti$,pon,sil,stati,ste$,t$,te$,trai,ur,vu$ rfai
rgence,pd rhes riq,se$ rme$,et rnative,ee rono$,po$,port$,upe rque rrai,c,ez rsai,ite$ rtement,es$,ier$,ir$,ive
ruit$,t rvena saf$,ger$,isi,nt$ scrit sens$,u shon$ sier$,ne$,q,ren,rs,se$,ves soin,l$,lde,mme,nne$,um,us sponibl
ssai,e$,eme,ep,igna,uj stants,eme,ibl,ime$,ou,re$ suel$,iv,ltat$ tache,e,ir,le$,lis,ture,tut$,ur
telie,nu$,nue,stati,ur$ theme,eq tiers,q,ss,te$,tr tjm tocka,risa tph trage$,at$,ava,ice,ie$,ole$ ttre$
tuat,el$,lati,osi uai$,ne$ uccu udm ueran,te$,ur ugs$ uht uie$,pe,s$,se$ ulant$ urant$,ee$,te$ usea,see,trati
utre,ur uve$ ux$ vant$ vee$,h$,nant,nu$,nus,ur vht ville,re,s$,site,te$,ve vnc voie,itu,us vrai xamen$ xe$ xi$,g
xposi xte$,erne yeur ygene
`,
  iberian: `
^ace,ire$,lto,nali,nda,nt$,nu,ranc,te$,ul,val ^barco$ ^caj,ama,ant$,edu,el$,id$,ie,ip,ita$,li$,no,omi,orta,te$,ui,up
^dci,eve,ni$,ono$,ors,ra$,to,ur$ ^elab,mb$,nde$,nsa,po,sp,stan,sto ^farma,ec,ech,echa,echa$,let,rec ^gana,iro,ol
^haber,ip,ora,ue ^ibi,nici,nvers,rs$,tb ^jui ^larg,ecto,iga,im$,ivre$,l,ote,ts ^mant,arge,es$,ma
^neta,f,ie$,if,it,ota$,ro ^orige,tr ^pad$,adr,ai$,ais,ale,as$,b,d,ed,is$,iso,or$,rox ^raz,az$,et$,it$,ol$,uc$,ut$
^sede$,emen,erie$,eto,iti ^talle,area,as$,ea$,ela$,ema$,ens,lf$,urm ^ult$,nd$,rb,so ^vale$,el$,ida,ila$ ^zona$
aca$,ao,ao$,io,ion,ion$,ot,um ada$,c$,o$,or,or$,uc afico,p$ aga$,em$,io$ aje$ ala$,ba,ca,h,la$,le$,m$,ta$ amo$
ana$,al$,co$,go$,o$,sp$,ter aplic,od,ol,to aqui arra$ asa$,c$,ist,o$ ato$ autor$ avance$,ie,is azo$ baj,nde,rque$
bem$,ns$ bim,tro boa$,le,ls,no,ral bra$,ev,t$ buen caa$,be,mi,ntor,rg,rn,sta cbu ccc$,ion ceco,la,lu,p$,ta$
chapa,av,o$ cia$,b,era,na$,no,o$,on,on$ clase,av,iq cms,v cnh cobr,ch,e$,la$,leg,ns$,nta$,r$,ste,ta$ cpf
cric,ita,ito ctam,d,o$ cua,e,la$,ndar,ot,rs,rt cxp dade,de$ debe$,ga,mica,sem,ud diam$,cao,eta$,f$,fico domic$,sis$
dpos,p,to dutor eaj eca$,amb,ao,ed$,eu,ha$,ta$ eda$,ad,ial,id,io,o$,or eio,r,ta$,to eja$ elef$ embro,ico,pres
encia,cia$,do$,ha,ta$ epto eress$,f$,fi,o$,ta$ ese$,erva$,io,o$,or,pes,post,q,tad,tan$,tatu,tino,tre,tud,up
etapa,nia,o$ eviso exis fch fech,cha,cha$ fia,la,lial$,m flot fone,no,p,rma$,rn$,ro fra$ gao,rc geno$,ral,rio,stor$
gia$,da glon gpd granj,au,emi,o$ gts gunta hab$,ce,rl,sis$,ssi$,sta$,y$ hoga huva iae,o,rio ibo,uto$ icac,ipio,lo
idad,ad$,ade,ade$,as,ez,io,o ienda$,nto,nto$,ps,sg igic,la$,las,o,v ilia$,io,la$ ima$,ari,c$,era,pt,ut$
inario,ha$,teg,tor iodo$,nes ipc,o$,ol iq$ irecc isitas,r$,ta$,tori,v itens,o$,v$ iva$,el$,ida,o$ izo$ jef,ra,ta
jo$,g labe$,nta$,o,res,res$,rio lect$,nc,ra$,ta$,tra lho$ libre,cao,cita$,co,cs,der,na$ llo$ lmac
loco,ja,ne$,ni,res,sa lterno lud$,gar,no,to$ lvara mae$,gen,lo$,nda$,ndo,q,rca,ze mbre menor,nsal,rm,sa$,ssa$,tro
mgn mia$,en,ent,ento,ento$,no$,sio,so,te$ modo$,rad,to$ mss$ mtto nac$,e$,s$ nca$,ao,het,m$ ndol nea$,o$ nfe$,orme$
nhc,o$ nib$,bl,ca$,co,da,mo,nos,o$ njug nlac noch,me$ npj nso$,s$,u$,ual$ nte$,eo,erno,ia$,id,io$,o$,orn,reg,ual$
nuev obo$ ocao,olo,s,utor$ odal$,io,ucto,uto ofer,is oites oltr ombu,end,erc,ico,ina$,oto,pania,pr onari,ito
opd$,es$,ia,in,osta oqu ora$,den,ico,io$,re$,tal$,te$ ositor$,o$,or outr ovel,il oxi
pabe,g$,gar$,go,nh,q,ro$,rte$,usa,v pcao,d pdo pede,tic,to pgt pma$,p pob$,lo$,nsa,rc$,rce,rta$ ppto previsi,om$
ptas,os,u$ pues,nit pvl,p qde qtd quet,ida$,il,in raiz,ma,rio rcao rdem$
rebot,co$,fa,ga$,gue,nda,o$,ra$,te$,tor,u$,via rfc rginal$ ria$,da,ego,fa ros$,ta,y$ rpf$ rreno,f,io,o$ rto$
rubro,id,im$,ta$,tor rvico said,lid,lo,o$,rio,s$ scim,o$ sde$,o$ sena,os,rv$ sica$,cao,gno$,na,sto,tu$ smo$ sns
sobr,e$,lar,s$ sso$,oa,u$ sto$,ra$,ro$ suc$,ca,el tad$,e$,o$,q,rio,stra telf,ntor$,res$,rio$,rmo,rna$,ste$
tico$,da,emp todo,mb,no,res$,ro trab,ase,ein,iz tud$,lar ua$,ri ucao,ro udad,m,o,s$ ueb,lo,no,z ugo$,ue
uia$,c,mp,tes ulo$,ta$,to umbo,en$,no,o$ una$,id,il uo$ upo$ uqu ura$,abl,ar$,av,no$,o$ usal$,ta$ utav,os$
valia,lo$,se veic$,nc,nd$,nda vio$ vlr vnc voo$,tos vto$ xa$,me xc$ ximo xo$ xterno,o yug za$ zenda zimo
`,
  italian: `
^abi$,chi,l$,lle$,tec,ul ^bord$,un$ ^cant$,et,odic,odice,onto,opie$,ro$,ui$ ^da$,al,are,e$,enu ^ecm,ntrat,sam,ste
^fase,att,irma$,orma$,oro ^gara$ ^il$,nre,see ^la$,avo,iv$,una,ung ^madr,arca$,edio,is$,odo$,og,ora$
^nivel,r$,re,ume ^odl$,no,ra,re$ ^padre,agi,arte,as$,d,ec$,ond,orte$,ret$,unt$,z$ ^q$
^ral,amo,ea$,est$,eti$,ic,if,iga,ise,iti,ol$ ^sc$,ede$,fa,i$,omma,trad,uma ^tan$,ass,ecn,ess,va ^ult$,rm,so
^vani$,ano,oto ^zil abile acient$,or adau,io$,ra$ afat agine,ni aio ala$,ario,i$,sa$,tr ametro
analis,do$,gaj,imale,no$,od,terio,ual$,ut,z aor aparr,ere,ort$ argh,ime,ola,tim asigu atari$,emp,ie$,o$,ore,ore$
autor$,tot aviz,v azie,io,ion,ione,ione$ bam,re$,rre$ bbli bil$,let$ bloc$ boll,rs brano,u$ buc$,ca,o,rante,ti$,to$
caen,mer,mio,ntie,po,sa cch,ia cdc cepu,re$ chia,io ciar$,cl,e$,eta$,fr,g,lio,o$ clasa,asse$,i$ cnp$
coda,dic,dice,dice$,lete,lico$,llo,lt,ns$,nt$,per,po,r$,rs crear,iz ctia,ie$,iv$ cul$,p$,ren,rie,rs dazi ddt
dice,dat$,re$,sco$ dola drata,ati duta,to$ echi edic$ efon egge ella$ eneo,ere,so$,uto,z,za,za$ erie$,ren
esa$,aj,cr$,e$,imi$,o$,si$ etaj,ar$,ate,nia,ri$,tor euta ezz,zo,zo$ fasc fermo,sor$ ffa,ico
fia$,che$,do,lo,no,sc$,sie fond,rn frid fu$ ganic ggio gia$,ac,or gli$,ia,io gna$,o$,ol gorie$ grado$,al gsoc guac
helt iale$,no,re,rio ibile,uit icolo iect,i,no,re$,ro$,vo ifica$ igl ii$,to ima$,ba,ic,or,pi,porto,u$,ul$
inario,p$,tes,vat ioa,ne$,re,te ipo,ul irar,ie iscale,ta$,tino,tit ita$,are,ate,i$,o$,ol,ore$,ro iu$,g,n,to
iva$,ico,o izat$,ion,ione,ione$ jud$,de lamo,riat,ta$,tim,ur ldv$ legam,o$,rgie$,ta liber,no$ llau,o$ lore ltate$,i$
lunn,to$ maco,lia,ma,na$,nci,rio,ta$ mbro mc$ medie,nsa$,rce mia$,ne$,te$,ter mmg,obile,ont morte
mpanie,ara,orto,orto$ mtam multa nale$,lti,sc,ster,ta$,tar$ nca$,et,iv ndio,ir$,ucat neda$,rari nforme$
nibi,ficat,fico,men,mo,o$ nnov nome$,ne$,si$,u$ nsil,um$ ntab$,e$,ea,ern$,erna$,erno,i$,ino,o$ nul$,mar$,me$ nza$
oare ocm odice,ice$,p$,ucat ologic omand,ini,une ona$,ator,cim,eta$,i$,ica opil$ osti$ otiv$,ore ozit
paga$,le$,lt,usa pedito,f,rture pia,di,te platit,eto,ina$ polso,rto,rto$,sa$,sta$ ppo$ pratica,ec$,emio,ete$,z$
pun$,nct pvp qta rama$,mma$,ssi,tt rcin rda$,ine$,o$ reale,re$,ve$,zz rfa$ ria$,ca$,co,mestr,mo$,nta rmen$ rniz
rodus,pa,u$,va$ rsoa,one$ rta$,at,o$ rude,ri rvat$ scade,it,ontr,uo sef$,gn,gna,mina$,tt$ smart soci$,fe,re$,t
ssa$,im,o$ stare,iona,o$,oc$,ro$ tae,le$,ment$,rga,rio,sse,ta$ tela,nut,ro$ tico,mat$,nta tlu$ todo,lica,ri$,ro
traj$,ice,ina tta$,eg,i$,ia,o$,ore$,ua tuale,din,lu ua$,la$ udm ulare umd,ut unico,m uo$,g,lo,v ura$,are,ata,no$
usale utile,ore$ valuta$,rst vech,ndit,nit,re$ vincia,o$,site$ volo$,ro,ti$ vrar vul$,t za$,to zio,on,one,one$
zza,i,o,o$
`,
  eastern: `
^adag,do,ktiv$,lla,rre$ ^bali,er$,lag ^ceg,el$,il,im,ip,is,isl,islo,islo$,lo$ ^dal,at$,ati$,ic$,il$,io,ost,ug
^ecs,ic$,mise,not,tat,te,ve$ ^fak$,ond$,orma$ ^gos ^hatar,et$,ru ^ico,do,me$,mi,nic,sp,z ^j$,m
^kam,an,elt,ep,ia,li,lu,om,on,oor,or,r,rev,up,urs$ ^liek,iga$,ose$ ^makle,bo,ero,esi,esto,ie,ist,oc
^nad,ag,aj,ak,ar$,aro,as,em,ov,ow,r$,y ^obal,bo,d$,des,dl,dp,ds,j,mm,pa,pi,pr,se
^paci,ali,am,as$,lasm,lat$,ok,olis,olo,on,ora,osto,ov,ru,sc ^rabat,aspo,ave,b$,ez,od,ok,ola,oz
^sala$,kar,kl,kod,kr,tado,tan$,tat$,tet,tran,tro,zi ^tel$,ep,erv,im$,la,ren,ure$
^uce,hr,li,ra$,re$,red,ro,ta$,ve,wa,z ^vada,all,am$,el$,ir$,j,z ^wart,n$,p,y ^za,b,d,em,g,l,m,p,r,v abina acita$,j,z
afa$ aga$,y aj$,ac,k,n,t akc,et$,tar alac,ap ana$,ar$,ia$ arag$,ba,os,u asa$,z atby,el$,ro$,usa avi$ awa$,o
az$,an,e$ bav bec,rb bieg bjekt$ bla$,ast bni$ bodu brend,oj bsl cela$,lk,na$,no,st,t chod
ciel,ez,kk,lo,sl,slo,slo$,va cji clan,en cni$,y cso cten,u$ cvi cze,y daj,k$,lo,rab,rc,v ddv deg$,k,ll$,lu$,nne
dieta$,j,lo,on dje dlo$ dme dne$,i$,y dobi,da,k,men$,sp dph$ dresa,uh dukt$ dzi eao ebb$,et$,l ecept$,ia$,v$,z
eda$,ba$,ice,ienc,ni,z eendo egent,i$,on,ow,y,z ejs,v ektor$ elace,ad,j,ner emestr$ enali$,i$,ia$,y eost epe$,osta$
erace,em$,et$,mes$,ny esel$,eno,or$,z etap$,eg$,es,et$,i$,no,o$,ren evf ez$,d,on$ faj fele,se fog ftv futar gato$
gistrac gled gmi gol,va gsag gya haj hely,nci hiba$ hla$ hoste$ hva iak$ ici$,id$,ina$,ka$ idic$ iekt$,tro ihod
ije,m imaln iogram,k$ ipus iran,as isina,ka,lo,lo$,te$,tka itak,ara,el,et,ost,v ivan$,o ja$,cy,z jed,l,m$,n,z ji$
jni$,y jov juta ka$,lorie,rd,t$,teg,tor,uc keta$ ki$,et,k,ngu,pa klad,et knut ko$,d,hol$,l,rl,st$,v,w kres ktat,u,y
kupn,rak,rie,su$ kvenc kwi laco,das,ta$,tiv$,tn lcs lej,k,no,re$,rgia$,tu,vo ligia$,ku ljes lna$,e$,i$,y lok,uv,z
lso luta$,ty malis,ny,nze,rad mbs$ meg$,jl,k$,le,na$,no,sec mias mje mkb,n mpc mso$ nacin,p$,pi,po,rz,z ncow
nek,tto$,v nica$,ce,e$,k,na,p$ nje$ nkc,d,u,y nlap nny$ nost$,wa,z nrb nulo,mer$ nyag oba$,d,i$,il$,is,j$,r,u
ocent$,hr,ke$,z odb,h,in,n,ov,ru,ul$,z oga$,la,rafi oha oib ojekt$ okl,v olc$ omac,et$,etri$,etria,oto
onator$,im$,ter,zo opa$,g$,m$ orab,ty,uc,vos osc,c$,ku,l,ob,sz,tat,tep otar,reb,t$ ova$,an,o owa$,y,y$ ozi,n,o$,v
pasm pdv perater phm pib,on$,rac,s$,sa pka$,d placa,aci,ati$,ec$,ik,o$,oc,on poda,dk,h,j,lica,m,tp,w$
praca,acy,ad$,ap,at$,av,aw,eme,ve,z,ze psal pule,na,ni$,st rac$,cu,dc,k$,ny,ty,ut,va$,xe,z rbr$
regal$,gio$,kl,me$,ndel,sc$ rgie$ rhel riem,ja,na$,nar$,nos rlet$,ev,o rmin$,u$,y rna$,i$ roci,d$,de,k$,sto rpret$
rsu$,z rtia,ii,ikl rva$,i$,y ryf,t rza,e$,y sad$,h$,pa,ti$,ze scas,e$ seg$,je,k$,ria$ shod sifra,lj,mum sje
skad$,d,o$,up slabo,ev,i$,o$ smer snov sofo,la$,rr,rta,ud,up spol,z ssag$,z$
staar,ara,are,ari$,ary,av,ent$,i$,ina$,up,v,w sud,ni sza,am,am$,e,o,t tace,gi$,ro,rsi teden,k,mat,v tkor,y tlag$
tna$,e$,era,i,y$ toke$,va,wa trid,osa,r,v tth tul tvi,or,r tyd,m$,z ubor ucast,en,i$ uga$,i$,y uhy ukto,y
ulas$,et$,tura$,y$,z uma$ unka upa$,lat urad$ usac,z utca,ori$,rat,to$ uva vaha vec$,ge$,k$,ra$,rzi,sc,v vina,z
vni,o vod,st vpc vrs vtor,s vyb,da,m,n,p,r,s wad,ny,ria wca webo wia,e,ni wod,l,t wu$ xta yam yb$ ychl ygna yko,u
ypen ytu ywi za$,c,i,k$,m$,p,t$ zba,y zda zec,ni,no,ra,t zi$,k$,me,na,v zna,e,y zod,no,ny,s,v zp$ zro zto,p$ zul zwr
zy$,c,n,s,t
`,
  asian: `
^aci,det,di,di$,dre$,gen$,gn,ida,il,kun,lan,lat,lis,nk,nne$,o$,ra,sa,sing,sis,tes$,wal,z$
^bac$,an$,erat,eri,ien,ile,ina,n$ ^ca$,ad$,an$,ao,ev,he$,hi$,k$,un
^dair,at$,ava,en$,ers,i$,ien$,iger,in$,ina,ini$,oz,u$,ung$ ^egi,ki,ks,ni$,sa$,tk ^fak$ ^gid,io,oc,on,or
^halte$,ari,d$,e$,iz,oc,op$ ^iad,j,k,la,lk,rk,sl,zi ^jen,il,um,uml,umla,umlah
^kab,ad,art$,as,at,ay,az,e$,el,em,et,h,k,od,on,ot,t,ui,up,ur,y$ ^lain$,al,el,ich$,iga$,ing$,it$,o$,oat,oi$
^meb,erk$,esa,ien,obil$,on$,st,ur ^naam,ama,ama$,em$,ga,gay,gay$,gh,gu,ho,ik,us,v$ ^oda,de,gre,mz,na,rt$,to,ze
^pas$,ela,em,eng,enu,era,erk,erse,erta,lat$,olis$ ^rek$,eke,er,i$,inc,ol$,on
^sab,ah,art,ay,eh,ert,inh,ip,ira,l$,oka,on$,pk,tad$,tant,tt,u$,ube,ure$
^ta$,aga,ang,angg,angga,ani,ao,arih,arihi,asi,c$,eb,ek,eme,en$,ep$,es$,ett,g,he$,hn,ien$,im$,ipe,k$,oa,oc$,om$,ra$,re$,ri$,ro$,ron,ru$,u$,ur$,y$
^ukt,mar,mu,y ^vang,e$,u$ ^wa$ ^xa,e ^yag,an,er,u aan$ aban$ acat$ aday,i$ afi$ agang,at$,is,la ahar,li aia,k$ ajer$
aket$,ip,it,m,ts$ alan$,ang,em$,i$,on$,ze amac$,an$,ba,i$,ir,u$ ana$,ak,ap,gg,gga,ggal,ggal$,h$,tre aport$,u$
aran$,ar$,i$,ife,ih,ihi,ihi$,ik,is$,kod,mat,ola,so asa$,al$,et$,i$,it$,tu$ atan$ aun$ awai ayar,ri,u,v
baba,h,ng,nka$,ny,ru,sl,t$,ta bbm bdh beb,de,gen,ste$,t$ bha,y bi$,ler,nh,z$ bln$ bobo,c$,lu,rc,y bran$
bukt,la,le,ng,r$ cadd,i$,k,ng,ra$,u$ ccd$ cek,p$,si,te$,za chuc cik,ns,ro ckn$ clb cok,ng$ cua$,ti$
daam,i$,n$,ng$,r$,ra,u$ ddh dek,m$,ne,ni$,po$,sa$,sh,si$,vu dhi dil$,zi$ doan,i$,kte,nem,ng,nu dpp dresi dul$ dvt
dwal edef,en$,i$,ur$ eema eger ehli ekil eli$ emen$,r,t$ enel,gi$,h$,k$,yu eplas,on$,osta$ erans$,ece,ek,i$,j,sis
esai,im$,in etay,i$,im$ evk eyl,n faiz,l$,rk,tura$ fek$ fire$,s$ fon$ gah,j,ma,y,y$,za$ gedu,lar,lis,ll,mi$ ggal,al$
ghe$ gia,ri gk$ gnosa goi$,p,ru gtip gu$,b,c,i$,m,nl,s$ gvc hac,dir,fta,i$,k,m$,n$,ne,rc,sil,sta,t$,ta$,u$
heh,o$,sa,sh hibe,em,en,nh,r$,s$,ss,tr hoi$,ng,ot hpp hsd$ htar$ hu$,e$,rd,y iad$,p$ ici$,il$,im idu$ ieng$,u$ ifre
igi$ ih$,a iket,la,t ilan$,i$ iman$ inat$,ik,imal$ ipn,si iran$,b,en$,im,sa isci$,i$,id,im,kon,ma
itap,as$,esi,i$,ik,ip iup iya,e,o jam,ng jia jml jp$ jua,m,ml,mla,mlah,mlah$,rn kal$,lori$,m,n,p,r$,rg,w kbl kcp kdv
keb,nt$ ki$,ch,en,m,nh,r,s kkd klai,en,ien$,ub$ kok$,ment,su kram,edit$ ksha,i ktif,or,u kul,m,ot,sur
laba,h,h$,i$,k,m$,ma,nl,ya lce$,i$,u leba,k$,me$ lge lik$,m$,r lkol lpa$ lten luar,n$ lx$ maas,h,ki,p,si,sr,tra,u$,y
mbel meja,nse,v mis$ mlah,ah$ mnd moc$,i$,la$,ol mpat$ mset$,v$ muc,d,h,lk nai$,m$,ma,ma$,n$,tif ncc,i$ ndi$ nega
nga$,an$,ay,ay$,g,ga,gal,gal$,k nhap,ie nib$,m$,p$,si nlem nomo,po,tu$ nsi$,in$,x ntim$,ina,un numu oai$ odal$
ogi$,re$ oleks,i$,us onatu,is$,sel,u$ opir oran,um osen$,u$ otv$ oyu ozu paar$,j,rca,rs,ta,tta pbb
penan,ner,ny,sy,ta pjs poin$,ns$ pph$,n$ presi$ ptal$ pua,ra pwp quy raf$,k$,ng$,nti$,si rbh rcu$ reka,ke,mi$
rga$,i$ rih,hi,hi$,k$,mi$,ner,si,za$ rji rka$,ez rlu rodi$,je$ rsedi rta$,i$,man rube,i$,p$,sa,t rya
saa,fi,it,mpa,mpe,n$,r$,se,tin sdt sebe,fe,p$,si$,wa$,zo shi$ sien$,ga,l$,na,ni,rke,sa$,sw,z$ skor$,s,t smi$
sofo,mes,nel,nu,ru,y,zl sph$,or$,p$ ssv statu$,ok$,ri$ suc$,mb sya
tah,i$,k$,lep,ng,ngg,ngga,nggal,rih,rihi,rihi$,rl,se,u$ tci$ teci$,lat,lp$,nag,rim,sl thang,i$,uc tiba,nh,pi,r$,s$
tlar,i$,p tma$,t$ tode$,i$,ko,ng$,pl tpad tresi,inh tuan$,c$,g,h,tar ua$,ng,t$ ubu$ ucre,us udi$,u ufus uhs uju
uk$,a,et,u$ ulke uml,la,lah,lah$ uncel,ik$,u$,va uoc,i,i$,ng,ng$,t$ upnaa uran$,at$,el,esi,u usat$,en$,ia,im$
utan$,ce,up uzu vach,de$,ns,rian$,rsh,y verim viden$,en$,kr,tes$,z vkk,n$ vuc,ng wan$,rn xb$ xh$ xin$ xoa
ya$,h,le,p,rg,s,v,y,z yek,m,n,t ygit yi$,l yon yun zerve
`,
} as const;
