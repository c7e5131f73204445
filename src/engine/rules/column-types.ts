import type { Findings } from './rule.js';

interface TypeRule {
  readonly findings: Findings;
}

/** Every column type and its issue codes; their checks are in `column-type-checks.ts`. */
export const columnTypes = {
  string: { findings: {} },
  /** `text` and `string` are the same type. */
  text: { findings: {} },
  email: { findings: { email: [] } },
  /**
   * `number_precision` is a warning: more digits than a number can hold, delivered as text. `number_ambiguous` is a
   * number such as `1.234` when no value of the column, setting or user decides the decimal sign.
   */
  number: { findings: { number: [], number_precision: [], number_ambiguous: [] } },
  /**
   * `date_ambiguous` is a date such as `03/04/2024` when no value of the column, setting or user decides which part is
   * the day.
   */
  date: { findings: { date: [], date_ambiguous: [] } },
  phone: { findings: { phone: [] } },
  boolean: { findings: { boolean: [] } },
  /** `options` is the joined list for display, at most ten. */
  select: { findings: { select: ['options'] } },
  custom_regex: { findings: { pattern: [] } },
  /** A date without a time is midnight. */
  datetime: { findings: { datetime: [], date_ambiguous: [] } },
  time: { findings: { time: [] } },
  /** `wrong_currency`: not an amount in the currency that the column is set to. */
  currency: { findings: { currency: [], wrong_currency: ['currency'], number_precision: [], number_ambiguous: [] } },
  percent: { findings: { percent: [], number_precision: [], number_ambiguous: [] } },
  url: { findings: { url: [] } },
  uuid: { findings: { uuid: [] } },
  iban: { findings: { iban: [] } },
  country: { findings: { country: [] } },
} as const satisfies Readonly<Record<string, TypeRule>>;

export type ColumnType = keyof typeof columnTypes;
