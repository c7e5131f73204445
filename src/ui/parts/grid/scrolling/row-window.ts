import type { Range } from '@tanstack/react-virtual';
import type { RowRange } from '../../../../headless/index.js';

/** Decides which rows are rendered as the visible range changes. */
export class RowWindow {
  range: RowRange = { start: 0, end: 0 };
  /** Position that row keys count from. A jump changes it, so that the new rows reuse the elements of the old ones. */
  origin = 0;

  /** Indexes of the groups of rows that are visible or just beyond an edge. */
  extract(
    { startIndex, endIndex, overscan }: Range,
    { group, total }: { readonly group: number; readonly total: number },
  ): number[] {
    // The virtualizer has room for more groups than there are.
    const final = Math.ceil(total / group) - 1;
    const first = Math.max(0, Math.min(startIndex, final) - overscan);
    const last = Math.min(final, endIndex + overscan);
    const start = first * group;
    const end = Math.min(total, (last + 1) * group);
    const old = this.range;
    if (start !== old.start || end !== old.end) {
      this.range = { start, end };
      if (start >= old.end || end <= old.start) this.origin = start;
    }
    return Array.from({ length: last + 1 - first }, (_, index) => first + index);
  }
}

/** The positions of a range, and of the row that is always rendered. */
export function positionsOf({ start, end }: RowRange, kept: number | undefined): number[] {
  const positions = Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
  if (kept === undefined || (kept >= start && kept < end)) return positions;
  return kept < start ? [kept, ...positions] : [...positions, kept];
}
