import type { Deps } from '../../main/deps.js';
import type { Feature } from '../feature.js';
import { auditEndpoints } from './endpoints.js';
import { auditMigrations } from './migrations.js';
import { sweepAudit } from './sweep-audit.js';

export const feature: Feature<Deps> = {
  name: 'audit',
  migrations: auditMigrations,
  endpoints: auditEndpoints,
  sweeps: [{ name: 'audit log', run: sweepAudit }],
};
