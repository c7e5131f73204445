import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { SignedIn, TestApp } from '../../testing/build-test-app.js';

let app: TestApp;
let root: SignedIn;
beforeAll(async () => {
  app = await buildTestApp();
  const names = ['super_admin root', 'editor zoe', 'editor ann', 'viewer BEN'];
  for (const [index, name] of names.entries()) {
    app.clock.now += 1000;
    const [role = '', user = ''] = name.split(' ');
    const signedIn = await app.signIn(role, { email: `${user.toLowerCase()}@example.com` });
    await app.deps.database.pool.updateTable('users').set({ name: user }).where('id', '=', signedIn.id).execute();
    if (index === 0) root = signedIn;
    if (user === 'ann') await list(`/${signedIn.id}`, 'patch').send({ disabled: true });
  }
});
afterAll(() => app.close());

const list = (rest: string, method: 'get' | 'patch' = 'get') =>
  app.http[method](`/api/admin/users${rest}`).set({ Authorization: `Bearer ${root.token}` });

test.each([
  ['', ['BEN', 'ann', 'zoe', 'root']],
  ['?sort=createdAt', ['root', 'zoe', 'ann', 'BEN']],
  ['?sort=name', ['ann', 'BEN', 'root', 'zoe']],
  ['?sort=-email', ['zoe', 'root', 'BEN', 'ann']],
  ['?role=editor', ['ann', 'zoe']],
  ['?disabled=true', ['ann']],
  ['?disabled=false&role=editor', ['zoe']],
  ['?search=EXAMPLE.com&sort=name&limit=2&offset=1', ['BEN', 'root']],
  ['?search=ben', ['BEN']],
  ['?search=%25', []],
  ['?role=emperor', []],
])('users%s', async (query, names) => {
  const { body } = await list(query).expect(200);
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(names);
});

test('counts matching users', async () => {
  expect((await list('?role=editor&limit=1')).body.meta).toEqual({ total: 2, limit: 1, offset: 0, hasMore: true });
});

test.each(['?filter[role]=admin', '?limt=1', '?q=ann', '?sort=password', '?disabled=maybe', '?page=2'])(
  'rejects users%s',
  async (query) => {
    const { body } = await list(query).expect(422);
    const [{ field, message }] = body.error.details;
    expect(query).toContain(field);
    expect(message).toMatch(/^[A-Z].*[.?]$/);
  },
);
