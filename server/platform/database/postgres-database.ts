import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from './database.js';
import { databaseOnPool } from './database-on-pool.js';
import { valueTypes } from './value-types.js';

export interface PostgresOptions {
  /** Most connections of this process. Default 10. */
  readonly connections?: number;
  /** Called with each statement, for tests and logs. */
  readonly onQuery?: ((text: string) => void) | undefined;
  /** Told when an idle connection breaks; the pool replaces it. */
  readonly onError?: (error: Error) => void;
}

const SECOND = 1000;

/** What each connection is set to, so that no statement and no forgotten transaction holds others up for ever. */
export const SESSION = [
  `SET TIME ZONE 'UTC'`,
  'SET statement_timeout = 60000',
  'SET idle_in_transaction_session_timeout = 120000',
  // A process whose machine is gone leaves no transaction for long.
  'SET tcp_keepalives_idle = 30',
  'SET tcp_keepalives_interval = 10',
  'SET tcp_keepalives_count = 3',
].join('; ');

/** A PostgreSQL server, 15 or later. Connections are made when they are needed. */
export function openPostgresDatabase(
  address: string,
  { connections = 10, onQuery, onError = () => undefined }: PostgresOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: address,
    max: connections,
    connectionTimeoutMillis: 10 * SECOND,
    idleTimeoutMillis: 60 * SECOND,
    application_name: 'rowgate',
    keepAlive: true,
    types: valueTypes,
    onConnect: async (client) => void (await client.query(SESSION)),
  });
  // Without a listener a connection lost while idle would end the process.
  pool.on('error', onError);
  return databaseOnPool(pool, { kind: 'postgres', onQuery, copyIn });
}

async function copyIn(client: pg.PoolClient, statement: string, bytes: readonly Uint8Array[]): Promise<void> {
  await pipeline(Readable.from(bytes), client.query(copyFrom(statement)));
}
