import { grown } from '../../grown.js';
import { createTextOrder } from './text-order.js';

/** Rank of blank values: last in either direction. */
const BLANK = 0xff_ff_ff_ff;

/** What a text is compared as. */
export type SortValue = string | number;

/** The values of one column by which rows are sorted: each distinct text once. */
export class SortColumn {
  readonly #known = new Map<string, number>();
  readonly #texts: string[] = [];
  #ids = new Uint32Array(1024);
  #count = 0;
  readonly #valueOf: (text: string) => SortValue;
  readonly #descending: boolean;
  readonly #language: string | undefined;

  constructor(
    valueOf: (text: string) => SortValue,
    { descending, language }: { readonly descending: boolean; readonly language?: string },
  ) {
    this.#descending = descending;
    this.#language = language;
    this.#valueOf = valueOf;
  }

  /** Adds the text of the next row. */
  add(text: string): void {
    let id = this.#known.get(text);
    if (id === undefined) {
      id = this.#texts.length;
      this.#known.set(text, id);
      this.#texts.push(text);
    }
    if (this.#count === this.#ids.length) this.#ids = grown(this.#ids, new Uint32Array(this.#count * 2));
    this.#ids[this.#count] = id;
    this.#count += 1;
  }

  /** Sorts row numbers `0..count` by this column; rows with equal values keep their order. */
  sort(order: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
    const ranks = this.#ranks();
    // Counting sort: one bucket per rank, and one for blank values.
    const buckets = this.#texts.length + 1;
    const starts = new Uint32Array(buckets + 1);
    const bucketOf = (row: number): number => {
      const rank = ranks[this.#ids[row]!]!;
      return rank === BLANK ? buckets - 1 : rank;
    };
    for (const row of order) starts[bucketOf(row) + 1]! += 1;
    for (let bucket = 0; bucket < buckets; bucket += 1) starts[bucket + 1]! += starts[bucket]!;
    const sorted = new Uint32Array(order.length);
    for (const row of order) {
      const bucket = bucketOf(row);
      sorted[starts[bucket]!] = row;
      starts[bucket]! += 1;
    }
    return sorted;
  }

  /** Rank by distinct text; equal values share one. */
  #ranks(): Uint32Array {
    const order = createTextOrder(this.#language);
    const values = this.#texts.map((text) => {
      const value = text.trim() === '' ? null : this.#valueOf(text);
      return typeof value === 'string' ? { text, key: order.keyOf(text) } : value;
    });
    const ids = [...values.keys()].filter((id) => values[id] !== null);
    const compare = (left: number, right: number): number => {
      const one = values[left]!;
      const other = values[right]!;
      if (typeof one === 'number' && typeof other === 'number') return one - other;
      if (typeof one === 'object' && typeof other === 'object') return order.compare(one, other);
      // Values that could not be read come after those that could.
      return typeof one === 'number' ? -1 : 1;
    };
    const sorted = ids.sort(compare);
    const ranks = new Uint32Array(values.length).fill(BLANK);
    let rank = 0;
    sorted.forEach((id, at) => {
      if (at > 0 && compare(sorted[at - 1]!, id) !== 0) rank += 1;
      ranks[id] = rank;
    });
    if (this.#descending) for (const id of sorted) ranks[id] = rank - ranks[id]!;
    return ranks;
  }
}
