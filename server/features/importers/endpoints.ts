import type { Deps } from '../../main/deps.js';
import { z } from 'zod';
import {
  importerChangeSchema,
  importerInputSchema,
  importerSchema,
  importerSchemaAnswer,
} from '../../../src/protocol/schemas.js';
import { defineEndpoint } from '../../platform/http/endpoint.js';
import type { Endpoint } from '../../platform/http/endpoint.js';
import { listQuery } from '../../platform/http/paging.js';
import { NO_STORE } from '../auth/schemas.js';
import { deliveryStatus, deliveryTry } from '../webhooks/deliveries.js';
import { importerOfKey } from './find-importer.js';
import { keySchema } from './importer-settings.js';
import {
  listImporterDeliveries,
  readWebhookSecret,
  resendImporterDelivery,
  rotateWebhookSecret,
} from './importer-webhooks.js';
import { changeImporter, createImporter, deleteImporter, listImporters, readImporter, rotateKey } from './importers.js';

const shared = { access: 'user', envelope: 'importer', tag: 'Importers' } as const;
const params = z.object({ importer_id: z.string() });
const path = '/api/v1/importers/:importer_id';

const secretState = z.object({ hint: z.string(), previous_until: z.iso.datetime().nullable() });

const deliverySchema = z.object({
  id: z.uuid(),
  message_id: z.string(),
  event: z.string(),
  url: z.string(),
  status: deliveryStatus,
  created_at: z.iso.datetime(),
  next_try_at: z.iso.datetime().nullable(),
  finished_at: z.iso.datetime().nullable(),
  tries: z.array(deliveryTry),
});

export const importerEndpoints: readonly Endpoint<Deps>[] = [
  defineEndpoint({
    ...shared,
    method: 'get',
    path: '/api/v1/importers',
    summary: 'List your importers, newest first; `X-Total-Count` says how many there are',
    query: listQuery,
    responses: { 200: { description: 'Importers', schema: z.array(importerSchema) } },
    handle: async (deps: Deps, { principal, query }) => {
      const { items, total } = await listImporters(deps, principal, query);
      return { status: 200, headers: { 'X-Total-Count': String(total) }, body: items };
    },
  }),
  defineEndpoint({
    ...shared,
    method: 'get',
    path,
    summary: 'Read an importer',
    params,
    responses: { 200: { description: 'The importer', schema: importerSchema } },
    handle: async (deps: Deps, call) => ({
      status: 200,
      body: await readImporter(deps, call.principal, call.params.importer_id),
    }),
  }),
  defineEndpoint({
    ...shared,
    method: 'post',
    path: '/api/v1/importers',
    summary: 'Make an importer; the secret that signs its webhooks is answered this once',
    body: importerInputSchema,
    responses: {
      201: { description: 'The importer', schema: importerSchema.extend({ webhook_secret: z.string() }) },
    },
    handle: async (deps: Deps, { principal, body }) => {
      const importer = await createImporter(deps, principal, body);
      return {
        status: 201,
        headers: { ...NO_STORE, Location: `${deps.config.publicUrl}/api/v1/importers/${importer.id}` },
        body: importer,
      };
    },
  }),
  defineEndpoint({
    ...shared,
    method: 'put',
    path,
    summary:
      'Change an importer: absent members keep their value, `null` resets to the default; what was read can be sent back',
    params,
    body: importerChangeSchema,
    responses: { 200: { description: 'The importer', schema: importerSchema } },
    handle: async (deps: Deps, call) => ({
      status: 200,
      body: await changeImporter(deps, call.principal, { id: call.params.importer_id, change: call.body }),
    }),
  }),
  defineEndpoint({
    ...shared,
    method: 'delete',
    path,
    summary: 'Delete an importer with all its imports',
    params,
    responses: { 204: { description: 'Deleted' } },
    handle: async (deps: Deps, call) => {
      await deleteImporter(deps, call.principal, call.params.importer_id);
      return { status: 204 };
    },
  }),
  defineEndpoint({
    ...shared,
    method: 'post',
    path: `${path}/rotate-key`,
    summary: 'Give an importer a new key; the one before is void at once',
    params,
    responses: { 200: { description: 'The importer with its new key', schema: importerSchema } },
    handle: async (deps: Deps, call) => ({
      status: 200,
      body: await rotateKey(deps, call.principal, call.params.importer_id),
    }),
  }),
  defineEndpoint({
    ...shared,
    access: 'importer-key',
    tag: 'Importer keys',
    method: 'get',
    path: '/api/v1/imports/key/schema',
    summary: 'What the importer of a key takes',
    query: z.object({ importer_key: z.string() }),
    responses: { 200: { description: 'Fields, rules and limits', schema: importerSchemaAnswer } },
    handle: async (deps: Deps, call) => ({
      status: 200,
      headers: NO_STORE,
      body: keySchema(await importerOfKey(deps, call, call.query.importer_key), deps.config),
    }),
  }),
  defineEndpoint({
    ...shared,
    method: 'get',
    path: `${path}/webhook-secret`,
    summary: 'How the secret that signs the webhooks begins, and whether the one before still signs too',
    params,
    responses: { 200: { description: 'About the secret', schema: secretState } },
    handle: async (deps: Deps, call) => ({
      status: 200,
      body: await readWebhookSecret(deps, call.principal, call.params.importer_id),
    }),
  }),
  defineEndpoint({
    ...shared,
    method: 'post',
    path: `${path}/webhook-secret`,
    summary: 'Make a new secret, answered this once; the one before signs too for 24 hours',
    params,
    responses: { 200: { description: 'The secret', schema: secretState.extend({ secret: z.string() }) } },
    handle: async (deps: Deps, call) => ({
      status: 200,
      headers: NO_STORE,
      body: await rotateWebhookSecret(deps, call.principal, call.params.importer_id),
    }),
  }),
  defineEndpoint({
    ...shared,
    method: 'get',
    path: `${path}/webhook-deliveries`,
    summary: 'List the webhooks of an importer and their tries, newest first',
    params,
    query: listQuery.extend({ status: deliveryStatus.optional() }),
    responses: { 200: { description: 'Webhooks', schema: z.array(deliverySchema) } },
    handle: async (deps: Deps, { principal, params: { importer_id }, query }) => {
      const { deliveries, total } = await listImporterDeliveries(deps, principal, { id: importer_id, ...query });
      return { status: 200, headers: { 'X-Total-Count': String(total) }, body: deliveries };
    },
  }),
  defineEndpoint({
    ...shared,
    method: 'post',
    path: `${path}/webhook-deliveries/:delivery_id/resend`,
    summary: 'Try a webhook again at once; a receiver that was stopped is started again',
    params: params.extend({ delivery_id: z.string() }),
    responses: { 202: { description: 'The webhook, waiting', schema: deliverySchema } },
    handle: async (deps: Deps, { principal, params: { importer_id, delivery_id } }) => ({
      status: 202,
      body: await resendImporterDelivery(deps, principal, { id: importer_id, deliveryId: delivery_id }),
    }),
  }),
];
