import type { CallParams } from '../../engine-calls.js';
import type { ColumnCounts, ColumnValues } from '../../review-calls.js';
import type { Review } from '../review.js';
import type { scanCells } from '../scan-cells.js';

interface Context {
  readonly signal: AbortSignal;
  readonly pause: () => Promise<void>;
}

/** The distinct values of one column with their numbers of rows, kept until the rows change. */
export class ColumnTally {
  readonly #review: Review;
  readonly #scan: typeof scanCells;
  #last: {
    readonly column: string;
    readonly dataVersion: number;
    readonly counts: Promise<ReadonlyMap<string, number>>;
  } | null = null;

  /** `scan` reads cells; given by the engine, whose code is not part of the piece. */
  constructor(review: Review, scan: typeof scanCells) {
    this.#review = review;
    this.#scan = scan;
  }

  /** The most frequent values that contain `search`. */
  async read({ column, search, limit }: CallParams<'values-read'>, context: Context): Promise<ColumnValues> {
    const counts = await this.#countsOf(column, context);
    const part = search.trim().toLowerCase();
    const matching = [...counts].filter(([value]) => value.toLowerCase().includes(part));
    const values = matching
      .sort(([one, left], [other, right]) => right - left || (one < other ? -1 : 1))
      .slice(0, limit)
      .map(([value, count]) => ({ value, count }));
    return { values, others: matching.length - values.length };
  }

  /** Numbers of rows by what their values are. */
  async kinds(column: string, context: Context): Promise<Pick<ColumnCounts, 'empty' | 'filled' | 'duplicates'>> {
    const counts = await this.#countsOf(column, context);
    const filled = new Map<string, number>();
    for (const [value, count] of counts) {
      const key = value.toLowerCase();
      if (value !== '') filled.set(key, (filled.get(key) ?? 0) + count);
    }
    const rows = [...filled.values()];
    const sum = (some: readonly number[]): number => some.reduce((total, count) => total + count, 0);
    return { empty: counts.get('') ?? 0, filled: sum(rows), duplicates: sum(rows.filter((count) => count > 1)) };
  }

  #countsOf(column: string, context: Context): Promise<ReadonlyMap<string, number>> {
    const { dataVersion } = this.#review;
    if (this.#last?.column === column && this.#last.dataVersion === dataVersion) return this.#last.counts;
    const counts = this.#count(column, context);
    const last = { column, dataVersion, counts };
    this.#last = last;
    // Nobody else has to wait for a call that was canceled.
    counts.catch(() => {
      if (this.#last === last) this.#last = null;
    });
    return counts;
  }

  async #count(column: string, context: Context): Promise<ReadonlyMap<string, number>> {
    const { deleted } = this.#review;
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
    return counts;
  }
}
