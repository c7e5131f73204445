import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Principal } from '../../platform/http/principal.js';
import type { ContentRecord } from './content-record.js';
import { createRecord } from './operations/create-record.js';
import { deleteRecord } from './operations/delete-record.js';
import { findRecords } from './operations/find-records.js';
import { replaceRecord, updateRecord } from './operations/update-record.js';
import { apiKey, contentFixture, SYSTEM, user, refusal } from './testing/content-fixture.js';
import type { ContentFixture } from './testing/content-fixture.js';

let fixture: ContentFixture;
const admin = user('super_admin');

beforeAll(async () => {
  fixture = await contentFixture({
    definitions: [{ name: 'Vault', fields: { a: { type: 'text' } }, access: { delete: [] } }],
  });
});

afterAll(() => fixture.deps.database.close());

const create = (name: string, body: unknown, principal: Principal = SYSTEM): Promise<ContentRecord> =>
  createRecord(fixture.deps, principal, { model: fixture.model(name), body });

describe('publishing', () => {
  const post = (body: object): Promise<ContentRecord> => create('BlogPost', { title: 'Post', ...body });
  const change = (id: string, body: object): Promise<ContentRecord> =>
    updateRecord(fixture.deps, SYSTEM, { model: fixture.model('BlogPost'), id, body });

  test('the first transition to published sets the date, and nothing clears it', async () => {
    const draft = await post({});
    expect(draft).toMatchObject({ status: 'draft', publishedAt: null, featured: false, tags: [], categories: [] });
    const published = await change(draft.id, { status: 'published' });
    expect(published['publishedAt']).toBe(published.updatedAt);
    await change(draft.id, { status: 'archived' });
    expect(await change(draft.id, { status: 'published' })).toMatchObject({ publishedAt: published['publishedAt'] });
    expect(await change(draft.id, { publishedAt: null })).toMatchObject({ publishedAt: null });
  });

  test('a given date is kept', async () => {
    const at = '2020-01-01T00:00:00.000Z';
    expect(await post({ status: 'published', publishedAt: at })).toMatchObject({ publishedAt: at });
    const record = await post({ status: 'published' });
    const model = fixture.model('BlogPost');
    const whole = { title: 'Post', status: 'published' };
    const replaced = await replaceRecord(fixture.deps, SYSTEM, { model, id: record.id, body: whole });
    expect(replaced['publishedAt']).toBe(record['publishedAt']);
  });
});

test('an image has the address and the size of its file, and its own texts', async () => {
  const upload = (name: string): Promise<ContentRecord> => {
    const body = { filename: name, originalName: name, mimeType: 'image/png', size: 1, url: `http://x/${name}` };
    return create('File', { ...body, alt: 'A cat', width: 3, height: 2 });
  };
  const [first, second] = [await upload('a.png'), await upload('b.png')];
  const image = await create('Image', { file: first.id, alt: 'My cat' });
  expect(image).toMatchObject({ url: 'http://x/a.png', alt: 'My cat', width: 3, height: 2 });
  const model = fixture.model('Image');
  const change = (body: object): Promise<ContentRecord> =>
    updateRecord(fixture.deps, SYSTEM, { model, id: image.id, body });
  expect(await change({ caption: 'c' })).toMatchObject({ url: 'http://x/a.png', alt: 'My cat' });
  expect(await change({ file: second.id, width: 9 })).toMatchObject({ url: 'http://x/b.png', alt: 'A cat', width: 9 });
  expect(await change({ file: null })).toMatchObject({ url: 'http://x/b.png', file: null });
  expect(await create('Image', { url: 'http://elsewhere/c.png' })).toMatchObject({ url: 'http://elsewhere/c.png' });
});

describe('users', () => {
  const person = (more: object, principal: Principal = SYSTEM): Promise<ContentRecord> =>
    create('User', { email: `${crypto.randomUUID()}@example.com`, name: 'P', ...more }, principal);
  const change = (id: string, body: object, principal: Principal): Promise<ContentRecord> =>
    updateRecord(fixture.deps, principal, { model: fixture.model('User'), id, body });

  test('users cannot grant more than they have', async () => {
    await expect(person({ role: 'super_admin' }, user('admin'))).rejects.toThrow(refusal(403, 'role'));
    await expect(person({ role: 'admin' }, apiKey({ users: ['create'] }))).rejects.toThrow(refusal(403, 'role'));
    await person({ role: 'admin' }, user('admin'));
    await person({ role: 'super_admin' }, admin);
    await expect(person({ permissions: ['delete:nothing'] }, admin)).rejects.toThrow(refusal(422, 'permissions'));
    await person({ permissions: ['update:*'] }, user('admin', { permissions: ['update:*'] }));
    const permissions = ['delete:vaults'];
    await expect(person({ permissions }, user('admin'))).rejects.toThrow(refusal(403, 'permissions'));
    await person({ permissions }, admin);
  });

  test('users cannot change higher accounts or their own permissions', async () => {
    const boss = await person({ role: 'super_admin' });
    await expect(change(boss.id, { name: 'x' }, user('admin'))).rejects.toThrow(refusal(403, 'role'));
    await expect(
      deleteRecord(fixture.deps, user('admin'), { model: fixture.model('User'), id: boss.id }),
    ).rejects.toThrow(refusal(403, 'role'));
    const self = user('admin', { id: (await person({ role: 'admin' })).id });
    if (self.kind !== 'user') throw new Error('A user is a user.');
    await expect(change(self.id, { role: 'viewer' }, self)).rejects.toThrow(refusal(403, 'role'));
    await expect(change(self.id, { permissions: ['read:*'] }, self)).rejects.toThrow(refusal(403, 'permissions'));
    expect(await change(self.id, { name: 'New name', role: 'admin' }, self)).toMatchObject({ name: 'New name' });
  });

  test('an address is stored in normalized form', async () => {
    const record = await create('User', { email: ' Ann@Example.COM ', name: 'Ann' });
    expect(record['email']).toBe('ann@example.com');
    await expect(create('User', { email: 'ANN@example.com', name: 'Ann' })).rejects.toThrow(refusal(422, 'email'));
    const query = { filter: { email: 'Ann@Example.com' } };
    expect((await findRecords(fixture.deps, SYSTEM, { model: fixture.model('User'), query })).total).toBe(1);
  });
});
