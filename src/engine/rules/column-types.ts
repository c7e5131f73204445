import type { Findings } from './rule.js';

interface TypeRule {
  readonly findings: Findings;
}

/** Every type a column can have and what it finds; what each does is in `column-type-checks.ts`. */
export const columnTypes = {
  string: { findings: {} },
  /** `text` and `string` are two names of the same type. */
  text: { findings: {} },
  email: { findings: { email: [] } },
  /**
   * `number_precision` is a warning: more digits than a number can hold, delivered as text. `number_ambiguous` is
   * `1.234` where no value of the column, no setting and no person says which sign is the decimal sign.
   */
  number: { findings: { number: [], number_precision: [], number_ambiguous: [] } },
  /** `date_ambiguous` is `03/04/2024` where no value of the column, no setting and no person says which is the day. */
  date: { findings: { date: [], date_ambiguous: [] } },
  phone: { findings: { phone: [] } },
  boolean: { findings: { boolean: [] } },
  /** `options` is the list joined for showing, cut at ten. */
  select: { findings: { select: ['options'] } },
  custom_regex: { findings: { pattern: [] } },
} as const satisfies Readonly<Record<string, TypeRule>>;

export type ColumnType = keyof typeof columnTypes;
