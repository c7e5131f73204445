import type { ColumnType } from './rules/column-types.js';
import type { Transformer } from './rules/transformers.js';
import type { Validator } from './rules/validators.js';
import type { DateOrderSetting, DecimalSetting } from './values/format.js';
import type { RowsValidate } from './row.js';

/** A target column: data the host wants to receive. */
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
  /** Whether users may add other values of their file to the options of a `select` column. Default false. */
  readonly allowNewOptions?: boolean;
  /**
   * Whether the cells are as in the file: they are shown, checked and transformed, but users and fixes cannot change them.
   * Default false.
   */
  readonly readOnly?: boolean;
  /** Whole-value pattern of a `custom_regex` column. */
  readonly pattern?: string;
  /** Order of day and month in a date column. Default `ask`. */
  readonly dateOrder?: DateOrderSetting;
  /** Decimal sign in a number column. Default `ask`. */
  readonly decimal?: DecimalSetting;
  /** ISO 3166 alpha-2 country of the numbers in a `phone` column that have no country code. */
  readonly country?: string;
  /** ISO 4217 code of the amounts in a `currency` column. Default: any currency, the same in all of the column. */
  readonly currency?: string;
  readonly description?: string;
  readonly placeholder?: string;
  /** Other names that files use for the column, for suggesting a mapping. */
  readonly aliases?: readonly string[];
  /** Batched check across cells or against a server, sync or async. */
  readonly validate?: RowsValidate;
}
