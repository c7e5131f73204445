import type { InferredFormat } from '../../values/format.js';
import type { CellSlice } from '../cells/cell-slice.js';
import type { IssueSink, IssueStore } from '../issues/issue-store.js';

/**
 * One check of one column, in two forms with the same results: over a block of bytes, and over one text (edited cells,
 * cells with escapes, columns changed before validation).
 */
export interface CellCheck {
  /** Validates all non-blank cells of a slice. */
  checkCells(cells: CellSlice, issues: IssueStore): void;
  /** Validates one cell; `trimmed` is `text` without surrounding whitespace. */
  checkText(cell: CellText, issues: IssueSink): void;
}

export interface CellText {
  readonly row: number;
  /** Untrimmed. */
  readonly text: string;
  readonly trimmed: string;
}

/** A check whose results depend on how the whole column is written. */
export interface InferringCheck extends CellCheck {
  /**
   * Counts one cell as evidence; `checkText` only validates, since user input does not show how the file is written.
   */
  weighText(cell: CellText): void;
  /** Decides the format by the evidence. `again` when earlier results are wrong under it. */
  decideFormat(): { readonly format: InferredFormat; readonly again: boolean };
  /** The kinds of issues to remove before the column is checked again. */
  readonly kinds: ReadonlySet<number>;
}

export function isInferring(check: CellCheck): check is InferringCheck {
  return 'decideFormat' in check;
}
