import { withoutRows } from '../../../src/engine/full.js';
import type { Operation } from '../../../src/engine/full.js';

/**
 * The operations without the rows that cannot be in a file of so many bytes, even with the rows they add to it: sets of
 * rows take as much room as the greatest number in them.
 */
export function withinFile(operations: readonly Operation[], bytes: number): readonly Operation[] {
  const added = operations.reduce((sum, next) => sum + (next.type === 'add-rows' ? next.values.length : 0), 0);
  const end = bytes + added;
  return operations.map((operation) =>
    operation.type === 'add-rows' && operation.row + operation.values.length > end
      ? { type: 'delete-rows', rows: [] }
      : withoutRows(operation, (row) => row >= end),
  );
}
