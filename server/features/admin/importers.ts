import type { Platform } from '../../platform/platform.js';
import type { ImporterDeps } from '../importers/importer-deps.js';
import type { Connection } from '../../platform/database/database.js';
import { pageOf } from '../../platform/database/page-of.js';
import { defineEndpoint } from '../../platform/http/endpoint.js';
import type { Endpoint } from '../../platform/http/endpoint.js';
import { page, pageQuery, pageSchema } from '../../platform/http/paging.js';
import type { Page, PageQuery } from '../../platform/http/paging.js';
import { ownedImporter } from '../importers/find-importer.js';
import { importerRoutes } from '../importers/importer-routes.js';
import { importerAnswer } from '../importers/importer-settings.js';
import type { ImporterRow } from '../importers/tables.js';
import { importerRecordSchema } from './answers.js';
import type { ImporterRecord } from './answers.js';
import { findOwners } from './owners.js';

const shared = { access: 'admin', envelope: 'content', tag: 'Administration' } as const;
const path = '/api/admin/importers';

const any = importerRoutes({
  ...shared,
  path: `${path}/:id`,
  // Administrators act on resources of other users; only they can call the administration endpoints.
  actorOf: (principal) => ({ kind: 'system', onBehalfOf: principal }),
  importer: { schema: importerRecordSchema, find: (deps, _actor, id) => findAnyImporter(deps, id) },
});

export const adminImporterEndpoints: readonly Endpoint<ImporterDeps>[] = [
  defineEndpoint({
    ...shared,
    method: 'get',
    path,
    summary: 'List the importers of all users, newest first',
    query: pageQuery,
    responses: { 200: { description: 'A page of importers', schema: pageSchema(importerRecordSchema) } },
    handle: async (deps, { query }) => ({
      status: 200,
      body: await listAllImporters(deps, query),
    }),
  }),
  any.read('Get an importer of any user'),
  any.remove(),
  any.rotateKey('With its new key'),
  any.webhookSecret(),
  any.newWebhookSecret(),
];

/** The importers of all users, newest first. */
async function listAllImporters(
  { database }: Pick<Platform, 'database'>,
  query: PageQuery,
): Promise<Page<ImporterRecord>> {
  const { items, total } = await pageOf(
    database,
    (connection) => connection.selectFrom('importers').selectAll().orderBy('created_at', 'desc').orderBy('id'),
    { ...query, read: (rows, connection) => importerRecords(connection, rows) },
  );
  return page(items, total, query);
}

/** Throws NOT_FOUND. */
async function findAnyImporter({ database }: Pick<Platform, 'database'>, id: string): Promise<ImporterRecord> {
  const row = await ownedImporter(database.pool, { kind: 'system' }, { id });
  const [record] = await importerRecords(database.pool, [row]);
  return record ?? { owner: null, lastImport: null, importer: importerAnswer(row) };
}

async function importerRecords(
  connection: Connection,
  rows: readonly ImporterRow[],
): Promise<readonly ImporterRecord[]> {
  const owners = await findOwners(
    connection,
    rows.map(({ owner_id }) => owner_id),
  );
  const imports = await findLastImports(
    connection,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    owner: owners.get(row.owner_id) ?? null,
    lastImport: imports.get(row.id) ?? null,
    importer: importerAnswer(row),
  }));
}

async function findLastImports(
  connection: Connection,
  importers: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<ImporterRecord['lastImport']>>> {
  if (importers.length === 0) return new Map();
  const rows = await connection
    .selectFrom('import_jobs')
    .distinctOn('importer_id')
    .select(['importer_id', 'id', 'status', 'created_at'])
    .where('importer_id', 'in', importers)
    .orderBy('importer_id')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return new Map(
    rows.map(({ importer_id, id, status, created_at }) => [
      importer_id,
      { id, status, createdAt: created_at.toISOString() },
    ]),
  );
}
