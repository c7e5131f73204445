import type { SelectQueryBuilder, Simplify } from 'kysely';
import type { ImportJob, ImportJobItem, ImportStatus } from '../../../../src/protocol/index.js';
import type { Connection } from '../../../platform/database/database.js';
import { pageOf } from '../../../platform/database/page-of.js';
import type { Tables } from '../../../platform/database/tables.js';
import { ApiError } from '../../../platform/http/errors.js';
import { requireId } from '../../../platform/http/parse-input.js';
import type { Platform } from '../../../platform/platform.js';
import type { ImportJobState } from '../import-job.js';

/** Which imports to find: those of a user, those of the importer whose key is used, or all. */
export type ImportScope = { readonly owner: string } | { readonly importer: string } | 'all';

interface ImportQuery {
  readonly skip: number;
  readonly limit: number;
  readonly status?: ImportStatus | undefined;
  readonly importer_id?: string | undefined;
}

/** Newest first, with the total count. */
export async function listImports(
  { database }: Pick<Platform, 'database'>,
  scope: ImportScope,
  { skip, limit, status, importer_id }: ImportQuery,
): Promise<{ readonly items: readonly ImportJobItem[]; readonly total: number }> {
  return pageOf(
    database,
    (connection) => {
      let matching = importsIn(connection, scope);
      if (status !== undefined) matching = matching.where('status', '=', status);
      if (importer_id !== undefined) matching = matching.where('importer_id', '=', importer_id);
      return matching.select(ITEM_COLUMNS).orderBy('created_at', 'desc').orderBy('id');
    },
    { offset: skip, limit, read: (rows) => rows.map(jobItem) },
  );
}

export async function findImport(
  { database }: Pick<Platform, 'database'>,
  scope: ImportScope,
  id: string,
): Promise<ImportJob> {
  return jobAnswer(await requireImport(database.pool, { scope, id }, (imports) => imports.select(JOB_COLUMNS)));
}

type Imports = SelectQueryBuilder<Tables, 'import_jobs', Record<never, never>>;

/** Selects columns of one import. Throws NOT_FOUND, also for imports of others. */
export async function requireImport<Row>(
  connection: Connection,
  { scope, id }: { readonly scope: ImportScope; readonly id: string },
  ask: (imports: Imports) => SelectQueryBuilder<Tables, 'import_jobs', Row>,
): Promise<Simplify<Row>> {
  requireId(id);
  const row = await ask(importsIn(connection, scope)).where('id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

function importsIn(connection: Connection, scope: ImportScope): Imports {
  const imports = connection.selectFrom('import_jobs');
  if (scope === 'all') return imports;
  return 'owner' in scope
    ? imports.where('owner_id', '=', scope.owner)
    : imports.where('importer_id', '=', scope.importer);
}

/** The columns of a job in responses; the settings are excluded because they may be large. */
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

const JOB_COLUMNS = [...ITEM_COLUMNS, 'errors', 'findings', 'new_options', 'counted_rows'] as const;

type ItemRow = Pick<ImportJobState, (typeof ITEM_COLUMNS)[number]>;
type JobRow = Pick<ImportJobState, (typeof JOB_COLUMNS)[number]>;

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

function jobAnswer(row: JobRow): ImportJob {
  const { errors, findings, new_options, counted_rows } = row;
  return { ...jobItem(row), errors: [...errors], findings: [...findings], new_options, counted_rows };
}
