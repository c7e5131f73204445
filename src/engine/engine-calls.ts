import type { Call } from './call.js';
import type { Column } from './column.js';
import type { ExampleCalls } from './example-calls.js';
import type { GroupCalls } from './group-calls.js';
import type { ImportPlan, RowHandling } from './import-plan.js';
import type { LeftOutCalls } from './left-out-calls.js';
import type { ColumnMapping, MappingSuggestion, OptionMatch } from './mapping/column-mapping.js';
import type { DerivedOffer } from './mapping/derived-offers.js';
import type { PackedBatch } from './result/column-batch.js';
import type { ImportSummary, ResultColumns, ResultRow } from './result/import-result.js';
import type { CountsEvent, FirstRowsEvent, ProgressEvent, ReviewCalls, ReviewSummary } from './review-calls.js';
import type { CheckedRow, HostFinding } from './row.js';
import type { SearchCalls } from './search-calls.js';
import type {
  LayoutConfidence,
  LayoutOverrides,
  SourceColumn,
  SourceFinding,
  TableLayout,
} from './source/layout/layout.js';
import type { Issue } from './validation/issues/issue.js';
import type { InferredFormat, ValueFormat } from './values/format.js';

/** Metadata of an opened table. */
export interface TableSummary {
  readonly layout: TableLayout;
  readonly confidence: LayoutConfidence;
  readonly columns: readonly SourceColumn[];
  /** `null` until the whole file has been read once. */
  readonly rowCount: number | null;
  /** First raw rows of the file, including preamble and header, at most `HEAD_ROWS`. */
  readonly head: readonly (readonly string[])[];
  readonly findings: readonly SourceFinding[];
}

export interface DistinctValue {
  readonly value: string;
  readonly count: number;
}

/** The distinct values of a select column with their suggested options. */
export interface OptionValues {
  readonly column: string;
  readonly values: readonly DistinctValue[];
  /** Whether there were more values than listed. */
  readonly truncated: boolean;
  readonly matches: readonly OptionMatch[];
}

export interface MappingPreviewParams {
  readonly columns: readonly Column[];
  readonly mapping: ColumnMapping;
  /** Known formats of the columns. */
  readonly formats: readonly ValueFormat[];
  readonly language?: string;
}

/** How the values of a mapped column would be read, in a sample of the rows. */
export interface ColumnPreview {
  /** Id of the target column. */
  readonly column: string;
  /** What valid samples of the source column, by position, are read as where that is not simply their text. */
  readonly results: readonly { readonly sample: number; readonly value: string | number | boolean }[];
  /** Number of values checked. */
  readonly checked: number;
  /** Number of those that would have errors; values are matched with options first. */
  readonly misfits: number;
  /** The first of them. */
  readonly misfit: string | null;
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

/** The same rows as columns. */
export interface DeliveredColumns extends Pick<DeliveredBatch, 'index' | 'isLast'> {
  readonly columns: PackedBatch;
  readonly rowIndexes: Uint32Array<ArrayBuffer>;
  readonly rowNumbers: Uint32Array<ArrayBuffer>;
}

export interface ColumnsAnswer {
  /** Positions of the rejected rows in the batch. */
  readonly refused: readonly number[];
  /** Rows of the batches that are not prepared yet. Default: as before. */
  readonly batchSize?: number;
}

export interface Delivery {
  readonly columns: ResultColumns;
  readonly summary: ImportSummary;
  /** Issues of delivered rows with `include`, at most 10,000; `row` counts the delivered rows, in their order. */
  readonly issues: readonly Issue[];
}

/**
 * The engine as a table of calls, which a Runner passes on to wherever the engine runs. `event` is sent while the call
 * runs; `ask` is a question that the caller answers while the call waits.
 */
export interface EngineCalls extends ReviewCalls, GroupCalls, LeftOutCalls, SearchCalls, ExampleCalls {
  'table-open': Call<
    {
      blob: Blob;
      fileName: string;
      overrides: LayoutOverrides;
      fixed?: Partial<TableLayout>;
      /** The target columns; their names help to recognize a header. */
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
  /** Columns to split or join for those that nothing is mapped to. */
  'derived-suggest': Call<{ columns: readonly Column[]; mapping: ColumnMapping }, readonly DerivedOffer[]>;
  /** Formats of the mapped date and number columns: of the whole file after `table-index`, before of a sample. */
  'formats-infer': Call<{ columns: readonly Column[]; mapping: ColumnMapping }, readonly InferredFormat[]>;
  /** How the mapped columns would be read. Host functions and duplicates are not considered. */
  'mapping-preview': Call<MappingPreviewParams, readonly ColumnPreview[]>;
  /** Values known so far; all of them after `table-index`. */
  'options-match': Call<{ columns: readonly Column[]; mapping: ColumnMapping }, readonly OptionValues[]>;
  /**
   * Validates every row. Asks for host checks when columns have functions. `keepsWork`: keeps earlier edits and
   * deliveries and adds the plan's operations; otherwise only the plan's operations apply. `waitsToShow`: waits after
   * the first rows for `first-rows-shown`, so that the page has the processor while it shows them.
   */
  'validation-run': Call<
    { plan: ImportPlan; hostChecks: boolean; keepsWork?: boolean; waitsToShow?: boolean },
    ReviewSummary,
    ProgressEvent | FirstRowsEvent | CountsEvent,
    { ask: CheckedRow[]; answer: readonly HostFinding[] }
  >;
  'first-rows-shown': Call<Record<never, never>, void>;
  /** All work on the rows of the file, as JSON: edits, those undone, deliveries and rejections. */
  'work-read': Call<Record<never, never>, Blob>;
  /** Replaces the work on the rows of the file just opened; the next validation with `keepsWork` takes it over. */
  'work-restore': Call<{ work: Blob }, void>;
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
  /**
   * The same as columns, and faster: up to three batches are asked about before the first is answered. They must be
   * answered in their order, and none with success after a failure. Buffers of a batch are transferred to the caller.
   * `includeUnmatchedColumns`: default that of the plan.
   */
  'columns-deliver': Call<
    { batchSize: number; rowHandling: RowHandling; resume?: boolean; includeUnmatchedColumns?: boolean },
    Delivery,
    ProgressEvent,
    { ask: DeliveredColumns; answer: ColumnsAnswer }
  >;
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
  /** `transfer`: buffers of the question that may be moved to another thread. */
  readonly onAsk?: (ask: CallAsk<N>, transfer?: readonly ArrayBuffer[]) => Promise<CallAnswer<N>>;
}

/** The engine of one import, including its state. The same interface in a worker, inline, and in Node. */
export interface Engine {
  call<N extends CallName>(name: N, params: CallParams<N>, options?: CallOptions<N>): Promise<CallResult<N>>;
}
