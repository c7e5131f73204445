import pg from 'pg';
import type { Database } from '../platform/database/database.js';
import { databaseOnThread } from '../platform/database/embedded/embedded-database.js';
import type { EmbeddedOptions } from '../platform/database/embedded/embedded-database.js';
import { startPglite } from '../platform/database/embedded/pglite-process.js';
import type { PgliteProcess } from '../platform/database/embedded/pglite-process.js';

/** Threads of this process that no test uses now; their databases are empty. */
const idle: PgliteProcess[] = [];

/** An empty embedded database in memory. Emptying one takes a fraction of the time of starting one. */
export async function openSharedEmbedded(
  options: Pick<EmbeddedOptions, 'onQuery'> & { readonly snapshot: string },
): Promise<Database> {
  const thread = idle.pop() ?? (await start(options.snapshot));
  return databaseOnThread(thread, {
    ...options,
    close: async () => {
      await empty(thread);
      idle.push(thread);
    },
  });
}

function start(snapshot: string): Promise<PgliteProcess> {
  const onStop = (error: Error): void => {
    throw error;
  };
  return startPglite({ folder: undefined, snapshot }, { onStop });
}

async function empty(thread: PgliteProcess): Promise<void> {
  const client = new pg.Client({ user: 'postgres', stream: () => thread.connect() } as pg.ClientConfig);
  await client.connect();
  const { rows } = await client.query<{ drop: string }>(
    `SELECT format('DROP SCHEMA %I CASCADE', nspname) AS drop FROM pg_namespace
     WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'`,
  );
  for (const { drop } of rows) await client.query(drop);
  await client.query('CREATE SCHEMA public');
  await client.end();
}
