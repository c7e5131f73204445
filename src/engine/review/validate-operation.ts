import { touchedRows } from '../edits/operation.js';
import type { RowsOperation } from '../edits/operation.js';
import { checkOrFail } from './check-on-host.js';
import { LISTED_ROWS, revertStep } from './edit-outcome.js';
import type { EditContext, EditOutcome, LogStep } from './edit-outcome.js';
import { onEvenPercent } from './even-percent.js';
import { revalidate } from './revalidate.js';
import type { Review } from './review.js';

/** Rows read at once: a read of few rows waits longer than it works. */
const READ_ROWS = 2000;

interface ChangedByOperation extends LogStep {
  readonly operation: RowsOperation;
  /** Those that may change. */
  readonly rows: readonly number[];
}

/** Validates the rows of an operation in slices. One that is stopped midway is reverted. */
export async function validateOperation(
  review: Review,
  change: ChangedByOperation,
  context: EditContext,
): Promise<Omit<EditOutcome, 'locked'>> {
  const { operation, rows, state } = change;
  const { hasEnded } = review;
  const positions = positionsIn(review, operation);
  const report = onEvenPercent((percent) => context.emit({ type: 'progress', percent, rows: rows.length }));
  let isAlone = rows.length <= LISTED_ROWS;
  let failure: { readonly error: unknown } | null = null;
  for (const row of rows) review.revise(row);
  for (let done = 0; done < rows.length;) {
    const slice = rows.slice(done, done + READ_ROWS);
    const validated = await revalidate(review, slice, positions);
    review.followLog(slice, state);
    isAlone &&= validated.isAlone;
    review.touch(isAlone ? rows : null);
    failure ??= await checkOrFail(review, validated.rows, context.ask);
    if (failure) review.markUnchecked(validated.rows);
    if (context.ask) review.touch();
    done += slice.length;
    if (context.signal.aborted && (failure || done < rows.length)) {
      // A validation under way may have reached the other rows, too.
      await revertOperation(review, { ...change, rows: hasEnded ? rows.slice(0, done) : rows }, context);
      throw context.signal.reason;
    }
    if (done < rows.length) {
      report(done, rows.length);
      await context.pause();
    }
  }
  if (failure) throw failure.error;
  // The host's findings may concern any row.
  return { rows: rows.length > LISTED_ROWS ? [] : rows, isAlone: isAlone && !context.ask };
}

/** Reverts a canceled operation and validates some of its rows again. */
async function revertOperation(review: Review, change: ChangedByOperation, context: EditContext): Promise<void> {
  const { operation, rows, state, isNew } = change;
  revertStep(review, change);
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
  if (isNew) review.edits.forget();
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
