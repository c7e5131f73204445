import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Principal } from '../../platform/http/principal.js';
import {
  importErrorSchema,
  importJobItemSchema,
  importJobSchema,
  importPlanPageSchema,
  importRowsSchema,
  importStartSchema,
  importStatusSchema,
  mappingSchema,
  planSchema,
  rollbackSchema,
} from '../../../src/protocol/schemas.js';
import type { Deps } from '../../main/deps.js';
import { defineEndpoint } from '../../platform/http/endpoint.js';
import type { Call, Endpoint } from '../../platform/http/endpoint.js';
import { listQuery } from '../../platform/http/paging.js';
import { ownedImporter, ownerOf } from '../importers/find-importer.js';
import { deleteImport } from './jobs/delete-import.js';
import { findImport, listImports } from './jobs/find-imports.js';
import type { ImportScope } from './jobs/find-imports.js';
import { ERROR_WRITERS, readErrors, readPlan, readRows, writtenErrors } from './jobs/read-results.js';
import { rollbackImport } from './records/rollback.js';
import { receiveImport } from './receive/receive-import.js';
import { sendEvents, watchImport } from './jobs/watch-import.js';
import { wholeNumber } from '../../platform/http/whole-number.js';

export const IMPORTS = '/api/v1/imports';
const shared = { envelope: 'importer', tag: 'Imports', access: 'user' } as const;
const params = z.object({ import_id: z.string() });
const bytes = z.unknown().meta({ type: 'string', format: 'binary' });
const context = z.unknown().meta({ description: 'Free JSON, kept with the job and sent in its webhooks' });

/** The parts of a form that begins an import, for the document of the API. */
export const orderParts = {
  file: bytes,
  mapping: mappingSchema.optional(),
  plan: planSchema.optional(),
  user: context,
  metadata: context,
  dry_run: z.boolean().optional(),
  upload_id: z.uuid().optional(),
};

export const errorsQuery = z.object({
  format: z.enum(['json', 'csv']).default('json'),
  limit: wholeNumber({ min: 1 }).default(Number.MAX_SAFE_INTEGER),
});

export const dryRunQuery = z.object({ dry_run: z.enum(['true', 'false', '1', '0']).default('false') });

export const importEndpoints: readonly Endpoint<Deps>[] = [
  defineEndpoint({
    ...shared,
    method: 'post',
    path: IMPORTS,
    summary: 'Import a file: multipart/form-data with `file` and `importer_id`; `Idempotency-Key` is heeded',
    query: dryRunQuery,
    ownBody: { type: 'multipart/form-data', schema: z.object({ ...orderParts, importer_id: z.uuid() }) },
    responses: { 201: { description: 'The job that runs it', schema: importStartSchema } },
    handle: async (deps: Deps, call) => {
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
    summary: 'Your imports, newest first; `X-Total-Count` says how many',
    query: listQuery.extend({ status: importStatusSchema.optional(), importer_id: z.uuid().optional() }),
    responses: { 200: { description: 'Imports', schema: z.array(importJobItemSchema) } },
    handle: async (deps: Deps, { principal, query }) => {
      const { items, total } = await listImports(deps, { owner: ownerOf(principal) }, query);
      return { status: 200, body: items, headers: { 'X-Total-Count': String(total) } };
    },
  }),
  defineEndpoint({
    ...shared,
    method: 'get',
    path: `${IMPORTS}/:import_id`,
    summary: 'An import',
    params,
    responses: { 200: { description: 'The job', schema: importJobSchema } },
    handle: async (deps: Deps, call) => ({
      status: 200,
      body: await findImport(deps, ownScope(call), call.params.import_id),
    }),
  }),
  defineEndpoint({
    ...shared,
    method: 'delete',
    path: `${IMPORTS}/:import_id`,
    summary: 'Cancel an import that has not ended; delete one that has, with its files',
    params,
    responses: {
      200: { description: 'The cancelled job', schema: importJobSchema },
      204: { description: 'It is deleted' },
    },
    handle: async (deps: Deps, call) => {
      const job = await deleteImport(deps, ownScope(call), call.params.import_id);
      return job ? { status: 200, body: job } : { status: 204 };
    },
  }),
  defineEndpoint({
    ...shared,
    method: 'get',
    path: `${IMPORTS}/:import_id/errors`,
    summary: 'All findings of an import',
    params,
    query: errorsQuery,
    responses: { 200: { description: 'Findings, as JSON or CSV', schema: z.array(importErrorSchema) } },
    handle: (deps: Deps, call) => sendErrors(deps, ownScope(call), { ...call, ...call.params, ...call.query }),
  }),
  defineEndpoint({
    ...shared,
    method: 'get',
    path: `${IMPORTS}/:import_id/rows`,
    summary: 'The rows of an import into destination `none`, page by page',
    params,
    query: z.object({ cursor: z.string().optional(), limit: wholeNumber({ min: 1, max: 1000 }).default(100) }),
    responses: { 200: { description: 'A page of rows', schema: importRowsSchema } },
    handle: async (deps: Deps, call) => {
      const query = { ...call.query, id: call.params.import_id, signal: call.signal, cursor: call.query.cursor };
      return { status: 200, body: await readRows(deps, ownScope(call), query) };
    },
  }),
  defineEndpoint({
    ...shared,
    method: 'get',
    path: `${IMPORTS}/:import_id/events`,
    summary: 'The states of an import as server-sent events, to its end',
    params,
    responses: { 200: { description: 'text/event-stream of jobs' } },
    handle: (deps: Deps, call) => sendStates(deps, ownScope(call), { ...call, ...call.params }),
  }),
  defineEndpoint({
    ...shared,
    method: 'get',
    path: `${IMPORTS}/:import_id/plan`,
    summary: 'What a dry run into a model would have done, row by row',
    params,
    query: z.object({ cursor: z.string().optional(), limit: wholeNumber({ min: 1, max: 1000 }).default(100) }),
    responses: { 200: { description: 'A page of the plan', schema: importPlanPageSchema } },
    handle: async (deps: Deps, { principal, params: { import_id: id }, query: { cursor, limit }, signal }) => ({
      status: 200,
      body: await readPlan(deps, { owner: ownerOf(principal) }, { id, cursor, limit, signal }),
    }),
  }),
  defineEndpoint({
    ...shared,
    method: 'post',
    path: `${IMPORTS}/:import_id/rollback`,
    summary: 'Take back what an import into a model has written, but for what was edited since',
    params,
    responses: { 200: { description: 'What was taken back', schema: rollbackSchema } },
    handle: async (deps: Deps, { principal, params: { import_id: id } }) => ({
      status: 200,
      body: await rollbackImport(deps, principal, { id, scope: { owner: ownerOf(principal) } }),
    }),
  }),
];

type Stream = Pick<Call<unknown, unknown, unknown>, 'response' | 'signal'> & { readonly import_id: string };

/** Streams all findings. */
export async function sendErrors(
  deps: Deps,
  scope: ImportScope,
  { response, signal, import_id: id, format, limit }: Stream & z.output<typeof errorsQuery>,
): Promise<'written'> {
  const errors = await readErrors(deps, scope, { id, limit, signal });
  response.status(200).setHeader('Content-Type', ERROR_WRITERS[format].type);
  if (format === 'csv') response.setHeader('Content-Disposition', `attachment; filename="errors-${id}.csv"`);
  await pipeline(Readable.from(writtenErrors(errors, format)), response).catch((error: unknown) => {
    // Whoever hangs up in the middle has what they wanted.
    if (!signal.aborted) throw error;
  });
  return 'written';
}

export async function sendStates(
  deps: Deps,
  scope: ImportScope,
  { response, signal, import_id: id }: Stream,
): Promise<'written'> {
  await sendEvents(response, watchImport(deps, scope, { id, signal }));
  return 'written';
}

export function isTrue(text: string): boolean {
  return text === 'true' || text === '1';
}

function ownScope({ principal }: { readonly principal: Principal }): ImportScope {
  return { owner: ownerOf(principal) };
}
