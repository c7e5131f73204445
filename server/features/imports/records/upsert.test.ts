import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { updateRecord } from '../../content/operations/update-record.js';
import type { RecordEvent } from '../../content/record-event.js';
import type { Deps } from '../../../main/deps.js';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { eachDatabase } from '../../../testing/databases.js';
import { openModelSink } from '../run/open-sink.js';
import { ENTRY_MODELS } from './testing/entry-models.js';
import { fillSink, importRows, insertJob, recordsOf } from './testing/import-rows.js';
import type { FileRow, ImportedRows } from './testing/import-rows.js';

const SYSTEM = { kind: 'system' } as const;

eachDatabase((kind) => {
  let app: TestApp;
  let deps: Deps;
  let ownerId: string;
  const events: RecordEvent[] = [];
  beforeAll(async () => {
    app = await buildTestApp({ database: kind, settings: { models: [...ENTRY_MODELS] } });
    const listener = async (_: unknown, event: RecordEvent): Promise<void> => void events.push(event);
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

  test('a row changes the record that has its key, and only what it says differently', async () => {
    await importRows(deps, {
      ...{ ownerId, model: 'contacts' },
      rows: ['ann', 'bob', 'cat'].map((name) => ({ email: `${name}@b.c`, firstName: name, company: 'Acme' })),
    });
    const before = await recordsOf(deps, 'contacts');
    events.length = 0;
    app.clock.now += 1000;
    const { counts, findings } = await contacts([
      { email: 'ANN@b.c', firstName: 'Ann' },
      { email: 'bob@b.c', firstName: 'bob' },
      { email: 'cat@b.c', firstName: null },
      { email: 'dan@b.c', firstName: 'dan' },
    ]);
    expect(findings).toEqual([]);
    expect(counts).toEqual({ created: 1, updated: 2, unchanged: 1, skipped: 0 });
    const at = deps.now().toISOString();
    const [ann, bob, cat] = before;
    expect(await recordsOf(deps, 'contacts')).toEqual([
      { ...ann, firstName: 'Ann', updatedAt: at },
      bob,
      { ...cat, firstName: null, updatedAt: at },
      expect.objectContaining({ email: 'dan@b.c', company: null, createdAt: at }),
    ]);
    const told = events.map(({ event, record, previous }) => [event, record['firstName'], previous?.['firstName']]);
    expect(told).toEqual([
      ['create', 'dan', undefined],
      ['update', 'Ann', 'ann'],
      ['update', null, 'cat'],
    ]);
  });

  test('the first row of a key counts, and a key of several records none', async () => {
    const rows = ['one@b.c', 'two@b.c', 'two@b.c'].map((email) => ({ email }));
    await importRows(deps, { ownerId, model: 'contacts', rows });
    app.clock.now += 1;
    const { findings, counts } = await contacts([
      { email: 'two@b.c', firstName: 'a' },
      { email: 'one@b.c', firstName: 'b' },
      { email: 'One@b.c', firstName: 'c' },
      { email: null, firstName: 'd' },
      { email: 'new@b.c', firstName: 'e' },
      { email: 'new@b.c', firstName: 'f' },
    ]);
    expect(findings).toEqual([
      { row: 5, field: 'email', message: 'Is required.' },
      { row: 2, field: 'email', message: 'Several records have this value.' },
      { row: 4, field: 'email', message: 'Row 3 has the same key.' },
      { row: 7, field: 'email', message: 'Row 6 has the same key.' },
    ]);
    expect(counts).toEqual({ created: 1, updated: 1, unchanged: 0, skipped: 4 });
    const names = (await recordsOf(deps, 'contacts')).map(({ firstName }) => firstName);
    expect(names).toEqual(['b', null, null, 'e']);
  });

  test('what a change may not do is a finding of its row', async () => {
    const first = { ownerId, model: 'entries', key: 'code' };
    await importRows(deps, {
      ...first,
      rows: [
        { code: 'a', name: 'a', stage: 'new' },
        { code: 'b', name: 'b', stage: 'new' },
      ],
    });
    const { findings, counts } = await importRows(deps, {
      ...first,
      rows: [
        { code: 'a', stage: 'open', slug: null },
        { code: 'b', stage: 'done', slug: null },
        { code: 'c', stage: 'new', slug: null },
      ],
    });
    expect(findings).toEqual([
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
    expect(taken.findings).toEqual([{ row: 2, field: 'slug', message: 'Another record has this value already.' }]);
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
    'a record that %s while the rows come in is not written over: the attempt fails as a whole',
    async (_, meanwhile) => {
      await importRows(deps, { ownerId, model: 'contacts', rows: [{ email: 'old@b.c', firstName: 'old' }] });
      const [old] = await recordsOf(deps, 'contacts');
      const given = {
        ...{ ownerId, model: 'contacts', key: 'email' },
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
