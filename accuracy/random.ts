import { createRandom } from '../scripts/testing/random.js';

/** Always the same numbers for the same seed. */
export interface Random {
  /** At least 0, below `end`. */
  below(end: number): number;
  pick<T>(values: readonly T[]): T;
}

export function seeded(seed: number): Random {
  const next = createRandom(seed);
  const below = (end: number): number => Math.floor(next() * end);
  return { below, pick: (values) => values[below(values.length)]! };
}
