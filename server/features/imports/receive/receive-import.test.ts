import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import type { ClientRequest, IncomingMessage, RequestOptions, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createBodyBudget } from '../../../platform/http/bodies/body-budget.js';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { as, makeImporter } from '../testing/import-world.js';
import type { ImportWorld } from '../testing/import-world.js';

const KEY = '/api/v1/imports/key';
const MIB = 1 << 20;

let app: TestApp;
let world: ImportWorld;
let key: string;
let server: Server;
beforeAll(async () => {
  app = await buildTestApp();
  world = await makeImporter(app);
  ({ key } = world.importer);
  server = createServer(app.app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

async function storedFiles(): Promise<readonly string[]> {
  const folder = join(app.deps.config.dataDir, 'files/imports');
  return readdir(folder, { recursive: true }).catch(() => []);
}

interface Answer {
  readonly status: number | undefined;
  readonly body: unknown;
}

/** Makes a request whose body is written by `write`; resolves as soon as the server responds. */
function call(options: RequestOptions, write: (request: ClientRequest) => void): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, method: 'POST', ...options }, (response: IncomingMessage) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => {
        sent.destroy();
        resolve({ status: response.statusCode, body: JSON.parse(text) as unknown });
      });
    });
    sent.on('error', reject);
    write(sent);
  });
}

/** A thread that fills its memory takes long on a slow machine. */
const SLOW = { timeout: 240_000 };
const BOUNDARY = 'x-boundary';
const FORM = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const part = (name: string, content: string, file = ''): string =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n${content}\r\n`;
const END = `--${BOUNDARY}--\r\n`;

describe('the sender is identified before a body is read', () => {
  test.each([
    ['rows', `${KEY}/process`, { 'content-type': 'application/json' }],
    ['a file', `${KEY}/upload`, FORM],
  ])('%s with an invalid key in the query string', async (_name, path, headers) => {
    const { status } = await call(
      { path: `${path}?importer_key=${randomUUID()}`, headers: { ...headers, 'content-length': 20 * MIB } },
      // Nothing of the announced body is sent.
      (request) => request.flushHeaders(),
    );
    expect(status).toBe(404);
  });

  test('a large file before its key is rejected, and nothing of it is stored', async () => {
    const before = await storedFiles();
    const body = `${part('file', 'name\n'.repeat(MIB), 'people.csv')}${part('importer_key', key)}${END}`;
    const { status, body: answer } = await call({ path: `${KEY}/upload`, headers: FORM }, (request) =>
      request.end(body),
    );
    expect(status).toBe(422);
    expect(answer).toMatchObject({ errors: [{ field: 'importer_key', message: expect.stringContaining('before') }] });
    expect(await storedFiles()).toEqual(before);
  });

  test('a large file after its key is imported', async () => {
    const body = `${part('importer_key', key)}${part('file', `name\n${'Ada\n'.repeat(MIB)}`, 'people.csv')}${END}`;
    const { status } = await call({ path: `${KEY}/upload`, headers: FORM }, (request) => request.end(body));
    expect(status).toBe(201);
  });

  test('with an invalid key before the file, nothing of it is stored', async () => {
    const before = await storedFiles();
    const body = `${part('importer_key', randomUUID())}${part('file', 'name\n'.repeat(MIB), 'people.csv')}${END}`;
    const { status } = await call({ path: `${KEY}/upload`, headers: FORM }, (request) => request.end(body));
    expect(status).toBe(404);
    expect(await storedFiles()).toEqual(before);
  });

  test('with an invalid key after a small file, nothing of it is stored, not even for a moment', async () => {
    const put = vi.spyOn(app.deps.files, 'put');
    const body = `${part('file', 'name\nAda\n', 'people.csv')}${part('importer_key', randomUUID())}${END}`;
    const { status } = await call({ path: `${KEY}/upload`, headers: FORM }, (request) => request.end(body));
    expect(status).toBe(404);
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
  });
});

describe('a form that ends inside its file', () => {
  test.each([
    ['a few bytes', 'name\nAda'],
    ['many bytes', 'name\n'.repeat(MIB)],
  ])('is rejected after %s, and nothing of it is stored', async (_name, content) => {
    const before = await storedFiles();
    const { token } = world.owner;
    const start = part('file', content, 'people.csv').trimEnd();
    for (const [path, fields, headers] of [
      [`${KEY}/upload`, part('importer_key', key), FORM],
      [`${KEY}/upload?importer_key=${key}`, '', FORM],
      ['/api/v1/imports', part('importer_id', world.importer.id), { ...FORM, authorization: `Bearer ${token}` }],
    ] as const) {
      const { status } = await call({ path, headers }, (request) => request.end(fields + start));
      expect({ path, status }).toEqual({ path, status: 400 });
    }
    expect(await storedFiles()).toEqual(before);
  });
});

describe('resource limits of one request', () => {
  test('28 MiB of nested lists are rejected, and other requests are served meanwhile', SLOW, async () => {
    const lists = `[${'[],'.repeat((28 * MIB) / 3)}[]]`;
    const hostile = call({ path: `${KEY}/process`, headers: { 'content-type': 'application/json' } }, (request) =>
      request.end(`{"importer_key":"${key}","validData":${lists}}`),
    );
    let longest = 0;
    let isOver = false;
    const watched = hostile.finally(() => (isOver = true));
    while (!isOver) {
      const start = performance.now();
      await new Promise((resolve) => setImmediate(resolve));
      longest = Math.max(longest, performance.now() - start);
    }
    expect((await watched).status).toBe(413);
    const start = performance.now();
    JSON.parse(lists);
    expect(longest).toBeLessThan(performance.now() - start);
  });

  test('a plan with many edits is read, and an invalid one is rejected with the position of the error', async () => {
    const operations = Array.from({ length: 20_000 }, (_, row) => ({
      type: 'set-cell',
      row: row % 2,
      column: 'name',
      value: `Ada ${row}`,
    }));
    const send = (plan: object): ReturnType<typeof app.http.post> =>
      app.http
        .post(`${KEY}/upload?importer_key=${key}`)
        .field('plan', JSON.stringify(plan))
        .attach('file', Buffer.from('name,email,age\nAda,,\nBo,,\n'), 'people.csv');
    await send({ operations }).expect(201);
    const { body } = await send({ operations: [...operations, { type: 'jump' }] }).expect(422);
    expect(JSON.stringify(body)).toContain('plan.operations[20000]');
  });

  test('request bodies share one memory budget', () => {
    const budget = createBodyBudget(100);
    const [first, second] = [budget.open(), budget.open()];
    first.take(60);
    expect(() => second.take(60)).toThrow(expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', retryAfter: 5 }));
    first.take(-20);
    second.take(60);
    first.close();
    second.take(40);
    second.close();
    first.take(100);
  });
});

describe('rejections with a message', () => {
  test('two files in one form', async () => {
    const file = Buffer.from('name\nAda\n');
    const { body } = await app.http
      .post(`${KEY}/upload?importer_key=${key}`)
      .attach('file', file, 'a.csv')
      .attach('file', file, 'b.csv')
      .expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'file', message: 'Only one file may be sent here.' }] });
  });

  test.each([
    ['limt=5', 'limt', 'Is not recognized. Did you mean "limit"?'],
    ['page=2', 'page', 'Is not recognized.'],
    ['limit=1e2', 'limit', 'Must be a whole number.'],
    ['skip=0x10', 'skip', 'Must be a whole number.'],
  ])('a list with the query %s', async (query, field, message) => {
    const list = app.http.get(`/api/v1/importers?${query}`) as ReturnType<typeof app.http.post>;
    const { body } = await as(world.owner, list).expect(422);
    expect(body).toMatchObject({ errors: [{ field, message }] });
  });

  test.each([
    ['filters[name][$eq]=a', 'filters', 'Did you mean "filter"?'],
    ['where=a', 'where', 'Is not recognized.'],
    ['limt=5', 'limt', 'Did you mean "limit"?'],
  ])('records with the query %s', async (query, field, message) => {
    const list = app.http.get(`/api/categories?${query}`) as ReturnType<typeof app.http.post>;
    const { body } = await as(world.owner, list).expect(422);
    expect(body).toMatchObject({ error: { details: [{ field, message: expect.stringContaining(message) }] } });
  });

  test('an API key that requests importers learns who may', async () => {
    const admin = await app.signIn('super_admin');
    const make = app.http.post('/api/admin/api-keys');
    const { body } = await as(admin, make).send({ name: 'Program', permissions: { admin: true } });
    const { key: apiKey } = (body as { data: { key: string } }).data;
    const answer = await app.http.get('/api/v1/importers').set('Authorization', `Bearer ${apiKey}`).expect(403);
    expect(answer.body).toMatchObject({ detail: expect.stringContaining('signed-in user') });
  });
});
