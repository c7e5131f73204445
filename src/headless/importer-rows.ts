import type { Column, Issue, RowState, WindowRow } from '../engine/index.js';
import type { ImporterWords } from './importer-words.js';

/** A row of the file as it stands now. */
export interface ImporterRow {
  /** Place in the filtered rows, from 0. */
  readonly position: number;
  /** Stable index of the row: what `editCell` and `deleteRows` take, and a good React key. */
  readonly index: number;
  /** What a spreadsheet shows at its left. */
  readonly number: number;
  /** Absent where it stands as in the file. Rows that were delivered are locked. */
  readonly state?: RowState;
  /** In the order of `reviewed`. */
  readonly cells: readonly ImporterCell[];
  /** Findings about the row as a whole. */
  readonly issues: readonly WordedIssue[];
}

/** A cell as it stands, with what is wrong with it. */
export interface ImporterCell {
  readonly column: Column;
  readonly text: string;
  readonly isEdited: boolean;
  readonly issues: readonly WordedIssue[];
}

export interface WordedIssue extends Issue {
  /** The finding as a sentence. */
  readonly text: string;
}

/** Makes rows with everything to show of them; the same object for the same row. */
export function rowMaker(
  columns: readonly Column[],
  { issueText }: Pick<ImporterWords, 'issueText'>,
): (row: WindowRow, position: number) => ImporterRow {
  const made = new WeakMap<WindowRow, ImporterRow>();
  return (row, position) => {
    const known = made.get(row);
    if (known) return known;
    const issues = row.issues.map((issue) => ({ ...issue, text: issueText(issue) }));
    const ofColumn = (id: string | null): readonly WordedIssue[] => issues.filter(({ column }) => column === id);
    const cells = columns.map((column, at) => ({
      column,
      text: row.cells[at] ?? '',
      isEdited: row.edited.includes(at),
      issues: ofColumn(column.id),
    }));
    const { index, number, state } = row;
    const whole = { position, index, number, cells, issues: ofColumn(null), ...(state ? { state } : {}) };
    made.set(row, whole);
    return whole;
  };
}
