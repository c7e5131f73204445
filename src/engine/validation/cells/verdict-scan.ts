import type { CellSlice } from './cell-slice.js';
import { CellTexts } from './cell-texts.js';
import { ByteMemo } from './byte-memo.js';

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
  readonly #memo: ByteMemo<number>;
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
    this.#memo = new ByteMemo(seed);
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
      if (verdict < 0 && remembers) verdict = memo.recall(bytes, starts[at]!, ends[at]!) ?? -1;
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
