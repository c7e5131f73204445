/** Pixels by column id; `null` as long as the columns fill the grid by themselves. */
export type ColumnWidths = ReadonlyMap<string, number> | null;

/** What sorting and filtering leave as it is: they replace the rows, and the grid with them, but not its columns. */
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
