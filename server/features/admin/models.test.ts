import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineModel } from '../content/model.js';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { TestApp } from '../../testing/build-test-app.js';
import type { ModelRecord } from './answers.js';

const Report = defineModel({
  name: 'Report',
  fields: {
    title: { type: 'text', required: true, description: 'What it is called' },
    state: { type: 'select', options: ['open', 'closed'] },
    owner: { type: 'relation', to: 'User' },
    readers: { type: 'relation', to: 'User', many: true },
    price: { type: 'number', unique: true },
  },
  access: { read: ['super_admin'] },
  fieldAccess: { price: { read: ['super_admin'] } },
});

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp({ settings: { models: [Report] } });
});
afterAll(() => world.close());

async function reportAsSeenBy(role: string): Promise<ModelRecord | undefined> {
  const { token } = await world.signIn(role);
  const { body } = await world.http.get('/api/admin/models').set('Authorization', `Bearer ${token}`).expect(200);
  return (body as { data: readonly ModelRecord[] }).data.find(({ path }) => path === 'reports');
}

test('models are listed with their fields in order, relation targets and filter operators', async () => {
  const report = await reportAsSeenBy('super_admin');
  expect(report).toMatchObject({ name: 'Report', createdBy: 'api', readable: true });
  expect(report?.fields.map(({ name, type }) => [name, type])).toEqual([
    ['id', 'id'],
    ['title', 'text'],
    ['state', 'select'],
    ['owner', 'relation'],
    ['readers', 'relation'],
    ['price', 'number'],
    ['createdAt', 'datetime'],
    ['updatedAt', 'datetime'],
  ]);
  const fields = new Map(report?.fields.map((field) => [field.name, field]));
  expect(fields.get('title')).toMatchObject({ required: true, description: 'What it is called', readOnly: false });
  expect(fields.get('state')).toMatchObject({ options: ['open', 'closed'], sortable: true });
  expect(fields.get('readers')).toMatchObject({ to: 'users', many: true, sortable: false });
  expect(fields.get('owner')).toMatchObject({ to: 'users', many: false });
  expect(fields.get('price')).toMatchObject({ unique: true });
  expect(fields.get('price')?.operators).toContain('gte');
  expect(fields.get('createdAt')).toMatchObject({ readOnly: true });
});

test('an admin sees which records and fields are hidden from them', async () => {
  const report = await reportAsSeenBy('admin');
  expect(report?.readable).toBe(false);
  expect(report?.fields.map(({ name }) => name)).not.toContain('price');
});

test('only admins can list models', async () => {
  await world.http.get('/api/admin/models').expect(401);
  const { token } = await world.signIn('editor');
  await world.http.get('/api/admin/models').set('Authorization', `Bearer ${token}`).expect(403);
});
