import type { TokenBlock } from './token-block.js';

/** Counts data rows that are the header once more, byte for byte: files joined together have them. */
export class RepeatedHeaders {
  count = 0;
  /** Position of the first of them. */
  position = -1;
  #header = new Uint8Array(0);

  /** Takes a row as the header. A lone cell is left out: it may be a value as well. */
  take(tokens: TokenBlock, row: number): void {
    const { bytes, rowStarts, rowCells } = tokens;
    if (rowCells[row + 1]! - rowCells[row]! > 1) this.#header = bytes.slice(rowStarts[row], rowEnd(tokens, row));
  }

  check(tokens: TokenBlock, row: number): void {
    const { bytes, base, rowStarts } = tokens;
    const start = rowStarts[row]!;
    if (rowEnd(tokens, row) - start !== this.#header.length) return;
    if (this.#header.every((byte, at) => bytes[start + at] === byte) && this.count++ === 0)
      this.position = base + start;
  }
}

/** The offset after a row and its line break. */
function rowEnd({ rowStarts, rowCount, rowsEnd }: TokenBlock, row: number): number {
  return row + 1 < rowCount ? rowStarts[row + 1]! : rowsEnd;
}
