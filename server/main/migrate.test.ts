import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { defineModel } from '../features/content/model.js';
import { resolveModels } from '../features/content/resolve-models.js';
import type { Database } from '../platform/database/database.js';
import { openPostgresDatabase } from '../platform/database/postgres-database.js';
import { runMigrations } from '../platform/database/run-migrations.js';
import { applySchema } from '../features/content/schema/apply-schema.js';
import { eachDatabase, hasPostgres, makePostgresDatabase, openTestDatabase } from '../testing/databases.js';
import { features } from './features.js';
import { migrate } from './migrate.js';

const KEEP = { allowDestructive: false };
const ROWS = 500;
const ALL = features.flatMap(({ migrations = [] }) => migrations.map(({ id }) => id)).sort();

/** The articles of an earlier release of an application, and of the next one. */
const OLD_MODELS = resolveModels([
  defineModel({ name: 'Article', fields: { title: { type: 'text', required: true } } }),
]);
const NEW_MODELS = resolveModels([
  defineModel({
    name: 'Article',
    fields: {
      title: { type: 'text', required: true },
      views: { type: 'number', integer: true, default: 7, required: true },
    },
  }),
]);

/** The key columns of the filled tables. */
const KEYS = {
  importers: 'id',
  import_jobs: 'id',
  api_keys: 'id',
  user_credentials: 'user_id',
  webhook_deliveries: 'id',
  articles: 'id',
};

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** The tables of the first release: the first migration of each feature. */
async function makeOldTables(database: Database): Promise<void> {
  const migrations = features.flatMap((feature) => feature.migrations?.slice(0, 1) ?? []);
  await runMigrations(database, {
    migrations: migrations.sort((left, right) => (left.id < right.id ? -1 : 1)),
    afterwards: (transaction) => applySchema(transaction, OLD_MODELS, KEEP),
  });
}

/** Rows in tables that later migrations change, and in those of a model. */
async function fillOldTables({ pool }: Database): Promise<void> {
  const ids = sql`(SELECT gen_random_uuid() AS id, n FROM generate_series(1, ${ROWS}::int) AS n) AS made`;
  const statements = [
    sql`INSERT INTO importers SELECT id, gen_random_uuid(), gen_random_uuid(), 'Importer ' || n, NULL, '[]', NULL, false,
      false, NULL, true, false, false, false, '[]', '{"type":"rows"}', false, 30, 'secret', NULL, NULL, now(), now()
      FROM ${ids}`,
    sql`INSERT INTO import_jobs (id, importer_id, owner_id, status, settings, file_keys, file_name, file_size, dry_run,
      lease_token, attempts, deaths, phase, percent, num_rows, num_valid_rows, num_imported_rows, num_errors, errors,
      created_at) SELECT gen_random_uuid(), id, owner_id, 'completed', '{"a":1}', '[]', name || '.csv', 9000000000, false,
      0, 1, 0, 'done', 100, 3, 2, 2, 1, '[{"row":1}]', now() FROM importers`,
    sql`INSERT INTO api_keys SELECT id, 'Key ' || n, 'ab', 'hash ' || n, '["x"]', NULL, now(), NULL, NULL FROM ${ids}`,
    sql`INSERT INTO user_credentials SELECT id, 'hash', n, true, false FROM ${ids}`,
    sql`INSERT INTO webhook_deliveries SELECT id, 'msg', 'importer', 'r', 'https://x.org', 'import.completed', 's', '{}',
      'delivered', 0, now(), NULL, now() FROM ${ids}`,
    sql`INSERT INTO articles (id, title, created_at, updated_at) SELECT id, 'Title ' || n, now(), now() FROM ${ids}`,
  ];
  for (const statement of statements) await statement.execute(pool);
}

async function readRows({ pool }: Database): Promise<Rows> {
  const rows: Record<string, Rows[string]> = {};
  for (const [table, key] of Object.entries(KEYS)) {
    const found = sql<Rows[string][number]>`SELECT * FROM ${sql.table(table)} ORDER BY ${sql.ref(key)}`;
    rows[table] = (await found.execute(pool)).rows;
  }
  return rows;
}

async function expectUpgraded(database: Database, before: Rows): Promise<void> {
  const { rows: applied } = await sql<{ id: string }>`SELECT id FROM rowgate_migrations`.execute(database.pool);
  expect(applied.map(({ id }) => id).sort()).toEqual(ALL);
  const after = await readRows(database);
  for (const [table, rows] of Object.entries(before)) {
    expect([table, rows.length]).toEqual([table, ROWS]);
    expect([table, after[table]]).toMatchObject([table, rows]);
  }
  expect(after['import_jobs']?.[0]).toMatchObject({ findings: [], new_options: {}, counted_rows: null });
  expect(after['importers']?.[0]).toMatchObject({ date_order: 'ask', decimal: 'ask' });
  expect(after['articles']?.[0]).toMatchObject({ views: 7 });
}

eachDatabase((kind) => {
  test('an upgrade applies what is missing, once, and keeps the rows', async () => {
    const database = await openTestDatabase(kind);
    onTestFinished(() => database.close());
    await makeOldTables(database);
    await fillOldTables(database);
    const before = await readRows(database);
    await migrate(database, NEW_MODELS, KEEP);
    await expectUpgraded(database, before);
    await migrate(database, NEW_MODELS, KEEP);
    await expectUpgraded(database, before);
  });
});

// An embedded database belongs to one process, so this needs a PostgreSQL server.
test.skipIf(!hasPostgres())(
  'two processes that upgrade at once apply each migration once, and keep the rows',
  async () => {
    const { address, drop } = await makePostgresDatabase();
    const databases = Array.from({ length: 4 }, () => openPostgresDatabase(address));
    onTestFinished(async () => {
      for (const database of databases) await database.close();
      await drop();
    });
    const [standing, watching, ...upgrading] = databases as [Database, Database, Database, Database];
    await makeOldTables(standing);
    await fillOldTables(standing);
    const before = await readRows(standing);
    const waiting = async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`SELECT count(*) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(watching.pool);
      return rows[0]?.count ?? 0;
    };
    let upgrades: Promise<unknown> = Promise.resolve();
    // Rows in use hold up the first process until the other one is there too.
    await standing.transaction(async (transaction) => {
      await sql`SELECT 1 FROM import_jobs LIMIT 1`.execute(transaction);
      upgrades = Promise.all(upgrading.map((database) => migrate(database, NEW_MODELS, KEEP)));
      upgrades.catch(() => undefined);
      await expect.poll(waiting, { timeout: 30_000 }).toBe(2);
    });
    await upgrades;
    await expectUpgraded(standing, before);
  },
);
