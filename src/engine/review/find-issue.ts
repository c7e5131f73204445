import type { CallParams, IssuePlace } from '../engine-calls.js';
import type { Review } from './review.js';

/** The finding after or before a cell, round the end. Rows outside the filter are passed over. */
export function findIssue(review: Review, { filter, direction, from }: CallParams<'issue-find'>): IssuePlace | null {
  const start = from && { row: from.row, column: review.positionOf(from.column) };
  const found = review.issues.next(start, direction, filter);
  if (!found) return null;
  return {
    issue: found.issue,
    position: review.filtered(filter).positionOf(found.issue.row),
    ordinal: found.ordinal,
    count: found.count,
  };
}
