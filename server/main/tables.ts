import type { AuditTables } from '../features/audit/tables.js';
import type { AuthTables } from '../features/auth/tables.js';
import type { IdpTables } from '../features/idp/tables.js';
import type { ImporterTables } from '../features/importers/tables.js';
import type { ImportTables } from '../features/imports/tables.js';
import type { WebhookTables } from '../features/webhooks/tables.js';

/** Rows of the tables that are not models. Each feature declares its own and adds it here. */
export interface Tables extends AuditTables, AuthTables, IdpTables, ImporterTables, ImportTables, WebhookTables {}
