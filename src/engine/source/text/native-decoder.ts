import { decoders } from '../../pieces/decoders.js';
import type { CreateDecoder } from './decoder.js';
import { singleByteDecoder } from './decoder.js';

const SEVERAL_BYTES: ReadonlySet<string> = new Set([
  'utf-8',
  'utf-16le',
  'utf-16be',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'big5',
  'gbk',
  'gb18030',
]);

/** The platform's own decoders, and ours where it has none. */
export const createDecoder: CreateDecoder = (label) => {
  const { ownDecoder, iso2022JpDecoder } = decoders();
  const own = ownDecoder(label);
  if (own) return own;
  const decoder = new TextDecoder(label, { ignoreBOM: true });
  if (decoder.encoding === 'big5') return { decode: (bytes, options) => correctedBig5(decoder.decode(bytes, options)) };
  if (decoder.encoding === 'iso-2022-jp') return iso2022JpDecoder(new TextDecoder('euc-jp'));
  return SEVERAL_BYTES.has(decoder.encoding) ? decoder : singleByteDecoder(unitsOf(decoder));
};

/** Decoded byte by byte, because some platforms decode long texts as Latin-1. */
function unitsOf(decoder: TextDecoder): Uint16Array {
  return Uint16Array.from({ length: 256 }, (_, byte) => decoder.decode(Uint8Array.of(byte)).charCodeAt(0));
}

const LETTERS: Readonly<Record<string, string>> = { '\u0093': '\u00ca', '\u00b3': '\u00ea' };
const MARKS: Readonly<Record<string, string>> = { '\udf04': '\u0304', '\udf0c': '\u030c' };

/**
 * Fixes the four codes of Big5 that stand for a letter and a mark: Chromium decodes each to one character beyond
 * Unicode's basic plane.
 */
function correctedBig5(text: string): string {
  return text.replace(/([\u0093\u00b3])([\udf04\udf0c])/g, (_, letter: string, mark: string) => {
    return `${LETTERS[letter]}${MARKS[mark]}`;
  });
}
