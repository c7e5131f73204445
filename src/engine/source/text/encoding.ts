import { MULTI_BYTE_ENCODINGS, SINGLE_BYTE_ENCODINGS } from './legacy-encodings.js';
import { letterModels } from './letter-model.js';
import { multiByteCost } from './multi-byte-score.js';
import { byteSet, letterCost, symbolAndCaseCost } from './single-byte-score.js';
import { createDecoder } from './text-decoders.js';

export interface Detected<T> {
  readonly value: T;
  /** 0 to 1. */
  readonly confidence: number;
}

export interface EncodingOptions {
  /** Whether the sample is the whole text; otherwise its last character may be cut. */
  readonly complete?: boolean;
}

/** Detects the encoding of a text by its byte order mark, by valid UTF-8, by its zeros, or by what it decodes to. */
export function detectEncoding(sample: Uint8Array, { complete = false }: EncodingOptions = {}): Detected<string> {
  const marked = byteOrderMark(sample);
  if (marked) return { value: marked, confidence: 1 };
  const wide = utf16WithoutMark(sample);
  if (wide) return { value: wide, confidence: 0.95 };
  if (/\u001b[$(][@BJ]/.test(new TextDecoder('latin1').decode(sample)) && !sample.some((byte) => byte >= 0x80)) {
    return { value: 'iso-2022-jp', confidence: 0.97 };
  }
  if (!sample.some((byte) => byte >= 0x80)) return { value: 'utf-8', confidence: 1 };
  if (isUtf8(sample, complete)) return { value: 'utf-8', confidence: 0.99 };
  const { following, breaks } = utf8Evidence(sample);
  if (following >= 2 && following >= breaks * 2) return { value: 'utf-8', confidence: 0.85 };
  const legacy = detectLegacyEncoding(sample);
  // As much evidence for UTF-8 as against it.
  return following > 0 && following >= breaks ? { ...legacy, confidence: Math.min(legacy.confidence, UNSURE) } : legacy;
}

function byteOrderMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

/** Delimiters, digits and line ends have a zero in every second byte. */
function utf16WithoutMark(sample: Uint8Array): string | null {
  const length = Math.min(sample.length, 4096) & ~1;
  if (length < 4) return null;
  let evenZeros = 0;
  let oddZeros = 0;
  for (let at = 0; at < length; at += 2) {
    if (sample[at] === 0) evenZeros += 1;
    if (sample[at + 1] === 0) oddZeros += 1;
  }
  const pairs = length / 2;
  if (oddZeros > pairs * 0.15 && evenZeros < oddZeros * 0.1) return 'utf-16le';
  if (evenZeros > pairs * 0.15 && oddZeros < evenZeros * 0.1) return 'utf-16be';
  return null;
}

function isUtf8(sample: Uint8Array, complete: boolean): boolean {
  try {
    // Streaming allows a character cut at the end.
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: !complete });
    return true;
  } catch {
    return false;
  }
}

const UNSURE = 0.6;
/** Letters below this are Latin; UTF-8 read in another encoding is hardly ever a word: “Ã©”. */
const LATIN_END = '\u0180';
/** A single wrong byte may cause up to three replacement characters in a row. */
const BREAK = /\ufffd{1,3}/gu;

/**
 * Evidence for UTF-8 in text merged from several files or cut at bytes: continuation bytes, since no other encoding
 * would produce many valid ones by chance; and the evidence against it.
 */
function utf8Evidence(sample: Uint8Array): { readonly following: number; readonly breaks: number } {
  const text = new TextDecoder('utf-8').decode(sample);
  const breaks = text.match(BREAK)?.length ?? 0;
  let following = 0;
  for (const character of text) if (character !== '\ufffd') following += followingBytes(character);
  return { following, breaks };
}

function followingBytes(character: string): number {
  if (character < '\u0080') return 0;
  if (character.length === 2) return 3;
  if (character < LATIN_END) return 2;
  return character < '\u0800' ? 1 : 2;
}

/** Enough for detection; more only takes time. */
const EVIDENCE_BYTES = 24 << 10;
const COMMONEST = 'windows-1252';
/** A lead of fewer bits decides nothing. */
const SLIGHT_LEAD = 6;
const LF = 10;

interface Guess {
  readonly label: string;
  /** Bits needed to encode the text under this guess: the fewer, the likelier. */
  readonly cost: number;
}

/**
 * Detects the encoding of a text that is not Unicode: the one that needs the fewest bits in the language that suits it
 * best. Requires `loadDecoders`.
 */
function detectLegacyEncoding(sample: Uint8Array): { value: string; confidence: number } {
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

/** Distinct lines with non-ASCII bytes from all over the sample. A line feed is never part of another character. */
function evidenceLines(sample: Uint8Array): Uint8Array {
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
