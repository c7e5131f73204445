import type { CallParams } from '../../engine-calls.js';
import type { ColumnValues } from '../../review-calls.js';
import type { Review } from '../review.js';
import type { scanCells } from '../scan-cells.js';

/** The distinct values of one column with their numbers of rows, kept until the rows change. */
export class ColumnTally {
  readonly #review: Review;
  readonly #scan: typeof scanCells;
  #last: {
    readonly column: string;
    readonly dataVersion: number;
    readonly counts: ReadonlyMap<string, number>;
  } | null = null;

  /** `scan` reads cells; given by the engine, whose code is not part of the piece. */
  constructor(review: Review, scan: typeof scanCells) {
    this.#review = review;
    this.#scan = scan;
  }

  /** The most frequent values that contain `search`. */
  async read(
    { column, search, limit }: CallParams<'values-read'>,
    context: { readonly signal: AbortSignal; readonly pause: () => Promise<void> },
  ): Promise<ColumnValues> {
    const counts = await this.#countsOf(column, context);
    const part = search.trim().toLowerCase();
    const matching = [...counts].filter(([value]) => value.toLowerCase().includes(part));
    const values = matching
      .sort(([one, left], [other, right]) => right - left || (one < other ? -1 : 1))
      .slice(0, limit)
      .map(([value, count]) => ({ value, count }));
    return { values, others: matching.length - values.length };
  }

  async #countsOf(
    column: string,
    context: { readonly signal: AbortSignal; readonly pause: () => Promise<void> },
  ): Promise<ReadonlyMap<string, number>> {
    const { dataVersion, deleted } = this.#review;
    if (this.#last?.column === column && this.#last.dataVersion === dataVersion) return this.#last.counts;
    const counts = new Map<string, number>();
    const position = this.#review.positionOf(column);
    if (position >= 0) {
      await this.#scan(this.#review, { columns: [position], ...context }, ({ rows, count, texts: [texts] }) => {
        for (let at = 0; at < count; at += 1) {
          if (deleted.has(rows[at]!)) continue;
          const value = this.#review.displayText(position, texts![at]!).trim();
          counts.set(value, (counts.get(value) ?? 0) + 1);
        }
      });
    }
    this.#last = { column, dataVersion, counts };
    return counts;
  }
}
