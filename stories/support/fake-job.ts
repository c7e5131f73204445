import type { ImportJob } from '../../src/protocol/index.js';

/** An import that has just started. */
export function newJob(id: string, importerId: string, changes: Partial<ImportJob> = {}): ImportJob {
  return {
    id,
    importer_id: importerId,
    status: 'processing',
    created_at: '2026-01-01T00:00:00.000Z',
    num_rows: 0,
    num_errors: 0,
    errors: [],
    findings: [],
    new_options: {},
    completed_at: null,
    num_valid_rows: 0,
    num_imported_rows: 0,
    error: null,
    progress: { phase: 'reading', percent: 0 },
    counts: null,
    counted_rows: null,
    dry_run: false,
    rolled_back_at: null,
    file_name: 'people.csv',
    user: null,
    metadata: null,
    ...changes,
  };
}
