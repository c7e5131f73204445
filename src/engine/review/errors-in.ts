import type { Operation } from '../edits/operation.js';
import type { Review } from './review.js';

/** Limits a program to the rows that have errors in a column. It then lists them, so that it can be replayed. */
export function inRowsWithErrors<O extends Operation>(review: Review, operation: O, column: string | undefined): O {
  if (column === undefined || operation.type !== 'run-program') return operation;
  return { ...operation, rows: [...review.issues.rowsWithErrors(review.positionOf(column)).members()] };
}
