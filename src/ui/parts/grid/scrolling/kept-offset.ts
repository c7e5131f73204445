/** Where the columns are scrolled to: sorting and filtering replace the rows, and the grid with them, but not this. */
export class KeptOffset {
  /** Pixels from the edge where the columns start. */
  columns = 0;
}
