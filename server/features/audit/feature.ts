import type { Feature } from '../feature.js';
import { auditEndpoints } from './endpoints.js';
import { auditMigrations } from './migrations.js';
import { sweepAudit } from './audit-entries.js';
import type { AuditDeps } from './audit-entries.js';

export const feature: Feature<AuditDeps> = {
  name: 'audit',
  migrations: auditMigrations,
  endpoints: auditEndpoints,
  sweeps: [{ name: 'audit log', run: sweepAudit }],
};
