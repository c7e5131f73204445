import request from 'supertest';
import { expect, it } from 'vitest';
import { findAccount } from './accounts.js';
import { worldsOfOneDatabase } from '../testing/world.js';
import type { World } from '../testing/world.js';

const openWorld = worldsOfOneDatabase();

/** Ann, an administrator, and what the administrator does to Ann's record. */
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

it('another role in the record of a person voids their tokens', async () => {
  const { world, id, record, isGood } = await ann();
  expect((await record('patch', { role: 'editor' })).status).toBe(200);
  expect(await isGood()).toBe(false);
  expect(await isVerified(world, id)).toBe(true);
});

it('another address voids their tokens, the mailed ones too, and is not verified', async () => {
  const { world, id, record, isGood } = await ann();
  await request(world.app).post('/api/auth/reset-password').send({ email: 'viewer@example.com' });
  await world.queue.run();
  expect(world.mails).toHaveLength(1);
  expect((await record('patch', { email: 'new@example.com' })).status).toBe(200);
  expect(await isGood()).toBe(false);
  expect(await isVerified(world, id)).toBe(false);
  expect(await world.deps.database.pool.selectFrom('password_resets').selectAll().execute()).toEqual([]);
});

it('anything else leaves their tokens good', async () => {
  const { record, isGood } = await ann();
  expect((await record('patch', { name: 'Ann Lee', permissions: ['read:tags'] })).status).toBe(200);
  expect(await isGood()).toBe(true);
});

it('deletion takes all that proved them along', async () => {
  const { world, id, record, isGood } = await ann();
  expect((await record('delete')).status).toBe(204);
  expect(await isGood()).toBe(false);
  const rows = await world.deps.database.pool.selectFrom('user_credentials').selectAll().execute();
  expect(rows.map((row) => row.user_id)).not.toContain(id);
  expect(rows).toHaveLength(1);
});
