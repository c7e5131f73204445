import { MULTI_BYTE_ENCODINGS, SINGLE_BYTE_ENCODINGS } from './legacy-encodings.js';
import { letterModels } from './letter-model.js';
import { multiByteCost } from './multi-byte-score.js';
import { byteSet, symbolAndCaseCost, letterCost } from './single-byte-score.js';
import { createDecoder } from './text-decoders.js';

/** Enough to tell; more only costs time. */
const EVIDENCE_BYTES = 24 << 10;
const COMMONEST = 'windows-1252';
/** Bits that decide nothing. */
const SLIGHT_LEAD = 6;
const LF = 10;

interface Guess {
  readonly label: string;
  /** Bits it takes to say the text this way: the fewer, the likelier. */
  readonly cost: number;
}

/** The encoding in which a text that is not Unicode is said most easily, in the language that suits it best. After `loadDecoders`. */
export function detectLegacyEncoding(sample: Uint8Array): { value: string; confidence: number } {
  const evidence = tellingLines(sample);
  const guesses = [...singleByteGuesses(evidence), ...multiByteGuesses(evidence)].sort(
    (left, right) => left.cost - right.cost,
  );
  const [cheapest] = guesses;
  const common = guesses.find(({ label }) => label === COMMONEST);
  // So little evidence may come from a name or two in a file of several languages.
  const best = common && common.cost - cheapest!.cost < SLIGHT_LEAD ? common : cheapest!;
  const text = createDecoder(best.label).decode(evidence);
  // Encodings that give the same text are no rivals.
  const rival = guesses.slice(0, 12).find(({ label }) => createDecoder(label).decode(evidence) !== text);
  const lead = rival ? Math.max(0, rival.cost - best.cost) : 100;
  // Told apart by nothing, the commonest is the better guess for what the sample did not show.
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

/** Lines with bytes beyond ASCII, each once, from all over the sample. A line feed is no part of a character anywhere. */
function tellingLines(sample: Uint8Array): Uint8Array {
  const lines: Uint8Array[] = [];
  const seen = new Set<string>();
  const decoder = new TextDecoder('latin1');
  for (let start = 0; start < sample.length;) {
    const end = sample.indexOf(LF, start) < 0 ? sample.length : sample.indexOf(LF, start) + 1;
    const line = sample.subarray(start, end);
    start = end;
    if (!line.some((byte) => byte >= 0x80)) continue;
    const text = decoder.decode(line);
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
