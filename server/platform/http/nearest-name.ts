import { typoDistance } from '../../../src/engine/full.js';

/** The known name that a mistyped one was meant to be, if one is near. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(name.length / 3));
  const [nearest] = known
    .map((other) => ({ other, distance: typoDistance(name.toLowerCase(), other.toLowerCase(), limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((left, right) => left.distance - right.distance);
  return nearest?.other;
}
