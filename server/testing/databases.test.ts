import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eachDatabase, openTestDatabase } from './databases.js';
import type { Database } from '../platform/database/database.js';

const SCHEMAS = sql`SELECT nspname FROM pg_namespace WHERE nspname !~ '^pg_' ORDER BY 1`;
const TABLES = sql`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`;

async function stateOf({ pool }: Database): Promise<readonly unknown[]> {
  const states = [SCHEMAS, TABLES, sql`SHOW search_path`].map((query) => query.execute(pool));
  return (await Promise.all(states)).map(({ rows }) => rows);
}

eachDatabase((kind) => {
  test('nothing of a closed database is in the next', async () => {
    const first = await openTestDatabase(kind);
    const before = await stateOf(first);
    await sql`CREATE TABLE things (id int)`.execute(first.pool);
    await sql`CREATE SCHEMA rooms CREATE TABLE things (id int)`.execute(first.pool);
    await sql`SET search_path TO rooms`.execute(first.pool);
    await first.close();
    const next = await openTestDatabase(kind);
    expect(await stateOf(next)).toEqual(before);
    await sql`CREATE TABLE things (id int)`.execute(next.pool);
    await next.close();
  });
});
