import { COMMON_IDEOGRAPHS } from './common-ideographs.js';
import type { MultiByteEncoding } from './legacy-encodings.js';
import { createDecoder } from './text-decoders.js';

/** Bits a character costs by its kind; common ones cost by their rank. */
const COST = { everyday: 14, rare: 19, punctuation: 8, halfWidth: 12, odd: 16, broken: 45, latinNeighbour: 5 };
const FIRST_RANK_BITS = 3.5;
const PUNCTUATION = /[\u3000-\u303f\uff01-\uff60\u2010-\u2027\u00b7]/u;
const IDEOGRAPH = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/u;
const WIDE_LETTER = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uff61-\uff9f]/u;
const ASCII_LETTER = /[A-Za-z]/;

/** How many bits it takes to say the characters beyond ASCII. */
export function multiByteCost(sample: Uint8Array, { label, language, everyday }: MultiByteEncoding): number {
  const decoder = createDecoder(label);
  const text = decoder.decode(sample);
  const ranks = new Map([...COMMON_IDEOGRAPHS[language]].map((character, rank) => [character, rank]));
  const usual = new Set(decoder.decode(everydayBytes(everyday)));
  let sum = 0;
  let before = ' ';
  for (const character of text) {
    const isAscii = character <= '\u007f';
    if (!isAscii) sum += characterCost(character, ranks, usual);
    if (isAscii ? ASCII_LETTER.test(character) && WIDE_LETTER.test(before) : ASCII_LETTER.test(before)) {
      sum += COST.latinNeighbour;
    }
    before = character;
  }
  return sum;
}

function characterCost(character: string, ranks: ReadonlyMap<string, number>, usual: ReadonlySet<string>): number {
  if (character === '\ufffd' || (character >= '\ue000' && character <= '\uf8ff') || character <= '\u009f') {
    return COST.broken;
  }
  const rank = ranks.get(character);
  if (rank !== undefined) return FIRST_RANK_BITS + Math.log2(rank + 2);
  if (PUNCTUATION.test(character)) return COST.punctuation;
  if (character >= '\uff61' && character <= '\uff9f') return COST.halfWidth;
  if (IDEOGRAPH.test(character)) return usual.has(character) ? COST.everyday : COST.rare;
  return COST.odd;
}

function everydayBytes([leadFrom, leadTo, trailFrom, trailTo]: MultiByteEncoding['everyday']): Uint8Array {
  const bytes: number[] = [];
  for (let lead = leadFrom; lead <= leadTo; lead += 1) {
    for (let trail = trailFrom; trail <= trailTo; trail += 1) if (trail !== 0x7f) bytes.push(lead, trail);
  }
  return Uint8Array.from(bytes);
}
