import type { Call } from './call.js';
import type { FixName } from './repair/candidates.js';
import type { EditCall } from './review-calls.js';
import type { IssueCode, IssueParams } from './validation/issues/issue.js';

/** Errors of one check in one column, whose values share a fix, a value or a form. */
export interface ErrorGroup {
  /** Identifies the group as long as the table is validated under the same plan. */
  readonly key: string;
  /** Of shifted rows, that of their first error. */
  readonly code: IssueCode;
  /** Column id; `null` for errors of rows as a whole, and for shifted rows. */
  readonly column: string | null;
  readonly params: IssueParams;
  readonly message?: string;
  readonly alike: Alike;
  /** Number of cells, at most one per row. */
  readonly count: number;
  /** The first distinct values, at most 5. */
  readonly samples: readonly ErrorSample[];
}

/** What the values of a group have in common besides their error. */
export type Alike =
  /** The same fix makes each of them valid. */
  | {
      readonly by: 'fix';
      readonly fix: FixName;
      /** The currency or unit that the fix removes, if it is a known one: `$`, `kg`. */
      readonly unit?: string;
    }
  /** The same text. */
  | { readonly by: 'value'; readonly value: string }
  /** The same form, with `9` for digits and `a` for words. */
  | { readonly by: 'form'; readonly form: string }
  /** Nothing but the failed check. */
  | { readonly by: 'check' }
  /**
   * Rows with a cell too many or one too few: from a column on, by its id, their texts belong one column to the left or
   * right, where each is valid. The fix moves them. The samples join the texts of several columns.
   */
  | { readonly by: 'shift'; readonly direction: 'left' | 'right'; readonly column: string };

export interface ErrorSample {
  /** Stable index of the data row. */
  readonly row: number;
  /** Human row number. */
  readonly number: number;
  readonly from: string;
  /** The text after the fix; `null` if there is no fix. */
  readonly to: string | null;
}

/** What can be done with all cells of a group at once. */
export type GroupEdit =
  | { readonly type: 'fix' }
  | { readonly type: 'set'; readonly value: string }
  | { readonly type: 'clear' }
  /** Deletes the rows. */
  | { readonly type: 'skip' }
  | DuplicatesEdit;

/**
 * What can be done with a group of duplicates: one row of each value stays, and the others are deleted. A row that was
 * already delivered stays in any case.
 */
export interface DuplicatesEdit {
  /** `merge` keeps the first row and fills its empty cells from the others. */
  readonly type: 'keep-first' | 'keep-last' | 'merge';
}

/** Which rows are duplicates: those with the same texts in these columns, without surrounding whitespace. */
export interface DuplicatesKey {
  /** Column ids, at least one. Rows where all of them are empty are not duplicates. */
  readonly columns: readonly string[];
  /** Default false. */
  readonly matchCase?: boolean;
}

/** What an edit of duplicates would do. */
export interface DuplicatesPreview {
  /** Number of values that several rows have. */
  readonly values: number;
  readonly deletedRows: number;
  readonly filledCells: number;
  /** Rows with values that a row which was already delivered lacks; they stay. */
  readonly sparedRows: number;
  /** Column ids, in the order of `cells`. */
  readonly columns: readonly string[];
  /** The first values, at most 5. */
  readonly samples: readonly DuplicateSample[];
}

/** The rows of a value. */
export interface DuplicateSample {
  /** Those listed, in the order of their numbers; the kept one is among them. */
  readonly rows: readonly {
    /** Row number as people count it. */
    readonly number: number;
    readonly isKept: boolean;
    /** Texts before the edit. */
    readonly cells: readonly string[];
  }[];
  /** Number of rows that are not listed. */
  readonly others: number;
  /** Texts of the kept row after the edit. */
  readonly result: readonly string[];
}

/** Calls about errors that are alike. */
export interface GroupCalls {
  /** The errors of all rows in groups, the largest first. */
  'groups-read': Call<Record<never, never>, readonly ErrorGroup[]>;
  /**
   * Changes all cells of a group, or leaves one row of each value among the rows with the same key, in one step. Throws
   * EngineError `not-ready` for an unknown group.
   */
  'group-edit': EditCall<{ key: string; edit: GroupEdit } | { by: DuplicatesKey; edit: DuplicatesEdit }>;
  /** What an edit of duplicates would do. Throws EngineError `not-ready` for a group of other errors. */
  'duplicates-preview': Call<({ key: string } | { by: DuplicatesKey }) & { edit: DuplicatesEdit }, DuplicatesPreview>;
}
