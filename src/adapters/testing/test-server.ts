import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to a request instead of its normal response. */
export interface Fault {
  /** Matched against `METHOD /path?query`. */
  readonly on: RegExp;
  /**
   * `drop`: the connection ends without a response; `lose`: the same after the request was carried out; or another
   * response.
   */
  readonly how: 'drop' | 'lose' | { readonly status: number; readonly body: string };
}

export interface TestServer {
  readonly url: string;
  /** `METHOD /path?query` of every request, in order. */
  readonly requests: readonly string[];
  /** Each is used once, by the first request that matches. */
  readonly faults: Fault[];
  close(): Promise<void>;
}

export type Handle = (request: Request, response: ServerResponse) => Promise<Response | null>;

/** A server on its own port whose requests can be made to fail. `handle` returns the response or writes it itself. */
export async function startTestServer(handle: Handle): Promise<TestServer> {
  const requests: string[] = [];
  const faults: Fault[] = [];
  const server = createServer((incoming, outgoing) => {
    void respond(incoming, outgoing).catch((error: unknown) => {
      outgoing.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error));
    });
  });
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const name = `${incoming.method} ${incoming.url}`;
    requests.push(name);
    const at = faults.findIndex(({ on }) => on.test(name));
    const fault = at < 0 ? undefined : faults.splice(at, 1)[0];
    if (fault?.how === 'drop') {
      incoming.socket.destroy();
      return;
    }
    const chunks: Uint8Array[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Uint8Array);
    if (fault && fault.how !== 'lose') {
      outgoing.writeHead(fault.how.status, { 'Content-Type': 'application/json' }).end(fault.how.body);
      return;
    }
    const body = incoming.method === 'GET' || incoming.method === 'DELETE' ? undefined : Buffer.concat(chunks);
    const headers = Object.entries(incoming.headers).map(([key, value]) => [key, String(value)] as [string, string]);
    const request = new Request(`http://localhost${incoming.url}`, { method: incoming.method, headers, body });
    const response = await handle(request, outgoing);
    if (fault) {
      incoming.socket.destroy();
      return;
    }
    if (!response) return;
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    faults,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
