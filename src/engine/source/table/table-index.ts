const BLOCK_SHIFT = 10;
const BLOCK_ROWS = 1 << BLOCK_SHIFT;

/** Where each data row begins: four bytes a row, in blocks that each remember where they start. */
export class TableIndex {
  readonly #bases: number[] = [];
  readonly #offsets: Uint32Array[] = [];
  /** Data row before which blank rows stand -> how many blank rows there are up to it; ascending. */
  readonly #blankRows: number[] = [];
  readonly #blankCounts: number[] = [];
  #count = 0;
  /** Position after the last known row. */
  end = 0;

  get count(): number {
    return this.#count;
  }

  add(offset: number): void {
    const block = this.#count >>> BLOCK_SHIFT;
    let offsets = this.#offsets[block];
    if (offsets === undefined) {
      offsets = new Uint32Array(BLOCK_ROWS);
      this.#offsets.push(offsets);
      this.#bases.push(offset);
    }
    offsets[this.#count & (BLOCK_ROWS - 1)] = offset - this.#bases[block]!;
    this.#count += 1;
  }

  /** A blank row stands before the row that comes next. */
  addBlank(): void {
    const last = this.#blankRows.length - 1;
    const count = (this.#blankCounts[last] ?? 0) + 1;
    if (this.#blankRows[last] === this.#count) this.#blankCounts[last] = count;
    else {
      this.#blankRows.push(this.#count);
      this.#blankCounts.push(count);
    }
  }

  /** Where a row begins; for the index after the last, where the last ends. */
  offsetOf(index: number): number {
    if (index >= this.#count) return this.end;
    const block = index >>> BLOCK_SHIFT;
    return this.#bases[block]! + this.#offsets[block]![index & (BLOCK_ROWS - 1)]!;
  }

  /** Blank rows among the data before a row. */
  blanksBefore(index: number): number {
    let low = 0;
    let high = this.#blankRows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#blankRows[middle]! <= index) low = middle + 1;
      else high = middle;
    }
    return this.#blankCounts[low - 1] ?? 0;
  }
}
