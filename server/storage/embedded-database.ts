import { Kysely, PostgresDialect } from 'kysely';
import type { PostgresPool, PostgresQueryResult } from 'kysely';
import type { Database } from './database.js';
import { lockFolder } from './folder-lock.js';
import { startPglite } from './pglite-client.js';
import type { PgliteClient } from './pglite-client.js';
import type { Tables } from './tables.js';
import { databaseOver } from './transactions.js';
import { takeTurns } from './turns.js';

const CHECKPOINT_EVERY = 5 * 60_000;
const VACUUM_EVERY = 60 * 60_000;

export interface EmbeddedOptions {
  /** Absent: in memory. */
  readonly folder?: string;
  /** Called with each statement, for tests and logs. */
  readonly onQuery?: (text: string) => void;
}

/** PGlite on a thread, in a folder that one process may hold. Rejects with FolderLockedError when another has it. */
export async function openEmbeddedDatabase({ folder, onQuery }: EmbeddedOptions = {}): Promise<Database> {
  const unlock = folder === undefined ? undefined : await lockFolder(folder);
  try {
    const client = await startPglite(folder);
    if (folder !== undefined) await client.query(`alter system set max_wal_size = '64MB'`).catch(() => undefined);
    return databaseOf(client, { onQuery, unlock });
  } catch (error) {
    await unlock?.();
    throw error;
  }
}

function databaseOf(
  client: PgliteClient,
  { onQuery, unlock }: Pick<EmbeddedOptions, 'onQuery'> & { readonly unlock: (() => Promise<void>) | undefined },
): Database {
  const turn = takeTurns();
  let isDirty = false;
  let isClosed = false;
  const query = async (text: string, parameters?: readonly unknown[]): Promise<PostgresQueryResult<unknown>> => {
    onQuery?.(text);
    isDirty ||= !/^\s*(select|begin|commit|rollback|set|start)\b/i.test(text);
    const { rows, affectedRows } = await client.query(text, parameters?.length ? parameters : undefined);
    const [, command = 'SELECT'] = /^\s*(insert|update|delete|merge)\b/i.exec(text) ?? [];
    return { rows, rowCount: affectedRows, command: command.toUpperCase() as 'SELECT' };
  };
  const pool: PostgresPool = {
    async connect() {
      const release = await turn();
      if (isClosed) {
        release();
        throw new Error('The database is closed.');
      }
      return { query: query as never, release };
    },
    end: async () => undefined,
  };
  const maintain = async (statement: string): Promise<void> => {
    const release = await turn();
    try {
      await client.query(statement);
    } catch {
      // Nothing depends on it; the next time will do.
    } finally {
      release();
    }
  };
  const checkpoint = setInterval(() => {
    if (isDirty) void maintain('checkpoint');
    isDirty = false;
  }, CHECKPOINT_EVERY).unref();
  const vacuum = setInterval(() => void maintain('vacuum (analyze)'), VACUUM_EVERY).unref();
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return databaseOver(kysely, {
    kind: 'embedded',
    async close() {
      clearInterval(checkpoint);
      clearInterval(vacuum);
      const release = await turn();
      isClosed = true;
      release();
      await client.close();
      await unlock?.();
    },
  });
}
