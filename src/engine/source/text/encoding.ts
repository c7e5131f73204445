import { detectLegacyEncoding } from './legacy-encoding.js';

export interface Detected<T> {
  readonly value: T;
  /** 0 to 1. */
  readonly confidence: number;
}

export interface EncodingOptions {
  /** Whether the sample is the whole text; else its last character may be cut. */
  readonly complete?: boolean;
}

/** The encoding of a text by its byte order mark, its validity as UTF-8, its zeros, or the look of what it decodes to. */
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
  // As much speaks for UTF-8 as against it.
  return following > 0 && following >= breaks ? { ...legacy, confidence: Math.min(legacy.confidence, UNSURE) } : legacy;
}

function byteOrderMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

/** Delimiters, digits and line ends leave a zero in every second place. */
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
    // Streaming forgives a character cut at the end.
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: !complete });
    return true;
  } catch {
    return false;
  }
}

const UNSURE = 0.6;
/** Up to here letters are Latin; what they look like in another encoding is hardly ever a word: “Ã©”. */
const LATIN_END = '\u0180';
/** Of so many bytes in a row that are no character, one may have broken the others. */
const BREAK = /\ufffd{1,3}/gu;

/**
 * What speaks for text that was put together from several files or cut by bytes: bytes that follow the first of a character,
 * since no other encoding would happen to get many of them right; and what speaks against it.
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
