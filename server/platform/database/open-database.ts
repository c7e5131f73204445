import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from './connection-failure.js';
import type { Database } from './database.js';
import { openEmbeddedDatabase } from './embedded-database.js';
import { openPostgresDatabase } from './postgres-database.js';
import { StorageError } from './storage-error.js';

export interface DatabasePlace {
  /** Address of a server. */
  readonly databaseUrl?: string | undefined;
  /** Folder of the embedded database, where no server is named. */
  readonly dataDir: string;
}

export interface DatabaseEvents {
  /** Called before the embedded database is made in `folder`. */
  readonly onNew?: (folder: string) => void;
  /** Failures of no statement. */
  readonly onError: (error: Error) => void;
  /** The files of the embedded database were open to others, and are private now; the sentence says how many. */
  readonly onRepair: (sentence: string) => void;
  /** The embedded database has stopped by itself, for good. */
  readonly onStop: (error: Error) => void;
}

/** The server `DATABASE_URL` names, else the embedded database in the data folder. */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabasePlace,
  { onNew, onError, onRepair, onStop }: DatabaseEvents,
): Promise<Database> {
  if (databaseUrl !== undefined) {
    const database = openPostgresDatabase(databaseUrl, { onError });
    await requireAnswer(database);
    return database;
  }
  const folder = join(dataDir, 'database');
  if (!existsSync(join(folder, 'PG_VERSION'))) onNew?.(folder);
  return openEmbeddedDatabase({ folder, onError, onRepair, onStop });
}

async function requireAnswer(database: Database): Promise<void> {
  try {
    await database.ping();
  } catch (cause) {
    await database.close();
    throw new StorageError('NO_ANSWER', `The server of DATABASE_URL cannot be used: ${reasonOf(cause)}.`, { cause });
  }
}
