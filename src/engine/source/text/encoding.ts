import { encodings } from '../../pieces/encodings.js';
import { loadPieces } from '../../pieces/load-pieces.js';
import type { DetectedEncoding } from './decoder.js';
import { loadDecoders } from './text-decoders.js';
import { byteOrderMark, utf16WithoutMark } from './utf-16.js';

export interface EncodingOptions {
  /** Whether the sample is the whole text; otherwise its last character may be cut. */
  readonly complete?: boolean;
}

/**
 * Detects the encoding of a text by its byte order mark, by valid UTF-8, by its zeros, or by what it decodes to. Loads
 * the decoders and the models of encodings other than Unicode before it needs them.
 */
export async function findEncoding(sample: Uint8Array, options: EncodingOptions = {}): Promise<DetectedEncoding> {
  const unicode = detectUnicode(sample, options);
  if (unicode && !mayBeUtf32(sample)) return unicode;
  await Promise.all([loadDecoders(), loadPieces(['encodings'])]);
  return detectOther(sample, unicode);
}

/** The same at once; requires `loadDecoders`. */
export function detectEncoding(sample: Uint8Array, options: EncodingOptions = {}): DetectedEncoding {
  const unicode = detectUnicode(sample, options);
  return unicode && !mayBeUtf32(sample) ? unicode : detectOther(sample, unicode);
}

/** Whether the first or the second pair of bytes is zero. */
function mayBeUtf32([first, second, third, fourth]: Uint8Array): boolean {
  return first! + second! === 0 || third! + fourth! === 0;
}

/** `null` for a text that must be compared with the models of other encodings. */
function detectUnicode(sample: Uint8Array, { complete = false }: EncodingOptions): DetectedEncoding | null {
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

function detectOther(sample: Uint8Array, unicode: DetectedEncoding | null): DetectedEncoding {
  const found = encodings().detectUtf32(sample) ?? unicode;
  if (found) return found;
  const { following, breaks } = utf8Evidence(sample);
  const legacy = encodings().detectLegacyEncoding(sample);
  // As much evidence for UTF-8 as against it.
  return following > 0 && following >= breaks ? { ...legacy, confidence: Math.min(legacy.confidence, UNSURE) } : legacy;
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
