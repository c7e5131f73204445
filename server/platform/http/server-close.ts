import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds that requests under way have to end. */
const CLOSE_WITHIN = 10_000;
/** Milliseconds between two looks for connections whose request has ended. */
const LOOK_EVERY = 100;

/** What closes a server: requests under way may end, connections without one hold nothing up. */
export function serverClose(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const closeIdle = (): void => {
    server.closeIdleConnections();
    // Node counts a connection as busy until its first request is over, be it never begun.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  return async () => {
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
    closeIdle();
    const looking = setInterval(closeIdle, LOOK_EVERY);
    const forcing = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN);
    await closed;
    clearInterval(looking);
    clearTimeout(forcing);
  };
}
