import { CompiledQuery, sql } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { addressBlock } from '../auth/address-block.js';
import type { Principal } from '../auth/principal.js';
import type { Config } from '../config.js';
import { ApiError } from '../errors.js';
import type { Database } from '../storage/database.js';

export interface Allowance {
  /** For the answer, whatever it is. */
  readonly headers: Readonly<Record<string, string>>;
  /** Set where the window's requests are used up. */
  readonly refusal: ApiError | undefined;
}

/** Counts requests in fixed windows, one bucket for each key, person or address. */
export interface RateLimit {
  count(principal: Principal): Promise<Allowance | null>;
  /** Takes a request back that is not to count. */
  forgive(principal: Principal): Promise<void>;
}

/** The library compares with this; which limit holds differs by caller, and is compared here. */
const NO_LIMIT = 1_000_000_000;

export function createRateLimit({ rateLimit, databaseUrl }: Config, database: Database): RateLimit {
  const store = rateLimit.store ?? (databaseUrl === undefined ? 'memory' : 'database');
  const limiters = new Map<number, RateLimiterAbstract>();
  const limiterOf = (windowMs: number): RateLimiterAbstract => {
    const known = limiters.get(windowMs);
    if (known) return known;
    const options = { points: NO_LIMIT, duration: windowMs / 1000, keyPrefix: String(windowMs) };
    const limiter =
      store === 'memory'
        ? new RateLimiterMemory(options)
        : new RateLimiterPostgres({
            ...options,
            storeClient: { query: (query: SqlText) => runSql(database, query) },
            storeType: 'client',
            tableName: 'rate_limits',
            tableCreated: true,
            clearExpiredByTimeout: false,
          });
    limiters.set(windowMs, limiter);
    return limiter;
  };
  const bucketOf = (principal: Principal): Bucket | null => (rateLimit.enabled ? bucket(principal, rateLimit) : null);

  return {
    async count(principal) {
      const counted = bucketOf(principal);
      if (!counted) return null;
      const used = await limiterOf(counted.windowMs).consume(counted.key);
      return allowance(counted, used, rateLimit.standardHeaders);
    },
    async forgive(principal) {
      const counted = bucketOf(principal);
      if (counted) await limiterOf(counted.windowMs).reward(counted.key);
    },
  };
}

/** Removes the counts of windows that are over; only one process of several needs to. */
export async function sweepRateLimits({ pool }: Database): Promise<void> {
  await sql`delete from rate_limits where expire <= ${Date.now()}::int8`.execute(pool);
}

interface Bucket {
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
}

function bucket(principal: Principal, { max, authenticatedMax, windowMs }: Config['rateLimit']): Bucket | null {
  switch (principal.kind) {
    case 'anonymous':
      return { key: `address ${addressBlock(principal.address)}`, limit: max, windowMs };
    case 'user':
      return { key: `user ${principal.id}`, limit: authenticatedMax, windowMs };
    case 'api-key': {
      const own = principal.permissions.rateLimit;
      return {
        key: `key ${principal.id}`,
        limit: own?.requests ?? authenticatedMax,
        windowMs: own?.windowMs ?? windowMs,
      };
    }
    case 'system':
      return null;
  }
}

function allowance({ limit, windowMs }: Bucket, used: RateLimiterRes, standardHeaders: boolean): Allowance {
  const remaining = Math.max(0, limit - used.consumedPoints);
  const seconds = Math.ceil(used.msBeforeNext / 1000);
  const headers = {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': String(Math.ceil((Date.now() + used.msBeforeNext) / 1000)),
    ...(standardHeaders
      ? {
          'RateLimit-Limit': String(limit),
          'RateLimit-Remaining': String(remaining),
          'RateLimit-Reset': String(seconds),
          'RateLimit-Policy': `${limit};w=${Math.ceil(windowMs / 1000)}`,
        }
      : {}),
  };
  const isUsedUp = used.consumedPoints > limit;
  return {
    headers,
    refusal: isUsedUp ? new ApiError('RATE_LIMITED', { retryAfter: Math.max(1, seconds) }) : undefined,
  };
}

interface SqlText {
  readonly text: string;
  readonly values: readonly unknown[];
}

async function runSql({ pool }: Database, { text, values }: SqlText): Promise<{ rows: unknown[]; rowCount: number }> {
  const { rows, numAffectedRows } = await pool.executeQuery(CompiledQuery.raw(text, [...values]));
  return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
}
