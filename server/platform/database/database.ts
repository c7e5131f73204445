import type { Kysely } from 'kysely';
import type { Tables } from './tables.js';

/** Where queries run: the pool, or one transaction. Never use the pool inside a transaction. */
export type Connection = Kysely<Tables>;

export interface TransactionOptions {
  /** Default `read committed`. */
  readonly isolation?: 'read committed' | 'repeatable read';
  readonly readOnly?: boolean;
}

/** A transaction that stays open between calls, on its own connection. */
export interface OpenTransaction {
  readonly connection: Connection;
  /** Runs a `COPY … FROM STDIN` over these bytes; never while another statement runs. Returns the number of rows. */
  copyIn(statement: string, bytes: readonly Uint8Array[]): Promise<number>;
  /**
   * Runs the last work in the transaction and commits. Rejects, with nothing saved, when that or an earlier statement
   * failed.
   */
  finish<T>(work: (transaction: Connection) => Promise<T>): Promise<T>;
  /** Never rejects: without a connection there is no transaction left. Does nothing after the end. */
  rollback(): Promise<void>;
}

export interface TableWatch {
  /** `false` while changes of other processes may go unnoticed. */
  readonly isComplete: boolean;
}

/** PostgreSQL, either embedded (PGlite in a thread) or a server. The same tests run on both. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly pool: Connection;
  transaction<T>(work: (transaction: Connection) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Runs work on the pool that one process may do at a time, such as creating tables outside of a transaction. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Runs a `COPY … FROM STDIN` over these bytes on its own connection, committed at once, and returns the number of rows.
   * Only if the driver supports it.
   */
  readonly copyIn?: (statement: string, bytes: readonly Uint8Array[]) => Promise<number>;
  /** Only if the driver has several connections; otherwise all other queries would wait for it to end. */
  readonly openTransaction?: () => Promise<OpenTransaction>;
  /**
   * Calls `changed` after each commit that may have changed one of the tables: for this process before the commit
   * resolves, for others on the same server shortly after. Changes by other programs are not noticed.
   */
  watchTables(tables: readonly string[], changed: () => void): TableWatch;
  /** Rejects when the database does not respond. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
