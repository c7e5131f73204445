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
import type { Issue } from './validation/issues/issue.js';

/** What is known of an opened table. */
export interface TableSummary {
  readonly layout: TableLayout;
  readonly confidence: LayoutConfidence;
  readonly columns: readonly SourceColumn[];
  /** `null` until the whole file has been read once. */
  readonly rowCount: number | null;
  /** First raw rows of the file, preamble and header included, at most 30. */
  readonly head: readonly (readonly string[])[];
  readonly findings: readonly SourceFinding[];
}

/** Share of a long call that is done, 0 to 100. */
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

/** State of a validated table; `dataVersion` grows with every change, so stale answers can be told. */
export interface ReviewSummary {
  readonly dataVersion: number;
  /** Rows by filter, deleted ones left out. */
  readonly counts: RowCounts;
  readonly progress: RowProgress;
  readonly columns: readonly ReviewColumn[];
  /** Formats inferred or chosen; those of columns whose values leave two readings are marked ambiguous. */
  readonly formats: readonly InferredFormat[];
  /** Whether every row has been judged as it stands; not so while a validation runs, or after one that was stopped. */
  readonly isComplete: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** The state after a change of the rows. */
export interface EditSummary extends ReviewSummary {
  /** Rows that the change would have reached, but for having been delivered: they stay as they are. */
  readonly lockedRows: number;
  readonly changed: ChangedRows;
}

/** What an edit has changed. */
export interface ChangedRows {
  /** The rows it was about as they stand now, deleted ones left out; none where they are too many to list. */
  readonly rows: readonly WindowRow[];
  /** Whether these are all rows that may have changed. */
  readonly isAlone: boolean;
}

export interface WindowRow {
  /** Stable index of the data row. */
  readonly index: number;
  /** Human row number. */
  readonly number: number;
  /** Text by review column, edits and option matches applied. */
  readonly cells: readonly string[];
  readonly issues: readonly Issue[];
  /** Positions in `cells` that were edited. */
  readonly edited: readonly number[];
  /** Absent: as it stands in the file. */
  readonly state?: RowState;
}

/** `delivered`: taken by the host, and locked. `rejected`: refused by the host, and not changed since. */
export type RowState = 'delivered' | 'rejected' | 'edited';

/** Rows at positions `[start, start + rows.length)` of the filtered list. */
export interface RowWindow {
  readonly dataVersion: number;
  readonly filter: RowFilter;
  /** All rows in the filter. */
  readonly total: number;
  readonly start: number;
  readonly rows: readonly WindowRow[];
}

/** First answer of a validation: the window that the review paints at once. */
export interface FirstRowsEvent {
  readonly type: 'first-rows';
  readonly window: RowWindow;
  readonly summary: ReviewSummary;
}

/** Counts and finding totals so far, sent at most ten times a second. */
export interface CountsEvent {
  readonly type: 'counts';
  readonly summary: ReviewSummary;
}

/** Position of a finding, for moving between them. */
export interface IssuePlace {
  readonly issue: Issue;
  /** Position of its row in the current filter. */
  readonly position: number;
  /** 1-based among all findings, and how many there are. */
  readonly ordinal: number;
  readonly count: number;
}

export interface DistinctValue {
  readonly value: string;
  readonly count: number;
}

/** The distinct values of a select column with their suggested options. */
export interface OptionValues {
  readonly column: string;
  readonly values: readonly DistinctValue[];
  /** True when there were more than are listed. */
  readonly truncated: boolean;
  readonly matches: readonly OptionMatch[];
}

/** A cell that a program makes another. */
export interface ProgramChange {
  /** Stable index of the data row. */
  readonly row: number;
  /** Human row number. */
  readonly number: number;
  readonly column: string;
  readonly from: string;
  readonly to: string;
}

export interface ProgramPreview {
  /** The first ones, in the order of the file. */
  readonly changes: readonly ProgramChange[];
  /** Cells that change, by column, those with none left out. */
  readonly columns: readonly { readonly column: string; readonly count: number }[];
  /** Rows and cells that change, of all rows. */
  readonly rows: number;
  readonly cells: number;
}

export interface DeliveredBatch {
  /** Counted on when a delivery goes on where another has stopped. */
  readonly index: number;
  readonly isLast: boolean;
  readonly rows: readonly ResultRow[];
  /** Stable index of each row, for naming it in a refusal. */
  readonly rowIndexes: readonly number[];
  /** Human row number of each row. */
  readonly rowNumbers: readonly number[];
}

export interface Delivery {
  readonly columns: ResultColumns;
  readonly summary: ImportSummary;
  /** Findings of delivered rows with `include`; at most 10,000. */
  readonly issues: readonly Issue[];
}

/**
 * The engine as a table of calls: what a Runner carries to wherever the engine lives.
 * `event` is sent while the call runs; `ask` is a question the caller answers, and the call waits for it.
 */
export interface EngineCalls {
  'table-open': Call<
    {
      blob: Blob;
      fileName: string;
      overrides: LayoutOverrides;
      fixed?: Partial<TableLayout>;
      /** The columns asked for, by whose names a header is recognised. */
      columns?: readonly Column[];
      /** A pass over more data rows fails with `too-many-rows`. */
      rowLimit?: number;
      /** The same file with the same cells in the same rows: edits and deliveries stay with them. */
      keepsWork?: boolean;
    },
    TableSummary
  >;
  /** Reads the whole file once so that rows can be counted and reached. */
  'table-index': Call<Record<never, never>, TableSummary, ProgressEvent>;
  'mapping-suggest': Call<{ columns: readonly Column[] }, readonly MappingSuggestion[]>;
  /** Formats of the mapped date and number columns; of the whole file once `table-index` has ended, else of a sample. */
  'formats-infer': Call<{ columns: readonly Column[]; mapping: ColumnMapping }, readonly InferredFormat[]>;
  /** Values as far as they are known: wait for `table-index` to have them all. */
  'options-match': Call<{ columns: readonly Column[]; mapping: ColumnMapping }, readonly OptionValues[]>;
  /**
   * Validates every row. Asks for host checks where columns have functions. `keepsWork`: edits and deliveries so far
   * stay, and the operations of the plan come on top; otherwise those of the plan are all there is.
   */
  'validation-run': Call<
    { plan: ImportPlan; hostChecks: boolean; keepsWork?: boolean },
    ReviewSummary,
    ProgressEvent | FirstRowsEvent | CountsEvent,
    { ask: CheckedRow[]; answer: readonly HostFinding[] }
  >;
  'rows-read': Call<{ filter: RowFilter; start: number; count: number }, RowWindow>;
  /** Rows by stable index, in the order of the file whatever the filter; deleted ones are left out. */
  'rows-read-at': Call<{ rows: readonly number[] }, readonly WindowRow[]>;
  /** One edit at a time. Programs report progress; one whose signal is aborted on the way is taken back. */
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
  /** What a program would do to the rows as they stand, changing nothing. `limit`: how many changes are listed. */
  'program-preview': Call<{ operation: RunProgram; limit: number }, ProgramPreview, ProgressEvent>;
  /** The next or previous finding after a cell, round the end; `null` when there is none. */
  'issue-find': Call<
    { filter: RowFilter; direction: 'next' | 'previous'; from: { row: number; column: string } | null },
    IssuePlace | null
  >;
  /** The state once no edit is under way, e.g. after a call that failed half-way. */
  'summary-read': Call<Record<never, never>, ReviewSummary>;
  /** The operations in force once no edit is under way, for a plan that travels. */
  'operations-read': Call<Record<never, never>, readonly Operation[]>;
  /** Stable indexes of rows by their human number; `null` where no row has it. */
  'rows-find': Call<{ numbers: readonly number[] }, readonly (number | null)[]>;
  /** Records the host's refusals of rows as findings, until the rows are changed. */
  'rows-refuse': Call<{ findings: readonly HostFinding[] }, ReviewSummary>;
  /**
   * Hands the rows out in batches that were not delivered yet; the next waits for the answer, which lists the positions
   * in the batch that were refused. With `resume` the others are delivered from then on, and batches are counted on;
   * without, they are handed out again by the next call.
   * Throws EngineError `rows-invalid` with `block` while there are any.
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

/** One import's engine: state and all. The same object behind the worker, inline, and in Node. */
export interface Engine {
  call<N extends CallName>(name: N, params: CallParams<N>, options?: CallOptions<N>): Promise<CallResult<N>>;
}
