import type { ImporterDeps } from './importer-deps.js';
import type { Platform } from '../../platform/platform.js';
import type { Feature } from '../feature.js';
import type { ContentAdditions } from '../content/record-event.js';
import type { WebhookAdditions } from '../webhooks/webhook-deps.js';
import { importerEndpoints } from './endpoints.js';
import { importerTransferGuard } from './transfer-importers.js';
import type { TransferDeps } from './transfer-importers.js';
import { IMPORTERS, importerSource } from './importer-webhooks.js';
import { importerMigrations } from './migrations.js';

export const feature: Feature<ImporterDeps> &
  ContentAdditions<ImporterDeps, TransferDeps> &
  WebhookAdditions<Pick<Platform, 'database' | 'now'>> = {
  name: 'importers',
  migrations: importerMigrations,
  endpoints: importerEndpoints,
  deletionGuard: importerTransferGuard,
  webhookSources: (deps) => ({ [IMPORTERS]: importerSource(deps) }),
};
