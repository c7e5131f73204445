import type { TokenBlock } from './token-block.js';
import { createTokenizer } from './csv-tokenizer.js';
import type { Dialect } from '../layout/layout.js';
import { utf16Length } from '../text/utf-16.js';

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

/** The same for ascending rows. Their bytes are decoded at once: a call of the decoder takes longer than many cells. */
export function rowsTexts(tokens: TokenBlock, rows: Uint32Array): string[][] {
  const { bytes, rowCells, rowCount, rowStarts, rowsEnd, cells } = tokens;
  const first = rowCells[rows[0] ?? 0]!;
  const end = (rows.at(-1) ?? -1) + 1;
  if (first === rowCells[end]) return Array.from(rows, () => []);
  let at = cells[first * 2]!;
  const last = end < rowCount ? rowStarts[end]! : rowsEnd;
  const text = decoder.decode(bytes.subarray(at, last));
  const isAscii = text.length === last - at;
  const isBroken = text.includes('\ufffd');
  let unit = 0;
  const unitAt = (byte: number): number => {
    unit += isAscii ? byte - at : utf16Length(bytes, at, byte);
    at = byte;
    return unit;
  };
  return Array.from(rows, (row) => {
    const texts: string[] = [];
    for (let cell = rowCells[row]!; cell < rowCells[row + 1]!; cell += 1) {
      const to = cells[cell * 2 + 1]!;
      const from = cells[cell * 2]!;
      // Of a table with derived columns, these are behind all rows, and cells that a row lacks are before it. What
      // removing an escape leaves behind a cell may complete a broken character at its end.
      const isAlone = isBroken || from < at || to > last || (bytes[to]! & 0xc0) === 0x80;
      texts.push(isAlone ? cellText(tokens, cell) : text.slice(unitAt(from), unitAt(to)));
    }
    return texts;
  });
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
