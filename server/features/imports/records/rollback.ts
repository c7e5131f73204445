import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Rollback } from '../../../../src/protocol/index.js';
import type { Connection } from '../../../platform/database/database.js';
import { ApiError } from '../../../platform/http/errors.js';
import type { Principal } from '../../../platform/http/principal.js';
import { requireAct, rowScope } from '../../content/access.js';
import { announceAll, hasListener } from '../../content/bulk/announce-records.js';
import { nextMoment } from '../../content/bulk/assignments.js';
import { allowLongStatements } from '../../content/bulk/stage.js';
import { columnFields } from '../../content/column-fields.js';
import type { ContentDeps } from '../../content/content-deps.js';
import type { ContentRecord } from '../../content/content-record.js';
import type { Model, Models, RowScope } from '../../content/models.js';
import { readFrom } from '../../content/operations/read-rows.js';
import { databaseFailure } from '../../content/operations/with-write.js';
import { compileScope } from '../../content/query/compile-query.js';
import { requireImport } from '../jobs/find-imports.js';
import type { ImportScope } from '../jobs/find-imports.js';
import { createdIds, rowsBefore } from './written-records.js';
import type { Written } from './written-records.js';

/**
 * Rolls back an import: deletes new records and restores changed ones. Records that were edited since, that others
 * require, or that the caller may not change, stay and are listed. Throws NOT_FOUND, FORBIDDEN, and CONFLICT when there
 * is nothing to roll back or it has already been done.
 */
export async function rollbackImport(
  deps: Pick<ContentDeps, 'database' | 'now' | 'models' | 'recordListeners'>,
  principal: Principal,
  { id, scope }: { readonly id: string; readonly scope: ImportScope },
): Promise<Rollback> {
  try {
    return await deps.database.transaction(async (transaction) => {
      await allowLongStatements(transaction);
      const { model, written } = await claimRollback(deps, transaction, { id, scope });
      requireAct(principal, model, 'create');
      const scopes = { create: rowScope(principal, model, 'create'), update: rowScope(principal, model, 'update') };
      const deleted = await deleteCreated(deps, transaction, { model, written, scopes });
      const { kept, total } = await listKept(transaction, { model, written, scopes });
      const restored = await restoreChanged(deps, transaction, { model, written, scopes });
      await transaction.deleteFrom('import_records').where('import_id', '=', id).execute();
      await transaction.deleteFrom('import_changes').where('import_id', '=', id).execute();
      return { restored, deleted, kept, num_kept: total };
    });
  } catch (error) {
    if (!PASSING.has(databaseFailure(error)?.code ?? '')) throw error;
    const message = 'Records were changed during the rollback, so nothing was rolled back. Try again.';
    throw new ApiError('CONFLICT', { message, cause: error });
  }
}

/** Errors caused by concurrent changes. */
const PASSING: ReadonlySet<string> = new Set(['23503', '23505', '40P01', '40001']);

async function claimRollback(
  { models, now }: Pick<ContentDeps, 'now' | 'models'>,
  transaction: Connection,
  { id, scope }: { readonly id: string; readonly scope: ImportScope },
): Promise<Omit<Written, 'scopes'>> {
  const job = await requireImport(transaction, { scope, id }, (imports) =>
    imports.select(['status', 'rolled_back_at']).forUpdate(),
  );
  const refuse = (message: string): ApiError => new ApiError('CONFLICT', { message });
  if (job.rolled_back_at !== null) throw refuse('This import has already been rolled back.');
  const written = await transaction
    .selectFrom('import_records')
    .selectAll()
    .where('import_id', '=', id)
    .executeTakeFirst();
  if (job.status !== 'completed' || !written) throw refuse('This import has written no records.');
  const model = models.byPath(written.model);
  if (!model) throw refuse(`The model "${written.model}" no longer exists.`);
  await transaction.updateTable('import_jobs').set({ rolled_back_at: now() }).where('id', '=', id).execute();
  return { model, written };
}

/** Whether records of this or other models require a record of this one. */
function isRequiredByOthers({ all }: Models, model: Model): RawBuilder<unknown> {
  const uses = all.flatMap((other) =>
    columnFields(other).flatMap(({ column, target, field }) =>
      target?.name === model.name && field.required === true
        ? [
            sql`EXISTS (SELECT 1 FROM ${sql.table(other.table)} AS user_of
            WHERE user_of.${sql.id(column)} = record.id AND user_of.id <> record.id)`,
          ]
        : [],
    ),
  );
  return uses.length === 0 ? sql`false` : sql`(${sql.join(uses, sql` OR `)})`;
}

/** Deletes records that the import created and that were neither edited nor required since; returns their number. */
async function deleteCreated(
  deps: Pick<ContentDeps, 'models' | 'recordListeners'>,
  transaction: Connection,
  { model, written, scopes }: Written,
): Promise<number> {
  const table = sql.table(model.table);
  const deletable = sql`SELECT record.id FROM ${table} AS record WHERE record.id IN (${createdIds(model, written)})
    AND record.updated_at = ${written.at} AND NOT ${isRequiredByOthers(deps.models, model)}
    AND ${compileScope(scopes.create, 'record')}`;
  if (hasListener(deps, 'delete', model)) {
    await announceAll(deps, transaction, { event: 'delete', model, ids: deletable });
  }
  const { numAffectedRows = 0n } = await sql`DELETE FROM ${table} WHERE id IN (${deletable})`.execute(transaction);
  return Number(numAffectedRows);
}

const MOST = 1000;

interface Kept {
  readonly kept: Rollback['kept'];
  readonly total: number;
}

/** Records that stay, with the reason; queried between the deletions and the restores. */
async function listKept(transaction: Connection, { model, written, scopes }: Written): Promise<Kept> {
  const table = sql.table(model.table);
  const change = sql`change.import_id = ${written.import_id}::uuid`;
  const { rows } = await sql<{ id: string; reason: string; total: number }>`
    SELECT id, reason, count(*) OVER () AS total FROM (
      SELECT record.id, CASE WHEN record.updated_at <> ${written.at} THEN 'It was edited since.'
        WHEN ${compileScope(scopes.create, 'record')} THEN 'Other records require it.'
        ELSE 'You may not change it.' END AS reason
      FROM ${table} AS record WHERE record.id IN (${createdIds(model, written)})
      UNION ALL
      SELECT change.record_id, 'It was deleted since.' FROM import_changes AS change
      WHERE ${change} AND NOT EXISTS (SELECT 1 FROM ${table} AS record WHERE record.id = change.record_id)
      UNION ALL
      SELECT record.id, CASE WHEN record.updated_at = change.after THEN ${obstacleOf(model, scopes.update)}
        ELSE 'It was edited since.' END
      FROM ${rowsBefore(model, 'before')} JOIN ${table} AS record ON record.id = change.record_id WHERE ${change}
    ) AS list WHERE reason IS NOT NULL ORDER BY id LIMIT ${MOST}`.execute(transaction);
  return { kept: rows.map(({ id, reason }) => ({ id, reason })), total: rows[0]?.total ?? 0 };
}

/** Why a record cannot be restored, where `record` is its current and `before` its former state; `NULL` when it can. */
function obstacleOf(model: Model, scope: RowScope): RawBuilder<unknown> {
  const table = sql.table(model.table);
  const cases = columnFields(model).flatMap(({ name, column, isUnique, target }) => {
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

/**
 * Restores the former values of records that the import changed and that were not edited since; returns their number.
 */
async function restoreChanged(
  deps: Pick<ContentDeps, 'now' | 'recordListeners'>,
  transaction: Connection,
  { model, written: { import_id: importId }, scopes }: Written,
): Promise<number> {
  const table = sql.table(model.table);
  const at = deps.now().toISOString();
  const restorable = sql`FROM ${rowsBefore(model, 'before')} JOIN ${table} AS record ON record.id = change.record_id
    WHERE change.import_id = ${importId}::uuid AND record.updated_at = change.after AND ${obstacleOf(model, scopes.update)} IS NULL`;
  // Saved first, because restoring overwrites their current state.
  const chosen = sql.table(`import_restored_${importId.replaceAll('-', '')}`);
  await sql`CREATE TEMPORARY TABLE ${chosen} ON COMMIT DROP AS
    SELECT record.* ${restorable}`.execute(transaction);
  const values = columnFields(model).map(({ column }) => sql`${sql.id(column)} = before.${sql.id(column)}`);
  const { numAffectedRows = 0n } = await sql`UPDATE ${table} AS record
    SET ${sql.join([...values, sql`updated_at = ${nextMoment(at)}`])}
    FROM ${rowsBefore(model, 'before')}
    WHERE change.import_id = ${importId}::uuid AND change.record_id = record.id
      AND record.id IN (SELECT id FROM ${chosen})`.execute(transaction);
  if (hasListener(deps, 'update', model)) {
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
