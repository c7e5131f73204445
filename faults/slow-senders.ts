import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

type Part = 'header' | 'file';

/** Connections that take as long as they are allowed to. */
export interface SlowSenders {
  /** How many of those that send this part the server has left open. */
  open(part: Part): number;
  close(): void;
}

interface SlowOptions {
  readonly connections: number;
  /** Of a caller who may upload. */
  readonly headers: Readonly<Record<string, string>>;
  /** Id of the importer that gets the files. */
  readonly importer: string;
}

const EVERY = 2000;
const BOUNDARY = 'slow';

/** Half of the connections never end their header, the others send a file with a byte every two seconds. */
export async function openSlowSenders(
  address: string,
  { connections, headers, importer }: SlowOptions,
): Promise<SlowSenders> {
  const { hostname, port, host } = new URL(address);
  const sockets: Record<Part, Socket[]> = { header: [], file: [] };
  for (let number = 0; number < connections; number += 1) {
    const part = number % 2 === 0 ? 'header' : 'file';
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined).resume();
    await once(socket, 'connect');
    sockets[part].push(socket);
    socket.write(
      part === 'header' ? `GET /api/contacts HTTP/1.1\r\nHost: ${host}\r\nX-` : upload(host, headers, importer),
    );
  }
  const timer = setInterval(() => {
    for (const socket of [...sockets.header, ...sockets.file]) if (!socket.destroyed) socket.write('a');
  }, EVERY);
  return {
    open: (part) => sockets[part].filter(({ closed }) => !closed).length,
    close() {
      clearInterval(timer);
      for (const socket of [...sockets.header, ...sockets.file]) socket.destroy();
    },
  };
}

/** The begin of a request that would be valid once it ends. */
function upload(host: string, headers: Readonly<Record<string, string>>, importer: string): string {
  const lines = [
    'POST /api/v1/imports HTTP/1.1',
    `Host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    'Content-Length: 1000000',
    '',
    `--${BOUNDARY}`,
    'Content-Disposition: form-data; name="importer_id"',
    '',
    importer,
    `--${BOUNDARY}`,
    'Content-Disposition: form-data; name="file"; filename="slow.csv"',
    '',
    'email,firstName',
    's',
  ];
  return lines.join('\r\n');
}
