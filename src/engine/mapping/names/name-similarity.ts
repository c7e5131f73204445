import type { MappingReason } from '../column-mapping.js';
import { haveInitials } from './initials.js';
import { kinship } from './kin-words.js';
import { currentLexicon } from '../lexicon.js';
import type { Atoms } from '../lexicon.js';
import type { NameReading } from './name-reading.js';
import { SAME, SAME_NORMALISED } from '../same-names.js';
import { wordLikeness } from './word-likeness.js';

export interface NameScore {
  /** 0 to 1. */
  readonly score: number;
  readonly reason: MappingReason;
}

/** What the names of all target columns say together. */
export interface TargetWords {
  /** Atoms that many columns share, such as `program` in `program status`, `program code`, ... */
  readonly common: ReadonlySet<string>;
  /** Atoms of any column. */
  readonly all: ReadonlySet<string>;
  /** Atoms of exactly one column. */
  readonly single: ReadonlySet<string>;
}

const NONE: TargetWords = { common: new Set(), all: new Set(), single: new Set() };

export const NO_SCORE: NameScore = { score: 0, reason: 'no-match' };

const SAME_MEANING = 0.94;
/** A related name must be the whole target name, subjects aside. */
const RELATED_LIKENESS = 0.8;

/** Words that do not tell one fact from another. */
const FILLERS: ReadonlySet<string> = new Set(
  (
    'field column info information data text string label entry input required optional mandatory new if applicable any ' +
    'usd eur gbp sek nok dkk chf pln try brl inr jpy cny aud cad mxn zar idr vnd czk huf kg g gram lb lbs oz cm mm m km min minute sec inch feld wert campo champ fait alan veld falt pole ' +
    'yyyy mm dd hh ss iso'
  ).split(' '),
);

/** Words for the subject: in a table of customers, `Customer email` and `Email` are the same. */
const SUBJECTS: ReadonlySet<string> = new Set(
  (
    'customer client user employee staff worker contact person personal member student pupil patient participant player guest applicant candidate ' +
    'subscriber lead prospect player holder cardholder work business office direct primary main default preferred official legal current actual product item variant order invoice ' +
    'transaction payment booking asset device account record course event class project ticket task kunde kunden kund klant klient cliente musteri ' +
    'mitarbeiter benutzer mitglied teilnehmer membre adherent usuario socio utente uye personel medlem anvandare pracownik pro professional'
  ).split(' '),
);

const SUBJECT_WEIGHT = 0.2;
const FILLER_WEIGHT = 0.08;
const COMMON_SHARE = 0.2;
const CONTAINED = 0.56;
const INITIALS = 0.75;
/** Likeness of a name of one general word, such as `Type`, to a target with more words; too low to be sure. */
const UNDECIDED = 0.75;

/** Words that alone do not tell which fact of a schema they mean. */
const UNDECIDED_ALONE: ReadonlySet<string> = new Set('type date status text body number value code time'.split(' '));

/** Whether two names are the same, exactly or except for case, spaces and punctuation; 0 for all others. */
export function compareSpelling(source: NameReading, target: NameReading): NameScore {
  if (source.text === '' || target.text === '') return NO_SCORE;
  if (source.text === target.text) return { score: SAME, reason: 'same-name' };
  if (source.compact !== '' && source.compact === target.compact)
    return { score: SAME_NORMALISED, reason: 'same-name-normalised' };
  return NO_SCORE;
}

/** Compares two names; 0 when nothing supports a match. */
export function compareNames(source: NameReading, target: NameReading, words: TargetWords = NONE): NameScore {
  const same = compareSpelling(source, target);
  if (same.score > 0 || source.text === '' || target.text === '') return same;
  let best: NameScore = haveInitials(source.words, target.words)
    ? { score: INITIALS, reason: 'similar-name' }
    : NO_SCORE;
  for (const left of source.readings) {
    for (const right of target.readings) {
      const bound = SAME_MEANING * left.certainty * right.certainty;
      if (bound <= best.score) continue;
      const likeness = compareAtoms(left.atoms, right.atoms, words);
      if (left.isRelated && (likeness < likenessOfRelated(left.atoms) || isOfPersons(right.atoms, words))) continue;
      const score = bound * likeness;
      if (score <= best.score) continue;
      best = { score, reason: likeness === 1 && left.certainty * right.certainty > 0.9 ? 'alias' : 'similar-name' };
    }
  }
  return best;
}

function likenessOfRelated(atoms: Atoms): number {
  return atoms.every((atom) => GENERAL.has(atom)) ? 1 : RELATED_LIKENESS;
}

/** Whether a target is the name of a person, not of a company or a product. */
function isOfPersons(atoms: Atoms, { all }: TargetWords): boolean {
  return atoms.length === 1 && atoms[0] === 'name' && all.has('first') && all.has('last');
}

/** Shared weight over total weight: atoms of one side only count against the match. */
export function compareAtoms(left: Atoms, right: Atoms, words: TargetWords = NONE): number {
  if (!haveLikeWords(left, right)) return 0;
  const leftWeights = weigh(left);
  const rightWeights = weigh(right);
  const unmatched = new Set(right);
  let shared = 0;
  let all = 0;
  let particular = false;
  let isExact = false;
  const extras: string[] = [];
  for (const atom of left) {
    const weight = leftWeights.get(atom) ?? 0;
    const partner = closest(atom, unmatched);
    if (!partner) {
      all += weight;
      extras.push(atom);
      continue;
    }
    unmatched.delete(partner.atom);
    const other = rightWeights.get(partner.atom) ?? 0;
    shared += Math.min(weight, other) * partner.likeness;
    // An abbreviated subject counts no more than the subject itself.
    all += SUBJECTS.has(atom) || SUBJECTS.has(partner.atom) ? Math.min(weight, other) : Math.max(weight, other);
    if (!GENERAL.has(atom)) particular = true;
    if (kinship(atom, partner.atom) === 0) isExact = true;
  }
  // Kin only mean nearly the same beside the same words.
  if (!isExact) return 0;
  for (const atom of unmatched) {
    // Omitted in the file, as in `description` for `program description` when every column is about programs.
    const isOmitted = words.common.has(atom) && !GENERAL.has(atom) && !isContrast(atom);
    const said = particular && extras.length === 0 && isOmitted;
    all += (rightWeights.get(atom) ?? 0) * (said ? COMMON_SHARE : 1);
  }
  if (all === 0) return 0;
  // "Work phone" and "Home phone": both name a subject, and they differ.
  const disagree = extras.some(hasMeaning) && [...unmatched].some(hasMeaning);
  const isUndecided = left.length === 1 && right.length > 1 && UNDECIDED_ALONE.has(left[0]!);
  const likeness = Math.min((shared / all) * (disagree ? 0.7 : 1), isUndecided ? UNDECIDED : 1);
  // `notes` may mean `special notes`, so it is offered. `Email consent` never means `email`.
  const isOfSubject = left.every((atom) => SUBJECTS.has(atom)) && ![...unmatched].every((atom) => LIGHT.has(atom));
  const isContained = particular && extras.length === 0 && !isOfSubject;
  const head = headOf(left);
  // If another column has the head too, an extra word may say which of them is meant.
  const isNarrower =
    unmatched.size === 0 &&
    head === right.at(-1) &&
    words.single.has(head) &&
    extras.every((atom) => narrows(atom, head, words));
  return isContained || isNarrower || isOnlyOne(left, right, words) ? Math.max(likeness, CONTAINED) : likeness;
}

/** Whether any word of one name is equal or similar to one of the other. */
function haveLikeWords(left: Atoms, right: Atoms): boolean {
  return left.some((atom) => right.includes(atom) || right.some((other) => wordLikeness(atom, other) > 0));
}

/** Endings of adjectives that follow their noun, as in `correo corporativo`. */
const ADJECTIVE = /(?:[aeiou][bdlmntv][aeo]|ic[ao]|onal|[cr]ial|ari[ao]|ent[eo])s?$/u;
const SHORTEST_ADJECTIVE = 6;

/** The last word that is not an unknown adjective. */
function headOf(atoms: Atoms): string {
  const { isMeaning } = currentLexicon();
  const isNoun = (atom: string): boolean =>
    isMeaning(atom) || atom.length < SHORTEST_ADJECTIVE || !ADJECTIVE.test(atom);
  return atoms.findLast(isNoun) ?? atoms[0]!;
}

function hasMeaning(atom: string): boolean {
  return !FILLERS.has(atom);
}

/** Whether `code` may be the supplier code, and `staff name` the employee name, because no other column has one. */
function isOnlyOne(left: Atoms, right: Atoms, { single }: TargetWords): boolean {
  const head = right.at(-1)!;
  if (!OF_RECORDS.has(head) || !single.has(head) || !left.includes(head)) return false;
  return left.length === 1 || (isAboutSubject(left, head) && isAboutSubject(right, head));
}

function isAboutSubject(atoms: Atoms, head: string): boolean {
  return atoms.every((atom) => atom === head || SUBJECTS.has(atom));
}

/** What a record of any kind has one of. */
const OF_RECORDS: ReadonlySet<string> = new Set(['name', 'id', 'code']);

/** Words that name another fact, not a kind of the same: the previous address, the price of another party. */
const CONTRASTS: ReadonlySet<string> = new Set(
  (
    'alt previous next last new old parent guardian father mother spouse emergency assistant manager ' +
    'minimum maximum target planned estimated actual average cumulative remaining available reserved tax discount net gross internal external ' +
    'first middle birth maiden start end created updated closed cancelled due expiry per vendor manufacturer ' +
    'status type rate percent ratio count level reason method source'
  ).split(' '),
);

/** What happened is the actual fact, but neither the planned nor the latest one. */
function isContrast(atom: string): boolean {
  return CONTRASTS.has(atom) && !SUBJECTS.has(atom);
}

/** Facts that every person, company and thing has. */
const OF_EACH: ReadonlySet<string> = new Set(
  'name phone mobile fax email address street city postal-code state country id code number date title'.split(' '),
);

/**
 * Whether the word before a head makes it narrower, as in `facility name`. The phone of a carrier is not the phone if a
 * column is about the carrier, but the status of a claim is the status.
 */
function narrows(atom: string, head: string, { all }: TargetWords): boolean {
  return !CONTRASTS.has(atom) && !(OF_EACH.has(head) && all.has(atom)) && !/^\d+$/u.test(atom);
}

const knownWeights = new WeakMap<Atoms, ReadonlyMap<string, number>>();

/** The weight of each atom within its name. */
function weigh(atoms: Atoms): ReadonlyMap<string, number> {
  const known = knownWeights.get(atoms);
  if (known) return known;
  const weights = newWeights(atoms);
  knownWeights.set(atoms, weights);
  return weights;
}

function newWeights(atoms: Atoms): ReadonlyMap<string, number> {
  const cores = atoms.filter((atom) => !FILLERS.has(atom) && !SUBJECTS.has(atom));
  const subjectsOnly = cores.length === 0;
  return new Map(
    atoms.map((atom) => {
      if (FILLERS.has(atom)) return [atom, atoms.length === 1 ? 1 : FILLER_WEIGHT];
      if (SUBJECTS.has(atom)) return [atom, subjectsOnly ? 1 : SUBJECT_WEIGHT];
      return [atom, cores.length === 1 ? 1 : headWeight(atom)];
    }),
  );
}

/** General words weigh little beside a specific one: `company name` is mostly about the company. */
const HEAD_WEIGHTS: ReadonlyMap<string, number> = new Map([
  ['name', 0.15],
  ['1', 0.15],
  ['id', 0.6],
  ['code', 0.5],
  ['date', 0.7],
  ['type', 0.8],
  ['amount', 0.5],
  ['location', 0.8],
  ['count', 0.4],
]);

/** General words that are not a match on their own. */
const GENERAL: ReadonlySet<string> = new Set([...HEAD_WEIGHTS.keys(), 'number', 'value', 'title']);

/** Words that add little to a subject: the `lead` may be the `lead name`, but not the `lead source`. */
const LIGHT: ReadonlySet<string> = new Set([
  ...HEAD_WEIGHTS.keys(),
  'number',
  'value',
  'count',
  'note',
  'description',
  'text',
]);

function headWeight(atom: string): number {
  return HEAD_WEIGHTS.get(atom) ?? 1;
}

function closest(
  atom: string,
  candidates: ReadonlySet<string>,
): { readonly atom: string; readonly likeness: number } | null {
  if (candidates.has(atom)) return { atom, likeness: 1 };
  let best: { atom: string; likeness: number } | null = null;
  for (const other of candidates) {
    const likeness = wordLikeness(atom, other);
    if (likeness > (best?.likeness ?? 0)) best = { atom: other, likeness };
  }
  return best;
}
