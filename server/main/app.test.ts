import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from './app.js';
import { buildTestApp } from '../testing/build-test-app.js';
import type { SignedIn, TestApp } from '../testing/build-test-app.js';

let world: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  world = await buildTestApp({ settings: { api: { cors: { origin: ['https://app.example'] } } } });
  admin = await world.signIn('super_admin');
});
afterAll(() => world.close());

const bearer = (): [string, string] => ['Authorization', `Bearer ${admin.token}`];

test('reports health and readiness', async () => {
  await world.http.get('/healthz').expect(200, { status: 'ok' });
  await world.http.get('/readyz').expect(200, { status: 'ready' });
});

test('is not ready before the first administrator can sign in', async () => {
  let isStarted = false;
  const http = request(createApp(world.deps, { isStarted: () => isStarted }));
  const { body } = await http.get('/readyz').expect(503);
  expect(body.error.code).toBe('SERVICE_UNAVAILABLE');
  isStarted = true;
  await http.get('/readyz').expect(200);
});

test('reports jobs by name and state, and webhook deliveries by status', async () => {
  const http = request(createApp(world.deps));
  await world.queue.send(world.deps.database.pool, { name: 'delete-file', data: { key: 'x' } });
  const { text } = await http.get('/metrics').expect(200);
  const lines = text.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'rowgate_jobs{job="delete-file",state="queued"} 1',
      'rowgate_jobs{job="send-mail",state="failed"} 0',
      'rowgate_webhook_deliveries{status="pending"} 0',
    ]),
  );
  await world.queue.run();
  expect((await http.get('/metrics')).text).toContain('rowgate_jobs{job="delete-file",state="queued"} 0');
});

test('serves the built pages and nothing else', async () => {
  const distFolder = await mkdtemp(join(tmpdir(), 'rowgate-dist-'));
  await mkdir(join(distFolder, 'site'));
  await writeFile(join(distFolder, 'site/index.html'), '<h1>page</h1>');
  await writeFile(join(distFolder, 'rowgate.umd.js'), '// script');
  await mkdir(join(distFolder, 'site/admin'));
  await writeFile(join(distFolder, 'site/admin/index.html'), '<h1>administration</h1>');
  const http = request(createApp(world.deps, { distFolder }));
  await http.get('/').expect(200, /page/);
  await http
    .get('/dist/rowgate.umd.js')
    .expect(200, /script/)
    .expect('X-Content-Type-Options', 'nosniff');
  await http
    .get('/admin')
    .expect(200, /administration/)
    .expect('Cache-Control', 'no-cache');
  await http.get('/admin/').expect(301).expect('Location', '../admin');
  const { body } = await http.get('/storybook').expect(404);
  expect(JSON.stringify(body)).toContain('The stories are not part of the package');
  await mkdir(join(distFolder, 'storybook'));
  await writeFile(join(distFolder, 'storybook/index.html'), '<h1>stories</h1>');
  await http.get('/storybook/').expect(200, /stories/);
  await http.get('/storybook/nowhere.js').expect(404);
  expect(JSON.stringify((await http.get('/manual').expect(404)).body)).toContain(
    'The manual is not part of the package',
  );
  await mkdir(join(distFolder, 'manual'));
  await writeFile(join(distFolder, 'manual/index.html'), '<h1>manual</h1>');
  await http.get('/manual/').expect(200, /manual/);
  await http.get('/dist/..%2f..%2fetc/passwd').expect(404);
  await http.get('/nowhere').expect(404);
});

describe('an unknown path', () => {
  test('is not revealed to anonymous callers', async () => {
    const known = await world.http.get('/api/blog-posts').expect(401);
    const unknown = await world.http.get('/api/nothing').expect(401);
    expect(unknown.body).toEqual(known.body);
  });

  test('is 404 for authenticated callers', async () => {
    const { body } = await world.http
      .get('/api/nothing')
      .set(...bearer())
      .expect(404);
    expect(body).toEqual({ error: { code: 'NOT_FOUND', message: 'Not found.', details: [] } });
  });

  test('OPTIONS gets the methods of a route that the caller may know', async () => {
    const signIn = await world.http.options('/api/auth/signin').expect(204);
    expect(signIn.headers['allow']).toBe('POST, OPTIONS');
    const models = await world.http
      .options('/api/blog-posts')
      .set(...bearer())
      .set('Origin', 'https://app.example.com')
      .expect(204);
    expect(models.headers['allow']).toBe('GET, POST, HEAD, OPTIONS');
    expect(models.headers).toHaveProperty('access-control-expose-headers');
    for (const path of ['/api/blog-posts', '/api/nothing', '/healthz']) {
      expect((await world.http.options(path).expect(204)).headers).not.toHaveProperty('allow');
    }
    await world.http
      .options('/api/nothing')
      .set(...bearer())
      .expect(404);
    const preflight = world.http.options('/api/blog-posts').set('Origin', 'https://app.example.com');
    await preflight.set('Access-Control-Request-Method', 'POST').expect(204);
  });

  test('pages of other origins may read every header of an answer that is about it', async () => {
    const cors = { origin: ['https://app.example'] };
    const limited = await buildTestApp({ settings: { api: { cors }, rateLimit: { enabled: true } } });
    const { token } = await limited.signIn('super_admin');
    const headers = { Origin: 'https://app.example', Authorization: `Bearer ${token}` };
    const created = await limited.http.post('/api/tags').set(headers).send({ name: 'Exposed' }).expect(201);
    const { id } = (created.body as { data: { id: string } }).data;
    const answers = [
      created,
      await limited.http.get(`/api/tags/${id}`).set(headers).expect(200),
      await limited.http.get('/api/v1/importers').set(headers).expect(200),
      await limited.http.put('/api/tags').set(headers).expect(405),
      await limited.http.get('/api/tags').set(headers).set('Authorization', 'Bearer x').expect(401),
    ];
    // Those of any answer, which are about the connection and the protection of pages.
    const { headers: others } = await limited.http.get('/healthz').set(headers).expect(200);
    for (const answer of answers) {
      const exposed = String(answer.headers['access-control-expose-headers']).toLowerCase().split(',');
      const names = Object.keys(answer.headers).filter((name) => !Object.hasOwn(others, name));
      expect(exposed).toEqual(expect.arrayContaining(names));
      expect(names).toContain('ratelimit-policy');
    }
    await limited.close();
  });

  test('a wrong method gets 405 with the allowed ones', async () => {
    const { headers } = await world.http.put('/api/auth/signin').expect(405);
    expect(headers['allow']).toBe('POST, OPTIONS');
    for (const path of ['/healthz', '/readyz', '/openapi.json', '/docs', '/metrics']) {
      expect((await world.http.post(path).expect(405)).headers['allow']).toBe('GET, HEAD, OPTIONS');
    }
    const models = await world.http
      .patch('/api/blog-posts')
      .set(...bearer())
      .expect(405);
    expect(models.headers['allow']).toBe('GET, POST, HEAD, OPTIONS');
  });
});

describe('bodies', () => {
  const post = (): ReturnType<TestApp['http']['post']> => world.http.post('/api/categories').set(...bearer());

  test.each([
    ['invalid JSON', '{"name":', 'application/json', 400, 'BAD_REQUEST'],
    ['invalid UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'application/json', 400, 'BAD_REQUEST'],
    ['another type', 'name=x', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a NUL', '{"name":"a\\u0000b"}', 'application/json', 422, 'VALIDATION_ERROR'],
  ])('%s', async (_name, text, type, status, code) => {
    const { body } = await post()
      .set('Content-Type', type)
      .serialize((bytes) => bytes as string)
      .send(text as string)
      .expect(status);
    expect(body).toMatchObject({ error: { code } });
  });

  test('more than 1 MiB', async () => {
    const { body } = await post()
      .send({ name: 'x'.repeat(1_100_000) })
      .expect(413);
    expect(body).toMatchObject({ error: { code: 'PAYLOAD_TOO_LARGE' } });
  });

  test('unknown members are named', async () => {
    const { body } = await world.http
      .post('/api/auth/signin')
      .send({ email: 'a@example.com', password: 'x', more: 1 })
      .expect(422);
    expect(body).toMatchObject({ error: { details: [{ field: 'more' }] } });
  });
});

test('a query string that is too deep gets 400', async () => {
  await world.http
    .get(`/api/blog-posts?filter${'[a]'.repeat(25)}=1`)
    .set(...bearer())
    .expect(400);
});

test('every response has an id, the caller’s own if it is safe', async () => {
  const made = await world.http.get('/api/nothing');
  expect(made.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  const given = await world.http.get('/healthz').set('X-Request-Id', 'trace-1');
  expect(given.headers['x-request-id']).toBe('trace-1');
});

test('only allowed origins can read responses', async () => {
  const known = await world.http.get('/healthz').set('Origin', 'https://app.example');
  expect(known.headers['access-control-allow-origin']).toBe('https://app.example');
  const other = await world.http.get('/healthz').set('Origin', 'https://evil.example');
  expect(other.headers['access-control-allow-origin']).toBeUndefined();
});

test('an internal failure becomes a neutral response and is logged', async () => {
  const broken = await buildTestApp();
  const { token } = await broken.signIn('super_admin');
  await broken.deps.database.pool.schema.dropTable('categories').cascade().execute();
  const { body, headers } = await broken.http
    .get('/api/categories')
    .set('Authorization', `Bearer ${token}`)
    .expect(500);
  expect(body).toEqual({
    error: {
      code: 'INTERNAL_ERROR',
      message: 'Something went wrong on the server.',
      details: [],
      requestId: headers['x-request-id'],
    },
  });
  expect(broken.logLines.join('')).toContain('categories');
  await broken.close();
});

test('logs contain no tokens, passwords or queries', async () => {
  await world.http
    .get('/api/blog-posts?secret=needle-in-query')
    .set(...bearer())
    .set('X-Request-Id', 'with-secrets');
  // A request is logged after it has been answered.
  await expect.poll(() => world.logLines.join('')).toContain('with-secrets');
  const lines = world.logLines.join('');
  expect(lines).toContain('/api/blog-posts');
  for (const secret of [admin.token, admin.password, 'needle-in-query']) expect(lines).not.toContain(secret);
});

test('the OpenAPI document lists every route and its access', async () => {
  const { body } = await world.http.get('/openapi.json').expect(200);
  const { paths } = body as { paths: Record<string, Record<string, { description: string }>> };
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/api/auth/signin',
      '/api/blog-posts',
      '/api/blog-posts/{id}',
      '/graphql',
      '/api/admin/api-keys',
    ]),
  );
  for (const operation of Object.values(paths).flatMap(Object.values)) expect(operation.description).toMatch(/^For /);
  await world.http.get('/docs').expect(200).expect('Content-Type', /html/);
});
