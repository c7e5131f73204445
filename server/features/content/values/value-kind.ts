import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ZodType } from 'zod';

/** Operators of a filter, without their `$`. */
export const OPERATORS = [
  'eq',
  'ne',
  'gt',
  'gte',
  'lt',
  'lte',
  'in',
  'nin',
  'contains',
  'startsWith',
  'endsWith',
  'eqi',
  'containsi',
  'null',
] as const;
export type Operator = (typeof OPERATORS)[number];

export const ORDER_OPERATORS: readonly Operator[] = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'nin', 'null'];
export const EQUALITY_OPERATORS: readonly Operator[] = ['eq', 'ne', 'in', 'nin', 'null'];

/** As PostgreSQL's `format_type` writes them. */
export type ColumnType =
  'text' | 'double precision' | 'bigint' | 'boolean' | 'date' | 'timestamp with time zone' | 'json' | 'text[]' | 'uuid';

/** How the values of one field are checked, kept, read back and compared. */
export interface ValueKind {
  readonly columnType: ColumnType;
  /** Checks and normalises one value of a body that is not null. */
  readonly schema: ZodType;
  /** A checked value as a parameter of a statement. */
  readonly toColumn: (value: unknown) => unknown;
  /** The expression that reads the column, so that every driver answers alike. */
  readonly selected: (column: RawBuilder<unknown>) => RawBuilder<unknown>;
  readonly fromColumn: (raw: unknown) => unknown;
  /** What stands there when nothing was given. */
  readonly empty: null | readonly never[];
  /** A value that does not do for a required field. */
  readonly isBlank: (value: unknown) => boolean;
  readonly operators: readonly Operator[];
  /** Type of one operand: of an element, for lists. */
  readonly operandType: ColumnType;
  /** One operand of a filter; `undefined` when the text is none. */
  readonly parseOperand: (text: string) => unknown;
  /** What a filter by this field takes, to finish the sentence "must be …". */
  readonly expected: string;
  /** In a filter `null` means no value, except where it may be a word. */
  readonly isTextual: boolean;
  readonly isSortable: boolean;
}

/** What most kinds share: values go in and come out unchanged. */
export const PLAIN = {
  toColumn: (value: unknown): unknown => value,
  selected: (column: RawBuilder<unknown>): RawBuilder<unknown> => sql`${column}`,
  fromColumn: (raw: unknown): unknown => raw,
  empty: null,
  isBlank: (): boolean => false,
  isTextual: false,
  isSortable: true,
} as const;
