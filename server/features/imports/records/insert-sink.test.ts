import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { eachDatabase } from '../../../testing/databases.js';
import type { ContentRecord } from '../../content/content-record.js';
import type { ModelDefinition } from '../../content/model.js';
import { createRecord } from '../../content/operations/create-record.js';
import { ENTRY_MODELS, importRows, recordsOf } from './testing/import-rows.js';
import type { FileRow } from './testing/import-rows.js';

/** Without unique values and relations, so that PostgreSQL copies rows into the table of the model itself. */
const POST: ModelDefinition = {
  name: 'Post',
  fields: {
    title: { type: 'text', required: true },
    status: { type: 'select', options: ['draft', 'published'], default: 'draft', required: true },
    publishedAt: { type: 'datetime' },
    tags: { type: 'text[]' },
    extra: { type: 'json', default: { text: 'a\tb\\c\n' } },
    rank: { type: 'number', default: 3 },
    pinned: { type: 'boolean', default: true, required: true },
    day: { type: 'date', default: '2024-02-29' },
    note: { type: 'textarea', default: 'tab\tand \\N' },
  },
};

eachDatabase((kind) => {
  let app: TestApp;
  let ownerId: string;
  beforeAll(async () => {
    app = await buildTestApp({ database: kind, settings: { models: [...ENTRY_MODELS, POST] } });
    ownerId = (await app.signIn('admin')).id;
  });
  afterAll(() => app.close());
  beforeEach(async () => void (await sql`DELETE FROM posts`.execute(app.deps.database.pool)));

  const withoutId = ({ id: _id, ...record }: ContentRecord): unknown => record;

  test.each<{ name: string; rows: readonly FileRow[]; bodies: readonly object[] }>([
    {
      name: 'an empty cell',
      rows: [{ title: 'a', status: null, tags: null, extra: null, rank: null, pinned: null, day: null, note: null }],
      bodies: [{ title: 'a' }],
    },
    { name: 'a field without a column', rows: [{ title: 'a' }], bodies: [{ title: 'a' }] },
    {
      name: 'a published record',
      rows: [
        { title: 'a', status: 'published' },
        { title: 'b', status: 'draft' },
        { title: 'c', status: null },
      ],
      bodies: [{ title: 'a', status: 'published' }, { title: 'b', status: 'draft' }, { title: 'c' }],
    },
    {
      name: 'a record published at a given time',
      rows: [{ title: 'a', status: 'published', publishedAt: '2020-01-01T00:00:00Z' }],
      bodies: [{ title: 'a', status: 'published', publishedAt: '2020-01-01T00:00:00Z' }],
    },
    {
      name: 'every kind of value',
      rows: [
        {
          title: 'x\t\\.\r\n',
          status: 'draft',
          tags: 'a;"b\\',
          extra: '["\\t"]',
          rank: -0.5,
          pinned: false,
          day: '2023-01-31',
        },
      ],
      bodies: [
        {
          title: 'x\t\\.\r\n',
          status: 'draft',
          tags: ['a', '"b\\'],
          extra: ['\t'],
          rank: -0.5,
          pinned: false,
          day: '2023-01-31',
        },
      ],
    },
  ])('$name becomes the record that a body creates', async ({ rows, bodies }) => {
    const { deps } = app;
    const model = deps.models.byPath('posts')!;
    const created: ContentRecord[] = [];
    for (const body of bodies) {
      created.push(await createRecord(deps, { kind: 'system' }, { model, body }));
    }
    await sql`DELETE FROM posts`.execute(deps.database.pool);

    const { errors } = await importRows(deps, { ownerId, model: 'posts', rows });

    expect(errors).toEqual([]);
    expect((await recordsOf(deps, 'posts')).map(withoutId)).toEqual(created.map(withoutId));
  });

  test('rows that the model rejects are reported by their line, and the others keep theirs', async () => {
    const { counts, errors } = await importRows(app.deps, {
      ownerId,
      model: 'posts',
      batch: 2,
      rows: [
        { title: 'a', day: '2024-02-30' },
        { title: 'b', day: '2024-02-29' },
        { title: null, day: 'x' },
        { title: 'd', day: null },
      ],
    });

    expect(counts).toEqual({ created: 2, updated: 0, unchanged: 0, skipped: 2 });
    expect(errors.map(({ row, field }) => [row, field])).toEqual([
      [2, 'day'],
      [4, 'title'],
      [4, 'day'],
    ]);
    expect((await recordsOf(app.deps, 'posts')).map(({ title }) => title)).toEqual(['b', 'd']);
  });
});
