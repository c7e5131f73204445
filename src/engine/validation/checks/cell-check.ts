import type { InferredFormat } from '../../values/format.js';
import type { CellSlice } from '../cells/cell-slice.js';
import type { IssueStore } from '../issues/issue-store.js';

/**
 * One check of one column, in two forms that give the same verdicts: over a block of bytes, and over one text
 * (edited cells, cells with escapes, columns changed before validation).
 */
export interface CellCheck {
  /** Judges all plain cells of a slice. */
  checkCells(cells: CellSlice, issues: IssueStore): void;
  /** Judges one cell; `trimmed` is `text` without surrounding blanks. */
  checkText(cell: CellText, issues: IssueStore): void;
}

export interface CellText {
  readonly row: number;
  /** As typed. */
  readonly text: string;
  readonly trimmed: string;
}

/** A check whose verdicts depend on how the whole column is written. */
export interface InferringCheck extends CellCheck {
  /** Counts one cell in; `checkText` only judges, since what a person types says nothing about how the file is written. */
  weighText(cell: CellText): void;
  /** Settles the format by what has been seen. `again` when verdicts given so far do not hold under it. */
  settle(): { readonly format: InferredFormat; readonly again: boolean };
  /** The kinds of finding to take back before the column is checked again. */
  readonly kinds: ReadonlySet<number>;
}

export function isInferring(check: CellCheck): check is InferringCheck {
  return 'settle' in check;
}
