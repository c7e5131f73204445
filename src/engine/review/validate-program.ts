import type { ProgramLayer } from '../edits/overlay.js';
import type { SourceRow } from '../source/layout/layout.js';
import type { TextRow } from '../validation/validate-rows.js';
import { checkOrFail } from './check-on-host.js';
import { revertStep } from './edit-outcome.js';
import type { EditContext, EditOutcome, LogStep } from './edit-outcome.js';
import { onEvenPercent } from './even-percent.js';
import { readThrough } from './read-lists.js';
import type { Review } from './review.js';
import { StepVerdicts } from './step-verdicts.js';

/** Rows validated at once when all of them may have changed. */
const SLICE_ROWS = 500;
/** Listed rows read at once: a read of few rows waits longer than it works. */
const READ_ROWS = 2000;

interface ChangedByProgram extends LogStep {
  readonly layer: ProgramLayer;
}

/** Passes over the file in slices and validates the rows that applying or removing a program has changed. */
export async function validateProgram(
  review: Review,
  change: ChangedByProgram,
  context: EditContext,
): Promise<EditOutcome> {
  const { layer, state } = change;
  const { hasEnded } = review;
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
  // A validation under way may have reached the other rows, too.
  const revert = (start: number): Promise<void> =>
    revertProgram(review, change, { ...context, validatedRows: hasEnded ? start : review.passedRows });
  let failure: { readonly error: unknown } | null = null;
  let locked = 0;
  for await (const rows of slicesOf(review, layer, () => review.passedRows)) {
    const start = rows[0]!.index;
    if (context.signal.aborted) {
      await revert(start);
      throw context.signal.reason;
    }
    const changed = validateChanged(review, layer, rows, verdicts);
    review.followLog(indexesOf(changed), state);
    locked += rows.filter(
      (row) => review.host.delivered.has(row.index) && review.textsChangedBy(layer, row) !== null,
    ).length;
    failure ??= await checkOrFail(review, changed, context.ask);
    if (failure) review.markUnchecked(changed);
    review.touch();
    report(start, review.passedRows);
    await context.pause();
  }
  if (failure) {
    if (context.signal.aborted) await revert(review.passedRows);
    throw failure.error;
  }
  if (verdicts) review.verdicts.set(layer, verdicts);
  return { locked, rows: [], isAlone: false };
}

/** The rows that a program may change, up to a row that may move while they are read. */
async function* slicesOf(
  review: Review,
  { rows: only }: ProgramLayer,
  endOf: () => number,
): AsyncGenerator<readonly SourceRow[], void, undefined> {
  for await (const rows of readThrough(review, { size: READ_ROWS, only, endOf })) {
    for (let at = 0; at < rows.length; at += SLICE_ROWS) yield rows.slice(at, at + SLICE_ROWS);
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

/** Reverts an aborted program and validates the affected rows again. */
async function revertProgram(
  review: Review,
  change: ChangedByProgram,
  { validatedRows, ...context }: EditContext & { readonly validatedRows: number },
): Promise<void> {
  const reverted = revertStep(review, change);
  if (!reverted || !('layer' in reverted)) return;
  const { layer } = reverted;
  review.reviseAll();
  for await (const rows of slicesOf(review, layer, () => validatedRows)) {
    const changed = validateChanged(review, layer, rows);
    review.followLog(indexesOf(changed), change.state === 'on' ? 'off' : 'on');
    // The host has checked these rows in a state that no longer exists.
    if (context.ask) review.markUnchecked(changed);
    await context.pause();
  }
  if (change.isNew) review.edits.forget();
  review.touch();
}

function indexesOf(rows: readonly SourceRow[]): readonly number[] {
  return rows.map(({ index }) => index);
}
