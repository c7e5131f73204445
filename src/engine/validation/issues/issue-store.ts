import { IssuePage, MAX_KINDS, PAGE_ROWS, pageOf, rowInPage } from './issue-page.js';
import { IssueKinds } from './issue-kinds.js';
import type { IssueKind } from './issue-kinds.js';
import { IssueWalk } from './issue-walk.js';
import type { CellPlace, FoundIssue, IssueFilter } from './issue-walk.js';
import type { ErrorKind, Issue, IssueSeverity } from './issue.js';
import { RowSet } from './row-set.js';

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
  readonly #walk: IssueWalk;

  constructor(columnIds: readonly string[]) {
    this.#kinds = new IssueKinds(columnIds);
    this.#walk = new IssueWalk({
      pages: this.#pages,
      kinds: this.#kinds,
      invalid: this.invalid,
      kindsOf: (row) => this.#kindsOf(row),
    });
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
    const number = pageOf(row);
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
      if (this.#kinds.size >= MAX_KINDS - 4 && message !== undefined)
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
    for (let number = 0; number < this.#pages.length; number += 1) {
      this.#retain(number, (_row, kind) => !kinds.has(kind));
    }
  }

  /** The engine's issues of some columns in some rows. */
  read(rows: readonly number[], columns: ReadonlySet<number>): Verdicts {
    const issues: number[] = [];
    for (const row of rows) {
      for (const kind of this.#kindsOf(row)) {
        const isOurs = this.#kinds.originOf(kind) === 'engine';
        if (isOurs && columns.has(this.#kinds.columnOf(kind))) issues.push(row, kind);
      }
    }
    return { issues };
  }

  /** Replaces the issues of some columns in some rows by those read earlier; drops the host's findings about the rows. */
  putBack(rows: RowSet, columns: ReadonlySet<number>, verdicts: readonly Verdicts[]): void {
    for (let number = 0; number < this.#pages.length; number += 1) {
      const start = number * PAGE_ROWS;
      const first = rows.next(start);
      if (first < 0 || first >= start + PAGE_ROWS) continue;
      const isOther = (kind: number): boolean =>
        this.#kinds.originOf(kind) === 'engine' && !columns.has(this.#kinds.columnOf(kind));
      this.#retain(number, (row, kind) => !rows.has(row) || isOther(kind));
    }
    for (const { issues } of verdicts) {
      for (let at = 0; at < issues.length; at += 2) if (rows.has(issues[at]!)) this.add(issues[at]!, issues[at + 1]!);
    }
  }

  /** The kinds of errors in a column, by position, with their numbers. */
  errorKinds(column: number): readonly { readonly kind: ErrorKind; readonly count: number }[] {
    const kinds = new Map<string, { readonly kind: ErrorKind; readonly count: number }>();
    for (const { kind, count } of this.#kinds.errorsIn(column)) {
      const key = JSON.stringify(kind);
      // The host may reject rows for what it has found.
      kinds.set(key, { kind, count: count + (kinds.get(key)?.count ?? 0) });
    }
    return [...kinds.values()];
  }

  /** Rows with an error in a column, by position; with `only`, an error of this kind. */
  rowsWithErrors(column: number, only?: ErrorKind): RowSet {
    const rows = new RowSet();
    const key = JSON.stringify(only);
    const errors = this.#kinds.errorsIn(column).filter(({ kind }) => !only || JSON.stringify(kind) === key);
    const numbers = new Set(errors.map(({ number }) => number));
    this.#pages.forEach((page, number) => {
      for (let at = 0; page && at < page.count; at += 1) {
        if (numbers.has(page.kindAt(at))) rows.add(number * PAGE_ROWS + page.rowAt(at));
      }
    });
    return rows;
  }

  /** Calls `visit` for each row with issues, in any order, with their number. */
  eachRow(visit: (row: number, count: number) => void): void {
    this.#pages.forEach((page, number) => {
      if (!page) return;
      const start = number * PAGE_ROWS;
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
  next(from: CellPlace | null, direction: 'next' | 'previous', filter: IssueFilter): FoundIssue | null {
    return this.#walk.next(from, direction, filter);
  }

  #kindsOf(row: number): number[] {
    const page = this.#pages[pageOf(row)];
    if (!page) return [];
    const kinds: number[] = [];
    const inPage = rowInPage(row);
    for (let at = page.positionOf(row); at < page.count && page.rowAt(at) === inPage; at += 1) {
      kinds.push(page.kindAt(at));
    }
    return kinds.sort((left, right) => this.#kinds.columnOf(left) - this.#kinds.columnOf(right) || left - right);
  }

  #clear(row: number, drops: (kind: number) => boolean): void {
    const page = this.#pages[pageOf(row)];
    if (!page) return;
    const inPage = rowInPage(row);
    const from = page.positionOf(row);
    let to = from;
    const kept: number[] = [];
    for (; to < page.count && page.rowAt(to) === inPage; to += 1) {
      const kind = page.kindAt(to);
      if (drops(kind)) this.#kinds.tally(kind, -1);
      else kept.push(kind);
    }
    if (to - from === kept.length) return;
    page.cut(from, to);
    for (const kind of kept) page.add(row, kind);
    if (!kept.some((kind) => this.#kinds.isError(kind))) this.invalid.delete(row);
  }

  /** Keeps the issues of a page that pass, by row and kind. */
  #retain(number: number, keeps: (row: number, kind: number) => boolean): void {
    const start = number * PAGE_ROWS;
    const emptied = new Set<number>();
    const wrong = new Set<number>();
    this.#pages[number]?.retain((inPage, kind) => {
      const row = start + inPage;
      if (keeps(row, kind)) {
        if (this.#kinds.isError(kind)) wrong.add(row);
        return true;
      }
      emptied.add(row);
      this.#kinds.tally(kind, -1);
      return false;
    });
    for (const row of emptied) if (!wrong.has(row)) this.invalid.delete(row);
  }

  #openPage(number: number): IssuePage {
    while (this.#pages.length < number) this.#pages.push(undefined);
    const page = new IssuePage();
    this.#pages[number] = page;
    return page;
  }
}
