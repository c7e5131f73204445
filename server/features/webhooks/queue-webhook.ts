import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
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

/**
 * Stores messages in the transaction of the events they announce: all are committed, or none. The number of statements
 * does not depend on the number of messages, because an import may announce a million records.
 */
export async function queueWebhooks(
  transaction: Connection,
  deps: QueueDeps,
  messages: readonly OutgoingWebhook[],
): Promise<void> {
  if (messages.length === 0) return;
  const now = deps.now();
  const [wait = 0] = deps.config.webhooks.retries;
  const nextTryAt = new Date(now.getTime() + wait * 1000);
  const column = (valueOf: (message: OutgoingWebhook) => string): readonly string[] => messages.map(valueOf);
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO webhook_deliveries
      (id, message_id, source, receiver, url, event, subject, body, status, step, created_at, next_try_at)
    SELECT message.*, 'pending', 0, ${now}::timestamptz, ${nextTryAt}::timestamptz
    FROM unnest(
      ${column(() => randomUUID())}::uuid[], ${column(() => `msg_${randomUUID().replaceAll('-', '')}`)}::text[],
      ${column(({ source }) => source)}::text[], ${column(({ receiver }) => receiver)}::text[],
      ${column(({ url }) => url)}::text[], ${column(({ event }) => event)}::text[],
      ${column(({ subject }) => subject)}::text[], ${column(({ body }) => body)}::text[]
    ) AS message (id, message_id, source, receiver, url, event, subject, body)
    WHERE NOT EXISTS (SELECT FROM webhook_stops AS stop
      WHERE stop.source = message.source AND stop.receiver = message.receiver)`.execute(transaction);
  if (numAffectedRows > 0n) await queueAttempt(transaction, deps, nextTryAt);
}

/** Queues an attempt at the messages that are due at a given time. */
export async function queueAttempt(
  connection: Connection,
  { queue, now }: Pick<Platform, 'queue' | 'now'>,
  at: Date,
): Promise<void> {
  const delay = Math.max(0, (at.getTime() - now().getTime()) / 1000);
  await queue.send(connection, { name: 'deliver-webhook', data: {} }, { delay });
}

/**
 * Like `queueAttempt`, but there is one attempt for all messages of a second, and one for all that are due. Only for
 * short transactions, because those that queue the same attempt wait for each other.
 */
export async function queueRetry(
  connection: Connection,
  { queue, now }: Pick<Platform, 'queue' | 'now'>,
  at: Date,
): Promise<void> {
  const second = Math.ceil(at.getTime() / 1000);
  const wait = at <= now() ? { key: 'due' } : { delay: second - now().getTime() / 1000, key: `due ${second}` };
  await queue.send(connection, { name: 'deliver-webhook', data: {} }, wait);
}

interface NextAttemptOptions {
  /** Only if it is due by then. */
  readonly by?: Date | undefined;
  /** Not for messages to these URLs. */
  readonly except?: readonly string[];
}

/** Queues an attempt at the pending message that is due next, if there is one. */
export async function queueNextAttempt(
  connection: Connection,
  deps: Pick<Platform, 'queue' | 'now'>,
  { by, except = [] }: NextAttemptOptions = {},
): Promise<void> {
  const next = await connection
    .selectFrom('webhook_deliveries')
    .select('next_try_at')
    .where('status', '=', 'pending')
    .where('next_try_at', 'is not', null)
    .$if(by !== undefined, (query) => query.where('next_try_at', '<=', by ?? null))
    .where(otherUrls(except))
    .orderBy('next_try_at')
    .limit(1)
    .executeTakeFirst();
  if (next?.next_try_at) await queueRetry(connection, deps, next.next_try_at);
}

/** A condition for messages to other URLs than these. */
export const otherUrls = (urls: readonly string[]) => sql<boolean>`url <> ALL (${urls}::text[])`;

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
