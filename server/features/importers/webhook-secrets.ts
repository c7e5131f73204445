import { randomBytes } from 'node:crypto';
import type { ImporterRow } from './tables.js';

/** Hours during which the secret before signs too. */
export const OVERLAP_HOURS = 24;

type Secrets = Pick<ImporterRow, 'webhook_secret' | 'previous_webhook_secret' | 'previous_secret_until'>;

/** As Standard Webhooks writes them. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** The secrets that sign a message at a moment, the newest first. */
export function secretsAt(now: Date, importer: Secrets): readonly string[] {
  const { webhook_secret, previous_webhook_secret: previous, previous_secret_until: until } = importer;
  return previous !== null && until !== null && now < until ? [webhook_secret, previous] : [webhook_secret];
}
