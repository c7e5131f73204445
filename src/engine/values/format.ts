export const DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export const DECIMAL_SIGNS = ['.', ','] as const;

export type DateOrder = (typeof DATE_ORDERS)[number];
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

/** How to read `03/04/2024`. `ask`: the values of the column decide, and where they do not, a person is asked. */
export type DateOrderSetting = DateOrder | 'ask';
/** The decimal sign of `1.234`. `ask` as for dates. */
export type DecimalSetting = DecimalSign | 'ask';

/** How the numbers of one column are written. */
export interface NumberFormat {
  readonly decimal: DecimalSign;
  /** Whether `1e5` is a number here. */
  readonly exponent: boolean;
}

/** How the values of one column are written; what is absent is inferred from the whole column. */
export interface ValueFormat {
  readonly column: string;
  readonly dateOrder?: DateOrder;
  /** The sign alone: whether exponents are numbers is inferred. */
  readonly decimal?: DecimalSign;
  readonly number?: NumberFormat;
}

/** A format chosen by a person, or inferred and then perhaps ambiguous. */
export interface KnownFormat extends ValueFormat {
  /** Nothing decides how the values with two readings are read, so they are left as they are. */
  readonly ambiguous?: boolean;
}

/** What the values of a column say about how they are written. */
export interface InferredFormat extends ValueFormat {
  /** Values have two readings and nothing decides between them: there is no `dateOrder` or `number` then. */
  readonly ambiguous: boolean;
  /** A value with two readings, where only an answer or a setting decides between them. */
  readonly example?: string;
  /** What the example can mean; answered by `formats-infer`. */
  readonly readings?: readonly FormatReading[];
}

/** A value under one answer to the question how its column is written. */
export type FormatReading =
  | { readonly dateOrder: 'dmy' | 'mdy'; /** ISO 8601. */ readonly date: string }
  | { readonly decimal: DecimalSign; readonly value: number };
