/** Waits no longer than the signal: work that goes on behind it is heard no more. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    const settle = (): void => signal.removeEventListener('abort', abort);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    work.then(resolve, reject).finally(settle);
  });
}
