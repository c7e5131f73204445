import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Deps } from '../../../main/deps.js';
import { migrate } from '../../../main/migrate.js';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { eachDatabase } from '../../../testing/databases.js';
import { createRecord } from '../../content/operations/create-record.js';
import { updateRecord } from '../../content/operations/update-record.js';
import type { RecordEvent } from '../../content/record-event.js';
import type { ImportSink } from '../run/import-sink.js';
import { openModelSink } from '../run/open-sink.js';
import { ENTRY_MODELS, fillSink, importRows, insertJob, recordsOf } from './testing/import-rows.js';
import type { FileRow, ImportedRows, RowImport } from './testing/import-rows.js';

const SYSTEM = { kind: 'system' } as const;

eachDatabase((kind) => {
  let app: TestApp;
  let deps: Deps;
  let ownerId: string;
  const events: RecordEvent[] = [];
  beforeAll(async () => {
    app = await buildTestApp({ database: kind, settings: { models: [...ENTRY_MODELS] } });
    const listener = async (_: unknown, changes: readonly RecordEvent[]): Promise<void> => void events.push(...changes);
    deps = { ...app.deps, recordListeners: [...app.deps.recordListeners, listener] };
    ownerId = (await app.signIn('admin')).id;
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await sql`DELETE FROM contacts`.execute(deps.database.pool);
    await sql`DELETE FROM entries`.execute(deps.database.pool);
    events.length = 0;
  });

  const contacts = (rows: readonly FileRow[]): Promise<ImportedRows> =>
    importRows(deps, { ownerId, model: 'contacts', key: 'email', rows });

  test('a row updates the record with its key, and only the values that differ', async () => {
    await importRows(deps, {
      ownerId,
      model: 'contacts',
      rows: ['ann', 'bob', 'cat'].map((name) => ({ email: `${name}@b.c`, firstName: name, company: 'Acme' })),
    });
    const before = await recordsOf(deps, 'contacts');
    events.length = 0;
    app.clock.now += 1000;
    const { counts, errors } = await contacts([
      { email: 'ANN@b.c', firstName: 'Ann' },
      { email: 'bob@b.c', firstName: 'bob' },
      { email: 'cat@b.c', firstName: null },
      { email: 'dan@b.c', firstName: 'dan' },
    ]);
    expect(errors).toEqual([]);
    expect(counts).toEqual({ created: 1, updated: 2, unchanged: 1, skipped: 0 });
    const at = deps.now().toISOString();
    const [ann, bob, cat] = before;
    expect(await recordsOf(deps, 'contacts')).toEqual([
      { ...ann, firstName: 'Ann', updatedAt: at },
      bob,
      { ...cat, firstName: null, updatedAt: at },
      expect.objectContaining({ email: 'dan@b.c', company: null, createdAt: at }),
    ]);
    const announced = events.map(({ event, record, previous }) => [
      event,
      record['firstName'],
      previous?.['firstName'],
    ]);
    expect(announced).toEqual([
      ['create', 'dan', undefined],
      ['update', 'Ann', 'ann'],
      ['update', null, 'cat'],
    ]);
  });

  test('the first row with a key counts, and a key of several records matches none', async () => {
    const rows = ['one@b.c', 'two@b.c', 'two@b.c'].map((email) => ({ email }));
    await importRows(deps, { ownerId, model: 'contacts', rows });
    app.clock.now += 1;
    const { errors, counts } = await contacts([
      { email: 'two@b.c', firstName: 'a' },
      { email: 'one@b.c', firstName: 'b' },
      { email: 'One@b.c', firstName: 'c' },
      { email: null, firstName: 'd' },
      { email: 'new@b.c', firstName: 'e' },
      { email: 'new@b.c', firstName: 'f' },
    ]);
    expect(errors).toEqual([
      { row: 5, field: 'email', message: 'Is required.' },
      { row: 2, field: 'email', message: 'Several records have this value.' },
      { row: 4, field: 'email', message: 'Row 3 has the same key.' },
      { row: 7, field: 'email', message: 'Row 6 has the same key.' },
    ]);
    expect(counts).toEqual({ created: 1, updated: 1, unchanged: 0, skipped: 4 });
    const names = (await recordsOf(deps, 'contacts')).map(({ firstName }) => firstName);
    expect(names).toEqual(['b', null, null, 'e']);
  });

  test('a row that updates a record takes no slug from the rows that create one', async () => {
    const entries = (...codes: readonly string[]): Promise<ImportedRows> =>
      importRows(deps, { ownerId, model: 'entries', key: 'code', rows: codes.map((code) => ({ code, name: 'Same' })) });
    await importRows(deps, { ownerId, model: 'entries', rows: [{ code: 'a', name: 'Old' }] });
    // The second row is rejected, so the first is compared with others too.
    await entries('a', 'a', 'b', 'c');
    const slugs = (await recordsOf(deps, 'entries')).map(({ code, slug }) => [code, slug]);
    expect(new Map(slugs as [string, string][])).toEqual(
      new Map([
        ['a', 'old'],
        ['b', 'same'],
        ['c', 'same-2'],
      ]),
    );
  });

  test('a forbidden change is an error of its row', async () => {
    const first = { ownerId, model: 'entries', key: 'code' };
    await importRows(deps, {
      ...first,
      rows: [
        { code: 'a', name: 'a', stage: 'new' },
        { code: 'b', name: 'b', stage: 'new' },
      ],
    });
    const { errors, counts } = await importRows(deps, {
      ...first,
      rows: [
        { code: 'a', stage: 'open', slug: null },
        { code: 'b', stage: 'done', slug: null },
        { code: 'c', stage: 'new', slug: null },
      ],
    });
    expect(errors).toEqual([
      { row: 3, field: 'stage', message: 'May not move from "new" to "done".' },
      { row: 4, field: 'name', message: 'Is required.' },
    ]);
    expect(counts).toEqual({ created: 0, updated: 1, unchanged: 0, skipped: 2 });
    const taken = await importRows(deps, {
      ...first,
      rows: [
        { code: 'a', slug: 'b' },
        { code: 'b', slug: null },
      ],
    });
    expect(taken.errors).toEqual([{ row: 2, field: 'slug', message: 'Another record already has this value.' }]);
    expect((await recordsOf(deps, 'entries')).map(({ slug, stage }) => [slug, stage])).toEqual([
      ['a', 'open'],
      ['b', 'new'],
    ]);
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['is edited', (id) => edit(id, { firstName: 'theirs' })],
    ['is deleted', (id) => sql`DELETE FROM contacts WHERE id = ${id}::uuid`.execute(deps.database.pool)],
    ['appears', () => importRows(deps, { ownerId, model: 'contacts', rows: [{ email: 'new@b.c' }] })],
  ])(
    'a record that %s while the rows arrive is not overwritten: the attempt fails as a whole',
    async (_, meanwhile) => {
      await importRows(deps, { ownerId, model: 'contacts', rows: [{ email: 'old@b.c', firstName: 'old' }] });
      const [old] = await recordsOf(deps, 'contacts');
      const given = {
        ownerId,
        model: 'contacts',
        key: 'email',
        rows: ['old@b.c', 'new@b.c'].map((email) => ({ email, firstName: 'ours' })),
      };
      const { job, mapped } = await insertJob(deps, given);
      const sink = await openModelSink(deps, job, { mapped, signal: new AbortController().signal });
      await fillSink(sink, given);
      await meanwhile(old?.id ?? '');
      const before = await recordsOf(deps, 'contacts');
      const publishing = deps.database.transaction((transaction) => sink.publish(transaction));
      await expect(publishing).rejects.toMatchObject({ code: 'RECORDS_CHANGED' });
      await sink.discard();
      expect(await recordsOf(deps, 'contacts')).toEqual(before);
    },
  );

  async function edit(id: string, body: object): Promise<void> {
    const model = deps.models.byPath('contacts')!;
    await updateRecord(deps, SYSTEM, { model, id, body });
  }
});

const { signal } = new AbortController();
const COUNT = 1201;

/* The embedded database has one connection: many records are written in parts, hidden until the import ends. */
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

  test('shows all records at once, and other queries continue meanwhile', async () => {
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

  test('leaves nothing when the end fails', async () => {
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

  test('that was published is not undone by a late discard', async () => {
    const sink = await prepared(contacts('a'));
    await publish(sink);
    await sink.discard();

    expect(await recordsOf(app.deps, 'contacts')).toHaveLength(COUNT);
  });

  test('leaves nothing after the process died and restarted', async () => {
    const { database, models, config } = app.deps;
    await prepared(contacts('a'));
    await migrate(database, models, config);

    expect(await kindOfContacts()).toBe('r');
    expect(await recordsOf(app.deps, 'contacts')).toEqual([]);
  });

  test('runs next to another one into the same model', async () => {
    const [first, second] = [await prepared(contacts('a')), await prepared(contacts('b'))];
    await publish(first);
    expect(await recordsOf(app.deps, 'contacts')).toHaveLength(COUNT);
    await publish(second);

    expect(await recordsOf(app.deps, 'contacts')).toHaveLength(2 * COUNT);
    expect(await kindOfContacts()).toBe('r');
  });

  test('by key updates and creates the right records', async () => {
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
