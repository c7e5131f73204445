import { auditMigrations } from '../audit/migrations.js';
import { authMigrations } from '../auth/migrations.js';
import { rateLimitMigrations } from '../http/rate-limit-migrations.js';
import { idpMigrations } from '../idp/migrations.js';
import { importerMigrations } from '../importers/migrations.js';
import { importMigrations } from '../imports/migrations.js';
import { importRecordsMigrations } from '../imports/records/migrations.js';
import { webhookMigrations } from '../webhooks/migrations.js';
import type { Migration } from './migration.js';

/** All steps of all features, in the order of their ids. */
export const migrations: readonly Migration[] = [
  ...auditMigrations,
  ...authMigrations,
  ...rateLimitMigrations,
  ...webhookMigrations,
  ...idpMigrations,
  ...importerMigrations,
  ...importMigrations,
  ...importRecordsMigrations,
].sort((left, right) => (left.id < right.id ? -1 : 1));
