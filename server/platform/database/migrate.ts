import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { dropRangesOf } from '../../features/content/bulk/hidden-records.js';
import type { Models } from '../../features/content/models.js';
import { applySchema } from '../../features/content/schema/apply-schema.js';
import type { ApplySchemaOptions } from '../../features/content/schema/apply-schema.js';
import type { Database } from './database.js';
import { migrations } from '../../main/migrations.js';

/** Any number, the same in all processes of all versions. */
const LOCK = 7_305_121_814;
/** Milliseconds. A table that is being written to is left to whoever writes, and all others, until the next try. */
const PATIENCE = 3000;
const PAUSE = 1000;
const LONGEST = 10 * 60_000;
/** A lock that was not to be had; two that wait for each other. */
const BUSY: ReadonlySet<unknown> = new Set(['55P03', '40P01']);

/**
 * Brings the tables to what this version and its models need, in one transaction that other processes wait for. Tables in
 * use are waited for without keeping others from them. Rejects with SchemaChangeError when that would lose values.
 */
export async function migrate(database: Database, models: Models, options: ApplySchemaOptions): Promise<void> {
  // Alone with its database, this process knows that whoever had hidden records is gone.
  if (database.kind === 'embedded') await dropRangesOf(database);
  for (const until = Date.now() + LONGEST; ;) {
    try {
      return await migrateOnce(database, models, options);
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error;
      await sleep(PAUSE);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && (('code' in error && BUSY.has(error.code)) || isBusy(error.cause));
}

async function migrateOnce(database: Database, models: Models, options: ApplySchemaOptions): Promise<void> {
  await database.transaction(async (transaction) => {
    // A large table may take its time.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(transaction);
    await sql`set local lock_timeout = ${sql.raw(String(PATIENCE))}`.execute(transaction);
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
    await applySchema(transaction, models, options);
  });
}
