import { touchedRows } from '../edits/operation.js';
import type { Operation } from '../edits/operation.js';
import type { CheckedRow, HostFinding } from '../row.js';
import { checkOnHost } from './check-on-host.js';
import { rejudge } from './rejudge.js';
import type { Review } from './review.js';

type Ask = ((rows: CheckedRow[]) => Promise<readonly HostFinding[]>) | null;

/** Applies an operation and judges again exactly the rows it touches. */
export async function applyEdit(review: Review, operation: Operation, ask: Ask): Promise<void> {
  review.log.append(operation);
  review.overlay.lay(operation);
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
  for (const row of rows) review.overlay.clearRow(row);
  for (const entry of review.log.entries()) review.overlay.lay(entry, touched);
  await recheck(review, rows, ask);
}

async function recheck(review: Review, rows: readonly number[], ask: Ask): Promise<void> {
  for (const row of rows) {
    review.revise(row);
    review.unjudged.delete(row);
  }
  const found = await rejudge(review, rows);
  review.touch();
  if (!ask) return;
  try {
    await checkOnHost(review, found, ask);
  } catch (error) {
    for (const { index } of found) review.unjudged.add(index);
    throw error;
  } finally {
    review.touch();
  }
}
