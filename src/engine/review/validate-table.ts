import type { ReviewSummary } from '../engine-calls.js';
import type { CallContext } from '../engine-host.js';
import type { DataBlock } from '../source/table.js';
import { checkOnHost } from './check-on-host.js';
import { everyPercent } from './progress.js';
import { readWindow } from './read-window.js';
import type { Review } from './review.js';

/** Answered before anything else, so that the review can be painted at once. */
const FIRST_ROWS = 50;
/** Host checks come in batches: one question a row would cost more than the check. */
const HOST_BATCH = 500;

/** The pass over the whole file: first rows at once, the rest in slices, then what only the whole file can tell. */
export async function validateTable(
  review: Review,
  { hostChecks }: { hostChecks: boolean },
  context: CallContext<'validation-run'>,
): Promise<ReviewSummary> {
  const { table, validator } = review;
  let painted = false;
  const paint = async (): Promise<void> => {
    painted = true;
    await recheckEdits(review);
    const window = await readWindow(review, { filter: 'all', start: 0, count: FIRST_ROWS });
    context.emit({ type: 'first-rows', window, summary: review.summary() });
  };
  const report = everyPercent((percent) => {
    context.emit({ type: 'progress', percent, rows: table.indexedRows });
    if (painted) context.emit({ type: 'counts', summary: review.summary() });
  });
  const scanOptions = { signal: context.signal, pause: () => context.pause() };
  let checkedRows = 0;
  await table.scan(
    (block): void | Promise<void> => {
      validator.checkBlock(block);
      checkedRows = block.firstIndex + block.tokens.rowCount;
      review.touch();
      if (!painted && checkedRows >= FIRST_ROWS) return paint();
    },
    { ...scanOptions, onProgress: report },
  );
  const settled = validator.settle();
  review.formats = settled.formats;
  if (settled.again.length > 0) {
    await table.scan((block: DataBlock) => validator.recheckBlock(block, settled.again), scanOptions);
  }
  await recheckEdits(review);
  review.touch();
  if (!painted) await paint();
  if (hostChecks) {
    for (let start = 0; start < review.rowCount; start += HOST_BATCH) {
      context.signal.throwIfAborted();
      await checkOnHost(review, await table.readRows(start, HOST_BATCH), context.ask);
      review.touch();
      report(start, review.rowCount);
      await context.pause();
    }
  }
  review.touch();
  return review.summary();
}

/** The pass read the source as it is; rows with edits are judged once more as they stand, deleted ones taken out. */
async function recheckEdits(review: Review): Promise<void> {
  const known = review.table.indexedRows;
  const edited = review.overlay.rows().filter((index) => index < known);
  for (const row of await review.table.readRowsAt(edited)) {
    review.validator.checkRow({ index: row.index, cells: review.texts(row) });
  }
  for (const index of review.deleted.members()) if (index < known) review.validator.removeRow(index);
}
