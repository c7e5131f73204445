import type { HeaderPlace } from './layout/layout.js';
import type { MergedCells } from './sheet-counts.js';

/** How many merged cells begin below the header, and where the first one is, such as `L6`; `null` without any. */
export function mergedBelow(
  merged: readonly MergedCells[],
  { start, rows }: HeaderPlace,
): { readonly count: number; readonly first: string } | null {
  const below = merged.filter(({ row }) => row >= start + rows);
  const [first] = below;
  if (!first) return null;
  let letters = '';
  for (let rest = first.column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return { count: below.length, first: `${letters}${first.row + 1}` };
}
