import { grown } from '../../grown.js';

/** Bits of the row index within a page. */
const PAGE_SHIFT = 10;
/** Rows of a page. */
export const PAGE_ROWS = 1 << PAGE_SHIFT;
const KIND_BITS = 32 - PAGE_SHIFT;
/** Maximum number of kinds. */
export const MAX_KINDS = 1 << KIND_BITS;
const KIND_MASK = MAX_KINDS - 1;

/** The number of a row's page. */
export function pageOf(row: number): number {
  return row >>> PAGE_SHIFT;
}

/** The position of a row within its page. */
export function rowInPage(row: number): number {
  return row & (PAGE_ROWS - 1);
}

/**
 * Issues of 1,024 consecutive rows, four bytes each: the row within the page in the upper bits, the kind in the lower.
 * Written in any order; sorted at the next read.
 */
export class IssuePage {
  #entries = new Uint32Array(8);
  #count = 0;
  #sorted = true;

  get count(): number {
    return this.#count;
  }

  add(row: number, kind: number): void {
    if (this.#count === this.#entries.length) {
      this.#entries = grown(this.#entries, new Uint32Array(Math.ceil(this.#count * 1.5)));
    }
    const entry = ((rowInPage(row) << KIND_BITS) | kind) >>> 0;
    if (this.#count > 0 && this.#entries[this.#count - 1]! > entry) this.#sorted = false;
    this.#entries[this.#count] = entry;
    this.#count += 1;
  }

  /** Position of the first issue of a row or of a later one. */
  positionOf(row: number): number {
    this.#sort();
    const entry = (rowInPage(row) << KIND_BITS) >>> 0;
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
    return this.#entries[position]! >>> KIND_BITS;
  }

  kindAt(position: number): number {
    return this.#entries[position]! & KIND_MASK;
  }

  /** Keeps the issues for which `keep` returns true, by row within the page and kind. */
  retain(keep: (row: number, kind: number) => boolean): void {
    let kept = 0;
    for (let position = 0; position < this.#count; position += 1) {
      const entry = this.#entries[position]!;
      if (!keep(entry >>> KIND_BITS, entry & KIND_MASK)) continue;
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
