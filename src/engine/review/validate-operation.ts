import type { LogState } from '../edits/refusals.js';
import { touchedRows } from '../edits/operation.js';
import type { RowsOperation } from '../edits/operation.js';
import { checkOrFail } from './check-on-host.js';
import { LISTED_ROWS } from './edit-outcome.js';
import type { EditContext, EditOutcome } from './edit-outcome.js';
import { onEvenPercent } from './even-percent.js';
import { revalidate } from './revalidate.js';
import type { Review } from './review.js';

/** Rows read at once: a read of few rows waits longer than it works. */
const READ_ROWS = 2000;

interface ChangedByOperation {
  readonly operation: RowsOperation;
  /** Those that may change. */
  readonly rows: readonly number[];
  readonly state: LogState;
}

/** Validates the rows of an operation in slices. One of many rows that is stopped midway is reverted. */
export async function validateOperation(
  review: Review,
  change: ChangedByOperation,
  context: EditContext,
): Promise<Omit<EditOutcome, 'locked'>> {
  const { operation, rows, state } = change;
  const positions = positionsIn(review, operation);
  const report = onEvenPercent((percent) => context.emit({ type: 'progress', percent, rows: rows.length }));
  let isAlone = rows.length <= LISTED_ROWS;
  let failure: { readonly error: unknown } | null = null;
  for (const row of rows) review.revise(row);
  for (let done = 0; done < rows.length; done += READ_ROWS) {
    if (done > 0) {
      if (context.signal.aborted) {
        await revertRows(review, { ...change, rows: rows.slice(0, done) }, context);
        throw context.signal.reason;
      }
      report(done, rows.length);
      await context.pause();
    }
    const slice = rows.slice(done, done + READ_ROWS);
    const validated = await revalidate(review, slice, positions);
    review.followLog(slice, state);
    isAlone &&= validated.isAlone;
    review.touch(isAlone ? rows : null);
    failure ??= await checkOrFail(review, validated.rows, context.ask);
    if (failure) review.markUnchecked(validated.rows);
    if (context.ask) review.touch();
  }
  if (failure) throw failure.error;
  // The host's findings may concern any row.
  return { rows: rows.length > LISTED_ROWS ? [] : rows, isAlone: isAlone && !context.ask };
}

/** Reverts an aborted operation and validates those of its rows again that had been validated. */
async function revertRows(
  review: Review,
  { operation, rows, state }: ChangedByOperation,
  context: EditContext,
): Promise<void> {
  if (state === 'on') review.edits.undo();
  else review.edits.redo();
  const all = touchedRows(operation).filter((row) => !review.host.delivered.has(row));
  review.edits.rebuild(all);
  for (const row of all) review.revise(row);
  for (let done = 0; done < rows.length; done += READ_ROWS) {
    const slice = rows.slice(done, done + READ_ROWS);
    const validated = await revalidate(review, slice, positionsIn(review, operation));
    review.followLog(slice, state === 'on' ? 'off' : 'on');
    // The host has checked these rows in a state that no longer exists.
    if (context.ask) review.markUnchecked(validated.rows);
    await context.pause();
  }
  review.touch();
}

/**
 * The positions of the columns of an operation that neither adds nor deletes rows. While a validation runs, the issues of
 * the other columns may be outdated.
 */
function positionsIn(review: Review, operation: RowsOperation): readonly number[] | undefined {
  if (operation.type !== 'set-cells' || !review.hasEnded) return undefined;
  const { added = 0, deleted = [], columns } = operation;
  return added > 0 || deleted.length > 0 ? undefined : columns.map((id) => review.positionOf(id));
}
