import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { serverClose } from './server-close.js';

async function listen(answer: RequestListener): Promise<{ server: Server; port: number; close: () => Promise<void> }> {
  const server = createServer(answer);
  const close = serverClose(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port, close };
}

test('a connection that sends nothing is closed', async () => {
  const { server, port, close } = await listen((_request, response) => response.end('x'));
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const silent = connect(port, '127.0.0.1').on('error', () => undefined);
  await accepted;
  const left = once(silent, 'close');
  await close();
  await left;
});

test('a request in progress is answered, then its connection is closed', async () => {
  let answer = (): void => undefined;
  let reached = (): void => undefined;
  const requested = new Promise<void>((resolve) => (reached = resolve));
  const { port, close } = await listen((_request, response) => {
    answer = () => void response.end('in the end');
    reached();
  });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const answered = once(get({ port, host: '127.0.0.1', agent }), 'response') as Promise<[IncomingMessage]>;
  await requested;
  const closed = close();
  answer();
  const [response] = await answered;
  expect(await response.setEncoding('utf8').toArray()).toEqual(['in the end']);
  await closed;
});
