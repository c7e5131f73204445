import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.js';
import type { Tables } from './tables.js';
import { databaseOver } from './transactions.js';

/** Milliseconds after which the server gives a statement up. */
const STATEMENT_TIMEOUT = 60_000;

/** A PostgreSQL server, 15 or later. Connections are made when they are needed. */
export function openPostgresDatabase(
  address: string,
  { onQuery, connections = 10 }: { readonly onQuery?: (text: string) => void; readonly connections?: number } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: address,
    max: connections,
    statement_timeout: STATEMENT_TIMEOUT,
    types: { getTypeParser },
  });
  // A connection lost while idle is replaced; without a listener it would end the process.
  pool.on('error', () => undefined);
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: onQuery && (({ query }) => onQuery(query.sql)),
  });
  return databaseOver(kysely, { kind: 'postgres', close: () => kysely.destroy() });
}

/** As the embedded database gives them: 8-byte integers as numbers, calendar dates as text. */
const getTypeParser = ((id: number, format: 'text' | 'binary' = 'text') => {
  if (format === 'text' && id === pg.types.builtins.INT8) return Number;
  if (format === 'text' && id === pg.types.builtins.DATE) return (value: string) => value;
  return pg.types.getTypeParser(id, format as 'text');
}) as typeof pg.types.getTypeParser;
