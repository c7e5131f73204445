import type { Platform } from '../../platform/platform.js';
import type { WebhookDeps } from './webhook-deps.js';
import { z } from 'zod';
import { pageQuery, pageSchema } from '../../platform/http/paging.js';
import { defineEndpoint } from '../../platform/http/endpoint.js';
import type { Endpoint } from '../../platform/http/endpoint.js';
import { listDeliveries, resendDelivery, deliveryStatus, deliveryTry } from './deliveries.js';

const deliverySchema = z.object({
  id: z.uuid(),
  messageId: z.string(),
  source: z.string(),
  event: z.string(),
  subject: z.string(),
  url: z.string(),
  status: deliveryStatus,
  createdAt: z.iso.datetime(),
  nextTryAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  tries: z.array(deliveryTry),
});

const shared = { access: 'admin', envelope: 'content', tag: 'Administration' } as const;

export const webhookEndpoints: readonly Endpoint<WebhookDeps>[] = [
  defineEndpoint({
    ...shared,
    method: 'get',
    path: '/api/admin/webhook-deliveries',
    summary: 'List webhooks and their tries, newest first',
    query: pageQuery.extend({
      status: deliveryStatus.optional(),
      source: z.string().optional(),
      receiver: z.string().optional(),
      subject: z.string().optional(),
    }),
    responses: { 200: { description: 'A page of deliveries', schema: pageSchema(deliverySchema) } },
    handle: async (deps: Pick<Platform, 'database'>, { query }) => ({
      status: 200,
      body: await listDeliveries(deps, query),
    }),
  }),
  defineEndpoint({
    ...shared,
    method: 'post',
    path: '/api/admin/webhook-deliveries/:id/resend',
    summary: 'Try a webhook again at once; a receiver that was stopped is started again',
    params: z.object({ id: z.string() }),
    responses: { 202: { description: 'The delivery, waiting', schema: z.object({ data: deliverySchema }) } },
    handle: async (deps: Pick<Platform, 'database' | 'queue' | 'now'>, { params }) => ({
      status: 202,
      body: { data: await resendDelivery(deps, params.id) },
    }),
  }),
];
