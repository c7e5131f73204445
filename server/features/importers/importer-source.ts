import type { WebhookSource } from '../webhooks/webhook-source.js';
import { secretsAt } from './webhook-secrets.js';

/** Name of the importers among the webhook sources; their receivers are known by the importer's id. */
export const IMPORTERS = 'importers';

export const importerSource: WebhookSource = {
  // Anybody who signs in may give one.
  addresses: 'public',
  secretsOf: async ({ database, now }, receiver) => {
    const importer = await database.pool
      .selectFrom('importers')
      .select(['webhook_secret', 'previous_webhook_secret', 'previous_secret_until'])
      .where('id', '=', receiver)
      .executeTakeFirst();
    return importer ? secretsAt(now(), importer) : [];
  },
};
