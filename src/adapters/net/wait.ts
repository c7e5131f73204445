/** Resolves later, rejects with the signal's reason as soon as it is aborted. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', abort, { once: true });
  });
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
