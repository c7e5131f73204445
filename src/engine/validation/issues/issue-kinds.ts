import type { ErrorKind, Issue, IssueCode, IssueParams, IssueSeverity } from './issue.js';

/** Everything about an issue but its row; registered once and referred to by number. */
export interface IssueKind {
  /** Position of the bound column; `null` for the row as a whole. */
  readonly column: number | null;
  readonly code: IssueCode;
  readonly severity: IssueSeverity;
  readonly params?: IssueParams;
  /** Params that differ by row, computed when the issue is read. */
  readonly paramsOf?: (row: number) => IssueParams;
  readonly message?: string;
}

/** Origin of an issue: the engine's checks, the host's functions, or the host's rejection of a delivered row. */
export type Origin = 'engine' | 'host' | 'refusal';

/** The kinds of issues of a table, and the number of issues of each, by column and by severity. */
export class IssueKinds {
  readonly #columnIds: readonly string[];
  readonly #kinds: IssueKind[] = [];
  readonly #origins: Origin[] = [];
  readonly #counts: number[] = [];
  readonly #columnErrors: number[];
  readonly #columnWarnings: number[];
  #count = 0;
  #warnings = 0;

  constructor(columnIds: readonly string[]) {
    this.#columnIds = columnIds;
    this.#columnErrors = columnIds.map(() => 0);
    this.#columnWarnings = columnIds.map(() => 0);
  }

  /** Total number of issues. */
  get count(): number {
    return this.#count;
  }

  get warnings(): number {
    return this.#warnings;
  }

  get size(): number {
    return this.#kinds.length;
  }

  register(kind: IssueKind, origin: Origin): number {
    this.#kinds.push(kind);
    this.#origins.push(origin);
    this.#counts.push(0);
    return this.#kinds.length - 1;
  }

  tally(number: number, change: number): void {
    const kind = this.#kinds[number]!;
    this.#counts[number]! += change;
    this.#count += change;
    if (kind.severity === 'warning') this.#warnings += change;
    if (kind.column === null) return;
    if (kind.severity === 'error') this.#columnErrors[kind.column]! += change;
    else this.#columnWarnings[kind.column]! += change;
  }

  isError(number: number): boolean {
    return this.#kinds[number]!.severity === 'error';
  }

  originOf(number: number): Origin {
    return this.#origins[number]!;
  }

  /** Position of the column; -1 for issues of the row as a whole. */
  columnOf(number: number): number {
    return this.#kinds[number]!.column ?? -1;
  }

  countOf(column: number, severity: IssueSeverity): number {
    return (severity === 'error' ? this.#columnErrors : this.#columnWarnings)[column] ?? 0;
  }

  /** The kinds of errors that a column has, by number. Params that differ by row are left out. */
  errorsIn(column: number): readonly { readonly number: number; readonly kind: ErrorKind; readonly count: number }[] {
    return this.#kinds.flatMap(({ column: own, code, severity, params = {}, message }, number) => {
      const count = this.#counts[number]!;
      if (own !== column || severity !== 'error' || count === 0) return [];
      return { number, kind: { code, params, ...(message === undefined ? {} : { message }) }, count };
    });
  }

  issue(row: number, number: number): Issue {
    const { column, code, severity, params, paramsOf, message } = this.#kinds[number]!;
    return {
      code,
      severity,
      row,
      column: column === null ? null : (this.#columnIds[column] ?? null),
      params: paramsOf?.(row) ?? params ?? {},
      ...(message === undefined ? {} : { message }),
    };
  }
}
