/**
 * The complete rows in a range of bytes. No strings yet: a cell is a pair of offsets, and its text the bytes between,
 * with escapes resolved. Arrays may be longer than used and are overwritten by the next block; copy what must outlive
 * the callback.
 */
export interface TokenBlock {
  /** UTF-8 text; offsets below point into it. */
  readonly bytes: Uint8Array;
  /** Position of `bytes[0]` in the blob. */
  readonly base: number;
  readonly rowCount: number;
  /**
   * Row -> index of its first cell in the cell arrays; `rowCount + 1` entries used. A blank line is a row without
   * cells.
   */
  readonly rowCells: Uint32Array;
  /** Row -> offset of its start in `bytes`. */
  readonly rowStarts: Uint32Array;
  /** Offset in `bytes` after the last row. */
  readonly rowsEnd: number;
  /**
   * Two numbers per cell, adjacent because they are read together: the offset of its text (inside the quotes when
   * quoted) and the offset after it.
   */
  readonly cells: Int32Array;
}

/** Data rows by their place in a block. */
export interface TokenRows {
  readonly tokens: TokenBlock;
  /** Stable indexes, ascending. */
  readonly indexes: readonly number[];
  /** The row of `tokens` at each of them. */
  readonly rows: Uint32Array;
}

/** The rows from `first` on that are data rows: not blank. */
export function dataRowsFrom(first: number, tokens: TokenBlock): Uint32Array {
  const rows = new Uint32Array(tokens.rowCount - first);
  let count = 0;
  for (let row = first; row < tokens.rowCount; row += 1) {
    rows[count] = row;
    if (!isBlankRow(tokens, row)) count += 1;
  }
  return rows.subarray(0, count);
}

/** Whether a row is blank, and so not a data row: no cells, or only whitespace in all of them. */
export function isBlankRow({ bytes, rowCells, cells }: TokenBlock, row: number): boolean {
  for (let cell = rowCells[row]!; cell < rowCells[row + 1]!; cell += 1) {
    const end = cells[cell * 2 + 1]!;
    for (let at = cells[cell * 2]!; at < end; at += 1) {
      const byte = bytes[at]!;
      if (byte !== 32 && (byte < 9 || byte > 13)) return false;
    }
  }
  return true;
}
