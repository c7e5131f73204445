import { NO_PROGRESS } from '../engine/index.js';
import type { BackendJob, ImporterConfiguration, SubmitProgress } from '../adapters/index.js';
import type {
  ChangedRows,
  Column,
  ColumnMapping,
  ImportPlan,
  ImportResult,
  ImportSummary,
  InferredFormat,
  LayoutOverrides,
  MappingSuggestion,
  OptionMatch,
  OptionValues,
  ReviewSummary,
  RowFilter,
  RowProgress,
  RowWindow,
  TableLayout,
  TableSummary,
  ValueFormat,
} from '../engine/index.js';
import type { ResolvedOptions } from './options/session-options.js';

/** Screens of an import, in their order. */
export type Step = 'upload' | 'sheet' | 'header' | 'map' | 'values' | 'review' | 'submit' | 'complete';

/** Worded by the locale under `errors.<code>`; `message` is the host's own sentence and wins. */
export interface SessionError {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly message?: string;
  /** What may be done again as it is. */
  readonly retry?: 'submit';
}

/** What the last change of the rows did besides what was asked, or could not do. */
export interface ChangeReport {
  /** Rows it left alone because they are imported already. */
  readonly lockedRows: number;
  /** Rows it added after the last. */
  readonly addedRows: number;
  /** Columns and rows of pasted cells that did not fit into the table. */
  readonly columnsLeftOut: number;
  readonly rowsLeftOut: number;
}

/** What would take edits and deliveries of rows away: the person is asked first. */
export interface DiscardQuestion {
  readonly cause: 'delimiter' | 'quote' | 'encoding' | 'sheet' | 'file';
}

/** A sheet of a workbook. */
export interface SheetChoice {
  readonly name: string;
  readonly hidden: boolean;
  readonly empty: boolean;
  /** Data extent, for showing. */
  readonly rows: number;
  readonly columns: number;
}

/** Long work under way; `null` when idle. */
export interface Busy {
  readonly what: 'reading' | 'matching' | 'validating' | 'changing' | 'submitting';
  /** 0 to 100. */
  readonly percent: number;
  /** While submitting: what the percentage is of. */
  readonly phase?: SubmitProgress['phase'];
}

/** What is known of the importer that a backend keeps. */
export type BackendState =
  /** There is none: the host's props say everything. */
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: SessionError }
  | { readonly status: 'ready'; readonly configuration: ImporterConfiguration };

/** Whether it is known what columns are wanted. */
export function isSettled({ status }: BackendState): boolean {
  return status === 'none' || status === 'ready';
}

/** What a person chose for the columns of a table. */
export type ColumnChoices = Pick<SessionState, 'mapping' | 'optionMatches'>;

/** What a file brings and what is made of it: the next file, and `reset`, begin with `initialImport` again. */
interface ImportState {
  readonly step: Step;
  /** The steps of this import in order, those passed over left out. */
  readonly steps: readonly Step[];
  /** Steps decided without asking, shown as such and open to going back. */
  readonly passedOver: readonly Step[];
  readonly source: { readonly fileName: string; readonly size: number } | null;
  /** The source as it was chosen. */
  readonly file: File | null;
  /** The delimited text the table reads: the file itself, or a sheet rewritten. */
  readonly text: Blob | null;
  readonly sheets: readonly SheetChoice[];
  /** Parts of the layout that are not guessed. */
  readonly fixedLayout: Partial<TableLayout> | undefined;
  readonly overrides: LayoutOverrides;
  readonly table: TableSummary | null;
  readonly suggestions: readonly MappingSuggestion[];
  readonly mapping: ColumnMapping;
  /** What was chosen for the columns, by the layout it was chosen under. */
  readonly choices: ReadonlyMap<string, ColumnChoices>;
  readonly optionValues: readonly OptionValues[];
  readonly optionMatches: readonly OptionMatch[];
  readonly inferredFormats: readonly InferredFormat[];
  readonly formats: readonly ValueFormat[];
  readonly review: ReviewSummary | null;
  /** The plan of the review that stands, for telling whether it still does. */
  readonly reviewed: ImportPlan | null;
  /** First rows of a validation, painted before the rest is known. */
  readonly firstWindow: RowWindow | null;
  readonly filter: RowFilter;
  /** What has become of the rows so far, also while they are not under review. */
  readonly progress: RowProgress;
  /** Whether rows were changed by hand. */
  readonly hasEdits: boolean;
  /** The cell written last, for showing before it is judged. */
  readonly written: { readonly row: number; readonly column: string; readonly text: string } | null;
  /** What the last edit has changed, where `review` is its answer. */
  readonly changed: ChangedRows | null;
  /** Resolved once no edit is under way; never rejected. */
  readonly edits: Promise<void>;
  /** Stops the edit under way. */
  readonly editing: AbortController | null;
  /** Of the last change of the rows, where there is something to say about it. */
  readonly change: ChangeReport | null;
  /** Waits for `answerQuestion`. */
  readonly question: DiscardQuestion | null;
  /** Takes the answer to the question. */
  readonly answer: ((agrees: boolean) => void) | null;
  /** Resolved when the delivery under way has ended. */
  readonly delivering: Promise<unknown> | null;
  /** The last submission was cancelled by the user. */
  readonly isCancelled: boolean;
  readonly summary: ImportSummary | null;
  /** Of an import that a backend ran. */
  readonly job: BackendJob | null;
  /** What a backend has imported and `onComplete` has not taken: `submit` tells it again. */
  readonly untold: ImportResult | null;
}

/** One import in progress: everything that is known of it, and nothing that follows from the rest. */
export interface SessionState extends ImportState {
  readonly options: ResolvedOptions;
  /** The adapter of this import proposes changes in words. */
  readonly proposesTransforms: boolean;
  readonly backend: BackendState;
  readonly columns: readonly Column[];
  readonly dynamicColumns: readonly Column[];
  readonly busy: Busy | null;
  readonly error: SessionError | null;
}

/** The store of one import: what of zustand's shows in our types, so that hosts need not have it. */
export interface SessionStore {
  getState(): SessionState;
  setState(changes: Partial<SessionState>): void;
  subscribe(listener: (state: SessionState, previous: SessionState) => void): () => void;
}

/** An import before its file. */
export function initialImport(): ImportState {
  return {
    step: 'upload',
    steps: ['upload', 'header', 'map', 'review', 'complete'],
    passedOver: [],
    source: null,
    file: null,
    text: null,
    sheets: [],
    fixedLayout: undefined,
    overrides: {},
    table: null,
    suggestions: [],
    mapping: [],
    choices: new Map(),
    optionValues: [],
    optionMatches: [],
    inferredFormats: [],
    formats: [],
    review: null,
    reviewed: null,
    firstWindow: null,
    filter: 'all',
    progress: NO_PROGRESS,
    hasEdits: false,
    written: null,
    changed: null,
    edits: Promise.resolve(),
    editing: null,
    change: null,
    question: null,
    answer: null,
    delivering: null,
    isCancelled: false,
    summary: null,
    job: null,
    untold: null,
  };
}

/** Every target column, predefined before dynamic. */
export function allColumns({ columns, dynamicColumns }: Pick<SessionState, 'columns' | 'dynamicColumns'>): Column[] {
  return [...columns, ...dynamicColumns];
}
