import type { Dialect } from './layout.js';
import type { TokenBlock } from './token-block.js';

/** Up to here a loop over ASCII bytes beats a call of the decoder. */
const SHORT = 24;

/** Reads cells of blocks cut under a dialect. */
export function createCellReader({ quote, escape }: Dialect): (tokens: TokenBlock, cell: number) => string {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const unescape = createUnescape(quote, escape);
  return ({ bytes, cells }, cell) => {
    const first = cells[cell * 2]!;
    const start = first < 0 ? ~first : first;
    const end = cells[cell * 2 + 1]!;
    const text = shortAscii(bytes, start, end) ?? decoder.decode(bytes.subarray(start, end));
    return first < 0 ? unescape(text) : text;
  };
}

function createUnescape(quote: string, escape: string): (text: string) => string {
  if (escape === quote || escape === '') return (text) => text.replaceAll(quote + quote, quote);
  return (text) => {
    let result = '';
    for (let at = 0; at < text.length; at += 1) {
      if (text[at] === escape && (text[at + 1] === quote || text[at + 1] === escape)) at += 1;
      result += text[at];
    }
    return result;
  };
}

function shortAscii(bytes: Uint8Array, start: number, end: number): string | null {
  if (end - start > SHORT) return null;
  let text = '';
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at]!;
    if (byte >= 0x80) return null;
    text += String.fromCharCode(byte);
  }
  return text;
}
