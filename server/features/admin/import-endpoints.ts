import type { Deps } from '../../main/deps.js';
import { z } from 'zod';
import {
  destinationSchema,
  importErrorSchema,
  importJobItemSchema,
  importStatusSchema,
  rollbackSchema,
} from '../../../src/protocol/schemas.js';
import { defineEndpoint } from '../../platform/http/endpoint.js';
import type { Endpoint } from '../../platform/http/endpoint.js';
import { cancelImport } from '../imports/jobs/delete-import.js';
import { sendErrors } from '../imports/endpoints.js';
import { rollbackImport } from '../imports/records/rollback.js';
import { findAnyImport, listAllImports, listImportErrors, listImportRows } from './imports.js';
import { ownerSchema } from './answers.js';
import { pageQuery, pageSchema } from '../../platform/http/paging.js';

const shared = { access: 'admin', envelope: 'content', tag: 'Administration' } as const;
const params = z.object({ id: z.string() });
const path = '/api/admin/imports/:id';

const importSchema = z.object({
  importer: z.object({ id: z.uuid(), name: z.string() }),
  /** As `/api/v1/imports` answers it. */
  job: importJobItemSchema,
});
const detailsSchema = importSchema.extend({
  owner: ownerSchema.nullable(),
  destination: destinationSchema,
  startedAt: z.iso.datetime().nullable(),
});

export const adminImportEndpoints: readonly Endpoint<Deps>[] = [
  defineEndpoint({
    ...shared,
    method: 'get',
    path: '/api/admin/imports',
    summary: "List everybody's imports, newest first",
    query: pageQuery.extend({ status: importStatusSchema.optional(), importer: z.uuid().optional() }),
    responses: { 200: { description: 'A page of imports', schema: pageSchema(importSchema) } },
    handle: async (deps: Deps, { query }) => ({ status: 200, body: await listAllImports(deps, query) }),
  }),
  defineEndpoint({
    ...shared,
    method: 'get',
    path,
    summary: 'Read an import of anybody',
    params,
    responses: { 200: { description: 'The import', schema: z.object({ data: detailsSchema }) } },
    handle: async (deps: Deps, call) => ({ status: 200, body: { data: await findAnyImport(deps, call.params.id) } }),
  }),
  defineEndpoint({
    ...shared,
    method: 'get',
    path: `${path}/errors`,
    summary: 'What an import found wrong, in the order of the file',
    params,
    query: pageQuery,
    responses: { 200: { description: 'A page of findings', schema: pageSchema(importErrorSchema) } },
    handle: async (deps: Deps, { params: { id }, query, signal }) => ({
      status: 200,
      body: await listImportErrors(deps, { ...query, id, signal }),
    }),
  }),
  defineEndpoint({
    ...shared,
    method: 'get',
    path: `${path}/errors.csv`,
    summary: 'All that an import found wrong, to download',
    params,
    responses: { 200: { description: 'text/csv of row, field and message' } },
    handle: (deps: Deps, { params: { id: import_id }, response, signal }) =>
      sendErrors(deps, 'all', { import_id, response, signal, format: 'csv', limit: Number.MAX_SAFE_INTEGER }),
  }),
  defineEndpoint({
    ...shared,
    method: 'get',
    path: `${path}/rows`,
    summary: 'The rows that are kept with an import, in the order of the file',
    params,
    query: pageQuery.pick({ limit: true }).extend({ cursor: z.string().optional() }),
    responses: {
      200: {
        description: 'A page of rows',
        schema: z.object({
          data: z.array(z.record(z.string(), z.unknown())),
          meta: z.object({ nextCursor: z.string().nullable() }),
        }),
      },
    },
    handle: async (deps: Deps, { params: { id }, query: { limit, cursor }, signal }) => ({
      status: 200,
      body: await listImportRows(deps, { id, limit, cursor, signal }),
    }),
  }),
  defineEndpoint({
    ...shared,
    method: 'post',
    path: `${path}/cancel`,
    summary: 'Cancel an import; one that has ended stays as it is',
    params,
    responses: { 200: { description: 'The import as it is now', schema: z.object({ data: detailsSchema }) } },
    handle: async (deps: Deps, call) => {
      await cancelImport(deps, 'all', call.params.id);
      return { status: 200, body: { data: await findAnyImport(deps, call.params.id) } };
    },
  }),
  defineEndpoint({
    ...shared,
    method: 'post',
    path: `${path}/rollback`,
    summary: 'Take back what an import into a model has written, but for what was edited since',
    params,
    responses: { 200: { description: 'What was taken back', schema: z.object({ data: rollbackSchema }) } },
    handle: async (deps: Deps, { principal, params: { id } }) => ({
      status: 200,
      body: { data: await rollbackImport(deps, principal, { id, scope: 'all' }) },
    }),
  }),
];
