import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eachDatabase, openTestDatabase } from '../testing/databases.js';
import type { Database } from './database.js';

eachDatabase((kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await sql`create table things (id bigint primary key, name text unique, data jsonb, tags text[], day date, at timestamptz)`.execute(
      database.pool,
    );
  });
  afterAll(() => database.close());

  const count = async (): Promise<number> =>
    (await sql<{ count: number }>`select count(*) as count from things`.execute(database.pool)).rows[0]?.count ?? -1;
  const insert = (id: number, name: string): ReturnType<typeof sql> =>
    sql`insert into things (id, name) values (${id}, ${name})`;

  test('values come back alike', async () => {
    const at = new Date('2026-02-28T23:30:00.123Z');
    await sql`insert into things (id, name, data, tags, day, at)
      values (${9_007_199_254_740_991}, 'kinds', ${JSON.stringify({ b: 1, a: [null] })}, ${['x', 'y"z']}, '2026-02-28', ${at})`.execute(
      database.pool,
    );
    const { rows } =
      await sql`select id, data, tags, day, at, 12::int8 as eight from things where name = 'kinds'`.execute(
        database.pool,
      );
    expect(rows).toEqual([
      { id: 9_007_199_254_740_991, data: { a: [null], b: 1 }, tags: ['x', 'y"z'], day: '2026-02-28', at, eight: 12 },
    ]);
  });

  test('a transaction that fails leaves nothing', async () => {
    const before = await count();
    const work = database.transaction(async (transaction) => {
      await insert(1, 'gone').execute(transaction);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await count()).toBe(before);
  });

  test('transactions side by side all arrive', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        database.transaction(async (transaction) => {
          await insert(100 + index, `side ${index}`).execute(transaction);
          await sql`select pg_sleep(0.001)`.execute(transaction);
        }),
      ),
    );
    const { rows } = await sql`select id from things where id between 100 and 119`.execute(database.pool);
    expect(rows).toHaveLength(20);
  });

  test('a transaction within a transaction is refused instead of waiting for itself', async () => {
    const work = database.transaction(() => database.transaction(async () => 1));
    await expect(work).rejects.toThrow(/open already/);
  });

  test('what is only read cannot be written, and is seen as of one moment', async () => {
    const work = database.transaction((transaction) => insert(2, 'never').execute(transaction), { readOnly: true });
    await expect(work).rejects.toMatchObject({ code: '25006' });
  });

  test.each([
    ['23505', sql`insert into things (id, name) values (200, 'twice'), (201, 'twice')`],
    ['22021', sql`insert into things (id, name) values (202, ${'a\u0000b'})`],
    ['42P01', sql`select * from nowhere`],
  ])('failures carry their SQLSTATE: %s', async (code, statement) => {
    await expect(statement.execute(database.pool)).rejects.toMatchObject({ code });
  });

  test('70,000 values travel in one array', async () => {
    const ids = Array.from({ length: 70_000 }, (_, index) => index + 1000);
    const { rows } = await sql<{ sum: number }>`select count(*) as sum from unnest(${ids}::int8[]) as id`.execute(
      database.pool,
    );
    expect(rows[0]?.sum).toBe(70_000);
  });

  test('answers that it is there', async () => {
    await expect(database.ping()).resolves.toBeUndefined();
  });
});

describe('a closed database', () => {
  test('answers nothing', async () => {
    const database = await openTestDatabase('embedded');
    await database.close();
    await expect(database.ping()).rejects.toThrow();
  });
});
