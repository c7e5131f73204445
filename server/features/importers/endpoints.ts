import { z } from 'zod';
import {
  importerChangeSchema,
  importerInputSchema,
  importerSchema,
  importerSchemaResponse,
} from '../../../src/protocol/schemas.js';
import type { ImporterDeps } from './importer-deps.js';
import { defineEndpoint } from '../../platform/http/endpoint.js';
import type { Endpoint } from '../../platform/http/endpoint.js';
import { listQuery } from '../../platform/http/paging.js';
import { NO_STORE } from '../auth/schemas.js';
import { deliveryStatus, attemptSchema } from '../webhooks/deliveries.js';
import { importerOfKey } from './find-importer.js';
import { importerRoutes } from './importer-routes.js';
import { keySchema } from './importer-settings.js';
import { listImporterDeliveries, resendImporterDelivery } from './importer-webhooks.js';
import { changeImporter, createImporter, listImporters } from './importers.js';

const shared = { access: 'user', envelope: 'importer', tag: 'Importers' } as const;
const params = z.object({ importer_id: z.string() });
const path = '/api/v1/importers/:importer_id';

const own = importerRoutes({ ...shared, path, actorOf: (principal) => principal });

const deliverySchema = z.object({
  id: z.uuid(),
  message_id: z.string(),
  event: z.string(),
  url: z.string(),
  status: deliveryStatus,
  created_at: z.iso.datetime(),
  next_try_at: z.iso.datetime().nullable(),
  finished_at: z.iso.datetime().nullable(),
  tries: z.array(attemptSchema),
});

export const importerEndpoints: readonly Endpoint<ImporterDeps>[] = [
  defineEndpoint({
    ...shared,
    method: 'get',
    path: '/api/v1/importers',
    summary: 'List your importers, newest first; `X-Total-Count` is the total',
    query: listQuery,
    responses: { 200: { description: 'Importers', schema: z.array(importerSchema) } },
    handle: async (deps, { principal, query }) => {
      const { items, total } = await listImporters(deps, principal, query);
      return { status: 200, headers: { 'X-Total-Count': String(total) }, body: items };
    },
  }),
  own.read('Read an importer'),
  defineEndpoint({
    ...shared,
    method: 'post',
    path: '/api/v1/importers',
    summary: 'Create an importer; the secret that signs its webhooks is returned only this once',
    body: importerInputSchema,
    responses: {
      201: { description: 'The importer', schema: importerSchema.extend({ webhook_secret: z.string() }) },
    },
    handle: async (deps, { principal, body }) => {
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
      'Change an importer: absent members keep their value, `null` resets to the default; an importer that was read can be sent back',
    params,
    body: importerChangeSchema,
    responses: { 200: { description: 'The importer', schema: importerSchema } },
    handle: async (deps, call) => ({
      status: 200,
      body: await changeImporter(deps, call.principal, { id: call.params.importer_id, change: call.body }),
    }),
  }),
  own.remove(),
  own.rotateKey('The importer with its new key'),
  defineEndpoint({
    ...shared,
    access: 'importer-key',
    tag: 'Importer keys',
    method: 'get',
    path: '/api/v1/imports/key/schema',
    summary: "Get the schema of a key's importer",
    query: z.object({ importer_key: z.string() }),
    responses: { 200: { description: 'Fields, rules and limits', schema: importerSchemaResponse } },
    handle: async (deps, call) => ({
      status: 200,
      headers: NO_STORE,
      body: keySchema(await importerOfKey(deps, call, call.query.importer_key), deps.config),
    }),
  }),
  own.webhookSecret(),
  own.newWebhookSecret(),
  defineEndpoint({
    ...shared,
    method: 'get',
    path: `${path}/webhook-deliveries`,
    summary: 'List the webhooks of an importer and their attempts, newest first',
    params,
    query: listQuery.extend({ status: deliveryStatus.optional() }),
    responses: { 200: { description: 'Webhooks', schema: z.array(deliverySchema) } },
    handle: async (deps, { principal, params: { importer_id }, query }) => {
      const { deliveries, total } = await listImporterDeliveries(deps, principal, { id: importer_id, ...query });
      return { status: 200, headers: { 'X-Total-Count': String(total) }, body: deliveries };
    },
  }),
  defineEndpoint({
    ...shared,
    method: 'post',
    path: `${path}/webhook-deliveries/:delivery_id/resend`,
    summary: 'Send a webhook again at once; a stopped receiver is restarted',
    params: params.extend({ delivery_id: z.string() }),
    responses: { 202: { description: 'The webhook, now pending', schema: deliverySchema } },
    handle: async (deps, { principal, params: { importer_id, delivery_id } }) => ({
      status: 202,
      body: await resendImporterDelivery(deps, principal, { id: importer_id, deliveryId: delivery_id }),
    }),
  }),
];
