import type { Deps } from '../../main/deps.js';
import type { Feature } from '../feature.js';
import type { ContentAdditions } from '../content/record-event.js';
import type { WebhookAdditions } from '../webhooks/queue-delivery.js';
import { importerEndpoints } from './endpoints.js';
import { importerHandOver } from './hand-over.js';
import { IMPORTERS, importerSource } from './importer-webhooks.js';
import { importerMigrations } from './migrations.js';

export const feature: Feature<Deps> &
  ContentAdditions<Deps, Pick<Deps, 'models' | 'now' | 'importsOf'>> &
  WebhookAdditions<Pick<Deps, 'database' | 'now'>> = {
  name: 'importers',
  migrations: importerMigrations,
  endpoints: importerEndpoints,
  deletionGuard: importerHandOver,
  webhookSources: (deps) => ({ [IMPORTERS]: importerSource(deps) }),
};
