import { orderRows } from '../../edits/row-order.js';
import type { AddedRows } from '../../edits/operation.js';
import type { EditedRows } from '../edited-rows.js';
import type { RowList } from './row-list.js';

interface Present {
  readonly dataVersion: number;
  readonly rowCount: number;
  readonly edits: Pick<EditedRows, 'additions' | 'deleted' | 'absent'>;
}

interface Choice {
  /** Number of all rows when these were chosen. */
  readonly rowCount: number;
  /** Whether all rows were chosen, so that those added later at the end of the table belong to them. */
  readonly isWhole: boolean;
  /** Whether deleted rows were chosen. */
  readonly areDeleted: boolean;
}

/** Rows chosen once; of these, deleted ones are not in the list, or only they are. */
export class ChosenRows {
  readonly #chosen: ListedRows;
  readonly #choice: Choice;
  #present: { readonly dataVersion: number; readonly rows: ListedRows } | null = null;

  constructor(chosen: Uint32Array, choice: Choice) {
    this.#chosen = new ListedRows(chosen);
    this.#choice = choice;
  }

  /** The list at a version of the data. */
  list({ dataVersion, rowCount, edits }: Present): RowList {
    const { deleted, absent } = edits;
    const { areDeleted } = this.#choice;
    if (!areDeleted && deleted.count === 0 && rowCount <= this.#choice.rowCount) return this.#chosen;
    if (this.#present?.dataVersion !== dataVersion) {
      const rows = this.#withAdded(edits.additions());
      const isListed = (row: number): boolean =>
        areDeleted ? deleted.has(row) && !absent.has(row) : !deleted.has(row);
      this.#present = { dataVersion, rows: new ListedRows(rows.filter(isListed)) };
    }
    return this.#present.rows;
  }

  /** The chosen rows, with those added later beside the row they were inserted at. */
  #withAdded(additions: readonly AddedRows[]): Uint32Array {
    const { rows, total } = this.#chosen;
    const { rowCount, isWhole } = this.#choice;
    const placeOf = (row: number): number => (row < rowCount ? this.#chosen.positionOf(row) : total + row - rowCount);
    const later = additions.flatMap(({ row, count, beside }) => {
      if (row < rowCount) return [];
      const place = beside ? placeOf(beside.row) : -1;
      if (place < 0 && !isWhole) return [];
      return { row: placeOf(row), count, ...(beside ? { beside: { ...beside, row: place } } : {}) };
    });
    const list: number[] = [];
    for (const { first, end } of orderRows(total, later))
      for (let at = first; at < end; at += 1) list.push(rows[at] ?? at - total + rowCount);
    return Uint32Array.from(list);
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
