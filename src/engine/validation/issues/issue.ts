import type { columnTypes } from '../../rules/column-types.js';
import type { validators } from '../../rules/validators.js';

/**
 * An issue in a cell or row: a value, never thrown. The locale has the text for each `code`, with `params`; the host's
 * `message`, if any, takes precedence.
 */
export interface Issue {
  readonly code: IssueCode;
  readonly severity: IssueSeverity;
  /** Stable 0-based index of the data row. */
  readonly row: number;
  /** Column id; `null` when the issue concerns the whole row. */
  readonly column: string | null;
  readonly params: IssueParams;
  readonly message?: string;
}

/** What several issues of a column have in common: all but their rows. */
export type ErrorKind = Pick<Issue, 'code' | 'params' | 'message'>;

export type IssueSeverity = 'error' | 'warning';
export type IssueParams = Readonly<Record<string, string | number>>;

type FindingsOf<Family extends Readonly<Record<string, { readonly findings: unknown }>>> =
  Family[keyof Family]['findings'];
type CodesOf<Found> = Found extends unknown ? keyof Found : never;

/** `undecodable` occurs in columns of every type: undecodable characters have become U+FFFD, and U+0000 is damage. */
export type IssueCode = 'undecodable' | CodesOf<FindingsOf<typeof validators> | FindingsOf<typeof columnTypes>>;

/** Codes of errors that depend on other rows, the host or the file. */
const BEYOND_TEXT: ReadonlySet<IssueCode> = new Set(['unique', 'custom', 'undecodable']);

/** Whether the text of a cell alone decides about an error. */
export function isDecidedByText(code: IssueCode): boolean {
  return !BEYOND_TEXT.has(code);
}
