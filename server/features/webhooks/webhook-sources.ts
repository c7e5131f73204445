import { IMPORTERS, importerSource } from '../importers/importer-source.js';
import { RECORDS, recordSource } from './record-webhooks.js';
import type { WebhookSources } from './webhook-source.js';

/** All that send webhooks. */
export const WEBHOOK_SOURCES: WebhookSources = { [RECORDS]: recordSource, [IMPORTERS]: importerSource };
