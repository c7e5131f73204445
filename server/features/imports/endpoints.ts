import { z } from 'zod';
import {
  importJobItemSchema,
  importStartSchema,
  importStatusSchema,
  mappingSchema,
  planSchema,
} from '../../../src/protocol/schemas.js';
import { defineEndpoint } from '../../platform/http/endpoint.js';
import type { Endpoint } from '../../platform/http/endpoint.js';
import { listQuery } from '../../platform/http/paging.js';
import { ownedImporter, ownerOf } from '../importers/find-importer.js';
import type { ContentDeps } from '../content/content-deps.js';
import { listImports } from './jobs/find-imports.js';
import { importRoutes } from './jobs/import-routes.js';
import { receiveImport } from './receive/receive-import.js';

export const IMPORTS = '/api/v1/imports';
const shared = { envelope: 'importer', tag: 'Imports', access: 'user' } as const;
const own = importRoutes({
  ...shared,
  path: `${IMPORTS}/:import_id`,
  scopeOf: (_deps, { principal }) => ({ owner: ownerOf(principal) }),
});
const bytes = z.unknown().meta({ type: 'string', format: 'binary' });
const context = z
  .unknown()
  .meta({ type: ['object', 'null'], description: 'An object, stored with the job and sent in its webhooks' });

/** The parts of a form that starts an import, for the OpenAPI document. */
export const orderParts = {
  file: bytes,
  mapping: mappingSchema.optional(),
  plan: planSchema.optional(),
  user: context,
  metadata: context,
  dry_run: z.boolean().optional(),
  upload_id: z.uuid().optional(),
};

export const dryRunQuery = z.object({ dry_run: z.enum(['true', 'false', '1', '0']).default('false') });

export const importEndpoints: readonly Endpoint<ContentDeps>[] = [
  defineEndpoint({
    ...shared,
    method: 'post',
    path: IMPORTS,
    summary: 'Import a file: multipart/form-data with `file` and `importer_id`; supports `Idempotency-Key`',
    query: dryRunQuery,
    ownBody: { type: 'multipart/form-data', schema: z.object({ ...orderParts, importer_id: z.uuid() }) },
    responses: { 201: { description: 'The job that runs it', schema: importStartSchema } },
    handle: async (deps, call) => {
      const start = await receiveImport(deps, call.request, {
        signal: call.signal,
        dryRun: isTrue(call.query.dry_run),
        idempotencyKey: call.request.get('idempotency-key'),
        sender: { type: 'user', importerOf: (id) => ownedImporter(deps.database.pool, call.principal, { id }) },
      });
      return { status: 201, body: start, headers: { Location: `${IMPORTS}/${start.id}` } };
    },
  }),
  defineEndpoint({
    ...shared,
    method: 'get',
    path: IMPORTS,
    summary: 'List your imports, newest first; `X-Total-Count` is the total',
    query: listQuery.extend({ status: importStatusSchema.optional(), importer_id: z.uuid().optional() }),
    responses: { 200: { description: 'Imports', schema: z.array(importJobItemSchema) } },
    handle: async (deps, { principal, query }) => {
      const { items, total } = await listImports(deps, { owner: ownerOf(principal) }, query);
      return { status: 200, body: items, headers: { 'X-Total-Count': String(total) } };
    },
  }),
  own.read({ summary: 'Get an import', description: 'The job' }),
  own.cancelOrDelete(),
  own.errors('All errors of an import'),
  own.rows({ summary: 'List the rows of an import with the destination `none`, in pages' }),
  own.events(),
  own.plan(),
  own.rollback(),
];

export function isTrue(text: string): boolean {
  return text === 'true' || text === '1';
}
