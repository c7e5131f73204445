import { dropRangesOf } from '../features/content/bulk/hidden-records.js';
import type { Models } from '../features/content/models.js';
import { applySchema } from '../features/content/schema/apply-schema.js';
import type { ApplySchemaOptions } from '../features/content/schema/apply-schema.js';
import type { Database } from '../platform/database/database.js';
import { runMigrations } from '../platform/database/run-migrations.js';
import { features } from './features.js';

/** All steps of all features, in the order of their ids. */
const migrations = features
  .flatMap((feature) => feature.migrations ?? [])
  .sort((left, right) => (left.id < right.id ? -1 : 1));

/** Makes the tables what this version and its models need. Rejects with SchemaChangeError when that would lose values. */
export async function migrate(database: Database, models: Models, options: ApplySchemaOptions): Promise<void> {
  // Alone with its database, this process knows that whoever had hidden records is gone.
  if (database.kind === 'embedded') await dropRangesOf(database);
  await runMigrations(database, {
    migrations,
    afterwards: (transaction) => applySchema(transaction, models, options),
  });
}
