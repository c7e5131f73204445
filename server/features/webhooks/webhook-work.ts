import type { Platform } from '../../platform/platform.js';
import type { Worker } from '../feature.js';
import { queueNextAttempt } from './queue-webhook.js';
import { LONGEST_RUN, attemptDueWebhooks } from './attempt-webhook.js';
import type { AttemptDeps } from './attempt-webhook.js';
import { createReceivers } from './receivers.js';

const KEPT = 30 * 86_400_000;

/** Sends webhooks. */
export const deliverWebhooks = (deps: AttemptDeps): Worker<'deliver-webhook'> => {
  const receivers = createReceivers();
  return {
    handle: (_data, { signal }) => attemptDueWebhooks(deps, { signal, receivers }),
    concurrency: 8,
    timeout: Math.ceil((deps.config.webhooks.timeout + LONGEST_RUN) / 1000) + 30,
    retries: 5,
  };
};

/** Queues an attempt if one got lost, and removes old webhooks. Run it periodically. */
export async function sweepWebhooks(deps: Pick<Platform, 'database' | 'queue' | 'now'>): Promise<void> {
  const { pool } = deps.database;
  const now = deps.now();
  await queueNextAttempt(pool, deps);
  await pool
    .deleteFrom('webhook_deliveries')
    .where('finished_at', '<', new Date(now.getTime() - KEPT))
    .execute();
}
