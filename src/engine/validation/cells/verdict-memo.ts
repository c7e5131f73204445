import { ByteHash } from './byte-hash.js';

const SLOTS = 1 << 14;
/** Lookups after which a column is known to repeat itself or not. */
const TRIAL = 1 << 13;

/**
 * Remembers verdicts by the hash of a cell's bytes, so that a value met again needs no string. One value a slot,
 * the latest wins. Gives up on columns whose values hardly recur.
 */
export class VerdictMemo {
  readonly #hash: ByteHash;
  readonly #low = new Int32Array(SLOTS);
  readonly #high = new Int32Array(SLOTS);
  readonly #verdicts = new Uint8Array(SLOTS);
  #lookups = 0;
  #hits = 0;

  constructor(seed: number) {
    this.#hash = new ByteHash(seed);
  }

  get isUseful(): boolean {
    return this.#lookups < TRIAL || this.#hits * 2 > this.#lookups;
  }

  /** The verdict on `bytes[start, end)`; -1 when it is not known. */
  recall(bytes: Uint8Array, start: number, end: number): number {
    const hash = this.#hash;
    hash.update(bytes, start, end);
    const slot = hash.low & (SLOTS - 1);
    this.#lookups += 1;
    if (this.#low[slot] !== hash.low || this.#high[slot] !== hash.high) return -1;
    this.#hits += 1;
    return this.#verdicts[slot]!;
  }

  remember(bytes: Uint8Array, { start, end }: { readonly start: number; readonly end: number }, verdict: number): void {
    const hash = this.#hash;
    hash.update(bytes, start, end);
    const slot = hash.low & (SLOTS - 1);
    this.#low[slot] = hash.low;
    this.#high[slot] = hash.high;
    this.#verdicts[slot] = verdict;
  }
}
