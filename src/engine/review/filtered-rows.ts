import type { RowFilter } from '../engine-calls.js';
import type { RowSet } from '../validation/issues/row-set.js';

/** The rows of a filter in the order of the file, addressed by position without listing them all. */
export interface FilteredRows {
  readonly total: number;
  /** Stable indexes at positions `[start, start + count)`. */
  at(start: number, count: number): number[];
  /** The next rows of the filter from a stable index on; also correct while rows are added or deleted. */
  from(index: number, count: number): number[];
  /** Number of rows of the filter before a stable index. */
  positionOf(index: number): number;
  has(index: number): boolean;
}

interface Filtered {
  readonly filter: RowFilter;
  readonly rowCount: number;
  readonly invalid: RowSet;
  readonly deleted: RowSet;
  /** Only rows of this set; the filter is then `all`. */
  readonly within?: RowSet | null;
}

/** `all` omits deleted rows; `valid` and `invalid` split the rest. */
export function filteredRows({ filter, rowCount, invalid, deleted, within = null }: Filtered): FilteredRows {
  const keeps: Record<RowFilter, (index: number) => boolean> = {
    all: (index) => !deleted.has(index),
    valid: (index) => !deleted.has(index) && !invalid.has(index),
    invalid: (index) => !deleted.has(index) && invalid.has(index),
  };
  const before: Record<RowFilter, (index: number) => number> = {
    all: (index) => index - deleted.rank(index),
    invalid: (index) => invalid.rankWithout(index, deleted),
    valid: (index) => index - deleted.rank(index) - invalid.rankWithout(index, deleted),
  };
  const has = within ? (index: number) => within.has(index) && !deleted.has(index) : keeps[filter];
  const positionOf = within ? (index: number) => within.rankWithout(index, deleted) : before[filter];
  const next = (index: number): number => {
    if (!within) return index;
    const member = within.next(index);
    return member < 0 ? rowCount : member;
  };
  const from = (first: number, count: number): number[] => {
    const rows: number[] = [];
    for (let index = next(first); index < rowCount && rows.length < count; index = next(index + 1)) {
      if (has(index)) rows.push(index);
    }
    return rows;
  };
  return {
    total: positionOf(rowCount),
    positionOf,
    has: (index) => index < rowCount && has(index),
    at: (start, count) => from(firstAt(positionOf, start, rowCount), count),
    from,
  };
}

/** Binary search for the row at a position: the smallest index with `position` members up to it. */
function firstAt(positionOf: (index: number) => number, position: number, rowCount: number): number {
  let low = 0;
  let high = rowCount;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (positionOf(middle + 1) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}
