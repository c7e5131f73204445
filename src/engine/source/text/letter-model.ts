import { LETTER_PAIRS } from './letter-pairs.js';

/** The letters of a language and how many bits each costs after another. Place 0 is all that is no letter. */
export interface LetterModel {
  readonly language: string;
  readonly isLatin: boolean;
  /** Place of a letter in lower case. */
  readonly places: ReadonlyMap<string, number>;
  readonly size: number;
  /** `bits[before * size + after]`. */
  readonly bits: Uint8Array;
}

const LATIN_LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const FIRST_LEVEL = 97;

export function letterModels(): LetterModel[] {
  return LETTER_PAIRS.map(unpacked);
}

function unpacked(line: string): LetterModel {
  const [language = '', more = '', levels = ''] = line.split(' ');
  const isLatin = levels.length + 1 !== (more.length + 1) ** 2;
  const letters = isLatin ? LATIN_LETTERS + more : more;
  const size = letters.length + 1;
  const bits = new Uint8Array(size * size);
  // The first place, no letter after no letter, is left out.
  for (let at = 0; at < levels.length; at += 1) bits[at + 1] = levels.charCodeAt(at) - FIRST_LEVEL;
  return { language, isLatin, places: new Map([...letters].map((letter, index) => [letter, index + 1])), size, bits };
}

/** A letter as the models know it: lower case, and Romanian with the cedillas of the older sets. */
export function foldedLetter(letter: string): string {
  if (letter === 'ș' || letter === 'Ș') return 'ş';
  if (letter === 'ț' || letter === 'Ț') return 'ţ';
  if (letter === 'İ') return 'i';
  return letter.toLowerCase();
}
