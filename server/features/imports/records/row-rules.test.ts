import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ImportPlanLine, Rollback } from '../../../../src/protocol/index.js';
import type { Deps } from '../../../main/deps.js';
import type { Principal } from '../../../platform/http/principal.js';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { SignedIn, TestApp } from '../../../testing/build-test-app.js';
import { eachDatabase } from '../../../testing/databases.js';
import type { ContentRecord } from '../../content/content-record.js';
import type { ModelDefinition } from '../../content/model.js';
import { createRecord } from '../../content/operations/create-record.js';
import { findRecords } from '../../content/operations/find-records.js';
import { importRows, recordsOf } from './testing/import-rows.js';
import type { FileRow, ImportedRows, RowImport } from './testing/import-rows.js';

/* Row rules apply to imports like to every other way of writing. */

const status = { type: 'select', options: ['draft', 'published'], default: 'draft', required: true } as const;
const MODELS: readonly ModelDefinition[] = [
  {
    name: 'Ticket',
    fields: {
      ref: { type: 'text', unique: true },
      name: { type: 'text', index: true },
      note: { type: 'text' },
      slug: { type: 'slug', from: 'name' },
      status,
      box: { type: 'relation', to: 'Box' },
      label: { type: 'text', copiedFrom: 'box' },
    },
    access: {
      read: ['editor', { status: 'published' }, 'own'],
      create: ['editor', { status: 'draft' }],
      update: ['editor', 'own'],
    },
  },
  {
    name: 'Memo',
    fields: { ref: { type: 'text', unique: true }, note: { type: 'text' }, status },
    access: { read: ['editor'], create: ['authenticated'], update: ['editor', { status: 'draft' }] },
  },
  {
    name: 'Box',
    fields: { ref: { type: 'text' }, label: { type: 'text' }, open: { type: 'boolean', default: false } },
    access: { read: ['editor', { open: true }], create: ['editor'] },
  },
  {
    name: 'Part',
    fields: { ref: { type: 'text', unique: true }, name: { type: 'text', index: true }, note: { type: 'text' } },
    access: { read: ['editor', { note: 'open' }], create: ['authenticated'], update: ['authenticated'] },
  },
];

eachDatabase((kind) => {
  let app: TestApp;
  let deps: Deps;
  let ann: SignedIn;
  let editor: SignedIn;

  beforeAll(async () => {
    app = await buildTestApp({ database: kind, settings: { models: [...MODELS] } });
    deps = app.deps;
    ann = await app.signIn('viewer');
    editor = await app.signIn('editor');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    for (const table of ['tickets', 'memos', 'boxes', 'parts']) {
      await sql`DELETE FROM ${sql.table(table)}`.execute(deps.database.pool);
    }
    app.clock.now += 1000;
  });

  const as = ({ id }: SignedIn): Principal => ({
    kind: 'user',
    id,
    email: '',
    name: '',
    role: 'super_admin',
    permissions: [],
    address: '',
  });
  const create = (path: string, person: SignedIn, body: object): Promise<ContentRecord> =>
    createRecord(deps, as(person), { model: deps.models.byPath(path)!, body });
  const tickets = (rows: readonly FileRow[], more: Partial<RowImport> = {}): Promise<ImportedRows> =>
    importRows(deps, { ownerId: ann.id, model: 'tickets', rows, ...more });
  const messages = ({ errors }: ImportedRows): unknown =>
    errors.map(({ row, field, message }) => `${row} ${field}: ${message}`);
  const planOf = async ({ id }: ImportedRows): Promise<readonly ImportPlanLine[]> => {
    await deps.database.pool.updateTable('import_jobs').set({ status: 'completed' }).where('id', '=', id).execute();
    const { body } = await app.http.get(`/api/v1/imports/${id}/plan`).set('authorization', `Bearer ${ann.token}`);
    return (body as { lines: readonly ImportPlanLine[] }).lines;
  };
  const field = async (path: string, name: string): Promise<readonly unknown[]> =>
    (await recordsOf(deps, path)).map((record) => record[name]);

  test('new rows must be records that the owner may create, and belong to the owner', async () => {
    const imported = await tickets([
      { ref: 'a', status: 'draft' },
      { ref: 'b', status: 'published' },
      { ref: 'c', status: null },
    ]);
    expect(messages(imported)).toEqual(['3 ref: You may not create such a record.']);
    expect(imported.counts).toEqual({ created: 2, updated: 0, unchanged: 0, skipped: 1 });
    const principal: Principal = { kind: 'user', ...ann, name: '', role: 'viewer', permissions: [], address: '' };
    const page = await findRecords(deps, principal, { model: deps.models.byPath('tickets')!, query: { sort: 'ref' } });
    expect(page.records.map(({ ref }) => ref)).toEqual(['a', 'c']);
    // A role that may create anything is not restricted.
    const all = await tickets([{ ref: 'd', status: 'published' }], { ownerId: editor.id });
    expect(all.counts).toMatchObject({ created: 1, skipped: 0 });
  });

  test('a rejected row takes no value from later rows', async () => {
    const imported = await tickets([
      { ref: 'a', status: 'published' },
      { ref: 'a', status: 'draft' },
    ]);
    expect(messages(imported)).toEqual(['2 ref: You may not create such a record.']);
    expect(imported.counts).toMatchObject({ created: 1 });
  });

  test('a key matches records the owner may change; hidden ones are rejected as taken', async () => {
    await create('tickets', ann, { ref: 'own', note: 'mine' });
    await create('tickets', editor, { ref: 'shown', status: 'published', note: 'theirs' });
    await create('tickets', editor, { ref: 'hidden', note: 'secret' });
    const rows = ['own', 'shown', 'hidden', 'new'].map((ref) => ({ ref, note: 'changed' }));
    const dry = await tickets(rows, { key: 'ref', dryRun: true });
    expect(messages(dry)).toEqual([
      '3 ref: You may not change this record.',
      '4 ref: Another record already has this value.',
    ]);
    const plan = await planOf(dry);
    expect(plan.map((line) => [line.row, line.action])).toEqual([
      [2, 'update'],
      [5, 'create'],
      [3, 'conflict'],
      [4, 'conflict'],
    ]);
    expect(JSON.stringify(plan)).not.toMatch(/secret|theirs/);
    const imported = await tickets(rows, { key: 'ref' });
    expect(imported.counts).toEqual({ created: 1, updated: 1, unchanged: 0, skipped: 2 });
    expect(await field('tickets', 'note')).toEqual(expect.arrayContaining(['theirs', 'secret', 'changed', 'changed']));
  });

  test('a non-unique key matches no hidden record', async () => {
    await create('tickets', editor, { ref: '1', name: 'same' });
    await create('tickets', editor, { ref: '2', name: 'same' });
    const imported = await tickets(
      [
        { name: 'same', ref: '3' },
        { name: 'other', ref: '1' },
      ],
      { key: 'name' },
    );
    expect(messages(imported)).toEqual(['3 ref: Another record already has this value.']);
    expect(imported.counts).toEqual({ created: 1, updated: 0, unchanged: 0, skipped: 1 });
    expect(await field('tickets', 'ref')).toEqual(expect.arrayContaining(['1', '2', '3']));
  });

  test('a key matches no hidden record, even if the owner may change all records', async () => {
    await create('parts', editor, { ref: 'shown', name: 'a', note: 'open' });
    await create('parts', editor, { ref: 'hidden', name: 'b', note: 'secret' });
    const unique = await tickets(
      ['shown', 'hidden'].map((ref) => ({ ref, note: 'changed' })),
      { model: 'parts', key: 'ref' },
    );
    expect(messages(unique)).toEqual(['3 ref: Another record already has this value.']);
    expect(unique.counts).toEqual({ created: 0, updated: 1, unchanged: 0, skipped: 1 });
    const other = await tickets([{ name: 'b', note: 'changed' }], { model: 'parts', key: 'name' });
    expect(other.counts).toEqual({ created: 1, updated: 0, unchanged: 0, skipped: 0 });
    expect((await field('parts', 'note')).toSorted()).toEqual(['changed', 'changed', 'secret']);
  });

  test('after a change, the owner must still be allowed to change the record', async () => {
    await create('memos', editor, { ref: 'a', note: 'n' });
    await create('memos', editor, { ref: 'b', note: 'n' });
    await create('memos', editor, { ref: 'c', status: 'published' });
    const imported = await tickets(
      [
        { ref: 'a', status: 'published', note: 'n' },
        { ref: 'b', status: 'draft', note: 'n' },
        { ref: 'c', status: 'draft', note: 'n' },
      ],
      { model: 'memos', key: 'ref' },
    );
    expect(messages(imported)).toEqual([
      '2 ref: You may not change the record in this way.',
      '4 ref: Another record already has this value.',
    ]);
    // It is not revealed that the hidden record already has the row's values.
    expect(imported.counts).toEqual({ created: 0, updated: 1, unchanged: 0, skipped: 2 });
  });

  test('the plan shows nothing of a record that may be changed but not read', async () => {
    await create('memos', editor, { ref: 'a', note: 'secret' });
    const dry = await tickets([{ ref: 'a', note: 'x' }], { model: 'memos', key: 'ref', dryRun: true });
    expect(await planOf(dry)).toEqual([{ row: 2, action: 'update', id: expect.any(String) as string, changes: {} }]);
  });

  test('cells can only refer to readable related records', async () => {
    await create('boxes', editor, { ref: 'shut', label: 'secret' });
    await create('boxes', editor, { ref: 'open', label: 'plain', open: true });
    const shut = (await recordsOf(deps, 'boxes')).find(({ ref }) => ref === 'shut');
    const imported = await tickets(
      ['shut', 'open', 'none'].map((box) => ({ box })),
      { relations: { box: 'ref' } },
    );
    expect(messages(imported)).toEqual(['2 box: Is not a record of "boxes".', '4 box: Is not a record of "boxes".']);
    expect(await field('tickets', 'label')).toEqual(['plain']);
    // It can be referred to by id, and nothing is copied from it.
    await tickets([{ box: shut?.id ?? '' }]);
    expect(await field('tickets', 'label')).toEqual(expect.arrayContaining(['plain', null]));
  });

  test('a rollback keeps what the owner may no longer change', async () => {
    await create('tickets', ann, { ref: 'own', note: 'before' });
    await create('tickets', editor, { ref: 'other', note: 'before' });
    const rows = ['own', 'other'].map((ref) => ({ ref, note: 'after', status: 'draft' }));
    const { id } = await tickets(
      [...rows, { ref: 'new', note: 'after', status: 'draft' }, { ref: 'out', note: 'after', status: 'published' }],
      { ownerId: editor.id, key: 'ref' },
    );
    const setRole = (role: string): Promise<unknown> =>
      sql`UPDATE users SET role = ${role} WHERE id = ${editor.id}::uuid`.execute(deps.database.pool);
    await setRole('viewer');
    const { body, status: answer } = await app.http
      .post(`/api/v1/imports/${id}/rollback`)
      .set('authorization', `Bearer ${editor.token}`);
    await setRole('editor');
    expect(answer).toBe(200);
    const { kept, ...counts } = body as Rollback;
    expect(counts).toEqual({ restored: 1, deleted: 1, num_kept: 2 });
    expect(kept.map(({ reason }) => reason)).toEqual(['You may not change it.', 'You may not change it.']);
    const notes = (await recordsOf(deps, 'tickets')).map(({ ref, note }) => `${String(ref)} ${String(note)}`);
    expect(notes.toSorted()).toEqual(['other before', 'out after', 'own after']);
  });
});
