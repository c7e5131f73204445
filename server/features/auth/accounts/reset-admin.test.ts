import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { resetAdmin } from './administrators.js';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`truncate users, user_credentials, audit_entries cascade`.execute(app.deps.database.pool);
});

const reset = (email?: string, password?: string) =>
  resetAdmin({ database: app.deps.database, passwords: app.deps.passwords, email, password, now: app.deps.now() });
const signIn = (email: string, password: string) => app.http.post('/api/auth/signin').send({ email, password });

test('the only super administrator gets a new password, also when disabled or blocked', async () => {
  const root = await app.signIn('super_admin');
  await app.deps.database.pool.updateTable('user_credentials').set({ disabled: true }).execute();
  for (let attempt = 0; attempt < 8; attempt += 1) await signIn(root.email, 'a guess');
  const { email, password } = await reset();
  expect((await signIn(email, password ?? '')).body.user).toMatchObject({ id: root.id, role: 'super_admin' });
  expect((await app.http.get('/api/auth/session').set({ Authorization: `Bearer ${root.token}` })).body.data.user).toBe(
    null,
  );
});

test('a user who is named becomes super administrator, with the password that is given', async () => {
  const ann = await app.signIn('viewer', { email: 'ann@example.com' });
  expect(await reset('ann@example.com', PASSWORD)).toEqual({ email: 'ann@example.com', password: undefined });
  expect((await signIn('ann@example.com', PASSWORD)).body.user).toMatchObject({ id: ann.id, role: 'super_admin' });
  const entries = await app.deps.database.pool.selectFrom('audit_entries').selectAll().execute();
  expect(entries).toMatchObject([
    {
      actor_kind: 'system',
      action: 'user.reset_admin',
      target_id: ann.id,
      changes: [{ field: 'role', before: 'viewer', after: 'super_admin' }],
    },
  ]);
});

test('of several one has to be named', async () => {
  await app.signIn('super_admin', { email: 'a@example.com' });
  await app.signIn('super_admin', { email: 'b@example.com' });
  await expect(reset()).rejects.toThrow('a@example.com, b@example.com. Name one with --email.');
  await expect(reset('c@example.com')).rejects.toThrow('c@example.com');
  expect((await reset('b@example.com')).email).toBe('b@example.com');
});

const PASSWORD = 'gravel-otter-9';
