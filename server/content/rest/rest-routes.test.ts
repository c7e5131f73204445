import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Principal } from '../../auth/principal.js';
import { apiKey, contentFixture, user } from '../testing/content-fixture.js';
import type { ContentFixture } from '../testing/content-fixture.js';
import { serveEndpoints } from '../testing/serve-endpoints.js';
import type { Served } from '../testing/serve-endpoints.js';
import { restEndpoints } from './rest-routes.js';

let fixture: ContentFixture;
let server: Served;
let principal: Principal;

beforeAll(async () => {
  fixture = await contentFixture();
  const { deps } = fixture;
  server = await serveEndpoints({ endpoints: restEndpoints(deps.models), deps, principal: () => principal });
}, 60_000);

beforeEach(() => {
  principal = user('editor');
});

afterAll(async () => {
  server.close();
  await fixture.deps.database.close();
});

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly data: Readonly<Record<string, unknown>>;
    readonly meta?: object;
    readonly error: { readonly code: string; readonly details: readonly { field: string }[] };
  };
}

async function call(
  method: string,
  path: string,
  { body, headers }: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Answer> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const response = await fetch(`${server.url}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: sent,
  });
  const text = await response.text();
  const parsed = (text === '' ? undefined : JSON.parse(text)) as Answer['body'];
  return { status: response.status, headers: response.headers, body: parsed };
}

test('a record lives: 201 and where it is, 200, 200, 204, 404', async () => {
  const created = await call('POST', 'tags', { body: { name: 'Blue' } });
  expect(created).toMatchObject({ status: 201, body: { data: { name: 'Blue', slug: 'blue' } } });
  const { id } = created.body.data;
  expect(created.headers.get('location')).toBe(`/base/api/tags/${String(id)}`);
  const path = `tags/${String(id)}`;
  expect((await call('GET', path)).body).toEqual(created.body);
  expect(await call('PATCH', path, { body: { name: 'Red' } })).toMatchObject({
    status: 200,
    body: { data: { slug: 'blue' } },
  });
  expect(await call('PUT', path, { body: { name: 'Red' } })).toMatchObject({
    status: 200,
    body: { data: { slug: 'red' } },
  });
  expect(await call('PUT', path, { body: {} })).toMatchObject({
    status: 422,
    body: { error: { details: [{ field: 'name' }] } },
  });
  expect(await call('DELETE', path)).toMatchObject({ status: 204, body: undefined });
  expect(await call('DELETE', path)).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
});

test('a list is a page and what is known of the rest', async () => {
  for (const name of ['b', 'a', 'c']) await call('POST', 'categories', { body: { name } });
  const page = await call('GET', 'categories?sort=-name&limit=2&filter[name][$in]=a,b,c');
  expect(page).toMatchObject({ status: 200, body: { data: [{ name: 'c' }, { name: 'b' }] } });
  expect(page.body.meta).toEqual({ total: 3, limit: 2, offset: 0, hasMore: true });
  const rest = await call(
    'GET',
    'categories?sort=-name&limit=500&offset=2&filter[name][$in][]=a&filter[name][$in][]=c',
  );
  expect(rest.body.meta).toEqual({ total: 2, limit: 100, offset: 2, hasMore: false });
  expect(await call('GET', 'categories?limit=1&limit=2')).toMatchObject({ status: 422 });
});

describe('the state of a record', () => {
  // Without a wish of its own, `fetch` would ask that no cache be believed.
  const ifNoneMatch = (etag: string): Record<string, string> => ({
    'if-none-match': etag,
    'cache-control': 'max-age=0',
  });

  test('is told and asked for', async () => {
    const { body, headers } = await call('POST', 'contacts', { body: { email: 'a@example.com' } });
    const path = `contacts/${String(body.data['id'])}`;
    const etag = headers.get('etag') ?? '';
    expect((await call('GET', path)).headers.get('etag')).toBe(etag);
    expect((await call('GET', path, { headers: ifNoneMatch(etag) })).status).toBe(304);
    const change = { body: { company: 'A' }, headers: { 'if-match': etag } };
    const changed = await call('PATCH', path, change);
    expect(changed.status).toBe(200);
    expect(await call('PATCH', path, change)).toMatchObject({
      status: 412,
      body: { error: { code: 'PRECONDITION_FAILED' } },
    });
    principal = user('super_admin');
    expect((await call('DELETE', path, { headers: { 'if-match': etag } })).status).toBe(412);
    const now = changed.headers.get('etag') ?? '';
    expect((await call('DELETE', path, { headers: { 'if-match': now } })).status).toBe(204);
  });

  test('holds what was populated too', async () => {
    const category = await call('POST', 'categories', { body: { name: 'Before' } });
    const { id } = category.body.data;
    const post = await call('POST', 'blog-posts', { body: { title: 'Populated', categories: [id] } });
    const path = `blog-posts/${String(post.body.data['id'])}?populate=categories`;
    const before = await call('GET', path);
    expect(before.body.data['categories']).toMatchObject([{ id, name: 'Before' }]);
    await call('PATCH', `categories/${String(id)}`, { body: { name: 'After' } });
    const headers = ifNoneMatch(before.headers.get('etag') ?? '');
    expect((await call('GET', path, { headers })).status).toBe(200);
    const match = { 'if-match': before.headers.get('etag') ?? '' };
    expect((await call('PATCH', path, { body: { excerpt: 'x' }, headers: match })).status).toBe(200);
  });
});

test('who may not is told so before anything else', async () => {
  principal = apiKey({ tags: ['read'] });
  const id = crypto.randomUUID();
  expect((await call('GET', 'tags')).status).toBe(200);
  for (const [method, path] of [
    ['GET', 'blog-posts?filter[nope]=1'],
    ['GET', `blog-posts/${id}?populate=nope`],
    ['POST', 'tags'],
    ['PUT', `tags/${id}`],
    ['PATCH', 'tags/x'],
    ['DELETE', 'tags/x'],
  ] as const) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : { nope: 1 };
    expect(await call(method, path, { body })).toMatchObject({ status: 403, body: { error: { code: 'FORBIDDEN' } } });
  }
  principal = { kind: 'anonymous', address: '::1' };
  expect((await call('GET', 'tags')).status).toBe(401);
});

test('records of uploads cannot be posted', () => {
  const paths = restEndpoints(fixture.deps.models).map(({ method, path }) => `${method} ${path}`);
  expect(paths).not.toContain('post /api/files');
  expect(paths).toContain('patch /api/files/:id');
});
