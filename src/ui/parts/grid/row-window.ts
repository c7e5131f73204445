import type { Range } from '@tanstack/react-virtual';
import type { RowRange } from '../../../headless/index.js';

/** Which rows are drawn, from one range in sight to the next. */
export class RowWindow {
  range: RowRange = { start: 0, end: 0 };
  /** Position that row keys count from: after a jump the rows take over what the rows before them had drawn. */
  origin = 0;

  /** The groups of rows in sight and some beyond each edge. */
  extract(
    { startIndex, endIndex, overscan, count }: Range,
    { group, total }: { readonly group: number; readonly total: number },
  ): number[] {
    const first = Math.max(0, startIndex - overscan);
    const last = Math.min(count - 1, endIndex + overscan);
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

/** The rows of a range, and the one that is kept wherever it is. */
export function positionsOf({ start, end }: RowRange, kept: number | undefined): number[] {
  const positions = Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
  if (kept === undefined || (kept >= start && kept < end)) return positions;
  return kept < start ? [kept, ...positions] : [...positions, kept];
}
