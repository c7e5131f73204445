import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Request } from 'express';
import { parse } from 'qs';
import type { Principal } from '../../auth/principal.js';
import type { Deps } from '../../deps.js';
import { ApiError } from '../../errors.js';
import type { CallContext, Endpoint } from '../../http/endpoint.js';

export interface Served {
  readonly url: string;
  close(): void;
}

export interface ServeOptions {
  readonly endpoints: readonly Endpoint[];
  readonly deps: Deps;
  readonly principal: () => Principal;
  readonly onError?: (entry: unknown) => void;
}

/** Endpoints at an address, without what the HTTP kernel adds. */
export async function serveEndpoints({ endpoints, deps, principal, onError }: ServeOptions): Promise<Served> {
  const app = express();
  for (const endpoint of endpoints) {
    const parsers = endpoint.body === undefined ? [] : [express.json()];
    app[endpoint.method](endpoint.path, ...parsers, async (request, response) => {
      try {
        const log = { error: onError ?? ((entry: unknown) => process.stderr.write(String(entry))) };
        const reply = await endpoint.handle(deps, {
          principal: principal(),
          requestId: 'request-1',
          signal: new AbortController().signal,
          log: log as unknown as CallContext['log'],
          params: request.params,
          query: readQuery(request),
          body: request.body as unknown,
          request,
          response,
        });
        if (reply === 'written') return;
        response.status(reply.status);
        for (const [name, value] of Object.entries(reply.headers ?? {})) response.set(name, String(value));
        if (reply.body === undefined) response.end();
        else response.json(reply.body);
      } catch (error) {
        const { status, code, details } = error instanceof ApiError ? error : new ApiError('INTERNAL_ERROR');
        if (status === 500) process.stderr.write(`${(error as Error).stack}\n`);
        response.status(status).json({ error: { code, details } });
      }
    });
  }
  const server = createServer(app).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

function readQuery(request: Request): unknown {
  try {
    return parse(new URL(request.url, 'http://localhost').search, {
      ...{ depth: 3, strictDepth: true, parameterLimit: 200, throwOnLimitExceeded: true, arrayLimit: 200 },
      ...{ allowPrototypes: false, plainObjects: true, allowDots: false, ignoreQueryPrefix: true },
    });
  } catch (cause) {
    throw new ApiError('BAD_REQUEST', { cause });
  }
}
