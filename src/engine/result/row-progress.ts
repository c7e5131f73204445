import type { RowHandling } from '../import-plan.js';
import type { ImportSummary } from './import-result.js';

/** What has become of the rows of an import so far. `total` = `delivered` + `deleted` + `left.all`. */
export interface RowProgress {
  /** All rows of the file, and those added by hand. */
  readonly total: number;
  /** Without errors and with errors, deleted ones left out. */
  readonly valid: number;
  readonly invalid: number;
  /** Taken by the host or its backend. Such rows are locked. */
  readonly delivered: number;
  /** Refused by the host or its backend, and not changed since. They are among those left. */
  readonly rejected: number;
  readonly deleted: number;
  /** Neither delivered nor deleted. */
  readonly left: { readonly all: number; readonly valid: number; readonly invalid: number };
}

/** The same for the host, as `rowHandling` has it: with `exclude`, invalid rows are skipped. */
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

/** After so many more of the rows left were taken: with `exclude` valid ones, otherwise any. */
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

/** Nothing has been read. */
export const NO_PROGRESS: RowProgress = {
  ...{ total: 0, valid: 0, invalid: 0, delivered: 0, rejected: 0, deleted: 0 },
  left: { all: 0, valid: 0, invalid: 0 },
};
