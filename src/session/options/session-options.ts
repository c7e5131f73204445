import type { BackendAdapter, OnBatch } from '../../adapters/index.js';
import type {
  Column,
  DateOrderSetting,
  DecimalSetting,
  ImportData,
  ImportResult,
  RowHandling,
  RowsValidate,
} from '../../engine/index.js';
import type { CloseEvent, SessionLimits } from '../session-state.js';

/** A file that is there from the start. */
export interface DemoFile {
  readonly fileName: string;
  readonly csvContent: string;
}

/** What an import is about. Read anew at each use, so a host may pass new functions at every render. */
export interface SessionOptions {
  readonly columns?: readonly Column[];
  /** Zod 3 or 4 object, or any Standard Schema together with `columns`. */
  readonly schema?: unknown;
  readonly dynamicColumns?: readonly Column[];
  /** Default `block`. */
  readonly rowHandling?: RowHandling;
  readonly includeUnmatchedColumns?: boolean;
  /** Order of day and month in columns that name none. Default `ask`. */
  readonly dateOrder?: DateOrderSetting;
  /** Decimal sign in columns that name none. Default `ask`. */
  readonly decimal?: DecimalSetting;
  readonly skipHeaderRowSelection?: boolean;
  /** Default `result`. */
  readonly resultShape?: 'result' | 'data';
  /** Gets all rows at once; with `onBatch` it gets the summary and no rows. */
  readonly onComplete?: (result: ImportResult | ImportData) => unknown;
  readonly onBatch?: OnBatch;
  /** Told when the importer is left, with what became of the rows. */
  readonly onClose?: (event: CloseEvent) => void;
  /** Rows in a batch. Default 1,000. */
  readonly batchSize?: number;
  /** Wait for the promise of `onComplete`; a rejection is shown and can be tried again. */
  readonly waitOnComplete?: boolean;
  readonly validateRows?: RowsValidate;
  /** Where rows go instead of `onBatch`; one that loads an importer also says what columns there are. */
  readonly adapter?: BackendAdapter;
  /** Free JSON for the backend: who imports. */
  readonly user?: unknown;
  /** Free JSON for the backend: anything else. */
  readonly metadata?: unknown;
  readonly demoData?: DemoFile | readonly Readonly<Record<string, unknown>>[];
  readonly language?: string;
  readonly limits?: Partial<SessionLimits>;
  /** Starts the engine's worker; by default the file published beside this one. */
  readonly startEngineWorker?: () => Worker | null;
  readonly startExcelWorker?: () => Worker | null;
}

export const DEFAULT_LIMITS: SessionLimits = { maxFileSize: 2 * 1024 ** 3, maxRows: 10_000_000 };
