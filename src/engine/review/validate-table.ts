import type { ReviewSummary } from '../review-calls.js';
import type { CallContext } from '../engine-host.js';
import type { SourceRow } from '../source/layout/layout.js';
import type { DataBlock } from '../source/table/table.js';
import { RowSet } from '../validation/issues/row-set.js';
import { addFindings } from './add-findings.js';
import { checkOnHost } from './check-on-host.js';
import { onEvenPercent } from './even-percent.js';
import { ALL_ROWS } from '../row-view.js';
import { readThrough } from './read-lists.js';
import { readWindow } from './views/read-window.js';
import { validateRows, revalidate } from './revalidate.js';
import { summaryOf } from './review-summary.js';
import type { Review } from './review.js';

/** Sent before anything else, so that the review can be shown at once. */
const FIRST_ROWS = 50;
/** Rows read at once when validated one by one. */
const RECHECK_ROWS = 1000;
/** Rows per batch of host checks: a call for each row would cost more than the check. */
const HOST_BATCH = 500;

type Giving = Pick<CallContext<'validation-run'>, 'signal' | 'pause'>;

/** The pass over the whole file: first rows at once, the rest in slices, then what only the whole file can show. */
export async function validateTable(
  review: Review,
  { hostChecks, shown }: { readonly hostChecks: boolean; readonly shown?: Promise<void> | undefined },
  context: CallContext<'validation-run'>,
): Promise<ReviewSummary> {
  const { table, validator } = review;
  let painted = false;
  const paint = async (): Promise<void> => {
    painted = true;
    await recheckEdits(review, context);
    const window = await readWindow(review, {
      view: ALL_ROWS,
      rows: review.filtered('all'),
      start: 0,
      count: FIRST_ROWS,
    });
    context.emit({ type: 'first-rows', window, summary: summaryOf(review) });
  };
  const report = onEvenPercent((percent) => {
    context.emit({ type: 'progress', percent, rows: table.indexedRows });
    if (painted) context.emit({ type: 'counts', summary: summaryOf(review) });
  });
  const scanOptions = { signal: context.signal, pause: () => context.pause() };
  await table.scan(
    (block): void | Promise<void> => {
      validator.checkBlock(block);
      review.setScannedRows(block.firstIndex + block.dataRows);
      if (!painted && review.scannedRows >= FIRST_ROWS) return paint().then(() => shown);
    },
    { ...scanOptions, onProgress: report },
  );
  review.closeGaps();
  const decided = validator.decideFormats();
  review.setFormats(decided.formats);
  if (decided.again.length > 0) {
    await table.scan((block: DataBlock) => validator.recheckBlock(block, decided.again), scanOptions);
  }
  await recheckEdits(review, context);
  addFindings(review, review.host.refusals(), 'refusal');
  review.touch();
  if (!painted) await paint();
  if (hostChecks) {
    for await (const rows of readThrough(review, { size: HOST_BATCH }, context)) {
      context.signal.throwIfAborted();
      await checkOnHost(review, rows, context.ask);
      review.touch();
      report(rows[0]!.index, review.rowCount);
      await context.pause();
    }
  }
  review.end();
  return summaryOf(review);
}

/**
 * The pass read the source without edits; edited rows, including edits since undone, are validated in their current
 * state.
 */
async function recheckEdits(review: Review, context: Giving): Promise<void> {
  const { deleted, validator } = review;
  const overlays = review.edits.overlays();
  const rows = new RowSet();
  for (const overlay of overlays) for (const row of overlay.rows()) rows.add(row);
  for (const row of review.host.delivered.members()) if (review.issues.invalid.has(row)) rows.add(row);
  for (const row of deleted.members()) rows.add(row);
  for (const row of validator.changed.members()) rows.add(row);
  if (overlays.some(({ layers }) => layers.length > 0)) await recheckPrograms(review, rows, context);
  for (let first = rows.next(0); first >= 0;) {
    context.signal.throwIfAborted();
    const some: number[] = [];
    for (; first >= 0 && some.length < RECHECK_ROWS; first = rows.next(first + 1)) some.push(first);
    await revalidate(review, some);
    await context.pause();
  }
}

/** Which rows a program has changed is only known by reading them all. Rows in `others` are validated anyway. */
async function recheckPrograms(review: Review, others: RowSet, { signal, pause }: Giving): Promise<void> {
  const positions = [
    ...new Set(review.edits.overlays().flatMap(({ layers }) => layers.flatMap(({ runner }) => runner.columns))),
  ];
  for await (const rows of readThrough(review, { size: RECHECK_ROWS, endOf: () => review.passedRows }, { pause })) {
    signal.throwIfAborted();
    const changed = rows.filter((row) => !others.has(row.index) && !isAsInSource(review, row));
    // The issues that the pass has found in the other columns are still correct.
    validateRows(review, changed, positions);
    await pause();
  }
}

function isAsInSource(review: Review, row: SourceRow): boolean {
  const source = review.sourceTexts(row);
  const texts = review.texts(row);
  return texts === source || texts.every((text, position) => text === source[position]);
}
