import type { Delivery, DeliveredBatch } from '../engine-calls.js';
import { EngineError } from '../engine-error.js';
import type { CallContext } from '../engine-host.js';
import type { RowHandling } from '../import-plan.js';
import { unmatchedSources } from '../mapping/apply-mapping.js';
import { headerText } from '../source/layout/layout.js';
import { createResultRows } from '../result/result-row.js';
import type { ResultRow } from '../result/import-result.js';
import { progressAfter, summaryOfProgress } from '../result/row-progress.js';
import { createRowTransform } from '../transformation/transform-rows.js';
import type { Issue } from '../validation/issues/issue.js';
import { columnsWithFormats } from './bound-columns.js';
import type { FilteredRows } from './views/filtered-rows.js';
import { everyPercent } from './progress.js';
import { progressOf } from './review-summary.js';
import type { Review } from './review.js';

/** Rows read from the file at once, some milliseconds of work. */
const READ_ROWS = 1000;
const MAX_ISSUES = 10_000;

interface DeliverOptions {
  readonly batchSize: number;
  readonly rowHandling: RowHandling;
  readonly resume?: boolean;
}

/** Hands over transformed rows in batches, each one after the previous was accepted. */
export async function deliverRows(
  review: Review,
  { batchSize, rowHandling, resume = false }: DeliverOptions,
  context: CallContext<'result-deliver'>,
): Promise<Delivery> {
  const { plan, table, mapped, host } = review;
  const { invalid } = progressOf(review).left;
  if (rowHandling === 'block' && invalid > 0) throw new EngineError('rows-invalid', { count: invalid });
  const chosen = review.filtered(rowHandling === 'exclude' ? 'valid' : 'all');
  const transform = createRowTransform(columnsWithFormats(review), { language: plan.language });
  const unmatched = unmatchedSources(plan.mapping, table.columns);
  const toResultRow = createResultRows(mapped, plan, unmatched);
  const total = countLeft(chosen, review);
  let left = total;
  /** Rows accepted during this call. */
  let takenRows = 0;
  let batchNumber = resume ? host.batches : 0;
  const report = everyPercent((percent) => context.emit({ type: 'progress', percent, rows: total - left }));
  const issues: Issue[] = [];
  let rows: ResultRow[] = [];
  let rowIndexes: number[] = [];
  let rowNumbers: number[] = [];
  const hand = async (): Promise<void> => {
    left -= rows.length;
    const batch: DeliveredBatch = { index: batchNumber, isLast: left === 0, rows, rowIndexes, rowNumbers };
    const refused = new Set(await context.ask(batch));
    const taken = refused.size > 0 ? rowIndexes.filter((_, at) => !refused.has(at)) : rowIndexes;
    takenRows += taken.length;
    batchNumber += 1;
    if (resume) host.markDelivered(taken);
    report(total - left, total);
    rows = [];
    rowIndexes = [];
    rowNumbers = [];
  };
  let indexes = chosen.from(0, READ_ROWS);
  while (indexes.length > 0) {
    context.signal.throwIfAborted();
    if (rowHandling === 'include') {
      for (const index of indexes) if (issues.length < MAX_ISSUES) issues.push(...review.issues.ofRow(index));
    }
    for (const row of await review.readRowsAt(indexes.filter((index) => !host.delivered.has(index)))) {
      rows.push(toResultRow(transform.apply(review.texts(row)), row.cells));
      rowIndexes.push(row.index);
      rowNumbers.push(row.number);
      if (rows.length >= batchSize || rows.length === left) await hand();
    }
    report(total - left, total);
    await context.pause();
    indexes = chosen.from(indexes.at(-1)! + 1, READ_ROWS);
  }
  const progress = progressOf(review);
  // Without `resume`, accepted rows count in the summary only: it describes a call that has ended well.
  const isOpen = !resume && takenRows > 0;
  const finalProgress = isOpen ? progressAfter(progress, takenRows, rowHandling) : progress;
  return {
    columns: {
      predefined: plan.columns,
      dynamic: plan.dynamicColumns,
      unmatched: unmatched.map(headerText),
    },
    summary: summaryOfProgress(finalProgress, rowHandling),
    issues: issues.slice(0, MAX_ISSUES),
  };
}

/** Marks the rows as delivered that `deliverRows` would hand over. Rejected rows are not among them. */
export function settleRows(review: Review, rowHandling: RowHandling): void {
  const { host } = review;
  const chosen = review.filtered(rowHandling === 'exclude' ? 'valid' : 'all');
  let indexes = chosen.from(0, READ_ROWS);
  while (indexes.length > 0) {
    host.markDelivered(indexes.filter((index) => !host.delivered.has(index) && !host.rejected.has(index)));
    indexes = chosen.from(indexes.at(-1)! + 1, READ_ROWS);
  }
  review.touch();
}

/** Number of rows still to deliver. */
function countLeft(chosen: FilteredRows, { host: { delivered } }: Review): number {
  let count = chosen.total;
  if (delivered.count === 0) return count;
  for (const index of delivered.members()) if (chosen.has(index)) count -= 1;
  return count;
}
