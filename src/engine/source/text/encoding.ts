import { encodings } from '../../pieces/encodings.js';
import { loadPieces } from '../../pieces/load-pieces.js';
import type { Detected } from './legacy-detection.js';
import { loadDecoders } from './text-decoders.js';

export interface EncodingOptions {
  /** Whether the sample is the whole text; otherwise its last character may be cut. */
  readonly complete?: boolean;
}

/**
 * Detects the encoding of a text by its byte order mark, by valid UTF-8, by its zeros, or by what it decodes to. Loads
 * the decoders and the models of encodings other than Unicode before it needs them.
 */
export async function findEncoding(sample: Uint8Array, options: EncodingOptions = {}): Promise<Detected<string>> {
  const unicode = detectUnicode(sample, options);
  if (unicode) return unicode;
  await Promise.all([loadDecoders(), loadPieces(['encodings'])]);
  return detectOther(sample);
}

/** The same at once; requires `loadDecoders`. */
export function detectEncoding(sample: Uint8Array, options: EncodingOptions = {}): Detected<string> {
  return detectUnicode(sample, options) ?? detectOther(sample);
}

/** `null` for a text that must be compared with the models of other encodings. */
function detectUnicode(sample: Uint8Array, { complete = false }: EncodingOptions): Detected<string> | null {
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
  return following >= 2 && following >= breaks * 2 ? { value: 'utf-8', confidence: 0.85 } : null;
}

function detectOther(sample: Uint8Array): Detected<string> {
  const { following, breaks } = utf8Evidence(sample);
  const legacy = encodings().detectLegacyEncoding(sample);
  // As much evidence for UTF-8 as against it.
  return following > 0 && following >= breaks ? { ...legacy, confidence: Math.min(legacy.confidence, UNSURE) } : legacy;
}

function byteOrderMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

function utf16WithoutMark(sample: Uint8Array): string | null {
  if (isUtf16(sample, 0)) return 'utf-16le';
  return isUtf16(sample, 1) ? 'utf-16be' : null;
}

/** Tab, line feed, carriage return, comma, semicolon and bar. */
const STRUCTURE: readonly number[] = [9, 10, 13, 44, 59, 124];

/**
 * Delimiters, digits and line ends have a zero in every second byte, and are never half of a character. Texts in other
 * encodings may have zeros by mistake; then the other pairs of bytes are plain. `low`: place of the low byte in a pair.
 */
function isUtf16(sample: Uint8Array, low: 0 | 1): boolean {
  const length = Math.min(sample.length, 4096) & ~1;
  const pairs = length / 2;
  let zeros = 0;
  let wrongZeros = 0;
  let whole = 0;
  let halves = 0;
  let foreign = 0;
  for (let at = 0; at < length; at += 2) {
    const byte = sample[at + low]!;
    const high = sample[at + 1 - low]!;
    if (byte === 0) wrongZeros += 1;
    if (high === 0) zeros += 1;
    else if (!isPlain(byte) || !isPlain(high)) foreign += 1;
    if (!STRUCTURE.includes(byte)) continue;
    if (high === 0) whole += 1;
    else halves += 1;
  }
  if (pairs < 2 || zeros <= pairs * 0.15 || wrongZeros >= zeros * 0.1) return false;
  return zeros > pairs / 2 || (whole > halves && foreign > 0);
}

function isPlain(byte: number): boolean {
  return (byte >= 32 && byte < 127) || STRUCTURE.includes(byte);
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
