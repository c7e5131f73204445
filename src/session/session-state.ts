import { ALL_ROWS, NO_PROGRESS } from '../engine/index.js';
import type { BackendJob, ImporterConfiguration, SubmitProgress } from '../adapters/index.js';
import type {
  ErrorGroup,
  ChangedRows,
  Column,
  ColumnMapping,
  DataRange,
  ImportPlan,
  ImportResult,
  ImportSummary,
  InferredFormat,
  LayoutOverrides,
  MappingSuggestion,
  MergeReport,
  OptionMatch,
  OptionValues,
  ReviewSummary,
  RowProgress,
  RowView,
  RowWindow,
  TableLayout,
  TableSummary,
  ValueFormat,
  SheetCounts,
} from '../engine/index.js';
import type { ResolvedOptions } from './options/session-options.js';

/** Screens of an import, in their order. */
export type Step = 'upload' | 'sheet' | 'header' | 'map' | 'values' | 'review' | 'submit' | 'complete';

/** The text is in the locale under `errors.<code>`; `message`, the host's own text, takes precedence. */
export interface SessionError {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly message?: string;
  /** The action that can be repeated unchanged. */
  readonly retry?: 'submit' | 'openSource';
}

/** Side effects and omissions of the last change of the rows. */
export interface ChangeReport {
  /** Rows left unchanged because they are already imported. */
  readonly lockedRows: number;
  /** Ids of read-only columns that the change named, and that are unchanged. */
  readonly readOnlyColumns: readonly string[];
  /** Rows added after the last one. */
  readonly addedRows: number;
  /** Number of these that the filter hides. */
  readonly hiddenRows: number;
  /** Columns and rows of pasted cells that did not fit into the table. */
  readonly columnsLeftOut: number;
  readonly rowsLeftOut: number;
  /** What a merged file has changed. */
  readonly merged?: MergeReport;
}

/** The text that a cell is changed to. */
export interface CellWrite {
  /** Stable index of the row. */
  readonly row: number;
  readonly column: string;
  readonly text: string;
  /** Ends the host's checks of it. */
  readonly checks: AbortController;
}

/** A pending action that would lose edits and deliveries; the user is asked first. */
export interface DiscardQuestion {
  readonly cause: 'delimiter' | 'quote' | 'encoding' | 'rows' | 'sheet' | 'file';
}

/** A sheet of a workbook. */
export interface SheetChoice extends SheetCounts {
  readonly name: string;
  readonly hidden: boolean;
  readonly empty: boolean;
  /** Extent of the data, for display. */
  readonly rows: number;
  readonly columns: number;
}

/** An import in progress that was kept, and can be continued. */
export interface DraftOffer {
  readonly fileName: string;
  /** Number of rows; `null` if they were not counted yet. */
  readonly rows: number | null;
  /** Whether these rows were left out of an import that is complete. */
  readonly leftOut: boolean;
  /** Number of rows that are already imported. Included in `rows`, unless these were left out. */
  readonly importedRows: number;
  /** Time of the last change, in milliseconds since 1970. */
  readonly savedAt: number;
}

/** How the user has arranged the table of the review. A view only: the data keeps its columns. */
export interface ReviewLayout {
  /** Ids of moved columns and those around them; the others follow in the order of the file. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Id of the last column that stays in view while scrolling. */
  readonly frozen: string | null;
  /** In pixels; empty as long as the columns fill the table by themselves. */
  readonly widths: readonly (readonly [column: string, width: number])[];
  /** Height of the rows; `null` until the user chooses one: what suits the pointer of the device. */
  readonly density: 'compact' | 'comfortable' | null;
  /** Whether cells show what was understood instead of the texts of the file. */
  readonly showsResults: boolean;
}

/** Long work under way; `null` when idle. */
export interface Busy {
  readonly what: 'reading' | 'matching' | 'validating' | 'changing' | 'submitting';
  /** 0 to 100. */
  readonly percent: number;
  /** While a file is downloaded: its name. */
  readonly name?: string;
  /** While submitting: what the percentage refers to. */
  readonly phase?: SubmitProgress['phase'];
  /** While submitting: number of rows that have arrived, if it is known. */
  readonly rows?: number;
}

/** Whether a backend has the importer's configuration, and its state. */
export type BackendState =
  /** There is no backend: the configuration comes from the host's props. */
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: SessionError }
  | { readonly status: 'ready'; readonly configuration: ImporterConfiguration };

/** Whether the target columns are known. */
export function columnsAreKnown({ status }: BackendState): boolean {
  return status === 'none' || status === 'ready';
}

/** The user's choices for the columns of a table. */
export type ColumnChoices = Pick<SessionState, 'mapping' | 'optionMatches'>;

/** State of one file: the next file, and `reset`, start again from `initialImport`. */
interface ImportState {
  readonly step: Step;
  /** The steps of this import in order, without those that do not apply. */
  readonly steps: readonly Step[];
  /** Steps decided without asking; shown as such, and the user can go back to them. */
  readonly passedOver: readonly Step[];
  readonly source: { readonly fileName: string; readonly size: number } | null;
  /** The file as the user chose it. */
  readonly file: File | null;
  /** The delimited text of the table: the file itself, or a converted sheet. */
  readonly text: Blob | null;
  /** How a sheet was converted: `visible` and `filled`. */
  readonly textRange: DataRange;
  readonly sheets: readonly SheetChoice[];
  /** Parts of the layout that are known and not detected. */
  readonly fixedLayout: Partial<TableLayout> | undefined;
  readonly overrides: LayoutOverrides;
  readonly table: TableSummary | null;
  readonly suggestions: readonly MappingSuggestion[];
  readonly mapping: ColumnMapping;
  /** The choices for the columns, by the layout they were made under. */
  readonly choices: ReadonlyMap<string, ColumnChoices>;
  readonly optionValues: readonly OptionValues[];
  readonly optionMatches: readonly OptionMatch[];
  readonly inferredFormats: readonly InferredFormat[];
  readonly formats: readonly ValueFormat[];
  readonly review: ReviewSummary | null;
  /** The plan of the current review, to tell whether it is up to date. */
  readonly reviewed: ImportPlan | null;
  /** First rows of a validation, shown before the rest is validated. */
  readonly firstWindow: RowWindow | null;
  /** The rows shown. */
  readonly view: RowView;
  /** The errors in groups as last read; `null` before that. */
  readonly groups: readonly ErrorGroup[] | null;
  readonly reviewLayout: ReviewLayout;
  /** Number of rows in the view; `null` if it is a count of the review. */
  readonly viewTotal: number | null;
  /** The search whose matches the rows name, as text; empty without one. */
  readonly searched: string;
  /** Whether the rows of another view are being chosen. */
  readonly isChoosing: boolean;
  /** What has happened to the rows so far, also while they are not under review. */
  readonly progress: RowProgress;
  /** Whether the user has changed rows. */
  readonly hasEdits: boolean;
  /** Cells written but not yet checked, in order. Rows show them at once. */
  readonly pending: readonly CellWrite[];
  /** What the last edit has changed, when `review` is its result. */
  readonly changed: ChangedRows | null;
  /** Resolves when no edit is under way; never rejects. */
  readonly edits: Promise<void>;
  /** Resolves when all edits are applied, although the host may still be checking cells; never rejects. */
  readonly applied: Promise<void>;
  /** Stops the edit under way. */
  readonly editing: AbortController | null;
  /** Report of the last change of the rows, if there is anything to report. */
  readonly change: ChangeReport | null;
  /** Waits for `answerQuestion`. */
  readonly question: DiscardQuestion | null;
  /** Receives the answer to the question. */
  readonly answer: ((agrees: boolean) => void) | null;
  /** Resolves when the delivery under way has ended. */
  readonly delivering: Promise<unknown> | null;
  /** The user canceled the last submission. */
  readonly isCancelled: boolean;
  readonly summary: ImportSummary | null;
  /** The job of an import that a backend ran. */
  readonly job: BackendJob | null;
  /** Plain data that the adapter keeps with the import. */
  readonly notes: unknown;
  /** The result of an import that a backend has stored but whose `onComplete` failed: `submit` calls it again. */
  readonly resultToRetry: ImportResult | null;
}

/** The state of one import; derived values are not part of it. */
export interface SessionState extends ImportState {
  readonly options: ResolvedOptions;
  /** Whether the adapter of this import supports editing with a prompt. */
  readonly proposesTransforms: boolean;
  readonly backend: BackendState;
  readonly columns: readonly Column[];
  readonly dynamicColumns: readonly Column[];
  readonly busy: Busy | null;
  readonly error: SessionError | null;
  /** Waits for `resume` or `discardDraft`. */
  readonly draft: DraftOffer | null;
}

/** The store of one import: the part of zustand's interface that our types use, so that hosts do not need zustand. */
export interface SessionStore {
  getState(): SessionState;
  setState(changes: Partial<SessionState>): void;
  subscribe(listener: (state: SessionState, previous: SessionState) => void): () => void;
}

/** The state of an import without a file. */
export function initialImport(): ImportState {
  return {
    step: 'upload',
    steps: ['upload', 'header', 'map', 'review', 'complete'],
    passedOver: [],
    source: null,
    file: null,
    text: null,
    textRange: {},
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
    groups: null,
    view: ALL_ROWS,
    reviewLayout: { order: [], hidden: [], frozen: null, widths: [], density: null, showsResults: false },
    viewTotal: null,
    searched: '',
    isChoosing: false,
    progress: NO_PROGRESS,
    hasEdits: false,
    pending: [],
    applied: Promise.resolve(),
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
    notes: null,
    resultToRetry: null,
  };
}

/** Every target column, predefined before dynamic. */
export function allColumns({ columns, dynamicColumns }: Pick<SessionState, 'columns' | 'dynamicColumns'>): Column[] {
  return [...columns, ...dynamicColumns];
}
