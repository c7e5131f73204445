import type { RowsValidate } from './row.js';

/** `text` and `string` are the same type under the names of the two documents. */
export type ColumnType =
  'string' | 'text' | 'email' | 'number' | 'date' | 'phone' | 'boolean' | 'select' | 'custom_regex';

export type DateOrder = 'dmy' | 'mdy' | 'ymd';
export type DecimalSign = '.' | ',';

/** How to read `03/04/2024`. `ask`: the values of the column decide, and where they do not, a person is asked. */
export type DateOrderSetting = DateOrder | 'ask';
/** The decimal sign of `1.234`. `ask` as for dates. */
export type DecimalSetting = DecimalSign | 'ask';

export interface Worded {
  /** Shown instead of the sentence of the interface language. */
  readonly message?: string;
}

/**
 * What a cell has to satisfy. All but `required` pass an empty cell.
 * `custom` runs where functions can run (the main thread), everything else where the engine runs.
 */
export type Validator =
  | (Worded & { readonly type: 'required' })
  | (Worded & { readonly type: 'unique' })
  | (Worded & { readonly type: 'regex'; readonly pattern: string })
  | (Worded & { readonly type: 'min'; readonly value: number })
  | (Worded & { readonly type: 'max'; readonly value: number })
  | (Worded & { readonly type: 'min_length'; readonly value: number })
  | (Worded & { readonly type: 'max_length'; readonly value: number })
  | (Worded & { readonly type: 'custom'; readonly fn: CustomCheck });

/** `true`, `null` and `undefined` pass; `false` fails with the validator's message; a string fails with that sentence. */
export type CustomCheck = (value: string) => boolean | string | null | undefined;

export interface Staged {
  /** `pre` runs before validation, `post` (default) after it. */
  readonly stage?: 'pre' | 'post';
}

/** How a value is changed on its way out. Run in the order listed. */
export type Transformer =
  | (Staged & { readonly type: 'trim' })
  | (Staged & { readonly type: 'uppercase' })
  | (Staged & { readonly type: 'lowercase' })
  | (Staged & { readonly type: 'capitalize' })
  | (Staged & { readonly type: 'remove_special_chars' })
  | (Staged & {
      readonly type: 'normalize_phone';
      /** `national` (default) gives `(XXX) XXX-XXXX`; `e164` gives `+15551234567`. */
      readonly format?: 'national' | 'e164';
      /** ISO 3166 alpha-2 of numbers written without a country code. Default `US`. */
      readonly country?: string;
    })
  | (Staged & { readonly type: 'normalize_date'; /** Default `YYYY-MM-DD`. */ readonly format?: string })
  | (Staged & { readonly type: 'default'; readonly value: string })
  | (Staged & { readonly type: 'replace'; readonly find: string; readonly replace: string })
  | (Staged & { readonly type: 'custom'; readonly fn: CustomTransform });

export type CustomTransform = (value: unknown) => unknown;

/** A target column: what the host wants to receive. */
export interface Column {
  /** Unique among all columns of an import; the key in delivered rows. */
  readonly id: string;
  readonly label: string;
  /** Default `string`. */
  readonly type?: ColumnType;
  readonly validators?: readonly Validator[];
  readonly transformations?: readonly Transformer[];
  /** Allowed values of a `select` column. */
  readonly options?: readonly string[];
  /** Whole-value pattern of a `custom_regex` column. */
  readonly pattern?: string;
  /** Order of day and month in a column of dates. Default `ask`. */
  readonly dateOrder?: DateOrderSetting;
  /** Decimal sign in a column of numbers. Default `ask`. */
  readonly decimal?: DecimalSetting;
  /** ISO 3166 alpha-2: where the numbers of a `phone` column belong that are written without a country code. */
  readonly country?: string;
  readonly description?: string;
  readonly placeholder?: string;
  /** Other names the column goes by in people's files; used when suggesting a mapping. */
  readonly aliases?: readonly string[];
  /** Batched check across cells or against a server, sync or async. */
  readonly validate?: RowsValidate;
}
