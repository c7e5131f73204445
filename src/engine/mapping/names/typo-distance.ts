/**
 * Number of insertions, deletions, replacements and swaps of neighbors between two words; `Infinity` when there are
 * more than `limit`.
 */
export function typoDistance(left: string, right: string, limit: number): number {
  if (left === right) return 0;
  if (Math.abs(left.length - right.length) > limit || differentLetters(left, right) > 2 * limit) return Infinity;
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

/** Number of letters that only one of the words has; every change of a word changes two at most. */
function differentLetters(left: string, right: string): number {
  let bits = letterBits(left) ^ letterBits(right);
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

const knownBits = new Map<string, number>();
const MAX_KNOWN_BITS = 50_000;

/** One bit for each letter; several letters share a bit. */
function letterBits(word: string): number {
  const known = knownBits.get(word);
  if (known !== undefined) return known;
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  if (knownBits.size >= MAX_KNOWN_BITS) knownBits.clear();
  knownBits.set(word, bits);
  return bits;
}
