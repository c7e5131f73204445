import type { Database } from '../../../platform/database/database.js';
import type { Account } from '../account.js';
import type { ApiKeyColumns } from './api-key-columns.js';

/** Everything that decides who a caller is and what they may do. */
const TABLES = ['users', 'user_credentials', 'api_keys'] as const;
/** Bounds what changes by other programs, such as psql, can be late by. */
const MOST_AGE = 1000;
const MOST_CALLERS = 10_000;

type Find<T> = (id: string, load: () => Promise<T | undefined>) => Promise<T | undefined>;

/**
 * The rows of callers, read again at least every second. A change in this process counts from its commit on, one in
 * another process from its announcement on; while those may be missed, every request reads its caller's row.
 */
export interface KnownCallers {
  /** By user id. */
  readonly account: Find<Account>;
  /** By hash of the key. */
  readonly apiKey: Find<ApiKeyColumns>;
}

interface Known<T> {
  readonly row: Promise<T | undefined>;
  readonly readAt: number;
}

export function createKnownCallers(
  { watchTables }: Pick<Database, 'watchTables'>,
  clock: () => number = () => performance.now(),
): KnownCallers {
  const forget: (() => void)[] = [];
  const watch = watchTables(TABLES, () => forget.forEach((one) => one()));
  const remember = <T>(): Find<T> => {
    const known = new Map<string, Known<T>>();
    forget.push(() => known.clear());
    return (id, load) => {
      if (!watch.isComplete) return load();
      const found = known.get(id);
      if (found && clock() - found.readAt < MOST_AGE) return found.row;
      if (known.size >= MOST_CALLERS) known.clear();
      const entry: Known<T> = { row: load(), readAt: clock() };
      known.set(id, entry);
      const drop = (): void => {
        if (known.get(id) === entry) known.delete(id);
      };
      entry.row.then((row) => row ?? drop(), drop);
      return entry.row;
    };
  };
  return { account: remember(), apiKey: remember() };
}
