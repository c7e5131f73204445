import type { Kysely } from 'kysely';
import type { Tables } from './tables.js';

/** A place to run queries: the pool, or one transaction. Never use the pool's handle inside a transaction. */
export type Connection = Kysely<Tables>;

export interface TransactionOptions {
  /** Default `read committed`. */
  readonly isolation?: 'read committed' | 'repeatable read';
  readonly readOnly?: boolean;
}

/** A transaction that stays open between calls, on a connection of its own. */
export interface OpenTransaction {
  readonly connection: Connection;
  /** Runs a `COPY … FROM STDIN` over these bytes; never while another statement runs. */
  copyIn(statement: string, bytes: readonly Uint8Array[]): Promise<void>;
  /** Runs the last work in it and commits. Rejects, with nothing kept, when that or a statement before had failed. */
  finish<T>(work: (transaction: Connection) => Promise<T>): Promise<T>;
  /** Never rejects: where there is no connection any more, there is no transaction. Does nothing after the end. */
  rollback(): Promise<void>;
}

/** PostgreSQL's dialect, embedded (PGlite in a thread) or a server. Both pass `storage/contract`. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly pool: Connection;
  transaction<T>(work: (transaction: Connection) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Runs work, on the pool, that one process does at a time: what makes tables and cannot be in one transaction. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Runs a `COPY … FROM STDIN` over these bytes, on a connection of its own and at once for good. Only where the
   * driver can.
   */
  readonly copyIn?: (statement: string, bytes: readonly Uint8Array[]) => Promise<void>;
  /** Only where the driver has more than one connection: others would wait for the end of it. */
  readonly openTransaction?: () => Promise<OpenTransaction>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
