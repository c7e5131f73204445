import { z } from 'zod';
import { importerSchema, importStatusSchema } from '../../../src/protocol/schemas.js';
import type { Deps } from '../../main/deps.js';
import type { Connection } from '../../platform/database/database.js';
import { pageOf } from '../../platform/database/page-of.js';
import { defineEndpoint } from '../../platform/http/endpoint.js';
import type { Endpoint } from '../../platform/http/endpoint.js';
import { page, pageQuery, pageSchema } from '../../platform/http/paging.js';
import type { Page, PageQuery } from '../../platform/http/paging.js';
import type { Principal } from '../../platform/http/principal.js';
import { NO_STORE } from '../auth/schemas.js';
import { ownedImporter } from '../importers/find-importer.js';
import { importerAnswer } from '../importers/importer-settings.js';
import { readWebhookSecret, rotateWebhookSecret } from '../importers/importer-webhooks.js';
import { deleteImporter, rotateKey } from '../importers/importers.js';
import type { ImporterRow } from '../importers/tables.js';
import { ownerSchema, secretSchema } from './answers.js';
import type { ImporterRecord, LastImport } from './answers.js';
import { findOwners } from './owners.js';

const shared = { access: 'admin', envelope: 'content', tag: 'Administration' } as const;
const params = z.object({ id: z.string() });
const path = '/api/admin/importers/:id';

const importerRecordSchema = z.object({
  owner: ownerSchema.nullable(),
  lastImport: z.object({ id: z.uuid(), status: importStatusSchema, createdAt: z.iso.datetime() }).nullable(),
  /** As `/api/v1/importers` answers it. */
  importer: importerSchema,
});

export const adminImporterEndpoints: readonly Endpoint<Deps>[] = [
  defineEndpoint({
    ...shared,
    method: 'get',
    path: '/api/admin/importers',
    summary: "List everybody's importers, newest first",
    query: pageQuery,
    responses: { 200: { description: 'A page of importers', schema: pageSchema(importerRecordSchema) } },
    handle: async (deps: Deps, { query }) => ({ status: 200, body: await listAllImporters(deps, query) }),
  }),
  defineEndpoint({
    ...shared,
    method: 'get',
    path,
    summary: 'Read an importer of anybody',
    params,
    responses: { 200: { description: 'The importer', schema: z.object({ data: importerRecordSchema }) } },
    handle: async (deps: Deps, call) => ({ status: 200, body: { data: await findAnyImporter(deps, call.params.id) } }),
  }),
  defineEndpoint({
    ...shared,
    method: 'delete',
    path,
    summary: 'Delete an importer with all its imports',
    params,
    responses: { 204: { description: 'Deleted' } },
    handle: async (deps: Deps, call) => {
      await deleteImporter(deps, administration(call.principal), call.params.id);
      return { status: 204 };
    },
  }),
  defineEndpoint({
    ...shared,
    method: 'post',
    path: `${path}/rotate-key`,
    summary: 'Give an importer a new key; the one before is void at once',
    params,
    responses: { 200: { description: 'With its new key', schema: z.object({ data: importerRecordSchema }) } },
    handle: async (deps: Deps, call) => {
      await rotateKey(deps, administration(call.principal), call.params.id);
      return { status: 200, body: { data: await findAnyImporter(deps, call.params.id) } };
    },
  }),
  defineEndpoint({
    ...shared,
    method: 'get',
    path: `${path}/webhook-secret`,
    summary: 'How the secret that signs the webhooks begins, and whether the one before still signs too',
    params,
    responses: { 200: { description: 'About the secret', schema: z.object({ data: secretSchema }) } },
    handle: async (deps: Deps, call) => {
      const { hint, previous_until: previousUntil } = await readWebhookSecret(
        deps,
        administration(call.principal),
        call.params.id,
      );
      return { status: 200, body: { data: { hint, previousUntil } } };
    },
  }),
  defineEndpoint({
    ...shared,
    method: 'post',
    path: `${path}/webhook-secret`,
    summary: 'Make a new secret, answered this once; the one before signs too for 24 hours',
    params,
    responses: {
      200: { description: 'The secret', schema: z.object({ data: secretSchema.extend({ secret: z.string() }) }) },
    },
    handle: async (deps: Deps, call) => {
      const { previous_until: previousUntil, ...made } = await rotateWebhookSecret(
        deps,
        administration(call.principal),
        call.params.id,
      );
      return { status: 200, headers: NO_STORE, body: { data: { ...made, previousUntil } } };
    },
  }),
];

/** An administrator at work with what belongs to others; the endpoints of administration let nobody else in. */
function administration(principal: Principal): Principal {
  return { kind: 'system', onBehalfOf: principal };
}

/** Everybody's, newest first. */
async function listAllImporters({ database }: Pick<Deps, 'database'>, query: PageQuery): Promise<Page<ImporterRecord>> {
  const { items, total } = await pageOf(
    database,
    (connection) => connection.selectFrom('importers').selectAll().orderBy('created_at', 'desc').orderBy('id'),
    { ...query, read: (rows, connection) => importerRecords(connection, rows) },
  );
  return page(items, total, query);
}

/** Throws NOT_FOUND. */
async function findAnyImporter({ database }: Pick<Deps, 'database'>, id: string): Promise<ImporterRecord> {
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
): Promise<ReadonlyMap<string, LastImport>> {
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
