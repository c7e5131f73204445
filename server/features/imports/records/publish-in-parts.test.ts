import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRecord } from '../../content/operations/create-record.js';
import { migrate } from '../../../main/migrate.js';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import type { ImportSink } from '../run/import-sink.js';
import { openModelSink } from '../run/open-sink.js';
import { fillSink, importRows, insertJob, recordsOf } from './testing/import-rows.js';
import type { RowImport } from './testing/import-rows.js';

const SYSTEM = { kind: 'system' } as const;
const { signal } = new AbortController();
const COUNT = 1201;

/* The embedded database has one connection: many records come to be in parts, hidden until the import ends. */
describe('an import of many rows into the embedded database', () => {
  let app: TestApp;
  let ownerId: string;
  beforeEach(async () => {
    app = await buildTestApp({ database: 'embedded' });
    ({ id: ownerId } = await app.signIn('admin'));
  });
  afterEach(() => app.close());

  function contacts(prefix: string, more: Partial<RowImport> = {}): RowImport {
    const rows = Array.from({ length: COUNT }, (_, row) => ({ email: `${prefix}${row}@example.com` }));
    return { ownerId, model: 'contacts', rows, ...more };
  }

  async function prepared(given: RowImport): Promise<ImportSink> {
    const { job, mapped } = await insertJob(app.deps, given);
    const sink = await openModelSink(app.deps, job, { mapped, signal });
    await fillSink(sink, given);
    await sink.prepare?.();
    return sink;
  }

  const publish = (sink: ImportSink): Promise<unknown> =>
    app.deps.database.transaction((transaction) => sink.publish(transaction));

  async function kindOfContacts(): Promise<string | undefined> {
    const { rows } = await sql<{ kind: string }>`SELECT relkind::text AS kind FROM pg_class
      WHERE relname = 'contacts'`.execute(app.deps.database.pool);
    return rows[0]?.kind;
  }

  async function inTable(): Promise<number> {
    const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM contacts_whole`.execute(
      app.deps.database.pool,
    );
    return rows[0]?.count ?? 0;
  }

  test('shows all of them at one moment, and others go on with their records meanwhile', async () => {
    const { deps } = app;
    const model = deps.models.byPath('contacts')!;
    const sink = await prepared(contacts('a'));

    expect(await inTable()).toBe(COUNT);
    expect(await recordsOf(deps, 'contacts')).toEqual([]);
    await createRecord(deps, SYSTEM, { model, body: { email: 'meanwhile@example.com' } });
    expect(await recordsOf(deps, 'contacts')).toHaveLength(1);

    await publish(sink);
    expect(await recordsOf(deps, 'contacts')).toHaveLength(COUNT + 1);
    expect(await kindOfContacts()).toBe('r');
  });

  test('leaves nothing where the end fails', async () => {
    const sink = await prepared(contacts('a'));
    const failing = app.deps.database.transaction(async (transaction) => {
      await sink.publish(transaction);
      throw new Error('The job could not be ended.');
    });
    await expect(failing).rejects.toThrow('could not be ended');
    expect(await recordsOf(app.deps, 'contacts')).toEqual([]);

    await sink.discard();
    expect(await kindOfContacts()).toBe('r');
    expect(await recordsOf(app.deps, 'contacts')).toEqual([]);
  });

  test('that was published is not taken back by a late discard', async () => {
    const sink = await prepared(contacts('a'));
    await publish(sink);
    await sink.discard();

    expect(await recordsOf(app.deps, 'contacts')).toHaveLength(COUNT);
  });

  test('of which the process died leaves nothing after the next start', async () => {
    const { database, models, config } = app.deps;
    await prepared(contacts('a'));
    await migrate(database, models, config);

    expect(await kindOfContacts()).toBe('r');
    expect(await recordsOf(app.deps, 'contacts')).toEqual([]);
  });

  test('beside another into the same model', async () => {
    const [first, second] = [await prepared(contacts('a')), await prepared(contacts('b'))];
    await publish(first);
    expect(await recordsOf(app.deps, 'contacts')).toHaveLength(COUNT);
    await publish(second);

    expect(await recordsOf(app.deps, 'contacts')).toHaveLength(2 * COUNT);
    expect(await kindOfContacts()).toBe('r');
  });

  test('by key changes and creates what it is to', async () => {
    await importRows(app.deps, contacts('a', { rows: [{ email: 'a1@example.com', notes: 'old' }] }));
    const { counts } = await importRows(app.deps, {
      ...contacts('a', { key: 'email' }),
      rows: contacts('a').rows.map((row) => ({ ...row, notes: 'new' })),
    });

    expect(counts).toMatchObject({ created: COUNT - 1, updated: 1 });
    const records = await recordsOf(app.deps, 'contacts');
    expect(records).toHaveLength(COUNT);
    expect(records.every(({ notes }) => notes === 'new')).toBe(true);
  });
});
