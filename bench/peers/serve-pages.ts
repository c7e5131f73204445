import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export interface ServedPages {
  readonly address: string;
  /** Compressed bytes of scripts and styles fetched so far, without React. */
  codeSize(): number;
  stop(): Promise<void>;
}

/** Serves one built page, uncompressed, and counts what its code would weigh compressed. */
export async function servePages(folder: string): Promise<ServedPages> {
  const fetched = new Map<string, number>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(pathname === '/' ? '/index.html' : pathname);
    readFile(join(folder, path)).then(
      (contents) => {
        const type = extname(path);
        if (type !== '.html' && !/\/react-[^/]+\.js$/.test(path)) {
          fetched.set(path, gzipSync(contents, { level: 9 }).length);
        }
        response.writeHead(200, { 'content-type': TYPES[type] ?? 'application/octet-stream' }).end(contents);
      },
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    codeSize: () => [...fetched.values()].reduce((sum, size) => sum + size, 0),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
