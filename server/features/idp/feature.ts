import type { Deps } from '../../main/deps.js';
import type { Feature } from '../feature.js';
import { idpEndpoints } from './endpoints.js';
import { idpMigrations } from './migrations.js';

export const feature: Feature<Deps> = {
  name: 'idp',
  migrations: idpMigrations,
  endpoints: idpEndpoints,
};
