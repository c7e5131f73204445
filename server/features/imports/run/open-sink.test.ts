import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Deps } from '../../../main/deps.js';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { eachDatabase } from '../../../testing/databases.js';
import { createRecord } from '../../content/operations/create-record.js';
import type { RecordEvent } from '../../content/record-event.js';
import { sweepStages } from '../records/model-attempt.js';
import { ENTRY_MODELS, fillSink, importRows, insertJob, recordsOf } from '../records/testing/import-rows.js';
import type { RowImport } from '../records/testing/import-rows.js';
import { openModelSink } from './open-sink.js';

eachDatabase((kind) => {
  let app: TestApp;
  let deps: Deps;
  let ownerId: string;
  let editorId: string;
  const events: RecordEvent[] = [];
  const signal = new AbortController().signal;
  beforeAll(async () => {
    app = await buildTestApp({ database: kind, settings: { models: [...ENTRY_MODELS] } });
    const listener = Object.assign(
      async (_: unknown, changes: readonly RecordEvent[]) => void events.push(...changes),
      {
        handles: (_event: unknown, { path }: RecordEvent['model']) => path === 'folders',
      },
    );
    deps = { ...app.deps, recordListeners: [...app.deps.recordListeners, listener] };
    ownerId = (await app.signIn('admin')).id;
    editorId = (await app.signIn('editor')).id;
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    for (const table of ['contacts', 'notes', 'entries', 'folders']) {
      await sql`DELETE FROM ${sql.table(table)}`.execute(deps.database.pool);
    }
    events.length = 0;
  });

  const stages = async (): Promise<readonly string[]> =>
    (
      await sql<{ name: string }>`SELECT relname::text AS name FROM pg_class WHERE relkind = 'r'
        AND starts_with(relname::text, 'import_stage_')`.execute(deps.database.pool)
    ).rows.map(({ name }) => name);

  test('rows become records, in file order', async () => {
    const { counts, errors } = await importRows(deps, {
      ownerId,
      model: 'contacts',
      rows: [
        { email: 'Ann@Example.com ', firstName: 'Ann', notes: 'a\ttab, a "quote" and a \\ back\nslash' },
        { email: 'bob@example.com', firstName: null, notes: '\\N' },
        { email: 'no address', firstName: 'Carl', notes: null },
        { email: null, firstName: 'x'.repeat(201), notes: null },
      ],
    });
    expect(errors).toEqual([
      { row: 4, field: 'email', message: 'Must be an e-mail address.' },
      { row: 5, field: 'email', message: 'Is required.' },
      { row: 5, field: 'firstName', message: 'Must have at most 200 characters.' },
    ]);
    expect(counts).toEqual({ created: 2, updated: 0, unchanged: 0, skipped: 2 });
    const at = deps.now().toISOString();
    expect(await recordsOf(deps, 'contacts')).toEqual([
      expect.objectContaining({
        email: 'ann@example.com',
        firstName: 'Ann',
        notes: 'a\ttab, a "quote" and a \\ back\nslash',
        createdAt: at,
        updatedAt: at,
        company: null,
      }),
      expect.objectContaining({ email: 'bob@example.com', firstName: null, notes: '\\N' }),
    ]);
    expect(await stages()).toEqual([]);
  });

  test('more rows than fit in one step all arrive, each once', async () => {
    const rows = Array.from({ length: 2500 }, (_, index) => ({
      email: `p${index}@example.com`,
      notes: 'n'.repeat(2000),
    }));
    const { counts } = await importRows(deps, { ownerId, model: 'contacts', rows, batch: 700 });
    expect(counts?.created).toBe(2500);
    const { rows: found } = await sql<{ email: string }>`SELECT email FROM contacts ORDER BY id`.execute(
      deps.database.pool,
    );
    expect(found).toEqual(rows.map(({ email }) => ({ email })));
  });

  test('related records are referred to by a field; zero and several matches are errors', async () => {
    const model = deps.models.byPath('folders')!;
    const made = [];
    for (const name of ['one', 'twice', 'twice']) {
      made.push(await createRecord(deps, { kind: 'system' }, { model, body: { name, label: `in ${name}` } }));
    }
    const rows = ['one', 'twice', 'none', null].map((folder) => ({ name: 'n', folder }));
    const { errors } = await importRows(deps, { ownerId, model: 'entries', relations: { folder: 'name' }, rows });
    expect(errors).toEqual([
      { row: 3, field: 'folder', message: 'Several records of "folders" have this value.' },
      { row: 4, field: 'folder', message: 'Is not a record of "folders".' },
    ]);
    expect(await recordsOf(deps, 'entries')).toEqual([
      expect.objectContaining({ folder: made[0]?.id, label: 'in one', slug: 'n' }),
      expect.objectContaining({ folder: null, label: null, slug: 'n-2' }),
    ]);
  });

  test('a unique value goes to the record that has it, else to the first row', async () => {
    await importRows(deps, { ownerId, model: 'entries', rows: [{ name: 'old', code: 'x' }] });
    app.clock.now += 1;
    const rows = ['y', 'x', 'y', 'z', 'x', null, null].map((code) => ({ name: 'new', code }));
    const { errors, counts } = await importRows(deps, { ownerId, model: 'entries', rows, batch: 2 });
    expect(errors).toEqual([
      { row: 3, field: 'code', message: 'Another record already has this value.' },
      { row: 4, field: 'code', message: 'Row 2 already has this value.' },
      { row: 6, field: 'code', message: 'Another record already has this value.' },
    ]);
    expect(counts).toEqual({ created: 4, updated: 0, unchanged: 0, skipped: 3 });
    const slugs = (await recordsOf(deps, 'entries')).map(({ slug }) => slug);
    expect(slugs).toEqual(['old', 'new', 'new-2', 'new-3', 'new-4']);
  });

  test('a thousand records with one title have a thousand slugs', async () => {
    const rows = Array.from({ length: 1000 }, () => ({ name: 'same' }));
    await importRows(deps, { ownerId, model: 'entries', rows: rows.slice(0, 3) });
    app.clock.now += 1;
    await importRows(deps, { ownerId, model: 'entries', rows });
    const slugs = (await recordsOf(deps, 'entries')).map(({ slug }) => slug);
    expect(slugs).toEqual(['same', ...Array.from({ length: 1002 }, (_, index) => `same-${index + 2}`)]);
  });

  test.each<[string, Partial<RowImport>, string]>([
    ['people', { model: 'users', rows: [{ email: 'a@b.c' }] }, 'Records of "users" cannot be imported.'],
    ['files', { model: 'files', rows: [{ alt: 'x' }] }, 'Records of "files" cannot be imported.'],
    ['a missing model', { model: 'nothing' }, 'There is no model "nothing".'],
    ['an unknown field', { rows: [{ email: 'a@b.c', nickname: 'x' }] }, '"nickname" is not a field of "contacts".'],
    [
      'a missing required field',
      { rows: [{ notes: 'x' }] },
      '"email" of "contacts" is required, and no column provides it.',
    ],
    ['a to-many relation', { model: 'blog-posts', rows: [{ title: 't', categories: 'x' }] }, 'points to several'],
    ['a key without a column', { key: 'phone' }, '"phone" identifies records, but no column provides it.'],
    [
      'a relation by an unknown field',
      { model: 'entries', relations: { folder: 'x' }, rows: [{ name: 'n', folder: 'f' }] },
      '"x" does not identify records of "folders".',
    ],
  ])('%s cannot be written', async (_name, more, message) => {
    const given = { ownerId, model: 'contacts', rows: [{ email: 'a@b.c' }], ...more };
    await expect(importRows(deps, given)).rejects.toMatchObject({
      code: 'IMPORT_FAILED',
      message: expect.stringContaining(message) as unknown,
    });
    expect(await stages()).toEqual([]);
  });

  test('an import has the permissions of its owner at the time it runs', async () => {
    const post = { model: 'blog-posts', rows: [{ title: 'T', publishedAt: '2026-01-01' }] };
    // An editor may set the date of a new post, but not of an existing one.
    await expect(importRows(deps, { ...post, ownerId: editorId })).resolves.toMatchObject({ counts: { created: 1 } });
    await expect(importRows(deps, { ...post, ownerId: editorId, key: 'title' })).rejects.toThrow(
      'You may not write "publishedAt".',
    );
    const secret = { model: 'entries', relations: { folder: 'secret' }, rows: [{ name: 'n', folder: 'f' }] };
    await expect(importRows(deps, { ...secret, ownerId: editorId })).rejects.toThrow('You may not read "secret"');
    const { id: viewerId } = await app.signIn('viewer');
    const contacts = { ownerId: viewerId, model: 'contacts', rows: [{ email: 'a@b.c' }] };
    await expect(importRows(deps, contacts)).rejects.toThrow('You may not create records of "contacts".');
    const nobody = { ...contacts, ownerId: crypto.randomUUID() };
    await expect(importRows(deps, nobody)).rejects.toThrow('The owner of the importer no longer has an account.');
  });

  test("an attempt's writes are invisible before it is published, and removed when it is discarded", async () => {
    const given = { ownerId, model: 'contacts', rows: [{ email: 'a@b.c' }] };
    const { job, mapped } = await insertJob(deps, given);
    const sink = await openModelSink(deps, job, { mapped, signal });
    await fillSink(sink, given);
    expect(await recordsOf(deps, 'contacts')).toEqual([]);
    const failure = new Error('The job could not be ended.');
    const { transact = deps.database.transaction } = sink;
    const publishing = transact(async (transaction) => {
      await sink.publish(transaction);
      throw failure;
    });
    await expect(publishing).rejects.toBe(failure);
    expect(await recordsOf(deps, 'contacts')).toEqual([]);
    await sink.discard();
    expect(await stages()).toEqual([]);
  });

  // The embedded database has one connection, so it stages all rows.
  test.skipIf(kind === 'embedded')('new records are inserted on the way without blocking others', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => ({ email: `p${index}@b.c`, notes: 'n'.repeat(1000) }));
    const given = { ownerId, model: 'contacts', rows };
    const { job, mapped } = await insertJob(deps, given);
    const sink = await openModelSink(deps, job, { mapped, signal });
    await fillSink(sink, given);
    expect(await stages()).toEqual([]);
    expect(await recordsOf(deps, 'contacts')).toEqual([]);
    const model = deps.models.byPath('contacts')!;
    await createRecord(deps, { kind: 'system' }, { model, body: { email: 'p1@b.c' } });
    await sink.transact?.((transaction) => sink.publish(transaction));
    expect(await recordsOf(deps, 'contacts')).toHaveLength(3001);
    await sink.discard();
    expect(await recordsOf(deps, 'contacts')).toHaveLength(3001);
  });

  // The embedded database has one connection, so it stages all rows.
  test.skipIf(kind === 'embedded')('an attempt whose connection is lost fails, and leaves nothing', async () => {
    const given = { ownerId, model: 'contacts', rows: [{ email: 'a@b.c' }] };
    const { job, mapped } = await insertJob(deps, given);
    const sink = await openModelSink(deps, job, { mapped, signal });
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND state = 'idle in transaction'`.execute(deps.database.pool);
    await expect(fillSink(sink, given)).rejects.toThrow();
    await expect(sink.discard()).resolves.toBeUndefined();
    expect(await recordsOf(deps, 'contacts')).toEqual([]);
    await deps.database.ping();
  });

  test('a stage that the database has lost is not mistaken for an empty one', async () => {
    const given = { ownerId, model: 'contacts', key: 'email', rows: [{ email: 'a@b.c' }, { email: 'b@b.c' }] };
    const { job, mapped } = await insertJob(deps, given);
    const sink = await openModelSink(deps, job, { mapped, signal });
    await fillSink(sink, given);
    const [stage = ''] = (await stages()).toSorted();
    await sql`TRUNCATE ${sql.table(stage)}`.execute(deps.database.pool);
    const publishing = deps.database.transaction((transaction) => sink.publish(transaction));
    await expect(publishing).rejects.toMatchObject({ code: 'RECORDS_CHANGED' });
    expect(await recordsOf(deps, 'contacts')).toEqual([]);
    await sink.discard();
  });

  test('the tables of dead attempts are swept, those of live ones are not', async () => {
    const given = { ownerId, model: 'contacts', key: 'email', rows: [{ email: 'a@b.c' }] };
    const dead = await insertJob(deps, given);
    await openModelSink(deps, dead.job, { mapped: dead.mapped, signal });
    const live = await insertJob(deps, given);
    await openModelSink(deps, live.job, { mapped: live.mapped, signal });
    await deps.database.pool.updateTable('import_jobs').set({ lease_token: 2 }).where('id', '=', dead.job.id).execute();
    await sweepStages(deps.database);
    const left = await stages();
    expect(left.every((name) => name.includes(live.job.id.replaceAll('-', '')))).toBe(true);
    expect(left.length).toBeGreaterThan(0);
    const again = await openModelSink(deps, { ...live.job, lease_token: 2 }, { mapped: live.mapped, signal });
    expect((await stages()).every((name) => /_2(_[a-z]+)?$/.test(name))).toBe(true);
    await again.discard();
    expect(await stages()).toEqual([]);
  });

  test('listeners are notified of every record in the transaction; without listeners there is no cost', async () => {
    const rows = Array.from({ length: 1201 }, (_, index) => ({ name: `f${index}` }));
    await importRows(deps, { ownerId, model: 'folders', rows });
    expect(events.map(({ event, record }) => [event, record['name']])).toEqual(
      rows.map(({ name }) => ['create', name]),
    );
    events.length = 0;
    const statements: string[] = [];
    const quiet = await buildTestApp({ onQuery: (text) => statements.push(text) });
    const { id } = await quiet.signIn('admin');
    statements.length = 0;
    const many = Array.from({ length: 400 }, (_, index) => ({ email: `p${index}@example.com` }));
    await importRows(quiet.deps, { ownerId: id, model: 'contacts', rows: many });
    expect(statements.length).toBeLessThan(40);
    await quiet.close();
  });

  test('webhooks of records cost a few statements and one job per page of records, and none when rolled back', async () => {
    const statements: string[] = [];
    const endpoints = ['a', 'b'].map((name) => ({
      url: `http://localhost/${name}`,
      secret: name,
      models: ['contacts'],
    }));
    const loud = await buildTestApp({
      database: kind,
      settings: { webhooks: { endpoints } },
      onQuery: (text) => statements.push(text),
    });
    const { id } = await loud.signIn('admin');
    const rows = Array.from({ length: 1100 }, (_, index) => ({ email: `p${index}@example.com` }));
    const importedWith = async (webhooks: boolean): Promise<number> => {
      await sql`DELETE FROM contacts`.execute(loud.deps.database.pool);
      loud.queue.sent.length = 0;
      statements.length = 0;
      const recordListeners = webhooks ? loud.deps.recordListeners : [];
      await importRows({ ...loud.deps, recordListeners }, { ownerId: id, model: 'contacts', rows });
      // Timers make statements as well, but none of these.
      return statements.filter((text) => text.includes('webhook_deliveries')).length;
    };
    expect(await importedWith(false)).toBe(0);
    expect(await importedWith(true)).toBe(3);
    expect(loud.queue.sent.filter(({ name }) => name === 'deliver-webhook')).toHaveLength(3);
    const { pool } = loud.deps.database;
    const stored = await pool.selectFrom('webhook_deliveries').select(['body', 'receiver', 'message_id']).execute();
    expect(stored).toHaveLength(2200);
    expect(new Set(stored.map(({ message_id }) => message_id)).size).toBe(2200);
    const announced = stored.map(({ body }) => (JSON.parse(body) as { data: { email: string } }).data.email);
    expect(new Set(announced)).toEqual(new Set(rows.map(({ email }) => email)));
    await sql`DELETE FROM contacts`.execute(pool);
    await sql`DELETE FROM webhook_deliveries`.execute(pool);
    const failing = [...loud.deps.recordListeners, () => Promise.reject(new Error('full'))];
    const failed = importRows({ ...loud.deps, recordListeners: failing }, { ownerId: id, model: 'contacts', rows });
    await expect(failed).rejects.toThrow('full');
    expect(await pool.selectFrom('webhook_deliveries').select('id').execute()).toEqual([]);
    await loud.close();
  });
});
