import type {
  BackendJob,
  ImporterConfiguration,
  SubmitProgress,
  TransformProposal,
  TransformRequest,
} from '../adapters/index.js';
import type {
  ColumnMapping,
  Column,
  ImportSummary,
  InferredFormat,
  Issue,
  IssuePlace,
  LayoutOverrides,
  MappingSuggestion,
  OptionValues,
  OptionMatch,
  Program,
  ProgramPreview,
  ReviewSummary,
  RowFilter,
  RowHandling,
  RowProgress,
  RowWindow,
  TableSummary,
  ValueFormat,
  WindowRow,
} from '../engine/index.js';

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

/** How an importer was closed: after its import, midway, or with nothing in it. */
export type CloseReason = 'completed' | 'discarded' | 'dismissed';

/** What `onClose` receives. */
export interface CloseEvent {
  readonly reason: CloseReason;
  /** What became of the rows; nothing but zeros where there were none. */
  readonly summary: ImportSummary;
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

/** One import in progress. Everything the screens show, and nothing they can work out. */
export interface SessionState {
  readonly step: Step;
  /** The steps of this import in order, those passed over left out. */
  readonly steps: readonly Step[];
  /** Steps decided without asking, shown as such and open to going back. */
  readonly passedOver: readonly Step[];
  readonly busy: Busy | null;
  readonly error: SessionError | null;
  readonly backend: BackendState;
  readonly columns: readonly Column[];
  readonly dynamicColumns: readonly Column[];
  readonly source: { readonly fileName: string; readonly size: number } | null;
  readonly sheets: readonly SheetChoice[];
  readonly table: TableSummary | null;
  readonly suggestions: readonly MappingSuggestion[];
  readonly mapping: ColumnMapping;
  readonly optionValues: readonly OptionValues[];
  readonly optionMatches: readonly OptionMatch[];
  readonly inferredFormats: readonly InferredFormat[];
  readonly formats: readonly ValueFormat[];
  readonly review: ReviewSummary | null;
  /** What has become of the rows so far, also while they are not under review. */
  readonly progress: RowProgress;
  /** Whether rows were changed by hand. */
  readonly hasEdits: boolean;
  /** Of the last change of the rows, where there is something to say about it. */
  readonly change: ChangeReport | null;
  /** The last submission was cancelled by the user. */
  readonly isCancelled: boolean;
  /** Waits for `answerQuestion`. */
  readonly question: DiscardQuestion | null;
  /** First rows of a validation, painted before the rest is known. */
  readonly firstWindow: RowWindow | null;
  readonly filter: RowFilter;
  readonly summary: ImportSummary | null;
  /** Of an import that a backend ran. */
  readonly job: BackendJob | null;
  /** A backend has the rows, and `onComplete` has not taken the result: `submit` tells it again. */
  readonly isUntold: boolean;
}

export interface SessionActions {
  /** Asks the backend for the importer, if there is one and it has not answered yet; again after a failure. */
  loadImporter(): void;
  /**
   * Reads a file and goes to the first step that has something to ask. Where rows of another file were changed or
   * delivered, it waits for `answerQuestion`.
   */
  openFile(file: File): Promise<void>;
  /** Cells pasted from a spreadsheet, or any delimited text. */
  openText(text: string): Promise<void>;
  /** Reads another sheet of the workbook; asks as `openFile` does. */
  chooseSheet(name: string): Promise<void>;
  /**
   * Reads the source again another way. What was chosen for columns stays with those of the same name, and edits stay
   * with their cells; where cells would be others, it asks as `openFile` does.
   */
  overrideLayout(overrides: LayoutOverrides): Promise<void>;
  /** `null` ignores the source column. A column mapped elsewhere moves. */
  mapColumn(source: number, column: string | null): void;
  /** Leaves every column of the file out. */
  clearMapping(): void;
  /** Puts the suggestions of tier `sure` back. */
  applySuggestions(): void;
  /** Says which option a value of a select column stands for; `to: null` leaves it as it is. */
  matchOption(match: OptionMatch): void;
  /** Says how the dates or numbers of a column are written: `dateOrder` or `decimal`. */
  chooseFormat(format: ValueFormat): void;
  /** To the next step, doing its work; does nothing when `blockers` is not empty. */
  proceed(): Promise<void>;
  /** To the step before, with everything kept. */
  back(): void;
  /** Only to a step already reached. */
  goTo(step: Step): void;
  /** Which rows are shown: all, valid or invalid. */
  setFilter(filter: RowFilter): void;
  /** Rows as filtered, from a position on. */
  readRows(start: number, count: number): Promise<RowWindow>;
  /** By stable index, in the order of the file; deleted ones are left out. */
  readRowsAt(rows: readonly number[]): Promise<readonly WindowRow[]>;
  /** Sets the text of a cell and judges its row again. */
  editCell(row: number, column: string, value: string): Promise<void>;
  /**
   * Sets a block of cells of the rows as filtered, from one cell right and down, in one step that can be undone. Rows
   * beyond the last are added to the table, in a step of their own. Answers how many cells were set; the state's
   * `change` says what did not fit.
   */
  pasteCells(from: { position: number; column: string }, values: readonly (readonly string[])[]): Promise<number>;
  /** By the stable indexes of rows; can be undone. */
  deleteRows(rows: readonly number[]): Promise<void>;
  /** Takes the last change of the rows back. */
  undo(): Promise<void>;
  /** Does again what was taken back. */
  redo(): Promise<void>;
  /** What a proposal may be made from: the columns under review, and at most 5 rows where the importer allows it. */
  readTransformSamples(): Promise<Omit<TransformRequest, 'prompt'>>;
  /** A program for a change in words; changes nothing. Rejects with a BackendError that says why there is none. */
  proposeTransform(request: TransformRequest, options: { signal: AbortSignal }): Promise<TransformProposal>;
  /** What a program would do to all rows as they stand; changes nothing. */
  previewProgram(
    program: Program,
    options: { signal: AbortSignal; onProgress?: (percent: number) => void },
  ): Promise<ProgramPreview>;
  /**
   * Runs a program over all rows but those excepted, in one step that can be undone; `only`: ids of the columns it may
   * set. Answers false when it was cancelled, and nothing has changed.
   */
  applyProgram(program: Program, options?: { only?: readonly string[]; except?: readonly number[] }): Promise<boolean>;
  /** The next cell with a problem among the rows as filtered, round the end; `null` where there is none. */
  findIssue(direction: 'next' | 'previous', from: { row: number; column: string } | null): Promise<IssuePlace | null>;
  /** Validates every row once more, edits kept: after a validation that was stopped or failed. */
  validate(): Promise<void>;
  /** Hands the rows over, if nothing keeps them. */
  submit(): Promise<void>;
  /** Stops the long work under way and stays where it was. */
  cancel(): void;
  /** Answers `question`: whether changes to the rows may be lost. */
  answerQuestion(agrees: boolean): void;
  /** Takes the error off the state, and what is said about the last change and the last submission. */
  dismissError(): void;
  /** Back to an empty upload. */
  reset(): void;
  /**
   * The same for someone who leaves: tells `onClose` what became of the rows, once a batch under way has been taken or
   * not. Answers the same.
   */
  leave(): Promise<CloseEvent>;
}

/** What keeps a step from being left; worded by the locale under `blockers.<code>`. */
export interface Blocker {
  readonly code:
    | 'no-file'
    | 'required-unmapped'
    | 'nothing-mapped'
    | 'date-order-unanswered'
    | 'decimal-unanswered'
    | 'invalid-rows'
    | 'no-rows-left'
    | 'not-checked'
    | 'busy';
  readonly params: Readonly<Record<string, string | number>>;
}

/** What is refused at once, with a sentence that names the limit. */
export interface SessionLimits {
  /** Bytes. */
  readonly maxFileSize: number;
  readonly maxRows: number;
}

export type { Issue, RowHandling };
