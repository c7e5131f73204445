import type { ReviewColumn } from '../../../engine/index.js';

/** Fewer rows say nothing about a column. */
const ENOUGH_ROWS = 10;

/** The column most of whose values fail, the worst first: likely matched to the wrong one. */
export function wrongColumn(columns: readonly ReviewColumn[], rows: number): ReviewColumn | null {
  if (rows < ENOUGH_ROWS) return null;
  const suspects = columns.filter(({ errors }) => errors * 2 > rows);
  return suspects.reduce<ReviewColumn | null>(
    (worst, column) => (worst === null || column.errors > worst.errors ? column : worst),
    null,
  );
}
