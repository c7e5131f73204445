import { isUndecodable } from '../../source/table/byte-findings.js';
import type { CellCheck, CellText } from './cell-check.js';
import type { CellSlice } from '../cells/cell-slice.js';
import type { IssueStore } from '../issues/issue-store.js';

/** Characters that could not be read: each is U+FFFD in the text. */
export class UndecodableCheck implements CellCheck {
  readonly #kind: number;

  constructor(kind: number) {
    this.#kind = kind;
  }

  checkCells({ bytes, count, starts, ends, rows }: CellSlice, issues: IssueStore): void {
    for (let at = 0; at < count; at += 1) {
      if (isUndecodable(bytes, starts[at]!, ends[at]!)) issues.add(rows[at]!, this.#kind);
    }
  }

  checkText({ row, text }: CellText, issues: IssueStore): void {
    if (text.includes('\ufffd')) issues.add(row, this.#kind);
  }
}
