import { modelsOf } from '../models.js';
import type { Models } from '../../features/content/models.js';
import type { FileStore } from '../../platform/files/file-store.js';
import { openFileStore } from '../../platform/files/open-file-store.js';
import { loadConfig } from '../../config/load-config.js';
import type { Database } from '../../platform/database/database.js';
import { migrate } from '../migrate.js';
import { openDatabase } from '../../platform/database/open-database.js';

/** The database and file store of a server started with this environment. */
export interface ServerStores {
  readonly database: Database;
  readonly models: Models;
  readonly files: FileStore;
}

/** Opens the stores and migrates the database. */
export async function openServerStores(): Promise<ServerStores> {
  const config = await loadConfig(process.env);
  const models = modelsOf(config);
  const report = ({ message }: Error): void => void process.stderr.write(`${message}\n`);
  // When the database stops, the running command fails with the same message.
  const onRepair = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
  const database = await openDatabase(config, { onError: report, onRepair, onStop: () => undefined });
  try {
    await migrate(database, models, config);
    const { filesUrl, dataDir } = config;
    return { database, models, files: await openFileStore(filesUrl, { dataDir, environment: process.env }) };
  } catch (error) {
    await database.close();
    throw error;
  }
}
