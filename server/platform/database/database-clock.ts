import { sql } from 'kysely';
import type { Background } from '../background.js';
import type { Database } from './database.js';

export interface DatabaseClock {
  readonly now: () => Date;
  close(): Promise<void>;
}

/** Milliseconds between comparisons with the database. */
const COMPARE_EVERY = 15_000;

/**
 * The time of the database, so that all processes that share it agree on leases and due dates, however wrong the clocks
 * of their machines are. Between comparisons it advances with a timer that no one can set.
 */
export async function openDatabaseClock({ pool }: Database, background: Background): Promise<DatabaseClock> {
  let ahead = 0;
  const compare = async (): Promise<void> => {
    const asked = performance.now();
    const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(pool);
    ahead = (rows[0]?.now.getTime() ?? Date.now()) - (asked + performance.now()) / 2;
  };
  await compare();
  const stop = background.repeat('compare clocks', compare, { every: COMPARE_EVERY });
  return { now: () => new Date(Math.round(performance.now() + ahead)), close: stop };
}

/** The time of a change: now, but later than the change before, even within a millisecond. */
export function laterThan(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1));
}
