import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Connection, Database } from '../../../platform/database/database.js';
import { madeSlugs } from './bulk-write.js';
import type { BulkWrite, MadeSlug } from './bulk-write.js';

/** A table of its own that holds the rows of one bulk write until they are switched to, and what is said of them. */
export interface Stage {
  readonly write: BulkWrite;
  readonly name: string;
  readonly table: RawBuilder<unknown>;
  /** Rows that are refused: `_row`, `field`, `message`; `is_told` where that was answered while they were read. */
  readonly refused: RawBuilder<unknown>;
  /** Rows whose values others share: `_row`. */
  readonly shared: RawBuilder<unknown>;
  /** Rows that change a record: `_row`, `target`, `seen`, `changed`. */
  readonly matched: RawBuilder<unknown>;
  readonly columns: readonly StageColumn[];
  readonly slugs: readonly MadeSlug[];
}

export interface StageColumn {
  readonly name: string;
  readonly type: string;
}

/** Line of the file. */
export const ROW = '_row';

/** The flag that says that a slug was not given. */
export const madeFlag = ({ column }: Pick<MadeSlug, 'column'>): string => `_made_${column}`;

const TABLES = ['', '_refused', '_shared', '_matched'] as const;

/** No database is touched. `name` must leave room for the longest ending. */
export function stageOf(name: string, write: BulkWrite): Stage {
  const slugs = madeSlugs(write.model);
  const given = write.fields.map(({ column, kind }) => ({ name: column, type: kind.columnType }));
  const made = slugs.filter(({ column }) => given.every((other) => other.name !== column));
  const [table, refused, shared, matched] = TABLES.map((ending) => sql.table(name + ending)) as [
    RawBuilder<unknown>,
    RawBuilder<unknown>,
    RawBuilder<unknown>,
    RawBuilder<unknown>,
  ];
  return {
    ...{ write, name, table, refused, shared, matched, slugs },
    columns: [
      { name: ROW, type: 'integer' },
      { name: 'id', type: 'uuid' },
      ...given,
      ...made.map(({ column }) => ({ name: column, type: 'text' })),
      ...slugs.map((slug) => ({ name: madeFlag(slug), type: 'boolean' })),
    ],
  };
}

/** Makes the table alone, for this transaction to see; it goes with its end. */
export async function createPassingStage(transaction: Connection, stage: Stage): Promise<void> {
  await sql`CREATE TEMPORARY TABLE ${stage.table} (${columnList(stage)}) ON COMMIT DROP`.execute(transaction);
}

/**
 * Makes the tables anew. Unlogged: what a crash of the database leaves of them is nothing. `inParts`: rows can be found by
 * their lines while they come.
 */
export async function createStage(connection: Connection, stage: Stage, { inParts = false } = {}): Promise<void> {
  await dropStage(connection, stage.name);
  const row = sql.id(ROW);
  for (const statement of [
    sql`CREATE UNLOGGED TABLE ${stage.table} (${columnList(stage)}) WITH (autovacuum_enabled = false)`,
    sql`CREATE UNLOGGED TABLE ${stage.refused} (${row} integer, field text, message text, is_told boolean DEFAULT false)`,
    sql`CREATE UNLOGGED TABLE ${stage.shared} (${row} integer)`,
    sql`CREATE UNLOGGED TABLE ${stage.matched} (${row} integer, target uuid, seen timestamptz, changed boolean)`,
  ]) {
    await statement.execute(connection);
  }
  if (!inParts) return;
  for (const table of [stage.table, stage.matched]) await sql`CREATE INDEX ON ${table} (${row})`.execute(connection);
}

function columnList({ columns }: Stage): RawBuilder<unknown> {
  return sql.join(columns.map(({ name, type }) => sql`${sql.id(name)} ${sql.raw(type)}`));
}

export async function dropStage(connection: Connection, name: string): Promise<void> {
  await sql`DROP TABLE IF EXISTS ${sql.join(TABLES.map((ending) => sql.table(name + ending)))}`.execute(connection);
}

/**
 * Work on a whole stage, which may take its time. On the one connection of the embedded database others have their turn
 * between its statements: the stage is nobody else's, and a switch notices records that were changed meanwhile.
 */
export function withoutHurry<T>(database: Database, work: (connection: Connection) => Promise<T>): Promise<T> {
  if (database.kind === 'embedded') return work(database.pool);
  return database.transaction(async (transaction) => {
    await takeTime(transaction);
    return work(transaction);
  });
}

/** Until the transaction ends: no limit of time, and room to sort and hash in. */
export async function takeTime(transaction: Connection): Promise<void> {
  await sql`SET LOCAL statement_timeout = 0`.execute(transaction);
  await sql`SET LOCAL work_mem = '32MB'`.execute(transaction);
}
