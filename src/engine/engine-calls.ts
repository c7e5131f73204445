import type { InferredFormat } from './values/format.js';
import type { ImportPlan, RowHandling } from './import-plan.js';
import type { Column } from './column.js';
import type { Operation, RunProgram } from './edits/operation.js';
import type { ColumnMapping, MappingSuggestion, OptionMatch } from './mapping/column-mapping.js';
import type { ImportSummary, ResultColumns, ResultRow } from './result/import-result.js';
import type { RowProgress } from './result/row-progress.js';
import type { CheckedRow, HostFinding } from './row.js';
import type {
  LayoutConfidence,
  LayoutOverrides,
  SourceColumn,
  SourceFinding,
  TableLayout,
} from './source/layout/layout.js';
import type { FixName } from './repair/candidates.js';
import type { Issue, IssueCode, IssueParams } from './validation/issues/issue.js';

/** Metadata of an opened table. */
export interface TableSummary {
  readonly layout: TableLayout;
  readonly confidence: LayoutConfidence;
  readonly columns: readonly SourceColumn[];
  /** `null` until the whole file has been read once. */
  readonly rowCount: number | null;
  /** First raw rows of the file, including preamble and header, at most 30. */
  readonly head: readonly (readonly string[])[];
  readonly findings: readonly SourceFinding[];
}

/** Progress of a long call, 0 to 100. */
export interface ProgressEvent {
  readonly type: 'progress';
  readonly percent: number;
  /** Data rows seen so far. */
  readonly rows: number;
}

export interface RowCounts {
  readonly all: number;
  readonly valid: number;
  readonly invalid: number;
}

export type RowFilter = 'all' | 'valid' | 'invalid';

/** A column as the review shows it. */
export interface ReviewColumn {
  readonly id: string;
  readonly source: number;
  readonly errors: number;
  readonly warnings: number;
}

/** State of a validated table; `dataVersion` increases with every change, so that stale results can be recognised. */
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
}

/** The state after a change of the rows. */
export interface EditSummary extends ReviewSummary {
  /** Rows the change would have affected but for having been delivered; they stay unchanged. */
  readonly lockedRows: number;
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
  /** Positions in `cells` that were edited. */
  readonly edited: readonly number[];
  /** Absent: unchanged from the file. */
  readonly state?: RowState;
}

/** `delivered`: accepted by the host, and locked. `rejected`: rejected by the host, and not edited since. */
export type RowState = 'delivered' | 'rejected' | 'edited';

/** Rows at positions `[start, start + rows.length)` of the filtered list. */
export interface RowWindow {
  readonly dataVersion: number;
  readonly filter: RowFilter;
  /** Key of the error group whose rows these are; `null` for those of the filter. */
  readonly group: string | null;
  /** All rows in the filter or the group. */
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

/** Counts of rows and issues so far, sent at most ten times a second. */
export interface CountsEvent {
  readonly type: 'counts';
  readonly summary: ReviewSummary;
}

/** Position of an issue, for navigating between issues. */
export interface IssuePlace {
  readonly issue: Issue;
  /** Position of its row in the current filter. */
  readonly position: number;
  /** 1-based position among all issues, and their number. */
  readonly ordinal: number;
  readonly count: number;
}

export interface DistinctValue {
  readonly value: string;
  readonly count: number;
}

/** Errors of one check in one column, whose values share a fix, a value or a form. */
export interface ErrorGroup {
  /** Identifies the group as long as the table is validated under the same plan. */
  readonly key: string;
  readonly code: IssueCode;
  /** Column id; `null` for errors of rows as a whole. */
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
  | { readonly by: 'fix'; readonly fix: FixName }
  /** The same text; `option` is the allowed value that it probably means. */
  | { readonly by: 'value'; readonly value: string; readonly option: string | null }
  /** The same form, with `9` for digits and `a` for words. */
  | { readonly by: 'form'; readonly form: string }
  /** Nothing but the failed check. */
  | { readonly by: 'check' };

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
  | { readonly type: 'skip' };

/** The distinct values of a select column with their suggested options. */
export interface OptionValues {
  readonly column: string;
  readonly values: readonly DistinctValue[];
  /** Whether there were more values than listed. */
  readonly truncated: boolean;
  readonly matches: readonly OptionMatch[];
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
}

export interface DeliveredBatch {
  /** Continues across deliveries that resume. */
  readonly index: number;
  readonly isLast: boolean;
  readonly rows: readonly ResultRow[];
  /** Stable index of each row, to name it in a refusal. */
  readonly rowIndexes: readonly number[];
  /** Row number of each row, as people count it. */
  readonly rowNumbers: readonly number[];
}

export interface Delivery {
  readonly columns: ResultColumns;
  readonly summary: ImportSummary;
  /** Issues of delivered rows with `include`; at most 10,000. */
  readonly issues: readonly Issue[];
}

/**
 * The engine as a table of calls, which a Runner passes on to wherever the engine runs. `event` is sent while the call
 * runs; `ask` is a question that the caller answers while the call waits.
 */
export interface EngineCalls {
  'table-open': Call<
    {
      blob: Blob;
      fileName: string;
      overrides: LayoutOverrides;
      fixed?: Partial<TableLayout>;
      /** The target columns; their names help to recognise a header. */
      columns?: readonly Column[];
      /** A pass over more data rows fails with `too-many-rows`. */
      rowLimit?: number;
      /** The file has the same cells in the same rows as before: edits and deliveries stay with them. */
      keepsWork?: boolean;
    },
    TableSummary
  >;
  /** Reads the whole file once, so that rows can be counted and read by index. */
  'table-index': Call<Record<never, never>, TableSummary, ProgressEvent>;
  'mapping-suggest': Call<{ columns: readonly Column[] }, readonly MappingSuggestion[]>;
  /** Formats of the mapped date and number columns: of the whole file after `table-index`, before of a sample. */
  'formats-infer': Call<{ columns: readonly Column[]; mapping: ColumnMapping }, readonly InferredFormat[]>;
  /** Values known so far; all of them after `table-index`. */
  'options-match': Call<{ columns: readonly Column[]; mapping: ColumnMapping }, readonly OptionValues[]>;
  /**
   * Validates every row. Asks for host checks when columns have functions. `keepsWork`: keeps earlier edits and
   * deliveries and adds the plan's operations; otherwise only the plan's operations apply.
   */
  'validation-run': Call<
    { plan: ImportPlan; hostChecks: boolean; keepsWork?: boolean },
    ReviewSummary,
    ProgressEvent | FirstRowsEvent | CountsEvent,
    { ask: CheckedRow[]; answer: readonly HostFinding[] }
  >;
  /** With `group`, the rows that the group had when it was first read under this key. */
  'rows-read': Call<{ filter: RowFilter; group?: string | null; start: number; count: number }, RowWindow>;
  /** Rows by stable index, in the order of the file whatever the filter; deleted rows are omitted. */
  'rows-read-at': Call<{ rows: readonly number[] }, readonly WindowRow[]>;
  /** Runs one edit at a time. Programs report progress; one whose signal is aborted midway is undone. */
  'edit-apply': Call<
    { operation: Operation },
    EditSummary,
    ProgressEvent,
    { ask: CheckedRow[]; answer: readonly HostFinding[] }
  >;
  'edit-undo': Call<
    Record<never, never>,
    EditSummary,
    ProgressEvent,
    { ask: CheckedRow[]; answer: readonly HostFinding[] }
  >;
  'edit-redo': Call<
    Record<never, never>,
    EditSummary,
    ProgressEvent,
    { ask: CheckedRow[]; answer: readonly HostFinding[] }
  >;
  /** What a program would do to the current rows, without changing anything. `limit`: how many changes to list. */
  'program-preview': Call<{ operation: RunProgram; limit: number }, ProgramPreview, ProgressEvent>;
  /** The next or previous issue after a cell, wrapping around; `null` when there is none. */
  'issue-find': Call<
    {
      filter: RowFilter;
      group?: string | null;
      direction: 'next' | 'previous';
      from: { row: number; column: string } | null;
    },
    IssuePlace | null
  >;
  /** The errors of all rows in groups, the largest first. */
  'groups-read': Call<Record<never, never>, readonly ErrorGroup[]>;
  /** Changes all cells of a group in one step. Throws EngineError `not-ready` for an unknown group. */
  'group-edit': Call<
    { key: string; edit: GroupEdit },
    EditSummary,
    ProgressEvent,
    { ask: CheckedRow[]; answer: readonly HostFinding[] }
  >;
  /** The state once no edit is under way, e.g. after a call that failed midway. */
  'summary-read': Call<Record<never, never>, ReviewSummary>;
  /** The operations in effect once no edit is under way, for a plan to be sent. */
  'operations-read': Call<Record<never, never>, readonly Operation[]>;
  /** Stable indexes of rows by row number; `null` when no row has it. */
  'rows-find': Call<{ numbers: readonly number[] }, readonly (number | null)[]>;
  /** Records the host's rejections of rows as issues, until the rows are edited. */
  'rows-refuse': Call<{ findings: readonly HostFinding[] }, ReviewSummary>;
  /**
   * Hands over rows that were not delivered yet, in batches; each batch waits for the previous answer, a list of the
   * rejected positions in that batch. With `resume` all other rows count as delivered and batches are numbered on;
   * without it, the next call hands them over again. Throws EngineError `rows-invalid` with `block` while rows have
   * errors.
   */
  'result-deliver': Call<
    { batchSize: number; rowHandling: RowHandling; resume?: boolean },
    Delivery,
    ProgressEvent,
    { ask: DeliveredBatch; answer: readonly number[] | null }
  >;
}

interface Call<Params, Result, Event = never, Question = never> {
  readonly params: Params;
  readonly result: Result;
  readonly event: Event;
  readonly question: Question;
}

export type CallName = keyof EngineCalls;
export type CallParams<N extends CallName> = EngineCalls[N]['params'];
export type CallResult<N extends CallName> = EngineCalls[N]['result'];
export type CallEvent<N extends CallName> = EngineCalls[N]['event'];
type Question<N extends CallName> = EngineCalls[N]['question'];
export type CallAsk<N extends CallName> = Question<N> extends { ask: infer A } ? A : never;
export type CallAnswer<N extends CallName> = Question<N> extends { answer: infer A } ? A : never;

export interface CallOptions<N extends CallName> {
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: CallEvent<N>) => void;
  readonly onAsk?: (ask: CallAsk<N>) => Promise<CallAnswer<N>>;
}

/** The engine of one import, including its state. The same interface in a worker, inline, and in Node. */
export interface Engine {
  call<N extends CallName>(name: N, params: CallParams<N>, options?: CallOptions<N>): Promise<CallResult<N>>;
}
