import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { eachDatabase, hasPostgres, makePostgresDatabase, openTestDatabase } from '../../testing/databases.js';
import type { Database } from './database.js';
import { openPostgresDatabase } from './postgres-database.js';

const TABLES = ['watched', 'also_watched'];
const SOON = { timeout: 20_000 };

async function createTables({ pool }: Database): Promise<void> {
  for (const table of [...TABLES, 'other', 'unwatched']) {
    await sql`CREATE TABLE ${sql.table(table)} (id integer PRIMARY KEY, label text)`.execute(pool);
  }
}

eachDatabase((kind) => {
  describe('a watch over tables', () => {
    let database: Database;
    const changed = vi.fn();
    beforeAll(async () => {
      database = await openTestDatabase(kind);
      await createTables(database);
      const watch = database.watchTables(TABLES, changed);
      await vi.waitFor(() => expect(watch.isComplete).toBe(true), SOON);
    });
    beforeEach(() => void changed.mockClear());
    afterAll(() => database.close());

    test.each(['SELECT * FROM watched', `UPDATE unwatched SET label = 'watched'`, 'DELETE FROM other'])(
      'ignores %s',
      async (statement) => {
        await sql.raw(statement).execute(database.pool);
        expect(changed).not.toHaveBeenCalled();
      },
    );

    test('reports a transaction when it is committed, not before', async () => {
      await database.transaction(async (transaction) => {
        await sql`INSERT INTO watched VALUES (7)`.execute(transaction);
        await sql`SELECT 1`.execute(transaction);
        expect(changed).not.toHaveBeenCalled();
      });
      expect(changed).toHaveBeenCalled();
    });

    test.each([
      'INSERT INTO watched VALUES (1)',
      'INSERT INTO "also_watched" VALUES (1)',
      `UPDATE watched SET label = 'a'`,
      'DELETE FROM "watched" WHERE id = 1',
      'WITH gone AS (DELETE FROM also_watched RETURNING id) SELECT * FROM gone',
      'truncate watched',
    ])('notices before it resolves: %s', async (statement) => {
      await sql.raw(statement).execute(database.pool);
      expect(changed).toHaveBeenCalled();
    });
  });
});

describe.skipIf(!hasPostgres())('two processes on one server', () => {
  let drop: () => Promise<void>;
  let one: Database;
  let other: Database;
  beforeAll(async () => {
    const made = await makePostgresDatabase();
    drop = made.drop;
    [one, other] = [openPostgresDatabase(made.address), openPostgresDatabase(made.address)];
    await createTables(one);
  });
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    await drop();
  });

  test("hear of each other's changes, and listen again after a lost connection", async () => {
    const changed = vi.fn();
    const ours = one.watchTables(TABLES, () => undefined);
    const theirs = other.watchTables(TABLES, changed);
    await vi.waitFor(() => expect(ours.isComplete && theirs.isComplete).toBe(true), SOON);
    for (const write of [
      () => sql`INSERT INTO watched VALUES (1)`.execute(one.pool),
      () => one.transaction((transaction) => sql`DELETE FROM watched`.execute(transaction)),
    ]) {
      changed.mockClear();
      await write();
      await vi.waitFor(() => expect(changed).toHaveBeenCalled(), SOON);
    }
    changed.mockClear();
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'rowgate changes' AND datname = current_database()`.execute(one.pool);
    await vi.waitFor(() => expect(theirs.isComplete).toBe(false), SOON);
    await vi.waitFor(() => expect(theirs.isComplete).toBe(true), SOON);
    // What was missed meanwhile is unknown.
    expect(changed).toHaveBeenCalled();
  });

  test('named statements survive a change of their columns', async () => {
    const read = (): Promise<unknown> => sql`SELECT * FROM other`.execute(one.pool).then(({ rows }) => rows);
    await sql`INSERT INTO other VALUES (1, 'a')`.execute(one.pool);
    for (let run = 0; run < 5; run += 1) expect(await read()).toEqual([{ id: 1, label: 'a' }]);
    await sql`ALTER TABLE other ALTER COLUMN id TYPE text`.execute(other.pool);
    expect(await read()).toEqual([{ id: '1', label: 'a' }]);
    await sql`ALTER TABLE other DROP COLUMN label`.execute(other.pool);
    for (let run = 0; run < 5; run += 1) expect(await read()).toEqual([{ id: '1' }]);
  });
});
