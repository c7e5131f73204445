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
}

export const NO_COUNTS: SheetCounts = { hiddenRows: 0, blankFormulas: 0, errorCells: 0 };

/** The counts among other properties. */
export function countsOf({ hiddenRows, blankFormulas, errorCells }: SheetCounts): SheetCounts {
  return { hiddenRows, blankFormulas, errorCells };
}
