import type { GraphQLEnumType, GraphQLScalarType } from 'graphql';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ZodType } from 'zod';

/** What the declaration of any field may say. */
export interface FieldBase {
  readonly required?: boolean;
  readonly unique?: boolean;
  /** Speeds up filters and sorting by this field. */
  readonly index?: boolean;
  /** Written by the server alone; in a body it is passed over, as `createdAt` is. */
  readonly readOnly?: boolean;
  readonly description?: string;
  /**
   * A relation to one record: whenever that is written and this field is left out, it takes the value of the field of
   * the same name there. So an image has the address of its file.
   */
  readonly copiedFrom?: string;
}

interface Declaration extends FieldBase {
  readonly type: string;
}

/** One kind of content field, whole: everything the server knows of it stands in its one file. */
export interface FieldKind<Field extends Declaration> {
  readonly type: Field['type'];
  /** What a declaration may say beside what any field may. */
  readonly shape: {
    readonly [Member in Exclude<keyof Field, keyof Declaration>]-?: ZodType<Field[Member] | undefined>;
  };
  /** What is wrong with a declaration that has this shape, to follow the name of the field. */
  readonly problem?: (field: Field) => string | undefined;
  /** Name of the model that its values are ids of. */
  readonly target?: (field: Field) => string;
  readonly value: (field: Field) => ValueRules;
  /** Type of one value: of an element, for lists; of the id, for relations. */
  readonly graphql: (field: Field, owner: FieldOwner) => ValueType;
  /** What a value looks like in a body; for documentation, `value` does the checking. */
  readonly json: (field: Field) => JsonSchema;
  readonly cell: CellRules<Field>;
  readonly filter: (field: Field) => FilterRules;
}

export interface FieldOwner {
  readonly model: string;
  /** Of the field. */
  readonly name: string;
}

export type ValueType = GraphQLScalarType | GraphQLEnumType;

export type JsonSchema = Readonly<Record<string, unknown>>;

/** As PostgreSQL's `format_type` writes them. */
export type ColumnType =
  'text' | 'double precision' | 'bigint' | 'boolean' | 'date' | 'timestamp with time zone' | 'json' | 'text[]' | 'uuid';

/** How the values of one field are checked, kept and read back. */
export interface ValueRules {
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
  /** Whether a value counts as missing in a required field. */
  readonly isBlank: (value: unknown) => boolean;
}

/** What most kinds share: values go in and come out unchanged. */
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

/** How the values of one field are searched and sorted by. */
export interface FilterRules {
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

export const PLAIN_FILTER = { isTextual: false, isSortable: true } as const;

/** What one field does with its values, in bodies, columns and filters. */
export type ValueKind = ValueRules & FilterRules;

/** A cell as an import delivers it: typed by its column, or text. */
export type Cell = string | number | boolean | null;

/** What a usual cell is staged as; `undefined` where `value` has to look at it, whose verdict it never contradicts. */
export type QuickCheck = (cell: Cell) => string | undefined;

/** What a cell of an import means in a field. */
export interface CellRules<Field> {
  /** In the form a body has it in. */
  readonly meaning: (cell: Exclude<Cell, null>) => unknown;
  readonly quickCheck?: (field: Field) => QuickCheck;
}
