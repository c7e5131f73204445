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

/** Every code with the params it carries, the table locales are held to. */
export interface IssueParamsByCode {
  /** Characters that could not be read stand as U+FFFD. */
  readonly undecodable: Record<never, never>;
  readonly required: Record<never, never>;
  /** `rowNumber` is the human row number of the first row with the same value. */
  readonly unique: { readonly rowNumber: number };
  readonly pattern: Record<never, never>;
  readonly min: { readonly min: number };
  readonly max: { readonly max: number };
  readonly min_length: { readonly min: number };
  readonly max_length: { readonly max: number };
  readonly email: Record<never, never>;
  readonly number: Record<never, never>;
  /** Warning: more digits than a number can hold; delivered as text. */
  readonly number_precision: Record<never, never>;
  /** `1.234` where no value of the column, no setting and no person says which sign is the decimal sign. */
  readonly number_ambiguous: Record<never, never>;
  readonly date: Record<never, never>;
  /** `03/04/2024` where no value of the column, no setting and no person says which is the day. */
  readonly date_ambiguous: Record<never, never>;
  readonly phone: Record<never, never>;
  readonly boolean: Record<never, never>;
  /** `options` is the list joined for showing, cut at ten. */
  readonly select: { readonly options: string };
  /** A host's custom check without words of its own. */
  readonly custom: Record<never, never>;
}

export type IssueCode = keyof IssueParamsByCode;
