import { isBackendError } from '../backend-error.js';
import { wait } from './wait.js';

/** Milliseconds before each further try. */
export const DEFAULT_WAITS: readonly number[] = [1000, 2000, 4000, 8000];

const MAX_PAUSE = 60_000;

interface RetryOptions {
  readonly waits: readonly number[];
  readonly signal: AbortSignal;
  /** Which failures are worth a further try. Default: no answer, or one that asks for patience. */
  readonly when?: (error: unknown) => boolean;
}

/** Tries again after each wait. */
export async function withRetries<T>(
  run: (attempt: number) => Promise<T>,
  { waits, signal, when = mayPass }: RetryOptions,
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

/** As long as was asked for, but not so long that a person would take it for the end. */
export function pauseAfter(error: unknown, pause: number): number {
  const asked = isBackendError(error) ? error.retryAfter * 1000 : 0;
  return Math.max(pause, Math.min(asked, MAX_PAUSE));
}

/** Whether a further try could end otherwise. */
export function mayPass(error: unknown): boolean {
  return isBackendError(error) && (error.code === 'unreachable' || error.code === 'busy');
}

interface HoldOptions {
  readonly signal: AbortSignal;
  /** Whether giving up now would leave behind what nobody knows of. */
  readonly isHeld: () => boolean;
  /** Milliseconds an answer is waited for all the same. */
  readonly within: number;
}

/** Runs under a signal that follows the given one: at once, or a little later where an answer is still worth having. */
export async function heldOn<T>(
  { signal, isHeld, within }: HoldOptions,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const held = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const abort = (): void => {
    if (isHeld()) timer = setTimeout(() => held.abort(signal.reason), within);
    else held.abort(signal.reason);
  };
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await run(held.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
