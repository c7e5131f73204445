/** A set of cells in the space of one bit per row, for files of which most cells have errors. */
export interface CellSet {
  add(cell: Cell): void;
  has(cell: Cell): boolean;
}

interface Cell {
  /** Not negative. */
  readonly row: number;
  readonly field: string;
}

const FIRST_BYTES = 1024;

export function cellSet(): CellSet {
  const rowsByField = new Map<string, Uint8Array>();
  return {
    add({ row, field }) {
      const at = row >> 3;
      let rows = rowsByField.get(field) ?? new Uint8Array(FIRST_BYTES);
      if (at >= rows.length) {
        const longer = new Uint8Array(Math.max(rows.length * 2, at + 1));
        longer.set(rows);
        rows = longer;
      }
      rows[at] = (rows[at] ?? 0) | (1 << (row & 7));
      rowsByField.set(field, rows);
    },
    has({ row, field }) {
      return ((rowsByField.get(field)?.[row >> 3] ?? 0) & (1 << (row & 7))) !== 0;
    },
  };
}
