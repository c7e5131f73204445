import type { Operation } from '../../src/engine/full.js';

/**
 * An operation without the rows that cannot be in a file of so many bytes: sets of rows take as much room as the greatest
 * number in them.
 */
export function withinFile(operation: Operation, bytes: number): Operation {
  const isThere = (row: number): boolean => row < bytes;
  if (operation.type === 'set-cell') return isThere(operation.row) ? operation : { type: 'delete-rows', rows: [] };
  if (operation.type === 'run-program') return { ...operation, except: operation.except?.filter(isThere) };
  if (operation.type === 'delete-rows') return { ...operation, rows: operation.rows.filter(isThere) };
  const { rows, values } = operation;
  return { ...operation, rows: rows.filter(isThere), values: values.filter((_, at) => isThere(rows[at] ?? bytes)) };
}
