import type { Config } from '../../config/config.js';
import type { Platform } from '../../platform/platform.js';
import type { WebhookSources } from './queue-delivery.js';

/** What sending webhooks works with. */
export interface WebhookDeps extends Platform {
  readonly config: Config;
  readonly webhookSources: WebhookSources;
}
