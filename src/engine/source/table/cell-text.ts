import type { TokenBlock } from './token-block.js';
import { createTokenizer } from './csv-tokenizer.js';
import type { Dialect } from '../layout/layout.js';

/** Up to this many bytes, a loop over ASCII is faster than a decoder call. */
const SHORT = 24;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export function cellText({ bytes, cells }: TokenBlock, cell: number): string {
  return textOfBytes(bytes, cells[cell * 2]!, cells[cell * 2 + 1]!);
}

export function textOfBytes(bytes: Uint8Array, start: number, end: number): string {
  return shortAscii(bytes, start, end) ?? decoder.decode(bytes.subarray(start, end));
}

/** The cells of a row as text; empty for a blank line. */
export function rowTexts(tokens: TokenBlock, row: number): string[] {
  const [texts] = rowsTexts(tokens, Uint32Array.of(row));
  return texts!;
}

/** The same for ascending rows. ASCII is decoded at once: a call of the decoder takes longer than many cells. */
export function rowsTexts(tokens: TokenBlock, rows: Uint32Array): string[][] {
  const { rowCells, cells } = tokens;
  const first = rowCells[rows[0] ?? 0]!;
  const end = rowCells[(rows.at(-1) ?? -1) + 1]!;
  if (first === end) return Array.from(rows, () => []);
  const start = cells[first * 2]!;
  const joined = bytewiseText(tokens.bytes, start, cells[end * 2 - 1]!);
  if (joined === null && rows.length > 1) return Array.from(rows, (row) => rowTexts(tokens, row));
  return Array.from(rows, (row) => {
    const texts: string[] = [];
    for (let cell = rowCells[row]!; cell < rowCells[row + 1]!; cell += 1) {
      texts.push(joined?.slice(cells[cell * 2]! - start, cells[cell * 2 + 1]! - start) ?? cellText(tokens, cell));
    }
    return texts;
  });
}

/** The text of bytes each of which is a UTF-16 unit of it, so that offsets are the same; otherwise `null`. */
function bytewiseText(bytes: Uint8Array, start: number, end: number): string | null {
  if (end - start <= SHORT) return null;
  const text = decoder.decode(bytes.subarray(start, end));
  return text.length === end - start ? text : null;
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
