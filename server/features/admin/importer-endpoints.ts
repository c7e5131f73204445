import type { Deps } from '../../main/deps.js';
import { z } from 'zod';
import { importerSchema, importStatusSchema } from '../../../src/protocol/schemas.js';
import { NO_STORE } from '../auth/schemas.js';
import { defineEndpoint } from '../../platform/http/endpoint.js';
import type { Endpoint } from '../../platform/http/endpoint.js';
import { deleteImporter, rotateKey } from '../importers/importers.js';
import { readWebhookSecret, rotateWebhookSecret } from '../importers/importer-webhooks.js';
import { administration, findAnyImporter, listAllImporters } from './importers.js';
import { ownerSchema, secretSchema } from './answers.js';
import { pageQuery, pageSchema } from '../../platform/http/paging.js';

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
