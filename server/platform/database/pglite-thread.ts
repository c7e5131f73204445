import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { FromPgliteThread, PgliteThreadData, ToPgliteThread } from './pglite-messages.js';
import { keepFilesPrivate } from './private-files.js';

/** Entry of the thread the embedded database runs in: it computes for as long as a statement takes. */
const port = parentPort;
if (!port) throw new Error('This file is the entry of a thread.');

const { folder, snapshot } = workerData as PgliteThreadData;

/** What every answer ends with, and the state of the transaction after it: `ReadyForQuery`. */
const READY = Buffer.from('Z\0\0\0\x05', 'latin1');

/** A connection begins with the one message that has no letter in front. */
const STARTUP = 0;

/** Bytes of an answer's end in which its last message lies. */
const LOOKED_AT = 2000;

const CONFIGURATION = ['max_wal_size = 64MB', "TimeZone = 'UTC'"];

function post(message: FromPgliteThread, transfer: readonly ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer);
}

async function answer(database: PGlite, bytes: Uint8Array): Promise<void> {
  if (bytes[0] === STARTUP) {
    // The connection before may have ended in the middle of a transaction.
    await database.exec('ROLLBACK');
    await database.exec('DISCARD ALL');
  }
  let end: Buffer = Buffer.alloc(0);
  await database.execProtocolRawStream(bytes, {
    onRawData: (chunk) => {
      // The chunk is a view into memory that the next one is written to.
      const copy = new Uint8Array(chunk);
      end = Buffer.concat([end, chunk.subarray(-LOOKED_AT)]).subarray(-LOOKED_AT);
      post({ type: 'bytes', bytes: copy }, [copy.buffer]);
    },
  });
  // After a FATAL or a PANIC it says nothing more, to this statement or to any other.
  if (!end.subarray(-READY.length - 1, -1).equals(READY)) throw new Error(complaintIn(end));
}

/** The message of the `ErrorResponse` that it ended with. */
function complaintIn(end: Buffer): string {
  return /\0M([^\0]+)\0/.exec(end.toString())?.[1] ?? 'a statement was not answered';
}

async function start(): Promise<void> {
  // Modules of Node are each thread's own, so no other part of the process is changed by this.
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
