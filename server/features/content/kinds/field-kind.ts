import type { GraphQLEnumType, GraphQLScalarType } from 'graphql';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ZodType } from 'zod';

/** Options of every field declaration. */
export interface FieldBase {
  readonly required?: boolean;
  readonly unique?: boolean;
  /** Speeds up filters and sorting by this field. */
  readonly index?: boolean;
  /** Written only by the server; ignored in bodies, like `createdAt`. */
  readonly readOnly?: boolean;
  readonly description?: string;
  /**
   * A relation to one record: whenever it is written and this field is not given, this field gets the value of the
   * related record's field of the same name. For example, an image copies the address of its file.
   */
  readonly copiedFrom?: string;
}

interface Declaration extends FieldBase {
  readonly type: string;
}

/** One kind of content field: its single file contains everything the server knows about it. */
export interface FieldKind<Field extends Declaration> {
  readonly type: Field['type'];
  /** Options of a declaration, in addition to those of every field. */
  readonly shape: {
    readonly [Member in Exclude<keyof Field, keyof Declaration>]-?: ZodType<Field[Member] | undefined>;
  };
  /** An error in a declaration with a valid shape, phrased to follow the name of the field. */
  readonly problem?: (field: Field) => string | undefined;
  /** Name of the model to which its ids belong. */
  readonly target?: (field: Field) => string;
  readonly value: (field: Field) => ValueRules;
  /** Type of one value: an element for lists, the id for relations. */
  readonly graphql: (field: Field, owner: FieldOwner) => ValueType;
  /** The JSON schema of a value, for documentation only; `value` does the checking. */
  readonly json: (field: Field) => JsonSchema;
  readonly cell: CellRules<Field>;
  readonly filter: (field: Field) => FilterRules;
}

export interface FieldOwner {
  readonly model: string;
  /** Name of the field. */
  readonly name: string;
}

export type ValueType = GraphQLScalarType | GraphQLEnumType;

export type JsonSchema = Readonly<Record<string, unknown>>;

/** As PostgreSQL's `format_type` writes them. */
export type ColumnType =
  'text' | 'double precision' | 'bigint' | 'boolean' | 'date' | 'timestamp with time zone' | 'json' | 'text[]' | 'uuid';

/** Values that were stored under another kind are converted when the field gets this one. */
export interface StoredForm {
  /** Stored with the column, to tell whether its values have this form. */
  readonly name: string;
  readonly convert: (column: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/** How the values of a field are checked, stored and read back. */
export interface ValueRules {
  readonly columnType: ColumnType;
  /** Checks and normalizes one non-null value of a body. */
  readonly schema: ZodType;
  /** Converts a checked value to a parameter of a statement. */
  readonly toColumn: (value: unknown) => unknown;
  /** The expression that reads the column, so that every driver returns the same. */
  readonly selected: (column: RawBuilder<unknown>) => RawBuilder<unknown>;
  readonly fromColumn: (raw: unknown) => unknown;
  /** The form in which values are stored, when their kind shares its type of column with others. */
  readonly form?: StoredForm;
  /** The stored value when none was given. */
  readonly empty: null | readonly never[];
  /** Whether a value counts as missing in a required field. */
  readonly isBlank: (value: unknown) => boolean;
}

/** The rules most kinds share: values are stored and returned unchanged. */
export const PLAIN_VALUE = {
  toColumn: (value: unknown): unknown => value,
  selected: (column: RawBuilder<unknown>): RawBuilder<unknown> => sql`${column}`,
  fromColumn: (raw: unknown): unknown => raw,
  empty: null,
  isBlank: (): boolean => false,
} as const;

export const LIST_VALUE = {
  empty: [],
  isBlank: (value: unknown): boolean => Array.isArray(value) && value.length === 0,
} as const;

/** Operators of a filter, without their `$`. */
export const OPERATORS = [
  ...(['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'nin'] as const),
  ...(['contains', 'startsWith', 'endsWith', 'eqi', 'containsi', 'null'] as const),
] as const;
export type Operator = (typeof OPERATORS)[number];

export const ORDER_OPERATORS: readonly Operator[] = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'nin', 'null'];
export const EQUALITY_OPERATORS: readonly Operator[] = ['eq', 'ne', 'in', 'nin', 'null'];

/** How a field is searched and sorted by. */
export interface FilterRules {
  readonly operators: readonly Operator[];
  /** Type of one operand: an element for lists. */
  readonly operandType: ColumnType;
  /** Parses one operand of a filter; `undefined` for an invalid one. */
  readonly parseOperand: (text: string) => unknown;
  /** What a filter on this field accepts, phrased to complete "must be …". */
  readonly expected: string;
  /** In a filter `null` means no value, except for text fields, where it may be a word. */
  readonly isTextual: boolean;
  readonly isSortable: boolean;
}

export const PLAIN_FILTER = { isTextual: false, isSortable: true } as const;

/** The rules for a field's values in bodies, columns and filters. */
export type ValueKind = ValueRules & FilterRules;

/** A cell from an import: typed by its column, or text. */
export type Cell = string | number | boolean | null;

/** The staged value of a common cell; `undefined` when `value` has to check it. Both must agree. */
export type QuickCheck = (cell: Cell) => string | undefined;

/** How a field reads a cell of an import. */
export interface CellRules<Field> {
  /** The value in the form used in bodies. */
  readonly meaning: (cell: Exclude<Cell, null>) => unknown;
  readonly quickCheck?: (field: Field) => QuickCheck;
}
