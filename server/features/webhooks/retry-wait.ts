const JITTER = 0.2;
const LONGEST = 86_400;

export interface RetryWait {
  /** Seconds before each try, the first included. */
  readonly retries: readonly number[];
  /** Place of the coming try in them. */
  readonly step: number;
  /** The header of the answer, if there was one. */
  readonly retryAfter: string | undefined;
  readonly now: Date;
  /** From 0 to 1; spreads the tries of many deliveries that failed together. */
  readonly chance: number;
}

/** Seconds to wait for the coming try, the receiver's own wish included; `undefined` when there is to be none. */
export function retryWait({ retries, step, retryAfter, now, chance }: RetryWait): number | undefined {
  const wait = retries[step];
  if (wait === undefined) return undefined;
  const spread = wait * (1 - JITTER + 2 * JITTER * chance);
  return Math.max(spread, Math.min(wishedWait(retryAfter, now), LONGEST));
}

/** `Retry-After` is a number of seconds or a date. */
function wishedWait(retryAfter: string | undefined, now: Date): number {
  if (retryAfter === undefined) return 0;
  const seconds = /^\d+$/.test(retryAfter.trim())
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
}
