import type { CellSlice } from './cell-slice.js';
import { CellTexts } from './cell-texts.js';
import { ByteHash } from './byte-hash.js';

/** Sorts a text into one of up to 256 classes defined by the caller. */
export type Classify = (text: string) => number;

/** The same from bytes, for common notations; -1 leaves the text to `Classify`. */
export type ClassifyBytes = (bytes: Uint8Array, start: number, end: number) => number;

/**
 * Classifies every non-blank cell of a slice. Values seen before are recognized by their bytes; the others are decoded
 * together, once per block.
 */
export class VerdictScan {
  /** Class by position after `run`; meaningless for blank cells. */
  verdicts = new Uint8Array(0);
  readonly #classify: Classify;
  readonly #memo: VerdictMemo;
  readonly #texts = new CellTexts();
  readonly #asTyped: boolean;
  readonly #classifyBytes: ClassifyBytes | undefined;
  #missed = new Uint32Array(0);

  constructor(
    classify: Classify,
    {
      seed,
      asTyped = false,
      classifyBytes,
    }: { readonly seed: number; readonly asTyped?: boolean; readonly classifyBytes?: ClassifyBytes },
  ) {
    this.#classifyBytes = classifyBytes;
    this.#classify = classify;
    this.#memo = new VerdictMemo(seed);
    this.#asTyped = asTyped;
  }

  run(cells: CellSlice): void {
    const { bytes, count } = cells;
    const starts = this.#asTyped ? cells.typedStarts : cells.starts;
    const ends = this.#asTyped ? cells.typedEnds : cells.ends;
    if (this.verdicts.length < count) {
      this.verdicts = new Uint8Array(cells.rows.length);
      this.#missed = new Uint32Array(cells.rows.length);
    }
    const { verdicts } = this;
    const missed = this.#missed;
    const memo = this.#memo;
    const remembers = memo.isUseful;
    const classifyBytes = this.#classifyBytes;
    let misses = 0;
    for (let at = 0; at < count; at += 1) {
      if (cells.starts[at] === cells.ends[at]) continue;
      let verdict = classifyBytes ? classifyBytes(bytes, starts[at]!, ends[at]!) : -1;
      if (verdict < 0 && remembers) verdict = memo.recall(bytes, starts[at]!, ends[at]!);
      if (verdict >= 0) {
        verdicts[at] = verdict;
      } else {
        missed[misses] = at;
        misses += 1;
      }
    }
    if (misses === 0) return;
    const texts = this.#texts.decode(bytes, { starts, ends }, { positions: missed, count: misses });
    for (let miss = 0; miss < misses; miss += 1) {
      const at = missed[miss]!;
      const verdict = this.#classify(texts[miss]!);
      verdicts[at] = verdict;
      if (remembers) memo.remember(bytes, { start: starts[at]!, end: ends[at]! }, verdict);
    }
  }
}

const SLOTS = 1 << 14;
/** Lookups after which it is known whether a column repeats its values. */
const TRIAL = 1 << 13;

/**
 * Caches verdicts by the hash of a cell's bytes, so that a repeated value needs no string. One value per slot, the
 * latest wins. Gives up on columns whose values rarely repeat.
 */
class VerdictMemo {
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

  /** The verdict on `bytes[start, end)`; -1 when it is not cached. */
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
