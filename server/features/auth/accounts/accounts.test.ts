import request from 'supertest';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { RecordEvent } from '../../content/record-event.js';
import { accountOfProfile } from '../oauth/identities.js';
import { worldsOfOneDatabase } from '../testing/world.js';
import type { World } from '../testing/world.js';
import { findAccount } from './accounts.js';

const openWorld = worldsOfOneDatabase();

it('sign-ups and changed permissions are announced to record listeners, without credentials', async () => {
  const world = await openWorld();
  const events: RecordEvent[] = [];
  const listener = async (_: unknown, changes: readonly RecordEvent[]): Promise<void> => void events.push(...changes);
  const deps = { ...world.deps, recordListeners: [listener] };
  Object.assign(world.deps, { recordListeners: deps.recordListeners });
  const password = 'gravel-otter-9';
  await request(world.app).post('/api/auth/signup').send({ email: 'ann@example.com', password, name: 'Ann' });
  const ben = await accountOfProfile(deps, 'codehost', { subject: '5', email: 'ben@example.com', name: 'Ben' });
  const { token } = await world.signIn('admin');
  await request(world.app)
    .patch(`/api/admin/users/${ben.id}`)
    .set('Authorization', `Bearer ${token}`)
    .send({ role: 'editor' });
  expect(events.map(({ event, model, record }) => [event, model.path, record['email'], record['role']])).toEqual([
    ['create', 'users', 'ann@example.com', 'viewer'],
    ['create', 'users', 'ben@example.com', 'viewer'],
    ['create', 'users', 'admin@example.com', 'admin'],
    ['update', 'users', 'ben@example.com', 'editor'],
  ]);
  expect(JSON.stringify(events.map(({ record }) => record))).not.toContain('scrypt');
});

it('users have the fields a deployment adds to their model, filled with defaults', async () => {
  const fields = {
    plan: { type: 'select', options: ['free', 'paid'], default: 'free', required: true },
    handle: { type: 'slug', from: 'name' },
  } as const;
  const world = await buildTestApp({ settings: { models: [{ name: 'User', fields }] } });
  const person = { email: 'ann@example.com', password: 'gravel-otter-9', name: 'Ann Lee' };
  expect((await world.http.post('/api/auth/signup').send(person)).status).toBe(201);
  const { token } = await world.signIn('admin');
  const list = await world.http.get('/api/users?sort=createdAt').set('Authorization', `Bearer ${token}`);
  expect(list.body.data).toHaveLength(2);
  expect(list.body.data).toContainEqual(expect.objectContaining({ plan: 'free', handle: 'ann-lee', permissions: [] }));
  await world.close();
});

/** Ann, an administrator, and a function for changes by the administrator to Ann's record. */
async function ann() {
  const world = await openWorld();
  const admin = await world.signIn('admin');
  const { id, token } = await world.signIn('viewer');
  const record = (method: 'patch' | 'delete', body?: object) =>
    request(world.app)[method](`/api/users/${id}`).set('Authorization', `Bearer ${admin.token}`).send(body);
  return { world, id, record, isGood: () => isGood(world, token) };
}

async function isGood(world: World, token: string): Promise<boolean> {
  const answer = await request(world.app).get('/api/auth/whoami').set('Authorization', `Bearer ${token}`);
  return answer.status === 200;
}

const isVerified = async (world: World, id: string): Promise<boolean | undefined> =>
  (await findAccount(world.deps.database.pool, { id }))?.emailVerified;

it("a new role in a user's record voids their tokens", async () => {
  const { world, id, record, isGood } = await ann();
  expect((await record('patch', { role: 'editor' })).status).toBe(200);
  expect(await isGood()).toBe(false);
  expect(await isVerified(world, id)).toBe(true);
});

it('a new address voids their tokens, including mailed ones, and is unverified', async () => {
  const { world, id, record, isGood } = await ann();
  await request(world.app).post('/api/auth/reset-password').send({ email: 'viewer@example.com' });
  await world.queue.run();
  expect(world.mails).toHaveLength(1);
  expect((await record('patch', { email: 'new@example.com' })).status).toBe(200);
  expect(await isGood()).toBe(false);
  expect(await isVerified(world, id)).toBe(false);
  expect(await world.deps.database.pool.selectFrom('password_resets').selectAll().execute()).toEqual([]);
});

it('other changes keep their tokens valid', async () => {
  const { record, isGood } = await ann();
  expect((await record('patch', { name: 'Ann Lee', permissions: ['read:tags'] })).status).toBe(200);
  expect(await isGood()).toBe(true);
});

it('deletion removes all their credentials', async () => {
  const { world, id, record, isGood } = await ann();
  expect((await record('delete')).status).toBe(204);
  expect(await isGood()).toBe(false);
  const rows = await world.deps.database.pool.selectFrom('user_credentials').selectAll().execute();
  expect(rows.map((row) => row.user_id)).not.toContain(id);
  expect(rows).toHaveLength(1);
});
