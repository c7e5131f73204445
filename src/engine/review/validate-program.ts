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

/** Rows read and validated at once. */
const SLICE_ROWS = 500;

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
  let failure: { readonly error: unknown } | null = null;
  let locked = 0;
  /** The row after those that were validated. */
  let end = 0;
  const reading = { size: SLICE_ROWS, only: layer.rows, endOf: () => review.passedRows };
  for await (const rows of readThrough(review, reading, context)) {
    if (context.signal.aborted) break;
    const changed = validateChanged(review, layer, rows, verdicts);
    review.followLog(indexesOf(changed), state);
    locked += rows.filter(
      (row) => review.host.delivered.has(row.index) && review.textsChangedBy(layer, row) !== null,
    ).length;
    failure ??= await checkOrFail(review, changed, context.ask);
    if (failure) review.markUnchecked(changed);
    review.touch();
    end = rows.at(-1)!.index + 1;
    report(rows[0]!.index, review.passedRows);
    await context.pause();
  }
  if (context.signal.aborted) {
    // A validation under way may have reached the other rows, too.
    await revertProgram(review, change, { ...context, validatedRows: hasEnded ? end : review.passedRows });
    throw context.signal.reason;
  }
  if (failure) throw failure.error;
  if (verdicts) review.verdicts.set(layer, verdicts);
  return { locked, rows: [], isAlone: false };
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
  const reading = { size: SLICE_ROWS, only: layer.rows, endOf: () => validatedRows };
  for await (const rows of readThrough(review, reading, context)) {
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
