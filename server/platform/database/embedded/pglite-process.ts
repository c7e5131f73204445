import { startThread } from '../../threads/start-thread.js';
import type { FromPgliteThread, PgliteThreadData, ToPgliteThread } from './pglite-messages.js';
import { PgliteStream } from './pglite-stream.js';
import { StorageError } from '../storage-error.js';

/** The thread of the embedded database, as seen from the main thread. */
export interface PgliteProcess {
  /** A connection; one at a time, because the database supports only one. */
  connect(): PgliteStream;
  /** Writes everything to disk and ends the thread. */
  close(): Promise<void>;
  /** Terminates the thread, whatever it is doing; committed data is not lost. */
  kill(): Promise<void>;
}

/** Starts the thread; resolves when the database responds. `onStop`: called once if the thread ends unexpectedly. */
export async function startPglite(
  data: PgliteThreadData,
  { onStop }: { readonly onStop: (error: StorageError) => void },
): Promise<PgliteProcess> {
  const worker = startThread('platform/database/embedded/pglite-thread', { workerData: data });
  let connection: PgliteStream | undefined;
  let isExpected = true;
  let failure: StorageError | undefined;
  const post = (message: ToPgliteThread): void => worker.postMessage(message);
  const stopped = new Promise<never>((_resolve, reject) => {
    const stop = (cause: unknown): void => {
      if (failure) return;
      const reason = cause instanceof Error ? cause.message : String(cause);
      failure = new StorageError('THREAD_STOPPED', `The embedded database has stopped: ${reason}.`, { cause });
      connection?.destroy(isExpected ? undefined : failure);
      if (!isExpected) onStop(failure);
      reject(failure);
    };
    worker.once('error', stop);
    worker.once('exit', (code) => stop(`its thread ended with ${code}`));
    worker.on('message', (message: FromPgliteThread) => {
      if (message.type === 'bytes') connection?.push(message.bytes);
      if (message.type === 'failed') stop(message.message);
    });
  });
  stopped.catch(() => undefined);
  const reached = (type: FromPgliteThread['type']): Promise<void> =>
    new Promise((resolve) => {
      const listen = (message: FromPgliteThread): void => {
        if (message.type !== type) return;
        worker.off('message', listen);
        resolve();
      };
      worker.on('message', listen);
    });
  await Promise.race([reached('open'), stopped]);
  isExpected = false;
  return {
    connect() {
      const own: PgliteStream = new PgliteStream({
        send: (bytes) => {
          if (own === connection) post({ type: 'bytes', bytes });
        },
      });
      connection = own;
      return failure ? own.destroy(new StorageError(failure.code, failure.message, { cause: failure })) : own;
    },
    async close() {
      isExpected = true;
      if (failure) return void (await worker.terminate());
      const closed = reached('closed');
      post({ type: 'close' });
      await Promise.race([closed, stopped]);
      await worker.terminate();
    },
    async kill() {
      await worker.terminate();
    },
  };
}
