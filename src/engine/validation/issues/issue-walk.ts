import type { RowFilter } from '../../row-view.js';
import type { IssueKinds } from './issue-kinds.js';
import { PAGE_ROWS, pageOf } from './issue-page.js';
import type { IssuePage } from './issue-page.js';
import type { Issue } from './issue.js';
import type { RowSet } from './row-set.js';

/** Deleted rows have no issues. */
export type IssueFilter = Exclude<RowFilter, 'deleted'>;

export interface CellPlace {
  readonly row: number;
  /** Position of the bound column, -1 for issues of the row. */
  readonly column: number;
}

/** An issue found while navigating; `ordinal` is 1-based among the `count` issues of the filter. */
export interface FoundIssue {
  readonly issue: Issue;
  readonly ordinal: number;
  readonly count: number;
}

interface WalkedIssues {
  readonly pages: readonly (IssuePage | undefined)[];
  readonly kinds: IssueKinds;
  readonly invalid: RowSet;
  /** Kinds of a row's issues, in the order of the columns. */
  readonly kindsOf: (row: number) => readonly number[];
}

/** Finds the way from issue to issue through the rows of a filter. */
export class IssueWalk {
  readonly #parts: WalkedIssues;

  constructor(parts: WalkedIssues) {
    this.#parts = parts;
  }

  /** The first issue after (or last before) a cell, wrapping around; `null` when the filter has none. */
  next(from: CellPlace | null, direction: 'next' | 'previous', filter: IssueFilter): FoundIssue | null {
    const place = this.#step(from, direction, filter) ?? (from && this.#step(null, direction, filter));
    if (!place) return null;
    const kinds = this.#parts.kindsOf(place.row);
    const position = kinds.findIndex((kind) => this.#parts.kinds.columnOf(kind) === place.column);
    const before = this.#countIn(filter, place.row) + position;
    return {
      issue: this.#parts.kinds.issue(place.row, kinds[position]!),
      ordinal: before + 1,
      count: this.#countIn(filter, Number.MAX_SAFE_INTEGER),
    };
  }

  #step(from: CellPlace | null, direction: 'next' | 'previous', filter: IssueFilter): CellPlace | null {
    const forward = direction === 'next';
    if (from && this.#passes(from.row, filter)) {
      const columns = this.#parts.kindsOf(from.row).map((kind) => this.#parts.kinds.columnOf(kind));
      const column = forward
        ? columns.find((other) => other > from.column)
        : columns.findLast((other) => other < from.column);
      if (column !== undefined) return { row: from.row, column };
    }
    const row = forward
      ? this.#rowFrom(from ? from.row + 1 : 0, filter)
      : this.#rowUpTo(from ? from.row - 1 : null, filter);
    if (row < 0) return null;
    const kinds = this.#parts.kindsOf(row);
    return { row, column: this.#parts.kinds.columnOf(forward ? kinds[0]! : kinds.at(-1)!) };
  }

  #rowFrom(first: number, filter: IssueFilter): number {
    for (let number = pageOf(first); number < this.#parts.pages.length; number += 1) {
      const page = this.#parts.pages[number];
      if (!page) continue;
      const start = number * PAGE_ROWS;
      for (let position = page.positionOf(Math.max(first, start)); position < page.count; position += 1) {
        const row = start | page.rowAt(position);
        if (this.#passes(row, filter)) return row;
      }
    }
    return -1;
  }

  #rowUpTo(last: number | null, filter: IssueFilter): number {
    if (last !== null && last < 0) return -1;
    const from = last === null ? this.#parts.pages.length - 1 : Math.min(pageOf(last), this.#parts.pages.length - 1);
    for (let number = from; number >= 0; number -= 1) {
      const page = this.#parts.pages[number];
      if (!page) continue;
      const start = number * PAGE_ROWS;
      page.positionOf(start);
      for (let position = page.count - 1; position >= 0; position -= 1) {
        const row = start | page.rowAt(position);
        if ((last === null || row <= last) && this.#passes(row, filter)) return row;
      }
    }
    return -1;
  }

  /** Number of issues of the filter in rows before `end`. */
  #countIn(filter: IssueFilter, end: number): number {
    // Without warnings every issue is in an invalid row, and whole pages can be counted at once.
    const takesAll = filter === 'all' || (filter === 'invalid' && this.#parts.kinds.warnings === 0);
    let count = 0;
    for (let number = 0; number < this.#parts.pages.length; number += 1) {
      const page = this.#parts.pages[number];
      const start = number * PAGE_ROWS;
      if (start >= end) break;
      if (!page) continue;
      const whole = end >= start + PAGE_ROWS;
      const positions = whole ? page.count : page.positionOf(end);
      if (takesAll) count += positions;
      else for (let at = 0; at < positions; at += 1) if (this.#passes(start | page.rowAt(at), filter)) count += 1;
    }
    return count;
  }

  #passes(row: number, filter: IssueFilter): boolean {
    return filter === 'all' || this.#parts.invalid.has(row) === (filter === 'invalid');
  }
}
