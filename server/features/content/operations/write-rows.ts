import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.js';
import { CREATED_BY } from '../models.js';
import type { Model } from '../models.js';

/** Values by field name, as checked by the kinds of the fields. */
export type Values = ReadonlyMap<string, unknown>;

export interface RowWrite {
  readonly id: string;
  readonly values: Values;
  readonly at: string;
}

export interface NewRow extends RowWrite {
  /** The user who created it; `null` for a key or the server. */
  readonly createdBy: string | null;
}

interface Assignment {
  readonly column: string;
  readonly type: string;
  readonly value: unknown;
}

function assignments(model: Model, values: Values): readonly Assignment[] {
  return [...values].flatMap(([name, value]) => {
    const field = model.fields.get(name);
    if (field?.column === undefined) return [];
    return [{ column: field.column, type: field.kind.columnType, value: field.kind.toColumn(value) }];
  });
}

export async function insertRow(
  transaction: Connection,
  model: Model,
  { id, values, at, createdBy }: NewRow,
): Promise<void> {
  const all: readonly Assignment[] = [
    { column: 'id', type: 'uuid', value: id },
    { column: 'created_at', type: 'timestamptz', value: at },
    { column: 'updated_at', type: 'timestamptz', value: at },
    { column: CREATED_BY, type: 'uuid', value: createdBy },
    ...assignments(model, values),
  ];
  await sql`INSERT INTO ${sql.table(model.table)} (${sql.join(all.map(({ column }) => sql.id(column)))})
    VALUES (${sql.join(all.map(({ value, type }) => sql`${value}::${sql.raw(type)}`))})`.execute(transaction);
  await writeLinks(transaction, model, { id, values, at });
}

export async function updateRow(transaction: Connection, model: Model, write: RowWrite): Promise<void> {
  const all: readonly Assignment[] = [
    { column: 'updated_at', type: 'timestamptz', value: write.at },
    ...assignments(model, write.values),
  ];
  await sql`UPDATE ${sql.table(model.table)}
    SET ${sql.join(all.map(({ column, value, type }) => sql`${sql.id(column)} = ${value}::${sql.raw(type)}`))}
    WHERE id = ${write.id}::uuid`.execute(transaction);
  await writeLinks(transaction, model, write);
}

/** To-many relations are replaced as a whole, in the given order. */
async function writeLinks(transaction: Connection, model: Model, { id, values }: RowWrite): Promise<void> {
  for (const [name, value] of values) {
    const joinTable = model.fields.get(name)?.joinTable;
    if (joinTable === undefined) continue;
    await sql`DELETE FROM ${sql.table(joinTable)} WHERE owner_id = ${id}::uuid`.execute(transaction);
    await sql`INSERT INTO ${sql.table(joinTable)} (owner_id, target_id, position)
      SELECT ${id}::uuid, target_id, position
      FROM unnest(${value}::uuid[]) WITH ORDINALITY AS list (target_id, position)`.execute(transaction);
  }
}

export async function deleteRow(transaction: Connection, model: Model, id: string): Promise<void> {
  await sql`DELETE FROM ${sql.table(model.table)} WHERE id = ${id}::uuid`.execute(transaction);
}
