/** Pixels by column id; `null` as long as the columns fill the grid by themselves. */
export type ColumnWidths = ReadonlyMap<string, number> | null;

/** Settings of columns that survive sorting and filtering, which replace the grid along with its rows. */
export class KeptColumns {
  #widths: ColumnWidths = null;
  #offset = 0;

  get widths(): ColumnWidths {
    return this.#widths;
  }

  keepWidths(widths: ColumnWidths): void {
    this.#widths = widths;
  }

  /** Pixels scrolled from the edge where the columns start. */
  get offset(): number {
    return this.#offset;
  }

  keepOffset(offset: number): void {
    this.#offset = offset;
  }
}
