import type { Column } from '../column.js';
import type { NewOptions } from '../mapping/new-options.js';
import type { CellValue } from '../row.js';
import type { Issue } from '../validation/issues/issue.js';

/** A delivered row: predefined columns at the top level. */
export interface ResultRow {
  readonly [column: string]: CellValue | Readonly<Record<string, CellValue>>;
}

/**
 * Counts of all rows by outcome: `totalRows` = `deliveredRows` + `rejectedRows` + `skippedRows` + `deletedRows` +
 * `pendingRows`.
 */
export interface ImportSummary {
  /** All rows of the file and those the user added. */
  readonly totalRows: number;
  /** Rows without errors, excluding deleted ones. */
  readonly validRows: number;
  /** Rows with errors, excluding deleted ones. */
  readonly invalidRows: number;
  /** Rows that the host or its backend has accepted. */
  readonly deliveredRows: number;
  /** Rows that the host or its backend has rejected and that were not edited since. */
  readonly rejectedRows: number;
  /** Rows that are not imported: invalid ones with `exclude`, and those a backend skipped. */
  readonly skippedRows: number;
  /** Rows that the user has deleted. */
  readonly deletedRows: number;
  /** Rows still to be imported; 0 once an import is complete. */
  readonly pendingRows: number;
}

/** The value that `onComplete` receives. */
export interface ImportResult<R = ResultRow> {
  /**
   * One object per row. `_custom_fields` holds the values of dynamic columns, if there are any; `_unmatched` holds the
   * unmapped columns of the file by header text, with `includeUnmatchedColumns`.
   */
  readonly rows: readonly R[];
  readonly columns: ResultColumns;
  readonly summary: ImportSummary;
  /** The options that the user added to columns with `allowNewOptions`, by column id; absent when there are none. */
  readonly newOptions?: NewOptions;
  /** With `include` only: the remaining issues of delivered rows; `row` of an issue is the index in `rows`. */
  readonly issues?: readonly Issue[];
  /** The job of an import that a backend ran; the backend has the rows. */
  readonly job?: ImportResultJob;
}

export interface ImportResultJob {
  readonly id: string;
  readonly status: string;
  readonly num_rows: number;
  readonly num_errors: number;
}

export interface ResultColumns {
  readonly predefined: readonly Column[];
  readonly dynamic: readonly Column[];
  readonly unmatched: readonly string[];
}

/** The alternative result shape. */
export interface ImportData<V = Readonly<Record<string, CellValue>>> {
  readonly rows: readonly { readonly index: number; readonly values: V }[];
  readonly columns: readonly { readonly id: string; readonly label: string }[];
  readonly num_rows: number;
  readonly num_columns: number;
  readonly mappedData?: readonly V[];
  readonly unmappedData?: readonly Readonly<Record<string, CellValue>>[];
  /** The options that the user added to columns with `allowNewOptions`, by column id; absent when there are none. */
  readonly newOptions?: NewOptions;
  /** With `include` only: the remaining issues of delivered rows; `row` of an issue is the `index` of its row. */
  readonly issues?: readonly Issue[];
  /** The job of an import that a backend ran; the backend has the rows. */
  readonly job?: ImportResultJob;
}
