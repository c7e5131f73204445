import type { Feature } from '../feature.js';
import type { ContentAdditions } from '../content/record-event.js';
import { webhookEndpoints } from './deliveries.js';
import { webhookMigrations } from './migrations.js';
import type { QueueDeps, WebhookAdditions, WebhookDeps } from './webhook-deps.js';
import { RECORDS, recordSource, recordWebhooks } from './record-webhooks.js';
import { deliverWebhooks, sweepWebhooks } from './webhook-work.js';

declare module '../../platform/queue/queue.js' {
  interface Jobs {
    /** Delivers all due webhooks. */
    'deliver-webhook': Readonly<Record<string, never>>;
  }
}

export const feature: Feature<WebhookDeps> &
  ContentAdditions<WebhookDeps, QueueDeps> &
  WebhookAdditions<Pick<WebhookDeps, 'config'>> = {
  name: 'webhooks',
  migrations: webhookMigrations,
  endpoints: webhookEndpoints,
  work: { 'deliver-webhook': deliverWebhooks },
  sweeps: [{ name: 'webhooks', run: sweepWebhooks }],
  recordListener: recordWebhooks,
  webhookSources: (deps) => ({ [RECORDS]: recordSource(deps) }),
};
