/**
 * Number of insertions, deletions, replacements and swaps of neighbours between two words; `Infinity` when there are
 * more than `limit`.
 */
export function typoDistance(left: string, right: string, limit: number): number {
  if (left === right) return 0;
  if (Math.abs(left.length - right.length) > limit) return Infinity;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const current = [i];
    let smallest = i;
    for (let j = 1; j <= right.length; j++) {
      const same = left[i - 1] === right[j - 1];
      let cost = Math.min(at(previous, j) + 1, at(current, j - 1) + 1, at(previous, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) {
        cost = Math.min(cost, at(beforePrevious, j - 2) + 1);
      }
      current.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest > limit) return Infinity;
    beforePrevious = previous;
    previous = current;
  }
  const distance = at(previous, right.length);
  return distance <= limit ? distance : Infinity;
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
