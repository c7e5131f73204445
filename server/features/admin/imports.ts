import { sql } from 'kysely';
import { z } from 'zod';
import type { Destination, ImportError, ImportStatus } from '../../../src/protocol/index.js';
import { importErrorSchema, importStatusSchema } from '../../../src/protocol/schemas.js';
import { defineEndpoint } from '../../platform/http/endpoint.js';
import type { Endpoint } from '../../platform/http/endpoint.js';
import { ApiError } from '../../platform/http/errors.js';
import { page, pageQuery, pageSchema } from '../../platform/http/paging.js';
import type { Page, PageQuery } from '../../platform/http/paging.js';
import type { Platform } from '../../platform/platform.js';
import { ITEM_COLUMNS, jobItem, listImports, requireImport } from '../imports/jobs/find-imports.js';
import { importRoutes } from '../imports/jobs/import-routes.js';
import { readErrors } from '../imports/jobs/read-results.js';
import type { ContentDeps } from '../content/content-deps.js';
import { importDetailsSchema, importRecordSchema } from './answers.js';
import type { ImportDetails, ImportRecord } from './answers.js';
import { findOwners } from './owners.js';

const shared = { access: 'admin', envelope: 'content', tag: 'Administration' } as const;
const path = '/api/admin/imports';

const any = importRoutes({
  ...shared,
  path: `${path}/:id`,
  scopeOf: () => 'all',
  job: { schema: importDetailsSchema, find: (deps, _scope, id) => findAnyImport(deps, id) },
});

export const adminImportEndpoints: readonly Endpoint<ContentDeps>[] = [
  defineEndpoint({
    ...shared,
    method: 'get',
    path,
    summary: 'List the imports of all users, newest first',
    query: pageQuery.extend({ status: importStatusSchema.optional(), importer: z.uuid().optional() }),
    responses: { 200: { description: 'A page of imports', schema: pageSchema(importRecordSchema) } },
    handle: async (deps, { query }) => ({
      status: 200,
      body: await listAllImports(deps, query),
    }),
  }),
  any.read({ summary: 'Get an import of any user', description: 'The import' }),
  defineEndpoint({
    ...shared,
    method: 'get',
    path: `${path}/:id/errors`,
    summary: 'List the errors of an import, in file order',
    params: z.object({ id: z.string() }),
    query: pageQuery,
    responses: { 200: { description: 'A page of errors', schema: pageSchema(importErrorSchema) } },
    handle: async (deps, { params: { id }, query, signal }) => ({
      status: 200,
      body: await listImportErrors(deps, { ...query, id, signal }),
    }),
  }),
  any.errorsFile('Download all errors of an import'),
  any.rows({
    summary: 'List the rows stored with an import, in file order',
    query: pageQuery.pick({ limit: true }).extend({ cursor: z.string().optional() }),
  }),
  any.cancel({
    at: '/cancel',
    method: 'post',
    summary: 'Cancel an import; a finished one stays unchanged',
    description: 'The current import',
  }),
  any.rollback(),
];

interface AllImportsQuery extends PageQuery {
  readonly status?: ImportStatus | undefined;
  /** Id of an importer. */
  readonly importer?: string | undefined;
}

/** The imports of all users, newest first. */
async function listAllImports(deps: Pick<Platform, 'database'>, query: AllImportsQuery): Promise<Page<ImportRecord>> {
  const { limit, offset, status, importer } = query;
  const filter = { skip: offset, limit, status, importer_id: importer };
  const { items, total } = await listImports(deps, 'all', filter);
  const ids = [...new Set(items.map(({ importer_id }) => importer_id))];
  const named =
    ids.length === 0
      ? []
      : await deps.database.pool.selectFrom('importers').select(['id', 'name']).where('id', 'in', ids).execute();
  const importers = new Map(named.map((one) => [one.id, one]));
  // Imports are deleted with their importer.
  const records = items.flatMap((job) => {
    const found = importers.get(job.importer_id);
    return found ? [{ importer: found, job }] : [];
  });
  return page(records, total, query);
}

/** Throws NOT_FOUND. */
async function findAnyImport({ database: { pool } }: Pick<Platform, 'database'>, id: string): Promise<ImportDetails> {
  const destination = sql<Destination>`settings -> 'destination'`.as('destination');
  const row = await requireImport(pool, { scope: 'all', id }, (imports) =>
    imports.select([...ITEM_COLUMNS, 'owner_id', 'started_at', destination]),
  );
  const importer = await pool
    .selectFrom('importers')
    .select(['id', 'name'])
    .where('id', '=', row.importer_id)
    .executeTakeFirst();
  if (!importer) throw new ApiError('NOT_FOUND');
  const owners = await findOwners(pool, [row.owner_id]);
  return {
    importer,
    job: jobItem(row),
    owner: owners.get(row.owner_id) ?? null,
    destination: row.destination,
    startedAt: row.started_at?.toISOString() ?? null,
  };
}

/** A page of the errors of an import, in file order. Throws NOT_FOUND. */
async function listImportErrors(
  deps: Pick<Platform, 'database' | 'files'>,
  { id, signal, ...query }: PageQuery & { readonly id: string; readonly signal: AbortSignal },
): Promise<Page<ImportError>> {
  const { limit, offset } = query;
  const storedCount = sql<number>`json_array_length(errors)`.as('stored_count');
  const job = await requireImport(deps.database.pool, { scope: 'all', id }, (imports) =>
    imports.select(['num_errors', 'errors_key', storedCount]),
  );
  const errors: ImportError[] = [];
  for await (const error of await readErrors(deps, 'all', { id, skip: offset, limit, signal })) errors.push(error);
  // Once the files of an import are deleted, only the first errors are left.
  return page(errors, job.errors_key === null ? job.stored_count : job.num_errors, query);
}
