import { auditMigrations } from '../features/audit/migrations.js';
import { authMigrations } from '../features/auth/migrations.js';
import { rateLimitMigrations } from '../platform/http/rate-limit-migrations.js';
import { idpMigrations } from '../features/idp/migrations.js';
import { importerMigrations } from '../features/importers/migrations.js';
import { importMigrations } from '../features/imports/migrations.js';
import { webhookMigrations } from '../features/webhooks/migrations.js';
import type { Migration } from '../platform/database/migration.js';

/** All steps of all features, in the order of their ids. */
export const migrations: readonly Migration[] = [
  ...auditMigrations,
  ...authMigrations,
  ...rateLimitMigrations,
  ...webhookMigrations,
  ...idpMigrations,
  ...importerMigrations,
  ...importMigrations,
].sort((left, right) => (left.id < right.id ? -1 : 1));
