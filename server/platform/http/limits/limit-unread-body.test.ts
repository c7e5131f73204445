import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import express from 'express';
import { expect, test } from 'vitest';
import { limitUnreadBody } from './limit-unread-body.js';

const HEAD = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n';

interface Sender {
  readonly socket: Socket;
  readonly received: () => string;
  readonly close: () => void;
}

/** Announces a body to a server that responds without reading it. */
async function startSending(limits: Parameters<typeof limitUnreadBody>[0]): Promise<Sender> {
  const app = express();
  app.use(limitUnreadBody({ checkEvery: 5, ...limits }), (_request, response) => void response.sendStatus(413));
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  socket.write(HEAD);
  await once(socket, 'data');
  const close = (): void => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  };
  return { socket, received: () => text, close };
}

test('a rejected body may be sent to its end, and the connection serves the next request', async () => {
  const { socket, received, close } = await startSending({});
  socket.write(Buffer.alloc(1_000_000));
  socket.write(HEAD);
  await expect.poll(() => received().match(/ 413 /g)?.length).toBe(2);
  expect(received()).not.toMatch(/connection: close/i);
  close();
});

test.each([
  ['too large', { bytes: 10_000 }, 100_000],
  ['too slow', { within: 20 }, 1],
])('the connection is closed when the rest is %s', async (_name, limits, size) => {
  const { socket, received, close } = await startSending(limits);
  const closed = once(socket, 'close');
  socket.write(Buffer.alloc(size));
  await closed;
  expect(received()).toMatch(/ 413 /);
  close();
});
