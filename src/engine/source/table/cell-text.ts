import type { TokenBlock } from './token-block.js';
import { createTokenizer } from './csv-tokenizer.js';
import type { Dialect } from '../layout/layout.js';

/** Up to this many bytes, a loop over ASCII is faster than a decoder call. */
const SHORT = 24;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export function cellText({ bytes, cells }: TokenBlock, cell: number): string {
  const start = cells[cell * 2]!;
  const end = cells[cell * 2 + 1]!;
  return shortAscii(bytes, start, end) ?? decoder.decode(bytes.subarray(start, end));
}

/** The cells of a row as text; empty for a blank line. */
export function rowTexts(tokens: TokenBlock, row: number): string[] {
  const texts: string[] = [];
  for (let cell = tokens.rowCells[row]!; cell < tokens.rowCells[row + 1]!; cell += 1)
    texts.push(cellText(tokens, cell));
  return texts;
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

/** All rows of UTF-8 bytes as text, with blank lines as rows without cells. For samples and windows, not for files. */
export function parseRows(
  bytes: Uint8Array,
  dialect: Dialect,
  { maxRows = Number.POSITIVE_INFINITY }: { readonly maxRows?: number } = {},
): string[][] {
  const tokens = createTokenizer(dialect).push(bytes, true);
  const rows: string[][] = [];
  for (let row = 0; row < tokens.rowCount && row < maxRows; row += 1) rows.push(rowTexts(tokens, row));
  return rows;
}
