import { dropRangesOf } from '../features/content/bulk/hidden-records.js';
import type { Models } from '../features/content/models.js';
import { applySchema } from '../features/content/schema/apply-schema.js';
import type { ApplySchemaOptions } from '../features/content/schema/apply-schema.js';
import type { Database } from '../platform/database/database.js';
import { runMigrations } from '../platform/database/run-migrations.js';
import { features } from './features.js';

/** All migrations of all features, ordered by id. */
const migrations = features
  .flatMap((feature) => feature.migrations ?? [])
  .sort((left, right) => (left.id < right.id ? -1 : 1));

/** Migrates the tables to this version and its models. Rejects with SchemaChangeError if that would lose values. */
export async function migrate(database: Database, models: Models, options: ApplySchemaOptions): Promise<void> {
  // This process has its database to itself, so any other process that had hidden records is gone.
  if (database.kind === 'embedded') await dropRangesOf(database);
  await runMigrations(database, {
    migrations,
    afterwards: (transaction) => applySchema(transaction, models, options),
  });
}
