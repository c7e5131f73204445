import type { Column } from '../../column.js';
import { unmatchedSources } from '../../mapping/apply-mapping.js';
import { unmatchedKeys } from '../../result/unmatched-keys.js';
import { createCellTransform, deliveredType, plainReading } from '../../transformation/transform-rows.js';
import type { TransformColumn } from '../../transformation/transform-rows.js';
import { columnsWithFormats } from '../bound-columns.js';
import type { Review } from '../review.js';
import type { DeliveredColumn, DeliveredColumns } from './column-packer.js';

export interface ColumnChoice {
  /** Default: that of the plan. */
  readonly includeUnmatchedColumns?: boolean;
}

/** Rows have no cell there. */
const NO_SOURCE = Infinity;

/** The columns of the delivered rows: those of the plan, and if wanted those that are not mapped. */
export function deliveredColumns(review: Review, choice: ColumnChoice): DeliveredColumns {
  const { plan, table, mapped } = review;
  const bound = columnsWithFormats(review);
  const positions = new Map(mapped.map(({ column }, position) => [column.id, position]));
  const planned = (column: Column): DeliveredColumn => {
    const position = positions.get(column.id) ?? -1;
    const { source } = mapped[position] ?? { source: NO_SOURCE };
    const read: TransformColumn = bound[position] ?? { column, optionMatches: [] };
    const transform = createCellTransform(read, plan);
    const reading = { position, plain: plainReading(read), format: read.format, transform };
    return { id: column.id, type: deliveredType(column), source, reading };
  };
  const unmatched = unmatchedSources(plan.mapping, table.columns);
  const keys = unmatchedKeys(unmatched);
  const asInFile = ({ index }: { readonly index: number }, at: number): DeliveredColumn => ({
    id: keys[at]!,
    type: 'text',
    source: index,
    reading: null,
  });
  return {
    columns: plan.columns.map(planned),
    ...(plan.dynamicColumns.length > 0 ? { customFields: plan.dynamicColumns.map(planned) } : {}),
    ...((choice.includeUnmatchedColumns ?? plan.includeUnmatchedColumns) ? { unmatched: unmatched.map(asInFile) } : {}),
  };
}
