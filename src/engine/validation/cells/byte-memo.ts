import { ByteHash } from './byte-hash.js';

const SLOTS = 1 << 14;
/** Lookups after which it is known whether a column repeats its values. */
const TRIAL = 1 << 13;

/**
 * Caches what was found for a cell by the hash of its bytes, so that a repeated value needs no string. One value per
 * slot, the latest wins. Gives up on columns whose values rarely repeat.
 */
export class ByteMemo<T> {
  readonly #hash: ByteHash;
  readonly #low = new Int32Array(SLOTS);
  readonly #high = new Int32Array(SLOTS);
  readonly #found: (T | undefined)[] = new Array<T | undefined>(SLOTS);
  #lookups = 0;
  #hits = 0;

  constructor(seed: number) {
    this.#hash = new ByteHash(seed);
  }

  get isUseful(): boolean {
    return this.#lookups < TRIAL || this.#hits * 2 > this.#lookups;
  }

  /** What was found for `bytes[start, end)`; `undefined` when it is not cached. */
  recall(bytes: Uint8Array, start: number, end: number): T | undefined {
    const hash = this.#hash;
    hash.update(bytes, start, end);
    const slot = hash.low & (SLOTS - 1);
    this.#lookups += 1;
    if (this.#low[slot] !== hash.low || this.#high[slot] !== hash.high) return undefined;
    this.#hits += 1;
    return this.#found[slot];
  }

  remember(bytes: Uint8Array, { start, end }: { readonly start: number; readonly end: number }, found: T): void {
    const hash = this.#hash;
    hash.update(bytes, start, end);
    const slot = hash.low & (SLOTS - 1);
    this.#low[slot] = hash.low;
    this.#high[slot] = hash.high;
    this.#found[slot] = found;
  }
}
