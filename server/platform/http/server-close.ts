import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds that requests in progress have to finish. */
const CLOSE_WITHIN = 10_000;
/** Milliseconds between two checks for connections whose request has ended. */
const CHECK_EVERY = 100;

/** Returns a function that closes a server: requests in progress may finish, idle connections are closed. */
export function serverClose(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const closeIdle = (): void => {
    server.closeIdleConnections();
    // Node counts a connection as busy until its first request ends, even if that request never started.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  return async () => {
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
    closeIdle();
    const looking = setInterval(closeIdle, CHECK_EVERY);
    const forcing = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN);
    await closed;
    clearInterval(looking);
    clearTimeout(forcing);
  };
}
