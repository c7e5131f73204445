import type { Call } from './call.js';
import type { EditStep, EditSteps, StepName } from './edits/edit-step.js';
import type { Operation, RunProgram } from './edits/operation.js';
import type { RowProgress } from './result/row-progress.js';
import type { CheckedRow, HostFinding } from './row.js';
import type { RowView } from './row-view.js';
import type { ErrorKind, Issue } from './validation/issues/issue.js';
import type { InferredFormat } from './values/format.js';

export interface RowCounts {
  readonly all: number;
  readonly valid: number;
  readonly invalid: number;
}

/** Values of a column with their numbers of rows. */
export interface ColumnValues {
  /** The most frequent first. */
  readonly values: readonly { readonly value: string; readonly count: number }[];
  /** Number of further values that are not listed. */
  readonly others: number;
}

/** Numbers of rows that the filters of a column would show by themselves. */
export interface ColumnCounts {
  readonly errors: number;
  readonly edited: number;
  readonly empty: number;
  readonly filled: number;
  readonly duplicates: number;
  /** The kinds of its errors, the most frequent first; at most 100. */
  readonly kinds: readonly { readonly kind: ErrorKind; readonly count: number }[];
}

/** A column as the review shows it. */
export interface ReviewColumn {
  readonly id: string;
  readonly source: number;
  readonly errors: number;
  readonly warnings: number;
}

/** State of a validated table; `dataVersion` increases with every change, so that stale results can be recognized. */
export interface ReviewSummary {
  readonly dataVersion: number;
  /** Rows by filter, without deleted ones. */
  readonly counts: RowCounts;
  readonly progress: RowProgress;
  readonly columns: readonly ReviewColumn[];
  /** Inferred or chosen formats; those of columns whose values have two readings are marked ambiguous. */
  readonly formats: readonly InferredFormat[];
  /** Whether every row is validated in its current state; false while a validation runs, or after a stopped one. */
  readonly isComplete: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The latest steps of the edits, by name. */
  readonly history: EditSteps;
}

/** The state after a change of the rows. */
export interface EditSummary extends ReviewSummary {
  /** Rows the change would have affected but for having been delivered; they stay unchanged. */
  readonly lockedRows: number;
  /** Ids of read-only columns that the change named; they stay unchanged. */
  readonly readOnlyColumns: readonly string[];
  readonly changed: ChangedRows;
}

/** What an edit has changed. */
export interface ChangedRows {
  /** The affected rows in their current state, without deleted ones; empty when there are too many to list. */
  readonly rows: readonly WindowRow[];
  /** Whether no other rows may have changed. */
  readonly isAlone: boolean;
}

export interface WindowRow {
  /** Stable index of the data row. */
  readonly index: number;
  /** Row number as people count it. */
  readonly number: number;
  /** Text by review column, with edits and option matches applied. */
  readonly cells: readonly string[];
  readonly issues: readonly Issue[];
  /** How cells were understood whose result is not simply their text. Empty until the validation has ended. */
  readonly results: readonly CellResult[];
  /** Positions in `cells` that were edited. */
  readonly edited: readonly number[];
  /** Positions in `cells` whose new texts are still being checked; absent when there are none. */
  readonly pending?: readonly number[];
  /** Positions in `cells` that match the search; absent when there are none. */
  readonly matches?: readonly number[];
  /** Absent: unchanged from the file. */
  readonly state?: RowState;
}

/** What a cell is delivered as, before the host's own functions. */
export interface CellResult {
  /** Position in `cells`. */
  readonly cell: number;
  readonly value: string | number | boolean;
}

/** `delivered`: accepted by the host, and locked. `rejected`: rejected by the host, and not edited since. */
export type RowState = 'delivered' | 'rejected' | 'edited' | 'deleted';

/** All issues of a row. */
export type RowIssues = Pick<WindowRow, 'number' | 'issues'>;

/** Rows at positions `[start, start + rows.length)` of a view. */
export interface RowWindow {
  readonly dataVersion: number;
  readonly view: RowView;
  /** All rows of the view. */
  readonly total: number;
  readonly start: number;
  readonly rows: readonly WindowRow[];
}

/** First result of a validation: the window that the review shows at once. */
export interface FirstRowsEvent {
  readonly type: 'first-rows';
  readonly window: RowWindow;
  readonly summary: ReviewSummary;
}

/** Counts of rows and issues so far, sent after every 2 percent of the file. */
export interface CountsEvent {
  readonly type: 'counts';
  readonly summary: ReviewSummary;
}

/** Position of an issue, for navigating between issues. */
export interface IssuePlace {
  readonly issue: Issue;
  /** Position of its row in the view. */
  readonly position: number;
  /** 1-based position among all issues, and their number. */
  readonly ordinal: number;
  readonly count: number;
}

/** Adjacent rows in a view. */
export interface RowSpan {
  /** Position of the first row. */
  readonly start: number;
  /** Number of rows; those after the last row of the view are left out. */
  readonly count: number;
}

/** Cells of adjacent rows in a view. */
export interface CellBlock extends RowSpan {
  /** Column ids. */
  readonly columns: readonly string[];
}

/** The state after cells were set. */
export interface CellsSummary extends EditSummary {
  /** Number of rows that the blocks have in the view. */
  readonly rows: number;
  /** Number of rows added after the last one, and of those that there was no room for. */
  readonly added: number;
  readonly leftOut: number;
  /** Number of the rows added that are not in the view. */
  readonly hidden: number;
  /** Number of cells set. */
  readonly cells: number;
}

/** A cell that a program changes. */
export interface ProgramChange {
  /** Stable index of the data row. */
  readonly row: number;
  /** Row number as people count it. */
  readonly number: number;
  readonly column: string;
  readonly from: string;
  readonly to: string;
}

export interface ProgramPreview {
  /** The first changes, in the order of the file. */
  readonly changes: readonly ProgramChange[];
  /** Number of changed cells by column, without columns that do not change. */
  readonly columns: readonly { readonly column: string; readonly count: number }[];
  /** Number of changed rows and cells of the whole table. */
  readonly rows: number;
  readonly cells: number;
  /** Ids of read-only columns that the program names; they stay unchanged. */
  readonly readOnlyColumns: readonly string[];
}

/** Limits a program to rows that its sender does not know. */
interface ProgramLimit {
  /** Id of a column: only rows with errors in it change, in place of the rows of the program. */
  readonly errorsIn?: string;
}

/** Progress of a long call, 0 to 100. */
export interface ProgressEvent {
  readonly type: 'progress';
  readonly percent: number;
  /** Data rows seen so far. */
  readonly rows: number;
}

/** A call that changes rows, and asks the host to check them. */
export type EditCall<Params, Result = EditSummary> = Call<
  Params,
  Result,
  ProgressEvent,
  { ask: CheckedRow[]; answer: readonly HostFinding[] }
>;

/** Calls about the rows under review: reading and changing them. */
export interface ReviewCalls {
  /**
   * Chooses the rows of a view and reads the first ones. Unless the view only names a state, its rows and their order
   * stay the same until it is opened again, so that rows do not move while they are edited. Throws EngineError
   * `not-ready` for such a view while a validation runs.
   */
  'view-open': Call<{ view: Partial<RowView>; count: number }, RowWindow>;
  /** Distinct values of a column, without surrounding whitespace. `search`: only those that contain it. */
  'values-read': Call<{ column: string; search: string; limit: number }, ColumnValues>;
  /** What the filters of a column would show. Passes over the file like `values-read`, once for both. */
  'counts-read': Call<{ column: string }, ColumnCounts>;
  /** Reads rows of a view by position; opens the view if necessary. Default: all rows. */
  'rows-read': Call<{ view?: Partial<RowView>; start: number; count: number }, RowWindow>;
  /** The issues of rows with errors, by position among these rows. Much faster than reading the rows too. */
  'issues-read': Call<{ start: number; count: number }, readonly RowIssues[]>;
  /** Rows by stable index, in the order of the file whatever the filter; deleted rows are omitted. */
  'rows-read-at': Call<{ rows: readonly number[] }, readonly WindowRow[]>;
  /** Stable indexes of the rows of a view, in spans of positions that do not overlap. */
  'rows-list': Call<{ view?: Partial<RowView>; spans: readonly RowSpan[] }, readonly number[]>;
  /**
   * Runs one edit at a time. Programs report progress; one whose signal is aborted midway is undone. `step`: what is
   * known of the step; default: by the operation.
   */
  'edit-apply': EditCall<{ operation: Operation; step?: Partial<EditStep> } & ProgramLimit>;
  /**
   * Sets blocks of cells in a view, in one step. `values` has texts by row and column; they are repeated to fill each
   * block, and cells without a text stay unchanged. With `append`, texts of a single block that continue after the last
   * row of the view are added to the table, at most as many rows. `name`: that of the step; default: by the values.
   */
  'cells-set': EditCall<
    {
      view?: Partial<RowView>;
      blocks: readonly CellBlock[];
      values: readonly (readonly string[])[];
      append?: number;
      name?: StepName;
    },
    CellsSummary
  >;
  'edit-undo': EditCall<Record<never, never>>;
  'edit-redo': EditCall<Record<never, never>>;
  /** What a program would do to the current rows, without changing anything. `limit`: how many changes to list. */
  'program-preview': Call<{ operation: RunProgram; limit: number } & ProgramLimit, ProgramPreview, ProgressEvent>;
  /** The next or previous issue after a cell, wrapping around; `null` when there is none. */
  'issue-find': Call<
    {
      view?: Partial<RowView>;
      direction: 'next' | 'previous';
      from: { row: number; column: string } | null;
    },
    IssuePlace | null
  >;
  /** The state once no edit is under way, e.g. after a call that failed midway. */
  'summary-read': Call<Record<never, never>, ReviewSummary>;
  /**
   * The operations in effect once no edit is under way, for a plan to be sent. `withoutDelivered` deletes the rows that
   * are already delivered.
   */
  'operations-read': Call<{ withoutDelivered?: boolean }, readonly Operation[]>;
}
