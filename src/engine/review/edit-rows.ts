import type { CallContext } from '../engine-host.js';
import type { ProgramLayer } from '../edits/overlay.js';
import { touchedRows } from '../edits/operation.js';
import type { Operation } from '../edits/operation.js';
import type { SourceRow } from '../source/layout.js';
import { checkOnHost } from './check-on-host.js';
import { everyPercent } from './progress.js';
import { judgeRows, rejudge } from './rejudge.js';
import type { Review } from './review.js';

/** Rows read and judged at a time when all of them may have changed. */
const SLICE_ROWS = 500;

export type EditContext = Pick<CallContext<'edit-apply'>, 'signal' | 'emit' | 'pause'> & {
  /** Asks the host's own functions; `null` where there are none. */
  readonly ask: CallContext<'edit-apply'>['ask'] | null;
};

/**
 * Applies an operation and judges again exactly the rows it changes. A program that is stopped on its way is taken
 * back.
 */
export async function applyEdit(review: Review, operation: Operation, context: EditContext): Promise<void> {
  review.log.append(operation);
  review.overlay.lay(operation);
  if (operation.type === 'run-program') await judgeProgram(review, review.overlay.layers.at(-1)!, context, 'on');
  else await recheck(review, touchedRows(operation), context);
}

export async function undoEdit(review: Review, context: EditContext): Promise<void> {
  const operation = review.log.undo();
  if (!operation) return;
  if (operation.type !== 'run-program') return relay(review, touchedRows(operation), context);
  const layer = review.overlay.liftProgram();
  if (layer) await judgeProgram(review, layer, context, 'off');
}

export async function redoEdit(review: Review, context: EditContext): Promise<void> {
  const operation = review.log.redo();
  if (!operation) return;
  if (operation.type !== 'run-program') return relay(review, touchedRows(operation), context);
  review.overlay.lay(operation);
  await judgeProgram(review, review.overlay.layers.at(-1)!, context, 'on');
}

/** The log changed: lay what it now says about these rows afresh. */
async function relay(review: Review, rows: readonly number[], context: EditContext): Promise<void> {
  review.overlay.relay(review.log.entries(), new Set(rows));
  await recheck(review, rows, context);
}

async function recheck(review: Review, rows: readonly number[], { ask }: EditContext): Promise<void> {
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

/** A pass over the file in slices: the rows that a program, laid or lifted, makes other than they were. */
async function judgeProgram(
  review: Review,
  layer: ProgramLayer,
  context: EditContext,
  state: 'on' | 'off',
): Promise<void> {
  review.reviseAll();
  const report = everyPercent((percent) => context.emit({ type: 'progress', percent, rows: review.rowCount }));
  let failure: { readonly error: unknown } | null = null;
  for (let start = 0; start < review.passedRows; start += SLICE_ROWS) {
    if (context.signal.aborted) {
      await turnBack(review, start, context, state);
      throw context.signal.reason;
    }
    const rows = await review.table.readRows(start, Math.min(SLICE_ROWS, review.passedRows - start));
    const changed = judgeChanged(review, layer, rows);
    for (const { index } of changed) review.unjudged.delete(index);
    failure ??= await asked(review, changed, context);
    if (failure) for (const { index } of changed) review.unjudged.add(index);
    review.touch();
    report(start, review.passedRows);
    await context.pause();
  }
  if (failure) throw failure.error;
}

/** While a validation runs its verdicts on the other columns may not hold yet. */
function judgeChanged(review: Review, layer: ProgramLayer, rows: readonly SourceRow[]): readonly SourceRow[] {
  const positions = review.isThrough ? layer.runner.columns : undefined;
  return judgeRows(
    review,
    rows.filter((row) => review.isChangedBy(layer, row)),
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
  const operation = state === 'on' ? review.log.undo() : review.log.redo();
  if (operation?.type !== 'run-program') return;
  if (state === 'off') review.overlay.lay(operation);
  const layer = state === 'on' ? review.overlay.liftProgram() : review.overlay.layers.at(-1);
  if (!layer) return;
  review.reviseAll();
  for (let start = 0; start < judged; start += SLICE_ROWS) {
    const rows = await review.table.readRows(start, SLICE_ROWS);
    const changed = judgeChanged(review, layer, rows);
    // The host has been asked about them as they were for a moment only.
    if (context.ask) for (const { index } of changed) review.unjudged.add(index);
    await context.pause();
  }
  review.touch();
}
