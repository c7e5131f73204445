import { isBackendError } from '../backend-error.js';
import { wait } from './wait.js';

/** Milliseconds before each retry. */
export const DEFAULT_WAITS: readonly number[] = [1000, 2000, 4000, 8000];

const MAX_PAUSE = 60_000;

interface RetryOptions {
  readonly waits: readonly number[];
  readonly signal: AbortSignal;
  /** Which failures to retry. Default: `isTransient`. */
  readonly when?: (error: unknown) => boolean;
}

/** Runs again after each wait until it succeeds, the waits are used up, or the failure is permanent. */
export async function withRetries<T>(
  run: (attempt: number) => Promise<T>,
  { waits, signal, when = isTransient }: RetryOptions,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run(attempt);
    } catch (error) {
      const pause = waits[attempt];
      if (pause === undefined || !when(error)) throw error;
      await wait(pauseAfter(error, pause), signal);
    }
  }
}

/** The pause the backend requests if it is longer, up to a minute. */
export function pauseAfter(error: unknown, pause: number): number {
  const requested = isBackendError(error) ? error.retryAfter * 1000 : 0;
  return Math.max(pause, Math.min(requested, MAX_PAUSE));
}

/** Whether a retry may succeed: the backend did not respond, or is busy. */
export function isTransient(error: unknown): boolean {
  return isBackendError(error) && (error.code === 'unreachable' || error.code === 'busy');
}

interface GraceOptions {
  /** Whether to grant the grace period: aborting now could leave a job behind that the client does not know. */
  readonly when: () => boolean;
  /** Milliseconds to wait for a response after an abort. */
  readonly graceMs: number;
}

/**
 * Runs under a signal that follows the given one: at once, or after `graceMs` when `when()` is true at the time of the
 * abort.
 */
export async function withAbortGrace<T>(
  signal: AbortSignal,
  { graceMs, when }: GraceOptions,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const graced = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const abort = (): void => {
    if (when()) timer = setTimeout(() => graced.abort(signal.reason), graceMs);
    else graced.abort(signal.reason);
  };
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await run(graced.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
