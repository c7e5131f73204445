import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Connection, Database } from '../../../platform/database/database.js';
import { generatedSlugs } from './bulk-write.js';
import type { BulkWrite, GeneratedSlug } from './bulk-write.js';

/**
 * A table that holds the rows of one bulk write until they become records, and related tables with the results of
 * checks.
 */
export interface Stage {
  readonly write: BulkWrite;
  readonly name: string;
  readonly table: RawBuilder<unknown>;
  /**
   * Rejected rows: `_row`, `field`, `message`; `is_reported` marks errors that were already reported while the rows were
   * read.
   */
  readonly refused: RawBuilder<unknown>;
  /** Rows whose values also occur elsewhere: `_row`. */
  readonly shared: RawBuilder<unknown>;
  /** Rows that update a record: `_row`, `target`, `seen`, `changed`. */
  readonly matched: RawBuilder<unknown>;
  readonly columns: readonly StageColumn[];
  readonly slugs: readonly GeneratedSlug[];
}

export interface StageColumn {
  readonly name: string;
  readonly type: string;
}

/** Line in the file. */
export const ROW = '_row';

/** The flag for a slug that was not provided. */
export const generatedFlag = ({ column }: Pick<GeneratedSlug, 'column'>): string => `_made_${column}`;

const TABLES = ['', '_refused', '_shared', '_matched'] as const;

/** Does not access the database. `name` must leave room for the longest suffix. */
export function stageOf(name: string, write: BulkWrite): Stage {
  const slugs = generatedSlugs(write.model);
  const given = write.fields.map(({ column, kind }) => ({ name: column, type: kind.columnType }));
  const made = slugs.filter(({ column }) => given.every((other) => other.name !== column));
  const [table, refused, shared, matched] = TABLES.map((ending) => sql.table(name + ending)) as [
    RawBuilder<unknown>,
    RawBuilder<unknown>,
    RawBuilder<unknown>,
    RawBuilder<unknown>,
  ];
  return {
    write,
    name,
    table,
    refused,
    shared,
    matched,
    slugs,
    columns: [
      { name: ROW, type: 'integer' },
      { name: 'id', type: 'uuid' },
      ...given,
      ...made.map(({ column }) => ({ name: column, type: 'text' })),
      ...slugs.map((slug) => ({ name: generatedFlag(slug), type: 'boolean' })),
    ],
  };
}

/**
 * Creates the tables, replacing existing ones. Unlogged: they are lost in a database crash. `inParts`: rows can be
 * looked up by line while more arrive.
 */
export async function createStage(connection: Connection, stage: Stage, { inParts = false } = {}): Promise<void> {
  await dropStage(connection, stage.name);
  const row = sql.id(ROW);
  for (const statement of [
    sql`CREATE UNLOGGED TABLE ${stage.table} (${columnList(stage)}) WITH (autovacuum_enabled = false)`,
    sql`CREATE UNLOGGED TABLE ${stage.refused} (${row} integer, field text, message text, is_reported boolean DEFAULT false)`,
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
 * Runs work on a whole stage, which may take long. On the embedded database's only connection, other work runs between
 * its statements: nothing else uses the stage, and the switch detects records that were changed meanwhile.
 */
export function runLongWork<T>(database: Database, work: (connection: Connection) => Promise<T>): Promise<T> {
  if (database.kind === 'embedded') return work(database.pool);
  return database.transaction(async (transaction) => {
    await allowLongStatements(transaction);
    return work(transaction);
  });
}

/** Removes the time limit and raises the memory for sorting and hashing until the transaction ends. */
export async function allowLongStatements(transaction: Connection): Promise<void> {
  await sql`SET LOCAL statement_timeout = 0`.execute(transaction);
  await sql`SET LOCAL work_mem = '32MB'`.execute(transaction);
}
