import type { Platform } from '../../platform/platform.js';
import type { Worker } from '../feature.js';
import { queueAttempt } from './queue-webhook.js';
import { attemptWebhook } from './attempt-webhook.js';
import type { AttemptDeps } from './attempt-webhook.js';

const OVERDUE = 10 * 60_000;
const KEPT = 30 * 86_400_000;

/** Sends webhooks. */
export const deliverWebhooks = (deps: AttemptDeps): Worker<'deliver-webhook'> => ({
  handle: ({ deliveryId }, { signal }) => attemptWebhook(deps, deliveryId, { signal }),
  concurrency: 8,
  timeout: Math.ceil(deps.config.webhooks.timeout / 1000) + 30,
  retries: 5,
});

/** Queues webhooks whose attempt got lost, and removes old ones. Run it periodically. */
export async function sweepWebhooks(deps: Pick<Platform, 'database' | 'queue' | 'now'>): Promise<void> {
  const { pool } = deps.database;
  const now = deps.now();
  const lost = await pool
    .selectFrom('webhook_deliveries')
    .select(['id', 'next_try_at'])
    .where('status', '=', 'pending')
    .where('next_try_at', '<', new Date(now.getTime() - OVERDUE))
    .orderBy('next_try_at')
    .limit(1000)
    .execute();
  for (const { id, next_try_at } of lost) {
    if (next_try_at !== null) await queueAttempt(pool, deps, { id, nextTryAt: next_try_at });
  }
  await pool
    .deleteFrom('webhook_deliveries')
    .where('finished_at', '<', new Date(now.getTime() - KEPT))
    .execute();
}
