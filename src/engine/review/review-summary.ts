import type { ReviewSummary } from '../review-calls.js';
import type { RowProgress } from '../result/row-progress.js';
import type { Review } from './review.js';

/** What has happened to the rows so far. */
export function progressOf(review: Review): RowProgress {
  const { rowCount, edits, host, issues, deleted } = review;
  const { count: absentRows } = edits.absent;
  const all = review.filtered('all').total;
  const valid = review.filtered('valid').total;
  const invalid = review.filtered('invalid').total;
  const { invalid: wrong } = issues;
  const left = all - host.delivered.count;
  const invalidDelivered = wrong.count - wrong.rankWithout(rowCount, host.delivered);
  const validDelivered = host.delivered.count - invalidDelivered;
  return {
    total: rowCount - absentRows,
    valid,
    invalid,
    delivered: host.delivered.count,
    rejected: host.rejected.rankWithout(rowCount, deleted),
    deleted: deleted.rank(rowCount) - absentRows,
    left: { all: left, valid: Math.max(0, valid - validDelivered), invalid: invalid - invalidDelivered },
  };
}

export function summaryOf(review: Review): ReviewSummary {
  const { dataVersion, mapped, issues, formats, isComplete, edits } = review;
  const { canUndo, canRedo, history } = edits;
  const progress = progressOf(review);
  const { valid, invalid, delivered, left } = progress;
  return {
    dataVersion,
    progress,
    formats,
    isComplete,
    canUndo,
    canRedo,
    history,
    counts: { all: delivered + left.all, valid, invalid },
    columns: mapped.map(({ column, source }, position) => ({
      id: column.id,
      source,
      errors: issues.countOf(position, 'error'),
      warnings: issues.countOf(position, 'warning'),
    })),
  };
}
