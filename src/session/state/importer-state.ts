import type { BackendJob, SubmitProgress } from '../../adapters/index.js';
import type {
  Column,
  ImportSummary,
  InferredFormat,
  MappingSuggestion,
  RowCounts,
  RowFilter,
  RowHandling,
  RowProgress,
  SourceColumn,
  TableSummary,
  ValueFormat,
} from '../../engine/index.js';
import type {
  BackendState,
  Blocker,
  Busy,
  ChangeReport,
  DiscardQuestion,
  FormatQuestion,
  SessionError,
  SessionLimits,
  SheetChoice,
  Step,
} from '../index.js';

/** What holds at every step. */
export interface AnyStep {
  /** The steps of this import in order; those that do not apply to it are absent. */
  readonly steps: readonly Step[];
  /** Steps decided without asking; `goTo` opens them. */
  readonly passedOver: readonly Step[];
  /** Long work under way, which `cancel` stops; `null` when idle. */
  readonly busy: Busy | null;
  /** What went wrong last, worded by `errorText`; stays until `dismissError` or the next action. */
  readonly error: SessionError | null;
  /** Whether there is a backend, and what it says of its importer. */
  readonly backend: BackendState;
  readonly columns: readonly Column[];
  readonly dynamicColumns: readonly Column[];
  /** The file that is open. */
  readonly source: { readonly fileName: string; readonly size: number } | null;
  /** Why `proceed`, or at the review `submit`, would do nothing, worded by `blockerText`. Empty when it would go on. */
  readonly blockers: readonly Blocker[];
  readonly limits: SessionLimits;
  readonly rowHandling: RowHandling;
  /** What has become of the rows so far, also at steps before the review. */
  readonly progress: RowProgress;
  /** Changes to rows would be lost by what was asked for: waits for `answerQuestion`. */
  readonly question: DiscardQuestion | null;
}

/** Waiting for `openFile` or `openText`. A file may be open already, when someone went back. */
export interface UploadState extends AnyStep {
  readonly step: 'upload';
}

/** A workbook with several sheets: waiting for `chooseSheet`, then `proceed`. */
export interface SheetState extends AnyStep {
  readonly step: 'sheet';
  readonly sheets: readonly SheetChoice[];
  /** Name of the one that was read last. */
  readonly chosen: string | null;
}

/** How the text is cut, open to `overrideLayout`. */
export interface HeaderState extends AnyStep {
  readonly step: 'header';
  /** First raw rows, layout and how sure each part of it is. */
  readonly table: TableSummary;
}

/** Which column of the file becomes which: `mapColumn`, `applySuggestions`, `clearMapping`, `chooseFormat`. */
export interface MapState extends AnyStep {
  readonly step: 'map';
  readonly table: TableSummary;
  /** One for each column of the file, in its order. */
  readonly matches: readonly SourceMatch[];
  /** Required columns that nothing is mapped to. */
  readonly missing: readonly Column[];
}

/** A column of the file and what becomes of it. */
export interface SourceMatch {
  readonly source: SourceColumn;
  /** Id of the column it becomes; `null` when it is left out. */
  readonly column: string | null;
  /**
   * What was suggested. Tier `sure` is mapped without asking; so is a `check` whose name is exactly the column's
   * (`doubt: 'values'`), which is to be marked for a look.
   */
  readonly suggestion: MappingSuggestion | null;
  /** How dates or numbers are written, where it matters. */
  readonly format: { readonly inferred: InferredFormat; readonly chosen: ValueFormat | null } | null;
  /**
   * Values that can be read in two ways, with both readings: `chooseFormat` answers. While `answer` is `null`, `proceed`
   * does nothing.
   */
  readonly question: FormatQuestion | null;
}

/** Values of select columns that are no option as they stand: `matchOption`. */
export interface ValuesState extends AnyStep {
  readonly step: 'values';
  readonly questions: readonly ValuesQuestion[];
}

/** A select column with values that are no option. */
export interface ValuesQuestion {
  readonly column: Column;
  readonly values: readonly ValueMatch[];
  /** Whether the file has more values than are listed. */
  readonly truncated: boolean;
}

/** A value of the file and the option it stands for. */
export interface ValueMatch {
  /** The text as it stands in the file. */
  readonly from: string;
  /** The option it becomes; `null` leaves it as it is, with a finding. */
  readonly to: string | null;
  /** Rows that have it. */
  readonly count: number;
}

/** Every row with its findings; the rows themselves come with `useImporterRows`. */
export interface ReviewState extends AnyStep {
  readonly step: 'review';
  readonly counts: RowCounts;
  readonly filter: RowFilter;
  /** Rows in the filter. */
  readonly total: number;
  /** The mapped columns in the order of a row's cells. */
  readonly reviewed: readonly ReviewedColumn[];
  /** `stopped`: `validate` takes it up again. */
  readonly checks: 'checking' | 'stopped' | 'checked';
  /** What the last change of the rows did besides what was asked, or could not do; until `dismissError`. */
  readonly change: ChangeReport | null;
  /** The user has cancelled the last submission; `progress` says how far it came. */
  readonly isCancelled: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether `proposeTransform` has someone to ask. */
  readonly proposesTransforms: boolean;
}

/** A column under review, with how much is wrong in it. */
export interface ReviewedColumn {
  readonly column: Column;
  readonly errors: number;
  readonly warnings: number;
}

/** Rows are on their way; `busy.percent` says how far. */
export interface SubmitState extends AnyStep {
  readonly step: 'submit';
  readonly phase: SubmitProgress['phase'];
}

/** Done; `reset` begins anew. */
export interface CompleteState extends AnyStep {
  readonly step: 'complete';
  readonly summary: ImportSummary;
  /** Of an import that a backend ran. */
  readonly job: BackendJob | null;
}

/** An import as it stands, told apart by `step`. A new object whenever anything in it is another. */
export type ImporterState =
  UploadState | SheetState | HeaderState | MapState | ValuesState | ReviewState | SubmitState | CompleteState;
