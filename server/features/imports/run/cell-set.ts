/** A set of rows in the space of one bit each, for files of which most rows have errors. */
export interface RowBits {
  /** Not negative. */
  add(row: number): void;
  has(row: number): boolean;
}

const FIRST_BYTES = 1024;

export function rowBits(): RowBits {
  let bits = new Uint8Array(FIRST_BYTES);
  return {
    add(row) {
      const at = row >> 3;
      if (at >= bits.length) {
        const longer = new Uint8Array(Math.max(bits.length * 2, at + 1));
        longer.set(bits);
        bits = longer;
      }
      bits[at] = (bits[at] ?? 0) | (1 << (row & 7));
    },
    has: (row) => ((bits[row >> 3] ?? 0) & (1 << (row & 7))) !== 0,
  };
}

interface Cell {
  readonly row: number;
  readonly field: string;
}

export interface CellSet {
  add(cell: Cell): void;
  has(cell: Cell): boolean;
}

export function cellSet(): CellSet {
  const rowsByField = new Map<string, RowBits>();
  return {
    add({ row, field }) {
      const rows = rowsByField.get(field) ?? rowBits();
      rows.add(row);
      rowsByField.set(field, rows);
    },
    has: ({ row, field }) => rowsByField.get(field)?.has(row) === true,
  };
}
