import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { SignedIn, TestApp } from '../../testing/build-test-app.js';

let world: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  world = await buildTestApp();
  admin = await world.signIn('super_admin');
});
afterAll(() => world.close());

const post = (): ReturnType<TestApp['http']['post']> =>
  world.http
    .post('/api/categories')
    .set('Authorization', `Bearer ${admin.token}`)
    .set('Content-Type', 'application/json')
    .serialize((text) => text as string);

test.each(['/api/categories/%E0%A4%A', '/api/%', '/%', '/files/%', '/dist/%E0%A4%A'])(
  'a path that cannot be decoded is a client error: %s',
  async (path) => {
    const { status } = await world.http.get(path).set('Authorization', `Bearer ${admin.token}`);
    expect([400, 404]).toContain(status);
  },
);

test.each([
  ['lists', `{"name":${'['.repeat(400_000)}${']'.repeat(400_000)}}`],
  ['objects', `${'{"name":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
])('endlessly nested %s are rejected', async (_name, body) => {
  const { body: answer } = await post().send(body).expect(400);
  expect(answer).toMatchObject({ error: { code: 'BAD_REQUEST' } });
});

test('a compressed body is rejected as unreadable', async () => {
  await post().set('Content-Encoding', 'gzip').send('{}').expect(415);
});

test('a body of unannounced length that grows too long gets 413', async () => {
  const server = createServer(world.app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const call = httpRequest(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/categories',
        headers: { Authorization: `Bearer ${admin.token}`, 'Content-Type': 'application/json' },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    call.on('error', reject);
    call.write('"');
    const block = 'x'.repeat(64 << 10);
    for (let written = 0; written < 24; written += 1) call.write(block);
    call.end('"');
  });
  server.closeAllConnections();
  server.close();
  expect(status).toBe(413);
});

test('a caller who disconnects mid-body does not count as a server failure', async () => {
  const server = createServer(world.app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  world.logLines.length = 0;
  const call = httpRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/categories',
    headers: { Authorization: `Bearer ${admin.token}`, 'Content-Type': 'application/json', 'Content-Length': 1000 },
  });
  call.on('error', () => undefined);
  const arrived = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  call.write('{"name":');
  const [, response] = await arrived;
  call.destroy();
  await expect.poll(() => world.logLines.join('')).toContain('/api/categories');
  // The failure is handled after the line about the disconnected caller.
  await expect.poll(() => response.writableEnded).toBe(true);
  expect(world.logLines.join('')).not.toContain('A request failed');
  server.close();
});
