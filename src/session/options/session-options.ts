import type { BackendAdapter, GetToken, OnBatch } from '../../adapters/index.js';
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
import type { ResultOptions } from './result-options.js';

/** A file that is there from the start. */
export interface DemoFile {
  readonly fileName: string;
  readonly csvContent: string;
}

/** What is refused at once, with a sentence that names the limit. */
export interface SessionLimits {
  /** Bytes. */
  readonly maxFileSize: number;
  readonly maxRows: number;
}

/** How an importer was closed: after its import, midway, or with nothing in it. */
export type CloseReason = 'completed' | 'discarded' | 'dismissed';

/** What `onClose` receives. */
export interface CloseEvent {
  readonly reason: CloseReason;
  /** What became of the rows; nothing but zeros where there were none. */
  readonly summary: ImportSummary;
}

/** How an import is done, apart from its rows and what becomes of them. Functions may be new at every render. */
export interface ImportSettings {
  /** Rows in a batch. Default 1,000. */
  readonly batchSize?: number;
  /** Wait for the promise of `onComplete`; a rejection shows its message and can be tried again. Default false. */
  readonly waitOnComplete?: boolean;
  /** Told when the importer is left: after the import, midway, or with nothing in it; and what became of the rows. */
  readonly onClose?: (event: CloseEvent) => void;
  /** Checks across cells or against a server, in batches. */
  readonly validateRows?: RowsValidate;
  /**
   * How dates such as 03/04/2024 are read in columns whose values do not decide it and that name no `dateOrder`.
   * Default `ask`: the person chooses.
   */
  readonly dateOrder?: DateOrderSetting;
  /** The decimal sign of numbers such as 1.234, likewise. Default `ask`. */
  readonly decimal?: DecimalSetting;
  /** The first row is the header, and nobody is asked. Default false. */
  readonly skipHeaderRowSelection?: boolean;
  /** BCP 47. Default `en`. */
  readonly language?: string;
  /** Opens the importer at the mapping step with these rows. */
  readonly demoData?: DemoFile | readonly Readonly<Record<string, unknown>>[];
  /** What is refused at once. Default 2 GiB and 10,000,000 rows. */
  readonly limits?: Partial<SessionLimits>;
  /** With `backendUrl`: the public key of an importer there, which says what columns are wanted and gets the file. */
  readonly importerKey?: string;
  /** Where the server of `importerKey` is, e.g. `https://import.example.com`. */
  readonly backendUrl?: string;
  /** Gives the token of the person signed in, where the backend is to know who imports. */
  readonly getToken?: GetToken;
  /** Who imports, for the backend: plain data of at most 16 KB. */
  readonly user?: unknown;
  /** Anything else the backend is to keep with the import: plain data of at most 16 KB. */
  readonly metadata?: unknown;
  /** Where the rows go instead, e.g. `createRestAdapter(…)`. Wins over `importerKey`. */
  readonly adapter?: BackendAdapter;
  /** Starts the engine's worker where the bundler cannot find the published file. */
  readonly createWorker?: () => Worker | null;
}

/** What an import is about. */
export type SessionOptions = ResultOptions & ImportSettings;

type Kept = 'schema' | 'onBatch' | 'onClose' | 'validateRows' | 'user' | 'metadata' | 'demoData' | 'language';

type Defaulted = 'resultShape' | 'waitOnComplete' | 'includeUnmatchedColumns' | 'skipHeaderRowSelection' | 'batchSize';

/** What is to be done, with every default: nothing else knows one. */
export interface ResolvedOptions extends Pick<SessionOptions, Kept>, Required<Pick<SessionOptions, Defaulted>> {
  readonly columns: readonly Column[];
  readonly dynamicColumns: readonly Column[];
  /** What becomes of rows that fail: `invalidRowHandling`, or what the backend's importer says. */
  readonly rowHandling: RowHandling;
  readonly limits: SessionLimits;
  readonly onBatch?: OnBatch;
  readonly onComplete?: (result: ImportResult | ImportData) => unknown;
}
