import { grown } from '../../grown.js';

/** Rows after which an estimate of the total is reliable. */
const MIN_FOR_ESTIMATE = 1 << 12;
/** Maximum rows to allocate in advance. */
const MAX_ESTIMATE = 1 << 24;

/**
 * Tracks which rows of a column have the same value, by its 64-bit hash only.
 *
 * Open addressing from hash to the first row of a group. The rows of a group form a ring in ascending order (the one
 * before the first is the last), so appending in file order, removing and finding the next first row cost the same
 * however large a group is. Ring arrays are allocated with the first duplicate: 16 bytes per row without them, 24 with.
 */
export class UniqueIndex {
  /** Estimated total number of rows, requested when more space is needed. */
  readonly #expectedRows: () => number;
  /** First row of a group + 1; 0 is a free slot. */
  #slots = new Uint32Array(1 << 10);
  #groups = 0;
  /** Index after the last row ever added. */
  #rowsEnd = 0;
  /** Hash by row; both lanes are zero for a row in no group. */
  #low = new Int32Array(1 << 9);
  #high = new Int32Array(1 << 9);
  #following: Uint32Array | null = null;
  #preceding: Uint32Array | null = null;

  constructor(expectedRows: () => number = () => 0) {
    this.#expectedRows = expectedRows;
  }

  /** The first row with the same value; -1 when the row is not in the index. */
  firstOf(row: number): number {
    if (!this.has(row)) return -1;
    return this.#slots[this.#find(this.#low[row]!, this.#high[row]!)]! - 1;
  }

  has(row: number): boolean {
    return row < this.#low.length && (this.#low[row] !== 0 || this.#high[row] !== 0);
  }

  /**
   * Adds a row, which must not be in the index. Returns the first row of its group afterwards: the row itself when it
   * is alone or now comes first.
   */
  add(row: number, low: number, high: number): number {
    if (row >= this.#low.length) this.#growRows(row);
    if (row >= this.#rowsEnd) this.#rowsEnd = row + 1;
    this.#low[row] = low;
    this.#high[row] = high;
    const slot = this.#find(low, high);
    const entry = this.#slots[slot]!;
    if (entry === 0) {
      this.#slots[slot] = row + 1;
      this.#groups += 1;
      if (this.#following) this.#following[row] = this.#preceding![row] = row;
      if (this.#groups * 2 > this.#slots.length) this.#growSlots(row);
      return row;
    }
    const first = entry - 1;
    this.#link(row, first);
    if (row > first) return first;
    this.#slots[slot] = row + 1;
    return row;
  }

  /**
   * Removes a row. Returns the row that is now first in its place; -1 when the row was not first, was alone or was not
   * in the index.
   */
  remove(row: number): number {
    if (!this.has(row)) return -1;
    const slot = this.#find(this.#low[row]!, this.#high[row]!);
    const wasFirst = this.#slots[slot] === row + 1;
    const following = this.#following ? this.#following[row]! : row;
    this.#low[row] = 0;
    this.#high[row] = 0;
    if (following === row) {
      this.#free(slot);
      return -1;
    }
    const preceding = this.#preceding![row]!;
    this.#following![preceding] = following;
    this.#preceding![following] = preceding;
    if (!wasFirst) return -1;
    this.#slots[slot] = following + 1;
    return following;
  }

  /** The next row with the same value, wrapping around to the first. */
  following(row: number): number {
    return this.#following ? this.#following[row]! : row;
  }

  /**
   * Adds rows as long as each is alone with its value; a hash of two zeros is skipped. Returns the position of the
   * first row that is not alone, which is not added, or `to`.
   */
  addNew(
    rows: Uint32Array,
    { lows, highs }: { readonly lows: Int32Array; readonly highs: Int32Array },
    { from, to }: { readonly from: number; readonly to: number },
  ): number {
    let slots = this.#slots;
    let mask = slots.length - 1;
    let low = this.#low;
    let high = this.#high;
    for (let at = from; at < to; at += 1) {
      const hashLow = lows[at]!;
      const hashHigh = highs[at]!;
      if ((hashLow | hashHigh) === 0) continue;
      const row = rows[at]!;
      let slot = hashLow & mask;
      for (let entry = slots[slot]!; entry !== 0; entry = slots[slot]!) {
        if (low[entry - 1] === hashLow && high[entry - 1] === hashHigh) return at;
        slot = (slot + 1) & mask;
      }
      if (row >= low.length) {
        this.#growRows(row);
        low = this.#low;
        high = this.#high;
      }
      if (row >= this.#rowsEnd) this.#rowsEnd = row + 1;
      low[row] = hashLow;
      high[row] = hashHigh;
      slots[slot] = row + 1;
      if (this.#following) this.#following[row] = this.#preceding![row] = row;
      this.#groups += 1;
      if (this.#groups * 2 > slots.length) {
        this.#growSlots(row);
        slots = this.#slots;
        mask = slots.length - 1;
      }
    }
    return to;
  }

  /**
   * Prefetches the slots of hashes: reading them together is much faster. The result is meaningless; without one the
   * engine could optimize the reads away.
   */
  touch(lows: Int32Array, count: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let sum = 0;
    for (let at = 0; at < count; at += 1) sum ^= slots[lows[at]! & mask]!;
    return sum;
  }

  #find(low: number, high: number): number {
    const mask = this.#slots.length - 1;
    let slot = low & mask;
    for (;;) {
      const entry = this.#slots[slot]!;
      if (entry === 0 || (this.#low[entry - 1] === low && this.#high[entry - 1] === high)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  /** Inserts a row into the ring of its group, between the next smaller and the next larger row. */
  #link(row: number, first: number): void {
    if (!this.#following) this.#makeRings();
    const following = this.#following!;
    const preceding = this.#preceding!;
    const last = preceding[first]!;
    let before = last;
    if (row > first && row < last) {
      before = this.#memberBefore(row, first, last);
    }
    const after = following[before]!;
    following[before] = row;
    preceding[row] = before;
    following[row] = after;
    preceding[after] = row;
  }

  /**
   * Large groups are dense and small ones short: walking the ring and the preceding rows at the same time takes about
   * the square root of all rows at worst.
   */
  #memberBefore(row: number, first: number, last: number): number {
    const low = this.#low[row]!;
    const high = this.#high[row]!;
    let smaller = first;
    let larger = last;
    for (let near = row - 1; ; near -= 1) {
      if (this.#low[near] === low && this.#high[near] === high) return near;
      const next = this.#following![smaller]!;
      if (next > row) return smaller;
      smaller = next;
      larger = this.#preceding![larger]!;
      if (larger < row) return larger;
    }
  }

  /** Frees a slot of linear probing by moving back the entries that were displaced past it. */
  #free(slot: number): void {
    const mask = this.#slots.length - 1;
    let hole = slot;
    let probe = slot;
    for (;;) {
      probe = (probe + 1) & mask;
      const entry = this.#slots[probe]!;
      if (entry === 0) break;
      const home = this.#low[entry - 1]! & mask;
      if (((probe - home) & mask) < ((probe - hole) & mask)) continue;
      this.#slots[hole] = entry;
      hole = probe;
    }
    this.#slots[hole] = 0;
    this.#groups -= 1;
  }

  #makeRings(): void {
    const length = this.#low.length;
    this.#following = new Uint32Array(length);
    this.#preceding = new Uint32Array(length);
    for (let row = 0; row < length; row += 1) this.#following[row] = this.#preceding[row] = row;
  }

  /** Number of rows to allocate at once: growing step by step would copy everything several times. */
  #expected(row: number): number {
    return row < MIN_FOR_ESTIMATE ? 0 : Math.min(Math.ceil(this.#expectedRows() * 1.02), MAX_ESTIMATE);
  }

  #growRows(row: number): void {
    const length = Math.max(Math.ceil(row * 1.5), this.#expected(row));
    this.#low = grown(this.#low, new Int32Array(length));
    this.#high = grown(this.#high, new Int32Array(length));
    if (!this.#following || !this.#preceding) return;
    this.#following = grown(this.#following, new Uint32Array(length));
    this.#preceding = grown(this.#preceding, new Uint32Array(length));
  }

  /** Iterates over rows, not slots: reads are in order, only writes are scattered. */
  #growSlots(row: number): void {
    const low = this.#low;
    const high = this.#high;
    const preceding = this.#preceding;
    const groups = (this.#expected(row) / (row + 1)) * this.#groups;
    const doublings = Math.max(1, Math.ceil(Math.log2((groups * 2) / this.#slots.length)));
    const slots = new Uint32Array(this.#slots.length << doublings);
    const mask = slots.length - 1;
    for (let row = 0; row < this.#rowsEnd; row += 1) {
      const isMember = low[row] !== 0 || high[row] !== 0;
      // The row before the first of a ring is its last.
      if (!isMember || (preceding !== null && preceding[row]! < row)) continue;
      let slot = low[row]! & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = row + 1;
    }
    this.#slots = slots;
  }
}
