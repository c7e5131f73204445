import type { RowSet } from '../validation/issues/row-set.js';

/** Some rows in the order of the file, with the current texts of some columns. */
export interface CellBatch {
  readonly rows: ArrayLike<number>;
  readonly count: number;
  /** By requested column, then by row. */
  readonly texts: readonly (readonly string[])[];
}

export interface CellScan {
  /** Positions of the columns to read. */
  readonly columns: readonly number[];
  /** The rows to read; default: all, deleted ones included. */
  readonly only?: RowSet;
  readonly signal: AbortSignal;
  readonly pause: () => Promise<void>;
}
