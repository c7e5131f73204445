import { cheapestAssignment } from './cheapest-assignment.js';
import { greedyAssignment } from './greedy-assignment.js';

/** One allowed pair with what it is worth; pairs left out are not allowed. */
export interface Pair {
  readonly left: number;
  readonly right: number;
  /** Above 0. */
  readonly worth: number;
}

/** Steps of the exact method in all, about half a second; larger groups are chosen greedily and repaired. */
const MOST_STEPS = 100_000_000;

/**
 * The one-to-one choice of pairs worth most together, left -> right. Pairs that share nothing are solved apart, so a
 * wide file stays cheap. No pair may be given twice.
 */
export function assign(pairs: readonly Pair[]): ReadonlyMap<number, number> {
  const chosen = new Map<number, number>();
  const groups = connected(pairs).sort((left, right) => left.length - right.length);
  let steps = 0;
  for (const group of groups) {
    const lefts = new Set(group.map((pair) => pair.left)).size;
    const rights = new Set(group.map((pair) => pair.right)).size;
    const needed = lefts * lefts * (lefts + rights);
    const isExact = steps + needed <= MOST_STEPS;
    if (isExact) steps += needed;
    for (const [left, right] of (isExact ? cheapestAssignment : greedyAssignment)(group)) chosen.set(left, right);
  }
  return chosen;
}

/** Groups of pairs that share a left or a right with one another. */
function connected(pairs: readonly Pair[]): Pair[][] {
  const lefts = 1 + pairs.reduce((most, { left }) => Math.max(most, left), -1);
  const rights = 1 + pairs.reduce((most, { right }) => Math.max(most, right), -1);
  const parents = Int32Array.from({ length: lefts + rights }, (_, node) => node);
  const root = (node: number): number => {
    let current = node;
    while (parents[current] !== current) {
      parents[current] = parents[parents[current]!]!;
      current = parents[current]!;
    }
    return current;
  };
  for (const { left, right } of pairs) parents[root(left)] = root(lefts + right);
  const groups = new Map<number, Pair[]>();
  for (const pair of pairs) {
    const key = root(pair.left);
    const group = groups.get(key);
    if (group) group.push(pair);
    else groups.set(key, [pair]);
  }
  return [...groups.values()];
}
