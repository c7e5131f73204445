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

/** Characters that could not be read stand as U+FFFD, in a column of any type. */
type OwnFindings = { readonly undecodable: Record<never, never> };
type FindingsIn<Family extends Readonly<Record<string, { readonly findings: unknown }>>> =
  Family[keyof Family]['findings'];
type AllFindings = OwnFindings | FindingsIn<typeof validators> | FindingsIn<typeof columnTypes>;
type CodesOf<Found> = Found extends unknown ? keyof Found : never;
type ParamsOf<Found, Code extends PropertyKey> = Found extends { readonly [C in Code]: infer Params } ? Params : never;

export type IssueCode = CodesOf<AllFindings>;

/** Every code with the params it carries. */
export type IssueParamsByCode = {
  readonly [Code in IssueCode]: {
    readonly [P in keyof ParamsOf<AllFindings, Code>]: ParamsOf<AllFindings, Code>[P] extends 'number'
      ? number
      : string;
  };
};
