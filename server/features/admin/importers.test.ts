import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportWorld } from '../imports/testing/import-world.js';
import { as, makeImporter, runImport } from '../imports/testing/import-world.js';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { SignedIn, TestApp } from '../../testing/build-test-app.js';
import type { SecretState } from './answers.js';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

const FILE = 'name,email\nAda,ada@example.com\n';

const call = (method: 'get' | 'post' | 'delete', path: string, who = admin) =>
  as(who, app.http[method](`/api/admin/importers${path}`) as never);

const ofKey = (key: string) => app.http.get(`/api/v1/imports/key/schema?importer_key=${key}`);

async function make(more?: Parameters<typeof makeImporter>[1]): Promise<ImportWorld> {
  app.clock.now += 1000;
  return makeImporter(app, more);
}

test('the importers of all users are listed, newest first, with owner and last import', async () => {
  const first = await make({ name: 'First' });
  const second = await make({ name: 'Second' });
  await runImport(app, first, FILE);
  app.clock.now += 1000;
  const job = await runImport(app, first, FILE);
  const importerOf = async ({ owner, importer: { id } }: ImportWorld): Promise<unknown> =>
    (await as(owner, app.http.get(`/api/v1/importers/${id}`) as never)).body;
  const { body } = await call('get', '?limit=2').expect(200);
  expect(body.meta).toEqual({ total: 2, limit: 2, offset: 0, hasMore: false });
  expect(body.data).toEqual([
    {
      owner: expect.objectContaining({ email: second.owner.email }),
      lastImport: null,
      importer: await importerOf(second),
    },
    {
      owner: { id: first.owner.id, name: 'editor', email: first.owner.email },
      lastImport: { id: job.id, status: 'completed', createdAt: job.created_at },
      importer: await importerOf(first),
    },
  ]);
  expect((await call('get', '?limit=1&offset=1')).body.data).toEqual([body.data[1]]);
  expect((await call('get', `/${first.importer.id}`).expect(200)).body.data).toEqual(body.data[1]);
  expect(JSON.stringify(body)).not.toContain('whsec_');
});

test('an importer of another user gets a new key, a new secret, and is deleted with its imports', async () => {
  const world = await make();
  const { id, key } = world.importer;
  const job = await runImport(app, world, FILE);

  const rotated = await call('post', `/${id}/rotate-key`).expect(200);
  expect(rotated.body.data.importer.key).not.toBe(key);
  expect((await ofKey(key)).status).toBe(404);
  expect((await ofKey(rotated.body.data.importer.key)).status).toBe(200);

  const before: SecretState = (await call('get', `/${id}/webhook-secret`).expect(200)).body.data;
  expect(before).toEqual({ hint: expect.stringMatching(/^whsec_.{4}…$/), previousUntil: null });
  const made = await call('post', `/${id}/webhook-secret`).expect(200);
  expect(made.headers['cache-control']).toBe('no-store');
  const { secret, ...state }: SecretState & { readonly secret: string } = made.body.data;
  expect(secret.slice(0, 10)).toBe(state.hint.slice(0, 10));
  expect(state.previousUntil).toBe(new Date(app.clock.now + 86_400_000).toISOString());
  expect((await call('get', `/${id}/webhook-secret`)).body.data).toEqual(state);

  await call('delete', `/${id}`).expect(204);
  for (const path of ['', '/webhook-secret']) await call('get', `/${id}${path}`).expect(404);
  await call('post', `/${id}/rotate-key`).expect(404);
  await call('delete', `/${id}`).expect(404);
  await as(world.owner, app.http.get(`/api/v1/imports/${job.id}`) as never).expect(404);
});

test('in the importer API, administrators see only their own importers', async () => {
  const { importer } = await make();
  for (const who of [admin, await app.signIn('super_admin')]) {
    await as(who, app.http.get(`/api/v1/importers/${importer.id}`) as never).expect(404);
    await as(who, app.http.delete(`/api/v1/importers/${importer.id}`) as never).expect(404);
    await call('get', `/${importer.id}`, who).expect(200);
  }
  await call('get', '/no-id').expect(404);
});
