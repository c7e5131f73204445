import type { BackendAdapter, GetToken } from '../../adapters/index.js';
import type {
  Column,
  DateOrderSetting,
  DecimalSetting,
  ImportData,
  ImportResult,
  ImportSummary,
  RowHandling,
  RowsValidate,
} from '../../engine/index.js';
import type { FileShape, LearnedMapping, MappingMemory } from '../memory/mapping-storage.js';
import type { Persist } from '../drafts/draft-storage.js';
import type { ResultOptions } from './result-options.js';

/** A file to open at the start. */
export interface DemoFile {
  readonly fileName: string;
  readonly csvContent: string;
}

/** Limits of a file; a larger one is rejected at once with a message that names the limit. */
export interface SessionLimits {
  /** Bytes. */
  readonly maxFileSize: number;
  readonly maxRows: number;
}

/** How an importer was closed: after its import, midway, or without a file. */
export type CloseReason = 'completed' | 'discarded' | 'dismissed';

/** The value that `onClose` receives. */
export interface CloseEvent {
  readonly reason: CloseReason;
  /** What happened to the rows; all counts are 0 when there was no file. */
  readonly summary: ImportSummary;
}

/** Settings of an import, apart from its columns and results. Functions may change at every render. */
export interface ImportSettings {
  /** Rows per batch. Default 1,000, and more while `onBatch` takes them at once. */
  readonly batchSize?: number;
  /**
   * Whether to wait for the promise of `onComplete`; a rejection shows its message and can be retried. Default false.
   */
  readonly waitOnComplete?: boolean;
  /** Called when the importer is closed, after the import, midway or without a file, with what happened to the rows. */
  readonly onClose?: (event: CloseEvent) => void;
  /** Checks across cells or against a server, in batches. */
  readonly validateRows?: RowsValidate;
  /**
   * How dates such as 03/04/2024 are read in columns whose values do not decide it and that have no `dateOrder`.
   * Default `ask`: the user chooses.
   */
  readonly dateOrder?: DateOrderSetting;
  /** The decimal sign of numbers such as 1.234, likewise. Default `ask`. */
  readonly decimal?: DecimalSetting;
  /** Whether to use the first row as the header without asking. Default false. */
  readonly skipHeaderRowSelection?: boolean;
  /**
   * Whether to go on to the values or the review at once if the header and the mapping are certain: every column of the
   * file, or every column of yours, has a sure match, and no question is open. Default false.
   */
  readonly skipCertainSteps?: boolean;
  /** BCP 47 tag. Default `en`. */
  readonly language?: string;
  /**
   * A file that is downloaded and opened, for example an export that the user chose in another service. Other origins must
   * allow it (CORS). Ignored with `demoData`. After a reload, the import in progress is offered first, see `persist`.
   */
  readonly source?: FileSource;
  /** Opens the importer at the mapping step with these rows. */
  readonly demoData?: DemoFile | readonly Readonly<Record<string, unknown>>[];
  /**
   * Whether and where an import in progress is kept, so that it can be continued after a reload. Default `'session'`: in
   * this browser until the tab is closed. `true`: for 7 days. An object: in a storage of yours. Imports with `demoData`
   * are never kept.
   */
  readonly persist?: Persist;
  /**
   * Whether and where the user's corrections of the mapping are remembered, for files with the same column names. Default
   * `'local'`: in this browser. An object: in a storage of yours. Names of columns are kept, never contents of cells; with
   * `demoData`, nothing is.
   */
  readonly mappingMemory?: MappingMemory;
  /** Called when the user has continued with a mapping that differs from what was suggested, with the differences. */
  readonly onMappingLearned?: (event: { readonly shape: FileShape; readonly mapping: LearnedMapping }) => void;
  /** Limits of a file. Default 2 GiB and 10,000,000 rows. */
  readonly limits?: Partial<SessionLimits>;
  /** With `backendUrl`: the public key of an importer, which defines the columns and imports the file. */
  readonly importerKey?: string;
  /** Base URL of the server of `importerKey`, e.g. `https://import.example.com`. */
  readonly backendUrl?: string;
  /** Returns a token that identifies the user to the backend. */
  readonly getToken?: GetToken;
  /** The user, for the backend: an object of plain data, at most 16 KB. */
  readonly user?: object | null;
  /** Anything else the backend should store with the import: an object of plain data, at most 16 KB. */
  readonly metadata?: object | null;
  /** Where rows go instead, e.g. `createRestAdapter(…)`. Wins over `importerKey`. */
  readonly adapter?: BackendAdapter;
  /** Starts the engine's worker when the bundler cannot find the published file. */
  readonly createWorker?: () => Worker | null;
}

/** A file on a server. */
export interface FileSource {
  /** Absolute, or relative to the page. */
  readonly url: string;
  /** Default: the last part of the URL's path. */
  readonly fileName?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether cookies are sent. Default `same-origin`. */
  readonly credentials?: 'omit' | 'same-origin' | 'include';
}

/** All options of an import. */
export type SessionOptions = ResultOptions & ImportSettings;

type PassedThrough =
  | 'schema'
  | 'batchSize'
  | 'onClose'
  | 'onMappingLearned'
  | 'validateRows'
  | 'user'
  | 'metadata'
  | 'source'
  | 'demoData'
  | 'language';

type Defaulted =
  | 'persist'
  | 'mappingMemory'
  | 'skipCertainSteps'
  | 'resultShape'
  | 'waitOnComplete'
  | 'includeUnmatchedColumns'
  | 'skipHeaderRowSelection';

/** Options with every default applied; defaults are defined nowhere else. */
export interface ResolvedOptions
  extends Pick<SessionOptions, PassedThrough>, Required<Pick<SessionOptions, Defaulted>> {
  readonly columns: readonly Column[];
  readonly dynamicColumns: readonly Column[];
  /** What happens to rows with errors: `invalidRowHandling`, or the setting of the backend's importer. */
  readonly rowHandling: RowHandling;
  readonly limits: SessionLimits;
  readonly onComplete?: (result: ImportResult | ImportData) => unknown;
}
