import type { Selectable } from 'kysely';
import type { Deps } from '../../main/deps.js';
import { FetchFailure } from './fetch-failure.js';
import { isStopped, queueTry } from './queue-delivery.js';
import { recordTry } from './record-try.js';
import type { TryOutcome } from './record-try.js';
import { safePost } from './safe-fetch.js';
import type { SafeFetchOptions } from './safe-fetch.js';
import { webhookHeaders } from './sign.js';
import type { WebhookDeliveryRow } from './tables.js';
import type { WebhookSource, WebhookSources } from './webhook-source.js';

export interface TryContext {
  readonly sources: WebhookSources;
  readonly signal: AbortSignal;
  readonly fetchOptions?: SafeFetchOptions;
}

type Delivery = Selectable<WebhookDeliveryRow>;

/** Beyond the time of a try, before another process may think that it was lost. */
const LEASE_SPARE = 60_000;

/**
 * One try of a delivery that is due. It ends with the delivery done or given up, or with the next try queued; rejects
 * when it was called off. A process that dies in it leaves the delivery to be tried again: a receiver may get a
 * message twice, and knows it by its id.
 */
export async function tryDelivery(deps: Deps, id: string, context: TryContext): Promise<void> {
  const delivery = await claim(deps, id);
  if (delivery === undefined) return queueAgain(deps, id);
  const source = context.sources[delivery.source];
  const secrets = (await source?.secretsOf(deps, delivery.receiver)) ?? [];
  if (source === undefined || secrets.length === 0) {
    return finish(deps, delivery, 'failed');
  }
  if (await isStopped(deps.database.pool, delivery)) return finish(deps, delivery, 'stopped');
  const startedAt = deps.now();
  const outcome = await post(deps, delivery, { ...context, source, secrets, startedAt }).catch(
    async (error: unknown) => {
      await release(deps, delivery);
      throw error;
    },
  );
  await recordTry(deps, delivery, { startedAt, outcome });
}

/** Takes the delivery if it is due, for as long as a try may last. */
async function claim({ database, config, now }: Deps, id: string): Promise<Delivery | undefined> {
  const moment = now();
  return database.pool
    .updateTable('webhook_deliveries')
    .set({ next_try_at: new Date(moment.getTime() + config.webhooks.timeout + LEASE_SPARE) })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('next_try_at', '<=', moment)
    .returningAll()
    .executeTakeFirst();
}

/** Too early, or another process is at it and may die: somebody has to look again. */
async function queueAgain(deps: Deps, id: string): Promise<void> {
  const { pool } = deps.database;
  const waiting = await pool
    .selectFrom('webhook_deliveries')
    .select('next_try_at')
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (waiting?.next_try_at) await queueTry(pool, deps, { id, nextTryAt: waiting.next_try_at });
}

async function post(
  { config, now }: Deps,
  { message_id, url, body }: Delivery,
  {
    source,
    secrets,
    startedAt,
    signal,
    fetchOptions,
  }: TryContext & {
    readonly source: WebhookSource;
    readonly secrets: readonly string[];
    readonly startedAt: Date;
  },
): Promise<TryOutcome> {
  const duration = (): number => now().getTime() - startedAt.getTime();
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Rowgate-Webhooks/1',
    ...webhookHeaders(body, { id: message_id, secrets, at: startedAt }),
  };
  const addresses = config.webhookAllowPrivate ? 'any' : source.addresses;
  try {
    const answer = await safePost(
      { url, body, headers, addresses, timeout: config.webhooks.timeout, signal },
      fetchOptions,
    );
    return { kind: 'answer', answer, duration: duration() };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return { kind: 'failure', message: error.message, duration: duration() };
  }
}

async function finish({ database, now }: Deps, { id }: Delivery, status: 'failed' | 'stopped'): Promise<void> {
  await database.pool
    .updateTable('webhook_deliveries')
    .set({ status, next_try_at: null, finished_at: now() })
    .where('id', '=', id)
    .execute();
}

async function release({ database, now }: Deps, { id }: Delivery): Promise<void> {
  await database.pool
    .updateTable('webhook_deliveries')
    .set({ next_try_at: now() })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}
