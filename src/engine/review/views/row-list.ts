import type { RowSet } from '../../validation/issues/row-set.js';

/** Rows in the order in which they are shown. */
export interface RowList {
  readonly total: number;
  /** Stable indexes at positions `[start, start + count)`. */
  at(start: number, count: number): ArrayLike<number> & Iterable<number>;
  /** Position of a row by stable index; -1 if it is not in the list. */
  positionOf(index: number): number;
}

interface Present {
  readonly dataVersion: number;
  readonly rowCount: number;
  readonly deleted: RowSet;
}

/** Rows chosen once; of these, deleted ones are not in the list. */
export class ChosenRows {
  readonly #chosen: ListedRows;
  /** Whether rows added later follow after the chosen ones. */
  readonly #isWhole: boolean;
  #present: { readonly dataVersion: number; readonly rows: ListedRows } | null = null;

  constructor(chosen: Uint32Array, { isWhole }: { readonly isWhole: boolean }) {
    this.#chosen = new ListedRows(chosen);
    this.#isWhole = isWhole;
  }

  /** The list at a version of the data. */
  list({ dataVersion, rowCount, deleted }: Present): RowList {
    const { rows, total } = this.#chosen;
    const added = this.#isWhole ? Math.max(0, rowCount - total) : 0;
    if (deleted.count === 0 && added === 0) return this.#chosen;
    if (this.#present?.dataVersion !== dataVersion) {
      const whole = Uint32Array.from({ length: total + added }, (_, at) => rows[at] ?? at);
      this.#present = { dataVersion, rows: new ListedRows(whole.filter((row) => !deleted.has(row))) };
    }
    return this.#present.rows;
  }
}

class ListedRows implements RowList {
  readonly rows: Uint32Array;
  /** Position by row, plus one; made when first needed. */
  #positions: Uint32Array | null = null;

  constructor(rows: Uint32Array) {
    this.rows = rows;
  }

  get total(): number {
    return this.rows.length;
  }

  at(start: number, count: number): Uint32Array {
    return this.rows.subarray(start, start + count);
  }

  positionOf(index: number): number {
    this.#positions ??= positionsOf(this.rows);
    return (this.#positions[index] ?? 0) - 1;
  }
}

function positionsOf(rows: Uint32Array): Uint32Array {
  let last = -1;
  for (const row of rows) if (row > last) last = row;
  const positions = new Uint32Array(last + 1);
  rows.forEach((row, position) => (positions[row] = position + 1));
  return positions;
}
