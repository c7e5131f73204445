import type { CallContext } from '../engine-host.js';
import { EngineError } from '../engine-error.js';
import type { ProgramLayer } from '../edits/overlay.js';
import { withoutRows } from '../edits/file-operation.js';
import { touchedRows } from '../edits/operation.js';
import type { Operation, RowsOperation } from '../edits/operation.js';
import type { SourceRow } from '../source/layout/layout.js';
import { checkOnHost } from './check-on-host.js';
import { everyPercent } from './progress.js';
import { judgeRows, rejudge } from './rejudge.js';
import type { Change } from './edited-rows.js';
import type { Review } from './review.js';

/** Rows read and judged at a time when all of them may have changed. */
const SLICE_ROWS = 500;

/** Rows of an edit that its answer lists at most. */
const LISTED_ROWS = 200;

export interface EditOutcome {
  /** Rows that the edit would have reached, but for having been delivered. */
  readonly locked: number;
  /** Those it has reached; none where they are too many to list. */
  readonly rows: readonly number[];
  /** Whether no other row may have changed with them. */
  readonly isAlone: boolean;
}

const NOTHING: EditOutcome = { locked: 0, rows: [], isAlone: true };

export type EditContext = Pick<CallContext<'edit-apply'>, 'signal' | 'emit' | 'pause'> & {
  /** Asks the host's own functions; `null` where there are none. */
  readonly ask: CallContext<'edit-apply'>['ask'] | null;
};

/**
 * Applies an operation and judges again exactly the rows it changes. A program that is stopped on its way is taken
 * back. Where all of its rows were delivered, nothing is done.
 */
export async function applyEdit(review: Review, given: Operation, context: EditContext): Promise<EditOutcome> {
  const operation = given.type === 'add-rows' ? { ...given, row: nextRow(review) } : given;
  if (operation.type === 'run-program') {
    const layer = review.edits.lay(operation);
    return layer ? judgeProgram(review, layer, context, 'on') : NOTHING;
  }
  const { rows, locked } = lockedOf(review, operation);
  if (locked > 0 && rows.length === 0) return { locked, rows, isAlone: true };
  const allowed = withoutRows(operation, (row) => review.host.delivered.has(row));
  review.edits.lay(allowed);
  return { locked, ...(await recheck(review, rows, context)) };
}

export async function undoEdit(review: Review, context: EditContext): Promise<EditOutcome> {
  return settle(review, review.edits.undo(), context, 'off');
}

export async function redoEdit(review: Review, context: EditContext): Promise<EditOutcome> {
  return settle(review, review.edits.redo(), context, 'on');
}

/** Judges what was undone or done again. */
async function settle(
  review: Review,
  change: Change | null,
  context: EditContext,
  state: 'on' | 'off',
): Promise<EditOutcome> {
  if (!change) return NOTHING;
  if ('layer' in change) return judgeProgram(review, change.layer, context, state);
  const { rows, locked } = lockedOf(review, change.operation);
  review.edits.relay(rows);
  return { locked, ...(await recheck(review, rows, context)) };
}

function nextRow(review: Review): number {
  const row = review.nextRow;
  if (row === null) throw new EngineError('not-ready', { needs: 'table-index' });
  return row;
}

/** The rows of an operation that may change, and how many may not. */
function lockedOf(
  review: Review,
  operation: RowsOperation,
): { readonly rows: readonly number[]; readonly locked: number } {
  const all = touchedRows(operation);
  const rows = all.filter((row) => !review.host.delivered.has(row));
  return { rows, locked: all.length - rows.length };
}

async function recheck(
  review: Review,
  rows: readonly number[],
  { ask }: EditContext,
): Promise<Omit<EditOutcome, 'locked'>> {
  for (const row of rows) review.revise(row);
  review.change(rows);
  const { rows: found, isAlone } = await rejudge(review, rows);
  const outcome = { rows: rows.length > LISTED_ROWS ? [] : rows, isAlone: isAlone && rows.length <= LISTED_ROWS };
  review.touch();
  if (!ask) return outcome;
  try {
    await checkOnHost(review, found, ask);
    // What the host says may be about any row.
    return { ...outcome, isAlone: false };
  } catch (error) {
    review.leaveUnjudged(found);
    throw error;
  } finally {
    review.touch();
  }
}

/**
 * A pass over the file in slices: the rows that a program, laid or lifted, makes other than they were.
 */
async function judgeProgram(
  review: Review,
  layer: ProgramLayer,
  context: EditContext,
  state: 'on' | 'off',
): Promise<EditOutcome> {
  review.reviseAll();
  const report = everyPercent((percent) => context.emit({ type: 'progress', percent, rows: review.rowCount }));
  let failure: { readonly error: unknown } | null = null;
  let locked = 0;
  for (let start = 0; start < review.passedRows; start += SLICE_ROWS) {
    if (context.signal.aborted) {
      await turnBack(review, start, context, state);
      throw context.signal.reason;
    }
    const rows = await review.readRows(start, Math.min(SLICE_ROWS, review.passedRows - start));
    const changed = judgeChanged(review, layer, rows);
    review.change(changed.map(({ index }) => index));
    locked += rows.filter((row) => review.host.delivered.has(row.index) && review.isChangedBy(layer, row)).length;
    failure ??= await asked(review, changed, context);
    if (failure) review.leaveUnjudged(changed);
    review.touch();
    report(start, review.passedRows);
    await context.pause();
  }
  if (failure) throw failure.error;
  return { locked, rows: [], isAlone: false };
}

/** While a validation runs its verdicts on the other columns may not hold yet. */
function judgeChanged(review: Review, layer: ProgramLayer, rows: readonly SourceRow[]): readonly SourceRow[] {
  const positions = review.isThrough ? layer.runner.columns : undefined;
  return judgeRows(
    review,
    rows.filter((row) => !review.host.delivered.has(row.index) && review.isChangedBy(layer, row)),
    positions,
  );
}

/** The rows have changed all the same when the host fails: the pass goes on, and what it failed with is told at its end. */
async function asked(
  review: Review,
  rows: readonly SourceRow[],
  { ask }: EditContext,
): Promise<{ readonly error: unknown } | null> {
  if (!ask || rows.length === 0) return null;
  try {
    await checkOnHost(review, rows, ask);
    return null;
  } catch (error) {
    return { error };
  }
}

/** As it was before the call; what was judged so far is judged back. */
async function turnBack(review: Review, judged: number, context: EditContext, state: 'on' | 'off'): Promise<void> {
  const change = state === 'on' ? review.edits.undo() : review.edits.redo();
  if (!change || !('layer' in change)) return;
  const { layer } = change;
  review.reviseAll();
  for (let start = 0; start < judged; start += SLICE_ROWS) {
    const rows = await review.readRows(start, SLICE_ROWS);
    const changed = judgeChanged(review, layer, rows);
    // The host has been asked about them as they were for a moment only.
    if (context.ask) review.leaveUnjudged(changed);
    await context.pause();
  }
  review.touch();
}
