import type { RowFilter } from '../../review-calls.js';
import type { RowSet } from '../../validation/issues/row-set.js';
import type { RowList } from './row-list.js';

/** The rows of a state in the order of the file, addressed by position without listing them all. */
export interface FilteredRows extends RowList {
  /** The next rows of the filter from a stable index on; also correct while rows are added or deleted. */
  from(index: number, count: number): number[];
  has(index: number): boolean;
}

interface Filtered {
  readonly filter: RowFilter;
  readonly rowCount: number;
  readonly invalid: RowSet;
  readonly deleted: RowSet;
}

/** `all` omits deleted rows; `valid` and `invalid` split the rest. */
export function filteredRows({ filter, rowCount, invalid, deleted }: Filtered): FilteredRows {
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
  const has = keeps[filter];
  const positionOf = before[filter];
  const from = (first: number, count: number): number[] => {
    const rows: number[] = [];
    for (let index = first; index < rowCount && rows.length < count; index += 1) if (has(index)) rows.push(index);
    return rows;
  };
  return {
    total: positionOf(rowCount),
    positionOf: (index) => (index < rowCount && has(index) ? positionOf(index) : -1),
    at: (start, count) => from(firstAt(positionOf, start, rowCount), count),
    from,
    has: (index) => index < rowCount && has(index),
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
