import type { Delivery, DeliveredBatch } from '../engine-calls.js';
import type { CallContext } from '../engine-host.js';
import type { RowHandling } from '../import-plan.js';
import { unmatchedSources } from '../mapping/apply-mapping.js';
import { createResultRows } from '../result/result-row.js';
import type { ResultRow } from '../result/import-result.js';
import { createRowTransform } from '../transformation/transform-rows.js';
import type { Issue } from '../validation/issue.js';
import { withInferred } from './check-on-host.js';
import { everyPercent } from './progress.js';
import { boundColumns } from './review.js';
import type { Review } from './review.js';

/** Rows read from the file at a time, some milliseconds of work. */
const READ_ROWS = 1000;
const MAX_ISSUES = 10_000;

interface DeliverOptions {
  readonly batchSize: number;
  readonly rowHandling: RowHandling;
  readonly only?: readonly number[];
  readonly after?: number;
}

/** Transformed rows in batches, the next one only after the last was taken. */
export async function deliverRows(
  review: Review,
  { batchSize, rowHandling, only, after = -1 }: DeliverOptions,
  context: CallContext<'result-deliver'>,
): Promise<Delivery> {
  const { plan, table, mapped } = review;
  const chosen = review.filtered(rowHandling === 'exclude' ? 'valid' : 'all');
  const wanted = only?.filter((index) => chosen.has(index)).sort((left, right) => left - right);
  const start = wanted ? 0 : chosen.positionOf(after + 1);
  const total = wanted?.length ?? chosen.total;
  const transform = createRowTransform(boundColumns(mapped, withInferred(review)), { language: plan.language });
  const unmatched = unmatchedSources(plan.mapping, table.columns);
  const toResultRow = createResultRows(mapped, plan, unmatched);
  const report = everyPercent((percent) => context.emit({ type: 'progress', percent, rows: delivered }));
  const issues: Issue[] = [];
  let delivered = start;
  let batchIndex = 0;
  let rows: ResultRow[] = [];
  let rowIndexes: number[] = [];
  for (let position = start; position < total; position += READ_ROWS) {
    context.signal.throwIfAborted();
    const indexes = wanted?.slice(position, position + READ_ROWS) ?? chosen.at(position, READ_ROWS);
    for (const row of await table.readRowsAt(indexes)) {
      rows.push(toResultRow(transform.apply(review.texts(row)), row.cells));
      rowIndexes.push(row.index);
      if (rowHandling === 'include' && issues.length < MAX_ISSUES) issues.push(...review.issues.ofRow(row.index));
      if (rows.length < batchSize && delivered + rows.length < total) continue;
      delivered += rows.length;
      const batch: DeliveredBatch = { index: batchIndex, isLast: delivered === total, rows, rowIndexes };
      await context.ask(batch);
      batchIndex += 1;
      rows = [];
      rowIndexes = [];
    }
    report(delivered, total);
    await context.pause();
  }
  const { counts } = review.summary();
  return {
    columns: {
      predefined: plan.columns,
      dynamic: plan.dynamicColumns,
      unmatched: unmatched.map(({ name }) => name),
    },
    summary: { totalRows: counts.all, validRows: counts.valid, invalidRows: counts.invalid, deliveredRows: total },
    issues: issues.slice(0, MAX_ISSUES),
  };
}
