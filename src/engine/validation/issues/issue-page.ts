/** Bits of the row index within a page. */
export const PAGE_SHIFT = 10;
const PAGE_MASK = (1 << PAGE_SHIFT) - 1;
const CHECK_BITS = 32 - PAGE_SHIFT;
/** Maximum number of checks. */
export const MAX_CHECKS = 1 << CHECK_BITS;
const CHECK_MASK = MAX_CHECKS - 1;

/**
 * Issues of 1,024 consecutive rows, four bytes each: the row within the page in the upper bits, the check in the lower.
 * Written in any order; sorted at the next read.
 */
export class IssuePage {
  #entries = new Uint32Array(8);
  #count = 0;
  #sorted = true;

  get count(): number {
    return this.#count;
  }

  add(row: number, check: number): void {
    if (this.#count === this.#entries.length) {
      const entries = new Uint32Array(Math.ceil(this.#count * 1.5));
      entries.set(this.#entries);
      this.#entries = entries;
    }
    const entry = (((row & PAGE_MASK) << CHECK_BITS) | check) >>> 0;
    if (this.#count > 0 && this.#entries[this.#count - 1]! > entry) this.#sorted = false;
    this.#entries[this.#count] = entry;
    this.#count += 1;
  }

  /** Position of the first issue of a row or of a later one. */
  positionOf(row: number): number {
    this.#sort();
    const entry = ((row & PAGE_MASK) << CHECK_BITS) >>> 0;
    let low = 0;
    let high = this.#count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#entries[middle]! < entry) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Row within the page of the issue at a position. */
  rowAt(position: number): number {
    return this.#entries[position]! >>> CHECK_BITS;
  }

  checkAt(position: number): number {
    return this.#entries[position]! & CHECK_MASK;
  }

  /** Keeps the issues for which `keep` returns true. */
  retain(keep: (rowInPage: number, check: number) => boolean): void {
    let kept = 0;
    for (let position = 0; position < this.#count; position += 1) {
      const entry = this.#entries[position]!;
      if (!keep(entry >>> CHECK_BITS, entry & CHECK_MASK)) continue;
      this.#entries[kept] = entry;
      kept += 1;
    }
    this.#count = kept;
  }

  /** Removes `[from, to)`. */
  cut(from: number, to: number): void {
    this.#entries.copyWithin(from, to, this.#count);
    this.#count -= to - from;
  }

  #sort(): void {
    if (this.#sorted) return;
    this.#entries.subarray(0, this.#count).sort();
    this.#sorted = true;
  }
}
