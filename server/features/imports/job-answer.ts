import type { ImportJob, ImportJobItem } from '../../../src/protocol/index.js';
import type { ImportJobState } from './claim-job.js';

/** What is told of a job; the settings stay inside, for they may be large. */
export const ITEM_COLUMNS = [
  'id',
  'importer_id',
  'status',
  'created_at',
  'completed_at',
  'num_rows',
  'num_valid_rows',
  'num_imported_rows',
  'num_errors',
  'error',
  'phase',
  'percent',
  'counts',
  'dry_run',
  'rolled_back_at',
  'file_name',
  'user',
  'metadata',
] as const satisfies readonly (keyof ImportJobState)[];

export const JOB_COLUMNS = [...ITEM_COLUMNS, 'errors', 'findings'] as const;

export type ItemRow = Pick<ImportJobState, (typeof ITEM_COLUMNS)[number]>;
export type JobRow = Pick<ImportJobState, (typeof JOB_COLUMNS)[number]>;

export function jobItem(row: ItemRow): ImportJobItem {
  return {
    id: row.id,
    importer_id: row.importer_id,
    status: row.status,
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
    num_rows: row.num_rows,
    num_valid_rows: row.num_valid_rows,
    num_imported_rows: row.num_imported_rows,
    num_errors: row.num_errors,
    error: row.error,
    progress: { phase: row.phase, percent: Math.round(row.percent * 10) / 10 },
    counts: row.counts,
    dry_run: row.dry_run,
    rolled_back_at: row.rolled_back_at?.toISOString() ?? null,
    file_name: row.file_name,
    user: row.user,
    metadata: row.metadata,
  };
}

export function jobAnswer(row: JobRow): ImportJob {
  return { ...jobItem(row), errors: [...row.errors], findings: [...row.findings] };
}
