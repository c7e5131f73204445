import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { FromPgliteThread, PgliteThreadData, ToPgliteThread } from './pglite-messages.js';
import { keepFilesPrivate } from '../private-files.js';

/** Entry file of the embedded database's thread. It blocks for as long as a statement takes. */
const port = parentPort;
if (!port) throw new Error('This file must be started as a thread.');

const { folder, snapshot } = workerData as PgliteThreadData;

/** Every reply ends with `ReadyForQuery`, followed by the transaction status. */
const READY = Buffer.from('Z\0\0\0\x05', 'latin1');

/** A connection starts with the only message that has no type byte. */
const STARTUP = 0;

/** The last message of a reply is within this many bytes of its end. */
const TAIL_BYTES = 2000;

/** More buffers, such as the usual 128 MB, gain nothing here: filling them with zeros took a third of the start. */
const CONFIGURATION = ['max_wal_size = 64MB', 'shared_buffers = 64MB', "TimeZone = 'UTC'"];

function post(message: FromPgliteThread, transfer: readonly ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer);
}

async function answer(database: PGlite, bytes: Uint8Array): Promise<void> {
  if (bytes[0] === STARTUP) {
    // The previous connection may have ended in the middle of a transaction.
    await database.exec('ROLLBACK');
    await database.exec('DISCARD ALL');
  }
  let end: Buffer = Buffer.alloc(0);
  await database.execProtocolRawStream(bytes, {
    onRawData: (chunk) => {
      // The chunk is a view into memory that the next one overwrites.
      const copy = new Uint8Array(chunk);
      end = Buffer.concat([end, chunk.subarray(-TAIL_BYTES)]).subarray(-TAIL_BYTES);
      post({ type: 'bytes', bytes: copy }, [copy.buffer]);
    },
  });
  // After a FATAL or PANIC it no longer responds to any statement.
  if (!end.subarray(-READY.length - 1, -1).equals(READY)) throw new Error(errorMessageIn(end));
}

/** The message of the final `ErrorResponse`. */
function errorMessageIn(end: Buffer): string {
  return /\0M([^\0]+)\0/.exec(end.toString())?.[1] ?? 'a statement got no reply';
}

async function start(): Promise<void> {
  // Each thread has its own Node modules, so the rest of the process is not affected.
  keepFilesPrivate(fs);
  syncBuiltinESMExports();
  const database = await PGlite.create({
    ...(folder !== undefined && { dataDir: folder }),
    ...(snapshot !== undefined && { loadDataDir: new Blob([await readFile(snapshot)]) }),
    postgresqlconf: CONFIGURATION,
  });
  let last: Promise<void> = Promise.resolve();
  port?.on('message', (message: ToPgliteThread) => {
    last = last
      .then(async () => {
        if (message.type === 'bytes') return answer(database, message.bytes);
        await database.close();
        post({ type: 'closed' });
        port?.close();
      })
      .catch(fail);
  });
  post({ type: 'open' });
}

function fail(error: unknown): void {
  post({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  port?.close();
}

start().catch(fail);
