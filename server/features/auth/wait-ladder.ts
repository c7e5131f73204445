import type { Settings } from '../../config/settings.js';

export type BruteForceSettings = Settings['auth']['bruteForce'];

/** Waits in milliseconds, one for each failure after the free ones; the last one repeats. */
export function waitLadder({ minWait, maxWait }: BruteForceSettings): readonly number[] {
  const waits = [Math.min(minWait, maxWait)];
  while ((waits.at(-1) ?? maxWait) < maxWait) {
    waits.push(Math.min(maxWait, (waits.at(-1) ?? 0) + (waits.at(-2) ?? 0)));
  }
  return waits;
}

/** Milliseconds after its last try at which a counter starts anew. */
export function counterLifetime(settings: BruteForceSettings, freeRetries: number): number {
  return settings.maxWait * (waitLadder(settings).length + freeRetries);
}
