import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { errorsKeyOf, rowsKeyOf } from '../import-job.js';
import { makeImporter, readJob, send } from '../testing/import-world.js';
import type { ImportWorld } from '../testing/import-world.js';
import { runImportJob } from './run-import-job.js';

let app: TestApp;
let world: ImportWorld;
beforeAll(async () => {
  app = await buildTestApp();
  world = await makeImporter(app);
});
afterAll(() => app.close());

const { signal } = new AbortController();

/** A job whose first attempt ended after it had written these files. */
async function interruptedJob(): Promise<{ readonly id: string; readonly keys: readonly string[] }> {
  const { body } = await send(app, world, 'name\nAda\n').expect(201);
  const { id } = body as { id: string };
  await app.deps.database.pool.updateTable('import_jobs').set({ lease_token: 1 }).where('id', '=', id).execute();
  const keys = [errorsKeyOf, rowsKeyOf].map((keyOf) => keyOf({ id, lease_token: 1 }));
  for (const key of keys) await app.deps.files.put({ key, body: Readable.from(['{}\n']), signal });
  return { id, keys };
}

const isStored = async (key: string): Promise<boolean> => {
  const file = await app.deps.files.open({ key, signal });
  file?.body.destroy();
  return file !== undefined;
};

test('a second attempt removes what the first has left', async () => {
  const { id, keys } = await interruptedJob();
  expect(await runImportJob(app.deps, id, { signal })).toBe(true);
  expect(await readJob(app, world, id)).toMatchObject({ status: 'completed', num_imported_rows: 1, num_rows: 1 });
  expect(await Promise.all(keys.map(isStored))).toEqual([false, false]);
  expect(await isStored(rowsKeyOf({ id, lease_token: 2 }))).toBe(true);
});

test('and succeeds where that fails, which is logged', async () => {
  const { id } = await interruptedJob();
  const remove = async (): Promise<void> => {
    throw new Error('the store refuses');
  };
  await runImportJob({ ...app.deps, files: { ...app.deps.files, delete: remove } }, id, { signal });
  expect(await readJob(app, world, id)).toMatchObject({ status: 'completed', num_imported_rows: 1 });
  expect(app.logLines.join('')).toContain('A leftover file could not be deleted');
});
