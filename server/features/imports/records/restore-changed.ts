import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { announceAll, isHeard } from '../../content/bulk/announce-records.js';
import { nextMoment } from '../../content/bulk/assignments.js';
import type { ContentRecord } from '../../content/content-record.js';
import type { Model } from '../../content/models.js';
import { readFrom } from '../../content/operations/read-rows.js';
import { compileScope } from '../../content/query/compile-query.js';
import type { RowScope } from '../../content/query/query.js';
import type { Deps } from '../../../main/deps.js';
import type { Connection } from '../../../platform/database/database.js';
import { rowsBefore } from './written-records.js';
import type { Written } from './written-records.js';

type ColumnOf = Model['fields'] extends ReadonlyMap<string, infer Field> ? Field : never;

function columnsOf(model: Model): readonly (ColumnOf & { readonly column: string })[] {
  return [...model.fields.values()].flatMap((field) => {
    const { column } = field;
    return column === undefined ? [] : [{ ...field, column }];
  });
}

/** Why a record cannot be as it was, where `record` is as it is and `before` as it was; `NULL` where it can. */
export function obstacleOf(model: Model, scope: RowScope): RawBuilder<unknown> {
  const table = sql.table(model.table);
  const cases = columnsOf(model).flatMap(({ name, column, isUnique, target }) => {
    const before = sql.ref(`before.${column}`);
    const isMoved = sql`${before} IS NOT NULL AND ${before} <> ${sql.ref(`record.${column}`)}`;
    return [
      ...(isUnique
        ? [
            sql`WHEN ${isMoved} AND EXISTS (SELECT 1 FROM ${table} AS other WHERE other.${sql.id(column)} = ${before}
              AND other.id <> record.id) THEN ${`Another record has its former "${name}".`}`,
          ]
        : []),
      ...(target === undefined
        ? []
        : [
            sql`WHEN ${before} IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ${sql.table(target.table)} AS related
              WHERE related.id = ${before}) THEN ${`Its former "${name}" is gone.`}`,
          ]),
    ];
  });
  if (scope !== 'all') {
    const isAllowed = sql`${compileScope(scope, 'record')} AND ${compileScope(scope, 'before')}`;
    cases.unshift(sql`WHEN NOT (${isAllowed}) THEN 'You may not change it.'`);
  }
  return cases.length === 0 ? sql`NULL::text` : sql`CASE ${sql.join(cases, sql` `)} END`;
}

/** Gives the records that the import changed, and nobody since, their former values; answers how many. */
export async function restoreChanged(
  deps: Deps,
  transaction: Connection,
  { model, written: { import_id: importId }, scopes }: Written,
): Promise<number> {
  const table = sql.table(model.table);
  const at = deps.now().toISOString();
  const restorable = sql`FROM ${rowsBefore(model, 'before')} JOIN ${table} AS record ON record.id = change.record_id
    WHERE change.import_id = ${importId}::uuid AND record.updated_at = change.after AND ${obstacleOf(model, scopes.update)} IS NULL`;
  // What they are before they are restored is gone after.
  const chosen = sql.table(`import_restored_${importId.replaceAll('-', '')}`);
  await sql`CREATE TEMPORARY TABLE ${chosen} ON COMMIT DROP AS
    SELECT record.* ${restorable}`.execute(transaction);
  const values = columnsOf(model).map(({ column }) => sql`${sql.id(column)} = before.${sql.id(column)}`);
  const { numAffectedRows = 0n } = await sql`UPDATE ${table} AS record
    SET ${sql.join([...values, sql`updated_at = ${nextMoment(at)}`])}
    FROM ${rowsBefore(model, 'before')}
    WHERE change.import_id = ${importId}::uuid AND change.record_id = record.id
      AND record.id IN (SELECT id FROM ${chosen})`.execute(transaction);
  if (isHeard(deps, 'update', model)) {
    const previousOf = async (page: readonly string[]): Promise<ReadonlyMap<string, ContentRecord>> => {
      const from = sql`${chosen} AS record WHERE record.id = ANY(${page}::uuid[])`;
      const records = await readFrom(transaction, model, from);
      return new Map(records.map((record) => [record.id, record]));
    };
    const pages = { event: 'update', model, ids: sql`SELECT id FROM ${chosen}`, previousOf } as const;
    await announceAll(deps, transaction, pages);
  }
  return Number(numAffectedRows);
}
