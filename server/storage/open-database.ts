import { join } from 'node:path';
import type { Config } from '../config.js';
import type { Database } from './database.js';
import { openEmbeddedDatabase } from './embedded-database.js';
import { openPostgresDatabase } from './postgres-database.js';

/** The server `DATABASE_URL` names, else the embedded database in the data folder. `onError`: failures of no statement. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { onError }: { readonly onError: (error: Error) => void },
): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgresDatabase(databaseUrl, { onError });
  return openEmbeddedDatabase({ folder: join(dataDir, 'database'), onError });
}
