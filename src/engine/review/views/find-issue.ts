import { views } from '../../pieces/views.js';
import type { IssuePlace, RowFilter } from '../../review-calls.js';
import type { Review } from '../review.js';
import type { RowList } from './row-list.js';

interface Search {
  readonly rows: RowList;
  /** The state that all rows of the list have, and no others; `null` if they were chosen otherwise. */
  readonly state: RowFilter | null;
  readonly direction: 'next' | 'previous';
  readonly from: { readonly row: number; readonly column: string } | null;
}

/** The issue after or before a cell in the order of a view, wrapping around. */
export function findIssue(review: Review, { rows, state, direction, from }: Search): IssuePlace | null {
  const start = from && { row: from.row, column: review.positionOf(from.column) };
  const found =
    state === null || review.order.length > 1
      ? views().findInList(review.issues, rows, start, direction)
      : review.issues.next(start, direction, state);
  return found && { ...found, position: rows.positionOf(found.issue.row) };
}
