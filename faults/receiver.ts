import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Message {
  readonly id: string;
  readonly event: string;
  /** The import it is about. */
  readonly subject: string;
}

/** Receives webhooks and remembers those it has accepted. */
export interface Receiver {
  readonly url: string;
  readonly accepted: readonly Message[];
  /** Does not respond while true. */
  hangs: boolean;
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const accepted: Message[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (receiver.hangs) return;
      const { event, import_id: subject } = JSON.parse(body) as { event: string; import_id: string };
      accepted.push({ id: String(request.headers['webhook-id']), event, subject });
      response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    accepted,
    hangs: false,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}
