import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import pg from 'pg';
import type { Database } from '../database.js';
import { databaseOnPool } from '../database-on-pool.js';
import { lockFolder } from '../folder-lock.js';
import { startPglite } from './pglite-process.js';
import type { PgliteProcess } from './pglite-process.js';
import { startUpkeep } from './pglite-upkeep.js';
import { makePrivate, PRIVATE_FOLDER } from '../private-files.js';
import { SESSION } from '../postgres-database.js';
import { valueTypes } from '../value-types.js';

export interface EmbeddedOptions {
  /** Absent: in memory. */
  readonly folder?: string;
  /** File with an earlier state to start from. */
  readonly snapshot?: string;
  /** Called with each statement, for tests and logs. */
  readonly onQuery?: ((text: string) => void) | undefined;
  /** Called when maintenance fails. */
  readonly onError?: (error: Error) => void;
  /** Called with a message when files that other OS users could open were made private. */
  readonly onRepair?: (sentence: string) => void;
  /** Called once when the database has stopped unexpectedly; every later statement fails. */
  readonly onStop?: (error: Error) => void;
}

/** PostgreSQL in a thread of this process, in a folder that only one process may use. Rejects with FOLDER_IN_USE. */
export async function openEmbeddedDatabase(options: EmbeddedOptions = {}): Promise<Database> {
  const { folder } = options;
  const lock = folder === undefined ? undefined : await lockFolder(folder);
  try {
    if (folder !== undefined) await preparePrivateFolder(folder, options);
    return await open(options, async () => lock?.release());
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

/** Creates the folder, or removes the permissions that earlier versions left for other OS users. */
async function preparePrivateFolder(folder: string, { onRepair, onError }: EmbeddedOptions): Promise<void> {
  if (!existsSync(folder)) {
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
    return chmod(folder, PRIVATE_FOLDER);
  }
  try {
    const repaired = await makePrivate(folder);
    if (repaired === 0) return;
    onRepair?.(
      `${repaired} files and folders of the embedded database in ${folder} were readable by other users of this machine. ` +
        'They are private now.',
    );
  } catch (cause) {
    // A folder of another owner still works if its permissions allow it.
    const message = `The files of the embedded database in ${folder} could not be made private`;
    onError?.(new Error(`${message}: ${(cause as Error).message}`, { cause }));
  }
}

async function open(
  { folder, snapshot, onQuery, onError, onStop = () => undefined }: EmbeddedOptions,
  unlock: () => Promise<void>,
): Promise<Database> {
  const thread = await startPglite({ folder, snapshot }, { onStop });
  return databaseOnThread(thread, {
    onQuery,
    onError,
    close: async () => {
      await thread.close();
      await unlock();
    },
  });
}

/** A database in a running thread. `close`: closes what is behind the connection. */
export function databaseOnThread(
  thread: PgliteProcess,
  {
    onQuery,
    onError = () => undefined,
    close,
  }: Pick<EmbeddedOptions, 'onQuery' | 'onError'> & { readonly close: () => Promise<void> },
): Database {
  const pool = new pg.Pool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    password: '',
    stream: () => thread.connect(),
    idleTimeoutMillis: 0,
    types: valueTypes,
    onConnect: async (client) => void (await client.query(SESSION)),
  } as pg.PoolConfig);
  pool.on('error', onError);
  const upkeep = startUpkeep(pool, { onError });
  return databaseOnPool(pool, {
    kind: 'embedded',
    onQuery,
    close: async () => {
      upkeep.stop();
      await close();
    },
  });
}
