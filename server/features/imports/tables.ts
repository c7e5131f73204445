import type { DateOrderSetting, DecimalSetting } from '../../../src/engine/full.js';
import type {
  Destination,
  Field,
  ImportCounts,
  ImportError,
  ImportFinding,
  ImportStatus,
  WirePlan,
} from '../../../src/protocol/index.js';
import type { JsonColumns } from '../../platform/database/json-columns.js';

/** What decides an import, as it was when the import was made: a change of the importer changes no import under way. */
export interface ImportSettings {
  readonly fields: readonly Field[];
  readonly plan: WirePlan;
  /** File header to field name; `null` where the plan says it, or where names decide. */
  readonly mapping: Readonly<Record<string, string>> | null;
  readonly row_handling: 'include' | 'exclude' | 'block';
  readonly include_unmatched_columns: boolean;
  /** Absent in jobs made before there was such a setting. */
  readonly date_order?: DateOrderSetting;
  readonly decimal?: DecimalSetting;
  readonly destination: Destination;
}

/** One run of an importer over one file. */
export interface ImportJobRow {
  id: string;
  importer_id: string;
  /** Owner of the importer: whose rights the import has. */
  owner_id: string;
  status: ImportStatus;
  settings: ImportSettings;
  /** Keys in the file store; what was uploaded in parts has several, in order. */
  file_keys: readonly string[];
  file_name: string;
  file_size: number;
  user: unknown;
  metadata: unknown;
  dry_run: boolean;
  /** With `importer_id`, unique: a repeated request finds the job it made. */
  idempotency_key: string | null;
  /** Digest of that request, to tell a repeat from another use of the key. */
  request_digest: string | null;

  /** Fencing: grows with every worker that takes the job, and only the newest may write. */
  lease_token: number;
  /** When the job is anybody's again unless its worker says otherwise; `null` while nobody has it. */
  lease_until: Date | null;
  /** Failures so far that may pass. */
  attempts: number;
  /** Workers that died one after the other at the same place, and how far they had come. */
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
  /** Questions that nothing answered. */
  findings: readonly ImportFinding[];
  /** All of them as lines of JSON in the file store. */
  errors_key: string | null;
  /** Delivered rows as lines of JSON in the file store, where they are kept with the job. */
  rows_key: string | null;
  error: string | null;
  counts: ImportCounts | null;
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
  /** From 0. */
  number: number;
}

/** A request that is not to make an import any more. */
interface ImportWithdrawalRow {
  importer_id: string;
  idempotency_key: string;
  withdrawn_at: Date;
}

/** What an import made of its rows, for taking it back. */
export interface ImportRecordsRow {
  import_id: string;
  /** Path of the model. */
  model: string;
  /** The ids of the records it created lie between these, and no others do. */
  first_id: string;
  last_id: string;
  /** `updatedAt` of what it created. */
  at: Date;
}

/** A record that an import changed. */
interface ImportChangeRow {
  import_id: string;
  record_id: string;
  /** Its row before, by column. */
  before: Readonly<Record<string, unknown>>;
  /** Its `updatedAt` since: whoever edited it after the import has moved that on. */
  after: Date;
}

declare module '../../platform/database/tables.js' {
  interface Tables {
    import_jobs: JsonColumns<
      ImportJobRow,
      'settings' | 'file_keys' | 'user' | 'metadata' | 'errors' | 'findings' | 'counts'
    >;
    import_uploads: ImportUploadRow;
    import_upload_parts: ImportUploadPartRow;
    import_withdrawals: ImportWithdrawalRow;
    import_records: ImportRecordsRow;
    import_changes: JsonColumns<ImportChangeRow, 'before'>;
  }
}
