export const DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export const DECIMAL_SIGNS = ['.', ','] as const;

/** Dates in digits with points between them, and all others. */
export const DATE_NOTATIONS = ['points', 'others'] as const;

export type DateOrder = (typeof DATE_ORDERS)[number];
export type DateNotation = (typeof DATE_NOTATIONS)[number];
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

/** How to read `03/04/2024`. `ask`: the values of the column decide; if they do not, the user is asked. */
export type DateOrderSetting = DateOrder | 'ask';
/** The decimal sign of `1.234`. `ask` as for dates. */
export type DecimalSetting = DecimalSign | 'ask';

/** How the numbers of one column are written. */
export interface NumberFormat {
  readonly decimal: DecimalSign;
  /** Whether `1e5` is a number here. */
  readonly exponent: boolean;
  /** The currency or measure around numbers such as `$5`, the only one of the column. */
  readonly unit?: string | undefined;
}

/** How the values of one column are written; missing parts are inferred from the whole column. */
export interface ValueFormat {
  readonly column: string;
  readonly dateOrder?: DateOrder;
  /** The decimal sign alone; whether exponents are numbers is inferred. */
  readonly decimal?: DecimalSign;
  readonly number?: NumberFormat;
}

/** A format chosen by the user, or an inferred one, which may be ambiguous. */
export interface KnownFormat extends ValueFormat {
  /** Ambiguous values are left unchanged, since nothing decides how to read them. */
  readonly ambiguous?: boolean;
  /** The unit of the numbers of an ambiguous column, if they have the same one. */
  readonly unit?: string | undefined;
  /**
   * The notation whose dates contradict `dateOrder`; those with two readings are left unchanged: `03.04.2024` beside
   * `31.12.2024` in a column of `12/31/2024`.
   */
  readonly doubted?: DateNotation | undefined;
}

/** The format inferred from the values of a column. */
export interface InferredFormat extends KnownFormat {
  /** Values have two readings and nothing decides between them; `dateOrder` or `number` is absent then. */
  readonly ambiguous: boolean;
  /** An ambiguous value, if only an answer or a setting decides. */
  readonly example?: string;
  /** The possible readings of the example; set by `formats-infer`. */
  readonly readings?: readonly FormatReading[];
}

/** A value under one of the possible formats of its column. */
export type FormatReading =
  | { readonly dateOrder: DateOrder; /** ISO 8601. */ readonly date: string }
  | { readonly decimal: DecimalSign; readonly value: number };
