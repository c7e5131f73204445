import { patterns } from '../../pieces/patterns.js';
import { AcceptCheck } from './accept-check.js';
import type { CellCheck, CellText } from './cell-check.js';
import type { CellSlice } from '../cells/cell-slice.js';
import type { IssueSink, IssueStore } from '../issues/issue-store.js';
import type { LinearPattern } from './linear-pattern.js';
import { compilePattern } from './compile-pattern.js';

export interface PatternOptions {
  readonly column: string;
  /** Whether the whole value has to match instead of a part of it. */
  readonly whole: boolean;
  readonly seed: number;
}

/** A check with a host's pattern on the untrimmed text. Throws EngineError `invalid-pattern`. */
export function patternCheck(kind: number, pattern: string, { column, whole, seed }: PatternOptions): CellCheck {
  const compiled = compilePattern(pattern, column);
  const accepts = whole ? compiled.matches : compiled.test;
  const check = new AcceptCheck(kind, accepts, { seed, asTyped: true });
  const linear = patterns().linearPattern(pattern, { whole });
  return linear ? new LinearPatternCheck(kind, linear, check) : check;
}

class LinearPatternCheck implements CellCheck {
  readonly #kind: number;
  readonly #pattern: LinearPattern;
  readonly #onText: CellCheck;

  constructor(kind: number, pattern: LinearPattern, onText: CellCheck) {
    this.#kind = kind;
    this.#pattern = pattern;
    this.#onText = onText;
  }

  checkCells(cells: CellSlice, issues: IssueStore): void {
    const { bytes, count, starts, ends, typedStarts, typedEnds, rows } = cells;
    const pattern = this.#pattern;
    for (let at = 0; at < count; at += 1) {
      if (starts[at] === ends[at]) continue;
      if (!pattern.matches(bytes, typedStarts[at]!, typedEnds[at]!)) issues.add(rows[at]!, this.#kind);
    }
  }

  checkText(cell: CellText, issues: IssueSink): void {
    this.#onText.checkText(cell, issues);
  }
}
