import type { TokenBlock } from '../../source/table/token-block.js';
import { trimmedEnd, trimmedStart } from './blank-bytes.js';

/** The cells of one column in one block as offsets, in arrays reused for all columns and blocks. */
export class CellSlice {
  bytes: Uint8Array = new Uint8Array(0);
  count = 0;
  /** Stable row index by position. */
  rows = new Uint32Array(0);
  /** Offsets without surrounding whitespace; equal when the cell is blank. */
  starts = new Int32Array(0);
  ends = new Int32Array(0);
  /** Untrimmed offsets; the same arrays as `starts` and `ends` when nothing in the column needs trimming. */
  typedStarts = new Int32Array(0);
  typedEnds = new Int32Array(0);
  #tokens: TokenBlock | null = null;
  /** Token row by position. */
  #tokenRows = new Uint32Array(0);
  /** Cells per row if all rows have the same number; otherwise 0. */
  #stride = 0;
  #ownTypedStarts = new Int32Array(0);
  #ownTypedEnds = new Int32Array(0);

  /** Begins a block: the next `load`s use the rows added since. */
  begin(tokens: TokenBlock): void {
    this.#tokens = tokens;
    this.bytes = tokens.bytes;
    this.count = 0;
    this.#stride = 0;
    if (this.rows.length >= tokens.rowCount) return;
    const length = Math.ceil(tokens.rowCount * 1.25);
    this.rows = new Uint32Array(length);
    this.#tokenRows = new Uint32Array(length);
    this.starts = new Int32Array(length);
    this.ends = new Int32Array(length);
    this.#ownTypedStarts = new Int32Array(length);
    this.#ownTypedEnds = new Int32Array(length);
  }

  /** Begins a block whose rows all have the same number of cells, with all rows from `firstRow` on. */
  beginRegular(
    tokens: TokenBlock,
    { firstRow, firstIndex, count }: { readonly firstRow: number; readonly firstIndex: number; readonly count: number },
  ): void {
    this.begin(tokens);
    const { rows } = this;
    for (let position = 0; position < count; position += 1) rows[position] = firstIndex + position;
    this.#tokenRows[0] = firstRow;
    this.#stride = tokens.rowCells[firstRow + 1]! - tokens.rowCells[firstRow]!;
    this.count = count;
  }

  addRow(tokenRow: number, index: number): void {
    this.#tokenRows[this.count] = tokenRow;
    this.rows[this.count] = index;
    this.count += 1;
  }

  addRows(tokenRows: Uint32Array, indexes: readonly number[]): void {
    this.#tokenRows.set(tokenRows, this.count);
    this.rows.set(indexes, this.count);
    this.count += tokenRows.length;
  }

  /** Fills the offsets of one source column. */
  load(source: number): void {
    const { bytes, count, starts, ends } = this;
    if (this.#stride > 0) this.#copyRegular(source);
    else this.#copy(source);
    this.typedStarts = starts;
    this.typedEnds = ends;
    for (let position = 0; position < count; position += 1) {
      const start = starts[position]!;
      const end = ends[position]!;
      if (start === end) continue;
      const first = bytes[start]!;
      const last = bytes[end - 1]!;
      if (first > 0x20 && first < 0x80 && last > 0x20 && last < 0x80) continue;
      if (this.typedStarts === starts) this.#keepTyped();
      const trimmedFrom = trimmedStart(bytes, start, end);
      starts[position] = trimmedFrom;
      ends[position] = trimmedEnd(bytes, trimmedFrom, end);
    }
  }

  /** Copies the offsets before the first one changes. */
  #keepTyped(): void {
    const { count, starts, ends } = this;
    this.typedStarts = this.#ownTypedStarts;
    this.typedEnds = this.#ownTypedEnds;
    this.typedStarts.set(starts.subarray(0, count));
    this.typedEnds.set(ends.subarray(0, count));
  }

  #copyRegular(source: number): void {
    const { count, starts, ends } = this;
    const { cells, rowCells } = this.#tokens!;
    const step = this.#stride * 2;
    let at = (rowCells[this.#tokenRows[0]!]! + source) * 2;
    for (let position = 0; position < count; position += 1) {
      starts[position] = cells[at]!;
      ends[position] = cells[at + 1]!;
      at += step;
    }
  }

  #copy(source: number): void {
    const { count, starts, ends } = this;
    const { cells, rowCells } = this.#tokens!;
    const tokenRows = this.#tokenRows;
    for (let position = 0; position < count; position += 1) {
      const row = tokenRows[position]!;
      const cell = rowCells[row]! + source;
      const isThere = cell < rowCells[row + 1]!;
      starts[position] = isThere ? cells[cell * 2]! : 0;
      ends[position] = isThere ? cells[cell * 2 + 1]! : 0;
    }
  }
}
