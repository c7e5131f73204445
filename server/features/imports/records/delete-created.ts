import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { announceAll, isHeard } from '../../content/bulk/announce-records.js';
import type { Model, Models } from '../../content/models.js';
import { compileScope } from '../../content/query/compile-query.js';
import type { Deps } from '../../../main/deps.js';
import type { Connection } from '../../../platform/database/database.js';
import { createdIds } from './written-records.js';
import type { Written } from './written-records.js';

/** Records of other models, or of this one, that cannot be without a record of this one. */
export function isRequiredByOthers({ all }: Models, model: Model): RawBuilder<unknown> {
  const uses = all.flatMap((other) =>
    [...other.fields.values()].flatMap(({ column, target, field }) =>
      column !== undefined && target?.name === model.name && field.required === true
        ? [
            sql`EXISTS (SELECT 1 FROM ${sql.table(other.table)} AS user_of
            WHERE user_of.${sql.id(column)} = record.id AND user_of.id <> record.id)`,
          ]
        : [],
    ),
  );
  return uses.length === 0 ? sql`false` : sql`(${sql.join(uses, sql` OR `)})`;
}

/** Deletes what the import created and nobody has edited or needs; answers how many. */
export async function deleteCreated(
  deps: Deps,
  transaction: Connection,
  { model, written, scopes }: Written,
): Promise<number> {
  const table = sql.table(model.table);
  const deletable = sql`SELECT record.id FROM ${table} AS record WHERE record.id IN (${createdIds(model, written)})
    AND record.updated_at = ${written.at} AND NOT ${isRequiredByOthers(deps.models, model)}
    AND ${compileScope(scopes.create, 'record')}`;
  if (isHeard(deps, 'delete', model)) {
    await announceAll(deps, transaction, { event: 'delete', model, ids: deletable });
  }
  const { numAffectedRows = 0n } = await sql`DELETE FROM ${table} WHERE id IN (${deletable})`.execute(transaction);
  return Number(numAffectedRows);
}
