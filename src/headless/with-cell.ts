import type { WindowRow } from '../engine/index.js';

interface CellChange {
  /** Position of its column in the row's cells. */
  readonly at: number;
  readonly id: string;
  readonly text: string;
}

/** The row as it will most likely be: the new text, its old findings gone until the engine has judged it. Rows that were delivered stay. */
export function withCell(row: WindowRow, { at, id, text }: CellChange): WindowRow {
  if (row.state === 'delivered') return row;
  return {
    ...row,
    state: 'edited',
    cells: row.cells.with(at, text),
    issues: row.issues.filter((issue) => issue.column !== id),
    edited: row.edited.includes(at) ? row.edited : [...row.edited, at],
  };
}
