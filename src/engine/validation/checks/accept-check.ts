import type { CellCheck, CellText } from './cell-check.js';
import type { CellSlice } from '../cells/cell-slice.js';
import type { IssueSink, IssueStore } from '../issues/issue-store.js';
import { VerdictScan } from '../cells/verdict-scan.js';

/** A check that accepts or rejects a text: patterns, options, words, phones. */
export class AcceptCheck implements CellCheck {
  readonly #kind: number;
  readonly #accepts: (text: string) => boolean;
  readonly #asTyped: boolean;
  readonly #scan: VerdictScan;

  constructor(
    kind: number,
    accepts: (text: string) => boolean,
    { seed, asTyped = false }: { readonly seed: number; readonly asTyped?: boolean },
  ) {
    this.#kind = kind;
    this.#accepts = accepts;
    this.#asTyped = asTyped;
    this.#scan = new VerdictScan((text) => (accepts(text) ? 1 : 0), { seed, asTyped });
  }

  checkCells(cells: CellSlice, issues: IssueStore): void {
    this.#scan.run(cells);
    const { verdicts } = this.#scan;
    const { count, starts, ends, rows } = cells;
    for (let at = 0; at < count; at += 1) {
      if (verdicts[at] === 0 && starts[at] !== ends[at]) issues.add(rows[at]!, this.#kind);
    }
  }

  checkText({ row, text, trimmed }: CellText, issues: IssueSink): void {
    if (trimmed !== '' && !this.#accepts(this.#asTyped ? text : trimmed)) issues.add(row, this.#kind);
  }
}
