import type { AuthAdditions } from '../auth/auth-deps.js';
import type { ContentDeps } from '../content/content-deps.js';
import type { Feature } from '../feature.js';
import { idpEndpoints } from './endpoints.js';
import { idpMigrations } from './migrations.js';
import type { IdpDeps } from './provider-users.js';
import { providerTokenHolder } from './provider-users.js';
import { sweepEvents } from './apply-event.js';

export const feature: Feature<ContentDeps> & AuthAdditions<IdpDeps> = {
  name: 'idp',
  migrations: idpMigrations,
  endpoints: idpEndpoints,
  sweeps: [{ name: 'identity provider events', run: sweepEvents }],
  tokenHolder: providerTokenHolder,
};
