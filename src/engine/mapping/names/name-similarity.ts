import type { MappingReason } from '../column-mapping.js';
import type { Atoms } from '../lexicon.js';
import type { NameReading } from './name-reading.js';
import { SAME, SAME_NORMALISED } from '../same-names.js';
import type { Word, WeighedAtoms } from './weighed-atoms.js';
import { areKin, wordLikeness } from './word-likeness.js';

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

const SAME_NAME: NameScore = { score: SAME, reason: 'same-name' };
const SAME_NAME_NORMALISED: NameScore = { score: SAME_NORMALISED, reason: 'same-name-normalised' };

const SAME_MEANING = 0.94;
/** A related name must be the whole target name, subjects aside. */
const RELATED_LIKENESS = 0.8;

const COMMON_SHARE = 0.2;
const CONTAINED = 0.56;
const INITIALS = 0.75;
/** Share that is left if both names say something else, and if only a head such as `date` is common to them. */
const DISAGREEING = 0.7;
const OTHER_OWNERS = 0.35;
/** Share that is left of a likeness below this if what the source is about has no part in it. */
const OTHER_KIND = 0.85;
const CLEARLY_ALIKE = 0.75;
/** Likeness of a name of one general word, such as `Type`, to a target with more words; too low to be sure. */
const UNDECIDED = 0.75;

/** Words that alone do not tell which fact of a schema they mean. */
const UNDECIDED_ALONE: ReadonlySet<string> = new Set('type date status text body number value code time'.split(' '));

/** Whether two names are the same, exactly or except for case, spaces and punctuation; 0 for all others. */
export function compareSpelling(source: NameReading, target: NameReading): NameScore {
  if (source.text === '' || target.text === '') return NO_SCORE;
  if (source.text === target.text) return SAME_NAME;
  if (source.compact !== '' && source.compact === target.compact) return SAME_NAME_NORMALISED;
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
      const likeness = compareAtoms(left.weighed, right.weighed, words);
      if (left.isRelated && (likeness < likenessOfRelated(left.weighed) || isOfPersons(right.atoms, words))) continue;
      const score = bound * likeness;
      if (score <= best.score) continue;
      best = { score, reason: likeness === 1 && left.certainty * right.certainty > 0.9 ? 'alias' : 'similar-name' };
    }
  }
  return best;
}

/** Whether one name has the first letters of words that the other has in full: `EV type`, `Electric vehicle type`. */
export function haveInitials(left: readonly string[], right: readonly string[]): boolean {
  return isInitialsOf(left, right) || isInitialsOf(right, left);
}

/** The other words, if there are any, are the same. */
function isInitialsOf(short: readonly string[], long: readonly string[]): boolean {
  return short.some((word, at) => {
    const { length } = word;
    if (length < 2 || short.length + length - 1 !== long.length) return false;
    const full = long.slice(at, at + length);
    const rest = [...long.slice(0, at), ...long.slice(at + length)];
    return (
      full.every((other, place) => other.length > 1 && other[0] === word[place]) &&
      rest.every((other, place) => other === short[place < at ? place : place + 1])
    );
  });
}

function likenessOfRelated({ words }: WeighedAtoms): number {
  return words.every(({ isGeneral }) => isGeneral) ? 1 : RELATED_LIKENESS;
}

/** Whether a target is the name of a person, not of a company or a product. */
function isOfPersons(atoms: Atoms, { all }: TargetWords): boolean {
  return atoms.length === 1 && atoms[0] === 'name' && all.has('first') && all.has('last');
}

/** Shared weight over total weight: atoms of one side only count against the match. */
export function compareAtoms(left: WeighedAtoms, right: WeighedAtoms, words: TargetWords = NONE): number {
  let unmatched = right.words;
  let shared = 0;
  let all = 0;
  let particular = false;
  let isSpecific = false;
  let isExact = false;
  const extras: Word[] = [];
  for (const [place, word] of left.words.entries()) {
    const weight = left.weights[place]!;
    const partner = closest(word, unmatched);
    if (!partner) {
      all += weight;
      extras.push(word);
      continue;
    }
    unmatched = unmatched.filter((other) => other !== partner.word);
    const other = right.weights[right.words.indexOf(partner.word)]!;
    shared += Math.min(weight, other) * partner.likeness;
    // An abbreviated subject counts no more than the subject itself.
    all += word.isSubject || partner.word.isSubject ? Math.min(weight, other) : Math.max(weight, other);
    if (!word.isGeneral) particular = true;
    if (!word.isGeneral && !word.isSubject && !word.isFiller) isSpecific = true;
    if (!areKin(word, partner.word)) isExact = true;
  }
  // Kin only mean nearly the same beside the same words.
  if (!isExact) return 0;
  for (const word of unmatched) {
    // Omitted in the file, as in `description` for `program description` when every column is about programs.
    const isOmitted = words.common.has(word.text) && !word.isGeneral && !isContrast(word);
    const said = particular && extras.length === 0 && isOmitted;
    all += right.weights[right.words.indexOf(word)]! * (said ? COMMON_SHARE : 1);
  }
  // "Work phone" and "Home phone": both name a subject, and they differ.
  const disagree = extras.some(hasMeaning) && unmatched.some(hasMeaning);
  const haveOtherOwners = disagree && !isSpecific && extras.some(isKnown) && unmatched.some(isKnown);
  const [first] = left.words;
  const isUndecided = left.words.length === 1 && right.words.length > 1 && UNDECIDED_ALONE.has(first!.text);
  const agreement = haveOtherOwners ? OTHER_OWNERS : disagree ? DISAGREEING : 1;
  const head = headOf(left.words);
  const alike = (shared / all) * agreement;
  // The price of a permit is not its number.
  const isOfOtherKind = alike < CLEARLY_ALIKE && extras.includes(head) && isKnown(head) && !OF_RECORDS.has(head.text);
  const likeness = Math.min(isOfOtherKind ? alike * OTHER_KIND : alike, isUndecided ? UNDECIDED : 1);
  // `notes` may mean `special notes`, so it is offered. `Email consent` never means `email`.
  const isOfSubject = left.words.every(({ isSubject }) => isSubject) && !unmatched.every(({ isLight }) => isLight);
  const isContained =
    particular &&
    extras.every(({ isSubject, isFiller, text }) => isFiller || (isSubject && !words.all.has(text))) &&
    !isOfSubject;
  if (likeness >= CONTAINED || isContained) return Math.max(likeness, CONTAINED);
  // If another column has the head too, an extra word may say which of them is meant.
  const isNarrower =
    unmatched.every(({ isSubject }) => isSubject) &&
    head === right.words.at(-1) &&
    words.single.has(head.text) &&
    extras.every(({ text }) => narrows(text, head.text, words));
  return isNarrower || isOnlyOne(left.words, right.words, words) ? CONTAINED : likeness;
}

/** Endings of adjectives that follow their noun, as in `correo corporativo`. */
const ADJECTIVE = /(?:[aeiou][bdlmntv][aeo]|ic[ao]|onal|[cr]ial|ari[ao]|ent[eo])s?$/u;
const SHORTEST_ADJECTIVE = 6;

/** The last word that is not an unknown adjective. */
function headOf(words: readonly Word[]): Word {
  const isNoun = ({ text, isMeaning }: Word): boolean =>
    isMeaning || text.length < SHORTEST_ADJECTIVE || !ADJECTIVE.test(text);
  return words.findLast(isNoun) ?? words[0]!;
}

function hasMeaning({ isFiller }: Word): boolean {
  return !isFiller;
}

function isKnown({ isMeaning, isFiller, isSubject }: Word): boolean {
  return isMeaning && !isFiller && !isSubject;
}

/** Whether `code` may be the supplier code, and `staff name` the employee name, because no other column has one. */
function isOnlyOne(left: readonly Word[], right: readonly Word[], { single }: TargetWords): boolean {
  const head = right.at(-1)!;
  if (!OF_RECORDS.has(head.text) || !single.has(head.text) || !left.includes(head)) return false;
  return left.length === 1 || (isAboutSubject(left, head) && isAboutSubject(right, head));
}

function isAboutSubject(words: readonly Word[], head: Word): boolean {
  return words.every((word) => word === head || word.isSubject);
}

/** What a record of any kind has one of. */
const OF_RECORDS: ReadonlySet<string> = new Set(['name', 'id', 'code', 'number']);

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
function isContrast({ text, isSubject }: Word): boolean {
  return CONTRASTS.has(text) && !isSubject;
}

/** What tells contact data apart, but has none itself. */
const OF_CONTACTS: ReadonlySet<string> = new Set('home billing shipping mailing'.split(' '));

/** Facts that every person, company and thing has. */
const OF_EACH: ReadonlySet<string> = new Set(
  'name phone mobile fax email address street city postal-code state country id code number date title'.split(' '),
);

/**
 * Whether the word before a head makes it narrower, as in `facility name`. The phone of a carrier is not the phone if a
 * column is about the carrier, but the status of a claim is the status.
 */
function narrows(atom: string, head: string, { all }: TargetWords): boolean {
  return (
    !CONTRASTS.has(atom) && !(OF_EACH.has(head) && all.has(atom) && !OF_CONTACTS.has(atom)) && !/^\d+$/u.test(atom)
  );
}

/** The word among others that is most like one. */
function closest(word: Word, others: readonly Word[]): { readonly word: Word; readonly likeness: number } | null {
  if (others.includes(word)) return { word, likeness: 1 };
  let best: { word: Word; likeness: number } | null = null;
  for (const other of others) {
    const likeness = wordLikeness(word, other);
    if (likeness > (best?.likeness ?? 0)) best = { word: other, likeness };
  }
  return best;
}
