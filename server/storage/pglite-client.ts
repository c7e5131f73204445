import { Worker } from 'node:worker_threads';
import type { ThreadRequest, ThreadResponse } from './thread-messages.js';

export interface PgliteResult {
  readonly rows: unknown[];
  readonly affectedRows: number;
}

/** The embedded database, seen from the main thread. It has one connection: whoever asks next waits. */
export interface PgliteClient {
  query(text: string, parameters?: readonly unknown[]): Promise<PgliteResult>;
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (result: PgliteResult) => void;
  readonly reject: (error: Error) => void;
}

/** Starts the thread; `folder` absent keeps everything in memory. */
export async function startPglite(folder?: string): Promise<PgliteClient> {
  const worker = startThread(folder);
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let gone: Error | undefined;
  const fail = (error: Error): void => {
    gone ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (message: ThreadResponse) => {
      if (message.type === 'ready') {
        resolve();
        return;
      }
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.type === 'result') asked?.resolve(message);
      else asked?.reject(Object.assign(new Error(message.failure.message), message.failure));
    });
    worker.on('error', (error) => {
      fail(error);
      reject(error);
    });
    worker.on('exit', () => {
      const error = new Error('The embedded database has stopped.');
      fail(error);
      reject(error);
    });
  });
  const ask = (request: ThreadRequest): Promise<PgliteResult> =>
    new Promise((resolve, reject) => {
      if (gone) {
        reject(gone);
        return;
      }
      waiting.set(request.id, { resolve, reject });
      worker.postMessage(request);
    });
  const nextId = (): number => (lastId += 1);
  return {
    query: (text, parameters) => ask({ type: 'query', id: nextId(), text, parameters }),
    async close() {
      await ask({ type: 'close', id: nextId() });
      await worker.terminate();
    },
  };
}

/** The bundle has a file of JavaScript beside it; while developing there is TypeScript, which a thread must learn to read. */
function startThread(folder: string | undefined): Worker {
  const workerData = { folder };
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./pglite-thread.js', import.meta.url), { workerData });
  }
  const source = JSON.stringify(new URL('./pglite-thread.ts', import.meta.url).href);
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); });`;
  return new Worker(start, { eval: true, workerData });
}
