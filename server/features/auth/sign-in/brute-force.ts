import { sql } from 'kysely';
import { ApiError } from '../../../platform/http/errors.js';
import type { ContentDeps } from '../../content/content-deps.js';
import type { Connection } from '../../../platform/database/database.js';
import { addressBlock } from '../../../platform/http/limits/address-block.js';
import type { Settings } from '../../../config/config.js';

/** A counter of attempts: the first and `freeRetries` more are allowed without a wait. */
export interface Counter {
  readonly key: string;
  readonly freeRetries: number;
}

/**
 * Counters for attempts at a user's password: by network address and e-mail, and by e-mail across all network
 * addresses.
 */
export function signInCounters(settings: BruteForceSettings, email: string, address: string): readonly Counter[] {
  return [
    { key: `${signInKey(email)} ${addressBlock(address)}`, freeRetries: settings.freeRetries },
    { key: signInKey(email), freeRetries: settings.failuresBeforeBrute },
  ];
}

/** Counters for attempts that do not concern a particular user, by network address. */
export function addressCounters(
  settings: BruteForceSettings,
  purpose: 'sign-up' | 'reset' | 'confirm',
  address: string,
): readonly Counter[] {
  return [{ key: `${purpose} ${addressBlock(address)}`, freeRetries: settings.freeRetries }];
}

function signInKey(email: string): string {
  return `sign-in ${email}`;
}

class Blocked extends Error {}

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot slip through. Throws 429 when one of the
 * counters requires a wait, and then counts in none of them.
 */
export async function reserveAttempt(
  deps: Pick<ContentDeps, 'database' | 'now' | 'config'>,
  counters: readonly Counter[],
): Promise<void> {
  const now = deps.now();
  const settings = deps.config.auth.bruteForce;
  // The same order everywhere, to avoid deadlocks.
  const sorted = [...counters].sort((left, right) => (left.key < right.key ? -1 : 1));
  try {
    await deps.database.transaction(async (transaction) => {
      const counted = await countAttempt(transaction, sorted, { settings, now });
      if (counted < sorted.length) throw new Blocked();
    });
  } catch (error) {
    if (!(error instanceof Blocked)) throw error;
    const until = await blockedUntil(deps.database.pool, sorted);
    throw new ApiError('RATE_LIMITED', {
      message: 'Too many attempts. Wait and try again.',
      retryAfter: Math.max(1, Math.ceil((until - now.getTime()) / 1000)),
    });
  }
}

interface CountOptions {
  readonly settings: BruteForceSettings;
  readonly now: Date;
}

/** Resolves with the number of counters that allow the attempt. */
async function countAttempt(
  connection: Connection,
  counters: readonly Counter[],
  { settings, now }: CountOptions,
): Promise<number> {
  const time = sql`${now.toISOString()}::timestamptz`;
  const waits = sql`${backoffDelays(settings)}::float8[]`;
  const keys = counters.map((counter) => counter.key);
  const steps = counters.map((counter) => -counter.freeRetries);
  const lifetimes = counters.map((counter) => counterLifetime(settings, counter.freeRetries));
  // `null`, no wait, for the steps below the first delay.
  const blockedFrom = (step: ReturnType<typeof sql>): ReturnType<typeof sql> =>
    sql`${time} + make_interval(secs => (${waits})[least(${step} + 1, ${backoffDelays(settings).length}::int)] / 1000)`;
  const { rows } = await sql`
    insert into attempts as old (key, step, blocked_until, expires_at)
    select key, step, ${blockedFrom(sql`step`)}, ${time} + make_interval(secs => lifetime / 1000)
    from unnest(${keys}::text[], ${steps}::int[], ${lifetimes}::float8[]) as counter (key, step, lifetime)
    on conflict (key) do update set
      step = case when old.expires_at <= ${time} then excluded.step else old.step + 1 end,
      blocked_until = case when old.expires_at <= ${time} then excluded.blocked_until else ${blockedFrom(sql`old.step + 1`)} end,
      expires_at = excluded.expires_at
    where old.expires_at <= ${time} or old.blocked_until is null or old.blocked_until <= ${time}
    returning key`.execute(connection);
  return rows.length;
}

async function blockedUntil(connection: Connection, counters: readonly Counter[]): Promise<number> {
  const rows = await connection
    .selectFrom('attempts')
    .select('blocked_until')
    .where(({ eb, fn, val }) => eb('key', '=', fn.any(val(counters.map((counter) => counter.key)))))
    .execute();
  return Math.max(0, ...rows.map((row) => row.blocked_until?.getTime() ?? 0));
}

/** Resets the counters after a success. */
export async function clearAttempts(connection: Connection, counters: readonly Counter[]): Promise<void> {
  await sql`delete from attempts where key = any(${counters.map((counter) => counter.key)}::text[])`.execute(
    connection,
  );
}

/** Clears every wait for an e-mail address, from all network addresses. */
export async function clearSignInAttempts(connection: Connection, email: string): Promise<void> {
  const key = signInKey(email);
  await sql`delete from attempts where key = ${key} or starts_with(key, ${`${key} `})`.execute(connection);
}

export type BruteForceSettings = Settings['auth']['bruteForce'];

/** Delays in milliseconds, one for each failure after the free ones; the last one repeats. */
export function backoffDelays({ minWait, maxWait }: BruteForceSettings): readonly number[] {
  const waits = [Math.min(minWait, maxWait)];
  while ((waits.at(-1) ?? maxWait) < maxWait) {
    waits.push(Math.min(maxWait, (waits.at(-1) ?? 0) + (waits.at(-2) ?? 0)));
  }
  return waits;
}

/** Milliseconds after its last attempt at which a counter expires. */
export function counterLifetime(settings: BruteForceSettings, freeRetries: number): number {
  return settings.maxWait * (backoffDelays(settings).length + freeRetries);
}
