import type { Delivery } from '../../engine-calls.js';
import type { CallContext } from '../../engine-host.js';
import type { RowHandling } from '../../import-plan.js';
import { unmatchedSources } from '../../mapping/apply-mapping.js';
import type { ResultRow } from '../../result/import-result.js';
import { createResultRows } from '../../result/result-row.js';
import { createRowTransform } from '../../transformation/transform-rows.js';
import { columnsWithFormats } from '../bound-columns.js';
import type { Review } from '../review.js';
import { chosenRows, deliver } from './deliver.js';
import type { DeliverOptions } from './deliver.js';

/** Rows read from the file at once. */
const READ_ROWS = 1000;

/** Hands over transformed rows in batches, each one after the previous was accepted. */
export async function deliverRows(
  review: Review,
  options: DeliverOptions,
  context: CallContext<'result-deliver'>,
): Promise<Delivery> {
  const { plan, table, mapped } = review;
  const transform = createRowTransform(columnsWithFormats(review), { language: plan.language });
  const toResultRow = createResultRows(mapped, plan, unmatchedSources(plan.mapping, table.columns));
  let rows: ResultRow[] = [];
  let rowNumbers: number[] = [];
  return deliver(review, options, {
    context,
    form: {
      readRows: READ_ROWS,
      ahead: 0,
      async read(indexes) {
        const read = await review.readRowsAt(indexes);
        return {
          indexes: read.map(({ index }) => index),
          add: (from, to) => {
            for (const row of read.slice(from, to)) {
              rows.push(toResultRow(transform.apply(review.texts(row)), row.cells));
              rowNumbers.push(row.number);
            }
          },
        };
      },
      async hand(place) {
        const batch = { ...place, rows, rowNumbers };
        rows = [];
        rowNumbers = [];
        return { refused: (await context.ask(batch)) ?? [] };
      },
    },
  });
}

/** Marks the rows as delivered that `deliverRows` would hand over. Rejected rows are not among them. */
export function settleRows(review: Review, rowHandling: RowHandling): void {
  const { host } = review;
  for (const indexes of chosenRows(review, rowHandling).lists(READ_ROWS)) {
    host.markDelivered(indexes.filter((index) => !host.delivered.has(index) && !host.rejected.has(index)));
  }
  review.touch();
}
