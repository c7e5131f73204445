import type { RowHandling } from '../import-plan.js';
import type { ImportSummary } from './import-result.js';

/** What has happened to the rows of an import so far. `total` = `delivered` + `deleted` + `left.all`. */
export interface RowProgress {
  /** All rows of the file and those the user added. */
  readonly total: number;
  /** Checked rows without and with errors, excluding deleted ones. */
  readonly valid: number;
  readonly invalid: number;
  /** Accepted by the host or its backend. Such rows are locked. */
  readonly delivered: number;
  /** Rejected by the host or its backend and not edited since. Included in `left`. */
  readonly rejected: number;
  readonly deleted: number;
  /** Neither delivered nor deleted. */
  readonly left: { readonly all: number; readonly valid: number; readonly invalid: number };
}

/** The progress as a summary for the host: with `exclude`, invalid rows count as skipped. */
export function summaryOfProgress(
  { total, valid, invalid, delivered, rejected, deleted, left }: RowProgress,
  rowHandling: RowHandling,
): ImportSummary {
  const skipped = rowHandling === 'exclude' ? Math.max(0, left.invalid - rejected) : 0;
  return {
    totalRows: total,
    validRows: valid,
    invalidRows: invalid,
    deliveredRows: delivered,
    rejectedRows: rejected,
    skippedRows: skipped,
    deletedRows: deleted,
    pendingRows: left.all - rejected - skipped,
  };
}

/** The progress after a number of the remaining rows were delivered: with `exclude` valid ones, otherwise any. */
export function progressAfter(progress: RowProgress, taken: number, rowHandling: RowHandling): RowProgress {
  const { delivered, left } = progress;
  const valid = rowHandling === 'exclude' ? taken : Math.min(left.valid, taken);
  const invalid = taken - valid;
  return {
    ...progress,
    delivered: delivered + taken,
    left: { all: left.all - taken, valid: left.valid - valid, invalid: left.invalid - invalid },
  };
}

/** The progress before a file is read. */
export const NO_PROGRESS: RowProgress = {
  total: 0,
  valid: 0,
  invalid: 0,
  delivered: 0,
  rejected: 0,
  deleted: 0,
  left: { all: 0, valid: 0, invalid: 0 },
};
