/** An allowed pair and its worth; pairs that are not listed are not allowed. */
export interface Pair {
  readonly left: number;
  readonly right: number;
  /** Above 0. */
  readonly worth: number;
}

/** Total steps of the exact method, about half a second; larger groups use the greedy method. */
const MAX_STEPS = 100_000_000;

/**
 * The one-to-one set of pairs with the greatest total worth, left -> right. Groups of pairs that share nothing are
 * solved separately, so a wide file stays fast. No pair may be listed twice.
 */
export function assign(pairs: readonly Pair[]): ReadonlyMap<number, number> {
  const chosen = new Map<number, number>();
  const groups = connected(pairs).sort((left, right) => left.length - right.length);
  let steps = 0;
  for (const group of groups) {
    const lefts = new Set(group.map((pair) => pair.left)).size;
    const rights = new Set(group.map((pair) => pair.right)).size;
    const needed = lefts * lefts * (lefts + rights);
    const isExact = steps + needed <= MAX_STEPS;
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

/** Exact assignment (Hungarian method). Steps grow with lefts squared, times lefts plus rights. */
export function cheapestAssignment(pairs: readonly Pair[]): readonly (readonly [left: number, right: number])[] {
  const lefts = [...new Set(pairs.map((pair) => pair.left))];
  const rights = [...new Set(pairs.map((pair) => pair.right))];
  const leftPlace = new Map(lefts.map((left, place) => [left, place]));
  const rightPlace = new Map(rights.map((right, place) => [right, place]));
  // As many dummy rights as lefts: leaving a left unassigned costs nothing.
  const costs = lefts.map(() => new Float64Array(rights.length + lefts.length));
  for (const pair of pairs) costs[leftPlace.get(pair.left)!]![rightPlace.get(pair.right)!] = -pair.worth;
  return cheapest(costs).flatMap((right, place) => {
    const target = rights[right];
    return target !== undefined && costs[place]![right]! < 0 ? [[lefts[place]!, target] as const] : [];
  });
}

/**
 * Row -> column of the cheapest full assignment, by potentials and shortest paths. The last columns are as many dummies as
 * there are rows, which cost nothing.
 */
function cheapest(costs: readonly Float64Array[]): number[] {
  const rows = costs.length;
  const columns = costs[0]?.length ?? 0;
  const rowPotential = new Float64Array(rows + 1);
  const columnPotential = new Float64Array(columns + 1);
  const rowOf = new Int32Array(columns + 1);
  const cameFrom = new Int32Array(columns + 1);
  for (let row = 1; row <= rows; row++) {
    rowOf[0] = row;
    let column = 0;
    const slack = new Float64Array(columns + 1).fill(Infinity);
    const done = new Uint8Array(columns + 1);
    const visited: number[] = [];
    // Each row before this one has one dummy at most.
    const last = columns - rows + row;
    let step = 0;
    do {
      done[column] = 1;
      visited.push(column);
      const current = rowOf[column] ?? 0;
      const currentCosts = costs[current - 1]!;
      const currentPotential = rowPotential[current]!;
      const before = step;
      step = Infinity;
      let next = 0;
      for (let other = 1; other <= last; other++) {
        if (done[other] === 1) continue;
        const reduced = currentCosts[other - 1]! - currentPotential - columnPotential[other]!;
        let least = slack[other]! - before;
        if (reduced < least) {
          least = reduced;
          cameFrom[other] = column;
        }
        slack[other] = least;
        if (least < step) {
          step = least;
          next = other;
        }
      }
      for (const other of visited) {
        rowPotential[rowOf[other]!]! += step;
        columnPotential[other]! -= step;
      }
      column = next;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      const previous = cameFrom[column] ?? 0;
      rowOf[column] = rowOf[previous] ?? 0;
      column = previous;
    }
  }
  const result = new Array<number>(rows).fill(-1);
  for (let column = 1; column <= columns; column++) {
    const row = rowOf[column] ?? 0;
    if (row > 0) result[row - 1] = column - 1;
  }
  return result;
}

const ROUNDS = 3;
/** Candidates considered per left and round. */
const MAX_WISHES = 30;

/**
 * Takes the best pair whose sides are both free, and so on; then lets each left take a right from another that has a
 * nearly equal alternative. Not always optimal, but always fast.
 */
export function greedyAssignment(pairs: readonly Pair[]): readonly (readonly [left: number, right: number])[] {
  const chosen = new Map<number, Pair>();
  const owners = new Map<number, Pair>();
  const wishes = new Map<number, Pair[]>();
  const take = (pair: Pair): void => {
    chosen.set(pair.left, pair);
    owners.set(pair.right, pair);
  };
  for (const pair of [...pairs].sort((one, other) => other.worth - one.worth)) {
    const wished = wishes.get(pair.left);
    if (wished) wished.push(pair);
    else wishes.set(pair.left, [pair]);
    if (!chosen.has(pair.left) && !owners.has(pair.right)) take(pair);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    let gained = false;
    for (const [left, wished] of wishes) {
      const own = chosen.get(left);
      const move = bestMove(wished, own, { owners, wishes });
      if (!move) continue;
      if (own) owners.delete(own.right);
      chosen.delete(move.wish.left);
      if (move.owner) chosen.delete(move.owner.left);
      take(move.wish);
      if (move.instead) take(move.instead);
      gained = true;
    }
    if (!gained) break;
  }
  return [...chosen.values()].map(({ left, right }) => [left, right]);
}

interface Assignment {
  readonly owners: ReadonlyMap<number, Pair>;
  readonly wishes: ReadonlyMap<number, readonly Pair[]>;
}

interface Move {
  readonly wish: Pair;
  /** The pair that has the right now. */
  readonly owner: Pair | undefined;
  /** The pair the owner gets in exchange. */
  readonly instead: Pair | undefined;
  readonly gain: number;
}

/** The move that gains most for a left that currently has `own`; `null` when none gains anything. */
function bestMove(wished: readonly Pair[], own: Pair | undefined, { owners, wishes }: Assignment): Move | null {
  let best: Move | null = null;
  for (const wish of wished.slice(0, MAX_WISHES)) {
    // The remaining ones are worth no more.
    if (wish.worth <= (own?.worth ?? 0) + (best?.gain ?? 0)) break;
    const owner = owners.get(wish.right);
    const isFree = ({ right }: Pair): boolean => !owners.has(right) || right === own?.right;
    const instead = owner && wishes.get(owner.left)?.slice(0, MAX_WISHES).find(isFree);
    const gain = wish.worth + (instead?.worth ?? 0) - (owner?.worth ?? 0) - (own?.worth ?? 0);
    if (gain > (best?.gain ?? 1e-9)) best = { wish, owner, instead, gain };
  }
  return best;
}
