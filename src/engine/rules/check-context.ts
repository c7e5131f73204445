import type { KnownFormat } from '../values/format.js';
import type { Column } from '../column.js';
import type { OptionMatch } from '../mapping/column-mapping.js';
import type { IssueStore } from '../validation/issues/issue-store.js';
import type { IssueCode, IssueParams, IssueSeverity } from '../validation/issues/issue.js';

/** A column with its source column in a file. */
export interface BoundColumn {
  readonly column: Column;
  /** Position of its source column. */
  readonly source: number;
  /** Missing parts are inferred from the values. */
  readonly format?: KnownFormat;
  readonly optionMatches: readonly OptionMatch[];
}

/** What a registry entry needs to create the checks of a column. */
export interface CheckContext extends BoundColumn {
  readonly language: string | undefined;
  /** Seed of all hashes. */
  readonly seed: number;
  /** Registers a kind of issue of this column. */
  kind(code: IssueCode, more?: KindMore): number;
}

/** Facts about the whole table that checks need. */
export interface TableFacts {
  /** The row number as people count it, for naming the first of several equal values. */
  readonly rowNumber: (index: number) => number;
  /** Approximate number of rows; 0 when unknown. Default: 0. */
  readonly expectedRows?: () => number;
  /** Rows that can no longer change: among equal values, theirs counts as the first, wherever it is. */
  readonly locked?: { readonly count: number; has(row: number): boolean };
}

export interface KindMore {
  readonly severity?: IssueSeverity;
  readonly params?: IssueParams;
  readonly message?: string;
  readonly paramsOf?: (row: number) => IssueParams;
}

export function createCheckContext(
  bound: BoundColumn,
  position: number,
  { issues, language, seed }: { readonly issues: IssueStore; readonly language?: string; readonly seed: number },
): CheckContext {
  return {
    ...bound,
    language,
    seed,
    kind: (code, more = {}) => issues.register({ column: position, code, severity: 'error', ...more }),
  };
}
