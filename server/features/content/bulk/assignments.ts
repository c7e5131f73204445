import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { columnFields } from '../column-fields.js';
import type { ColumnField } from '../column-fields.js';
import type { Model, ModelField } from '../models.js';
import { compileScope } from '../query/compile-query.js';
import { PUBLISHED, PUBLISHED_AT, STATUS, hasPublicationDate } from '../operations/status-rules.js';
import { defaultOf, isGeneratedSlug } from '../model.js';
import type { BulkField, BulkWrite } from './bulk-write.js';
import { generatedFlag } from './stage.js';

type Sql = RawBuilder<unknown>;

/** The value a column gets, in a statement where the stage is called `staged` and the model's table `record`. */
export interface Assignment {
  readonly field: ColumnField;
  readonly value: Sql;
}

const staged = (column: string): Sql => sql.ref(`staged.${column}`);
const current = (column: string): Sql => sql.ref(`record.${column}`);

/** `updatedAt` of a change: later than the previous one, even within a millisecond. */
export function nextMoment(at: string): Sql {
  return sql`greatest(${at}::timestamptz, record.updated_at + interval '1 millisecond')`;
}

function constant({ kind }: ModelField, value: unknown): Sql {
  return sql`${kind.toColumn(value)}::${sql.raw(kind.columnType)}`;
}

/** Every column of a new record; an empty cell counts as a member missing from a body. */
export function insertAssignments(write: BulkWrite, at: string): readonly Assignment[] {
  const given = new Map(write.fields.map((field) => [field.name, field]));
  const values = new Map(
    columnFields(write.model).map((field): [string, Assignment] => {
      const isGiven = given.has(field.name) || isGeneratedSlug(field.field);
      const initial = constant(field, defaultOf(field.field) ?? field.kind.empty);
      const absent = copyOf(field, given)?.(initial) ?? initial;
      return [field.name, { field, value: isGiven ? sql`coalesce(${staged(field.column)}, ${absent})` : absent }];
    }),
  );
  const publication = publicationOf(write.model, values);
  if (publication !== undefined) {
    const { status, moment } = publication;
    const value = sql`CASE WHEN ${status.value} = ${PUBLISHED} THEN coalesce(${moment.value}, ${at}::timestamptz)
      ELSE ${moment.value} END`;
    values.set(PUBLISHED_AT, { field: moment.field, value });
  }
  return [...values.values()];
}

/** The changes of a row to its matching record; other columns keep their values. */
export function updateAssignments(write: BulkWrite, at: string): readonly Assignment[] {
  const given = new Map(write.fields.map((field) => [field.name, field]));
  const values = new Map<string, Assignment>();
  for (const field of write.fields) values.set(field.name, { field, value: changedValue(field) });
  for (const field of columnFields(write.model)) {
    const copy = given.has(field.name) ? undefined : copyOf(field, given);
    const relation = given.get(field.field.copiedFrom ?? '');
    if (copy === undefined || relation === undefined) continue;
    const isSame = sql`${staged(relation.column)} IS NOT DISTINCT FROM ${current(relation.column)}`;
    const value = sql`CASE WHEN ${isSame} THEN ${current(field.column)} ELSE ${copy(current(field.column))} END`;
    values.set(field.name, { field, value });
  }
  const publication = publicationOf(write.model, values);
  if (publication !== undefined) {
    const { status, moment } = publication;
    const was = current(status.field.column);
    const value = sql`CASE WHEN ${status.value} = ${PUBLISHED} AND ${was} IS DISTINCT FROM ${PUBLISHED}
      THEN coalesce(${moment.value}, ${current(moment.field.column)}, ${nextMoment(at)}) ELSE ${moment.value} END`;
    values.set(PUBLISHED_AT, { field: moment.field, value });
  }
  return [...values.values()];
}

/** Whether an empty cell keeps the record's current value, because the field cannot be empty. */
function keepsValueWhenEmpty(field: BulkField): boolean {
  return (field.field.required === true && defaultOf(field.field) !== undefined) || isGeneratedSlug(field.field);
}

function changedValue(field: BulkField): Sql {
  const cell = staged(field.column);
  if (isGeneratedSlug(field.field)) {
    const isMade = staged(generatedFlag(field));
    return sql`CASE WHEN ${isMade} THEN ${current(field.column)} ELSE ${cell} END`;
  }
  if (keepsValueWhenEmpty(field)) return sql`coalesce(${cell}, ${current(field.column)})`;
  return field.kind.empty === null ? cell : sql`coalesce(${cell}, ${constant(field, field.kind.empty)})`;
}

/**
 * For a field copied from a relation that the rows set: the copied value, or the fallback when the relation is empty.
 */
function copyOf(field: ColumnField, given: ReadonlyMap<string, BulkField>): ((otherwise: Sql) => Sql) | undefined {
  const relation = given.get(field.field.copiedFrom ?? '');
  const source = relation?.target?.searchables.get(field.name);
  if (relation?.target === undefined || source?.column === undefined) return undefined;
  const id = staged(relation.column);
  const copied = sql`(SELECT related.${sql.id(source.column)} FROM ${sql.table(relation.target.table)} AS related
    WHERE related.id = ${id} AND ${compileScope(relation.copied, 'related')})`;
  const empty = field.kind.empty === null ? copied : sql`coalesce(${copied}, ${constant(field, field.kind.empty)})`;
  return (otherwise) => sql`CASE WHEN ${id} IS NULL THEN ${otherwise} ELSE ${empty} END`;
}

interface Publication {
  readonly status: Assignment;
  readonly moment: Assignment;
}

/** The two fields of the publication-date rule, when the status is written. */
function publicationOf(model: Model, values: ReadonlyMap<string, Assignment>): Publication | undefined {
  const status = values.get(STATUS);
  const field = model.fields.get(PUBLISHED_AT);
  if (!hasPublicationDate(model) || status === undefined || field?.column === undefined) return undefined;
  const moment = values.get(PUBLISHED_AT) ?? {
    field: { ...field, column: field.column },
    value: current(field.column),
  };
  return { status, moment };
}

/** Whether a row differs from its record. */
export function isChanged(assignments: readonly Assignment[]): Sql {
  if (assignments.length === 0) return sql`false`;
  const differences = assignments.map(({ field: { column, kind }, value }) => {
    // PostgreSQL cannot compare `json` values; equal values written by this server have equal text.
    const comparable = (side: Sql): Sql => (kind.columnType === 'json' ? sql`(${side})::text` : side);
    return sql`${comparable(value)} IS DISTINCT FROM ${comparable(current(column))}`;
  });
  return sql`(${sql.join(differences, sql` OR `)})`;
}
