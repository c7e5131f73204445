import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect } from 'kysely';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import type { ChangeListener } from './change-listener.js';
import { toStorageError } from './connection-failure.js';
import type { Database, OpenTransaction } from './database.js';
import { ABORTED, runQuery, StatementNames } from './run-query.js';
import type { Statements } from './run-query.js';
import { StorageError } from './storage-error.js';
import { TableWatches } from './table-watches.js';
import type { Tables } from './tables.js';

const PING_TIMEOUT = 5000;

/**
 * A connection on which COPY failed is not reused: the rest of its reply could be taken for the reply to the next
 * statement.
 */
type CopyIn = (client: pg.PoolClient, statement: string, bytes: readonly Uint8Array[]) => Promise<number>;

/** Runs the work of a transaction, in which the pool must not be used. */
type Within = <T>(work: () => Promise<T>) => Promise<T>;

interface PoolDatabaseOptions {
  readonly kind: Database['kind'];
  readonly onQuery?: ((text: string) => void) | undefined;
  /** Runs `COPY` on one of these connections. */
  readonly copyIn?: CopyIn;
  /** Only if other processes may use the database: hears of their changes. */
  readonly listen?: (onChange: () => void) => ChangeListener;
  /** Closes what is behind the pool, after the pool itself. */
  readonly close?: () => Promise<void>;
}

/** The part all drivers share: they use PostgreSQL's protocol over one connection pool. */
export function databaseOnPool(
  connections: pg.Pool,
  { kind, onQuery, copyIn, listen, close }: PoolDatabaseOptions,
): Database {
  // A connection can be lost between two statements. The next statement fails by itself, but an unhandled event would
  // end the process.
  connections.on('connect', (client) => void client.on('error', () => undefined));
  const watches = new TableWatches();
  const statements: Statements = {
    watches,
    announces: listen !== undefined,
    names: kind === 'postgres' ? new StatementNames() : undefined,
  };
  const running = new AsyncLocalStorage<{ isOpen: boolean }>();
  const refuseInsideTransaction = (): void => {
    if (running.getStore()?.isOpen !== true) return;
    throw new StorageError(
      'POOL_INSIDE_TRANSACTION',
      'The pool was used inside a transaction, which could deadlock. Pass the transaction on.',
    );
  };
  const within: Within = async (work) => {
    const scope = { isOpen: true };
    try {
      return await running.run(scope, work);
    } finally {
      scope.isOpen = false;
    }
  };
  const pool = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: guardedPool(connections, { statements, refuseInsideTransaction }) }),
    log: onQuery && (({ query }) => onQuery(query.sql)),
  });
  let closed: Promise<void> | undefined;
  let listener: ChangeListener | undefined;
  const end = async (): Promise<void> => {
    await listener?.close();
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
      return builder.execute((transaction) => within(() => work(transaction)));
    },
    // The embedded database belongs to this process alone and has a single connection.
    exclusively: (work) => (kind === 'embedded' ? work() : withProcessLock(connections, work)),
    ...(copyIn && {
      copyIn: (...copy) => onConnection(connections, (client) => copyIn(client, ...copy)),
      openTransaction: () => openTransaction(connections, { copyIn, onQuery, within, statements }),
    }),
    watchTables(tables, changed) {
      watches.add(tables, changed);
      listener ??= listen?.(() => watches.changedElsewhere());
      return {
        get isComplete() {
          return listener?.isListening ?? true;
        },
      };
    },
    ping: () => withTimeout(connections.query('SELECT 1')),
    close() {
      closed ??= end();
      return closed;
    },
  };
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw toStorageError(error);
  }
}

async function onConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await connect(pool);
  let result: T;
  try {
    result = await work(client);
  } catch (error) {
    client.release(true);
    throw toStorageError(error);
  }
  client.release();
  return result;
}

async function openTransaction(
  pool: pg.Pool,
  {
    copyIn,
    onQuery,
    within,
    statements,
  }: Pick<PoolDatabaseOptions, 'onQuery'> & {
    readonly copyIn: CopyIn;
    readonly within: Within;
    readonly statements: Statements;
  },
): Promise<OpenTransaction> {
  const client = await connect(pool);
  let isOpen = true;
  let isBroken = false;
  let failure: unknown;
  const requireOpen = (): void => {
    if (!isOpen || isBroken) throw new StorageError('TRANSACTION_ABORTED', ABORTED, { cause: failure });
  };
  const query = async (text: string, parameters: readonly unknown[] = []): Promise<PostgresQueryResult<unknown>> => {
    requireOpen();
    return runQuery(client, { text, parameters }, statements);
  };
  const only = { query: query as PostgresPoolClient['query'], release: () => undefined };
  const connection = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect: async () => only, end: async () => undefined } }),
    log: onQuery && (({ query: { sql } }) => onQuery(sql)),
  });
  const end = async (text: 'commit' | 'rollback'): Promise<void> => {
    isOpen = false;
    try {
      if (!isBroken) await runQuery(client, { text, parameters: [] }, statements);
    } catch (error) {
      isBroken = true;
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  const rollback = async (): Promise<void> => {
    if (isOpen) await end('rollback').catch(() => undefined);
  };
  await query('begin').catch((error: unknown) => {
    client.release(true);
    throw error;
  });
  return {
    connection,
    async copyIn(...copy) {
      requireOpen();
      try {
        return await copyIn(client, ...copy);
      } catch (error) {
        isBroken = true;
        failure = toStorageError(error);
        throw failure;
      }
    },
    async finish(work) {
      try {
        const result = await within(() => work(connection));
        requireOpen();
        await end('commit');
        return result;
      } catch (error) {
        await rollback();
        throw error;
      }
    },
    rollback,
  };
}

function guardedPool(
  pool: pg.Pool,
  {
    statements,
    refuseInsideTransaction,
  }: { readonly statements: Statements; readonly refuseInsideTransaction: () => void },
): PostgresPool {
  return {
    async connect() {
      refuseInsideTransaction();
      const client = await connect(pool);
      const query = (text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> =>
        runQuery(client, { text, parameters }, statements);
      return { query: query as PostgresPoolClient['query'], release: () => client.release() };
    },
    // Kysely would skip this before the first query; the database closes the pool itself.
    end: async () => undefined,
  };
}

async function withTimeout(answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StorageError('NO_ANSWER', 'The database does not respond.')), PING_TIMEOUT);
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** An arbitrary number, the same in every process and version. */
const LOCK = 7_305_121_815;

/**
 * Runs work while no other process on the same server runs such work. Uses a connection in addition to those of the
 * work.
 */
async function withProcessLock<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('SELECT pg_advisory_xact_lock($1::bigint)', [LOCK]);
    return await work();
  } finally {
    // The lock ends with its connection; at worst, the work fails as it would without the lock.
    await client.query('ROLLBACK').catch(() => undefined);
    client.release();
  }
}
