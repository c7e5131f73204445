import { randomUUID } from 'node:crypto';
import type { Platform } from '../../platform/platform.js';
import type { QueueDeps } from './webhook-deps.js';
import type { Connection } from '../../platform/database/database.js';

/** A message to send, from any source. */
interface OutgoingWebhook {
  /** A key of the webhook sources, and one of its receivers. */
  readonly source: string;
  readonly receiver: string;
  readonly url: string;
  readonly event: string;
  /** What the event is about, for the list of webhook deliveries. */
  readonly subject: string;
  /** Sent unchanged. */
  readonly body: string;
}

/** Stores the message in the transaction of the event it announces: both are committed, or neither. */
export async function queueWebhook(
  transaction: Connection,
  deps: QueueDeps,
  { source, receiver, url, event, subject, body }: OutgoingWebhook,
): Promise<void> {
  if (await isStopped(transaction, { source, receiver })) return;
  const now = deps.now();
  const [wait = 0] = deps.config.webhooks.retries;
  const id = randomUUID();
  const nextTryAt = new Date(now.getTime() + wait * 1000);
  const message_id = `msg_${randomUUID().replaceAll('-', '')}`;
  const state = { status: 'pending', step: 0, created_at: now, next_try_at: nextTryAt, finished_at: null } as const;
  await transaction
    .insertInto('webhook_deliveries')
    .values({ id, message_id, source, receiver, url, event, subject, body, ...state })
    .execute();
  await queueAttempt(transaction, deps, { id, nextTryAt });
}

/** Queues an attempt at a given time; queueing it twice makes one attempt. */
export async function queueAttempt(
  connection: Connection,
  { queue, now }: Pick<Platform, 'queue' | 'now'>,
  { id, nextTryAt }: { readonly id: string; readonly nextTryAt: Date },
): Promise<void> {
  const delay = Math.max(0, (nextTryAt.getTime() - now().getTime()) / 1000);
  const key = `${id}:${nextTryAt.getTime()}`;
  await queue.send(connection, { name: 'deliver-webhook', data: { deliveryId: id } }, { delay, key });
}

/** Whether a receiver has reported that it is gone. */
export async function isStopped(
  connection: Connection,
  { source, receiver }: Pick<OutgoingWebhook, 'source' | 'receiver'>,
): Promise<boolean> {
  const stop = await connection
    .selectFrom('webhook_stops')
    .select('stopped_at')
    .where('source', '=', source)
    .where('receiver', '=', receiver)
    .executeTakeFirst();
  return stop !== undefined;
}
