import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImporterInput } from '../../../src/protocol/index.js';
import { as, makeImporter, readJob, runImport, send } from '../imports/testing/import-world.js';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { SignedIn, TestApp } from '../../testing/build-test-app.js';
import type { ImportRowsPage } from './answers.js';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

const FILE = 'name,email\nAda,ada@example.com\nBea,bea@example.com\nCem,cem@example.com\n';
const CONTACTS: Partial<ImporterInput> = {
  fields: [{ name: 'email', type: 'email' }],
  destination: { type: 'model', model: 'contacts', mode: 'insert' },
};

const call = (method: 'get' | 'post', path: string) =>
  as(admin, app.http[method](`/api/admin/imports${path}`) as never);

test('the imports of all users are listed, newest first, filtered by importer or state', async () => {
  const one = await makeImporter(app, { name: 'One' });
  const two = await makeImporter(app, { name: 'Two', disable_on_invalid_rows: true });
  const done = await runImport(app, one, FILE);
  app.clock.now += 1000;
  const blocked = await runImport(app, two, 'name,email\nAda,nowhere\n');
  app.clock.now += 1000;
  const { body: waiting } = await send(app, two, FILE).expect(201);

  const idsOf = async (query: string): Promise<unknown> => {
    const { body } = await call('get', query).expect(200);
    return { total: body.meta.total, ids: body.data.map(({ job }: { job: { id: string } }) => job.id) };
  };
  expect(await idsOf('')).toEqual({ total: 3, ids: [waiting.id, blocked.id, done.id] });
  expect(await idsOf('?limit=1&offset=1')).toEqual({ total: 3, ids: [blocked.id] });
  expect(await idsOf('?status=failed')).toEqual({ total: 1, ids: [blocked.id] });
  expect(await idsOf(`?importer=${two.importer.id}`)).toEqual({ total: 2, ids: [waiting.id, blocked.id] });
  await call('get', '?status=lost').expect(422);

  const { errors, findings, new_options, counted_rows, ...item } = await readJob(app, one, done.id);
  expect([errors, findings, new_options, counted_rows]).toEqual([[], [], {}, null]);
  const record = { importer: { id: one.importer.id, name: 'One' }, job: item };
  expect((await call('get', `?importer=${one.importer.id}`)).body.data).toEqual([record]);
  expect((await call('get', `/${done.id}`).expect(200)).body.data).toEqual({
    ...record,
    owner: { id: one.owner.id, name: 'editor', email: one.owner.email },
    destination: { type: 'none' },
    startedAt: done.created_at,
  });
  await app.queue.run();
});

test('errors and rows are read in pages, and errors downloaded as a whole', async () => {
  const world = await makeImporter(app);
  const wrong = Array.from({ length: 1200 }, (_, index) => `Name ${index},=wrong ${index}\n`).join('');
  const { id } = await runImport(app, world, `name,email\nAda,ada@example.com\n${wrong}`);
  for (const offset of [0, 995, 1150]) {
    const { body } = await call('get', `/${id}/errors?limit=100&offset=${offset}`).expect(200);
    const length = Math.min(100, 1200 - offset);
    expect(body.meta).toEqual({ total: 1200, limit: 100, offset, hasMore: offset + length < 1200 });
    expect(body.data.map(({ row }: { row: number }) => row)).toEqual(
      Array.from({ length }, (_, index) => 3 + offset + index),
    );
  }
  const { headers, text } = await call('get', `/${id}/errors.csv`).expect(200);
  expect(headers['content-disposition']).toContain(`errors-${id}.csv`);
  expect(text.trimEnd().split('\r\n')).toHaveLength(1201);
  expect(text.split('\r\n')[1]).toBe('3,email,Not an email address');

  const first: ImportRowsPage = (await call('get', `/${id}/rows?limit=2`).expect(200)).body;
  expect(first.data).toEqual([
    { name: 'Ada', email: 'ada@example.com', age: null },
    { name: 'Name 0', email: '=wrong 0', age: null },
  ]);
  const next = (await call('get', `/${id}/rows?limit=1&cursor=${first.meta.nextCursor}`).expect(200)).body;
  expect(next.data).toEqual([{ name: 'Name 1', email: '=wrong 1', age: null }]);
  await call('get', `/${id}/rows?cursor=nonsense`).expect(422);
});

test('a waiting import is canceled, a finished one stays unchanged', async () => {
  const world = await makeImporter(app);
  const { body } = await send(app, world, FILE).expect(201);
  const cancelled = await call('post', `/${body.id}/cancel`).expect(200);
  expect(cancelled.body.data.job).toMatchObject({ status: 'failed', error: 'Cancelled' });
  await app.queue.run();
  expect(await readJob(app, world, body.id)).toMatchObject({ status: 'failed', num_imported_rows: 0 });
  const done = await runImport(app, world, FILE);
  expect((await call('post', `/${done.id}/cancel`).expect(200)).body.data.job).toMatchObject({ status: 'completed' });
});

test("an import into another user's model is rolled back, once", async () => {
  const world = await makeImporter(app, CONTACTS);
  const { id } = await runImport(app, world, FILE);
  expect((await call('get', `/${id}`)).body.data).toMatchObject({
    destination: { type: 'model', model: 'contacts', mode: 'insert' },
    job: { counts: { created: 3, updated: 0, unchanged: 0, skipped: 0 } },
  });
  const contacts = async (): Promise<number> =>
    (await as(admin, app.http.get('/api/contacts') as never)).body.meta.total;
  expect(await contacts()).toBe(3);
  const { body } = await call('post', `/${id}/rollback`).expect(200);
  expect(body.data).toEqual({ restored: 0, deleted: 3, kept: [], num_kept: 0 });
  expect(await contacts()).toBe(0);
  await call('post', `/${id}/rollback`).expect(409);
});

test('webhooks are filtered by import', async () => {
  const hook = { webhook_url: 'https://receiver.example/hook', webhook_enabled: true };
  const world = await makeImporter(app, hook);
  const ids = [(await runImport(app, world, FILE)).id, (await runImport(app, world, FILE)).id];
  const path = `/api/admin/webhook-deliveries?source=importers&receiver=${world.importer.id}`;
  const eventsOf = async (query: string): Promise<string[]> => {
    const { body } = await as(admin, app.http.get(`${path}${query}`) as never).expect(200);
    return body.data.map(({ event, subject }: { event: string; subject: string }) => `${event} ${subject}`).toSorted();
  };
  expect(await eventsOf(`&subject=${ids[0]}`)).toEqual([`import.completed ${ids[0]}`, `import.started ${ids[0]}`]);
  expect(await eventsOf('')).toHaveLength(4);
});

test('unknown imports are not found', async () => {
  for (const id of ['no-id', crypto.randomUUID()]) {
    for (const path of ['', '/errors', '/errors.csv', '/rows']) await call('get', `/${id}${path}`).expect(404);
    for (const path of ['/cancel', '/rollback']) await call('post', `/${id}${path}`).expect(404);
  }
});
