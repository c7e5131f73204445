import type { SourceRow } from '../source/layout/layout.js';
import type { Review } from './review.js';

/**
 * Judges rows one by one as they stand, in place of what was found in them. Rows the pass has not reached are left to
 * it. Answers those that were judged and are not deleted.
 */
export async function rejudge(review: Review, rows: readonly number[]): Promise<readonly SourceRow[]> {
  const known = rows.filter((row) => row < review.passedRows);
  const found = await review.readRowsAt(known.filter((row) => !review.deleted.has(row)));
  for (const row of known) if (review.deleted.has(row)) review.validator.removeRow(row);
  return judgeRows(review, found);
}

/** The same for rows that have been read; with `positions`, where all else that was found still holds. */
export function judgeRows(
  review: Review,
  rows: readonly SourceRow[],
  positions?: readonly number[],
): readonly SourceRow[] {
  const living = rows.filter(({ index }) => !review.deleted.has(index));
  const texts = living.map((row) => ({ index: row.index, cells: review.texts(row) }));
  review.validator.checkRows(texts, positions);
  return living;
}
