import { sql } from 'kysely';
import type { Destination, ImportError, ImportStatus } from '../../../src/protocol/index.js';
import type { Deps } from '../../main/deps.js';
import { ApiError } from '../../platform/http/errors.js';
import { page } from '../../platform/http/paging.js';
import type { Page, PageQuery } from '../../platform/http/paging.js';
import { requireId } from '../../platform/http/parse-input.js';
import { importsIn, ITEM_COLUMNS, jobItem, listImports } from '../imports/jobs/find-imports.js';
import { readErrors, readRows } from '../imports/jobs/read-results.js';
import type { RowsQuery } from '../imports/jobs/read-results.js';
import type { ImportDetails, ImportRecord, ImportRowsPage } from './answers.js';
import { findOwners } from './owners.js';

export interface AllImportsQuery extends PageQuery {
  readonly status?: ImportStatus | undefined;
  /** Id of an importer. */
  readonly importer?: string | undefined;
}

/** Everybody's, newest first. */
export async function listAllImports(deps: Deps, query: AllImportsQuery): Promise<Page<ImportRecord>> {
  const { limit, offset, status, importer } = query;
  const asked = { skip: offset, limit, status, importer_id: importer };
  const { items, total } = await listImports(deps, 'all', asked);
  const ids = [...new Set(items.map(({ importer_id }) => importer_id))];
  const named =
    ids.length === 0
      ? []
      : await deps.database.pool.selectFrom('importers').select(['id', 'name']).where('id', 'in', ids).execute();
  const importers = new Map(named.map((one) => [one.id, one]));
  // An importer that goes takes its imports along.
  const records = items.flatMap((job) => {
    const found = importers.get(job.importer_id);
    return found ? [{ importer: found, job }] : [];
  });
  return page(records, total, query);
}

/** Throws NOT_FOUND. */
export async function findAnyImport(
  { database: { pool } }: Pick<Deps, 'database'>,
  id: string,
): Promise<ImportDetails> {
  requireId(id);
  const row = await importsIn(pool, 'all')
    .select([...ITEM_COLUMNS, 'owner_id', 'started_at', sql<Destination>`settings -> 'destination'`.as('destination')])
    .where('id', '=', id)
    .executeTakeFirst();
  const importer =
    row &&
    (await pool.selectFrom('importers').select(['id', 'name']).where('id', '=', row.importer_id).executeTakeFirst());
  if (!row || !importer) throw new ApiError('NOT_FOUND');
  const owners = await findOwners(pool, [row.owner_id]);
  return {
    importer,
    job: jobItem(row),
    owner: owners.get(row.owner_id) ?? null,
    destination: row.destination,
    startedAt: row.started_at?.toISOString() ?? null,
  };
}

/** A page of the findings of an import, in the order of the file. Throws NOT_FOUND. */
export async function listImportErrors(
  deps: Deps,
  { id, signal, ...query }: PageQuery & { readonly id: string; readonly signal: AbortSignal },
): Promise<Page<ImportError>> {
  requireId(id);
  const { limit, offset } = query;
  const job = await importsIn(deps.database.pool, 'all')
    .select(['num_errors', 'errors_key', sql<number>`json_array_length(errors)`.as('at_hand')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!job) throw new ApiError('NOT_FOUND');
  const errors: ImportError[] = [];
  for await (const error of await readErrors(deps, 'all', { id, skip: offset, limit, signal })) errors.push(error);
  // Once the files of an import are deleted, the first are what is left.
  return page(errors, job.errors_key === null ? job.at_hand : job.num_errors, query);
}

/** A page of the rows that are kept with an import. Throws NOT_FOUND, VALIDATION_ERROR. */
export async function listImportRows(deps: Deps, query: RowsQuery): Promise<ImportRowsPage> {
  const { rows, next_cursor: nextCursor } = await readRows(deps, 'all', query);
  return { data: rows, meta: { nextCursor } };
}
