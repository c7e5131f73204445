import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import type { ThreadRequest, ThreadResponse } from './thread-messages.js';

/** The embedded database on a thread of its own: a long query must not hold up the requests of others. */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

const text = (value: string): string => value;
const { folder } = workerData as { readonly folder: string | undefined };
const database = await PGlite.create({
  dataDir: folder ?? 'memory://',
  // As the server's driver gives them: see `value-parsers.ts`.
  parsers: { [types.INT8]: Number, [types.DATE]: text },
});

port.on('message', (request: ThreadRequest) => {
  void answer(request).then((response) => port.postMessage(response));
});
port.postMessage({ type: 'ready' } satisfies ThreadResponse);

async function answer({ id, ...request }: ThreadRequest): Promise<ThreadResponse> {
  try {
    if (request.type === 'close') {
      await database.close();
      return { type: 'result', id, rows: [], affectedRows: 0 };
    }
    if (request.parameters === undefined) {
      const last = (await database.exec(request.text)).at(-1);
      return { type: 'result', id, rows: last?.rows ?? [], affectedRows: last?.affectedRows ?? 0 };
    }
    const { rows, affectedRows = 0 } = await database.query(request.text, [...request.parameters]);
    return { type: 'result', id, rows, affectedRows };
  } catch (error) {
    return { type: 'failure', id, failure: failureOf(error) };
  }
}

function failureOf(error: unknown): Extract<ThreadResponse, { type: 'failure' }>['failure'] {
  const { message, code, detail, constraint, column, table } = error as Record<string, string | undefined>;
  return { message: message ?? String(error), code, detail, constraint, column, table };
}
