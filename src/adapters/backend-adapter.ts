import type {
  Column,
  Delivery,
  ImportPlan,
  MappingSuggestion,
  Program,
  ResultRow,
  SourceColumn,
} from '../engine/index.js';
import type { ImportJob } from '../protocol/index.js';

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
  /** Runs the rows through `take`, one batch at a time. Rows it returns come back to the user as findings. */
  deliver(take: (batch: RowBatch) => Promise<void | readonly RowRefusal[]>): Promise<Delivery>;
}

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

export interface SubmitOutcome {
  /** Of an import that a server ran; without it the rows went where the adapter wrote them. */
  readonly job?: Pick<ImportJob, 'id' | 'status' | 'num_rows' | 'num_errors'>;
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
 * Where configuration comes from and where rows go. `local`, `http` and `memory` are ours; a host may bring its own.
 * Failures are thrown as BackendErrors.
 */
export interface BackendAdapter {
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
