import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ImportPlanLine, Rollback } from '../../../../src/protocol/index.js';
import type { Deps } from '../../../main/deps.js';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { SignedIn, TestApp } from '../../../testing/build-test-app.js';
import { eachDatabase } from '../../../testing/databases.js';
import type { ContentRecord } from '../../content/content-record.js';
import { createRecord } from '../../content/operations/create-record.js';
import { deleteRecord } from '../../content/operations/delete-record.js';
import { updateRecord } from '../../content/operations/update-record.js';
import type { RecordEvent } from '../../content/record-event.js';
import { rollbackImport } from './rollback.js';
import { ENTRY_MODELS, importRows, recordsOf } from './testing/import-rows.js';
import type { FileRow, ImportedRows, RowImport } from './testing/import-rows.js';

const SYSTEM = { kind: 'system' } as const;

eachDatabase((kind) => {
  let app: TestApp;
  let deps: Deps;
  let owner: SignedIn;
  const events: RecordEvent[] = [];
  beforeAll(async () => {
    app = await buildTestApp({ database: kind, settings: { models: [...ENTRY_MODELS] } });
    const listener = async (_: unknown, changes: readonly RecordEvent[]): Promise<void> => void events.push(...changes);
    deps = { ...app.deps, recordListeners: [...app.deps.recordListeners, listener] };
    owner = await app.signIn('editor');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    for (const table of ['notes', 'entries', 'folders'])
      await sql`DELETE FROM ${sql.table(table)}`.execute(deps.database.pool);
    app.clock.now += 1000;
  });

  const entries = (rows: readonly FileRow[], more: Partial<RowImport> = {}): Promise<ImportedRows> =>
    importRows(deps, { ownerId: owner.id, model: 'entries', rows, ...more });
  const modelOf = (path: string) => deps.models.byPath(path)!;
  const post = (path: string, person: SignedIn = owner) =>
    app.http.post(`/api/v1/imports/${path}`).set('authorization', `Bearer ${person.token}`);
  const rollBack = async (id: string): Promise<Rollback> => (await post(`${id}/rollback`).expect(200)).body as Rollback;
  const withoutMoment = (records: readonly ContentRecord[]): unknown =>
    records.map(({ updatedAt: _updated, ...rest }) => rest);

  test('created records are deleted and changed ones restored, only once', async () => {
    await entries([
      {
        code: 'a',
        name: 'one',
        tags: 'x;y',
        extra: '{"b":1,"a":[0.1]}',
        ratio: 0.1,
        moment: '2024-01-01T00:00:00.123Z',
      },
      { code: 'b', name: 'two', tags: null, extra: null, ratio: null, moment: null },
    ]);
    const before = await recordsOf(deps, 'entries');
    app.clock.now += 1000;
    const rows = ['a', 'b', 'c'].map((code) => ({
      code,
      name: 'new',
      slug: `new-${code}`,
      tags: 'z',
      extra: '5',
      ratio: 1,
      moment: '2025-01-01',
      stage: 'open',
    }));
    const { id, counts } = await entries(rows, { key: 'code' });
    expect(counts).toEqual({ created: 1, updated: 2, unchanged: 0, skipped: 0 });
    app.clock.now += 1000;
    expect(await rollBack(id)).toEqual({ restored: 2, deleted: 1, kept: [], num_kept: 0 });
    const after = await recordsOf(deps, 'entries');
    expect(withoutMoment(after)).toEqual(withoutMoment(before));
    expect(after.map(({ updatedAt }) => updatedAt)).toEqual([deps.now().toISOString(), deps.now().toISOString()]);
    const { body } = await post(`${id}/rollback`).expect(409);
    expect(body).toMatchObject({ detail: 'This import has already been rolled back.' });
    const job = await app.http.get(`/api/v1/imports/${id}`).set('authorization', `Bearer ${owner.token}`).expect(200);
    expect(job.body).toMatchObject({ rolled_back_at: deps.now().toISOString() });
  });

  test('records that were edited, deleted or required since then stay, with the reason', async () => {
    await entries(['a', 'b', 'c', 'd'].map((code) => ({ code, name: 'old', slug: `old-${code}` })));
    const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((code) => ({ code, name: 'new', slug: `new-${code}` }));
    const { id } = await entries(rows, { key: 'code' });
    const [a, b, c, d, e, f, g] = (await recordsOf(deps, 'entries')).toSorted((left, right) =>
      String(left['code']) < String(right['code']) ? -1 : 1,
    );
    const model = modelOf('entries');
    app.clock.now += 1000;
    await updateRecord(deps, SYSTEM, { model, id: a!.id, body: { name: 'ours' } });
    await deleteRecord(deps, SYSTEM, { model, id: b!.id });
    await createRecord(deps, SYSTEM, { model, body: { name: 'x', slug: 'old-c' } });
    await updateRecord(deps, SYSTEM, { model, id: e!.id, body: { ratio: 3 } });
    await createRecord(deps, SYSTEM, { model: modelOf('notes'), body: { text: 'needs it', entry: f!.id } });
    const { kept, ...counts } = await rollBack(id);
    expect(counts).toEqual({ restored: 1, deleted: 1, num_kept: 5 });
    expect(new Map(kept.map((one) => [one.id, one.reason]))).toEqual(
      new Map([
        [a!.id, 'It was edited since.'],
        [b!.id, 'It was deleted since.'],
        [c!.id, 'Another record has its former "slug".'],
        [e!.id, 'It was edited since.'],
        [f!.id, 'Other records require it.'],
      ]),
    );
    const left = await recordsOf(deps, 'entries');
    expect(left.find(({ id: one }) => one === d!.id)).toMatchObject({ name: 'old', slug: 'old-d' });
    expect(left.some(({ id: one }) => one === g!.id)).toBe(false);
    expect(left.find(({ id: one }) => one === a!.id)).toMatchObject({ name: 'ours', slug: 'new-a' });
  });

  test('listeners are notified of deleted and restored records', async () => {
    await entries([{ code: 'a', name: 'old' }]);
    const { id } = await entries(
      [
        { code: 'a', name: 'new' },
        { code: 'b', name: 'new' },
      ],
      { key: 'code' },
    );
    events.length = 0;
    const principal = { ...SYSTEM_OWNER, id: owner.id };
    await rollbackImport(deps, principal, { id, scope: { owner: owner.id } });
    const announced = events.map(({ event, record, previous }) => [
      event,
      record['code'],
      record['name'],
      previous?.['name'],
    ]);
    expect(announced).toEqual([
      ['delete', 'b', 'new', undefined],
      ['update', 'a', 'old', 'new'],
    ]);
  });

  const SYSTEM_OWNER = { kind: 'user', email: '', name: '', role: 'editor', permissions: [], address: '' } as const;

  test('only its owner can roll back an import, and only one that has written', async () => {
    const { id } = await entries([{ code: 'a', name: 'a' }]);
    const other = await app.signIn('admin');
    await post(`${id}/rollback`, other).expect(404);
    await post(`${crypto.randomUUID()}/rollback`).expect(404);
    await post('nothing/rollback').expect(404);
    const dry = await entries([{ code: 'b', name: 'b' }], { dryRun: true });
    await post(`${dry.id}/rollback`).expect(409);
    expect(await recordsOf(deps, 'entries')).toHaveLength(1);
  });

  test('a dry run lists what would happen to each row, and writes nothing', async () => {
    await entries([
      { code: 'a', name: 'old', tags: 'x' },
      { code: 'b', name: 'b', tags: 'y' },
    ]);
    const before = await recordsOf(deps, 'entries');
    const rows = [
      { code: 'a', name: 'new', tags: 'x' },
      { code: 'b', name: 'b', tags: 'y' },
      { code: 'c', name: 'c', tags: 'z' },
      { code: 'c', name: 'again', tags: null },
    ];
    const { id, counts } = await entries(rows, { key: 'code', dryRun: true });
    await deps.database.pool.updateTable('import_jobs').set({ status: 'completed' }).where('id', '=', id).execute();
    expect(counts).toEqual({ created: 1, updated: 1, unchanged: 1, skipped: 1 });
    expect(await recordsOf(deps, 'entries')).toEqual(before);
    const lines: ImportPlanLine[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await app.http
        .get(`/api/v1/imports/${id}/plan?limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`)
        .set('authorization', `Bearer ${owner.token}`)
        .expect(200);
      const { lines: some, next_cursor: next } = page.body as { lines: ImportPlanLine[]; next_cursor: string | null };
      lines.push(...some);
      cursor = next;
    }
    const [a, b] = before;
    expect(lines).toEqual([
      { row: 2, action: 'update', id: a?.id, changes: { name: { old: 'old', new: 'new' } } },
      { row: 3, action: 'unchanged', id: b?.id },
      {
        row: 4,
        action: 'create',
        values: expect.objectContaining({ code: 'c', slug: 'c', tags: ['z'], ratio: 7 }) as unknown,
      },
      { row: 5, action: 'conflict', field: 'code', message: 'Row 4 has the same key.' },
    ]);
  });
});
