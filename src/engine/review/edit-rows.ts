import { EngineError } from '../engine-error.js';
import { withoutRows } from '../edits/file-operation.js';
import type { EditStep } from '../edits/edit-step.js';
import type { LogState } from '../edits/refusals.js';
import { touchedRows } from '../edits/operation.js';
import type { Operation, RowsOperation } from '../edits/operation.js';
import { UNCHANGED } from './edit-outcome.js';
import type { EditContext, EditOutcome } from './edit-outcome.js';
import type { Change } from './edited-rows.js';
import type { Review } from './review.js';
import { validateOperation } from './validate-operation.js';
import { validateProgram } from './validate-program.js';

/**
 * Applies an operation and validates exactly the rows it changes. One that is stopped midway is reverted; rows that
 * the host had checked are then to be checked again. When it has no rows, or all of them are delivered, or all of its
 * columns are read-only, nothing happens.
 */
export async function applyEdit(
  review: Review,
  given: Operation,
  context: EditContext,
  step?: Partial<EditStep>,
): Promise<EditOutcome> {
  const { operation, readOnlyColumns } = review.edits.allowed(placed(review, given));
  return { ...(await applyAllowed(review, operation, context, step)), readOnlyColumns };
}

async function applyAllowed(
  review: Review,
  operation: Operation,
  context: EditContext,
  step?: Partial<EditStep>,
): Promise<EditOutcome> {
  if (operation.type === 'run-program') {
    const layer = operation.only?.length === 0 ? null : review.edits.apply(operation, step);
    return layer ? validateProgram(review, { layer, state: 'on', isNew: true }, context) : UNCHANGED;
  }
  const { rows, locked } = splitLocked(review, operation);
  if (rows.length === 0) return { locked, rows, isAlone: true };
  const allowed = withoutRows(operation, (row) => review.host.delivered.has(row));
  review.edits.apply(allowed, step);
  return { locked, ...(await validateOperation(review, { operation, rows, state: 'on', isNew: true }, context)) };
}

export async function undoEdit(review: Review, context: EditContext): Promise<EditOutcome> {
  return finishEdit(review, review.edits.undo(), context, 'off');
}

export async function redoEdit(review: Review, context: EditContext): Promise<EditOutcome> {
  return finishEdit(review, review.edits.redo(), context, 'on');
}

/** Validates what was undone or redone. */
async function finishEdit(
  review: Review,
  change: Change | null,
  context: EditContext,
  state: LogState,
): Promise<EditOutcome> {
  if (!change) return UNCHANGED;
  if ('layer' in change) return validateProgram(review, { layer: change.layer, state, isNew: false }, context);
  const { rows, locked } = splitLocked(review, change.operation);
  review.edits.rebuild(rows);
  return {
    locked,
    ...(await validateOperation(review, { operation: change.operation, rows, state, isNew: false }, context)),
  };
}

/** The operation with the rows that it is about in the current state. */
function placed(review: Review, operation: Operation): Operation {
  if (operation.type === 'add-rows') return { ...operation, row: nextRow(review) };
  if (operation.type !== 'restore-rows') return operation;
  const { deleted, edits } = review;
  return withoutRows(operation, (row) => !deleted.has(row) || edits.absent.has(row));
}

function nextRow(review: Review): number {
  const row = review.nextRow;
  if (row === null) throw new EngineError('not-ready', { needs: 'table-index' });
  return row;
}

/** The rows of an operation that may change, and the number of those that may not. */
function splitLocked(
  review: Review,
  operation: RowsOperation,
): { readonly rows: readonly number[]; readonly locked: number } {
  const all = touchedRows(operation);
  const rows = all.filter((row) => !review.host.delivered.has(row));
  return { rows, locked: all.length - rows.length };
}
