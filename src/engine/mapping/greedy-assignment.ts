import type { Pair } from './assignment.js';

const ROUNDS = 3;
/** Wishes of one left that are looked at in a round. */
const MOST_WISHES = 30;

/**
 * The best pair first, as long as both sides are free; then each left whose wish another one has is given it where the
 * other one has a nearly as good choice. Not always the best choice, but never a slow one.
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

interface Standing {
  readonly owners: ReadonlyMap<number, Pair>;
  readonly wishes: ReadonlyMap<number, readonly Pair[]>;
}

interface Move {
  readonly wish: Pair;
  /** Who has it now. */
  readonly owner: Pair | undefined;
  /** What the owner gets for it. */
  readonly instead: Pair | undefined;
  readonly gain: number;
}

/** The move that gains most for a left, of what it has `own`; `null` where none gains anything. */
function bestMove(wished: readonly Pair[], own: Pair | undefined, { owners, wishes }: Standing): Move | null {
  let best: Move | null = null;
  for (const wish of wished.slice(0, MOST_WISHES)) {
    // All that follow are worth no more.
    if (wish.worth <= (own?.worth ?? 0) + (best?.gain ?? 0)) break;
    const owner = owners.get(wish.right);
    const isFree = ({ right }: Pair): boolean => !owners.has(right) || right === own?.right;
    const instead = owner && wishes.get(owner.left)?.slice(0, MOST_WISHES).find(isFree);
    const gain = wish.worth + (instead?.worth ?? 0) - (owner?.worth ?? 0) - (own?.worth ?? 0);
    if (gain > (best?.gain ?? 1e-9)) best = { wish, owner, instead, gain };
  }
  return best;
}
