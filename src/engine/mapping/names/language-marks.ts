/**
 * Parts of words by which the lists are recognized that a name needs, `^` where the word begins and `$` where it ends.
 * Those with the same first two characters are together: `aade,k,l` are `aade`, `aak` and `aal`. Chosen so that they are
 * in nearly all phrases of their list, in no English phrase of the lexicon, and in few words of an English dictionary;
 * `needed-lists.test.ts` tells when words were added that none of them is in.
 */
export const LANGUAGE_MARKS = {
  northern: `
^abi$,dres$,f$,fs,lter$,nali,nda,nf,nh,nk$,nke,nl,nnon,ntal,nw,r$,rret$,rs$,rts$,sa,sing$,uf,ul,usa,z$
^bade,an$,as$,elle,is$,on$,oy$,red,t,ula ^cant$,el$,hi$,lave$ ^dal$,ic$,ier$,j,ric,ues$
^effect$,ge,h,k$,le$,lt,pos,rn,rst,rw,tap,v$ ^fall$,ar$,od,r$ ^gade$,ae,ean,eb,eh,ep,era,ew,j,m
^handy$,aus,aven$,el$,em$,eu,o$,ors$,yl,yr ^ila,lk$,ntroducer$,va$ ^kas,et$,j,li,ol,on,on$,ra,ul$,un
^laa,ag$,age$,ama$,ange$,are,en$,ene,f,ign,ima,isa,k,oe,oon$,op$,ossi,osu,oye ^mal$,eld,ena$,es$,est$,h,or$,w
^nach,ae,atte,e$,it$,iv,och,s,v$,y$ ^ols,mr,ra$,re$,rs,rt$,tr,ud,ud$ ^padr,asse$,lank$,olis$,ret$,rive$,rovision$ ^qm$
^raca$,as$,ata$,d,emb,emise$,esa$,est$,oh,ok$,on ^sae,ald,eit,h$,ites,ko,ms$,om$,on$,ped,tan$,tat$,ted$,teu,tilli,ure$
^ta$,age,ensio,hema$,id$,iers$,l ^ul$,lk,ng$,rh,rs,tl,tp,tta ^vad,ate,ere,erw,ille$,ist,ue ^wer,n$ ^xco ^yc ^zei,u
aade,k,l,n,t aber$,f,g,o$,sp acatu,eri adi$,ress$,resse aeld afb,k,lo agar,b,en$,erna,rem ahl,m,r akle,na,t
alade,ag,der$,dt,j,la$,lag,lt,ta$ ambar,etre,io anad,are,dra$,m,ne$,r,st,ta$,tal$ arar,bet,eal,go$,ief,ife,que$,vo,z
asa$,ar,ch,san,ta$,tna atei,eria$,eur$,g,ie$,ir$,rat,z$,za aulie,m$,ss av$,anc,n,r,s,t baar,dr,j,nka,rn$,rres bb$,t
befun,gro,it,j,las,leg,lop,n$,sta,su,tal,tre,vi,vo,we,zi biel,j,l$,lag,ld,let,lf,lie,na$ bok,nne$,no,ran,rg
brans,au,ei,eve,ik,on$,utt bsa,ei,end buit,tie carga ccin$ cear,el,ns$ chad,ei,enc,if,t$,ul ciai,f$,j,m$,nale cketa,un,v
coef,nges$,nto$,rso,urs$ cte$,eu,ie,iva$,v cyk dag$,ggr,re$,ten,to$,tu,u$,ue ddel,t deel,ga,ger,ks,ling$,ll$,rna,ti,z$
dicam,ene,g$,oma dlare,c,em,et,un dm$ dner,in dok,ng,rt,ser,sis drag$ dsa,el,tid dta,e,id,o,y ducen,l$,ng$,nger,rc
ebet,ito,n ecept$,et,ht,ka,o$,tt eden$,io$,ri,sh,u$ eell,pli,rd,rg,rli eferer,ice$,ler egel,io$,ne,t ehalt,m,r
eib,ch,di,e,ge,h,nd,nh,se ekk,la,t,v elaa,ar,g,lp,ob emat$,estr,itter enast,ek,ere,fa,he,que,r$,ss,ste,te$,trep,voi
erans,at$,ban,cod,ens,gu,inai,ko,rai,tr,ung esat,ena,entan,kil,la,og,te$,tel,time etag,air,at$,itie,od,rag,se,ts,z
euch,w everst ezep fach,g$,ge,ks,rb,rg,se,ss fco feh ffai,en$ fichi,l$,m fon$,ne,nte,oi,rar,rdo,t frage,em fta$ fuh
gammal,ng$,ran,re$,si,st$,ste,ta gba gd$,e geb$,bo,ch,g,lo,or,ree,sc gfe ghi$ gide,na$,nn$,nst,re,va gnis,ose$ goed
grans,if,osse$,und gsb,l,or,pe,s,tid,w gte gua$,ng,t$ hafe,mn,ne,ri$ hcod hean,id,im hinta,nw hko hlag,u hnr
hoch,f,gar,h,j,ra$,ras,ud hui iano$ ibelle icht idis iee,h,k$,le,lo,lt,n$,ns,p,ren,rn,rt,sl iga$,er$,het,ine,ing,t ijk,n
ikat,b,r,ul ilie$,j ima$,ai,ale,lo incod,dh,gar,tern$,versi ipale ira$,ma$ isue itae,at$,eu,ex,g ivat$ jaa jdh jon,ur$
juge kall,m,n,p,r$,re,rt,t$,teg,tt,u kei,nt kga,e kif,p$,sa kko kl$,an,as,ub knin,r kob,d,e,m,op,pa,per,rt,st,to kre,i
ksim kte kur,v kva kwer lach,den,ga,gers,gt,ris lde$,el lefo,j,k,ser,ur,v$,veran liale,ch$,efe,g$,nie,tato llun lni
lohn,ngu,sa,te lsm,r,ta ltal,at$,e$,ig,imo lvar lwas lz$ maa,lo,ngel,rge,rka,tt$ mbio mede,in,nage$,ng,nv,rk
mica$,ch,e$,et,ndes,nsta,ssie,ttl mler mm$,obile mne$ mobl,do,nat,nste,ol,tp,y mpf,let$,loi msni,s,t$ mudr,l$,tter$ mze
naa,m$,ma,mn,rm nche$ ndai,at$,e$,ees,itie nefo,rn,tto,u$ nft ngen$ nhalt nik$ nkt nnam,eh,em,h,o$,r
nom$,me$,od$,ss,ta$,ter,tf,tl,uv nque$ nsst,t$ ntar$,en$,ie$,la nua$,mer$,mm,ng nvan,ite$ nyc nz$ ocent$,r$ oda$,us
oede,g,k,l$,p offene ogem,st olag,g,j,pe,umi omh onea,ibl,sult$ oort,tt opb,os$,pes,z orbu,dr,eni,fa,j,sta,te$,tee
osch,ito$,ta$,tad,te$,tst otale$,at$,it ouw ova$ oyd paa,gn,i$,is,k,nd$,pp,ta,tta pesen,so pgi phi$,ie$ piso$,va
plare,ass,ats,ome poan,gi,rtie,rto,sitie ppm prach,ap,ei,enum,im$,ime$,is$,ix,obe,oe,uf psm ptm puls$ qtd
raa,ba,d$,f$,fi,gen,iso,k$,rt,sse$ rde$,i$ regal$,gl,i$,ik,ke,lan,ri,stan rfc rgene rhal rib$,eb,f$,ge$,j,ode rke$
rlad,ag,eh rme$,in$,og,ule rort rsand,end,hik,ie,ku,one,oo,tel,uc,us rtem,enti,eu,i$,ot rua$,k,pp,t$,te,to rvall rwer
sagie,la$,lle,mt,so schaf,hr,od secod,no,ssie,te sga sich,da,fr,nd,ret,sta$,tas,tz skad,ic slag,ev,ut snam,in
sok,ll,mm,nd,us$ spart,ele,rec ssen$,ioner stbu,eg,elle,off$,t,uck,und suj sva syk tad$,dt,ille,lt tdr
teil,it,k,lf,lp,mm,ren,rsta tgi tids,ef,enti,j,ke,la$,mm,tel,z$ tkp tlei,ic tnin,r toet,f$,k$,l$,ng$
trag$,ang$,ec,ie$,itt tsr ttak,et,id tudine,k,ng,r$,ru,ta tva tyg,s tzn,or uarti ubn uchu uelle$,rt uf$,e,n,o uik,m,pe
ukt umero,ma$,me$,r unita uoten uren usale,ha,o$,w utc$,eu,ze uur uvert uxn vaer,k,lut,nin,ra,re,ro
veau,i$,k,nem,nu$,rnr,ro,rz vgi vik,ncie,site vk$ vli voe,it,ll$,ller,or,rg,rn,to vpe vri,u waa weit,rt wgs wirt
woc,h,ne,ni,or,rt$ wz$ xa$,men ximal xtern$,erne ydd ygg yp$ yse$ yta,t zak$ zeit,nd,nt ziel$,mm,ns zug,n zwe
`,
  southern: `
^acha,lca,nda,no$,nteri,nua,pro,r$,ret,rret$,rs$,rts$,te,ul,van,zie ^bb$,on$,oy$,ue
^caution$,ca,edu,hi$,hia,ib,id$,lave$,le$,och,or$,ua,ui,ulture$ ^dal$,are$,eposition$,ern
^eba,cha,che,le$,nre,ntrat,nva,sa,spe,tag,tap,tr ^factu,ar$,in$,requence$ ^gade$,are$,era,ia$,io,rosse$,rup
^habitants$,em$,ora,ors$ ^ico$,cs$,nic,sa ^lama$,ange$,avo,eco,ecto,etr,ign,oye
^maga,al$,el$,ena$,ensi,ensu,es$,etre,or$ ^nais,e$,eta,f,ie$,iv,oit,ott,s,uit,y$ ^ora$,rdo,re$,sp,tr
^padr,asse$,ere$,our,rei,ret$,rive$,rovision$,u$ ^rad$,ata$,emb,emise$,g$,ol$,ue$
^sald,ci$,emai,ens$,ini,iti,on$,tan$,ure$ ^tach,are,ensio,ess,iers$,is,out$,oute,v ^ue$,nite$,rgence$,sad,sc
^vad,ani$,enc,ille$,ist,n,t,ue ^za$ abad,ert,riq aca$,ante,hee,ine,oe ada$,i$,ra$,ub aese agence,rem
aie,le$,neu,o,rr,s$,so alabr,ade,h,iq,isi,ite,la$,le$,ore,q,tro,ug,un ambar,br,era$,etre,ill,io,o$,os
ancho$,dra$,ne$,one,ta$,tier,tio,za$ ao$ apert,ito,od,oli ara$,ca$,eal,ei,gina,ie$,ife,io$,rer,ut asa$,ell,ena,ig
atata,ei,eria$,eur$,im,ore,to$ autor,tr avere$,ire,r azo$ bader,gn,il$,j,mbi,nc,no,ra,rn$,rres,tas belg bilie,llet$,na$
blico,iot boit breve,ican,inc,utt bsn buq,ra,stibl,stiv bxh cadde,do$,li$,ma,men,nal,rg,ri$,so,to$ cchi
celle$,lu,na$,p$,so,sp,tta cfu cia$,ai,ce,el,et,lio,m$,n$,nale,o$,on$ clase,asse$,eo,ics,iq
coda,dic,ef,la$,le,lo$,men,mis,mpt,mu,nges$,nto$,rrie,ta,te$,tis,urs$,ut$ cpf cree$,ia cte$,eu,o$ cuen,la$,mp,ot,po,rsa
daire,nte$,t$,tat,ti$,to$,tur ddeb debe$,ndo,po$,sh$,ur,z$ dicite,co,do,ente,fe,go,oma,to$,tos doa,ce,man,nt$,sis dre$
duit,lti,ree,to eado$,pr,to$,vis ebet,ut$ eca$,et,int,o$,ondu,u$ eda$,ad$,or$ eell,mb eferer,fet,ice$,on ega$,io$
eio,ro,to ela$ emie$,ier$,ina$,pr encia,ere,eu,fa,i$,lac,o$,tant,te$,tem,to$,tos,trep,voi,za$,ze epens,ere,ons,to$
erata,inai,rai,sem,sor esa$,il,ion$,o$,os,sa$,sai,se$,te$,time etat$,ences,enu,eu,rait eu$,b,i,re exe$ fage,le,rma,se,ut
fech,rma,so ffai,itt,re fica$,e$,l$,lh,m fonc,ndo,nds,ne,nte,rar,t,urc frete fugo gado,ran,ste,sto,ta gem$,nos,tto,u
ggio gina$,nap glia gole,ria gua$,nt,sta haber$,sta,ta,ud higi,jo,o$,q,to,u hogar,ra$,spe iace,do,le$,no$,q,ria,u
ibelle,re$ icado,at$,hie,ile,ov ida$,ad,as,esti,ite,o$ ien$,nr iffa,ian iga$,ea,ine,li ila$,isa ima$,ai,ale,ata,etr,ite$
inado,dice,ero,imo,te$,versi iodo,ne$,nes$,nne ipale,io,p$ ira$,en,mato isita,ta$,to$
ita$,ae,ale,ante,eu,i$,ir,ol,ore,ros,ta$ iud,g ivat$,ee,isa ixe$ iza$ jalon jef,ro,t$,to jo$,go,ur$,urs jue,ge,ros,sq
kart kot lach,cre,i$,ire,j,ngue,rgo,to$ lde$ lecop,to$,ur,ve$ lial,na$,no llegato lmac lomb,ngo,ngu,nia$,rdo,sa,te,tto
lta$,ad,as,at$,e$,imo,o$ luas,ga,ngo mado,e$,gen,lo,q,rge mball,au,io mdp
medio,nage$,nsa,re$,se,sto,str,su,tie,tra,tria,tu mica$,ete,lia$ mmagi,atr,obile mnite modo,i$,is$,nta,nto,teu,vel,y
mpana,eg,ia,let$,loi,osa,osito,ots mq$ mue,l$ nador,f$,lie,nte nb$ nca$,ai,he$,im,ue ndad,e$,eme,io nej,rgie,to,tto
nha$,c nica$,co$,f$,nos,o$ njoint nlev nnee,em,o$,onc,ula noi$,m$,mb,me$,ta$,uv nque$ nsei,era,o$ ntei,ento,enu,i$,ite
nuel nventa nyme oba$,erm,il$,ra ocat$,hai odello,ot,us ogem olis$ ompra
onge$,i$,ib,im,iv,ne$,nell,nes,o$,sa,ta$,tab,tea,trat opina,os$ orang$,dine,ios,j,mite,reo,te$,tee osoi,ta$,te$,to$
otat$,i$ oupe$,sc,tro ova$,il pagn,go,i$,nia,nte,ro$,roles,rtag,ta,tta pesq phie$ piez,so$ plare,at$,ats,ome
poid,ntos,uls prax,ime$,ix,ue pues,i,nto pvp qta,e radas,do$,dor,ngo,sta,to$,vail$,za,zo rdi$
redio,gl,i$,lan,leve,mio,mpti,nda,ses,stan,tor$,tour,ur rfic rga$,em,ene,ia,ur rico$,coe,cule,el,f$,fa,gen,nam,ode
rma$,az,e$,ino$,iso,ule rno$ rola,tal,uv,vena rque$ rrio$ rso$,us rta$,ad,em,eu,i$,iste,o$,os rua$,br,c$,t$,te,to rvena
sager,la$,lle,ma scola,r$ sdet sech,de$,gg,gn,mana,mis,nh,ur$ sigi,mo$,sa,se,to$,tos soes,logi,lu$,mm,nd,ra,us$ spart,es
sseme,ep,o$,oa,ore steme,ico,ino,ito,ras,ro$,ulan suar,at,ca,el,iv,men,mo tado$,ille,ire,j,man,to$,tur,ux
teret,ro$,sc,ud ticel,ere,f$,go,pe$,po,tr,tul,va$ tockag,do,q trale,epa,i$,ie$,ito ttc,im,ore,rit tuale,d$,fe,oi,ra$,t$
uantia,rti ublie,liq ucro udian,ine uelle$,sp,ta,te,ur uia$,do,lo,m,pe,po,s$ ulo$,tes,to umero,no unale,to$ uo$,g,l
urad,ata,idi,o$,te$,tie usa$,ale,ia$,ina,o$,to$ uta$,av,eu,ile,iq,ore,ori uvert vacun,do,ga$,re,to$
veli$,llo,nem,nu$,nus vico,lite,o$,site,te$ vo$,ie,it,le$,lo,to vu$ xa$,me ximal,mo xnd xo$ xterne yse$ ytiq yug zad,nt
zent zi$,o zza$,o
`,
  eastern: `
^agam,no$,r$,rs$,sie ^ban$,as$,is$,on$,oy$,t,ula ^ca$,ant$,as$,edu,el$,est,hi$,id$,ie$,in$,is,le$,or$,te
^dag$,ai$,al$,als,an$,ato$,ern ^effect$,sk,v$ ^far$,on$ ^gare$ ^hel$,em$,o$ ^ibi$,nny$,va$
^ket$,h$,li,ol,on,on$,or,ou,s$,y$ ^lag$,age$,ai$,ama$,en$,ima,ing$,y$ ^mal$,erk$,es$,esi,or$,z
^ne$,ga,i$,ie$,ip$,it$,iv,ova$,s,y$ ^oba,br,da$,db,dl,dp,ds,fe,ra$,re$,rt$,tr,ud$,z ^pacie,ere$,lank$,olis$,osto
^rad$,asi,ata$,ente$,odi,oz ^sald,ens$,ites,ito$,ko,l$,om$,on$,p$,tan$,umme$,ure$,z
^taba,ema,ep$,epl,hema$,l,owa,ri$,ua,v,y$ ^uc,ko,l$,li,nite$,rgence$,rlo ^vad,ah,ed,ille$,y,z ^werk$,l,n,n$,y
^za$,as,b,d,g,l,m,p,v abat$,en,o$ aca$,i$,z adet,i$ agi$ akal,c,im,le,t alak,ink,iw ambar,bio,ere,o$ anice,no$,num,tal$
apert arada,ca$,eal,ka$,oz,rer,tem,tma,z asa$,ta$,tup ateria$,ir$,k,ro$ autr av$,c,k az$,n barn$,ru,rv bci bdob belg
bij,lde,let,na$ bjet bka blico bmy bni bono,rg branz,eve,oj,on$,utt byd caso cek,lk,na$,nr,p$,v chod cif$,m$,ro,va cje,i
cleg,en$ cni$,o conto$,rso ctiva$ cursu cyj czas,e,o,t,u,y dani,rc,ti$,tu dega,k,nn,po$,si$,z$ dhi dico,em,l$ dko dlo$
dm$ dni,y dobr,ce,i$,k,ng,pr dph$ dre$,esa dto ducen,l$,ru dze,i ebet eca$,ept$ edm efice$,on ejc,l,n,s ekt,u,v eli$
enere,i$,o$ etan,at$,no,od,raj eva$,iz ewu fach,g$,ks,rb ferma,se,so figl,l$ flach fot,urc geb$,ny ghi$ gina$ goi$ grup
gua$,nt,sta harc hko hla hora$,ste$ hrb hsd iano$ ida$,ic$ iec$,le,n$,rz,si,ta$,tro,za iga$,ine ikat,l ilie$ ima$,ite$
inimal$,imo,z iow ipk ira$,ka isi$,ko,ta$ itel$,k ivite iza$ ja$,cy,k jed,m jm$ jour$ kak,la,ll,m,n,pa,r$,ran,t$,tu,uc
kd$,v kent kich,sa klad,as$ kod,j,m,pa,per,st$,t kraj,e,s,yt ksim kty kul$,pi,r kvk langue,rgo,tba,tn lec$,k,v$
liale,na$,nie,ta$,tato,try lka$ lni,y lok,le,sa ltimo luga,h,t$ maa,gem,lik,lo,sl,u$ mbe$ mc$ mena$,sto,tria
miast,e$,lia$,sto moc$,do,i$ mpana mr$ mudr naga,j,m$,ma,z nb$ nek,m$,nte,to,tto nik$,m$,mi$,sn nka$,ce
nom$,rmy,ta$,uv,wy,z nque$ ntite numer$ oba$,ec,il$,las ocet odina,us,z oji okli,us onim,ne$ opos$ oran$,z
osah,c$,l,ob,ta$,tep,to$ otk oubo,tro ovol,y oza pai$,k,nd$,ro$,sma,ta pesel,so phi$ pinia,s$,va
plano,at$,ata,azo,ik,oc,on$,z pny pome,tr,z ppani prap,ax,im$,ime$,ino,ix,oti,um,v,z psc$ ptou puls$,ra$
rac$,dc,fi,k$,ngo,nky,za rchio reden$,dio,gon,kl,mio,sc$,z rif$,fa,j rke$ rma$,in$,ule rno$ rocen,k$,la,na$ rsie$
ruh,t$,to ryf rz$ sais,la$,ma,si,z sci$ sede$,te,z sigi,sa sje slo$ sonel,rte$ spons$ ssera,unt stad$,ary,aw,i$,ino,wo$
su$ sva sza,t taak,j,ni$,rga,tur tek tht$ tipo tka tni$,os,r,y tof$,i$,k$,ng$,st trene,ie$,v,z tuk,r$ tyg uby ucas,et
uf$ ugi$ uhy ukt uleu,o$ uma$,ero,ma$,r upraw uren,od usz utile uva uzb,k,y vaj,k,ni$,ra,tel veck,k,nte$ vincie,site$
vo$,d,ie,to,z vrs vu$ wa$,ga,lu,ni,ria,rna wca$ wia,ek wka wod,lu,t,z xa$ ximo yp$ ysk yta,et,u yza zac,d,j,k,m,pa,pl
zba zd$ zec,m,ny,sp zi$,la zka zna,i,y zwr zyk,n
`,
  asian: `
^abi$,cen,dres$,f$,gam,gen$,k,nda,nke,nua,r$,rs$,sing$,tes$,ul ^ban$,as$,ata,ile,is$,oy$,ula
^ca$,el$,hh,hi$,ho$,in$,or$,ui ^dag$,ai$,al$,als,an$,atu,ene,ers$,in$,ung$,v ^eba,be,k$,ks,le$,m$,ml,sa,sk,tap,v$,ya
^far$,on$ ^gia$,io,io$,ors ^hari,asi,at$,ede,em$,o$ ^ik,la,lc,lk$,rk$,sc,sm,y,z ^jk$
^kad,at,at$,d,e$,el,em,et$,ho,on,on$,sh,t,ul,us,y$ ^lama$,eb,eh,en$,ima,ing$,oe,y$ ^mal$,eb,ena$,es$,or$,uri
^nga,go,gu,ha,ho,it$,omo,op,us ^oba,da,de,lu,na,ra$ ^pere$,olis$,ons ^raca$,ad$,asi,ata$,eke,enc,ente$,m,ok$,ol$,on
^sald,ay,ef,ek,i$,ici,ini,om$,on$,th,ure$ ^ta$,aba,ah,ang$,c$,ecr,ep$,g,ite,ol$,ri$,ron,uo,y$
^ua,cr,e$,lk,mu,ng$,nite$,ru,y ^vad,ah,k ^xe$ ^yer,er$ ^za$ aan$,s,y abiz,one acak,il$ aday,et,i$ afd,ir agera,la
ahal,i,u aian,le$ aj$ akal,ip,it,m,si alama,an$,ep,i$,te$ ambar,ir,u$ anaj,ja
ara$,an$,eal,i$,ife,ih,ik,is$,mato,tem,tma,u asa$,al$,an$,ar,ero,hi$,man,r atan$,ir$ aum$,pu,ta ayn,v
bagi,i$,ik,nc,nka,sl belas,lg,nz,p,rit,rk bha bina$,tis bolg,lu,rc,yl brans,esi bup cadde,ng ccc cek,na$,p$,si,v
cih,m$,ns,ro,ta$ cmn cna,p cong$ cuoi daa,ire,u$,va dct deger,k,po$,vu dh$,i diger,l$,pe dluo doa,ce,i$,k,mis,ng,sis dpt
dul$,ras,ru,se eco$ eden$,eni efon egel ehs ekar,ip elam,epo,i$ embu,t,ud enk,teda epoz erans,at$,ek,im$,tam esaf,ai
etay,ia,k,me,od eu$ evc,iz eyl fase,tur fik,l$ fot fpl gaj,wa gelir,mi,nel ghi$ gide,re,tm gka gnosa,r
goi$,nde,nu,p,rev,rt gpd grado,enc,up$ gud,nu,ze hafta,har,i$,k$,ne,rc heh,sa hiet,r$,ta,tr hnr hoc$,ca,ra$,ras hpp
hu$,e iaka,no$ ici$ iem,n$,p ifn iga$ ih$ iiu ikl,t ima$,sa inav irim isi$,im,ko iya,e izi$ jak,m$,t jen jila jml jua
kak,lk,ll,m,n,p,r$,rg kent,si khac,am,at,au,o$,u kich,m$,ra,sa,si klam,as$,ub kob,d,lo,m,per,rt,su,t kred,ip kter,u
kul$,ma,nde,r lai$,rgo ldla lek,me$ lik$,san lok,ngo ltimo,m luas lze matra,u$ mese,tl milag,lia$,nda,rb moi$ mpark
mudr,h,lk naa,f$,m$,ma,n$,ng,nk,t$ nem$,to ngan,ell,g nh$,a$ nik$,m$ nlem noi$,m$,tu npw nqt nrak nsi$ ntita nump nvan
nyo,u oai oda$ oje$ olcu omei,etro onta$ opir oran$,ani osito$,ta$ ova$,iz oyu pagina$,i$,is,ke,rca,ta pem,sh,so
pham,an$,ong plak,am pmt ppn prad,im$ puh,ra$ pvm qtd rac$,k$,ng$ rbh rebut$,nda,rat,si$,sim rga$,i$ rif$,ode rji
rmay,in$ rogi,la rti$,ism rut$,te,to ryan saa,la$,ma,se,si sdt sedia,ri$,z sida,fr,k,ra$,rk,sa skad,or,t slem snr
sofo,k,nel,ru,z spons$,z stan$,t sube,ma$,ru svn syo tani$,u$ tci,k temel,mpa,ri$,sl tfno thang,i$,oi
tich$,f$,ke,m$,mpr,pe$,pi,po,sk,tr tlon toi$,k$,ng$ treno ttc tur$,ru,ta tyy uan$,t$ ubrik uc$ udu uf$ uhs uk$ umar,la
unimi uoc,n urda,el$,en,u$ usak,ia$,um utce,i$ uyen uzu vach,lut,rsh,stu vkk vlu vru vuk wa$,n$,rna ya$,d,ni,s,v,y,z
yek,ni yil yont,ru yuz zama zet$
`,
} as const;
