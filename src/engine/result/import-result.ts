import type { Column } from '../column.js';
import type { CellValue } from '../row.js';
import type { Issue } from '../validation/issues/issue.js';

/** A delivered row: predefined columns at the top level. */
export interface ResultRow {
  readonly [column: string]: CellValue | Readonly<Record<string, CellValue>>;
}

/**
 * How many rows there were, and what became of them:
 * `totalRows` = `deliveredRows` + `rejectedRows` + `skippedRows` + `deletedRows` + `pendingRows`.
 */
export interface ImportSummary {
  /** All rows of the file, and those added by hand. */
  readonly totalRows: number;
  /** Rows without errors, deleted ones not counted. */
  readonly validRows: number;
  /** Rows with errors, deleted ones not counted. */
  readonly invalidRows: number;
  /** Rows that the host or its backend has taken. */
  readonly deliveredRows: number;
  /** Rows that the host or its backend has refused, and that were not changed since. */
  readonly rejectedRows: number;
  /** Rows left out: invalid ones with `exclude`, and those a backend did not import. */
  readonly skippedRows: number;
  /** Rows that the user has deleted. */
  readonly deletedRows: number;
  /** Rows that are still to be imported; 0 once an import is complete. */
  readonly pendingRows: number;
}

/** What `onComplete` receives. */
export interface ImportResult<R = ResultRow> {
  /**
   * One object a row. `_custom_fields` holds the values of dynamic columns when there are any;
   * `_unmatched` holds the unmapped columns of the file, by header text, with `includeUnmatchedColumns`.
   */
  readonly rows: readonly R[];
  readonly columns: ResultColumns;
  readonly summary: ImportSummary;
  /** With `include` only: what is still wrong with delivered rows. */
  readonly issues?: readonly Issue[];
  /** Of an import that a backend ran; it has the rows. */
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
  /** Of an import that a backend ran; it has the rows. */
  readonly job?: ImportResultJob;
}
