import type { JsonColumns } from '../../../platform/database/json-columns.js';

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
export interface ImportChangeRow {
  import_id: string;
  record_id: string;
  /** Its row before, by column. */
  before: Readonly<Record<string, unknown>>;
  /** Its `updatedAt` since: whoever edited it after the import has moved that on. */
  after: Date;
}

export interface ImportRecordsTables {
  import_records: ImportRecordsRow;
  import_changes: JsonColumns<ImportChangeRow, 'before'>;
}
