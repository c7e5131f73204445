import type { Table } from './table.js';

/**
 * The stable index of the row with a human number, among the rows known so far. Numbers only ever grow. `rowCount`: how
 * many rows there are when some were added to those of the file.
 */
export function rowOfNumber(
  table: Pick<Table, 'indexedRows' | 'rowNumber'>,
  { number, rowCount = table.indexedRows }: { readonly number: number; readonly rowCount?: number },
): number | null {
  let low = 0;
  let high = rowCount;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (table.rowNumber(middle) < number) low = middle + 1;
    else high = middle;
  }
  return low < rowCount && table.rowNumber(low) === number ? low : null;
}
