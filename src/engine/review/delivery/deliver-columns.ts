import type { Delivery } from '../../engine-calls.js';
import type { CallContext } from '../../engine-host.js';
import { packing } from '../../pieces/packing.js';
import type { Review } from '../review.js';
import { deliver } from './deliver.js';
import type { DeliverOptions } from './deliver.js';
import { deliveredColumns } from './delivered-columns.js';
import type { ColumnChoice } from './delivered-columns.js';

/** About two megabytes: of smaller reads, each waits longer for the file than it takes to work on. */
const READ_ROWS = 16384;
/** One batch with the host and one ready for it, while the next is prepared. */
const AHEAD = 2;

/** Hands over the same rows as `deliverRows`, as columns. */
export async function deliverColumns(
  review: Review,
  options: DeliverOptions & ColumnChoice,
  context: CallContext<'columns-deliver'>,
): Promise<Delivery> {
  const { columnPacker, buffersOf } = packing();
  const packer = columnPacker(review, deliveredColumns(review, options));
  return deliver(review, options, {
    context,
    form: {
      readRows: READ_ROWS,
      ahead: AHEAD,
      read: (indexes) => packer.read(indexes),
      hand: ({ index, isLast, rowIndexes }) => {
        const columns = packer.end(rowIndexes.length);
        const rowNumbers = new Uint32Array(rowIndexes.length);
        for (let at = 0; at < rowIndexes.length; at += 1) rowNumbers[at] = review.table.rowNumber(rowIndexes[at]!);
        const batch = { index, isLast, columns, rowIndexes: Uint32Array.from(rowIndexes), rowNumbers };
        return context.ask(batch, [batch.rowIndexes.buffer, rowNumbers.buffer, ...buffersOf(columns)]);
      },
    },
  });
}
