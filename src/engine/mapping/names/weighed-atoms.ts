import type { Atoms, Lexicon } from '../lexicon.js';
import { cognateKey, initialSound } from './cognates.js';
import { kinOf } from './kin-words.js';

/** What an atom says by itself. Each is there once for a lexicon, so that equal ones are the same object. */
export interface Word {
  readonly text: string;
  /** The sound of its first letter. */
  readonly initial: string;
  /** Words that say nearly the same, and how alike they are. */
  readonly kin: ReadonlyMap<string, number> | undefined;
  /** What it has in common with words of other languages. */
  readonly cognate: string | null;
  readonly isMeaning: boolean;
  /** A verb with the particle that changes its meaning. */
  readonly isJoined: boolean;
  readonly isFiller: boolean;
  readonly isSubject: boolean;
  /** Not a match on its own. */
  readonly isGeneral: boolean;
  /** Adds little to a subject: the `lead` may be the `lead name`, but not the `lead source`. */
  readonly isLight: boolean;
}

/** The atoms of a name, each once, with their weights within it. */
export interface WeighedAtoms {
  readonly words: readonly Word[];
  readonly weights: readonly number[];
}

/** Words that do not tell one fact from another. */
const FILLERS: ReadonlySet<string> = new Set(
  (
    'field column info information data text string label entry input required optional mandatory new if applicable any ' +
    'usd eur gbp sek nok dkk chf pln try brl inr jpy cny aud cad mxn zar idr vnd czk huf kg g gram lb lbs oz cm mm m km min minute sec inch feld wert campo champ fait alan veld falt pole ' +
    'yyyy mm dd hh ss iso utc gmt list flag yes cent cents ha hl ml mg kw kwh mwh kva mw kwp mb gb'
  ).split(' '),
);

/** Words for the subject: in a table of customers, `Customer email` and `Email` are the same. */
const SUBJECTS: ReadonlySet<string> = new Set(
  (
    'customer client user employee staff worker contact person personal member student pupil patient participant player guest applicant candidate ' +
    'subscriber lead prospect player holder cardholder job work business office direct primary main default preferred official legal current actual product item variant order invoice ' +
    'transaction payment booking asset device account record course event class project ticket task kunde kunden kund klant klient cliente musteri ' +
    'mitarbeiter benutzer mitglied teilnehmer membre adherent usuario socio utente uye personel medlem anvandare pracownik pro professional'
  ).split(' '),
);

/** General words weigh little beside a specific one: `company name` is mostly about the company. */
const HEAD_WEIGHTS: ReadonlyMap<string, number> = new Map([
  ['name', 0.15],
  ['1', 0.15],
  ['id', 0.6],
  ['code', 0.5],
  ['number', 0.6],
  ['date', 0.7],
  ['type', 0.8],
  ['amount', 0.5],
  ['location', 0.8],
  ['count', 0.4],
]);

const GENERAL: ReadonlySet<string> = new Set([...HEAD_WEIGHTS.keys(), 'number', 'value', 'title']);
const LIGHT: ReadonlySet<string> = new Set([
  ...HEAD_WEIGHTS.keys(),
  ...['number', 'value', 'note', 'description', 'text'],
]);

const SUBJECT_WEIGHT = 0.2;
const FILLER_WEIGHT = 0.08;

const JOINED = /-(?:in|to|by|from|out)$/u;

const knownWords = new WeakMap<Lexicon, Map<string, Word>>();

export function wordOf(text: string, lexicon: Lexicon): Word {
  let words = knownWords.get(lexicon);
  if (!words) {
    words = new Map();
    knownWords.set(lexicon, words);
  }
  let word = words.get(text);
  if (!word) {
    word = {
      text,
      kin: kinOf(text),
      initial: initialSound(text),
      cognate: cognateKey(text),
      isMeaning: lexicon.isMeaning(text),
      isJoined: JOINED.test(text),
      isFiller: FILLERS.has(text),
      isSubject: SUBJECTS.has(text),
      isGeneral: GENERAL.has(text),
      isLight: LIGHT.has(text),
    };
    words.set(text, word);
  }
  return word;
}

export function weighAtoms(atoms: Atoms, lexicon: Lexicon): WeighedAtoms {
  const words = [...new Set(atoms)].map((atom) => wordOf(atom, lexicon));
  const cores = words.filter(({ isFiller, isSubject }) => !isFiller && !isSubject).length;
  return { words, weights: words.map((word) => weigh(word, { cores, isAlone: words.length === 1 })) };
}

function weigh(
  { text, isFiller, isSubject }: Word,
  { cores, isAlone }: { readonly cores: number; readonly isAlone: boolean },
): number {
  if (isFiller) return isAlone ? 1 : FILLER_WEIGHT;
  if (isSubject) return cores === 0 ? 1 : SUBJECT_WEIGHT;
  return cores === 1 ? 1 : (HEAD_WEIGHTS.get(text) ?? 1);
}
