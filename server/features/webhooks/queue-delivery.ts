import { randomUUID } from 'node:crypto';
import type { Platform } from '../../platform/platform.js';
import type { WebhookDeps } from './webhook-deps.js';
import type { Connection } from '../../platform/database/database.js';

/** A message to be delivered, whoever sends it. */
interface OutgoingWebhook {
  /** A key of the webhook sources, and which of its receivers. */
  readonly source: string;
  readonly receiver: string;
  readonly url: string;
  readonly event: string;
  /** What the event is about, for the list of deliveries. */
  readonly subject: string;
  /** Sent as it is. */
  readonly body: string;
}

export type QueueDeps = Pick<WebhookDeps, 'queue' | 'now' | 'config'>;

/** Writes the message beside what it tells of: both are there when the transaction commits, or neither. */
export async function queueDelivery(
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
  await queueTry(transaction, deps, { id, nextTryAt });
}

/** A try at a moment; asked for twice, it is made once. */
export async function queueTry(
  connection: Connection,
  { queue, now }: Pick<Platform, 'queue' | 'now'>,
  { id, nextTryAt }: { readonly id: string; readonly nextTryAt: Date },
): Promise<void> {
  const delay = Math.max(0, (nextTryAt.getTime() - now().getTime()) / 1000);
  const key = `${id}:${nextTryAt.getTime()}`;
  await queue.send(connection, { name: 'deliver-webhook', data: { deliveryId: id } }, { delay, key });
}

/** Whether a receiver has said that it is gone. */
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

/** What a try must know that is not kept with the message: a kind of sender, such as the records. */
export interface WebhookSource {
  /** `any` for addresses that the operator configures, `public` for those that users give. */
  readonly addresses: 'any' | 'public';
  /**
   * The secrets of a receiver as they are now, the newest first; several while one takes the place of another. None when
   * there is no such receiver any more.
   */
  secretsOf(receiver: string): Promise<readonly string[]>;
}

/** By the name that deliveries keep. */
export type WebhookSources = Readonly<Record<string, WebhookSource>>;

/** What a feature that sends webhooks adds, beside what every feature has. */
export interface WebhookAdditions<WebhookDeps> {
  readonly webhookSources?: (deps: WebhookDeps) => WebhookSources;
}
