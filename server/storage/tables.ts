import type { AuditTables } from '../audit/tables.js';
import type { AuthTables } from '../auth/tables.js';
import type { IdpTables } from '../idp/tables.js';
import type { ImporterTables } from '../importers/tables.js';
import type { ImportRecordsTables } from '../imports/records/tables.js';
import type { ImportTables } from '../imports/tables.js';
import type { WebhookTables } from '../webhooks/tables.js';

/** Rows of the tables that are not models. Each feature declares its own and adds it here. */
export interface Tables
  extends AuditTables, AuthTables, IdpTables, ImporterTables, ImportTables, ImportRecordsTables, WebhookTables {}
