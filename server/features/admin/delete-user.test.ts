import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { SignedIn, TestApp } from '../../testing/build-test-app.js';

let app: TestApp;
let root: SignedIn;
let count = 0;
beforeAll(async () => {
  app = await buildTestApp();
  root = await app.signIn('super_admin');
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.now += 1000;
});

const as = ({ token }: SignedIn) => ({ Authorization: `Bearer ${token}` });
const person = (role: string): Promise<SignedIn> => {
  count += 1;
  return app.signIn(role, { email: `${role}-${count}@example.com` });
};
const graphql = async (query: string) => (await app.http.post('/graphql').set(as(root)).send({ query })).body;
const remove = (path: string) => app.http.delete(path).set(as(root));

interface Importer {
  readonly id: string;
  readonly key: string;
}

async function importerOf(owner: SignedIn, more: object = {}): Promise<Importer> {
  const input = { name: 'Contacts', fields: [{ name: 'email', type: 'email' }], ...more };
  return (await app.http.post('/api/v1/importers').set(as(owner)).send(input).expect(201)).body as Importer;
}

async function importRows({ key }: Importer, rows: number): Promise<string> {
  const validData = Array.from({ length: rows }, (_, index) => ({ data: { email: `row${index}@example.com` } }));
  const body = { validData, invalidData: [], columnMapping: {}, importer_key: key };
  const answer = await app.http.post('/api/v1/imports/key/process').send(body).expect(201);
  await app.queue.run();
  return (answer.body as { import_id: string }).import_id;
}

const importersLeft = async (): Promise<number> =>
  (await app.deps.database.pool.selectFrom('importers').select('id').execute()).length;

describe('a user who owns importers', () => {
  test.each(['/api/users', '/api/admin/users'])(
    'is not deleted by %s; the response lists what would be lost',
    async (path) => {
      const ann = await person('editor');
      const importer = await importerOf(ann);
      await importerOf(ann);
      await importRows(importer, 3);
      const before = await importersLeft();
      const answer = await remove(`${path}/${ann.id}`).expect(409);
      expect(answer.body.error).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining('2 importers, 1 import, 3 rows'),
        details: [
          { field: 'importers', message: '2 importers' },
          { field: 'imports', message: '1 import' },
          { field: 'rows', message: '3 rows' },
        ],
      });
      expect(await importersLeft()).toBe(before);
      expect((await app.http.get('/api/auth/session').set(as(ann))).body.data.user.id).toBe(ann.id);
    },
  );

  test('is not deleted by GraphQL either, unless a receiver is given', async () => {
    const ann = await person('editor');
    const ben = await person('editor');
    await importerOf(ann);
    const refused = await graphql(`mutation { deleteUser(id: "${ann.id}") }`);
    expect(refused.errors[0].message).toContain('1 importer');
    const done = await graphql(`mutation { deleteUser(id: "${ann.id}", transferTo: "${ben.id}") }`);
    expect(done).toEqual({ data: { deleteUser: true } });
  });

  test.each(['/api/users', '/api/admin/users'])(
    'is deleted by %s once another user becomes the owner',
    async (path) => {
      const ann = await person('editor');
      const ben = await person('editor');
      const importer = await importerOf(ann);
      const id = await importRows(importer, 2);
      await remove(`${path}/${ann.id}?transferTo=${ben.id}`).expect(204);
      const listed = await app.http.get('/api/v1/importers').set(as(ben));
      expect(listed.body).toMatchObject([{ id: importer.id, key: importer.key }]);
      expect((await app.http.get(`/api/v1/imports/${id}`).set(as(ben))).status).toBe(200);
      await importRows(importer, 1);
    },
  );

  test('is not deleted when the receiver is not allowed to own them', async () => {
    const ann = await person('editor');
    const viewer = await person('viewer');
    const off = await person('editor');
    await app.http.patch(`/api/admin/users/${off.id}`).set(as(root)).send({ disabled: true }).expect(200);
    await importerOf(ann, { destination: { type: 'model', model: 'contacts', mode: 'insert' } });
    for (const transferTo of [ann.id, 'nobody', crypto.randomUUID(), off.id, viewer.id, '']) {
      const answer = await remove(`/api/users/${ann.id}?transferTo=${transferTo}`).expect(422);
      expect(answer.body.error.details).toMatchObject([{ field: 'transferTo' }]);
    }
    expect((await app.http.get('/api/v1/importers').set(as(ann))).body).toHaveLength(1);
  });
});

test('a user without importers is deleted at once, and other records accept no receiver', async () => {
  const ann = await person('viewer');
  await remove(`/api/admin/users/${ann.id}`).expect(204);
  await remove(`/api/admin/users/${ann.id}`).expect(404);
  const tag = await app.http.post('/api/tags').set(as(root)).send({ name: 'News' }).expect(201);
  await remove(`/api/tags/${tag.body.data.id}?transferTo=${root.id}`).expect(422);
});

test('the creator of a key stays visible after deletion', async () => {
  const ann = await person('admin');
  const made = await app.http
    .post('/api/admin/api-keys')
    .set(as(ann))
    .send({ name: 'site', permissions: {} })
    .expect(201);
  const { email } = ann;
  expect(made.body.data.createdBy).toEqual({ id: ann.id, name: `admin (${email})`, isDeleted: false });
  // As in keys of earlier versions.
  await app.deps.database.pool.updateTable('api_keys').set({ created_by_name: null }).execute();
  await remove(`/api/admin/users/${ann.id}`).expect(204);
  const listed = await app.http.get('/api/admin/api-keys').set(as(root));
  expect(listed.body.data[0].createdBy).toEqual({ id: ann.id, name: `admin (${email})`, isDeleted: true });
});
