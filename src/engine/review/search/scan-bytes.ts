import type { DataBlock } from '../../source/table/table.js';
import { isBlankRow } from '../../source/table/token-block.js';
import type { RowSet } from '../../validation/issues/row-set.js';
import type { ByteTest } from './byte-finder.js';

interface SearchedColumn {
  /** Position in the file. */
  readonly source: number;
  /** Receives the rows with a match. */
  readonly rows: RowSet;
}

interface ByteScan {
  readonly test: ByteTest;
  readonly columns: readonly SearchedColumn[];
  /** Whether to search a row. */
  readonly isMeant: (row: number) => boolean;
}

/** Searches the cells of a block as they are in the file. */
export function scanBytes(
  { tokens, firstRow, firstIndex, isRegular }: DataBlock,
  { test, columns, isMeant }: ByteScan,
): void {
  const { bytes, cells, rowCells, rowCount } = tokens;
  let index = firstIndex;
  for (let row = firstRow; row < rowCount; row += 1) {
    if (!isRegular && isBlankRow(tokens, row)) continue;
    const first = rowCells[row]!;
    const end = rowCells[row + 1]!;
    if (isMeant(index)) {
      for (const { source, rows } of columns) {
        const cell = first + source;
        if (cell < end && test(bytes, cells[cell * 2]!, cells[cell * 2 + 1]!)) rows.add(index);
      }
    }
    index += 1;
  }
}
