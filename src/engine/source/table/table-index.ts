const BLOCK_SHIFT = 10;
const BLOCK_ROWS = 1 << BLOCK_SHIFT;

/** Start of each data row: four bytes per row, relative to the start of its block. */
export class TableIndex {
  readonly #bases: number[] = [];
  readonly #offsets: Uint32Array[] = [];
  /** Data rows preceded by blank rows, and the total number of blank rows up to each; ascending. */
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

  /** Records a blank row before the next data row. */
  addBlank(): void {
    const last = this.#blankRows.length - 1;
    const count = (this.#blankCounts[last] ?? 0) + 1;
    if (this.#blankRows[last] === this.#count) this.#blankCounts[last] = count;
    else {
      this.#blankRows.push(this.#count);
      this.#blankCounts.push(count);
    }
  }

  /** Start of a row; for the index after the last row, its end. */
  offsetOf(index: number): number {
    if (index >= this.#count) return this.end;
    const block = index >>> BLOCK_SHIFT;
    return this.#bases[block]! + this.#offsets[block]![index & (BLOCK_ROWS - 1)]!;
  }

  /** Number of blank rows in the data before a row. */
  blanksBefore(index: number): number {
    let low = 0;
    let high = this.#blankRows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#blankRows[middle]! <= index) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? 0 : this.#blankCounts[low - 1]!;
  }
}
