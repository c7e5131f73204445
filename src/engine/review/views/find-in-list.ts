import type { IssueStore } from '../../validation/issues/issue-store.js';
import type { CellPlace, FoundIssue } from '../../validation/issues/issue-walk.js';
import type { RowList } from './row-list.js';

/** The same as `IssueStore.next`, for rows in any order. */
export function findInList(
  issues: IssueStore,
  rows: RowList,
  from: CellPlace | null,
  direction: 'next' | 'previous',
): FoundIssue | null {
  const isForward = direction === 'next';
  const place = inRow(issues, rows, from, isForward) ?? nearest(issues, rows, from, isForward);
  if (!place) return null;
  const position = rows.positionOf(place.row);
  let before = issues.columnsOf(place.row).indexOf(place.column);
  let count = 0;
  issues.eachRow((row, number) => {
    const other = rows.positionOf(row);
    if (other < 0) return;
    count += number;
    if (other < position) before += number;
  });
  const issue = issues.ofRow(place.row)[issues.columnsOf(place.row).indexOf(place.column)]!;
  return { issue, ordinal: before + 1, count };
}

/** Another cell with issues in the same row. */
function inRow(issues: IssueStore, rows: RowList, from: CellPlace | null, isForward: boolean): CellPlace | null {
  if (!from || rows.positionOf(from.row) < 0) return null;
  const columns = issues.columnsOf(from.row);
  const column = isForward
    ? columns.find((other) => other > from.column)
    : columns.findLast((other) => other < from.column);
  return column === undefined ? null : { row: from.row, column };
}

/** The first or last cell with issues in the nearest row that has any. */
function nearest(issues: IssueStore, rows: RowList, from: CellPlace | null, isForward: boolean): CellPlace | null {
  const start = from ? rows.positionOf(from.row) : -1;
  let best: { readonly row: number; readonly distance: number } | null = null;
  issues.eachRow((row) => {
    const position = rows.positionOf(row);
    if (position < 0) return;
    const steps = isForward ? position - start : start - position;
    // Wraps around: rows on the other side are further away than all rows on this one.
    const distance = start < 0 ? (isForward ? position : -position) : steps > 0 ? steps : steps + rows.total;
    if (best === null || distance < best.distance) best = { row, distance };
  });
  const { row } = best ?? { row: -1 };
  if (row < 0) return null;
  const columns = issues.columnsOf(row);
  return { row, column: (isForward ? columns[0] : columns.at(-1))! };
}
