import type {
  Column,
  Delivery,
  ImportPlan,
  MappingSuggestion,
  Program,
  ResultRow,
  SourceColumn,
} from '../engine/index.js';

/** Aborted when nobody waits for the answer any more. */
export interface CallOptions {
  readonly signal: AbortSignal;
}

/** What an importer is told by its backend before anything else happens. */
export interface ImporterConfiguration {
  readonly columns: readonly Column[];
  readonly rowHandling: 'include' | 'exclude' | 'block';
  readonly includeUnmatchedColumns: boolean;
  readonly darkMode: boolean;
  /** Whether the user may be offered the assistant. */
  readonly assistant: boolean;
  readonly maxFileSize?: number;
  readonly maxRows?: number;
}

/** A row of a batch that was not taken. */
export interface RowRefusal {
  /** Position in the batch's `rows`. */
  readonly row: number;
  readonly column?: string;
  readonly message: string;
}

/** Rows on their way to an adapter, transformed and typed. `index` counts from 0 over all tries. */
export interface RowBatch {
  readonly index: number;
  readonly isLast: boolean;
  readonly rows: readonly ResultRow[];
  readonly signal: AbortSignal;
}

/** An import that is ready to be handed over. An adapter takes the file with its plan, or the rows; never both. */
export interface Submission {
  /** The file as the user chose it. */
  readonly file: Blob;
  readonly fileName: string;
  readonly plan: ImportPlan;
  readonly dynamicColumns: readonly Column[];
  readonly user: unknown;
  readonly metadata: unknown;
  /**
   * Runs the rows through `take`, one batch at a time. Rows it returns come back to the user as findings, and what it
   * throws ends the delivery. Rejects when any row was refused.
   */
  deliver(take: TakeBatch, options?: DeliverOptions): Promise<Delivery>;
}

/** Takes rows; those it returns were not taken. */
export type TakeBatch = (batch: RowBatch) => void | readonly RowRefusal[] | Promise<void | readonly RowRefusal[]>;

/** How rows are handed to an adapter. */
export interface DeliverOptions {
  /** Rows in a batch. Default: what the host says, else 1,000. */
  readonly batchSize?: number;
  /** Whether rows taken in an earlier try count as taken. Default true. */
  readonly resume?: boolean;
  /** 0 to 100 of the rows. */
  readonly onPercent?: (percent: number) => void;
}

/** What a person sees while it lasts. */
export interface SubmitProgress {
  readonly phase: 'sending' | 'processing';
  /** 0 to 100 of the phase. */
  readonly percent: number;
}

/** A finding of the backend about a row of the file. */
export interface BackendFinding {
  /** The file's line for a person: 1-based, the header counted. */
  readonly row: number;
  readonly column: string | null;
  readonly message: string;
}

/**
 * An import that a server ran, as it ended: part of the importer API's job. Written out, since applications that use these
 * types need not have what the API's own are made with.
 */
export interface BackendJob {
  readonly id: string;
  readonly status: 'pending' | 'processing' | 'completed' | 'failed';
  readonly num_rows: number;
  readonly num_errors: number;
  readonly num_valid_rows?: number;
  readonly num_imported_rows?: number;
  /** What became of the rows where they went. */
  readonly counts?: Readonly<Record<'created' | 'updated' | 'unchanged' | 'skipped', number>> | null;
}

/** What came of a submission; empty where the rows are simply there. */
export interface SubmitOutcome {
  /** Absent: the rows went where the adapter wrote them. */
  readonly job?: BackendJob;
  /** The rows themselves, of an adapter that leaves them to the host's `onComplete`. */
  readonly rows?: readonly ResultRow[];
}

/** What a person wants done to the rows, in their words. */
export interface TransformRequest {
  readonly prompt: string;
  /** The columns under review. */
  readonly columns: readonly Column[];
  /** At most 5 rows to see how values are written, texts by column id; none where samples may not be sent. */
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** A program for all rows. Nothing has been changed yet; it still has to pass `readProgram`. */
export interface TransformProposal {
  readonly program: Program;
  /** What it does, as a sentence. */
  readonly summary: string;
}

/**
 * Where configuration comes from and where rows go. A host may bring its own. Failures are thrown as BackendErrors; what
 * was aborted rejects with the signal's reason.
 */
export interface BackendAdapter {
  /** Tells importers apart: an adapter for another one loads anew. */
  readonly importer?: string;
  /** Absent: the host's props say everything. */
  loadImporter?(options: CallOptions): Promise<ImporterConfiguration>;
  /** Absent: the engine's own suggestions are all there are. */
  suggestMapping?(
    request: { readonly sources: readonly SourceColumn[]; readonly columns: readonly Column[] },
    options: CallOptions,
  ): Promise<readonly MappingSuggestion[]>;
  /**
   * Absent: no transforms in words are offered. A sentence nothing can be made of rejects with a BackendError
   * `rejected` that says so.
   */
  proposeTransform?(request: TransformRequest, options: CallOptions): Promise<TransformProposal>;
  /** Resolves when the rows are where they belong; a job that failed rejects. */
  submit(
    submission: Submission,
    options: CallOptions & { readonly onProgress: (progress: SubmitProgress) => void },
  ): Promise<SubmitOutcome>;
}
