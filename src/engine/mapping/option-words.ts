/** Words that mean the same in lists of choices, a group a line. Folded; only used when one option of the list is in the group. */
export const OPTION_GROUPS: readonly (readonly string[])[] = `
yes, y, true, t, 1, on, ja, j, oui, o, si, s, sim, vrai, wahr, vero, verdadero, evet, e, tak, da, da, kylla, はい, 是, 예, نعم, active yes, x
no, n, false, f, 0, off, nein, non, nao, nee, nej, nei, faux, falsch, falso, hayir, h, nie, ei, いいえ, 否, 아니요, لا
male, m, man, men, mr, mannlich, mann, homme, masculin, h, hombre, masculino, varon, maschio, uomo, homem, erkek, mezczyzna, mannelijk, kille
female, f, w, woman, women, ms, mrs, weiblich, frau, femme, feminin, mujer, femenino, femmina, donna, mulher, feminino, kadin, k, kobieta, vrouw, vrouwelijk, kvinna, kvinne
other, divers, diverse, autre, otro, otra, altro, outro, anders, annan, diger, inny, non binary, nonbinary, nb, x
unknown, n a, na, none, not specified, unspecified, unbekannt, inconnu, desconocido, sconosciuto, desconhecido, onbekend, okand, bilinmiyor, nieznany, undisclosed, prefer not to say
active, aktiv, actif, activo, activa, attivo, ativo, actief, aktif, aktywny, enabled, live
inactive, inaktiv, inactif, inactivo, inattivo, inativo, inactief, pasif, nieaktywny, disabled, deactivated
open, offen, ouvert, abierto, aperto, aberto, acik, otwarty, oppen
closed, geschlossen, ferme, cerrado, chiuso, fechado, gesloten, kapali, zamkniety, stangd
pending, ausstehend, en attente, pendiente, in attesa, pendente, in afwachting, beklemede, oczekujacy, vantande, waiting
completed, complete, done, finished, abgeschlossen, erledigt, fertig, termine, completado, terminado, completato, concluido, voltooid, tamamlandi, zakonczony, klar
cancelled, canceled, abgebrochen, storniert, annule, cancelado, annullato, geannuleerd, iptal, anulowany, avbruten
in progress, in arbeit, in bearbeitung, en cours, en curso, en progreso, in corso, em andamento, bezig, devam ediyor, w toku, pagaende, wip, ongoing
draft, entwurf, brouillon, borrador, bozza, rascunho, concept, taslak, szkic, utkast
high, hoch, haut, eleve, alto, alta, hoog, yuksek, wysoki, hog, hi
medium, mittel, moyen, medio, media, middel, orta, sredni, med, normal, moderate
low, niedrig, gering, bas, faible, bajo, baja, basso, bassa, baixo, baixa, laag, dusuk, niski, lag, lo
small, s, klein, petit, pequeno, piccolo, kucuk, maly, liten, sm
large, l, gross, grand, grande, groot, buyuk, duzy, stor, lg, big
extra large, xl, x large, xlarge
extra small, xs, x small, xsmall
full time, fulltime, ft, vollzeit, temps plein, tiempo completo, tempo pieno, tempo integral, voltijd, tam zamanli, pelny etat, heltid, full
part time, parttime, pt, teilzeit, temps partiel, tiempo parcial, media jornada, part time it, tempo parziale, meio periodo, deeltijd, yari zamanli, deltid
contractor, contract, freelance, freelancer, freiberufler, autonomo, zzp
intern, internship, trainee, praktikant, stagiaire, practicante, stagista, estagiario, stajyer, stazysta
temporary, temp, befristet, temporaire, temporal, tijdelijk, gecici
permanent, unbefristet, cdi, indefinido, vast, kalici
single, ledig, celibataire, soltero, celibe, solteiro, ongehuwd, bekar, ogift
married, verheiratet, marie, casado, sposato, gehuwd, evli, gift, zonaty
divorced, geschieden, divorce, divorciado, divorziato, gescheiden, bosanmis, rozwiedziony
widowed, verwitwet, veuf, viudo, vedovo, dul
monthly, monatlich, mensuel, mensual, mensile, mensal, maandelijks, aylik, per month, every month
weekly, wochentlich, hebdomadaire, semanal, settimanale, wekelijks, haftalik, per week
daily, taglich, quotidien, diario, giornaliero, dagelijks, gunluk, per day
yearly, annual, annually, per year, jahrlich, annuel, anual, annuale, jaarlijks, yillik
quarterly, vierteljahrlich, trimestriel, trimestral, trimestrale
biweekly, bi weekly, fortnightly, every two weeks
united states, us, usa, united states america, u s a, u s, america, vereinigte staaten, etats unis, estados unidos, stati uniti
united kingdom, uk, gb, great britain, britain, gbr, vereinigtes konigreich, royaume uni, reino unido, regno unito
germany, de, deu, deutschland, allemagne, alemania, germania, alemanha, duitsland, almanya, niemcy, tyskland
france, fr, fra, frankreich, francia, franca, frankrijk, fransa, francja, frankrike
spain, es, esp, spanien, espagne, espana, spagna, espanha, spanje, ispanya, hiszpania
italy, it, ita, italien, italie, italia, italya, wlochy
netherlands, nl, nld, holland, niederlande, pays bas, paises bajos, paesi bassi, nederland, hollanda, holandia, the netherlands
canada, ca, can, kanada
australia, au, aus, australien, australie
brazil, br, bra, brasil, brasilien, bresil, brasile
mexico, mx, mex, mexiko, mexique
india, in, ind, indien, inde
china, cn, chn, chine, cina
japan, jp, jpn, japon, giappone
poland, pl, pol, polen, pologne, polonia, polska
sweden, se, swe, schweden, suede, suecia, svezia, sverige, zweden
switzerland, ch, che, schweiz, suisse, suiza, svizzera
austria, at, aut, osterreich, autriche
belgium, be, bel, belgien, belgique, belgica, belgio, belgie
portugal, pt, prt, portogallo
turkey, tr, tur, turkiye, turkei, turquie, turquia, turchia
us dollar, usd, dollar, dollars
euro, eur, euros
pound sterling, gbp, pound, pounds, sterling
monday, mon, montag, lundi, lunes
tuesday, tue, tues, dienstag, mardi, martes
wednesday, wed, mittwoch, mercredi, miercoles
thursday, thu, thur, thurs, donnerstag, jeudi, jueves
friday, fri, freitag, vendredi, viernes
saturday, sat, samstag, sonnabend, samedi, sabado
sunday, sun, sonntag, dimanche, domingo
january, jan, januar, janvier, enero
february, feb, februar, fevrier, febrero
march, mar, marz, mars, marzo
april, apr, avril, abril
june, jun, juni, juin, junio
july, jul, juli, juillet, julio
august, aug, aout, agosto
september, sep, sept, septembre, septiembre
october, oct, oktober, octobre, octubre
november, nov, novembre, noviembre
december, dec, dezember, decembre, diciembre
paid, bezahlt, paye, pagado, pagato, pago, betaald, odendi, oplacone, betald
unpaid, unbezahlt, offen, impaye, impagado, non pagato, onbetaald, odenmedi
company, business, organization, organisation, b2b, firma, unternehmen, entreprise, empresa, azienda
person, individual, private, b2c, privat, particulier, particular, privato
`
  .trim()
  .split('\n')
  .map((line) => line.split(', '));
