import type { ErrorGroup } from '../../group-calls.js';
import { changes } from '../../pieces/changes.js';
import { loadPieces } from '../../pieces/load-pieces.js';
import { options } from '../../pieces/options.js';
import { countries } from '../../pieces/countries.js';
import { compileProgram } from '../../program/compile-program.js';
import { RowSet } from '../../validation/issues/row-set.js';
import type { CellScan } from '../cell-batch.js';
import type { Review } from '../review.js';
import { unitOfNumber } from '../../values/numbers.js';
import { scanCells } from '../scan-cells.js';
import type { ErrorGroups, GroupRows } from './error-groups.js';

type Context = Pick<CellScan, 'signal' | 'pause'>;

/** The error groups last read. */
export class ReviewGroups {
  readonly #review: Review;
  #groups: ErrorGroups | null = null;
  /** Version of the review's data that they are of. */
  #dataVersion = 0;

  constructor(review: Review) {
    this.#review = review;
  }

  async read(context: Context): Promise<readonly ErrorGroup[]> {
    const { dataVersion } = this.#review;
    if (!(await this.#follow(context))) await this.#readAll(context);
    this.#dataVersion = dataVersion;
    return this.#groups?.list() ?? [];
  }

  /** Brings the groups up to date if only a few rows have changed, which takes no pass over the file. */
  async #follow(context: Context): Promise<boolean> {
    const changed = this.#review.changedSince(this.#dataVersion);
    return changed !== null && (await this.#groups?.follow(changed, this.#invalid(changed), context)) === true;
  }

  async #readAll(context: Context): Promise<void> {
    const { issues } = this.#review;
    const only = this.#invalid(issues.invalid.members());
    if (only.count === 0) {
      this.#groups = null;
      return;
    }
    await loadPieces(['changes', 'repairs']);
    const shifts = await changes().findShifts(this.#review, only, context);
    for (const { rows } of shifts) for (const row of rows) only.delete(row);
    const parts = { scanCells, compileProgram, options, countries, unitOfNumber, RowSet };
    const found = changes().errorGroups(this.#review, shifts, parts);
    await found.collect(only, context);
    this.#groups = found;
  }

  /** The rows among these whose errors can be fixed. */
  #invalid(rows: Iterable<number>): RowSet {
    const review = this.#review;
    const found = new RowSet();
    for (const row of rows) if (review.issues.invalid.has(row) && review.isEditable(row)) found.add(row);
    return found;
  }

  /** Like `ErrorGroups.find`, in the groups last read. */
  find(key: string): GroupRows | null {
    return this.#groups?.find(key) ?? null;
  }
}
