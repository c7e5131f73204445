import { CompiledQuery, sql } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Database } from '../../database/database.js';
import { addressBlock } from './address-block.js';
import { createCountAhead } from './count-ahead.js';
import type { RequestCount } from './count-ahead.js';
import { ApiError } from '../errors.js';
import type { Principal } from '../principal.js';
import type { Migration } from '../../database/migration.js';

export interface Allowance {
  /** Sent with the response, whatever its status. */
  readonly headers: Readonly<Record<string, string>>;
  /** Set when the window's requests are used up. */
  readonly refusal: ApiError | undefined;
}

/** Whose requests share a count. */
export type Counted =
  | Principal
  /** Any caller of the importer-key routes, before a key is looked at. */
  | { readonly kind: 'key-holder'; readonly address: string }
  /** A caller with one importer key. */
  | { readonly kind: 'importer'; readonly id: string; readonly address: string }
  /** Requests to the assistant's provider, which cost money. */
  | { readonly kind: 'assistant'; readonly id: string; readonly address: string };

/** Counts requests in fixed windows, one bucket per key, user or address. */
export interface RateLimit {
  /** Whether successful requests are not counted. */
  readonly skipsSuccessful: boolean;
  /** `null` when no limit applies. */
  count(counted: Counted): Promise<Allowance | null>;
  /** Takes back a request that must not count. */
  forgive(counted: Counted): Promise<void>;
}

export interface RateLimitOptions {
  readonly enabled: boolean;
  readonly windowMs: number;
  /** Requests of an anonymous caller, by address. */
  readonly max: number;
  /** Requests of an API key or a user. */
  readonly authenticatedMax: number;
  readonly skipSuccessfulRequests: boolean;
  readonly standardHeaders: boolean;
  /**
   * Default: `memory` with the embedded database, `database` with a PostgreSQL server, which several processes may
   * share.
   */
  readonly store?: 'memory' | 'database' | undefined;
}

/** The library compares with this limit; the real limit differs by caller and is compared here. */
const NO_LIMIT = 1_000_000_000;
/** Per importer and address in one window. */
const ASSISTANT_QUESTIONS = 60;
/** Number of importers that users behind one address can use at the same time, each up to its limit. */
const IMPORTERS_PER_ADDRESS = 4;

export function createRateLimit(rateLimit: RateLimitOptions, database: Database): RateLimit {
  const store = rateLimit.store ?? (database.kind === 'embedded' ? 'memory' : 'database');
  const limiters = new Map<number, RateLimiterAbstract>();
  const countAhead = createCountAhead();
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
  const bucketOf = (counted: Counted): Bucket | null => (rateLimit.enabled ? bucket(counted, rateLimit) : null);

  return {
    skipsSuccessful: rateLimit.skipSuccessfulRequests,
    async count(counted) {
      const taken = bucketOf(counted);
      if (!taken) return null;
      const limiter = limiterOf(taken.windowMs);
      const consume = (points: number): Promise<RequestCount> => limiter.consume(taken.key, points);
      const used = store === 'memory' ? await consume(1) : await countAhead({ ...taken, consume });
      return allowance(taken, used, rateLimit.standardHeaders);
    },
    async forgive(counted) {
      const taken = bucketOf(counted);
      if (taken) await limiterOf(taken.windowMs).reward(taken.key);
    },
  };
}

/** Removes expired windows; one process of several is enough. */
export async function sweepRateLimits({ pool }: Database): Promise<void> {
  await sql`delete from rate_limits where expire <= ${Date.now()}::int8`.execute(pool);
}

interface Bucket {
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
}

function bucket(counted: Counted, { max, authenticatedMax, windowMs }: RateLimitOptions): Bucket | null {
  switch (counted.kind) {
    case 'anonymous':
      return { key: `address ${addressBlock(counted.address)}`, limit: max, windowMs };
    case 'key-holder':
      return {
        key: `keys ${addressBlock(counted.address)}`,
        limit: IMPORTERS_PER_ADDRESS * authenticatedMax,
        windowMs,
      };
    case 'importer': {
      const key = `importer ${counted.id} ${addressBlock(counted.address)}`;
      return { key, limit: authenticatedMax, windowMs };
    }
    case 'assistant': {
      const key = `assistant ${counted.id} ${addressBlock(counted.address)}`;
      return { key, limit: Math.min(ASSISTANT_QUESTIONS, authenticatedMax), windowMs };
    }
    case 'user':
      return { key: `user ${counted.id}`, limit: authenticatedMax, windowMs };
    case 'api-key': {
      const own = counted.permissions.rateLimit;
      return {
        key: `key ${counted.id}`,
        limit: own?.requests ?? authenticatedMax,
        windowMs: own?.windowMs ?? windowMs,
      };
    }
    case 'system':
      return null;
  }
}

function allowance({ limit, windowMs }: Bucket, used: RequestCount, standardHeaders: boolean): Allowance {
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

/** In the table layout rate-limiter-flexible expects. Unlogged: a crash loses at most one window of counts. */
export const rateLimitMigrations: readonly Migration[] = [
  {
    id: '2026-11-21-rate-limits',
    up: async (transaction) => {
      await sql`create unlogged table rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`.execute(transaction);
    },
  },
];
