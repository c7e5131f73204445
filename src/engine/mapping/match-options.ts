import { compactName, nameWords, singular } from './names/normalize-name.js';
import { typoDistance } from './names/typo-distance.js';
import type { Column } from '../column.js';
import type { OptionValues } from '../engine-calls.js';
import { mappedColumns } from './apply-mapping.js';
import type { ColumnMapping } from './column-mapping.js';
import type { ValueTally } from './value-tally.js';

export interface OptionSuggestion {
  /** The value as given. */
  readonly from: string;
  /** One of the options; `null` when none matches clearly. */
  readonly to: string | null;
  /** 0 to 1; 1 is the option itself. */
  readonly confidence: number;
}

/** The option, apart from case and from whitespace around it. */
const SAME_TEXT = 0.97;

/** One way to find an option: returns all that match, and counts only if there is exactly one. */
interface Finder {
  readonly confidence: number;
  find(value: string): readonly string[];
}

/** Finds the option for each value. When two options match equally well, there is no result. */
export function matchOptions(options: readonly string[], values: readonly string[]): OptionSuggestion[] {
  const finders = makeFinders(options);
  return values.map((from) => {
    const value = from.trim();
    if (value === '') return { from, to: null, confidence: 0 };
    for (const finder of finders) {
      const found = [...new Set(finder.find(value))];
      if (found.length > 1) return { from, to: null, confidence: 0 };
      const [to] = found;
      if (to !== undefined) return { from, to, confidence: finder.confidence };
    }
    return { from, to: null, confidence: 0 };
  });
}

function makeFinders(options: readonly string[]): readonly Finder[] {
  const by = (key: (text: string) => string): ((value: string) => readonly string[]) => {
    const index = new Map<string, string[]>();
    for (const option of options) {
      const text = key(option);
      if (text !== '') index.set(text, [...(index.get(text) ?? []), option]);
    }
    return (value) => index.get(key(value)) ?? [];
  };
  const compact = options.map((option) => ({ option, key: compactName(option), words: nameWords(option) }));
  return [
    { confidence: 1, find: (value) => options.filter((option) => option === value) },
    { confidence: 0.99, find: by((text) => text.trim()) },
    { confidence: SAME_TEXT, find: by((text) => text.trim().toLowerCase()) },
    { confidence: 0.95, find: by(compactName) },
    { confidence: 0.93, find: by((text) => nameWords(text).map(singular).join('')) },
    { confidence: 0.9, find: synonymsOf(options) },
    { confidence: 0.85, find: by((text) => [...nameWords(text)].sort().join(' ')) },
    {
      confidence: 0.8,
      find: (value) => compact.filter(({ words }) => initials(words, value)).map(({ option }) => option),
    },
    { confidence: 0.78, find: (value) => compact.filter(({ key }) => cutOff(key, value)).map(({ option }) => option) },
    { confidence: 0.75, find: (value) => nearest(compact, compactName(value)) },
  ];
}

/** Finds the options that mean the same as a value. */
function synonymsOf(options: readonly string[]): (value: string) => readonly string[] {
  const named = options.map((option) => ({ option, words: foldedWords(option) }));
  const neutral = named.filter(({ words }) => NEUTRAL.includes(words)).length;
  const families = OPTION_FAMILIES.map((family) => {
    const groups = family.map((group) => ({ group, members: named.filter(({ words }) => group.includes(words)) }));
    const count = groups.reduce((sum, { members }) => sum + members.length, 0);
    const isList = count >= 2 && groups.every(({ members }) => members.length <= 1);
    const hasLetters = isList && count + neutral >= options.length;
    const hasCodes = isList && count * 2 >= options.length;
    return { groups, hasLetters, hasCodes };
  });
  return (value) => {
    const word = foldedWords(value);
    return families.flatMap(({ groups, hasLetters, hasCodes }) => {
      /**
       * `X` is yes beside `N`, but not beside `Z`: a letter or two mean what their family says if no two options mean
       * the same, and letters only in lists that have nothing else.
       */
      const mayMean = ({ length }: string): boolean =>
        length === 1 ? hasLetters : length === 2 || /^[^€£]$/.test(word) ? hasCodes : true;
      return groups
        .filter(({ group }) => group.includes(word))
        .flatMap(({ members }) => members.filter(({ words }) => mayMean(words)).map(({ option }) => option));
    });
  };
}

/** A sign without letters, such as `€`, stands for itself. */
const foldedWords = (text: string): string => nameWords(text).join(' ') || text.trim();

/** `HR` for `Human Resources`, but never a single letter for a single word. */
function initials(words: readonly string[], value: string): boolean {
  return words.length >= 2 && words.map((word) => word[0] ?? '').join('') === compactName(value);
}

/** `Eng` or `Eng.` for `Engineering`. */
function cutOff(option: string, value: string): boolean {
  const key = compactName(value);
  return key.length >= 3 && option.length > key.length && option.startsWith(key);
}

/**
 * The one option that differs by a typo. Short words differ by one letter too easily, and numbers match only
 * themselves.
 */
function nearest(
  options: readonly { readonly option: string; readonly key: string }[],
  key: string,
): readonly string[] {
  if (key.length < 4 || /\p{N}/u.test(key) || OPTION_GROUPS.some((group) => group.includes(key))) return [];
  const limit = key.length >= 8 ? 2 : 1;
  const near = options.map(({ option, key: other }) => ({
    option,
    // `inactive` is not a typo of `active`: people rarely miss the first letter, and prefixes negate.
    distance:
      other.length < 4 || /\p{N}/u.test(other) || other[0] !== key[0] ? Infinity : typoDistance(key, other, limit),
  }));
  const least = Math.min(...near.map(({ distance }) => distance));
  // With a second option almost as close, it would be a guess.
  const close = near.filter(({ distance }) => distance <= Math.min(least + 1, limit + 1) && distance !== Infinity);
  return least === Infinity ? [] : close.map(({ option }) => option);
}

/** The text of a cell as its checks see it; `null` if that is the text itself. */
type PreOf = (given: {
  readonly column: Column;
  readonly optionMatches: readonly [];
}) => ((text: string) => string) | null;

/**
 * The distinct values of each mapped select column, as far as they are known, with suggested options. Values that `pre`
 * transformers turn into an option, or empty, need none.
 */
export function matchColumnOptions(
  tally: ValueTally,
  columns: readonly Column[],
  { mapping, preOf }: { readonly mapping: ColumnMapping; readonly preOf: PreOf },
): OptionValues[] {
  return mappedColumns(columns, [], mapping)
    .filter(({ column }) => column.type === 'select')
    .map(({ column, source }) => {
      const { values, truncated } = tally.valuesOf(source);
      const pre = preOf({ column, optionMatches: [] });
      const texts = values.map(({ value }) => (pre ? pre(value) : value));
      const matches = matchOptions(column.options ?? [], texts).flatMap(({ from: text, to, confidence }, at) => {
        const from = values[at]!.value;
        const isSettled = text !== from && (confidence >= SAME_TEXT || text.trim() === '');
        return isSettled ? [] : [{ column: column.id, from, to }];
      });
      return { column: column.id, values, truncated, matches };
    });
}

type Group = readonly string[];

/**
 * Words with the same meaning in lists of choices, one group per line. Blank lines separate families: groups that occur
 * together in a list. Folded; used only when exactly one option of the list is in the group.
 */
const OPTION_FAMILIES: readonly (readonly Group[])[] = `
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

medium, m, mittel, moyen, mediano, medio, med
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
euro, eur, euros, €
pound sterling, gbp, pound, pounds, sterling, £

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
  .split('\n\n')
  .map((family) => family.split('\n').map((line) => line.split(', ')));

const OPTION_GROUPS: readonly Group[] = OPTION_FAMILIES.flat();

/** Options that lists of any family have. */
const NEUTRAL = OPTION_GROUPS.find(([first]) => first === 'unknown')!;
