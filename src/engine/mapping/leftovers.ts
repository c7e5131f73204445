/** A possible match and how good it is. */
interface Match {
  readonly left: number;
  readonly right: number;
  readonly score: number;
}

interface FileMatches<M> {
  readonly chosen: ReadonlyMap<number, number>;
  readonly sources: number;
  /** Whether the values do not contradict a match. */
  readonly isFitting: (match: M) => boolean;
}

/** Share of the sources that must be matched, so that the file is known to be about these columns. */
const FITTING_FILE = 0.4;
/** Lead over every other match of either side. */
const LEAD = 0.1;
/** The least score of a match that may be left over. */
export const WEAKEST = 0.1;

/**
 * The matches that are left in a file that fits, by their left: too weak on their own, but neither side
 * has another one that is nearly as good.
 */
export function leftovers<M extends Match>(
  matches: readonly M[],
  { chosen, sources, isFitting }: FileMatches<M>,
): ReadonlyMap<number, M> {
  if (chosen.size < sources * FITTING_FILE) return new Map();
  const taken = new Set(chosen.values());
  const free = matches
    .filter((match) => !chosen.has(match.left) && !taken.has(match.right) && isFitting(match))
    .sort((one, other) => other.score - one.score);
  /** The two best scores of each side. */
  const scores = new Map<number, readonly number[]>();
  for (const match of free) {
    for (const side of sidesOf(match)) scores.set(side, [...(scores.get(side) ?? []), match.score].slice(0, 2));
  }
  const clear = free.filter((match) =>
    sidesOf(match).every((side) => {
      const [best, second = 0] = scores.get(side)!;
      return match.score === best && second < best - LEAD;
    }),
  );
  return new Map(clear.map((match) => [match.left, match]));
}

/** The left and the right of a match, as numbers that differ. */
const sidesOf = ({ left, right }: Match): readonly number[] => [left, -1 - right];
