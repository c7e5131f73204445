import { typoDistance } from '../../../src/engine/full.js';

/** ` Did you mean "…"?` with the known name that is nearest to a mistyped one; empty where none is near. */
export function didYouMean(name: string, known: readonly string[]): string {
  const limit = Math.max(1, Math.floor(name.length / 3));
  const [nearest] = known
    .map((other) => ({ other, distance: typoDistance(name.toLowerCase(), other.toLowerCase(), limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((left, right) => left.distance - right.distance);
  return nearest === undefined ? '' : ` Did you mean "${nearest.other}"?`;
}
