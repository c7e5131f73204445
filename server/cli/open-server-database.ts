import { resolveModels } from '../content/models.js';
import { loadConfig } from '../load-config.js';
import type { Database } from '../storage/database.js';
import { migrate } from '../storage/migrate.js';
import { openDatabase } from '../storage/open-database.js';

/** The database a server started with this environment would use, its tables brought up to date. */
export async function openServerDatabase(): Promise<Database> {
  const config = await loadConfig(process.env);
  const models = resolveModels(config.models);
  const tell = ({ message }: Error): void => void process.stderr.write(`${message}\n`);
  // What the command is at fails with the same words when the database stops.
  const onRepair = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
  const database = await openDatabase(config, { onError: tell, onRepair, onStop: () => undefined });
  try {
    await migrate(database, models, config);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
