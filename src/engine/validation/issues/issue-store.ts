import type { RowFilter } from '../../review-calls.js';
import { IssuePage, MAX_CHECKS, PAGE_SHIFT } from './issue-page.js';
import { IssueKinds } from './issue-kinds.js';
import type { IssueKind } from './issue-kinds.js';
import type { Issue, IssueSeverity } from './issue.js';
import { RowSet } from './row-set.js';

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

export interface HostFindingDetails {
  readonly message?: string;
  /** Default `error`. */
  readonly severity?: IssueSeverity;
  /** Default `host`. */
  readonly origin?: 'host' | 'refusal';
}

/** Issues of some rows at one time: row and kind of each, in turn. */
export interface Verdicts {
  readonly issues: readonly number[];
}

/** Receives the issues that checks find. */
export interface IssueSink {
  add(row: number, kind: number): void;
}

/** All issues of a table, stored sparsely: four to six bytes each, in pages of 1,024 rows. */
export class IssueStore implements IssueSink {
  /** Rows with at least one issue of severity `error`. */
  readonly invalid = new RowSet();
  readonly #kinds: IssueKinds;
  readonly #pages: (IssuePage | undefined)[] = [];
  readonly #hostKinds = new Map<string, number>();

  constructor(columnIds: readonly string[]) {
    this.#kinds = new IssueKinds(columnIds);
  }

  get count(): number {
    return this.#kinds.count;
  }

  /** Registers a kind of issue; kinds of one column must be registered in display order. */
  register(kind: IssueKind): number {
    return this.#kinds.register(kind, 'engine');
  }

  /** Adds an issue. The caller ensures that no cell has the same kind twice. */
  add(row: number, kind: number): void {
    const number = row >>> PAGE_SHIFT;
    let page = this.#pages[number];
    if (page === undefined) page = this.#openPage(number);
    page.add(row, kind);
    this.#kinds.tally(kind, 1);
    if (this.#kinds.isError(kind)) this.invalid.add(row);
  }

  /** Adds a finding of the host about a row or, by position, a column of it. */
  addFinding(
    row: number,
    column: number | null,
    { message, severity = 'error', origin = 'host' }: HostFindingDetails = {},
  ): void {
    const key = `${column ?? ''}\n${severity}\n${origin}\n${message ?? ''}`;
    let kind = this.#hostKinds.get(key);
    if (kind === undefined) {
      if (this.#kinds.size >= MAX_CHECKS - 4 && message !== undefined)
        return this.addFinding(row, null, { severity, origin });
      kind = this.#kinds.register({ column, code: 'custom', severity, message }, origin);
      this.#hostKinds.set(key, kind);
    }
    if (!this.#kindsOf(row).includes(kind)) this.add(row, kind);
  }

  /** Whether a kind of issue makes its row invalid. */
  isError(kind: number): boolean {
    return this.#kinds.isError(kind);
  }

  /** The kinds of the errors of a row, in the order of the columns. */
  errorKindsOf(row: number): readonly number[] {
    return this.#kindsOf(row).filter((kind) => this.#kinds.isError(kind));
  }

  /** Position of the column a kind of issue is about; -1 for those about the row as a whole. */
  columnOf(kind: number): number {
    return this.#kinds.columnOf(kind);
  }

  /** An issue of a kind in a row. */
  issueAt(row: number, kind: number): Issue {
    return this.#kinds.issue(row, kind);
  }

  /** Whether the engine itself has found an issue in a cell. */
  hasCheck(row: number, column: number): boolean {
    return this.#kindsOf(row).some(
      (kind) => this.#kinds.originOf(kind) === 'engine' && this.#kinds.columnOf(kind) === column,
    );
  }

  /** Removes the findings of the host's functions from a row; a rejection stays until the row is edited. */
  clearFindings(row: number): void {
    this.#clear(row, (kind) => this.#kinds.originOf(kind) === 'host');
  }

  clearRow(row: number): void {
    this.#clear(row, () => true);
  }

  /** Removes the engine's issues from some columns of a row, and all of the host's findings about the row. */
  clearCells(row: number, columns: ReadonlySet<number>): void {
    this.#clear(row, (kind) => this.#kinds.originOf(kind) !== 'engine' || columns.has(this.#kinds.columnOf(kind)));
  }

  /** Removes one issue. */
  remove(row: number, kind: number): void {
    this.#clear(row, (other) => other === kind);
  }

  /** Removes all issues of some kinds, in all rows. */
  clearKinds(kinds: ReadonlySet<number>): void {
    this.#pages.forEach((page, number) => {
      if (!page) return;
      const emptied = new Set<number>();
      const wrong = new Set<number>();
      page.retain((rowInPage, kind) => {
        if (!kinds.has(kind)) {
          if (this.#kinds.isError(kind)) wrong.add(rowInPage);
          return true;
        }
        emptied.add(rowInPage);
        this.#kinds.tally(kind, -1);
        return false;
      });
      for (const rowInPage of emptied) {
        if (!wrong.has(rowInPage)) this.invalid.delete((number << PAGE_SHIFT) | rowInPage);
      }
    });
  }

  /** The engine's issues of some columns in some rows. */
  read(rows: readonly number[], columns: ReadonlySet<number>): Verdicts {
    const issues: number[] = [];
    for (const row of rows) {
      for (const kind of this.#kindsOf(row)) {
        if (this.#isOf(kind, columns)) issues.push(row, kind);
      }
    }
    return { issues };
  }

  /** Replaces the issues of some columns in some rows by those read earlier; drops the host's findings about the rows. */
  putBack(rows: RowSet, columns: ReadonlySet<number>, verdicts: readonly Verdicts[]): void {
    this.#pages.forEach((page, number) => {
      const start = number * 2 ** PAGE_SHIFT;
      const first = rows.next(start);
      if (!page || first < 0 || first >= start + 2 ** PAGE_SHIFT) return;
      const touched = new Set<number>();
      const wrong = new Set<number>();
      page.retain((rowInPage, kind) => {
        const row = start + rowInPage;
        if (!rows.has(row)) return true;
        touched.add(row);
        if (this.#kinds.originOf(kind) === 'engine' && !this.#isOf(kind, columns)) {
          if (this.#kinds.isError(kind)) wrong.add(row);
          return true;
        }
        this.#kinds.tally(kind, -1);
        return false;
      });
      for (const row of touched) if (!wrong.has(row)) this.invalid.delete(row);
    });
    for (const { issues } of verdicts) {
      for (let at = 0; at < issues.length; at += 2) if (rows.has(issues[at]!)) this.add(issues[at]!, issues[at + 1]!);
    }
  }

  #isOf(kind: number, columns: ReadonlySet<number>): boolean {
    return this.#kinds.originOf(kind) === 'engine' && columns.has(this.#kinds.columnOf(kind));
  }

  /** Rows with an error in a column, by position. */
  rowsWithErrors(column: number): RowSet {
    const rows = new RowSet();
    this.#pages.forEach((page, number) => {
      for (let at = 0; page && at < page.count; at += 1) {
        const kind = page.checkAt(at);
        if (this.#kinds.columnOf(kind) === column && this.#kinds.isError(kind))
          rows.add(number * 2 ** PAGE_SHIFT + page.rowAt(at));
      }
    });
    return rows;
  }

  /** Calls `visit` for each row with issues, in any order, with their number. */
  eachRow(visit: (row: number, count: number) => void): void {
    this.#pages.forEach((page, number) => {
      if (!page) return;
      const start = number * 2 ** PAGE_SHIFT;
      for (let at = page.positionOf(start); at < page.count;) {
        const first = at;
        while (at < page.count && page.rowAt(at) === page.rowAt(first)) at += 1;
        visit(start + page.rowAt(first), at - first);
      }
    });
  }

  /** Positions of the columns of a row's issues, ascending. */
  columnsOf(row: number): readonly number[] {
    return this.#kindsOf(row).map((kind) => this.#kinds.columnOf(kind));
  }

  /** Issues of a row in the order of the columns, those of the whole row first. */
  ofRow(row: number): Issue[] {
    return this.#kindsOf(row).map((kind) => this.#kinds.issue(row, kind));
  }

  countOf(column: number, severity: IssueSeverity): number {
    return this.#kinds.countOf(column, severity);
  }

  /** The first issue after (or last before) a cell, wrapping around; `null` when the filter has none. */
  next(from: CellPlace | null, direction: 'next' | 'previous', filter: RowFilter): FoundIssue | null {
    const place = this.#step(from, direction, filter) ?? (from && this.#step(null, direction, filter));
    if (!place) return null;
    const kinds = this.#kindsOf(place.row);
    const position = kinds.findIndex((kind) => this.#kinds.columnOf(kind) === place.column);
    const before = this.#countIn(filter, place.row) + position;
    return {
      issue: this.#kinds.issue(place.row, kinds[position]!),
      ordinal: before + 1,
      count: this.#countIn(filter, Number.MAX_SAFE_INTEGER),
    };
  }

  #step(from: CellPlace | null, direction: 'next' | 'previous', filter: RowFilter): CellPlace | null {
    const forward = direction === 'next';
    if (from && this.#passes(from.row, filter)) {
      const columns = this.columnsOf(from.row);
      const column = forward
        ? columns.find((other) => other > from.column)
        : columns.findLast((other) => other < from.column);
      if (column !== undefined) return { row: from.row, column };
    }
    const row = forward
      ? this.#rowFrom(from ? from.row + 1 : 0, filter)
      : this.#rowUpTo(from ? from.row - 1 : null, filter);
    if (row < 0) return null;
    const kinds = this.#kindsOf(row);
    return { row, column: this.#kinds.columnOf(forward ? kinds[0]! : kinds.at(-1)!) };
  }

  #rowFrom(first: number, filter: RowFilter): number {
    for (let number = first >>> PAGE_SHIFT; number < this.#pages.length; number += 1) {
      const page = this.#pages[number];
      if (!page) continue;
      const start = number << PAGE_SHIFT;
      for (let position = page.positionOf(Math.max(first, start)); position < page.count; position += 1) {
        const row = start | page.rowAt(position);
        if (this.#passes(row, filter)) return row;
      }
    }
    return -1;
  }

  #rowUpTo(last: number | null, filter: RowFilter): number {
    if (last !== null && last < 0) return -1;
    const from = last === null ? this.#pages.length - 1 : Math.min(last >>> PAGE_SHIFT, this.#pages.length - 1);
    for (let number = from; number >= 0; number -= 1) {
      const page = this.#pages[number];
      if (!page) continue;
      const start = number << PAGE_SHIFT;
      page.positionOf(start);
      for (let position = page.count - 1; position >= 0; position -= 1) {
        const row = start | page.rowAt(position);
        if ((last === null || row <= last) && this.#passes(row, filter)) return row;
      }
    }
    return -1;
  }

  /** Number of issues of the filter in rows before `end`. */
  #countIn(filter: RowFilter, end: number): number {
    // Without warnings every issue is in an invalid row, and whole pages can be counted at once.
    const takesAll = filter === 'all' || (filter === 'invalid' && this.#kinds.warnings === 0);
    let count = 0;
    for (let number = 0; number < this.#pages.length; number += 1) {
      const page = this.#pages[number];
      const start = number * 2 ** PAGE_SHIFT;
      if (start >= end) break;
      if (!page) continue;
      const whole = end >= start + 2 ** PAGE_SHIFT;
      const positions = whole ? page.count : page.positionOf(end);
      if (takesAll) count += positions;
      else for (let at = 0; at < positions; at += 1) if (this.#passes(start | page.rowAt(at), filter)) count += 1;
    }
    return count;
  }

  #passes(row: number, filter: RowFilter): boolean {
    return filter === 'all' || this.invalid.has(row) === (filter === 'invalid');
  }

  #kindsOf(row: number): number[] {
    const page = this.#pages[row >>> PAGE_SHIFT];
    if (!page) return [];
    const kinds: number[] = [];
    const rowInPage = row & ((1 << PAGE_SHIFT) - 1);
    for (let at = page.positionOf(row); at < page.count && page.rowAt(at) === rowInPage; at += 1) {
      kinds.push(page.checkAt(at));
    }
    return kinds.sort((left, right) => this.#kinds.columnOf(left) - this.#kinds.columnOf(right) || left - right);
  }

  #clear(row: number, drops: (kind: number) => boolean): void {
    const page = this.#pages[row >>> PAGE_SHIFT];
    if (!page) return;
    const rowInPage = row & ((1 << PAGE_SHIFT) - 1);
    const from = page.positionOf(row);
    let to = from;
    const kept: number[] = [];
    for (; to < page.count && page.rowAt(to) === rowInPage; to += 1) {
      const kind = page.checkAt(to);
      if (drops(kind)) this.#kinds.tally(kind, -1);
      else kept.push(kind);
    }
    if (to - from === kept.length) return;
    page.cut(from, to);
    for (const kind of kept) page.add(row, kind);
    if (!kept.some((kind) => this.#kinds.isError(kind))) this.invalid.delete(row);
  }

  #openPage(number: number): IssuePage {
    while (this.#pages.length < number) this.#pages.push(undefined);
    const page = new IssuePage();
    this.#pages[number] = page;
    return page;
  }
}
