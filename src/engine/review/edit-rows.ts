import type { CallContext } from '../engine-host.js';
import { EngineError } from '../engine-error.js';
import type { ProgramLayer } from '../edits/overlay.js';
import { withoutRows } from '../edits/file-operation.js';
import type { EditStep } from '../edits/edit-step.js';
import { touchedRows } from '../edits/operation.js';
import type { Operation, RowsOperation } from '../edits/operation.js';
import type { SourceRow } from '../source/layout/layout.js';
import { checkOnHost } from './check-on-host.js';
import { everyPercent } from './progress.js';
import { validateRows, revalidate } from './revalidate.js';
import type { Change } from './edited-rows.js';
import type { Review } from './review.js';
import { StepVerdicts } from './step-verdicts.js';

/** Rows read and validated at once when all of them may have changed. */
const SLICE_ROWS = 500;

/** Maximum number of rows listed in the result of an edit. */
const LISTED_ROWS = 200;

export interface EditOutcome {
  /** Rows that the edit skipped because they were already delivered. */
  readonly locked: number;
  /** The affected rows; empty when there are too many to list. */
  readonly rows: readonly number[];
  /** Whether no other row may have changed. */
  readonly isAlone: boolean;
}

/** The outcome of an edit that changes nothing. */
export const UNCHANGED: EditOutcome = { locked: 0, rows: [], isAlone: true };

export type EditContext = Pick<CallContext<'edit-apply'>, 'signal' | 'emit' | 'pause'> & {
  /** Runs the host's own checks; `null` when there are none. */
  readonly ask: CallContext<'edit-apply'>['ask'] | null;
};

/**
 * Applies an operation and validates exactly the rows it changes. A program that is stopped midway is undone. When it has
 * no rows, or all of them are delivered, nothing happens.
 */
export async function applyEdit(
  review: Review,
  given: Operation,
  context: EditContext,
  step?: Partial<EditStep>,
): Promise<EditOutcome> {
  const operation = given.type === 'add-rows' ? { ...given, row: nextRow(review) } : given;
  if (operation.type === 'run-program') {
    const layer = review.edits.apply(operation, step);
    return layer ? validateProgram(review, layer, context, 'on') : UNCHANGED;
  }
  const { rows, locked } = splitLocked(review, operation);
  if (rows.length === 0) return { locked, rows, isAlone: true };
  const allowed = withoutRows(operation, (row) => review.host.delivered.has(row));
  review.edits.apply(allowed, step);
  return { locked, ...(await revalidateAndAsk(review, rows, context)) };
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
  state: 'on' | 'off',
): Promise<EditOutcome> {
  if (!change) return UNCHANGED;
  if ('layer' in change) return validateProgram(review, change.layer, context, state);
  const { rows, locked } = splitLocked(review, change.operation);
  review.edits.rebuild(rows);
  return { locked, ...(await revalidateAndAsk(review, rows, context)) };
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

async function revalidateAndAsk(
  review: Review,
  rows: readonly number[],
  { ask }: EditContext,
): Promise<Omit<EditOutcome, 'locked'>> {
  for (const row of rows) review.revise(row);
  review.clearRejections(rows);
  const { rows: found, isAlone } = await revalidate(review, rows);
  const outcome = { rows: rows.length > LISTED_ROWS ? [] : rows, isAlone: isAlone && rows.length <= LISTED_ROWS };
  review.touch();
  if (!ask) return outcome;
  try {
    await checkOnHost(review, found, ask);
    // The host's findings may concern any row.
    return { ...outcome, isAlone: false };
  } catch (error) {
    review.markUnchecked(found);
    throw error;
  } finally {
    review.touch();
  }
}

/** Passes over the file in slices and validates the rows that applying or removing a program has changed. */
async function validateProgram(
  review: Review,
  layer: ProgramLayer,
  context: EditContext,
  state: 'on' | 'off',
): Promise<EditOutcome> {
  review.reviseAll();
  const known = state === 'off' && !context.ask ? review.verdicts.get(layer) : undefined;
  if (known) {
    const locked = known.restore(review);
    review.touch();
    return { locked, rows: [], isAlone: false };
  }
  const verdicts = state === 'on' && !context.ask && StepVerdicts.suits(review, layer) ? new StepVerdicts(layer) : null;
  const report = everyPercent((percent) => context.emit({ type: 'progress', percent, rows: review.rowCount }));
  let failure: { readonly error: unknown } | null = null;
  let locked = 0;
  for await (const { rows, start } of slicesOf(review, layer)) {
    if (context.signal.aborted) {
      await revertProgram(review, start, context, state);
      throw context.signal.reason;
    }
    const changed = validateChanged(review, layer, rows, verdicts);
    review.clearRejections(changed.map(({ index }) => index));
    locked += rows.filter((row) => review.host.delivered.has(row.index) && review.isChangedBy(layer, row)).length;
    failure ??= await checkOrFail(review, changed, context);
    if (failure) review.markUnchecked(changed);
    review.touch();
    report(start, review.passedRows);
    await context.pause();
  }
  if (failure) throw failure.error;
  if (verdicts) review.verdicts.set(layer, verdicts);
  return { locked, rows: [], isAlone: false };
}

interface Slice {
  readonly rows: readonly SourceRow[];
  readonly start: number;
  /** The row after them. */
  readonly end: number;
}

/** The rows that a program may change; the next ones are read while the last ones are validated. */
async function* slicesOf(review: Review, layer: ProgramLayer): AsyncGenerator<Slice, void, undefined> {
  let next: Promise<Slice> | null = null;
  for (let start = 0; start < review.passedRows;) {
    const slice: Slice = await (next ?? readSlice(review, layer, { start, end: review.passedRows }));
    start = slice.end;
    next = start < review.passedRows ? readSlice(review, layer, { start, end: review.passedRows }) : null;
    // A failure is reported when the rows are taken.
    next?.catch(() => undefined);
    yield slice;
  }
}

/** The next rows that a program may change. */
async function readSlice(
  review: Review,
  { rows: only }: ProgramLayer,
  { start, end }: { readonly start: number; readonly end: number },
): Promise<Slice> {
  if (only === null) {
    const count = Math.min(SLICE_ROWS, end - start);
    return { rows: await review.readRows(start, count), start, end: start + count };
  }
  const indexes = only.take(start, SLICE_ROWS).filter((row) => row < end);
  return {
    rows: await review.readRowsAt(indexes),
    start,
    end: indexes.length === SLICE_ROWS ? indexes.at(-1)! + 1 : end,
  };
}

/** While a validation runs, the issues of the other columns may be outdated. */
function validateChanged(
  review: Review,
  layer: ProgramLayer,
  rows: readonly SourceRow[],
  verdicts: StepVerdicts | null = null,
): readonly SourceRow[] {
  const positions = review.hasEnded ? layer.runner.columns : undefined;
  const changed = rows.filter(
    (row) => !review.host.delivered.has(row.index) && !review.deleted.has(row.index) && review.isChangedBy(layer, row),
  );
  verdicts?.record(review, changed);
  return validateRows(review, changed, positions);
}

/** A failure of the host does not undo the change of the rows: the pass continues and throws the error at its end. */
async function checkOrFail(
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

/** Reverts an aborted program and validates the affected rows again. */
async function revertProgram(
  review: Review,
  validatedRows: number,
  context: EditContext,
  state: 'on' | 'off',
): Promise<void> {
  const change = state === 'on' ? review.edits.undo() : review.edits.redo();
  if (!change || !('layer' in change)) return;
  const { layer } = change;
  review.reviseAll();
  for (let start = 0; start < validatedRows;) {
    const { rows, end } = await readSlice(review, layer, { start, end: validatedRows });
    const changed = validateChanged(review, layer, rows);
    // The host has checked these rows in a state that no longer exists.
    if (context.ask) review.markUnchecked(changed);
    start = end;
    await context.pause();
  }
  review.touch();
}
