import type { TokenBlock } from './token-block.js';

/** Counts data rows that are the header once more, byte for byte: files joined together have them. */
export class RepeatedHeaders {
  count = 0;
  /** Position of the first of them. */
  first = -1;
  #header = new Uint8Array(0);

  /** Takes a row as the header. A lone cell is left out: it may be a value as well. */
  take(tokens: TokenBlock, row: number): void {
    if (tokens.rowCells[row + 1]! - tokens.rowCells[row]! < 2) return;
    this.#header = tokens.bytes.slice(tokens.rowStarts[row], rowEnd(tokens, row));
  }

  check(tokens: TokenBlock, row: number): void {
    const { bytes, base, rowStarts } = tokens;
    const start = rowStarts[row]!;
    const { length } = this.#header;
    if (rowEnd(tokens, row) - start !== length) return;
    for (let at = 0; at < length; at += 1) if (bytes[start + at] !== this.#header[at]) return;
    if (this.count++ === 0) this.first = base + start;
  }
}

/** The offset after a row and its line break. */
function rowEnd({ rowStarts, rowCount, rowsEnd }: TokenBlock, row: number): number {
  return row + 1 < rowCount ? rowStarts[row + 1]! : rowsEnd;
}
