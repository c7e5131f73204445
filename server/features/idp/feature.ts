import type { Deps, OwnDeps } from '../../main/deps.js';
import type { AuthAdditions } from '../auth/auth-deps.js';
import type { Feature } from '../feature.js';
import { idpEndpoints } from './endpoints.js';
import { idpMigrations } from './migrations.js';
import { providerTokenHolder } from './provider-people.js';
import { sweepEvents } from './take-event.js';

export const feature: Feature<Deps> & AuthAdditions<OwnDeps> = {
  name: 'idp',
  migrations: idpMigrations,
  endpoints: idpEndpoints,
  sweeps: [{ name: 'events of the identity provider', run: sweepEvents }],
  tokenHolder: providerTokenHolder,
};
