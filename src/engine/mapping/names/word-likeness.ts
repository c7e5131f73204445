import { currentLexicon } from '../lexicon.js';
import { typoDistance } from './typo-distance.js';
import type { Word } from './weighed-atoms.js';

/** Likeness of what was done and the deed: `counted` and `count`. */
const FORM = 0.8;

/** Too low to be sure: `actual` is a false friend. */
const COGNATE = 0.7;

/** Whether two words of different meanings say nearly the same beside the same other words. */
export function areKin(one: Word, other: Word): boolean {
  return one.kin?.has(other.text) === true || (one.isMeaning && other.isMeaning && areForms(one, other));
}

function areForms(one: Word, other: Word): boolean {
  return one !== other && one.cognate !== null && one.cognate === other.cognate;
}

/** Typos, abbreviations and cognates; words of different meanings score 0 however similar they look. */
export function wordLikeness(one: Word, other: Word): number {
  const kin = one.kin?.get(other.text);
  if (kin !== undefined) return kin;
  // The first sound is rarely wrong, and `pstatus` is not `status`.
  if (one.initial !== other.initial) return 0;
  if (one.isMeaning && other.isMeaning) return areForms(one, other) ? FORM : 0;
  if (one.isJoined || other.isJoined) return 0;
  const lexicon = currentLexicon();
  const left = one.text;
  const right = other.text;
  const shorter = Math.min(left.length, right.length);
  if (shorter < 3) return 0;
  const longer = Math.max(left.length, right.length);
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  // `student` does not abbreviate `studentmobile`.
  if (longer - shorter >= 2 && long.startsWith(short) && !lexicon.isMeaning(short)) return shorter >= 4 ? 0.85 : 0.75;
  if (isSkeleton(left, right) || isSkeleton(right, left)) return 0.88;
  const allowed = shorter >= 8 ? 2 : shorter >= 5 ? 1 : 0;
  // Short words with other consonants differ: insured, injured.
  const isOther = allowed === 1 && longer === shorter && replacesConsonant(left, right);
  const distance = allowed === 0 || isOther ? Infinity : typoDistance(left, right, allowed);
  const isTypo = distance <= allowed;
  if (!isTypo && (one.cognate === null || one.cognate !== other.cognate)) return 0;
  // What has a meaning is neither a typo nor foreign: the employer is not an employee.
  if ([left, right].some((word) => !lexicon.isMeaning(word) && lexicon.concepts([word]).length > 0)) return 0;
  return isTypo ? 0.92 - 0.06 * (distance - 1) : COGNATE;
}

/** Whether two words of the same length differ in consonants that are not swapped. */
function replacesConsonant(left: string, right: string): boolean {
  const consonants = (word: string): string => [...word.replace(/[aeiouy]/gu, '')].sort().join('');
  return consonants(left) !== consonants(right);
}

/** `prg` for `program`: consonants only, in order, with the same first letter, but no initials of several words. */
export function isSkeleton(short: string, long: string): boolean {
  if (
    long.length < short.length + 2 ||
    long.includes('-') ||
    /[aeiou]/u.test(short.slice(1)) ||
    !/^\p{L}+$/u.test(short)
  )
    return false;
  let place = 0;
  for (const letter of long) if (letter === short[place]) place += 1;
  return place === short.length;
}
