import type { Pair } from './assignment.js';

/** The exact choice (Hungarian method). Its steps grow with the square of the lefts times lefts and rights together. */
export function cheapestAssignment(pairs: readonly Pair[]): readonly (readonly [left: number, right: number])[] {
  const lefts = [...new Set(pairs.map((pair) => pair.left))];
  const rights = [...new Set(pairs.map((pair) => pair.right))];
  const leftPlace = new Map(lefts.map((left, place) => [left, place]));
  const rightPlace = new Map(rights.map((right, place) => [right, place]));
  // As many dummy rights as lefts: leaving a left alone costs nothing.
  const costs = lefts.map(() => new Float64Array(rights.length + lefts.length));
  for (const pair of pairs) costs[leftPlace.get(pair.left)!]![rightPlace.get(pair.right)!] = -pair.worth;
  return cheapest(costs).flatMap((right, place) => {
    const target = rights[right];
    return target !== undefined && costs[place]![right]! < 0 ? [[lefts[place]!, target] as const] : [];
  });
}

/** Row -> column of the cheapest full assignment; at least as many columns as rows. Potentials and shortest paths. */
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
    do {
      done[column] = 1;
      const current = rowOf[column] ?? 0;
      const currentCosts = costs[current - 1];
      let step = Infinity;
      let next = 0;
      for (let other = 1; other <= columns; other++) {
        if (done[other] === 1) continue;
        const reduced = (currentCosts?.[other - 1] ?? 0) - (rowPotential[current] ?? 0) - (columnPotential[other] ?? 0);
        if (reduced < (slack[other] ?? Infinity)) {
          slack[other] = reduced;
          cameFrom[other] = column;
        }
        if ((slack[other] ?? Infinity) < step) {
          step = slack[other] ?? Infinity;
          next = other;
        }
      }
      for (let other = 0; other <= columns; other++) {
        if (done[other] === 1) {
          const owner = rowOf[other] ?? 0;
          rowPotential[owner] = (rowPotential[owner] ?? 0) + step;
          columnPotential[other] = (columnPotential[other] ?? 0) - step;
        } else slack[other] = (slack[other] ?? Infinity) - step;
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
