import { foldedLetter } from './letter-model.js';
import type { LetterModel } from './letter-model.js';
import { createDecoder } from './text-decoders.js';

/** Bits that characters cost which are not letters of the language. */
const COST = {
  foreign: 12,
  borrowed: 5,
  quote: 6,
  typography: 7,
  symbol: 11,
  odd: 15,
  control: 25,
  undefined: 40,
  latinNeighbor: 10,
  symbolInWord: 10,
  symbolAtWord: 9,
  apostropheAtWord: 4,
};
/** Weight of ASCII letters beside other letters: a page of them shows no more about the language than a line. */
const ASCII_WEIGHT = 0.15;
const ASCII_GAIN = 12;
const ASCII_LOSS = 8;
/** Between letters it is part of the word: “l’été”. */
const APOSTROPHE = '’';
const QUOTES = '“”‘’„«»–—\u00a0';
const TYPOGRAPHY = '…°€';
const SYMBOL = '§£©®™•²³½¼¾×·¿¡ºª±´µ№‚¥÷‹›\u200e\u200f\u200c\u200d،؛؟';

const Case = { none: 0, lower: 1, upper: 2 } as const;

/** The 256 characters of a single-byte encoding, and their costs in any language. */
export interface ByteSet {
  readonly letters: readonly string[];
  readonly cases: Uint8Array;
  /** Bits that a character costs which is not a letter. */
  readonly costs: Uint8Array;
  readonly isAsciiLetter: Uint8Array;
  /** The byte of a curly apostrophe; -1 if the encoding has none. */
  readonly apostrophe: number;
  /** The bytes of “«” and “»”; -1 if the encoding has none. */
  readonly guillemets: readonly [number, number];
}

export function byteSet(label: string): ByteSet {
  const letters: string[] = [];
  const cases = new Uint8Array(256);
  const costs = new Uint8Array(256);
  const isAsciiLetter = new Uint8Array(256);
  const characters = [...createDecoder(label).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))];
  characters.forEach((character, byte) => {
    const isLetter = /[\p{L}\p{M}]/u.test(character) && !'ºª'.includes(character);
    letters.push(isLetter ? foldedLetter(character) : '');
    if (isLetter && character.toLowerCase() !== character) cases[byte] = Case.upper;
    else if (isLetter && character.toUpperCase() !== character) cases[byte] = Case.lower;
    if (byte >= 0x80 && !isLetter) costs[byte] = symbolCost(character);
    if (byte < 0x80 && isLetter) isAsciiLetter[byte] = 1;
  });
  const guillemets = [characters.indexOf('«'), characters.indexOf('»')] as const;
  return { letters, cases, costs, isAsciiLetter, apostrophe: characters.indexOf(APOSTROPHE), guillemets };
}

function symbolCost(character: string): number {
  if (character === '\ufffd') return COST.undefined;
  if (character >= '\u0080' && character <= '\u009f') return COST.control;
  if (character >= '\ue000' && character <= '\uf8ff') return COST.undefined;
  if (QUOTES.includes(character)) return COST.quote;
  if (TYPOGRAPHY.includes(character)) return COST.typography;
  return SYMBOL.includes(character) ? COST.symbol : COST.odd;
}

/** Cost of symbols, above all of symbols and changes of case within a word; the same for all languages. */
export function symbolAndCaseCost(
  sample: Uint8Array,
  { cases, costs, letters, apostrophe, guillemets }: ByteSet,
): number {
  let sum = 0;
  let before = 0;
  let beforeThat = 0;
  let opened = 0;
  let closed = 0;
  for (let at = 0; at < sample.length; at += 1) {
    const byte = sample[at]!;
    const current = cases[byte]!;
    if (byte >= 0x80) {
      sum += costs[byte]!;
      if (byte === guillemets[0]) opened += 1;
      if (byte === guillemets[1]) closed += 1;
      if (current === Case.upper) sum += before === Case.lower ? 8 : before === Case.upper ? 2.5 : 2;
      else if (current === Case.lower && before === Case.upper && beforeThat === Case.upper) sum += 7;
      const isBeforeLetter = letters[sample[at + 1] ?? 0] !== '';
      const isWithinWord = at > 0 && letters[sample[at - 1]!] !== '' && isBeforeLetter;
      // Few words begin with one, but its byte may be the first letter of many: “Ά” in windows-1253.
      if (byte === apostrophe) sum += isBeforeLetter && !isWithinWord ? COST.apostropheAtWord : 0;
      else if (isWithinWord && letters[byte] === '') sum += COST.symbolInWord;
      else if (costs[byte]! > COST.quote && isBeforeLetter) sum += COST.symbolAtWord;
    } else if (current === Case.upper && before === Case.lower) sum += 1;
    beforeThat = before;
    before = current;
  }
  // Quotes come in pairs; other marks are alone, such as “®” at the place of “«” in another encoding.
  return sum + (opened === 0 || closed === 0 ? (opened + closed) * (COST.odd - COST.quote) : 0);
}

/** Bits needed to encode the sample's letters in a language. */
export function letterCost(sample: Uint8Array, set: ByteSet, { model, latin }: Models): number {
  const places = placesOf(set, model);
  const latinPlaces = placesOf(set, latin);
  const { bits, size, isLatin } = model;
  let sum = 0;
  let ascii = 0;
  let latinAscii = 0;
  let beforeByte = 32;
  for (const byte of sample) {
    const before = places[beforeByte]!;
    const place = places[byte]!;
    // Next to a symbol, ASCII is no more significant than elsewhere.
    if (!isSignificant(byte, set) && !isSignificant(beforeByte, set)) {
      ascii += bits[before * size + place]!;
      latinAscii += latin.bits[latinPlaces[beforeByte]! * latin.size + latinPlaces[byte]!]!;
    } else {
      if (place === FOREIGN) sum += foreignCost(latinPlaces[byte]!, latin);
      else sum += bits[(before === FOREIGN ? 0 : before) * size + place]!;
      const isBesideLatin = (set.isAsciiLetter[byte]! | set.isAsciiLetter[beforeByte]!) === 1;
      if (!isLatin && isBesideLatin && (place !== 0 || before !== 0)) sum += COST.latinNeighbor;
    }
    beforeByte = byte;
  }
  if (!isLatin) return sum;
  return sum + Math.max(-ASCII_GAIN, Math.min(ASCII_LOSS, ASCII_WEIGHT * (ascii - latinAscii)));
}

/** Whether a byte is a letter beyond ASCII. */
function isSignificant(byte: number, { letters }: ByteSet): boolean {
  return byte >= 0x80 && letters[byte] !== '';
}

/** Every file has foreign names, most of them with letters of the major languages. */
function foreignCost(place: number, { bits }: LetterModel): number {
  return place === FOREIGN || place === 0 ? COST.foreign : Math.min(COST.foreign, COST.borrowed + bits[place]! * 0.5);
}

export interface Models {
  readonly model: LetterModel;
  /** The model that ASCII is compared with. */
  readonly latin: LetterModel;
}

const FOREIGN = 255;

function placesOf({ letters }: ByteSet, { places, isLatin }: LetterModel): Uint8Array {
  return Uint8Array.from(letters, (letter, byte) =>
    letter === '' || (byte < 0x80 && !isLatin) ? 0 : (places.get(letter) ?? FOREIGN),
  );
}
