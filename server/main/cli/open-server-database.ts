import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { modelsOf } from '../models.js';
import type { Models } from '../../features/content/models.js';
import type { FileStore } from '../../platform/files/file-store.js';
import { openFileStore } from '../../platform/files/open-file-store.js';
import { loadConfig } from '../../config/load-config.js';
import type { Database } from '../../platform/database/database.js';
import { migrate } from '../migrate.js';
import { embeddedFolder, hasEmbeddedDatabase, openDatabase } from '../../platform/database/open-database.js';
import { readVariables } from '../../config/read-variables.js';
import type { Config } from '../../config/config.js';
import { CliError } from './cli-error.js';

/** The database and file store of a server started with this environment. */
export interface ServerStores {
  readonly config: Config;
  readonly database: Database;
  readonly models: Models;
  readonly files: FileStore;
}

/** What has to exist before a command runs. A command in the wrong folder must not create it. */
type Required = 'database' | 'files';

/** Opens the stores and migrates the database. Rejects with CliError, before anything is created, without `required`. */
export async function openServerStores(required: readonly Required[]): Promise<ServerStores> {
  requireFolders(required);
  const config = await loadConfig(process.env);
  const models = modelsOf(config);
  const report = ({ message }: Error): void => void process.stderr.write(`${message}\n`);
  // When the database stops, the running command fails with the same message.
  const onRepair = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
  const database = await openDatabase(config, { onError: report, onRepair, onStop: () => undefined });
  try {
    if (required.includes('database')) await requireTables(database, config);
    await migrate(database, models, config);
    const { filesUrl, dataDir } = config;
    const files = await openFileStore(filesUrl, { dataDir, environment: process.env });
    return { config, database, models, files };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const SET_PLACE = 'Set DATA_DIR to the data folder of the server, or DATABASE_URL to its database server.';

function requireFolders(required: readonly Required[]): void {
  const { databaseUrl, filesUrl, dataDir: given } = readVariables(process.env);
  const dataDir = resolve(given);
  if (required.includes('database') && databaseUrl === undefined && !hasEmbeddedDatabase(dataDir)) {
    throw new CliError(`There is no database in ${dataDir}. ${SET_PLACE}`);
  }
  if (required.includes('files') && filesUrl === 'file:' && !existsSync(dataDir)) {
    throw new CliError(`The folder ${dataDir} with the files of the server does not exist. Set DATA_DIR to it.`);
  }
}

/** A database of another program, or an empty one, must not become a server's because of a wrong address. */
async function requireTables(database: Database, { databaseUrl, dataDir }: Config): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('rowgate_migrations') is not null as found`.execute(database.pool);
  if (rows[0]?.found === true) return;
  const place = databaseUrl === undefined ? embeddedFolder(dataDir) : 'The database in DATABASE_URL';
  throw new CliError(`${place} has no data of a Rowgate server. ${SET_PLACE}`);
}
