/** Cells merged over several rows; positions count from 0. */
export interface MergedCells {
  readonly row: number;
  readonly lastRow: number;
  /** The first one. */
  readonly column: number;
}

/** How a sheet is read if not as it is stored. */
export interface SheetReading {
  /** Whether hidden rows become blank lines. */
  readonly visible?: boolean;
  /** Whether merged cells have their value in each of their rows that has other values. */
  readonly filled?: boolean;
}

/** What the text of a sheet does not show. */
export interface SheetCounts {
  /**
   * Rows with a value that the workbook hides, by hand or by a filter. They are imported unless `range.visible` leaves
   * them out.
   */
  readonly hiddenRows: number;
  /** Formulas without a stored value, which are read as empty cells; 0 where the format does not tell. */
  readonly blankFormulas: number;
  /** Cells with an error such as `#REF!`, which are read as that text; in `.xls`, `.xlsb` and `.ods` also of hidden rows. */
  readonly errorCells: number;
  /**
   * Cells merged over several rows, of the header too, in order. Only the first row has their value, unless
   * `range.filled` repeats it in all of them.
   */
  readonly merged: readonly MergedCells[];
}

export const NO_COUNTS: SheetCounts = { hiddenRows: 0, blankFormulas: 0, errorCells: 0, merged: [] };

/** The counts among other properties. */
export function countsOf({ hiddenRows, blankFormulas, errorCells, merged }: SheetCounts): SheetCounts {
  return { hiddenRows, blankFormulas, errorCells, merged };
}
