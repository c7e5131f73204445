import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect } from 'kysely';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import type { Database } from './database.js';
import { withProcessLock } from './process-lock.js';
import { StorageError } from './storage-error.js';
import type { Tables } from './tables.js';

/** The protocol counts parameters in 16 bits; the embedded database does not survive more. */
const MOST_PARAMETERS = 65_535;
const PING_TIMEOUT = 5000;

interface PoolDatabaseOptions {
  readonly kind: Database['kind'];
  readonly onQuery?: ((text: string) => void) | undefined;
  readonly copyIn?: Database['copyIn'];
  /** Ends what lies behind the pool, once that has ended. */
  readonly close?: () => Promise<void>;
}

/** What every driver has in common: all speak PostgreSQL's protocol through one pool of connections. */
export function databaseOnPool(connections: pg.Pool, { kind, onQuery, copyIn, close }: PoolDatabaseOptions): Database {
  const running = new AsyncLocalStorage<{ isOpen: boolean }>();
  const refuseInsideTransaction = (): void => {
    if (running.getStore()?.isOpen !== true) return;
    throw new StorageError(
      'POOL_INSIDE_TRANSACTION',
      'The pool was used inside a transaction, which could wait for itself for ever: pass the transaction on.',
    );
  };
  const pool = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: guardedPool(connections, refuseInsideTransaction) }),
    log: onQuery && (({ query }) => onQuery(query.sql)),
  });
  let closed: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    await pool.destroy();
    await connections.end();
    await close?.();
  };
  return {
    kind,
    pool,
    async transaction(work, { isolation, readOnly = false } = {}) {
      let builder = pool.transaction();
      if (isolation) builder = builder.setIsolationLevel(isolation);
      if (readOnly) builder = builder.setAccessMode('read only');
      return builder.execute(async (transaction) => {
        const scope = { isOpen: true };
        try {
          return await running.run(scope, () => work(transaction));
        } finally {
          scope.isOpen = false;
        }
      });
    },
    // The embedded one is of this process alone, and has one connection.
    exclusively: (work) => (kind === 'embedded' ? work() : withProcessLock(connections, work)),
    ...(copyIn && { copyIn }),
    ping: () => withTimeout(connections.query('SELECT 1')),
    close() {
      closed ??= end();
      return closed;
    },
  };
}

function guardedPool(pool: pg.Pool, refuseInsideTransaction: () => void): PostgresPool {
  return {
    async connect() {
      refuseInsideTransaction();
      const client = await pool.connect();
      // Lost between two statements: the next of them fails by itself, and an event nobody hears ends the process.
      const lost = (): void => undefined;
      client.on('error', lost);
      const query = (text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> =>
        runQuery(client, text, parameters);
      const release = (): void => {
        client.off('error', lost);
        client.release();
      };
      return { query: query as PostgresPoolClient['query'], release };
    },
    // Kysely would not call it before the first query; the database ends it itself.
    end: async () => undefined,
  };
}

async function runQuery(
  client: pg.PoolClient,
  text: string,
  parameters: readonly unknown[],
): Promise<PostgresQueryResult<unknown>> {
  if (parameters.length > MOST_PARAMETERS) {
    throw new StorageError('TOO_MANY_PARAMETERS', `A statement has ${parameters.length} parameters; send lists whole.`);
  }
  const result = await client.query(text, [...parameters]);
  // Whoever swallowed the failure of a statement would take its transaction for done.
  if (text === 'commit' && result.command === 'ROLLBACK') {
    throw new StorageError('TRANSACTION_ABORTED', 'A statement of this transaction had failed; nothing was kept.');
  }
  return result as PostgresQueryResult<unknown>;
}

async function withTimeout(answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StorageError('NO_ANSWER', 'The database does not answer.')), PING_TIMEOUT);
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
