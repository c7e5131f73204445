import type { Delivery } from '../../engine-calls.js';
import type { CallContext } from '../../engine-host.js';
import type { ColumnBatch } from '../../result/column-batch.js';
import type { Review } from '../review.js';
import { ColumnPacker } from './column-packer.js';
import type { ColumnChoice } from './column-packer.js';
import { deliver } from './deliver.js';
import type { DeliverOptions } from './deliver.js';

/** About a megabyte, so that few reads wait for the file. */
const READ_ROWS = 8192;
/** One batch with the host and one ready for it, while the next is prepared. */
const AHEAD = 2;

/** Hands over the same rows as `deliverRows`, as columns. */
export async function deliverColumns(
  review: Review,
  options: DeliverOptions & ColumnChoice,
  context: CallContext<'columns-deliver'>,
): Promise<Delivery> {
  const packer = new ColumnPacker(review, options);
  return deliver(review, options, {
    context,
    form: {
      readRows: READ_ROWS,
      ahead: AHEAD,
      read: (indexes) => packer.read(indexes),
      hand: ({ index, isLast, rowIndexes }) => {
        const columns = packer.end(rowIndexes.length);
        const rowNumbers = Uint32Array.from(rowIndexes, (row) => review.table.rowNumber(row));
        const batch = { index, isLast, columns, rowIndexes: Uint32Array.from(rowIndexes), rowNumbers };
        return context.ask(batch, [batch.rowIndexes.buffer, rowNumbers.buffer, ...buffersOf(columns)]);
      },
    },
  });
}

function buffersOf({ columns, customFields = [], unmatched = [] }: ColumnBatch): ArrayBuffer[] {
  return [...columns, ...customFields, ...unmatched].flatMap((column) => {
    if (column.type === 'text') return [column.ends.buffer];
    return column.type === 'mixed' ? [] : [column.values.buffer];
  });
}
