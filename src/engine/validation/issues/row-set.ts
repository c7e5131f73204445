import { grown } from '../../grown.js';

const BLOCK_SHIFT = 10;
const WORDS_PER_BLOCK = 1 << (BLOCK_SHIFT - 5);

/** A set of row indexes: one bit per row, with counts per block of 1,024 rows for fast lookups by position. */
export class RowSet {
  #words = new Uint32Array(WORDS_PER_BLOCK);
  #blockCounts = new Uint16Array(1);
  #count = 0;
  /** Number of members before each block; made when first needed after a change. */
  #ranks: Uint32Array | null = null;

  static of(rows: Iterable<number>): RowSet {
    const set = new RowSet();
    for (const row of rows) set.add(row);
    return set;
  }

  get count(): number {
    return this.#count;
  }

  has(index: number): boolean {
    const word = index >>> 5;
    return word < this.#words.length && (this.#words[word]! & (1 << (index & 31))) !== 0;
  }

  add(index: number): void {
    const word = index >>> 5;
    if (word >= this.#words.length) this.#grow(word);
    const bit = 1 << (index & 31);
    if ((this.#words[word]! & bit) !== 0) return;
    this.#words[word]! |= bit;
    this.#blockCounts[index >>> BLOCK_SHIFT]! += 1;
    this.#count += 1;
    this.#ranks = null;
  }

  delete(index: number): void {
    if (!this.has(index)) return;
    this.#words[index >>> 5]! &= ~(1 << (index & 31));
    this.#blockCounts[index >>> BLOCK_SHIFT]! -= 1;
    this.#count -= 1;
    this.#ranks = null;
  }

  clear(): void {
    this.#words.fill(0);
    this.#blockCounts.fill(0);
    this.#count = 0;
    this.#ranks = null;
  }

  /** Number of members smaller than `index`. */
  rank(index: number): number {
    const block = Math.min(index >>> BLOCK_SHIFT, this.#blockCounts.length);
    this.#ranks ??= ranksOf(this.#blockCounts);
    return this.#ranks[block]! + this.#rankInBlock(block, index, null);
  }

  /** Number of members smaller than `index` that are not in `other`. */
  rankWithout(index: number, other: RowSet): number {
    if (other.#count === 0) return this.rank(index);
    const block = Math.min(index >>> BLOCK_SHIFT, this.#blockCounts.length);
    let rank = 0;
    for (let position = 0; position < block; position += 1) {
      const count = this.#blockCounts[position]!;
      if (count === 0) continue;
      const shared = (other.#blockCounts[position] ?? 0) > 0;
      rank += shared ? this.#rankInBlock(position, (position + 1) << BLOCK_SHIFT, other) : count;
    }
    return rank + this.#rankInBlock(block, index, other);
  }

  /** The member with `position` members before it; -1 when there are fewer. */
  select(position: number): number {
    if (position < 0 || position >= this.#count) return -1;
    let left = position;
    let block = 0;
    while (left >= this.#blockCounts[block]!) {
      left -= this.#blockCounts[block]!;
      block += 1;
    }
    let word = block * WORDS_PER_BLOCK;
    while (left >= popCount(this.#words[word]!)) {
      left -= popCount(this.#words[word]!);
      word += 1;
    }
    let bits = this.#words[word]!;
    for (; left > 0; left -= 1) bits &= bits - 1;
    return word * 32 + lowestBit(bits);
  }

  /** The smallest member not smaller than `index`; -1 when there is none. */
  next(index: number): number {
    const from = Math.max(0, index);
    let word = from >>> 5;
    if (word >= this.#words.length) return -1;
    let bits = this.#words[word]! & (-1 << (from & 31));
    while (bits === 0) {
      word += 1;
      if ((word & (WORDS_PER_BLOCK - 1)) === 0) {
        while (this.#blockCounts[word / WORDS_PER_BLOCK] === 0) word += WORDS_PER_BLOCK;
      }
      if (word >= this.#words.length) return -1;
      bits = this.#words[word]!;
    }
    return word * 32 + lowestBit(bits);
  }

  /** The smallest index not smaller than `index` that is not a member. */
  nextGap(index: number): number {
    let word = index >>> 5;
    let bits = ~(this.#words[word] ?? 0) & (-1 << (index & 31));
    while (bits === 0) {
      word += 1;
      bits = ~(this.#words[word] ?? 0);
    }
    return word * 32 + lowestBit(bits);
  }

  /** The first members from an index on, at most `count`. */
  take(index: number, count: number): number[] {
    const rows: number[] = [];
    for (let row = this.next(index); row >= 0 && rows.length < count; row = this.next(row + 1)) rows.push(row);
    return rows;
  }

  /** All members in ascending order. */
  *members(): Generator<number, void, undefined> {
    for (let index = this.next(0); index >= 0; index = this.next(index + 1)) yield index;
  }

  #rankInBlock(block: number, index: number, without: RowSet | null): number {
    const first = block * WORDS_PER_BLOCK;
    const last = Math.min(index >>> 5, first + WORDS_PER_BLOCK, this.#words.length);
    let rank = 0;
    for (let word = first; word < last; word += 1) rank += popCount(this.#wordWithout(word, without));
    const tail = index >>> 5;
    if (tail === last && tail < this.#words.length) {
      rank += popCount(this.#wordWithout(tail, without) & ((1 << (index & 31)) - 1));
    }
    return rank;
  }

  #wordWithout(word: number, without: RowSet | null): number {
    return without === null ? this.#words[word]! : this.#words[word]! & ~(without.#words[word] ?? 0);
  }

  #grow(word: number): void {
    const blocks = Math.max(Math.ceil(this.#blockCounts.length * 1.5), Math.floor(word / WORDS_PER_BLOCK) + 1);
    this.#words = grown(this.#words, new Uint32Array(blocks * WORDS_PER_BLOCK));
    this.#blockCounts = grown(this.#blockCounts, new Uint16Array(blocks));
    this.#ranks = null;
  }
}

/** Number of members before each block, and before the end. */
function ranksOf(blockCounts: Uint16Array): Uint32Array {
  const ranks = new Uint32Array(blockCounts.length + 1);
  blockCounts.forEach((count, block) => (ranks[block + 1] = ranks[block]! + count));
  return ranks;
}

function popCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
