import type {
  Column,
  ColumnBatch,
  Delivery,
  ImportPlan,
  MappingSuggestion,
  Program,
  ResultRow,
  RowHandling,
  SourceColumn,
} from '../engine/index.js';

/** Aborted when the result is no longer needed. */
export interface CallOptions {
  readonly signal: AbortSignal;
}

/** Configuration of an importer, loaded from the backend before the import starts. */
export interface ImporterConfiguration {
  readonly columns: readonly Column[];
  readonly rowHandling: RowHandling;
  readonly includeUnmatchedColumns: boolean;
  readonly darkMode: boolean;
  /** Whether to offer the assistant to the user. */
  readonly assistant: boolean;
  readonly maxFileSize?: number;
  readonly maxRows?: number;
}

/** A row of a batch that the backend or host rejected. */
export interface RowRefusal {
  /** Position in the batch's `rows`. */
  readonly row: number;
  readonly column?: string;
  readonly message: string;
}

/** A batch of rows for an adapter, transformed and typed. `index` counts from 0 across all attempts. */
export interface RowBatch {
  readonly index: number;
  readonly isLast: boolean;
  readonly rows: readonly ResultRow[];
  readonly signal: AbortSignal;
}

/** The same rows as columns. */
export interface ColumnsBatch extends Omit<RowBatch, 'rows'> {
  readonly columns: ColumnBatch;
}

/** Plain data of an adapter that stays with an import, also across a reload of the page. */
export interface SubmissionNotes {
  /** What was written last; `null` if nothing was. */
  read(): unknown;
  /** Resolves once a reload would not lose it, or cannot be helped. */
  write(notes: unknown): Promise<void>;
}

/** An import ready for delivery. An adapter takes either the file with its plan or the rows, never both. */
export interface Submission {
  /** The file as the user chose it. */
  readonly file: Blob;
  readonly fileName: string;
  readonly plan: ImportPlan;
  readonly dynamicColumns: readonly Column[];
  readonly user: unknown;
  readonly metadata: unknown;
  /** Absent if nothing outlives the submission. */
  readonly notes?: SubmissionNotes;
  /**
   * Passes the rows to `take`, one batch at a time. Rows that `take` returns are shown to the user as rejected; what it
   * throws ends the delivery. Rejects when any row was rejected.
   */
  deliver(take: TakeBatch, options?: DeliverOptions): Promise<Delivery>;
  /** Passes the same rows as columns. */
  deliverColumns(take: TakeColumns, options?: DeliverOptions): Promise<Delivery>;
}

/** The rows of a batch that are rejected, if any. */
type Refusals = void | readonly RowRefusal[] | Promise<void | readonly RowRefusal[]>;

/** Takes a batch and returns the rows it rejects. */
export type TakeBatch = (batch: RowBatch) => Refusals;

/** The same for a batch of columns. */
export type TakeColumns = (batch: ColumnsBatch) => Refusals;

/** Options of `Submission.deliver`. */
export interface DeliverOptions {
  /** Rows per batch. Default: the host's `batchSize`, else 1,000. */
  readonly batchSize?: number;
  /** Whether batches may have more rows while they are taken at once, if the host has no `batchSize`. Default false. */
  readonly grows?: boolean;
  /** Whether to skip rows that an earlier attempt delivered. Default true. */
  readonly resume?: boolean;
  /** Called with the percentage of rows delivered, 0 to 100, and their number. */
  readonly onPercent?: (percent: number, rows: number) => void;
}

/** Progress shown to the user while rows are submitted. */
export interface SubmitProgress {
  readonly phase: 'sending' | 'processing';
  /** 0 to 100 of the phase. */
  readonly percent: number;
  /** Number of rows that have arrived; absent if it is not known. */
  readonly rows?: number;
}

/** An error that the backend reports for a row of the file. */
export interface BackendFinding {
  /** Row number as people count it: 1-based, including the header. */
  readonly row: number;
  readonly column: string | null;
  readonly message: string;
}

/**
 * A finished server-side import: part of the importer API's job. Declared here in full so that applications using these
 * types do not need the API's schema library.
 */
export interface BackendJob {
  readonly id: string;
  readonly status: 'pending' | 'processing' | 'completed' | 'failed';
  readonly num_rows: number;
  readonly num_errors: number;
  readonly num_valid_rows?: number;
  readonly num_imported_rows?: number;
  /** What happened to the rows at their destination. */
  readonly counts?: Readonly<Record<'created' | 'updated' | 'unchanged' | 'skipped', number>> | null;
  /** Row numbers of the first rows of each count. Absent if every imported row is a new record, or this is not known. */
  readonly counted_rows?: Readonly<Record<'created' | 'updated' | 'unchanged', readonly number[]>> | null;
}

/** Result of a submission; empty when there is nothing beyond the delivered rows. */
export interface SubmitOutcome {
  /** Absent when the adapter delivered the rows itself. */
  readonly job?: BackendJob;
  /** Errors of rows that the destination of a completed job rejected; the user can correct these rows and send them. */
  readonly findings?: readonly BackendFinding[];
  /** The rows, from an adapter that leaves storing them to the host's `onComplete`. */
  readonly rows?: readonly ResultRow[];
}

/** A change to the rows that the user described in a prompt. */
export interface TransformRequest {
  readonly prompt: string;
  /** The columns under review. */
  readonly columns: readonly Column[];
  /**
   * At most 5 sample rows showing how values are written, as texts by column id; empty when samples may not be sent.
   */
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** A program proposed for all rows. Nothing has changed yet, and `readProgram` still has to accept it. */
export interface TransformProposal {
  readonly program: Program;
  /** What the program does, in a sentence. */
  readonly summary: string;
}

/**
 * Where configuration comes from and where rows go. Hosts can implement their own. Failures are thrown as
 * `BackendError`; aborted calls reject with the signal's reason.
 */
export interface BackendAdapter {
  /** Identifies the importer: an adapter with another value is loaded again. */
  readonly importer?: string;
  /** Absent: the configuration comes from the host's props alone. */
  loadImporter?(options: CallOptions): Promise<ImporterConfiguration>;
  /** Absent: only the engine's own suggestions are used. */
  suggestMapping?(
    request: { readonly sources: readonly SourceColumn[]; readonly columns: readonly Column[] },
    options: CallOptions,
  ): Promise<readonly MappingSuggestion[]>;
  /**
   * Absent: editing with a prompt is not offered. Rejects with a `BackendError` `rejected` and a message when the
   * prompt cannot be turned into a program.
   */
  proposeTransform?(request: TransformRequest, options: CallOptions): Promise<TransformProposal>;
  /** Resolves when the rows have reached their destination; rejects when the job fails. */
  submit(
    submission: Submission,
    options: CallOptions & { readonly onProgress: (progress: SubmitProgress) => void },
  ): Promise<SubmitOutcome>;
}
