import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { listenForChanges } from './change-listener.js';
import type { Database } from './database.js';
import { databaseOnPool } from './database-on-pool.js';
import { valueTypes } from './value-types.js';

export interface PostgresOptions {
  /** Maximum number of connections of this process. Default 10. */
  readonly connections?: number;
  /** Called with each statement, for tests and logs. */
  readonly onQuery?: ((text: string) => void) | undefined;
  /** Called when an idle connection breaks; the pool replaces it. */
  readonly onError?: (error: Error) => void;
}

const SECOND = 1000;

/** Settings of each connection, so that no statement or abandoned transaction blocks others forever. */
export const SESSION = [
  `SET TIME ZONE 'UTC'`,
  'SET statement_timeout = 60000',
  'SET idle_in_transaction_session_timeout = 120000',
  // Ends the transactions of a process soon after its machine is gone.
  'SET tcp_keepalives_idle = 30',
  'SET tcp_keepalives_interval = 10',
  'SET tcp_keepalives_count = 3',
].join('; ');

/** A PostgreSQL server, version 15 or later. Connections are made on demand. */
export function openPostgresDatabase(
  address: string,
  { connections = 10, onQuery, onError = () => undefined }: PostgresOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: address,
    max: connections,
    connectionTimeoutMillis: 10 * SECOND,
    idleTimeoutMillis: 60 * SECOND,
    // Frees what the server keeps for a connection's named statements.
    maxLifetimeSeconds: 3600,
    application_name: 'rowgate',
    keepAlive: true,
    types: valueTypes,
    onConnect: async (client) => void (await client.query(SESSION)),
  });
  // Without a listener, losing an idle connection would end the process.
  pool.on('error', onError);
  return databaseOnPool(pool, {
    kind: 'postgres',
    onQuery,
    copyIn,
    listen: (onChange) => listenForChanges(address, onChange),
  });
}

async function copyIn(client: pg.PoolClient, statement: string, bytes: readonly Uint8Array[]): Promise<number> {
  const copying = client.query(copyFrom(statement));
  await pipeline(Readable.from(bytes), copying);
  return copying.rowCount;
}
