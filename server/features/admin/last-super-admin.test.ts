import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { SignedIn, TestApp } from '../../testing/build-test-app.js';
import { eachDatabase } from '../../testing/databases.js';

eachDatabase((kind) => {
  let app: TestApp;
  let root: SignedIn;
  beforeAll(async () => {
    app = await buildTestApp({ database: kind });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await sql`truncate users, user_credentials cascade`.execute(app.deps.database.pool);
    root = await app.signIn('super_admin', { email: 'root@example.com' });
  });

  const as = ({ token }: SignedIn) => ({ Authorization: `Bearer ${token}` });
  const graphql = async (person: SignedIn, query: string): Promise<number> => {
    const { body } = await app.http.post('/graphql').set(as(person)).send({ query });
    const [error] = (body as { errors?: { extensions: { code: string } }[] }).errors ?? [];
    return error === undefined ? 200 : error.extensions.code === 'CONFLICT' ? 409 : 403;
  };
  const http = (method: 'delete' | 'patch' | 'put', path: string, body?: object) => async (who: SignedIn, id: string) =>
    (await app.http[method](`${path}/${id}`).set(as(who)).send(body)).status;
  const WAYS: Readonly<Record<string, (who: SignedIn, id: string) => Promise<number>>> = {
    'DELETE /api/users': http('delete', '/api/users'),
    'DELETE /api/admin/users': http('delete', '/api/admin/users'),
    'PATCH /api/users, role': http('patch', '/api/users', { role: 'admin' }),
    'PUT /api/users, role': http('put', '/api/users', { email: 'root@example.com', name: 'Root', role: 'viewer' }),
    'PATCH /api/admin/users, role': http('patch', '/api/admin/users', { role: 'admin' }),
    'PATCH /api/admin/users, disabled': http('patch', '/api/admin/users', { disabled: true }),
    deleteUser: (who, id) => graphql(who, `mutation { deleteUser(id: "${id}") }`),
    updateUser: (who, id) => graphql(who, `mutation { updateUser(id: "${id}", data: { role: EDITOR }) { id } }`),
  };
  const active = async (): Promise<number> => {
    const { rows } = await sql`select 1 from users join user_credentials on user_id = users.id
      where role = 'super_admin' and not disabled`.execute(app.deps.database.pool);
    return rows.length;
  };

  test.each(Object.keys(WAYS))('%s: the last super administrator stays', async (way) => {
    expect(await WAYS[way]?.(root, root.id)).toBe(409);
    const off = await app.signIn('super_admin', { email: 'off@example.com' });
    await http('patch', '/api/admin/users', { disabled: true })(root, off.id);
    expect(await WAYS[way]?.(root, root.id)).toBe(409);
    const admin = await app.signIn('admin');
    expect(await WAYS[way]?.(admin, root.id)).toBe(403);
    expect(await active()).toBe(1);
    const other = await app.signIn('super_admin', { email: 'other@example.com' });
    expect([200, 204]).toContain(await WAYS[way]?.(other, root.id));
    expect(await active()).toBe(1);
  });

  test.each(Object.keys(WAYS))('%s: when two do this to each other at once, one is rejected', async (way) => {
    const other = await app.signIn('super_admin', { email: 'other@example.com' });
    const statuses = await Promise.all([WAYS[way]?.(root, other.id), WAYS[way]?.(other, root.id)]);
    expect(await active()).toBe(1);
    expect(statuses.filter((status) => status === 200 || status === 204)).toHaveLength(1);
  });

  test('the name of the last one can be changed', async () => {
    const answer = await app.http.patch(`/api/users/${root.id}`).set(as(root)).send({ name: 'Root' });
    expect(answer.status).toBe(200);
  });
});
