import type { TokenBlock } from '../source/token-block.js';
import { trimmedEnd, trimmedStart } from './blank-bytes.js';

/**
 * The cells of one column in one block as offsets, in arrays that serve all columns and blocks in turn.
 */
export class CellSlice {
  bytes: Uint8Array = new Uint8Array(0);
  count = 0;
  /** Stable row index by position. */
  rows = new Uint32Array(0);
  /** Offsets without surrounding blanks; equal where the cell is blank. */
  starts = new Int32Array(0);
  ends = new Int32Array(0);
  /** Offsets as written; the same arrays as `starts` and `ends` where nothing in the column needs trimming. */
  typedStarts = new Int32Array(0);
  typedEnds = new Int32Array(0);
  /** Token row by position. */
  #tokenRows = new Uint32Array(0);
  #ownTypedStarts = new Int32Array(0);
  #ownTypedEnds = new Int32Array(0);
  /** Positions whose offsets differ from those as written. */
  #differing = new Uint32Array(0);

  /** Begins a block: the next `load`s are about the rows added since. */
  begin(bytes: Uint8Array, capacity: number): void {
    this.bytes = bytes;
    this.count = 0;
    if (this.rows.length >= capacity) return;
    const length = Math.ceil(capacity * 1.25);
    this.rows = new Uint32Array(length);
    this.#tokenRows = new Uint32Array(length);
    this.starts = new Int32Array(length);
    this.ends = new Int32Array(length);
    this.#ownTypedStarts = new Int32Array(length);
    this.#ownTypedEnds = new Int32Array(length);
    this.#differing = new Uint32Array(length);
  }

  addRow(tokenRow: number, index: number): void {
    this.#tokenRows[this.count] = tokenRow;
    this.rows[this.count] = index;
    this.count += 1;
  }

  /** Fills the offsets of one source column. */
  load(tokens: TokenBlock, source: number): void {
    const { bytes, rowCells, cells } = tokens;
    const { count, starts, ends } = this;
    const tokenRows = this.#tokenRows;
    const differing = this.#differing;
    let differingCount = 0;
    for (let position = 0; position < count; position += 1) {
      const row = tokenRows[position]!;
      const cell = rowCells[row]! + source;
      if (cell >= rowCells[row + 1]!) {
        starts[position] = ends[position] = 0;
        continue;
      }
      const start = cells[cell * 2]!;
      const end = cells[cell * 2 + 1]!;
      starts[position] = start;
      ends[position] = end;
      if (start === end) continue;
      const first = bytes[start]!;
      const last = bytes[end - 1]!;
      if (first > 0x20 && first < 0x80 && last > 0x20 && last < 0x80) continue;
      const trimmed = trimmedStart(bytes, start, end);
      starts[position] = trimmed;
      ends[position] = trimmedEnd(bytes, trimmed, end);
      differing[differingCount] = position;
      differingCount += 1;
    }
    this.#loadTyped(tokens, source, differingCount);
  }

  #loadTyped(tokens: TokenBlock, source: number, differingCount: number): void {
    if (differingCount === 0) {
      this.typedStarts = this.starts;
      this.typedEnds = this.ends;
      return;
    }
    this.typedStarts = this.#ownTypedStarts;
    this.typedEnds = this.#ownTypedEnds;
    this.typedStarts.set(this.starts.subarray(0, this.count));
    this.typedEnds.set(this.ends.subarray(0, this.count));
    for (let at = 0; at < differingCount; at += 1) {
      const position = this.#differing[at]!;
      const cell = tokens.rowCells[this.#tokenRows[position]!]! + source;
      this.typedStarts[position] = tokens.cells[cell * 2]!;
      this.typedEnds[position] = tokens.cells[cell * 2 + 1]!;
    }
  }
}
