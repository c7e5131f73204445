import type { DistinctValue } from '../engine-calls.js';
import type { DataBlock } from '../source/table/table.js';
import { trimmedEnd, trimmedStart } from '../validation/cells/blank-bytes.js';
import { ByteHash } from '../validation/cells/byte-hash.js';

/** Distinct values stored per column; a column with more is not a list of options. */
const MAX_DISTINCT = 200;
const SLOTS = 1 << 10;

/** Counts how often each value occurs in each column with few distinct values. Filled during a pass over the file. */
export class ValueTally {
  /** Data rows seen. */
  rows = 0;
  /** Whether the whole table has been seen. */
  isComplete = false;
  readonly #columns: readonly ColumnTally[];

  constructor(columnCount: number) {
    this.#columns = Array.from({ length: columnCount }, () => new ColumnTally());
  }

  add(block: DataBlock): void {
    this.#columns.forEach((column, source) => column.add(block, source));
    this.rows = block.firstIndex + block.dataRows;
  }

  /** The most frequent first, without blank ones; `truncated` when there are more than are listed. */
  valuesOf(source: number): { readonly values: readonly DistinctValue[]; readonly truncated: boolean } {
    const column = this.#columns[source];
    return { values: column?.values() ?? [], truncated: column?.isFull ?? false };
  }
}

class ColumnTally {
  /** There were too many distinct values; counting has stopped. */
  isFull = false;
  readonly #hash = new ByteHash(0x5bd1e995);
  readonly #decoder = new TextDecoder();
  /** Position in `#texts` + 1, by hash; 0 is free. */
  readonly #slots = new Uint16Array(SLOTS);
  readonly #lows: number[] = [];
  readonly #highs: number[] = [];
  readonly #texts: string[] = [];
  readonly #counts: number[] = [];

  add({ tokens, firstRow }: DataBlock, source: number): void {
    const { bytes, cells, rowCells, rowCount } = tokens;
    for (let row = firstRow; row < rowCount && !this.isFull; row += 1) {
      const cell = rowCells[row]! + source;
      if (cell >= rowCells[row + 1]!) continue;
      const end = cells[cell * 2 + 1]!;
      const start = trimmedStart(bytes, cells[cell * 2]!, end);
      if (start < end) this.#count(bytes, start, trimmedEnd(bytes, start, end));
    }
  }

  values(): DistinctValue[] {
    return this.#texts
      .map((value, position) => ({ value, count: this.#counts[position]! }))
      .sort((left, right) => right.count - left.count);
  }

  #count(bytes: Uint8Array, start: number, end: number): void {
    const hash = this.#hash;
    hash.update(bytes, start, end);
    let slot = hash.low & (SLOTS - 1);
    for (let entry = this.#slots[slot]!; entry !== 0; entry = this.#slots[slot]!) {
      if (this.#lows[entry - 1] === hash.low && this.#highs[entry - 1] === hash.high) {
        this.#counts[entry - 1]! += 1;
        return;
      }
      slot = (slot + 1) & (SLOTS - 1);
    }
    if (this.#texts.length >= MAX_DISTINCT) {
      this.isFull = true;
      return;
    }
    this.#slots[slot] = this.#texts.push(this.#decoder.decode(bytes.subarray(start, end)));
    this.#lows.push(hash.low);
    this.#highs.push(hash.high);
    this.#counts.push(1);
  }
}
