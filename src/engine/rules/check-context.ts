import type { ValueFormat } from '../values/format.js';
import type { Column } from '../column.js';
import type { OptionMatch } from '../mapping/column-mapping.js';
import type { IssueStore } from '../validation/issues/issue-store.js';
import type { IssueCode, IssueParams, IssueSeverity } from '../validation/issues/issue.js';

/** A column as it stands in a file. */
export interface BoundColumn {
  readonly column: Column;
  /** Position of its source column. */
  readonly source: number;
  /** Chosen by a person; what is absent is inferred. */
  readonly format?: ValueFormat;
  readonly optionMatches: readonly OptionMatch[];
}

/** What a registry entry has at hand when it makes the checks of a column. */
export interface CheckContext extends BoundColumn {
  readonly language: string | undefined;
  /** Seed of all hashes. */
  readonly seed: number;
  /** Announces a kind of finding of this column. */
  kind(code: IssueCode, more?: KindMore): number;
}

/** What checks may ask about the table as a whole. */
export interface TableFacts {
  /** The human number of a row, for naming the first of several equal values. */
  readonly rowNumber: (index: number) => number;
  /** About how many rows there are; 0 when nothing is known. Default: 0. */
  readonly expectedRows?: () => number;
  /** Rows that cannot change any more: of equal values, theirs is the first, wherever they stand. */
  readonly settled?: { readonly count: number; has(row: number): boolean };
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
