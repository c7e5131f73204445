import type { DateOrderSetting, DecimalSetting, RowHandling } from '../../../src/engine/full.js';
import type {
  Destination,
  Field,
  CountedRows,
  ImportCounts,
  ImportError,
  ImportFinding,
  ImportStatus,
  WirePlan,
} from '../../../src/protocol/index.js';
import type { JsonColumns } from '../../platform/database/json-columns.js';

/** The settings of an import, copied when it was created: changing the importer does not affect running imports. */
export interface ImportSettings {
  readonly fields: readonly Field[];
  readonly plan: WirePlan;
  /** File header to field name; `null` when the plan or the names decide. */
  readonly mapping: Readonly<Record<string, string | null>> | null;
  readonly row_handling: RowHandling;
  readonly include_unmatched_columns: boolean;
  /** Absent in jobs created before this setting existed. */
  readonly date_order?: DateOrderSetting;
  readonly decimal?: DecimalSetting;
  readonly destination: Destination;
  /** Rows of the sheet that the workbook hides and that are imported; absent when there are none. */
  readonly hidden_rows?: number;
  /** Formulas of the sheet without a stored value; absent when there are none. */
  readonly blank_formulas?: number;
  /** Cells of the sheet with an error such as `#REF!`; absent when there are none. */
  readonly error_cells?: number;
  /** Cells merged over several rows that are not filled, and the first of them, such as `L6`; absent when there are none. */
  readonly merged_cells?: { readonly count: number; readonly first: string };
}

/** One run of an importer over one file. */
export interface ImportJobRow {
  id: string;
  importer_id: string;
  /** Owner of the importer, whose permissions the import has. */
  owner_id: string;
  status: ImportStatus;
  settings: ImportSettings;
  /** File-store keys; an upload in parts has several, in order. */
  file_keys: readonly string[];
  file_name: string;
  file_size: number;
  user: unknown;
  metadata: unknown;
  dry_run: boolean;
  /** Unique with `importer_id`: a repeated request finds the job it created. */
  idempotency_key: string | null;
  /** Digest of that request, to distinguish a repeat from another use of the key. */
  request_digest: string | null;

  /** Fencing token: increases whenever a worker claims the job; only the newest worker may write. */
  lease_token: number;
  /** When other workers may claim the job, unless its worker extends the lease; `null` while no worker has it. */
  lease_until: Date | null;
  /** Temporary failures so far. */
  attempts: number;
  /** Number of workers that died in a row at the same point, and that point. */
  deaths: number;
  death_place: string | null;

  phase: 'waiting' | 'reading' | 'writing' | 'ended';
  percent: number;
  num_rows: number;
  num_valid_rows: number;
  num_imported_rows: number;
  num_errors: number;
  /** The first 1,000. */
  errors: readonly ImportError[];
  /** Ambiguous columns that no setting decides. */
  findings: readonly ImportFinding[];
  /** Options that the plan adds to fields, by name. */
  new_options: Record<string, string[]>;
  /** All errors, as JSON lines in the file store. */
  errors_key: string | null;
  /** Delivered rows as JSON lines in the file store, when they are stored with the job. */
  rows_key: string | null;
  error: string | null;
  counts: ImportCounts | null;
  counted_rows: CountedRows | null;
  rolled_back_at: Date | null;
  created_at: Date;
  started_at: Date | null;
  completed_at: Date | null;
}

/** A file that is being sent in parts, with the key of an importer. */
export interface ImportUploadRow {
  id: string;
  importer_id: string;
  file_name: string;
  file_size: number;
  created_at: Date;
}

interface ImportUploadPartRow {
  upload_id: string;
  /** Starts at 0. */
  number: number;
}

/** A request that must no longer create an import. */
interface ImportWithdrawalRow {
  importer_id: string;
  idempotency_key: string;
  withdrawn_at: Date;
}

/** The records an import created, for rollback. */
export interface ImportRecordsRow {
  import_id: string;
  /** Path of the model. */
  model: string;
  /** These bound the ids of the records it created, and no others. */
  first_id: string;
  last_id: string;
  /** `updatedAt` of what it created. */
  at: Date;
}

/** A record that an import changed. */
interface ImportChangeRow {
  import_id: string;
  record_id: string;
  /** Its previous row, by column. */
  before: Readonly<Record<string, unknown>>;
  /** Its `updatedAt` after the import: later edits increase it. */
  after: Date;
}

declare module '../../platform/database/tables.js' {
  interface Tables {
    import_jobs: JsonColumns<
      ImportJobRow,
      'settings' | 'file_keys' | 'user' | 'metadata' | 'errors' | 'findings' | 'new_options' | 'counts' | 'counted_rows'
    >;
    import_uploads: ImportUploadRow;
    import_upload_parts: ImportUploadPartRow;
    import_withdrawals: ImportWithdrawalRow;
    import_records: ImportRecordsRow;
    import_changes: JsonColumns<ImportChangeRow, 'before'>;
  }
}
