/** The state of a window after a request was counted. */
export interface RequestCount {
  /** All requests of the window, with this one. */
  readonly consumedPoints: number;
  readonly msBeforeNext: number;
}

export interface Count {
  readonly key: string;
  readonly limit: number;
  /** Counts a number of requests in the database. */
  readonly consume: (points: number) => Promise<RequestCount>;
}

/** Requests of a key that are counted in the database but have not arrived. */
interface Lease {
  left: number;
  /** As of the last count in the database, with this lease. */
  readonly consumed: number;
  readonly endsAt: number;
  readonly limit: number;
}

/** Counted at once: at most this share of a limit, and never that close to it. */
const SHARE = 0.01;
const MOST = 50;
const EXACT_FROM = 0.9;
const MOST_LEASES = 10_000;

/**
 * Counts requests of busy callers several at once, because a statement for each would cost as much as the request itself.
 * A limit is never exceeded. With several processes, a caller whose requests are spread over them may lose one in a
 * hundred of its limit per process: requests that one has counted and another has received.
 */
export function createCountAhead(now: () => number = Date.now): (count: Count) => Promise<RequestCount> {
  const leases = new Map<string, Lease>();
  const currentLease = (key: string, limit: number): Lease | undefined => {
    const lease = leases.get(key);
    return lease !== undefined && lease.endsAt > now() && lease.limit === limit ? lease : undefined;
  };
  return async ({ key, limit, consume }) => {
    const most = Math.min(MOST, Math.floor(limit * SHARE));
    if (most < 2) return consume(1);
    const lease = currentLease(key, limit);
    if (lease !== undefined && lease.left > 0) {
      lease.left -= 1;
      return { consumedPoints: lease.consumed - lease.left, msBeforeNext: lease.endsAt - now() };
    }
    const isFarFromLimit = lease !== undefined && lease.consumed + most < limit * EXACT_FROM;
    const points = isFarFromLimit ? most : 1;
    const counted = await consume(points);
    // Other processes may have counted up to the limit in the meantime.
    const granted = points - Math.max(0, counted.consumedPoints - limit);
    if (granted < 1) return counted;
    if (leases.size >= MOST_LEASES) leases.clear();
    // A simultaneous request may have counted ahead, too.
    const left = granted - 1 + (currentLease(key, limit)?.left ?? 0);
    const consumed = Math.min(counted.consumedPoints, limit);
    leases.set(key, { left, consumed, endsAt: now() + counted.msBeforeNext, limit });
    return { consumedPoints: consumed - left, msBeforeNext: counted.msBeforeNext };
  };
}
