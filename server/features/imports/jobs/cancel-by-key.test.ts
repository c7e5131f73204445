import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { makeImporter, readJob, runImport, send } from '../testing/import-world.js';
import { sweepWithdrawals } from './delete-import.js';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const FILE = 'name,email\nAda,ada@example.com\n';

test('the component cancels an import that waits, and it stays cancelled', async () => {
  const world = await makeImporter(app);
  const { body } = await send(app, world, FILE).expect(201);
  const path = `/api/v1/imports/key/${body.id}?importer_key=${world.importer.key}`;
  const cancelled = await app.http.delete(path).expect(200);
  expect(cancelled.body).toMatchObject({ status: 'failed', error: 'Cancelled' });
  await app.queue.run();
  expect(await readJob(app, world, body.id)).toMatchObject({ status: 'failed', num_imported_rows: 0 });
});

test('an import that is cancelled on its way says that it imported nothing, however far it had come', async () => {
  const world = await makeImporter(app);
  const { body } = await send(app, world, FILE).expect(201);
  const { pool } = app.deps.database;
  await pool
    .updateTable('import_jobs')
    .set({ num_imported_rows: 7 })
    .where('id', '=', body.id as string)
    .execute();
  const path = `/api/v1/imports/key/${body.id}?importer_key=${world.importer.key}`;
  expect((await app.http.delete(path).expect(200)).body).toMatchObject({ status: 'failed', num_imported_rows: 0 });
  await app.queue.run();
});

test('an import that has ended stays as it is', async () => {
  const world = await makeImporter(app);
  const { id } = await runImport(app, world, FILE);
  const path = `/api/v1/imports/key/${id}?importer_key=${world.importer.key}`;
  for (let time = 0; time < 2; time += 1) {
    const { body } = await app.http.delete(path).expect(200);
    expect(body).toMatchObject({ id, status: 'completed', num_imported_rows: 1 });
  }
});

test('the import of another importer is not found', async () => {
  const [mine, other] = [await makeImporter(app), await makeImporter(app)];
  const { body } = await send(app, other, FILE).expect(201);
  await app.http.delete(`/api/v1/imports/key/${body.id}?importer_key=${mine.importer.key}`).expect(404);
  await app.queue.run();
  expect(await readJob(app, other, body.id)).toMatchObject({ status: 'completed' });
});

test('an import is cancelled by the key of the request that began it, where the answer was lost', async () => {
  const [mine, other] = [await makeImporter(app), await makeImporter(app)];
  const once = crypto.randomUUID();
  const { body } = await send(app, mine, FILE).set('Idempotency-Key', once).expect(201);
  const pathOf = (key: string, request: string = once): string =>
    `/api/v1/imports/key/requests/${request}?importer_key=${key}`;

  await app.http.delete(pathOf(mine.importer.key, 'orders-2026-11')).expect(422);
  await app.http.delete(pathOf(other.importer.key)).expect(404);
  const cancelled = await app.http.delete(pathOf(mine.importer.key)).expect(200);
  expect(cancelled.body).toMatchObject({ id: body.id, status: 'failed', error: 'Cancelled' });
  await app.queue.run();
  expect(await readJob(app, mine, body.id)).toMatchObject({ status: 'failed', num_imported_rows: 0 });
});

test('a request that is withdrawn before its import exists makes none', async () => {
  const [mine, other] = [await makeImporter(app), await makeImporter(app)];
  const once = crypto.randomUUID();
  await app.http.delete(`/api/v1/imports/key/requests/${once}?importer_key=${mine.importer.key}`).expect(404);
  const { body } = await send(app, mine, FILE).set('Idempotency-Key', once).expect(409);
  expect(body).toMatchObject({ detail: 'This request was withdrawn before its import began.' });
  const jobs = await app.deps.database.pool
    .selectFrom('import_jobs')
    .select('id')
    .where('importer_id', '=', mine.importer.id)
    .execute();
  expect(jobs).toEqual([]);
  await send(app, other, FILE).set('Idempotency-Key', once).expect(201);
  await send(app, mine, FILE).set('Idempotency-Key', crypto.randomUUID()).expect(201);

  app.clock.now += 25 * 3_600_000;
  await sweepWithdrawals(app.deps);
  await send(app, mine, FILE).set('Idempotency-Key', once).expect(201);
});
