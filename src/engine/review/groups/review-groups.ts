import type { ErrorGroup } from '../../group-calls.js';
import { changes } from '../../pieces/changes.js';
import { loadPieces } from '../../pieces/load-pieces.js';
import { options } from '../../pieces/options.js';
import { types } from '../../pieces/types.js';
import { compileProgram } from '../../program/compile-program.js';
import { RowSet } from '../../validation/issues/row-set.js';
import type { CellScan } from '../cell-batch.js';
import type { Review } from '../review.js';
import { scanCells } from '../scan-cells.js';
import type { ErrorGroups, GroupRows } from './error-groups.js';

/** The error groups last read. */
export class ReviewGroups {
  readonly #review: Review;
  #groups: ErrorGroups | null = null;

  constructor(review: Review) {
    this.#review = review;
  }

  async read(context: Pick<CellScan, 'signal' | 'pause'>): Promise<readonly ErrorGroup[]> {
    const { issues, deleted, host, dataVersion } = this.#review;
    if (this.#groups?.dataVersion !== dataVersion) {
      const only = RowSet.of(issues.invalid.members());
      for (const gone of [deleted, host.delivered]) for (const row of gone.members()) only.delete(row);
      if (only.count === 0) {
        this.#groups = null;
        return [];
      }
      await loadPieces(['changes', 'repairs']);
      const shifts = await changes().findShifts(this.#review, only, context);
      for (const { rows } of shifts) for (const row of rows) only.delete(row);
      const parts = { scanCells, compileProgram, options, types };
      const found = changes().errorGroups(this.#review, { dataVersion, shifts }, parts);
      await found.collect(only, context);
      this.#groups = found;
    }
    return this.#groups.list();
  }

  /** Like `ErrorGroups.find`, in the groups last read. */
  find(key: string): GroupRows | null {
    return this.#groups?.find(key) ?? null;
  }
}
