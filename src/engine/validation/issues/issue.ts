import type { columnTypes } from '../../rules/column-types.js';
import type { validators } from '../../rules/validators.js';

/**
 * A finding about a cell or row. Never thrown and never worded here: a locale turns `code` and `params`
 * into a sentence; `message`, where the developer gave one, wins.
 */
export interface Issue {
  readonly code: IssueCode;
  readonly severity: IssueSeverity;
  /** Stable 0-based index of the data row. */
  readonly row: number;
  /** Column id; `null` when the finding concerns the whole row. */
  readonly column: string | null;
  readonly params: IssueParams;
  readonly message?: string;
}

export type IssueSeverity = 'error' | 'warning';
export type IssueParams = Readonly<Record<string, string | number>>;

type FindingsOf<Family extends Readonly<Record<string, { readonly findings: unknown }>>> =
  Family[keyof Family]['findings'];
type CodesOf<Found> = Found extends unknown ? keyof Found : never;

/** `undecodable` is found in columns of every type: characters that could not be read stand as U+FFFD. */
export type IssueCode = 'undecodable' | CodesOf<FindingsOf<typeof validators> | FindingsOf<typeof columnTypes>>;
