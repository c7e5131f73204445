import type { Operation } from '../edits/operation.js';
import type { CheckedRow, HostFinding } from '../row.js';
import { checkOnHost } from './check-on-host.js';
import type { Review } from './review.js';

type Ask = ((rows: CheckedRow[]) => Promise<readonly HostFinding[]>) | null;

/** Applies an operation and judges again exactly the rows it touches. */
export async function applyEdit(review: Review, operation: Operation, ask: Ask): Promise<void> {
  review.log.append(operation);
  review.lay(operation);
  await recheck(review, touchedRows(operation), ask);
}

export async function undoEdit(review: Review, ask: Ask): Promise<void> {
  const operation = review.log.undo();
  if (operation) await relay(review, operation, ask);
}

export async function redoEdit(review: Review, ask: Ask): Promise<void> {
  const operation = review.log.redo();
  if (operation) await relay(review, operation, ask);
}

/** The log changed: lay what it now says about the rows of this operation afresh. */
async function relay(review: Review, operation: Operation, ask: Ask): Promise<void> {
  const rows = touchedRows(operation);
  const touched = new Set(rows);
  for (const row of rows) {
    review.overlay.clearRow(row);
    review.deleted.delete(row);
  }
  for (const entry of review.log.entries()) {
    if (touchedRows(entry).some((row) => touched.has(row))) layOnly(review, entry, touched);
  }
  await recheck(review, rows, ask);
}

function layOnly(review: Review, operation: Operation, rows: ReadonlySet<number>): void {
  if (operation.type === 'set-cell') review.lay(operation);
  else review.lay({ type: 'delete-rows', rows: operation.rows.filter((row) => rows.has(row)) });
}

async function recheck(review: Review, rows: readonly number[], ask: Ask): Promise<void> {
  const known = rows.filter((row) => row < review.table.indexedRows).sort((left, right) => left - right);
  const living = known.filter((row) => !review.deleted.has(row));
  for (const row of known) if (review.deleted.has(row)) review.validator.removeRow(row);
  const found = await review.table.readRowsAt(living);
  for (const row of found) review.validator.restoreRow({ index: row.index, cells: review.texts(row) });
  if (ask) await checkOnHost(review, found, ask);
  review.touch();
}

function touchedRows(operation: Operation): readonly number[] {
  return operation.type === 'set-cell' ? [operation.row] : operation.rows;
}
