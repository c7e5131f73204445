import type { Connection } from '../../../platform/database/database.js';
import type { Models } from '../models.js';
import { readCatalog, foreignTable, planChanges } from './plan-changes.js';
import { tableSpecs } from './table-specs.js';

/** The models require changes that would lose values, or that stored values do not allow. Stops the start. */
export class SchemaChangeError extends Error {
  override readonly name = 'SchemaChangeError';
  readonly code = 'SCHEMA_CHANGE';
}

export interface ApplySchemaOptions {
  /** `ROWGATE_ALLOW_DESTRUCTIVE=true` or `--allow-destructive`. */
  readonly allowDestructive: boolean;
}

/** Adapts the tables to the models; returns the number of statements. Runs under the migration lock. */
export async function applySchema(
  transaction: Connection,
  models: Models,
  { allowDestructive }: ApplySchemaOptions,
): Promise<number> {
  const specs = tableSpecs(models);
  const catalog = await readCatalog(transaction);
  const foreign = foreignTable(specs, catalog);
  if (foreign !== undefined) {
    throw new SchemaChangeError(`The table "${foreign}" already exists and does not belong to a model of this name.`);
  }
  const changes = planChanges(specs, catalog);
  const losses = changes.filter(({ isDestructive }) => isDestructive);
  if (losses.length > 0 && !allowDestructive) {
    const list = losses.map(({ what }) => what).join('; ');
    throw new SchemaChangeError(
      `The models have changed so that the server would have to ${list}. ` +
        'Change them back, or start once with ROWGATE_ALLOW_DESTRUCTIVE=true to lose these values.',
    );
  }
  for (const { statement, what } of changes) {
    try {
      await statement.execute(transaction);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new SchemaChangeError(`The database could not ${what} (${reason}).`, { cause });
    }
  }
  return changes.length;
}
