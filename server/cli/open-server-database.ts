import { resolveModels } from '../content/models.js';
import type { Models } from '../content/models.js';
import type { FileStore } from '../files/file-store.js';
import { openFileStore } from '../files/open-file-store.js';
import { loadConfig } from '../load-config.js';
import type { Database } from '../storage/database.js';
import { migrate } from '../storage/migrate.js';
import { openDatabase } from '../storage/open-database.js';

/** What a server started with this environment would keep things in. */
export interface ServerStores {
  readonly database: Database;
  readonly models: Models;
  readonly files: FileStore;
}

/** Opens them, the tables of the database brought up to date. */
export async function openServerStores(): Promise<ServerStores> {
  const config = await loadConfig(process.env);
  const models = resolveModels(config.models);
  const tell = ({ message }: Error): void => void process.stderr.write(`${message}\n`);
  // What the command is at fails with the same words when the database stops.
  const onRepair = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
  const database = await openDatabase(config, { onError: tell, onRepair, onStop: () => undefined });
  try {
    await migrate(database, models, config);
    const { filesUrl, dataDir } = config;
    return { database, models, files: await openFileStore(filesUrl, { dataDir, environment: process.env }) };
  } catch (error) {
    await database.close();
    throw error;
  }
}
