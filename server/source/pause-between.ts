import { setImmediate } from 'node:timers/promises';

/** Gives way to requests and timers whenever work has gone on for so many milliseconds. */
export function pauseBetween(slice: number): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < slice) return;
    await setImmediate();
    since = performance.now();
  };
}
