import type { RowFilter } from '../../row-view.js';
import { runFinder } from '../../edits/row-order.js';
import type { RowRun } from '../../edits/row-order.js';
import type { RowSet } from '../../validation/issues/row-set.js';
import type { RowList } from './row-list.js';

/** The rows of a state in their order, addressed by position without listing them all. */
export interface FilteredRows extends RowList {
  /** All rows, in lists of up to `size`; also correct while rows change or are deleted. */
  lists(size: number): Generator<readonly number[], void, undefined>;
  has(index: number): boolean;
}

interface Filtered {
  readonly filter: RowFilter;
  readonly rowCount: number;
  readonly order: readonly RowRun[];
  readonly invalid: RowSet;
  readonly deleted: RowSet;
  /** Those of `deleted` that are not rows. */
  readonly absent: RowSet;
}

/** `all` omits deleted rows; `valid` and `invalid` split the rest. */
export function filteredRows({ filter, rowCount, order, invalid, deleted, absent }: Filtered): FilteredRows {
  const keeps: Record<RowFilter, (index: number) => boolean> = {
    all: (index) => !deleted.has(index),
    valid: (index) => !deleted.has(index) && !invalid.has(index),
    invalid: (index) => !deleted.has(index) && invalid.has(index),
    deleted: (index) => deleted.has(index) && !absent.has(index),
  };
  const before: Record<RowFilter, (index: number) => number> = {
    all: (index) => index - deleted.rank(index),
    invalid: (index) => invalid.rankWithout(index, deleted),
    valid: (index) => index - deleted.rank(index) - invalid.rankWithout(index, deleted),
    deleted: (index) => deleted.rank(index) - absent.rank(index),
  };
  const has = keeps[filter];
  const rankOf = before[filter];
  /** Position of the first row of each run, and the number of all rows. */
  const starts = [0];
  for (const { first, end } of order) starts.push(starts.at(-1)! + rankOf(end) - rankOf(first));
  let find: ((row: number) => number) | null = null;
  const runAt = (row: number): number => (find ??= runFinder(order))(row);
  const from = (run: number, first: number, count: number): number[] => {
    const rows: number[] = [];
    let index = first;
    for (let at = run; at < order.length && rows.length < count; at += 1) {
      const { end } = order[at]!;
      for (; index < end && rows.length < count; index += 1) if (has(index)) rows.push(index);
      index = order[at + 1]?.first ?? 0;
    }
    return rows;
  };
  const after = (index: number, count: number): number[] => from(runAt(index), index + 1, count);
  return {
    total: starts.at(-1)!,
    positionOf(index) {
      if (index >= rowCount || !has(index)) return -1;
      const at = runAt(index);
      return at < 0 ? -1 : starts[at]! + rankOf(index) - rankOf(order[at]!.first);
    },
    at(start, count) {
      const run = Math.max(0, starts.findIndex((position) => position > start) - 1);
      if (start >= starts.at(-1)!) return [];
      const { first, end } = order[run]!;
      return from(run, firstAt(rankOf, start - starts[run]! + rankOf(first), { first, end }), count);
    },
    *lists(size) {
      let rows = from(0, order[0]!.first, size);
      for (; rows.length > 0; rows = after(rows.at(-1)!, size)) yield rows;
    },
    has: (index) => index < rowCount && has(index),
  };
}

/** Binary search for the row at a position: the smallest index with `position` members up to it. */
function firstAt(rankOf: (index: number) => number, position: number, { first, end }: RowRun): number {
  let low = first;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (rankOf(middle + 1) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}
