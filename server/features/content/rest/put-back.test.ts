import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveApp } from '../testing/serve-app.js';
import type { Credentials, ServedApp } from '../testing/serve-app.js';
import { createRecord } from '../operations/create-record.js';
import { SYSTEM } from '../testing/content-fixture.js';

type Shown = Readonly<Record<string, unknown>> & { readonly id: string };

let server: ServedApp;
let editor: Credentials;
let admin: Credentials;
const records = new Map<string, Shown>();

beforeAll(async () => {
  server = await serveApp();
  editor = await server.as('editor');
  admin = await server.as('super_admin');
  const make = async (name: string, body: object): Promise<Shown> => {
    const model = server.app.deps.models.byName(name);
    if (model === undefined) throw new Error(`There is no model ${name}.`);
    const record = await createRecord(server.app.deps, SYSTEM, { model, body });
    records.set(model.path, record);
    return record;
  };
  const file = await make('File', {
    filename: 'a.png',
    originalName: 'a.png',
    mimeType: 'image/png',
    size: 1,
    url: 'http://x/a.png',
    alt: 'A cat',
    folder: 'cats',
    width: 3,
    height: 2,
  });
  const image = await make('Image', { file: file.id, alt: 'My cat', caption: 'c' });
  const author = await make('User', { email: 'w@example.com', name: 'W', permissions: ['read:tags'] });
  const categories = [await make('Category', { name: 'One' }), await make('Category', { name: 'Two' })];
  await make('Tag', { name: 'Blue' });
  await make('Contact', { email: 'c@example.com', firstName: 'C' });
  await make('BlogPost', {
    title: 'Post',
    slug: 'my-own',
    content: '<p>',
    excerpt: 'e',
    featuredImage: image.id,
    author: author.id,
    categories: categories.map(({ id }) => id),
    tags: ['b', 'a'],
    status: 'published',
    featured: true,
  });
});

afterAll(() => server.close());

interface Answer {
  readonly status: number;
  readonly body: { readonly data: Shown; readonly error?: { readonly details: readonly { field: string }[] } };
}

async function call(method: string, path: string, headers: Credentials, body?: unknown): Promise<Answer> {
  const response = await fetch(`${server.url}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

const without = (record: Shown, ...names: string[]): object =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

const paths = ['blog-posts', 'categories', 'tags', 'images', 'contacts', 'users', 'files'];

describe.each(paths)('a record of %s', (path) => {
  test.each(['PUT', 'PATCH'])('read with all its relations and sent back by %s is unchanged', async (method) => {
    const address = `${path}/${String(records.get(path)?.id)}`;
    const model = server.app.deps.models.byPath(path);
    const relations = [...(model?.fields.values() ?? [])].filter(({ target }) => target !== undefined);
    const query = `populate=${relations.map(({ name }) => name).join(',')}`;
    const before = (await call('GET', address, admin)).body.data;
    for (const headers of path === 'users' ? [admin] : [admin, editor]) {
      const read = await call('GET', `${address}?${query}`, headers);
      for (const { name } of relations) expect(JSON.stringify(read.body.data[name])).toContain('createdAt');
      expect(await call(method, address, headers, read.body.data)).toMatchObject({ status: 200 });
      const after = (await call('GET', address, admin)).body.data;
      expect(without(after, 'updatedAt')).toEqual(without(before, 'updatedAt'));
    }
  });
});

test('every shipped model is tested', () => {
  expect(server.app.deps.models.all.map(({ path }) => path).sort()).toEqual([...paths].sort());
});

test('a field that the caller may not read keeps its value when the rest is replaced', async () => {
  const address = `users/${String(records.get('users')?.id)}`;
  const { token } = await server.app.signIn('editor', { email: 'keeper@example.com', permissions: ['update:users'] });
  const headers = { authorization: `Bearer ${token}` };
  const read = await call('GET', address, headers);
  expect(read.body.data).not.toHaveProperty('email');
  expect(await call('PUT', address, headers, { ...read.body.data, name: 'Renamed' })).toMatchObject({ status: 200 });
  expect((await call('GET', address, admin)).body.data).toMatchObject({
    email: 'w@example.com',
    name: 'Renamed',
    permissions: ['read:tags'],
  });
});

test.each([
  ['another id', { id: crypto.randomUUID() }, 'id'],
  ['a related object without an id', { author: { name: 'W' } }, 'author'],
  ['a related object with the id of a missing record', { author: { id: crypto.randomUUID() } }, 'author'],
  ['a related object with an invalid id', { author: { id: { id: 'x' } } }, 'author'],
  ['an object instead of a list', { categories: { id: crypto.randomUUID() } }, 'categories'],
  ['a list in a list', { categories: [[crypto.randomUUID()]] }, 'categories'],
  ['an object for a field that is not a relation', { title: { id: 'x' } }, 'title'],
])('%s is rejected', async (_name, body, field) => {
  const address = `blog-posts/${String(records.get('blog-posts')?.id)}`;
  expect(await call('PATCH', address, admin, body)).toMatchObject({
    status: 422,
    body: { error: { details: [{ field }] } },
  });
});

test('an unknown member is rejected with the closest name that the caller may write', async () => {
  const address = `users/${String(records.get('users')?.id)}`;
  const { status, body } = await call('PATCH', address, admin, { nmae: 'W', permision: [] });
  expect(status).toBe(422);
  expect(body.error?.details).toEqual([
    { field: 'nmae', message: 'Is not a field of "users". Did you mean "name"?' },
    { field: 'permision', message: 'Is not a field of "users". Did you mean "permissions"?' },
  ]);
});
