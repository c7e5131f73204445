import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Connection } from '../../../platform/database/database.js';
import type { Action, Principal } from '../../../platform/http/principal.js';
import { ApiError } from '../../../platform/http/errors.js';
import type { ContentRecord } from '../content-record.js';
import type { Model, Searchable, RowScope } from '../models.js';
import { compileCondition, compileScope, compileSort } from '../query/compile-query.js';
import type { Query } from '../query/query.js';
import { knownScope, rowScope } from '../access.js';

type Row = Readonly<Record<string, unknown>>;

/** `id`, the fields, `createdAt`, `updatedAt`: the order of members in responses. */
function readOrder(model: Model): readonly Searchable[] {
  const system = (name: string): readonly Searchable[] => {
    const field = model.searchables.get(name);
    return field === undefined ? [] : [field];
  };
  return [...system('id'), ...model.fields.values(), ...system('createdAt'), ...system('updatedAt')];
}

/** What reads of a model have in common. It never changes, and composing it takes a good part of a short read. */
interface Reading {
  readonly order: readonly Searchable[];
  /** The columns that `toRecord` needs; the table is called `record`. */
  readonly columns: RawBuilder<unknown>;
}

const readings = new WeakMap<Model, Reading>();

function readingOf(model: Model, connection: Connection): Reading {
  const known = readings.get(model);
  if (known) return known;
  const order = readOrder(model);
  const reading = { order, columns: sql.raw(selectList(order).compile(connection).sql) };
  readings.set(model, reading);
  return reading;
}

function selectList(order: readonly Searchable[]): RawBuilder<unknown> {
  return sql.join(
    order.map(({ name, column, joinTable, kind }) => {
      const value =
        joinTable === undefined
          ? kind.selected(sql.ref(`record.${column}`))
          : sql`ARRAY(SELECT own.target_id::text FROM ${sql.table(joinTable)} AS own
              WHERE own.owner_id = record.id ORDER BY own.position)`;
      return sql`${value} AS ${sql.id(name)}`;
    }),
  );
}

function toRecord({ order }: Reading, row: Row): ContentRecord {
  const members = order.map(({ name, kind }) => [name, kind.fromColumn(row[name] ?? null)]);
  return Object.fromEntries(members) as ContentRecord;
}

export interface Page {
  readonly records: readonly ContentRecord[];
  readonly total: number;
}

/** A page and the total number of matches within the scope, in one statement and therefore consistent. */
export async function readPage(
  connection: Connection,
  model: Model,
  { scope, ...query }: Query & { readonly scope: RowScope },
): Promise<Page> {
  const reading = readingOf(model, connection);
  const table = sql`${sql.table(model.table)} AS record`;
  const where = sql`${compileScope(scope, 'record')} AND (${compileCondition(query.condition, 'record')})`;
  const order = compileSort(query.sort, ({ field }) => sql.ref(`record.${field.column}`));
  const { rows } = await sql<Row>`
    SELECT counted.total AS "_total", ${reading.columns}
    FROM (SELECT count(*) AS total FROM ${table} WHERE ${where}) AS counted
    LEFT JOIN LATERAL (
      SELECT record.* FROM ${table} WHERE ${where}
      ORDER BY ${order} LIMIT ${query.limit} OFFSET ${query.offset}
    ) AS record ON true
    ORDER BY ${order}`.execute(connection);
  return {
    records: rows.filter((row) => row['id'] !== null).map((row) => toRecord(reading, row)),
    total: Number(rows[0]?.['_total'] ?? 0),
  };
}

/** Records of the scope by their ids, in no particular order; missing ones are left out. */
export async function readByIds(
  connection: Connection,
  model: Model,
  { ids, scope }: { readonly ids: readonly string[]; readonly scope: RowScope },
): Promise<readonly ContentRecord[]> {
  if (ids.length === 0 || scope === 'none') return [];
  const reading = readingOf(model, connection);
  const { rows } = await sql<Row>`
    SELECT ${reading.columns} FROM ${sql.table(model.table)} AS record
    WHERE record.id = ANY(${ids}::uuid[]) AND ${compileScope(scope, 'record')}`.execute(connection);
  return rows.map((row) => toRecord(reading, row));
}

/** Reads records from rows with the table's columns; `from` calls them `record`, and may order them. */
export async function readFrom(
  connection: Connection,
  model: Model,
  from: RawBuilder<unknown>,
): Promise<readonly ContentRecord[]> {
  const reading = readingOf(model, connection);
  const { rows } = await sql<Row>`SELECT ${reading.columns} FROM ${from}`.execute(connection);
  return rows.map((row) => toRecord(reading, row));
}

const LOCKS = { update: sql`FOR NO KEY UPDATE`, delete: sql`FOR UPDATE` } as const;

/**
 * Reads the record and locks it until the transaction ends. Other records may be related to it meanwhile, unless it is
 * about to be deleted: two records that refer to each other can be updated at once.
 */
export async function lockRecord(
  transaction: Connection,
  model: Model,
  id: string,
  intent: 'update' | 'delete' = 'update',
): Promise<ContentRecord | undefined> {
  const reading = readingOf(model, transaction);
  const { rows } = await sql<Row>`
    SELECT ${reading.columns} FROM ${sql.table(model.table)} AS record
    WHERE record.id = ${id}::uuid ${LOCKS[intent]} OF record`.execute(transaction);
  return rows[0] && toRecord(reading, rows[0]);
}

interface RowAction {
  readonly model: Model;
  readonly id: string;
  readonly action: Action;
}

/**
 * Throws NOT_FOUND for a record that the rules hide from the caller, FORBIDDEN for a visible one that they do not let
 * the caller act on.
 */
export async function requireRow(
  transaction: Connection,
  principal: Principal,
  { model, id, action }: RowAction,
): Promise<void> {
  const known = knownScope(principal, model, action);
  if (!(await isWithin(transaction, model, { id, scope: known }))) throw new ApiError('NOT_FOUND');
  const scope = rowScope(principal, model, action);
  if (await isWithin(transaction, model, { id, scope })) return;
  throw new ApiError('FORBIDDEN', { message: `You may not ${action} this record of "${model.path}".` });
}

/** Throws FORBIDDEN when the caller may not create the record that was just written, or change it to this state. */
export async function requireResult(
  transaction: Connection,
  principal: Principal,
  { model, id, action }: RowAction & { readonly action: 'create' | 'update' },
): Promise<void> {
  const scope = rowScope(principal, model, action);
  if (await isWithin(transaction, model, { id, scope })) return;
  const problem = action === 'create' ? 'create such a record' : 'change a record in this way';
  throw new ApiError('FORBIDDEN', { message: `In "${model.path}" you may not ${problem}.` });
}

async function isWithin(
  connection: Connection,
  { table }: Model,
  { id, scope }: { readonly id: string; readonly scope: RowScope },
): Promise<boolean> {
  if (typeof scope === 'string') return scope === 'all';
  const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} AS record
    WHERE record.id = ${id}::uuid AND ${compileScope(scope, 'record')}`.execute(connection);
  return rows.length > 0;
}
