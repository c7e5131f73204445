import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Connection, Database } from './database.js';
import type { Migration } from './migration.js';

/** An arbitrary number, the same in every process and version. */
const LOCK = 7_305_121_814;
/** Milliseconds to wait for a table lock. After that, a table in use is left to others until the next attempt. */
const LOCK_TIMEOUT = 3000;
const PAUSE = 1000;
const LONGEST = 10 * 60_000;
/** Lock not available; deadlock detected. */
const BUSY: ReadonlySet<unknown> = new Set(['55P03', '40P01']);

export interface MigrationRun {
  /** In the order of their ids. */
  readonly migrations: readonly Migration[];
  /** Runs after the migrations in the same transaction. */
  readonly afterwards: (transaction: Connection) => Promise<unknown>;
}

/**
 * Migrates the tables to this version in one transaction that other processes wait for. Waiting for a table in use does
 * not block others from it.
 */
export async function runMigrations(database: Database, run: MigrationRun): Promise<void> {
  for (const until = Date.now() + LONGEST; ;) {
    try {
      return await runOnce(database, run);
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error;
      await sleep(PAUSE);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && (('code' in error && BUSY.has(error.code)) || isBusy(error.cause));
}

async function runOnce(database: Database, { migrations, afterwards }: MigrationRun): Promise<void> {
  await database.transaction(async (transaction) => {
    // A large table may take a while.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(transaction);
    await sql`set local lock_timeout = ${sql.raw(String(LOCK_TIMEOUT))}`.execute(transaction);
    await sql`create table if not exists rowgate_migrations (
      id text primary key,
      applied_at timestamptz not null default now()
    )`.execute(transaction);
    const { rows } = await sql<{ id: string }>`select id from rowgate_migrations`.execute(transaction);
    const applied = new Set(rows.map(({ id }) => id));
    for (const { id, up } of migrations) {
      if (applied.has(id)) continue;
      await up(transaction);
      await sql`insert into rowgate_migrations (id) values (${id})`.execute(transaction);
    }
    await afterwards(transaction);
  });
}
