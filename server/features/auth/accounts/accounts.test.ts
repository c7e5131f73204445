import request from 'supertest';
import { expect, it } from 'vitest';
import type { RecordEvent } from '../../content/record-event.js';
import { buildTestApp } from '../../../testing/build-test-app.js';
import { accountOfProfile } from '../oauth/identities.js';
import { worldsOfOneDatabase } from '../testing/world.js';

const openWorld = worldsOfOneDatabase();

it('people who come by themselves and changed rights are told to who listens to records, without what proves them', async () => {
  const world = await openWorld();
  const events: RecordEvent[] = [];
  const deps = { ...world.deps, recordListeners: [async (_: unknown, event: RecordEvent) => void events.push(event)] };
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

it('people have what a deployment adds to their model, filled by its defaults', async () => {
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
