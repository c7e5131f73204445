import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Deps } from '../../main/deps.js';
import type { Connection } from '../../platform/database/database.js';
import { queueTry } from './queue-delivery.js';
import { retryWait } from './retry-wait.js';
import type { SafeAnswer } from './safe-fetch.js';
import type { DeliveryStatus, WebhookDeliveryRow } from './tables.js';

/** How a try ended. `duration` in milliseconds. */
export type TryOutcome =
  | { readonly kind: 'answer'; readonly answer: SafeAnswer; readonly duration: number }
  | { readonly kind: 'failure'; readonly message: string; readonly duration: number };

type Delivery = Selectable<WebhookDeliveryRow>;

const GONE = 410;
const ANSWER_KEPT = 2000;

/** Writes a try down, and what follows from it: done, given up, the receiver stopped, or a next try. */
export async function recordTry(
  deps: Deps,
  delivery: Delivery,
  { startedAt, outcome }: { readonly startedAt: Date; readonly outcome: TryOutcome },
): Promise<void> {
  const now = deps.now();
  const answer = outcome.kind === 'answer' ? outcome.answer : undefined;
  const wait = retryWait({
    retries: deps.config.webhooks.retries,
    step: delivery.step + 1,
    retryAfter: answer?.retryAfter,
    now,
    chance: Math.random(),
  });
  const status = statusAfter(answer, wait);
  const nextTryAt = status === 'pending' && wait !== undefined ? new Date(now.getTime() + wait * 1000) : null;
  await deps.database.transaction(async (transaction) => {
    await insertTry(transaction, delivery.id, { startedAt, outcome });
    await transaction
      .updateTable('webhook_deliveries')
      .set({ status, step: delivery.step + 1, next_try_at: nextTryAt, finished_at: nextTryAt === null ? now : null })
      .where('id', '=', delivery.id)
      .execute();
    if (nextTryAt !== null) await queueTry(transaction, deps, { id: delivery.id, nextTryAt });
    if (status === 'stopped') await stopReceiver(transaction, delivery, now);
  });
  if (status === 'failed' || status === 'stopped') {
    // Not the address: for many receivers it is the password too.
    const { id, source, event } = delivery;
    deps.log.warn({ deliveryId: id, source, event, status }, 'A webhook is given up');
  }
}

function statusAfter(answer: SafeAnswer | undefined, wait: number | undefined): DeliveryStatus {
  if (answer !== undefined && answer.status >= 200 && answer.status < 300) return 'delivered';
  if (answer?.status === GONE) return 'stopped';
  return wait === undefined ? 'failed' : 'pending';
}

async function insertTry(
  transaction: Connection,
  deliveryId: string,
  { startedAt, outcome }: { readonly startedAt: Date; readonly outcome: TryOutcome },
): Promise<void> {
  const status = outcome.kind === 'answer' ? outcome.answer.status : null;
  const error = outcome.kind === 'failure' ? outcome.message : null;
  // PostgreSQL keeps no U+0000.
  const answer =
    outcome.kind === 'answer' ? outcome.answer.body.slice(0, ANSWER_KEPT).replaceAll('\0', '\ufffd') : null;
  await sql`INSERT INTO webhook_tries (delivery_id, number, started_at, duration, status, error, answer)
    SELECT ${deliveryId}::uuid, count(*) + 1, ${startedAt}::timestamptz, ${outcome.duration}::integer,
      ${status}::integer, ${error}::text, ${answer}::text
    FROM webhook_tries WHERE delivery_id = ${deliveryId}::uuid`.execute(transaction);
}

async function stopReceiver(transaction: Connection, { source, receiver }: Delivery, now: Date): Promise<void> {
  await transaction
    .insertInto('webhook_stops')
    .values({ source, receiver, stopped_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
