import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** `refuse` closes every new connection, `hang` accepts it and never responds, a number delays every chunk (ms). */
type Behavior = 'open' | 'refuse' | 'hang' | number;

/** A proxy in front of a TCP server, which can fail in the ways networks do. */
export interface Gate {
  readonly port: number;
  behave(behavior: Behavior): void;
  /** Breaks all connections. */
  cut(): void;
  close(): Promise<void>;
}

export async function openGate(target: { readonly host: string; readonly port: number }): Promise<Gate> {
  let behavior: Behavior = 'open';
  const sockets = new Set<Socket>();
  const track = (socket: Socket): void => {
    sockets.add(socket);
    socket.setNoDelay(true).on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };
  const forward = async (from: Socket, to: Socket): Promise<void> => {
    try {
      for await (const chunk of from) {
        if (typeof behavior === 'number') await sleep(behavior);
        while (behavior === 'hang' && !from.destroyed) await sleep(50);
        if (!to.write(chunk as Buffer)) await Promise.race([once(to, 'drain'), once(to, 'close')]);
      }
      to.end();
    } catch {
      to.destroy();
    }
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    track(near);
    if (behavior === 'refuse') return void near.resetAndDestroy();
    const far = connect({ ...target, allowHalfOpen: true });
    track(far);
    void forward(near, far);
    void forward(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    behave(next) {
      behavior = next;
    },
    cut,
    async close() {
      behavior = 'refuse';
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
