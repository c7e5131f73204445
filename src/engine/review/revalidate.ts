import type { SourceRow } from '../source/layout/layout.js';
import type { Review } from './review.js';

/** Up to this many rows are validated one by one, to learn which other rows change with each. */
const FEW_ROWS = 100;

interface Revalidated {
  /** The validated rows that are not deleted. */
  readonly rows: readonly SourceRow[];
  /** Whether no other rows may have become duplicates or ceased to be. */
  readonly isAlone: boolean;
}

/**
 * Validates rows one by one in their current state and replaces their issues; of many rows, with `positions`, those of
 * these columns only. Rows the pass has not reached are left to it.
 */
export async function revalidate(
  review: Review,
  rows: readonly number[],
  positions?: readonly number[],
): Promise<Revalidated> {
  const known = rows.filter((row) => row < review.passedRows);
  const found = await review.readRowsAt(known.filter((row) => !review.deleted.has(row)));
  const changed = known.filter((row) => review.deleted.has(row)).map((row) => review.validator.removeRow(row));
  if (found.length > FEW_ROWS) return { rows: validateRows(review, found, positions), isAlone: false };
  const living = found.filter(({ index }) => !review.deleted.has(index));
  changed.push(...living.map((row) => review.validator.checkRow({ index: row.index, cells: review.texts(row) })));
  return { rows: living, isAlone: changed.every((others) => others.length === 0) };
}

/** The same for many rows already read. */
export function validateRows(
  review: Review,
  rows: readonly SourceRow[],
  positions?: readonly number[],
): readonly SourceRow[] {
  const living = rows.filter(({ index }) => !review.deleted.has(index));
  const texts = living.map((row) => ({ index: row.index, cells: review.texts(row) }));
  review.validator.checkRows(texts, positions);
  return living;
}
