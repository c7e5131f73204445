import { CellFlag } from '../source/token-block.js';
import type { TokenBlock } from '../source/token-block.js';
import { trimmedEnd, trimmedStart } from './blank-bytes.js';

/**
 * The cells of one column in one block as offsets, in arrays that serve all columns and blocks in turn.
 * Cells whose text is not simply their bytes are left to the caller: they are listed in `escaped` and look blank here.
 */
export class CellSlice {
  bytes: Uint8Array = new Uint8Array(0);
  count = 0;
  /** Stable row index by position. */
  rows = new Uint32Array(0);
  /** Offsets without surrounding blanks; equal where the cell is blank. */
  starts = new Int32Array(0);
  ends = new Int32Array(0);
  /** Offsets as written. */
  typedStarts = new Int32Array(0);
  typedEnds = new Int32Array(0);
  /** Positions of cells that hold escapes; their `starts` and `ends` are -1. */
  readonly escaped: number[] = [];
  /** Token row by position. */
  #tokenRows = new Uint32Array(0);

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
    this.typedStarts = new Int32Array(length);
    this.typedEnds = new Int32Array(length);
  }

  addRow(tokenRow: number, index: number): void {
    this.#tokenRows[this.count] = tokenRow;
    this.rows[this.count] = index;
    this.count += 1;
  }

  /** Fills the offsets of one source column. */
  load(tokens: TokenBlock, source: number): void {
    const { bytes, rowCells, cellStarts, cellEnds, cellFlags } = tokens;
    const { count, starts, ends, typedStarts, typedEnds } = this;
    const tokenRows = this.#tokenRows;
    this.escaped.length = 0;
    for (let position = 0; position < count; position += 1) {
      const row = tokenRows[position]!;
      const cell = rowCells[row]! + source;
      if (cell >= rowCells[row + 1]!) {
        starts[position] = ends[position] = typedStarts[position] = typedEnds[position] = 0;
        continue;
      }
      let start = cellStarts[cell]!;
      let end = cellEnds[cell]!;
      typedStarts[position] = start;
      typedEnds[position] = end;
      if ((cellFlags[cell]! & CellFlag.escaped) !== 0) {
        starts[position] = ends[position] = -1;
        this.escaped.push(position);
        continue;
      }
      if (start < end) {
        const first = bytes[start]!;
        if (first <= 0x20 || first >= 0x80) start = trimmedStart(bytes, start, end);
        const last = bytes[end - 1]!;
        if (last <= 0x20 || last >= 0x80) end = trimmedEnd(bytes, start, end);
      }
      starts[position] = start;
      ends[position] = end;
    }
  }

  /** Position of a cell in the token arrays. */
  cellAt(tokens: TokenBlock, position: number, source: number): number {
    return tokens.rowCells[this.#tokenRows[position]!]! + source;
  }
}
