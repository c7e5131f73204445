import type { Table } from './table.js';

/** The stable index of the row with a human number, among the rows known so far. Numbers only ever grow. */
export function rowOfNumber(table: Pick<Table, 'indexedRows' | 'rowNumber'>, number: number): number | null {
  let low = 0;
  let high = table.indexedRows;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (table.rowNumber(middle) < number) low = middle + 1;
    else high = middle;
  }
  return low < table.indexedRows && table.rowNumber(low) === number ? low : null;
}
