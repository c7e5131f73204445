import type { PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { ANNOUNCE_CHANGE } from './change-listener.js';
import { toStorageError } from './connection-failure.js';
import { StorageError } from './storage-error.js';
import type { TableWatches } from './table-watches.js';

/** The protocol counts parameters in 16 bits; the embedded database crashes above that. */
const MOST_PARAMETERS = 65_535;
/** SQLSTATE for a named statement whose columns have another type since. */
const PLAN_CHANGED = '0A000';
export const ABORTED = 'A statement of this transaction failed; nothing was saved.';
const MOST_STATEMENTS = 300;
const MOST_LENGTH = 10_000;
/** A statement that runs once, such as one for a temporary table, is not worth a name. */
const NAMED_FROM = 3;

/**
 * Names for the texts of frequent reads. PostgreSQL parses a named statement once per connection, and after a few runs
 * plans it once, too.
 */
export class StatementNames {
  readonly #texts = new Map<string, { runs: number; readonly name: string }>();
  #count = 0;

  nameOf(text: string): string | undefined {
    if (text.length > MOST_LENGTH || !/^\s*select\b/i.test(text)) return undefined;
    const known = this.#texts.get(text);
    if (known) {
      known.runs += 1;
      return known.runs < NAMED_FROM ? undefined : known.name;
    }
    // Callers compose filters, so the number of texts has no limit. Connections forget theirs when they are replaced.
    if (this.#texts.size >= MOST_STATEMENTS) this.#texts.clear();
    this.#count += 1;
    this.#texts.set(text, { runs: 1, name: `rowgate_${this.#count}` });
    return undefined;
  }

  /** Drops the names of all statements, because tables have changed in a way that their plans do not survive. */
  forget(): void {
    this.#texts.clear();
  }
}

/** What happens around each statement. */
export interface Statements {
  readonly watches: TableWatches;
  /** Whether changes of watched tables are announced to other processes. */
  readonly announces: boolean;
  readonly names: StatementNames | undefined;
}

/** Runs a statement on a connection, by its name if it is a frequent one. */
export async function runQuery(
  client: pg.PoolClient,
  { text, parameters }: { readonly text: string; readonly parameters: readonly unknown[] },
  { watches, announces, names }: Statements,
): Promise<PostgresQueryResult<unknown>> {
  if (parameters.length > MOST_PARAMETERS) {
    throw new StorageError(
      'TOO_MANY_PARAMETERS',
      `A statement has ${parameters.length} parameters; pass lists as arrays.`,
    );
  }
  let isChanged = false;
  try {
    if (announces && text === 'commit' && watches.hasWritten(client)) await client.query(ANNOUNCE_CHANGE);
    const result = await namedQuery(client, { text, values: [...parameters] }, names).finally(() => {
      isChanged = watches.afterStatement(client, text);
    });
    if (announces && isChanged && text !== 'commit') await client.query(ANNOUNCE_CHANGE).catch(() => undefined);
    // PostgreSQL answers COMMIT with ROLLBACK when a statement failed; code that ignored that failure would take the
    // transaction for committed.
    if (text === 'commit' && result.command === 'ROLLBACK') {
      throw new StorageError('TRANSACTION_ABORTED', ABORTED);
    }
    return result as PostgresQueryResult<unknown>;
  } catch (error) {
    throw toStorageError(error);
  }
}

async function namedQuery(
  client: pg.PoolClient,
  query: { readonly text: string; readonly values: unknown[] },
  names: StatementNames | undefined,
): Promise<pg.QueryResult> {
  const name = names?.nameOf(query.text);
  try {
    return await client.query(name === undefined ? query : { ...query, name });
  } catch (error) {
    if (name === undefined || !(error instanceof pg.DatabaseError) || error.code !== PLAN_CHANGED) throw error;
    names?.forget();
    // Inside a transaction, which has failed, so does the second attempt.
    return await client.query(query).catch(() => {
      throw error;
    });
  }
}
