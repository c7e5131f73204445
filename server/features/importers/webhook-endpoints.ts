import { z } from 'zod';
import { NO_STORE } from '../auth/schemas.js';
import { defineEndpoint } from '../../platform/http/endpoint.js';
import type { Endpoint } from '../../platform/http/endpoint.js';
import { deliveryStatus, deliveryTry } from '../webhooks/delivery-schemas.js';
import { listImporterDeliveries, resendImporterDelivery } from './importer-deliveries.js';
import { listQuery } from './list-query.js';
import { readWebhookSecret, rotateWebhookSecret } from './webhook-secret.js';

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

export const importerWebhookEndpoints: readonly Endpoint[] = [
  defineEndpoint({
    ...shared,
    method: 'get',
    path: `${path}/webhook-secret`,
    summary: 'How the secret that signs the webhooks begins, and whether the one before still signs too',
    params,
    responses: { 200: { description: 'About the secret', schema: secretState } },
    handle: async (deps, call) => ({
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
    handle: async (deps, call) => ({
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
    handle: async (deps, { principal, params: { importer_id }, query }) => {
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
    handle: async (deps, { principal, params: { importer_id, delivery_id } }) => ({
      status: 202,
      body: await resendImporterDelivery(deps, principal, { id: importer_id, deliveryId: delivery_id }),
    }),
  }),
];
