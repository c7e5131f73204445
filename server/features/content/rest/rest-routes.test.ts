import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveApp } from '../testing/serve-app.js';
import type { Credentials, ServedApp } from '../testing/serve-app.js';
import { restEndpoints } from './rest-routes.js';

let server: ServedApp;
let editor: Credentials;
let admin: Credentials;

beforeAll(async () => {
  server = await serveApp({ config: { publicUrl: 'https://example.com/base' } });
  editor = await server.as('editor');
  admin = await server.as('super_admin');
});

afterAll(() => server.close());

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
    headers: { 'content-type': 'application/json', ...editor, ...headers },
    body: sent,
  });
  const text = await response.text();
  const parsed = (text === '' ? undefined : JSON.parse(text)) as Answer['body'];
  return { status: response.status, headers: response.headers, body: parsed };
}

test('the life of a record: 201 with its location, 200, 200, 204, 404', async () => {
  const created = await call('POST', 'tags', { body: { name: 'Blue' } });
  expect(created).toMatchObject({ status: 201, body: { data: { name: 'Blue', slug: 'blue' } } });
  const { id } = created.body.data;
  expect(created.headers.get('location')).toBe(`/base/api/tags/${String(id)}`);
  const path = `tags/${String(id)}`;
  expect((await call('GET', path)).body).toEqual(created.body);
  expect((await call('PATCH', path)).body).toEqual(created.body);
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

test('grouped conditions and case-insensitive text', async () => {
  for (const name of ['Northern Lights', 'SOUTH', 'east']) await call('POST', 'tags', { body: { name } });
  const named = async (query: string): Promise<unknown> => {
    const { body } = await call('GET', `tags?sort=name&${query}`);
    return (body.data as unknown as { name: string }[]).map(({ name }) => name);
  };
  expect(await named('filter[$or][0][name][$containsi]=LIGHT&filter[$or][1][name][$eqi]=South')).toEqual([
    'Northern Lights',
    'SOUTH',
  ]);
  expect(
    await named(
      'filter[name][$containsi]=T&filter[$or][0][name][$containsi]=H&filter[$or][1][$and][0][slug]=east&filter[$or][1][$and][1][name]=west',
    ),
  ).toEqual(['Northern Lights', 'SOUTH']);
  const deep = '[$or][0]'.repeat(5);
  expect(await call('GET', `tags?filter${deep}[name]=a`)).toMatchObject({
    status: 422,
    body: { error: { details: [{ field: '$or' }] } },
  });
  expect(await call('GET', `tags?filter${'[$or][0]'.repeat(30)}[name]=a`)).toMatchObject({ status: 400 });
});

test('a list is a page with the total count', async () => {
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

describe('the ETag of a record', () => {
  // Without an explicit cache mode, `fetch` would add `no-cache` headers.
  const ifNoneMatch = (etag: string): Record<string, string> => ({
    'if-none-match': etag,
    'cache-control': 'max-age=0',
  });

  test('is sent and compared', async () => {
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
    expect((await call('DELETE', path, { headers: { ...admin, 'if-match': etag } })).status).toBe(412);
    const now = changed.headers.get('etag') ?? '';
    expect((await call('DELETE', path, { headers: { ...admin, 'if-match': now } })).status).toBe(204);
  });

  test('covers populated relations too', async () => {
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
    const changed = await call('PATCH', path, { body: { excerpt: 'x' }, headers: match });
    expect(changed.status).toBe(200);
    expect(changed.body.data).toMatchObject({ excerpt: 'x', categories: [{ id, name: 'After' }] });
  });
});

describe('fields', () => {
  let id: string;
  let tagged: string;
  beforeAll(async () => {
    const category = await call('POST', 'categories', { body: { name: 'Chosen' } });
    tagged = String(category.body.data['id']);
    const body = { title: 'Chosen', excerpt: 'e', categories: [tagged] };
    id = String((await call('POST', 'blog-posts', { body })).body.data['id']);
  });

  test('select the members of a list and of a record, in the order of the model', async () => {
    const record = await call('GET', `blog-posts/${id}?fields=status, title,updatedAt`);
    expect(Object.keys(record.body.data)).toEqual(['id', 'title', 'status', 'updatedAt']);
    const list = await call('GET', `blog-posts?filter[id]=${id}&fields=title,status&sort=excerpt`);
    expect(list.body.data).toEqual([{ id, title: 'Chosen', status: 'draft' }]);
    expect(list.body.meta).toEqual({ total: 1, limit: 20, offset: 0, hasMore: false });
    expect((await call('GET', `blog-posts/${id}?fields=id`)).body.data).toEqual({ id });
    expect((await call('GET', `blog-posts/${id}?fields=`)).body).toEqual((await call('GET', `blog-posts/${id}`)).body);
  });

  test('are combined with populated relations', async () => {
    for (const fields of ['title', 'title,categories']) {
      const record = await call('GET', `blog-posts/${id}?fields=${fields}&populate=categories`);
      expect(record.body.data).toEqual({ id, title: 'Chosen', categories: [expect.objectContaining({ id: tagged })] });
      const list = await call('GET', `blog-posts?filter[id]=${id}&fields=${fields}&populate=categories`);
      expect(list.body.data).toEqual([record.body.data]);
    }
    const ids = await call('GET', `blog-posts/${id}?fields=categories`);
    expect(ids.body.data).toEqual({ id, categories: [tagged] });
  });

  test('that are unknown or unreadable are rejected, with a suggestion', async () => {
    for (const path of ['blog-posts', `blog-posts/${id}`]) {
      const { status, body } = await call('GET', `${path}?fields=titel,colour,Status,__proto__`);
      expect(status).toBe(422);
      expect(body.error.details).toEqual([
        { field: 'fields', message: '"titel" is not a field of "blog-posts". Did you mean "title"?' },
        { field: 'fields', message: '"colour" is not a field of "blog-posts".' },
        { field: 'fields', message: '"Status" is not a field of "blog-posts". Did you mean "status"?' },
        { field: 'fields', message: '"__proto__" is not a field of "blog-posts".' },
      ]);
    }
    expect(await call('GET', 'users?fields=name')).toMatchObject({ status: 200 });
    const hidden = await call('GET', 'users?fields=email');
    expect(hidden.body.error.details).toEqual([{ field: 'fields', message: '"email" is not a field of "users".' }]);
    for (const query of ['fields[]=title', 'fields[title]=1', `fields=${'title,'.repeat(500)}title`]) {
      expect((await call('GET', `blog-posts?${query}`)).status).toBe(422);
    }
  });

  test('are part of the ETag for caching, but not for conditional changes', async () => {
    const etag = async (query: string): Promise<string> =>
      (await call('GET', `blog-posts/${id}${query}`)).headers.get('etag') ?? '';
    const [whole, chosen] = [await etag(''), await etag('?fields=title')];
    expect(new Set([whole, chosen, await etag('?fields=excerpt')]).size).toBe(3);
    expect(await etag('?fields=title')).toBe(chosen);
    const headers = { 'if-none-match': chosen, 'cache-control': 'max-age=0' };
    expect((await call('GET', `blog-posts/${id}?fields=title`, { headers })).status).toBe(304);
    expect((await call('GET', `blog-posts/${id}`, { headers })).status).toBe(200);
    const change = { body: { excerpt: 'x' }, headers: { 'if-match': chosen } };
    expect((await call('PATCH', `blog-posts/${id}`, change)).status).toBe(200);
    expect((await call('PATCH', `blog-posts/${id}`, change)).status).toBe(412);
  });
});

test('missing permissions are reported before anything else', async () => {
  const headers = await server.withKey({ tags: ['read'] });
  const id = crypto.randomUUID();
  expect((await call('GET', 'tags', { headers })).status).toBe(200);
  for (const [method, path] of [
    ['GET', 'blog-posts?filter[nope]=1'],
    ['GET', `blog-posts/${id}?populate=nope`],
    ['POST', 'tags'],
    ['PUT', `tags/${id}`],
    ['PATCH', 'tags/x'],
    ['DELETE', 'tags/x'],
  ] as const) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : { nope: 1 };
    const answer = await call(method, path, { body, headers });
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'FORBIDDEN' } } });
  }
  for (const path of ['tags', 'tags/x', 'nope', 'nope/x', 'tags?filter[nope]=1']) {
    const answer = await call('GET', path, { headers: { authorization: '' } });
    expect(answer).toMatchObject({ status: 401, body: { error: { code: 'UNAUTHORIZED' } } });
  }
  expect((await call('GET', 'nope')).status).toBe(404);
});

test('records of uploads cannot be posted', async () => {
  const answer = await call('POST', 'files', { body: {} });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
});

test('every model is documented', async () => {
  const document = (await (await fetch(`${server.url}/openapi.json`)).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  };
  for (const { path, method } of restEndpoints(server.app.deps.models)) {
    expect(document.paths[path.replace(':id', '{id}')]).toHaveProperty(method);
  }
  expect(document.paths['/api/blog-posts']?.['post']).toMatchObject({
    requestBody: {
      content: {
        'application/json': {
          schema: {
            required: ['title'],
            properties: {
              status: { type: 'string', enum: ['draft', 'published', 'archived'], default: 'draft' },
              categories: { type: 'array', items: { format: 'uuid' } },
            },
          },
        },
      },
    },
  });
  expect(document.paths['/api/blog-posts']?.['get']).toMatchObject({
    parameters: [
      { name: 'filter', in: 'query', required: false, style: 'deepObject' },
      { name: 'sort' },
      { name: 'limit', schema: { maximum: 100, default: 20 } },
      { name: 'offset' },
      { name: 'populate' },
      { name: 'fields' },
    ],
  });
});
