import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './database.js';
import { eachDatabase, openTestDatabase } from '../../testing/databases.js';

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing',
    (error: { code?: unknown }) => error.code,
  );

eachDatabase((kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await sql`CREATE TABLE things (id integer PRIMARY KEY, label text NOT NULL DEFAULT '')`.execute(database.pool);
  });
  afterAll(() => database.close());
  const ids = async (): Promise<readonly number[]> =>
    (await sql<{ id: number }>`SELECT id FROM things ORDER BY id`.execute(database.pool)).rows.map(({ id }) => id);
  const clear = (): Promise<unknown> => sql`TRUNCATE things`.execute(database.pool);

  describe('values', () => {
    test.each([
      ['a count', sql`count(*) FROM generate_series(1, 3)`, 3],
      ['an integer of eight bytes', sql`9007199254740991::int8`, Number.MAX_SAFE_INTEGER],
      ['integers of eight bytes', sql`ARRAY[1, NULL, -5]::int8[]`, [1, null, -5]],
      ['a calendar date', sql`'2026-02-28'::date`, '2026-02-28'],
      ['calendar dates', sql`ARRAY['2026-02-28']::date[]`, ['2026-02-28']],
      ['an instant', sql`'2026-02-28T23:30:00.123+02:00'::timestamptz`, new Date('2026-02-28T21:30:00.123Z')],
      ['an instant as text, in UTC', sql`'2026-02-28T12:00:00Z'::timestamptz::text`, '2026-02-28 12:00:00+00'],
      ['words', sql`ARRAY['a', NULL, 'b "c", {d}']`, ['a', null, 'b "c", {d}']],
      ['json in its order', sql`'{"b":1,"a":[null,{"c":"é"}]}'::json`, { b: 1, a: [null, { c: 'é' }] }],
      ['an exact number', sql`0.1::numeric`, '0.1'],
      ['a floating number', sql`0.1::float8`, 0.1],
      ['a truth', sql`true`, true],
      ['nothing', sql`NULL`, null],
    ])('%s', async (_name, expression, expected) => {
      const { rows } = await sql<{ value: unknown }>`SELECT ${expression}`.execute(database.pool);
      expect(Object.values(rows[0] ?? {})[0]).toEqual(expected);
    });

    test.each([
      ['text', 'text', 'é 漢字 \u{1F600} \\ \' "'],
      ['text[]', 'text[]', ['a', 'b,"c"', '', 'NULL', '{}']],
      ['int8', 'int8', 5],
      ['bool', 'bool', false],
      ['timestamptz', 'timestamptz', new Date('2026-02-28T21:30:00.123Z')],
      ['float8[]', 'float8[]', [0.5, -1]],
      ['uuid[]', 'uuid[]', ['7d444840-9dc0-11d1-b245-5ffdce74fad2']],
    ])('%s survives a round trip', async (_name, type, value) => {
      const { rows } = await sql<{ value: unknown }>`SELECT ${value}::${sql.raw(type)} AS value`.execute(database.pool);
      expect(rows[0]?.value).toEqual(value);
    });

    test('JSON text is stored unchanged, and numeric-looking text stays text', async () => {
      const value = { z: [1, 'two'], a: null };
      const { rows } = await sql`SELECT ${JSON.stringify(value)}::jsonb AS j, ${'007'}::text AS t`.execute(
        database.pool,
      );
      expect(rows[0]).toEqual({ j: value, t: '007' });
    });

    test('70,000 values fit in one array, and a statement with as many parameters is rejected', async () => {
      const numbers = Array.from({ length: 70_000 }, (_, index) => index);
      const inserted = await sql`INSERT INTO things SELECT n, 'x' || n FROM unnest(${numbers}::int[]) AS n`.execute(
        database.pool,
      );
      expect(inserted.numAffectedRows).toBe(70_000n);
      expect((await ids()).length).toBe(70_000);
      await clear();
      const list = sql.join(numbers.map((number) => sql`${number}::int`));
      expect(await codeOf(sql`SELECT ARRAY[${list}]`.execute(database.pool))).toBe('TOO_MANY_PARAMETERS');
      expect(await ids()).toEqual([]);
    });
  });

  describe('failures carry their SQLSTATE', () => {
    test.each([
      ['a unique violation', '23505', sql`INSERT INTO things VALUES (1), (1)`],
      ['a not-null violation', '23502', sql`INSERT INTO things VALUES (1, NULL)`],
      ['a missing table', '42P01', sql`SELECT * FROM nothing`],
      ['U+0000 in text', '22021', sql`SELECT ${'a\0b'}::text`],
      ['U+0000 in json', '22P05', sql`SELECT ${JSON.stringify({ a: '\0' })}::jsonb`],
      ['an impossible number', '22003', sql`SELECT ${'99999999999999999999'}::int8`],
      ['a division by zero', '22012', sql`SELECT 1 / 0`],
    ])('%s: %s', async (_name, code, statement) => {
      expect(await codeOf(statement.execute(database.pool))).toBe(code);
      expect((await sql<{ one: number }>`SELECT 1 AS one`.execute(database.pool)).rows).toEqual([{ one: 1 }]);
    });

    test('a unique violation names its constraint', async () => {
      const failure: unknown = await sql`INSERT INTO things VALUES (1), (1)`.execute(database.pool).catch((e) => e);
      expect(failure).toMatchObject({ constraint: 'things_pkey' });
    });
  });

  describe('transactions', () => {
    test('commit everything, or nothing after a failure', async () => {
      await clear();
      await database.transaction((transaction) => sql`INSERT INTO things VALUES (1)`.execute(transaction));
      const failure = database.transaction(async (transaction) => {
        await sql`INSERT INTO things VALUES (2)`.execute(transaction);
        throw new Error('changed my mind');
      });
      await expect(failure).rejects.toThrow('changed my mind');
      expect(await ids()).toEqual([1]);
    });

    test('do not commit when a failed statement was ignored', async () => {
      await clear();
      const work = database.transaction(async (transaction) => {
        await sql`INSERT INTO things VALUES (1)`.execute(transaction);
        await sql`INSERT INTO things VALUES (1)`.execute(transaction).catch(() => undefined);
      });
      expect(await codeOf(work)).toBe('TRANSACTION_ABORTED');
      expect(await ids()).toEqual([]);
    });

    test('run in parallel without mixing', async () => {
      await clear();
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, (_, id) =>
          database.transaction(async (transaction) => {
            await sql`INSERT INTO things VALUES (${id})`.execute(transaction);
            await sql`SELECT 1`.execute(transaction);
            if (id % 2 === 1) throw new Error('odd');
          }),
        ),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(10);
      expect(await ids()).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
    });

    test('that are read-only reject writes', async () => {
      const work = database.transaction((transaction) => sql`INSERT INTO things VALUES (99)`.execute(transaction), {
        isolation: 'repeatable read',
        readOnly: true,
      });
      expect(await codeOf(work)).toBe('25006');
    });

    test('at repeatable read have that isolation', async () => {
      const { rows } = await database.transaction(
        (transaction) => sql`SHOW transaction_isolation`.execute(transaction),
        { isolation: 'repeatable read' },
      );
      expect(rows).toEqual([{ transaction_isolation: 'repeatable read' }]);
    });

    test('fail when the pool is used inside them, instead of deadlocking', async () => {
      const work = database.transaction(() => sql`SELECT 1`.execute(database.pool));
      expect(await codeOf(work)).toBe('POOL_INSIDE_TRANSACTION');
      expect(await codeOf(database.transaction(() => database.transaction(async () => 1)))).toBe(
        'POOL_INSIDE_TRANSACTION',
      );
      await database.ping();
    });
  });

  // The connection of the embedded database is inside the process, so it cannot be lost alone.
  test.skipIf(kind === 'embedded')('a connection lost between two statements fails only its transaction', async () => {
    await clear();
    const work = database.transaction(async (transaction) => {
      await sql`INSERT INTO things VALUES (1)`.execute(transaction);
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(transaction);
      const others = await openTestDatabase('postgres');
      await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(others.pool);
      // Wait until the connection has noticed.
      while (
        (await sql`SELECT FROM pg_stat_activity WHERE pid = ${rows[0]?.pid}`.execute(others.pool)).rows.length > 0
      );
      await others.close();
      await sql`INSERT INTO things VALUES (2)`.execute(transaction);
    });
    await expect(work).rejects.toThrow();
    expect(await ids()).toEqual([]);
  });

  test('text sorts the same in every locale', async () => {
    const words = ['Zebra', 'äpfel', 'apfel', 'Banane', 'éclair', 'eclair', '10', '9'];
    const { rows } = await sql<{ word: string }>`
      SELECT word FROM unnest(${words}::text[]) AS word ORDER BY word COLLATE "und-x-icu"`.execute(database.pool);
    expect(rows.map(({ word }) => word)).toEqual(['10', '9', 'apfel', 'äpfel', 'Banane', 'eclair', 'éclair', 'Zebra']);
  });

  test('rejects queries after closing, and closes only once', async () => {
    const closed = await openTestDatabase(kind);
    await closed.ping();
    await Promise.all([closed.close(), closed.close()]);
    await expect(sql`SELECT 1`.execute(closed.pool)).rejects.toThrow();
    await expect(closed.ping()).rejects.toThrow();
  });

  // The embedded database cannot copy rows from a stream.
  test.skipIf(kind === 'embedded')('copied rows are stored at once, all or none', async () => {
    await clear();
    const copy = (...lines: readonly string[]): Promise<number> | undefined =>
      database.copyIn?.(
        'COPY things (id, label) FROM STDIN',
        lines.map((line) => Buffer.from(line)),
      );
    expect(await copy('1\tone\n2\t', 'two\\nlines\n')).toBe(2);
    expect(await ids()).toEqual([1, 2]);
    expect(await codeOf(Promise.resolve(copy('3\tthree\n', '1\tagain\n')))).toBe('23505');
    expect(await ids()).toEqual([1, 2]);
    await copy();
    expect(await ids()).toEqual([1, 2]);
  });

  // The embedded database has a single connection, so it cannot be held open.
  test.skipIf(kind === 'embedded')('an open transaction becomes visible when it commits, or never', async () => {
    await clear();
    const lines = (...texts: readonly string[]): readonly Buffer[] => texts.map((text) => Buffer.from(text));
    const copy = 'COPY things (id, label) FROM STDIN';
    const kept = await database.openTransaction!();
    await kept.copyIn(copy, lines('1\tone\n'));
    await sql`UPDATE things SET label = 'first'`.execute(kept.connection);
    expect(await ids()).toEqual([]);
    await kept.finish(async () => undefined);
    await kept.rollback();
    expect(await ids()).toEqual([1]);
    expect(await codeOf(kept.copyIn(copy, lines('9\tlate\n')))).toBe('TRANSACTION_ABORTED');
    const left = await database.openTransaction!();
    await left.copyIn(copy, lines('2\ttwo\n'));
    await left.rollback();
    expect(await ids()).toEqual([1]);
    const failed = await database.openTransaction!();
    expect(await codeOf(failed.copyIn(copy, lines('3\tthree\n', '1\tagain\n')))).toBe('23505');
    expect(await codeOf(failed.finish(async () => undefined))).toBe('TRANSACTION_ABORTED');
    const swallowed = await database.openTransaction!();
    await sql`SELECT no_column`.execute(swallowed.connection).catch(() => undefined);
    expect(await codeOf(swallowed.finish(async () => undefined))).toBe('TRANSACTION_ABORTED');
    const outside = await database.openTransaction!();
    expect(await codeOf(outside.finish(() => ids()))).toBe('POOL_INSIDE_TRANSACTION');
    expect(await ids()).toEqual([1]);
    // None of them holds on to a connection: all ten are available.
    const all = Array.from({ length: 10 }, () => sql`SELECT pg_sleep(0.1)`.execute(database.pool));
    await expect(Promise.all(all)).resolves.toHaveLength(10);
  });
});
