import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from './connection-failure.js';
import type { Database } from './database.js';
import { openEmbeddedDatabase } from './embedded/embedded-database.js';
import { openPostgresDatabase } from './postgres-database.js';
import { StorageError } from './storage-error.js';

export interface DatabasePlace {
  /** Address of a PostgreSQL server. */
  readonly databaseUrl?: string | undefined;
  /** Folder of the embedded database, used when no server is configured. */
  readonly dataDir: string;
}

export interface DatabaseEvents {
  /** Called before the embedded database is created in `folder`. */
  readonly onNew?: (folder: string) => void;
  /** Failures outside of statements. */
  readonly onError: (error: Error) => void;
  /**
   * Files of the embedded database were accessible to others and are private now; the message contains their number.
   */
  readonly onRepair: (sentence: string) => void;
  /** The embedded database has stopped unexpectedly and for good. */
  readonly onStop: (error: Error) => void;
}

export function embeddedFolder(dataDir: string): string {
  return join(dataDir, 'database');
}

/** Whether the data folder has an embedded database, which may be empty. */
export function hasEmbeddedDatabase(dataDir: string): boolean {
  return existsSync(join(embeddedFolder(dataDir), 'PG_VERSION'));
}

/** Opens the server in `DATABASE_URL`, or else the embedded database in the data folder. */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabasePlace,
  { onNew, onError, onRepair, onStop }: DatabaseEvents,
): Promise<Database> {
  if (databaseUrl !== undefined) {
    const database = openPostgresDatabase(databaseUrl, { onError });
    await requireAnswer(database);
    return database;
  }
  const folder = embeddedFolder(dataDir);
  if (!hasEmbeddedDatabase(dataDir)) onNew?.(folder);
  try {
    return await openEmbeddedDatabase({ folder, onError, onRepair, onStop });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).syscall === undefined) throw cause;
    const { message } = cause as Error;
    throw new StorageError('FOLDER_UNUSABLE', `The folder ${folder} in DATA_DIR cannot be used: ${message}.`, {
      cause,
    });
  }
}

async function requireAnswer(database: Database): Promise<void> {
  try {
    await database.ping();
  } catch (cause) {
    await database.close();
    throw new StorageError('NO_ANSWER', `The database server in DATABASE_URL cannot be used: ${reasonOf(cause)}.`, {
      cause,
    });
  }
}
