import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database, TransactionOptions } from './database.js';
import type { Tables } from './tables.js';

/** A Database over its pool. Opening a transaction within another is refused: on one connection it would never end. */
export function databaseOver(
  pool: Kysely<Tables>,
  { kind, close }: { readonly kind: Database['kind']; readonly close: () => Promise<void> },
): Database {
  const within = new AsyncLocalStorage<true>();
  return {
    kind,
    pool,
    transaction(work, { isolation, readOnly }: TransactionOptions = {}) {
      if (within.getStore()) throw new Error('A transaction is open already: pass its connection on.');
      let builder = pool.transaction();
      if (isolation) builder = builder.setIsolationLevel(isolation);
      if (readOnly) builder = builder.setAccessMode('read only');
      return builder.execute((transaction) => within.run(true, () => work(transaction)));
    },
    async ping() {
      await sql`select 1`.execute(pool);
    },
    close,
  };
}
