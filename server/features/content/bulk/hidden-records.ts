import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Connection, Database } from '../../../platform/database/database.js';
import { identifier } from '../names.js';

/**
 * Records that are in the table of their model and not to be seen yet. While there are such, a view that leaves them out has
 * the name of the table, and the table another one: whoever reads, writes, locks or relates records does so through the
 * view without knowing, and keys and indexes hold for all. Showing them is a change of names, done in a moment.
 */
export interface HiddenRange {
  readonly importId: string;
  /** Table of the model. */
  readonly table: string;
  /** Ids between which nobody else's lie. */
  readonly first: string;
  readonly last: string;
}

/** Records that are taken out again in one statement. */
const SLICE = 500;

/** The table itself while a view has its name. */
function wholeTable(table: string): string {
  return identifier(table, 'whole');
}

/** Hides records that are to come. The statements that insert them name the table that is answered. */
export async function hideRange(transaction: Connection, range: HiddenRange): Promise<RawBuilder<unknown>> {
  const { importId, table, first, last } = range;
  await sql`INSERT INTO hidden_records (import_id, model_table, first_id, last_id)
    VALUES (${importId}, ${table}, ${first}, ${last})`.execute(transaction);
  await cover(transaction, table);
  return sql.table(wholeTable(table));
}

/** Shows records that were hidden, with the end of the transaction. */
export async function showRange(transaction: Connection, { table, first }: HiddenRange): Promise<void> {
  await sql`DELETE FROM hidden_records WHERE model_table = ${table} AND first_id = ${first}`.execute(transaction);
  await cover(transaction, table);
}

/** Takes out, step by step, records that are hidden; those that were shown stay. */
export async function dropRange(database: Pick<Database, 'pool' | 'transaction'>, range: HiddenRange): Promise<void> {
  const { table, first, last } = range;
  const { rows: hidden } = await sql`SELECT 1 FROM hidden_records
    WHERE model_table = ${table} AND first_id = ${first}`.execute(database.pool);
  if (hidden.length === 0) return;
  const whole = sql.table(wholeTable(table));
  for (let count = SLICE; count > 0;) {
    const { numAffectedRows = 0n } = await sql`DELETE FROM ${whole} WHERE id IN (
      SELECT id FROM ${whole} WHERE id BETWEEN ${first}::uuid AND ${last}::uuid LIMIT ${SLICE})`.execute(database.pool);
    count = Number(numAffectedRows);
  }
  await database.transaction((transaction) => showRange(transaction, range));
}

/** Of earlier attempts at an import, or of all imports: what was hidden when they ended without a word is taken out. */
export async function dropRangesOf(database: Database, importId?: string): Promise<void> {
  const { rows: known } = await sql<{ is_there: boolean }>`
    SELECT to_regclass('hidden_records') IS NOT NULL AS is_there`.execute(database.pool);
  if (known[0]?.is_there !== true) return;
  const { rows } = await sql<HiddenRange>`
    SELECT import_id AS "importId", model_table AS table, first_id AS first, last_id AS last FROM hidden_records
    WHERE ${importId ?? null}::uuid IS NULL OR import_id = ${importId ?? null}::uuid`.execute(database.pool);
  for (const range of rows) await dropRange(database, range);
}

async function cover(transaction: Connection, table: string): Promise<void> {
  const [name, whole] = [sql.table(table), sql.table(wholeTable(table))];
  const { rows: ranges } = await sql<{ first: string; last: string }>`
    SELECT first_id AS first, last_id AS last FROM hidden_records WHERE model_table = ${table}`.execute(transaction);
  const { rows: kinds } = await sql<{ kind: string }>`SELECT relkind::text AS kind FROM pg_class
    WHERE relname = ${table} AND relnamespace = current_schema()::regnamespace`.execute(transaction);
  if (kinds[0]?.kind === 'v') await sql`DROP VIEW ${name}`.execute(transaction);
  else if (ranges.length > 0)
    await sql`ALTER TABLE ${name} RENAME TO ${sql.id(wholeTable(table))}`.execute(transaction);
  if (ranges.length === 0) {
    if (kinds[0]?.kind === 'v') await sql`ALTER TABLE ${whole} RENAME TO ${sql.id(table)}`.execute(transaction);
    return;
  }
  // A view takes no parameters; ids are of our own making.
  const outside = ranges.map(
    ({ first, last }) => sql`id NOT BETWEEN ${sql.lit(first)}::uuid AND ${sql.lit(last)}::uuid`,
  );
  await sql`CREATE VIEW ${name} AS SELECT * FROM ${whole} WHERE ${sql.join(outside, sql` AND `)}`.execute(transaction);
}
