import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isPublicAddress, safePost } from './safe-fetch.js';
import type { SafeFetchOptions, SafePost } from './safe-fetch.js';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

interface Receiver {
  readonly port: number;
  readonly requests: { readonly url: string; readonly body: string; readonly headers: unknown }[];
  /** Connections made, whether or not they carried a request. */
  connections(): number;
}

async function receive(answer: RequestListener, host = '127.0.0.1', port = 0): Promise<Receiver> {
  const requests: Receiver['requests'] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests.push({ url: request.url ?? '', body: Buffer.concat(chunks).toString(), headers: request.headers });
      answer(request, response);
    });
  });
  server.on('connection', () => (connections += 1));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return { port: (server.address() as AddressInfo).port, requests, connections: () => connections };
}

const post = (url: string, change: Partial<SafePost> = {}, options?: SafeFetchOptions) =>
  safePost({ url, body: '{"ž":1}', headers: { 'x-test': 'yes' }, addresses: 'any', timeout: 5000, ...change }, options);

describe('a POST to a receiver', () => {
  it('sends the body and the headers, and returns the response', async () => {
    const receiver = await receive((_request, response) => {
      response.writeHead(503, { 'retry-after': '120' }).end('later');
    });
    const answer = await post(`http://127.0.0.1:${receiver.port}/hook?a=b`);
    expect(answer).toEqual({ status: 503, retryAfter: '120', body: 'later' });
    expect(receiver.requests).toMatchObject([
      { url: '/hook?a=b', body: '{"ž":1}', headers: { 'x-test': 'yes', 'content-length': '8' } },
    ]);
  });

  it('does not follow a redirect', async () => {
    const target = await receive((_request, response) => response.end());
    const receiver = await receive((_request, response) => {
      response.writeHead(307, { location: `http://127.0.0.1:${target.port}/` }).end();
    });
    expect(await post(`http://127.0.0.1:${receiver.port}/`)).toMatchObject({ status: 307 });
    expect(target.connections()).toBe(0);
  });

  it('reads 64 KiB of an endless response and disconnects', async () => {
    let hungUp: () => void;
    const closed = new Promise<void>((resolve) => (hungUp = resolve));
    const receiver = await receive((request, response) => {
      const send = (): void => {
        while (!response.destroyed && response.write('x'.repeat(10_000))) continue;
      };
      response.on('drain', send);
      request.socket.on('close', () => hungUp());
      send();
    });
    const answer = await post(`http://127.0.0.1:${receiver.port}/`);
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(64 * 1024);
    await closed;
  });

  it.each([
    { what: 'no response', answer: () => undefined },
    {
      what: 'a response that never ends',
      answer: (_request: unknown, response: { write(text: string): void }) => response.write('a'),
    },
  ])('times out on $what', async ({ answer }) => {
    const receiver = await receive(answer as RequestListener);
    const sent = post(`http://127.0.0.1:${receiver.port}/`, { timeout: 150 });
    await expect(sent).rejects.toMatchObject({ name: 'FetchFailure', code: 'TIMEOUT' });
  });

  it('stops when aborted', async () => {
    const stop = new AbortController();
    const receiver = await receive(() => stop.abort());
    const sent = post(`http://127.0.0.1:${receiver.port}/`, { signal: stop.signal });
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('reports a failed connection', async () => {
    const receiver = await receive((request) => request.socket.destroy());
    await expect(post(`http://127.0.0.1:${receiver.port}/`)).rejects.toMatchObject({
      code: 'CONNECTION_FAILED',
      message: 'The connection failed: ECONNRESET.',
    });
    const babble = createTcpServer((socket) => socket.end('not HTTP at all\r\n\r\n'));
    await new Promise<void>((resolve) => babble.listen(0, '127.0.0.1', resolve));
    const { port } = babble.address() as AddressInfo;
    await expect(post(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ code: 'CONNECTION_FAILED' });
    babble.close();
  });

  it.each(['', 'nonsense', 'ftp://example.org/', 'file:///etc/passwd', 'data:text/plain,a'])(
    'rejects %j',
    async (url) => {
      await expect(post(url)).rejects.toMatchObject({ code: 'INVALID_URL' });
    },
  );
});

describe('an address that a user entered', () => {
  it.each([
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::127.0.0.1]',
    '0.0.0.0',
    'localhost',
  ])('is rejected before any connection when it is %s', async (host) => {
    const receiver = await receive((_request, response) => response.end());
    const sent = post(`http://${host}:${receiver.port}/`, { addresses: 'public' });
    await expect(sent).rejects.toMatchObject({ code: 'ADDRESS_REFUSED' });
    expect(receiver.connections()).toBe(0);
  });

  it('is rejected when any address of its host is private', async () => {
    const receiver = await receive((_request, response) => response.end());
    const found = [
      { address: '93.184.215.14', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    const sent = post(`http://both.test:${receiver.port}/`, { addresses: 'public' }, { resolve: async () => found });
    await expect(sent).rejects.toMatchObject({ code: 'ADDRESS_REFUSED' });
    expect(receiver.connections()).toBe(0);
  });

  it('is connected to exactly as checked, even if the host resolves differently a moment later', async () => {
    const outside = await receive((_request, response) => response.end('outside'), '127.0.0.1');
    const inside = await receive((_request, response) => response.end('inside'), '127.0.0.2', outside.port);
    let lookups = 0;
    const options: SafeFetchOptions = {
      resolve: async () => {
        lookups += 1;
        return [{ address: lookups === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
      },
      isPublic: (address) => address === '127.0.0.1',
    };
    const url = `http://rebinding.test:${outside.port}/`;
    expect(await post(url, { addresses: 'public' }, options)).toMatchObject({ body: 'outside' });
    await expect(post(url, { addresses: 'public' }, options)).rejects.toMatchObject({ code: 'ADDRESS_REFUSED' });
    expect(lookups).toBe(2);
    expect(inside.connections()).toBe(0);
  });

  it('fails when its host has no address, or cannot be resolved', async () => {
    const none = post('http://none.test/', {}, { resolve: async () => [] });
    await expect(none).rejects.toMatchObject({ code: 'CONNECTION_FAILED' });
    const failing = post('http://none.test/', {}, { resolve: () => Promise.reject(new Error('no server')) });
    await expect(failing).rejects.toMatchObject({ code: 'CONNECTION_FAILED' });
  });
});

describe('public addresses', () => {
  it.each(['8.8.8.8', '93.184.215.14', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '127.0.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '::',
    '::1',
    '::7f00:1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '2001:db8::1',
    'example.org',
    '',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
