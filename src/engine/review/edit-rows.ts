import type { CallContext } from '../engine-host.js';
import { EngineError } from '../engine-error.js';
import type { ProgramLayer } from '../edits/overlay.js';
import { withoutRows } from '../edits/file-operation.js';
import type { EditStep } from '../edits/edit-step.js';
import type { LogState } from '../edits/refusals.js';
import { touchedRows } from '../edits/operation.js';
import type { Operation, RowsOperation } from '../edits/operation.js';
import type { SourceRow } from '../source/layout/layout.js';
import type { TextRow } from '../validation/validate-rows.js';
import { checkOnHost } from './check-on-host.js';
import { onEvenPercent } from './even-percent.js';
import { revalidate } from './revalidate.js';
import type { Change } from './edited-rows.js';
import { readAhead } from './read-ahead.js';
import type { Review } from './review.js';
import { StepVerdicts } from './step-verdicts.js';

/** Rows validated at once when all of them may have changed. */
const SLICE_ROWS = 500;
/** Listed rows read at once: a read of few rows waits longer than it works. */
const READ_ROWS = 2000;

/** Maximum number of rows listed in the result of an edit. */
const LISTED_ROWS = 200;

export interface EditOutcome {
  /** Rows that the edit skipped because they were already delivered. */
  readonly locked: number;
  /** The affected rows; empty when there are too many to list. */
  readonly rows: readonly number[];
  /** Whether no other row may have changed. */
  readonly isAlone: boolean;
  /** Ids of read-only columns that the edit left as they are; absent when there are none. */
  readonly readOnlyColumns?: readonly string[];
}

/** The outcome of an edit that changes nothing. */
export const UNCHANGED: EditOutcome = { locked: 0, rows: [], isAlone: true };

export type EditContext = Pick<CallContext<'edit-apply'>, 'signal' | 'emit' | 'pause'> & {
  /** Runs the host's own checks; `null` when there are none. */
  readonly ask: CallContext<'edit-apply'>['ask'] | null;
};

/**
 * Applies an operation and validates exactly the rows it changes. A program that is stopped midway is undone. When it has
 * no rows, or all of them are delivered, or all of its columns are read-only, nothing happens.
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
    return layer ? validateProgram(review, layer, context, 'on') : UNCHANGED;
  }
  const { rows, locked } = splitLocked(review, operation);
  if (rows.length === 0) return { locked, rows, isAlone: true };
  const allowed = withoutRows(operation, (row) => review.host.delivered.has(row));
  review.edits.apply(allowed, step);
  return { locked, ...(await revalidateAndAsk(review, { operation, rows, state: 'on' }, context)) };
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
  if ('layer' in change) return validateProgram(review, change.layer, context, state);
  const { rows, locked } = splitLocked(review, change.operation);
  review.edits.rebuild(rows);
  return { locked, ...(await revalidateAndAsk(review, { operation: change.operation, rows, state }, context)) };
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

interface ChangedByOperation {
  readonly operation: RowsOperation;
  /** Those that may change. */
  readonly rows: readonly number[];
  readonly state: LogState;
}

async function revalidateAndAsk(
  review: Review,
  { operation, rows, state }: ChangedByOperation,
  { ask }: EditContext,
): Promise<Omit<EditOutcome, 'locked'>> {
  for (const row of rows) review.revise(row);
  const { rows: found, isAlone } = await revalidate(review, rows, positionsIn(review, operation));
  review.followLog(rows, state);
  const outcome = { rows: rows.length > LISTED_ROWS ? [] : rows, isAlone: isAlone && rows.length <= LISTED_ROWS };
  review.touch(outcome.isAlone ? rows : null);
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

/**
 * The positions of the columns of an operation that neither adds nor deletes rows. While a validation runs, the issues of
 * the other columns may be outdated.
 */
function positionsIn(review: Review, operation: RowsOperation): readonly number[] | undefined {
  if (operation.type !== 'set-cells' || !review.hasEnded) return undefined;
  const { added = 0, deleted = [], columns } = operation;
  return added > 0 || deleted.length > 0 ? undefined : columns.map((id) => review.positionOf(id));
}

/** Passes over the file in slices and validates the rows that applying or removing a program has changed. */
async function validateProgram(
  review: Review,
  layer: ProgramLayer,
  context: EditContext,
  state: LogState,
): Promise<EditOutcome> {
  review.reviseAll();
  // Only for the layer of a program that is being undone: a redone one gets a new layer.
  const known = context.ask ? undefined : review.verdicts.get(layer);
  if (known) {
    const locked = known.restore(review);
    review.touch();
    return { locked, rows: [], isAlone: false };
  }
  const verdicts = state === 'on' && !context.ask && StepVerdicts.suits(review, layer) ? new StepVerdicts(layer) : null;
  const report = onEvenPercent((percent) => context.emit({ type: 'progress', percent, rows: review.rowCount }));
  let failure: { readonly error: unknown } | null = null;
  let locked = 0;
  for await (const { rows, start } of slicesOf(review, layer, () => review.passedRows)) {
    if (context.signal.aborted) {
      await revertProgram(review, start, context, state);
      throw context.signal.reason;
    }
    const changed = validateChanged(review, layer, rows, verdicts);
    review.followLog(indexesOf(changed), state);
    locked += rows.filter(
      (row) => review.host.delivered.has(row.index) && review.textsChangedBy(layer, row) !== null,
    ).length;
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
}

/** The rows that a program may change, up to a row that may move while they are read. */
async function* slicesOf(
  review: Review,
  { rows: only }: ProgramLayer,
  endOf: () => number,
): AsyncGenerator<Slice, void, undefined> {
  function* reads(): Generator<Promise<Slice>, void, undefined> {
    for (let start = 0; start < endOf();) {
      const from = start;
      const end = endOf();
      if (only === null) {
        start = Math.min(from + SLICE_ROWS, end);
        yield review.readRows(from, start - from).then((rows) => ({ rows, start: from }));
      } else {
        const indexes = only.take(from, READ_ROWS).filter((row) => row < end);
        start = indexes.length === READ_ROWS ? indexes.at(-1)! + 1 : end;
        yield review.readRowsAt(indexes).then((rows) => ({ rows, start: from }));
      }
    }
  }
  for await (const { rows, start } of readAhead(reads())) {
    yield { rows: rows.slice(0, SLICE_ROWS), start };
    for (let at = SLICE_ROWS; at < rows.length; at += SLICE_ROWS) {
      yield { rows: rows.slice(at, at + SLICE_ROWS), start: rows[at]!.index };
    }
  }
}

/** While a validation runs, the issues of the other columns may be outdated. */
function validateChanged(
  review: Review,
  layer: ProgramLayer,
  rows: readonly SourceRow[],
  verdicts: StepVerdicts | null = null,
): readonly SourceRow[] {
  const positions = review.hasEnded ? layer.runner.columns : undefined;
  const changed: SourceRow[] = [];
  const texts: TextRow[] = [];
  for (const row of rows) {
    const { index } = row;
    if (!review.isEditable(index)) continue;
    const cells = review.textsChangedBy(layer, row);
    if (!cells) continue;
    changed.push(row);
    texts.push({ index, cells });
  }
  verdicts?.record(review, changed);
  review.validator.checkRows(texts, positions);
  return changed;
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
  state: LogState,
): Promise<void> {
  const change = state === 'on' ? review.edits.undo() : review.edits.redo();
  if (!change || !('layer' in change)) return;
  const { layer } = change;
  review.reviseAll();
  for await (const { rows } of slicesOf(review, layer, () => validatedRows)) {
    const changed = validateChanged(review, layer, rows);
    review.followLog(indexesOf(changed), state === 'on' ? 'off' : 'on');
    // The host has checked these rows in a state that no longer exists.
    if (context.ask) review.markUnchecked(changed);
    await context.pause();
  }
  review.touch();
}

function indexesOf(rows: readonly SourceRow[]): readonly number[] {
  return rows.map(({ index }) => index);
}
