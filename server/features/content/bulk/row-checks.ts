import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Connection } from '../../../platform/database/database.js';
import { CREATED_BY } from '../models.js';
import type { RowScope } from '../models.js';
import { compileScope } from '../query/compile-query.js';
import { insertAssignments, nextMoment, updateAssignments } from './assignments.js';
import { isGeneratedSlug, isRequiredOnCreate } from '../model.js';
import type { BulkField } from './bulk-write.js';
import { generatedFlag, ROW } from './stage.js';
import type { Stage } from './stage.js';

type Sql = RawBuilder<unknown>;

/** Rows of a stage that cannot be written given the current records; `field` and `message` describe the error. */
interface RowCheck {
  readonly field: string;
  readonly message: Sql;
  /** Conditions on `staged` and, if the key matches a record, `record`. */
  readonly where: Sql;
  readonly joins?: Sql;
}

const staged = (column: string): Sql => sql.ref(`staged.${column}`);

/** The records a key may match. Nothing reveals a hidden record, unless the key is unique and therefore taken for all. */
function matchable({ write: { key, scopes } }: Stage, alias: string): Sql {
  return key?.isUnique === true ? sql`true` : compileScope(scopes.known, alias);
}

/** The record that matches the row's key. */
export function keyMatch(stage: Stage): Sql {
  const { model, key } = stage.write;
  if (key === undefined) return sql``;
  const column = sql.id(key.column);
  return sql`JOIN ${sql.table(model.table)} AS record
    ON record.${column} = staged.${column} AND ${matchable(stage, 'record')}`;
}

function hasNoMatch(stage: Stage): Sql {
  const { model, key } = stage.write;
  if (key === undefined) return sql`true`;
  const column = sql.id(key.column);
  return sql`NOT EXISTS (SELECT 1 FROM ${sql.table(model.table)} AS other
    WHERE other.${column} = staged.${column} AND ${matchable(stage, 'other')})`;
}

/** Provided fields that must be unique; the key of a match is shared on purpose. */
export function uniqueFields({ write: { fields, key } }: Stage): readonly BulkField[] {
  return fields.filter((field) => field.isUnique && field.name !== key?.name);
}

/** The checks on single rows, in this order. */
function rowChecks(stage: Stage): readonly RowCheck[] {
  const { write, slugs } = stage;
  const { model, key } = write;
  const all: RowCheck[] = [];
  if (key !== undefined) {
    const joins = keyMatch(stage);
    if (!key.isUnique) {
      const column = sql.id(key.column);
      const where = sql`${staged(key.column)} IN (SELECT other.${column} FROM ${sql.table(model.table)} AS other
        WHERE ${matchable(stage, 'other')} GROUP BY 1 HAVING count(*) > 1)`;
      const message = sql`'Several records have this value.'`;
      all.push({ field: key.name, message, where });
    }
    all.push(...forbiddenMatches(stage, key));
    for (const { name, column, field } of write.fields) {
      if (field.type !== 'select' || field.transitions === undefined) continue;
      const moves = Object.entries(field.transitions).map(
        ([from, to]) =>
          sql`(record.${sql.id(column)} = ${from} AND ${staged(column)} <> ALL (${[from, ...to]}::text[]))`,
      );
      if (moves.length === 0) continue;
      const message = sql`format('May not move from "%s" to "%s".', record.${sql.id(column)}, ${staged(column)})`;
      all.push({ field: name, message, where: sql`(${sql.join(moves, sql` OR `)})`, joins });
    }
    const given = new Set(write.fields.map(({ name }) => name));
    const missing = [...model.fields.values()].find(
      (field) => isRequiredOnCreate(field.field) && !given.has(field.name),
    );
    if (missing !== undefined) {
      all.push({ field: missing.name, message: sql`'Is required.'`, where: hasNoMatch(stage) });
    }
  }
  for (const { name, column } of uniqueFields(stage)) {
    const slug = slugs.find((candidate) => candidate.name === name);
    const isGiven = slug === undefined ? sql`true` : sql`NOT ${staged(generatedFlag(slug))}`;
    const isOther =
      key === undefined
        ? sql`true`
        : sql`(other.${sql.id(key.column)} = ${staged(key.column)} AND ${matchable(stage, 'other')}) IS NOT TRUE`;
    const where = sql`${isGiven} AND EXISTS (SELECT 1 FROM ${sql.table(model.table)} AS other
      WHERE other.${sql.id(column)} = ${staged(column)} AND ${isOther})`;
    all.push({ field: name, message: sql`'Another record already has this value.'`, where });
  }
  return all;
}

/** Matching records that the caller may not change, without revealing hidden ones. */
function forbiddenMatches(stage: Stage, key: BulkField): readonly RowCheck[] {
  const { known, update } = stage.write.scopes;
  if (known === 'all' && update === 'all') return [];
  const isKnown = compileScope(known, 'record');
  const where = sql`NOT (${isKnown} AND ${compileScope(update, 'record')})`;
  const message = sql`CASE WHEN ${isKnown} THEN 'You may not change this record.' ELSE 'Another record already has this value.' END`;
  return [{ field: key.name, message, where, joins: keyMatch(stage) }];
}

/** Rows whose resulting record the caller may not create, or change in this way. */
function forbiddenResults(stage: Stage, at: string): readonly RowCheck[] {
  const { create, update } = stage.write.scopes;
  const { key, fields } = stage.write;
  const field = key?.name ?? fields[0]?.name ?? 'id';
  const refusal = (scope: RowScope, result: Sql, message: string): readonly RowCheck[] =>
    scope === 'all'
      ? []
      : [{ field, message: sql`${message}::text`, where: sql`NOT ${compileScope(scope, 'result')}`, joins: result }];
  return [
    ...refusal(create, createdRows(stage, at), 'You may not create such a record.'),
    ...(key === undefined ? [] : refusal(update, changedRows(stage, at), 'You may not change the record in this way.')),
  ];
}

const asColumns = (values: ReadonlyMap<string, Sql>): Sql =>
  sql.join([...values].map(([column, value]) => sql`${value} AS ${sql.id(column)}`));

/** New records as `result`, as they would be written. */
function createdRows(stage: Stage, at: string): Sql {
  const { write } = stage;
  const moment = sql`${at}::timestamptz`;
  const values = new Map<string, Sql>([
    ['id', staged('id')],
    ['created_at', moment],
    ['updated_at', moment],
    [CREATED_BY, sql`${write.createdBy}::uuid`],
    ...insertAssignments(write, at).map(({ field, value }) => [field.column, value] as const),
  ]);
  return sql`JOIN LATERAL (SELECT ${asColumns(values)}) AS result ON ${hasNoMatch(stage)}`;
}

/** Changed records as `result`, as they would be written. */
function changedRows(stage: Stage, at: string): Sql {
  const { write } = stage;
  const columns = [
    'id',
    'created_at',
    CREATED_BY,
    ...[...write.model.fields.values()].flatMap(({ column }) => column ?? []),
  ];
  const values = new Map<string, Sql>([
    ...columns.map((column) => [column, sql.ref(`record.${column}`)] as const),
    ['updated_at', nextMoment(at)],
    ...updateAssignments(write, at).map(({ field, value }) => [field.column, value] as const),
  ]);
  return sql`${keyMatch(stage)} JOIN LATERAL (SELECT ${asColumns(values)}) AS result ON true`;
}

/** Whether rows can only be checked against the whole stage. */
export function needsComparing(stage: Stage): boolean {
  const { key, scopes } = stage.write;
  return key !== undefined || scopes.create !== 'all' || uniqueFields(stage).length > 0 || stage.slugs.length > 0;
}

/**
 * Whether the check depends on existing or concurrent records. Such rows must not stay in a transaction for long,
 * because writers of the same values or of related records would wait for its end.
 */
export function dependsOnRecords(stage: Stage): boolean {
  return needsComparing(stage) || stage.write.fields.some(({ target }) => target !== undefined);
}

/** Removes rows that conflict with existing records or with the rules of the model. */
export async function rejectConflictingRows(transaction: Connection, stage: Stage, at: string): Promise<void> {
  for (const { field, message, where, joins = sql`` } of [...rowChecks(stage), ...forbiddenResults(stage, at)]) {
    await sql`INSERT INTO ${stage.refused} (${sql.id(ROW)}, field, message)
      SELECT staged.${sql.id(ROW)}, ${field}, ${message} FROM ${stage.table} AS staged ${joins} WHERE ${where}
      `.execute(transaction);
    await removeRejected(transaction, stage);
  }
}

export async function removeRejected(transaction: Connection, { table, matched, refused }: Stage): Promise<void> {
  const row = sql.id(ROW);
  for (const from of [table, matched]) {
    await sql`DELETE FROM ${from} AS taken USING ${refused} AS refused WHERE taken.${row} = refused.${row}`.execute(
      transaction,
    );
  }
}

/** Whether a row updates a record, once matches have been recorded. */
export function isMatched({ matched }: Stage): Sql {
  return sql`EXISTS (SELECT 1 FROM ${matched} AS matched WHERE matched.${sql.id(ROW)} = ${staged(ROW)})`;
}

/**
 * Finds rows whose value occurs in another row or, for generated slugs, in a record; all other rows need no further
 * check. One statement per reason: joined by `OR`, PostgreSQL would compare the rows pairwise.
 */
export async function findSharedValues(transaction: Connection, stage: Stage): Promise<number> {
  const { table, shared, slugs, write } = stage;
  const key = write.key === undefined ? [] : [write.key];
  const given = [...key, ...uniqueFields(stage).filter((field) => !isGeneratedSlug(field.field))].map(
    ({ column }) => column,
  );
  const shares = (column: string, among: Sql): Sql =>
    sql`${staged(column)} IN (SELECT ${staged(column)} FROM ${table} AS staged WHERE ${among}
      GROUP BY 1 HAVING count(*) > 1)`;
  const reasons = [
    ...given.map((column) => shares(column, sql`true`)),
    ...slugs.flatMap((slug) => {
      const isMade = staged(generatedFlag(slug));
      // An existing record has its slug already.
      const isWanted = key.length === 0 ? sql`true` : sql`(NOT ${isMade} OR NOT ${isMatched(stage)})`;
      const isTaken = sql`${isMade} AND ${staged(slug.column)} IN (SELECT other.${sql.id(slug.column)}
        FROM ${sql.table(write.model.table)} AS other)`;
      return [sql`${isWanted} AND ${shares(slug.column, isWanted)}`, sql`${isWanted} AND ${isTaken}`];
    }),
  ];
  let count = 0;
  for (const reason of reasons) {
    const { numAffectedRows = 0n } = await sql`INSERT INTO ${shared} (${sql.id(ROW)})
      SELECT staged.${sql.id(ROW)} FROM ${table} AS staged WHERE ${reason}`.execute(transaction);
    count += Number(numAffectedRows);
  }
  return count;
}
