import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, inject } from 'vitest';
import type { Database } from '../platform/database/database.js';
import { openPostgresDatabase } from '../platform/database/postgres-database.js';
import { openSharedEmbedded } from './shared-embedded.js';

export type DatabaseKind = Database['kind'];

export interface OpenTestDatabase {
  readonly onQuery?: (text: string) => void;
}

const openers: Readonly<Record<DatabaseKind, (options?: OpenTestDatabase) => Promise<Database>>> = {
  embedded: (options) => openSharedEmbedded({ ...options, snapshot: embeddedSnapshot() }),
  async postgres(options) {
    const { address, drop } = await makePostgresDatabase();
    const database = openPostgresDatabase(address, options);
    return {
      ...database,
      close: async () => {
        await database.close();
        await drop();
      },
    };
  },
};

/**
 * Whether a PostgreSQL server is available. What needs several connections or a restart of the database cannot be tested
 * on the embedded one, and is skipped without a server.
 */
export function hasPostgres(): boolean {
  return inject('postgresUrl') !== '';
}

/** For tests that any database will do for: an embedded one takes ten times as long to create. */
export function fastestDatabase(): DatabaseKind {
  return hasPostgres() ? 'postgres' : 'embedded';
}

/** Creates a database on the test server and returns its address. */
export async function makePostgresDatabase(): Promise<{
  readonly address: string;
  readonly drop: () => Promise<void>;
}> {
  const address = new URL(inject('postgresUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const server = openPostgresDatabase(address.href, { connections: 1 });
  await sql`create database ${sql.id(name)}`.execute(server.pool);
  address.pathname = `/${name}`;
  return {
    address: address.href,
    drop: async () => {
      await sql`drop database if exists ${sql.id(name)} with (force)`.execute(server.pool);
      await server.close();
    },
  };
}

/** File with an empty embedded database. */
export function embeddedSnapshot(): string {
  return inject('embeddedSnapshot');
}

/** Opens an empty database of a kind, for one test or several. */
export function openTestDatabase(kind: DatabaseKind, options?: OpenTestDatabase): Promise<Database> {
  return openers[kind](options);
}

/** Runs a suite on both databases; PostgreSQL is visibly skipped when it is not available. */
export function eachDatabase(suite: (kind: DatabaseKind) => void): void {
  describe('embedded', () => suite('embedded'));
  describe.skipIf(!hasPostgres())('postgres', () => suite('postgres'));
}
