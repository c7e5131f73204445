import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Connection } from '../../platform/database/database.js';
import { pageOf } from '../../platform/database/page-of.js';
import { defineEndpoint } from '../../platform/http/endpoint.js';
import type { Endpoint } from '../../platform/http/endpoint.js';
import { ApiError } from '../../platform/http/errors.js';
import { page, pageQuery, pageSchema } from '../../platform/http/paging.js';
import type { Page, PageQuery } from '../../platform/http/paging.js';
import { requireId } from '../../platform/http/parse-input.js';
import type { Platform } from '../../platform/platform.js';
import { queueAttempt } from './queue-webhook.js';
import { DELIVERY_STATUSES } from './tables.js';
import type { WebhookDelivery, DeliveryStatus, WebhookDeliveryRow, WebhookAttemptRow } from './tables.js';
import type { WebhookDeps } from './webhook-deps.js';

export const deliveryStatus = z.enum(DELIVERY_STATUSES);

export const attemptSchema = z.object({
  at: z.iso.datetime(),
  duration: z.int(),
  status: z.int().nullable(),
  error: z.string().nullable(),
  answer: z.string().nullable(),
});

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
  tries: z.array(attemptSchema),
});

const shared = { access: 'admin', envelope: 'content', tag: 'Administration' } as const;

export const webhookEndpoints: readonly Endpoint<WebhookDeps>[] = [
  defineEndpoint({
    ...shared,
    method: 'get',
    path: '/api/admin/webhook-deliveries',
    summary: 'List webhooks and their attempts, newest first',
    query: pageQuery.extend({
      status: deliveryStatus.optional(),
      source: z.string().optional(),
      receiver: z.string().optional(),
      subject: z.string().optional(),
    }),
    responses: { 200: { description: 'A page of webhook deliveries', schema: pageSchema(deliverySchema) } },
    handle: async (deps, { query }) => ({
      status: 200,
      body: await listDeliveries(deps, query),
    }),
  }),
  defineEndpoint({
    ...shared,
    method: 'post',
    path: '/api/admin/webhook-deliveries/:id/resend',
    summary: 'Send a webhook again at once; a stopped receiver is restarted',
    params: z.object({ id: z.string() }),
    responses: { 202: { description: 'The delivery, now pending', schema: z.object({ data: deliverySchema }) } },
    handle: async (deps, { params }) => ({
      status: 202,
      body: { data: await resendDelivery(deps, params.id) },
    }),
  }),
];

/** One receiver of one source; when absent, all receivers. */
interface ReceiverOf {
  readonly source?: string | undefined;
  readonly receiver?: string | undefined;
}

interface DeliveryFilter extends ReceiverOf {
  readonly subject?: string | undefined;
  readonly status?: DeliveryStatus | undefined;
}

type DeliveryQuery = PageQuery & DeliveryFilter;

const COLUMNS = [
  'id',
  'message_id',
  'source',
  'event',
  'subject',
  'url',
  'status',
  'created_at',
  'next_try_at',
  'finished_at',
] as const;

/** Newest first. */
export async function listDeliveries(
  { database }: Pick<Platform, 'database'>,
  query: DeliveryQuery,
): Promise<Page<WebhookDelivery>> {
  const { items, total } = await pageOf(
    database,
    (connection) => {
      let matching = connection.selectFrom('webhook_deliveries');
      for (const name of ['status', 'source', 'receiver', 'subject'] as const) {
        if (query[name] !== undefined) matching = matching.where(name, '=', query[name]);
      }
      return matching.select(COLUMNS).orderBy('created_at', 'desc').orderBy('id');
    },
    { ...query, read: (rows, connection) => withAttempts(connection, rows) },
  );
  return page(items, total, query);
}

/**
 * Attempts a delivery again at once, whatever its state, and restarts the backoff. A stopped receiver is restarted,
 * until it responds with 410 again. Throws NOT_FOUND.
 */
export async function resendDelivery(
  deps: Pick<Platform, 'database' | 'queue' | 'now'>,
  id: string,
  { source, receiver }: ReceiverOf = {},
): Promise<WebhookDelivery> {
  requireId(id);
  return deps.database.transaction(async (transaction) => {
    const nextTryAt = deps.now();
    const row = await transaction
      .updateTable('webhook_deliveries')
      .set({ status: 'pending', step: 0, next_try_at: nextTryAt, finished_at: null })
      .where('id', '=', id)
      .$if(source !== undefined, (query) => query.where('source', '=', source ?? ''))
      .$if(receiver !== undefined, (query) => query.where('receiver', '=', receiver ?? ''))
      .returning([...COLUMNS, 'receiver'])
      .executeTakeFirst();
    if (row === undefined) throw new ApiError('NOT_FOUND');
    await transaction
      .deleteFrom('webhook_stops')
      .where('source', '=', row.source)
      .where('receiver', '=', row.receiver)
      .execute();
    await queueAttempt(transaction, deps, nextTryAt);
    const [delivery] = await withAttempts(transaction, [row]);
    if (delivery === undefined) throw new ApiError('NOT_FOUND');
    return delivery;
  });
}

type Row = Pick<Selectable<WebhookDeliveryRow>, (typeof COLUMNS)[number]>;

async function withAttempts(connection: Connection, rows: readonly Row[]): Promise<readonly WebhookDelivery[]> {
  if (rows.length === 0) return [];
  const tries = await connection
    .selectFrom('webhook_tries')
    .selectAll()
    .where(
      'delivery_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('number')
    .execute();
  return rows.map((row) =>
    toDelivery(
      row,
      tries.filter(({ delivery_id }) => delivery_id === row.id),
    ),
  );
}

function toDelivery(row: Row, tries: readonly Selectable<WebhookAttemptRow>[]): WebhookDelivery {
  const { id, source, event, subject, url, status } = row;
  return {
    id,
    messageId: row.message_id,
    source,
    event,
    subject,
    url,
    status,
    createdAt: row.created_at.toISOString(),
    nextTryAt: row.next_try_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    tries: tries.map(({ started_at, duration, status: answered, error, answer }) => ({
      at: started_at.toISOString(),
      duration,
      status: answered,
      error,
      answer,
    })),
  };
}
