import type { CellCheck, CellText } from './cell-check.js';
import type { CellSlice } from '../cells/cell-slice.js';
import type { IssueSink, IssueStore } from '../issues/issue-store.js';
import { isUndecodable } from '../../source/table/byte-findings.js';

/** The only check that applies to empty cells. */
export class RequiredCheck implements CellCheck {
  readonly #kind: number;

  constructor(kind: number) {
    this.#kind = kind;
  }

  checkCells(cells: CellSlice, issues: IssueStore): void {
    const { count, starts, ends, rows } = cells;
    for (let at = 0; at < count; at += 1) {
      if (starts[at] === ends[at]) issues.add(rows[at]!, this.#kind);
    }
  }

  checkText({ row, trimmed }: CellText, issues: IssueSink): void {
    if (trimmed === '') issues.add(row, this.#kind);
  }
}

/** Length of the untrimmed text, in code points. */
export class LengthCheck implements CellCheck {
  readonly #kind: number;
  readonly #min: number;
  readonly #max: number;

  constructor(kind: number, { min = 0, max = Infinity }: { readonly min?: number; readonly max?: number }) {
    this.#kind = kind;
    this.#min = min;
    this.#max = max;
  }

  checkCells(cells: CellSlice, issues: IssueStore): void {
    const { bytes, count, starts, ends, typedStarts, typedEnds, rows } = cells;
    const min = this.#min;
    const max = this.#max;
    for (let at = 0; at < count; at += 1) {
      const start = typedStarts[at]!;
      const end = typedEnds[at]!;
      const size = end - start;
      // A code point takes one to four bytes: most cells are decided by their byte length, or by their beginning.
      if (size <= max && size >= min * 4) continue;
      if (starts[at] === ends[at]) continue;
      let length = 0;
      const enough = size <= max ? min : Infinity;
      for (let byte = start; byte < end && length < enough; byte += 1) {
        if ((bytes[byte]! & 0xc0) !== 0x80) length += 1;
      }
      if (length < min || length > max) issues.add(rows[at]!, this.#kind);
    }
  }

  checkText({ row, text, trimmed }: CellText, issues: IssueSink): void {
    if (trimmed === '') return;
    let length = 0;
    for (const _ of text) length += 1;
    if (length < this.#min || length > this.#max) issues.add(row, this.#kind);
  }
}

/** Undecodable characters, which are U+FFFD in the text, and U+0000, which databases refuse. */
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

  checkText({ row, text }: CellText, issues: IssueSink): void {
    if (/[\0\ufffd]/.test(text)) issues.add(row, this.#kind);
  }
}
