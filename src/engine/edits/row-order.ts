import type { AddedRows } from './operation.js';

/** Adjacent row indexes from `first` on; `end` is not included. */
export interface RowRun {
  readonly first: number;
  readonly end: number;
}

/** The order of a table's rows: added ones stand beside the row they were inserted at, or after all others. */
export function orderRows(tableRows: number, additions: Iterable<AddedRows>): readonly RowRun[] {
  const runs: RowRun[] = [{ first: 0, end: tableRows }];
  for (const { row, count, beside } of additions) {
    // An index of the table's own rows is not another row.
    const run = { first: Math.max(row, tableRows), end: row + count };
    if (run.first >= run.end) continue;
    const at = beside ? runOf(runs, beside.row) : -1;
    const last = runs.at(-1)!;
    if (at >= 0) {
      const { first, end } = runs[at]!;
      const cut = beside!.row + (beside!.side === 'below' ? 1 : 0);
      const parts = [{ first, end: cut }, run, { first: cut, end }];
      runs.splice(at, 1, ...parts.filter((part) => part.first < part.end));
    } else if (last.end === run.first) runs[runs.length - 1] = { ...last, end: run.end };
    else runs.push(run);
  }
  return runs;
}

/** The same as `runOf`, for many rows: prepared once, it takes a few steps for each. */
export function runFinder(runs: readonly RowRun[]): (row: number) => number {
  const sorted = runs.map((run, position) => ({ ...run, position })).sort((left, right) => left.first - right.first);
  return (row) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sorted[middle]!.end <= row) low = middle + 1;
      else high = middle;
    }
    const run = sorted[low];
    return run !== undefined && run.first <= row ? run.position : -1;
  };
}

/** Position of the run with a row; -1 when there is none. */
export function runOf(runs: readonly RowRun[], row: number): number {
  return runs.findIndex(({ first, end }) => row >= first && row < end);
}
