/**
 * The complete rows found in one stretch of bytes. No string exists yet: a cell is a pair of offsets.
 * Arrays may be longer than used and are overwritten by the next block; copy what must outlive the callback.
 */
export interface TokenBlock {
  /** UTF-8 text; offsets below point into it. */
  readonly bytes: Uint8Array;
  /** Position of `bytes[0]` in the blob. */
  readonly base: number;
  readonly rowCount: number;
  /** Row -> index of its first cell in the cell arrays; `rowCount + 1` entries used. A blank line is a row of zero cells. */
  readonly rowCells: Uint32Array;
  /** Row -> offset in `bytes` where it begins. */
  readonly rowStarts: Uint32Array;
  /** Offset in `bytes` after the last row. */
  readonly rowsEnd: number;
  /** Cell -> offset of its content (inside the quotes when quoted). */
  readonly cellStarts: Uint32Array;
  /** Cell -> offset after its content. */
  readonly cellEnds: Uint32Array;
  /** Cell -> `CellFlag` bits. */
  readonly cellFlags: Uint8Array;
}

export const CellFlag = {
  /** The cell was quoted: an empty one was written as `""`. */
  quoted: 1,
  /** The content holds escapes, so its text is not simply the bytes between the offsets. */
  escaped: 2,
} as const;

/** Blank rows are no data rows: no cell, or nothing but blanks in all of them. */
export function isBlankRow({ bytes, rowCells, cellStarts, cellEnds }: TokenBlock, row: number): boolean {
  for (let cell = rowCells[row]!; cell < rowCells[row + 1]!; cell += 1) {
    const end = cellEnds[cell]!;
    for (let at = cellStarts[cell]!; at < end; at += 1) {
      const byte = bytes[at]!;
      if (byte !== 32 && (byte < 9 || byte > 13)) return false;
    }
  }
  return true;
}
