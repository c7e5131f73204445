import type { DetectedEncoding } from './decoder.js';
import { MULTI_BYTE_ENCODINGS, SINGLE_BYTE_ENCODINGS } from './legacy-encodings.js';
import { letterModels } from './letter-model.js';
import { multiByteCost } from './multi-byte-score.js';
import { byteSet, letterCost, symbolAndCaseCost } from './single-byte-score.js';
import { createDecoder } from './text-decoders.js';

/** Enough for detection; more only takes time. */
const EVIDENCE_BYTES = 24 << 10;
const COMMONEST = 'windows-1252';
/** A lead of fewer bits decides nothing. */
const SLIGHT_LEAD = 6;
const LF = 10;
/** Three letters, or bytes that may be letters, with one beyond ASCII. */
const WORD = /[^\0-\x7f][a-z\x80-\xff]{2}|[a-z\x80-\xff][^\0-\x7f][a-z\x80-\xff]|[a-z\x80-\xff]{2}[^\0-\x7f]/i;
/** A cell with bytes beyond ASCII. */
const UNIT = /[^\t\n\r,;]*[^\0-\x7f][^\t\n\r,;]*/g;

interface Guess {
  readonly label: string;
  /** Bits needed to encode the text under this guess: the fewer, the likelier. */
  readonly cost: number;
}

/**
 * Detects the encoding of a text that is not Unicode: the one that needs the fewest bits in the language that suits it
 * best. Requires `loadDecoders`.
 */
export function detectLegacyEncoding(sample: Uint8Array): DetectedEncoding {
  const evidence = evidenceLines(sample);
  const guesses = [...singleByteGuesses(evidence), ...multiByteGuesses(evidence)].sort(
    (left, right) => left.cost - right.cost,
  );
  const [cheapest] = guesses;
  const common = guesses.find(({ label }) => label === COMMONEST);
  // With little evidence, it may come from a name or two in a file of several languages.
  const best = common && common.cost - cheapest!.cost < SLIGHT_LEAD ? common : cheapest!;
  const text = createDecoder(best.label).decode(evidence);
  // Encodings that yield the same text are not rivals.
  const rival = guesses.slice(0, 12).find(({ label }) => createDecoder(label).decode(evidence) !== text);
  const lead = rival ? Math.max(0, rival.cost - best.cost) : 100;
  // When they yield the same text, the most common one is the better guess for the rest of the file.
  const value = createDecoder(COMMONEST).decode(evidence) === text ? COMMONEST : best.label;
  return { value, confidence: Math.min(0.97, 0.5 + 0.5 * (1 - Math.exp(-lead / 10))) };
}

function singleByteGuesses(evidence: Uint8Array): Guess[] {
  const models = letterModels();
  const latin = models.find(({ language }) => language === 'en')!;
  return SINGLE_BYTE_ENCODINGS.map(({ label, languages, rarity }) => {
    const set = byteSet(label);
    const costs = models
      .filter(({ language }) => languages.includes(language))
      .map((model) => letterCost(evidence, set, { model, latin }));
    return { label, cost: Math.min(...costs) + symbolAndCaseCost(evidence, set) + rarity };
  });
}

function multiByteGuesses(evidence: Uint8Array): Guess[] {
  return MULTI_BYTE_ENCODINGS.map((encoding) => ({
    label: encoding.label,
    cost: multiByteCost(evidence, encoding) + encoding.rarity,
  }));
}

/**
 * Distinct lines with non-ASCII bytes from all over the sample. Of lines whose only such bytes are in units, those with
 * the same units count once: a sign in every row shows no more about the language than in one. A line feed is never part
 * of another character.
 */
function evidenceLines(sample: Uint8Array): Uint8Array {
  const lines: Uint8Array[] = [];
  const seen = new Set<string>();
  const decoder = new TextDecoder('latin1');
  for (let start = 0; start < sample.length;) {
    const end = sample.indexOf(LF, start) < 0 ? sample.length : sample.indexOf(LF, start) + 1;
    const line = sample.subarray(start, end);
    start = end;
    if (!line.some((byte) => byte >= 0x80)) continue;
    const whole = decoder.decode(line);
    const text = WORD.test(whole) ? whole : (whole.match(UNIT) ?? []).join().replace(/\d+/g, '0');
    if (seen.has(text)) continue;
    seen.add(text);
    lines.push(line);
  }
  const total = lines.reduce((sum, { length }) => sum + length, 0);
  const step = Math.max(1, total / EVIDENCE_BYTES);
  const evidence = new Uint8Array(Math.min(total, EVIDENCE_BYTES));
  let length = 0;
  for (let at = 0; Math.floor(at) < lines.length && length < evidence.length; at += step) {
    const line = lines[Math.floor(at)]!.subarray(0, evidence.length - length);
    evidence.set(line, length);
    length += line.length;
  }
  return evidence.subarray(0, length);
}
