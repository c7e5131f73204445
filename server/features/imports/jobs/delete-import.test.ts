import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { partKeyOf } from '../import-job.js';
import { beginUpload, PART_SIZE } from '../receive/uploads.js';
import { makeImporter, send } from '../testing/import-world.js';
import type { ImportWorld } from '../testing/import-world.js';
import { importsOf } from './delete-import.js';
import { findImport } from './find-imports.js';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(() => void app.queue.sent.splice(0));

async function importOf(world: ImportWorld, change: object = {}): Promise<string> {
  const { body } = await send(app, world, 'name\nAda\n').expect(201);
  const { id } = body as { id: string };
  if (Object.keys(change).length > 0)
    await app.deps.database.pool.updateTable('import_jobs').set(change).where('id', '=', id).execute();
  return id;
}

describe('the imports of importers', () => {
  test('are counted with their rows', async () => {
    const [one, other, none] = [await makeImporter(app), await makeImporter(app), await makeImporter(app)];
    await importOf(one, { num_rows: 3 });
    await importOf(one, { num_rows: 4 });
    await importOf(other, { num_rows: 5 });
    const count = (...worlds: readonly ImportWorld[]): Promise<unknown> =>
      app.deps.database.transaction((transaction) =>
        importsOf(app.deps).count(
          transaction,
          worlds.map(({ importer }) => importer.id),
        ),
      );
    expect(await count(one)).toEqual({ imports: 2, rows: 7 });
    expect(await count(one, other)).toEqual({ imports: 3, rows: 12 });
    expect(await count(none)).toEqual({ imports: 0, rows: 0 });
  });

  test('pass to another owner', async () => {
    const [one, other, third] = [await makeImporter(app), await makeImporter(app), await makeImporter(app)];
    const [id, kept] = [await importOf(one), await importOf(third)];
    await app.deps.database.transaction((transaction) =>
      importsOf(app.deps).transfer(transaction, { from: one.owner.id, to: other.owner.id }),
    );
    expect(await findImport(app.deps, { owner: other.owner.id }, id)).toMatchObject({ id });
    await expect(findImport(app.deps, { owner: one.owner.id }, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await findImport(app.deps, { owner: third.owner.id }, kept)).toMatchObject({ id: kept });
  });

  test('lose all their files, and so do uploads that are not finished', async () => {
    const [one, other] = [await makeImporter(app), await makeImporter(app)];
    const id = await importOf(one, { lease_token: 1, rows_key: 'imports/rows' });
    await importOf(other);
    const uploads: string[] = [];
    const { database } = app.deps;
    for (const { importer } of [one, other]) {
      const row = await database.pool
        .selectFrom('importers')
        .selectAll()
        .where('id', '=', importer.id)
        .executeTakeFirstOrThrow();
      uploads.push((await beginUpload(app.deps, row, { name: 'a.csv', size: PART_SIZE + 1 })).upload_id);
    }
    app.queue.sent.splice(0);
    await database.transaction((transaction) => importsOf(app.deps).drop(transaction, one.importer.id));
    const attempt = ['errors', 'rows', 'plan'].map((what) => `imports/${id}/${what}-1.ndjson`);
    expect(app.queue.sent.map(({ name, data }) => [name, (data as { key: string }).key])).toEqual(
      [partKeyOf(uploads[0]!, 0), partKeyOf(uploads[0]!, 1), `imports/${id}/file`, 'imports/rows', ...attempt].map(
        (key) => ['delete-file', key],
      ),
    );
    const left = await database.pool.selectFrom('import_uploads').select('id').execute();
    expect(left).toEqual([{ id: uploads[1] }]);
  });
});
