import type { BatchShape, OnBatch } from '../../adapters/index.js';
import type { CellValue, Column, ImportData, ImportResult, ResultRow, RowHandling, RowOf } from '../../engine/index.js';
import type { SchemaRow } from '../../schema/index.js';

/** The shape of the result that `onComplete` receives. */
export type ResultShape = 'result' | 'data';

/**
 * The columns, and where the rows go. The rows of `onComplete` and `onBatch` have types derived from the schema or the
 * columns; without type arguments they are plain rows.
 */
export interface ResultOptions<
  Schema = unknown,
  Columns extends readonly Column[] = readonly Column[],
  Dynamic extends readonly Column[] = readonly Column[],
  Handling extends RowHandling = RowHandling,
  Unmatched extends boolean = boolean,
  Shape extends ResultShape = ResultShape,
  Batches extends BatchShape = BatchShape,
> {
  /** A zod 3 or 4 object schema, or any Standard Schema together with `columns`. */
  readonly schema?: Schema;
  /** The target columns, instead of a schema or in addition to one. */
  readonly columns?: Columns & OnlyMembers<Columns>;
  /** Columns beyond the predefined ones, delivered under `_custom_fields`. */
  readonly dynamicColumns?: Dynamic & OnlyMembers<Dynamic>;
  /** Receives the clean rows when the import is complete. */
  readonly onComplete?: (result: ResultOf<Schema, Columns, Dynamic, Handling, Unmatched, Shape>) => unknown;
  /** Receives the rows in batches instead; the next batch waits for the promise. */
  readonly onBatch?: OnBatch<DeliveredRow<Schema, Columns, Dynamic, Handling, Unmatched>, Batches>;
  /** `rows` (default) or `columns`: whether `onBatch` receives an object per row or the values of each column. */
  readonly batchShape?: Batches;
  /** `result` (default) or `data`: the shape that `onComplete` receives. */
  readonly resultShape?: Shape;
  /** `block` (default), `exclude` or `include`: what happens to rows with errors. */
  readonly invalidRowHandling?: Handling;
  /** Whether to deliver unmapped columns of the file under `_unmatched`. Default false. */
  readonly includeUnmatchedColumns?: Unmatched;
}

/** Misspelt members of columns are errors also where the type of the columns is inferred. */
type OnlyMembers<Columns extends readonly Column[]> = number extends Columns['length']
  ? unknown
  : { readonly [Index in keyof Columns]: { readonly [Key in Exclude<keyof Columns[Index], keyof Column>]: never } };

/** The value that `onComplete` receives. When the shape is not known, a function for either shape is accepted. */
export type ResultOf<
  Schema,
  Columns extends readonly Column[],
  Dynamic extends readonly Column[],
  Handling extends RowHandling,
  Unmatched extends boolean,
  Shape extends ResultShape,
> = ('result' extends Shape ? ImportResult<DeliveredRow<Schema, Columns, Dynamic, Handling, Unmatched>> : unknown) &
  ('data' extends Shape ? ImportData<DataValues<Schema, Columns, Dynamic, Handling>> : unknown);

type DeliveredRow<
  Schema,
  Columns extends readonly Column[],
  Dynamic extends readonly Column[],
  Handling extends RowHandling,
  Unmatched extends boolean,
> = PredefinedRow<Schema, Columns, Handling> & CustomFields<Dynamic, Handling> & UnmatchedCells<Unmatched>;

type PredefinedRow<Schema, Columns extends readonly Column[], Handling> = Handled<
  [SchemaRow<Schema>] extends [never] ? RowOf<Columns> : SchemaRow<Schema>,
  Handling
>;

/** With `include`, a cell may hold an invalid value. */
type Handled<Row, Handling> = 'include' extends Handling
  ? string extends keyof Row
    ? Row
    : { readonly [Key in keyof Row]: Row[Key] | CellValue }
  : Row;

type CustomFields<Dynamic extends readonly Column[], Handling> = Dynamic extends readonly []
  ? unknown
  : number extends Dynamic['length']
    ? { readonly _custom_fields?: Fields<Dynamic, Handling> }
    : { readonly _custom_fields: Fields<Dynamic, Handling> };

/** Columns as flat members, not nested. */
type Fields<Columns extends readonly Column[], Handling> =
  RowOf<Columns> extends ResultRow
    ? string extends keyof RowOf<Columns>
      ? Readonly<Record<string, CellValue>>
      : Handled<RowOf<Columns>, Handling>
    : Handled<RowOf<Columns>, Handling>;

type UnmatchedCells<Unmatched extends boolean> = true extends Unmatched
  ? false extends Unmatched
    ? { readonly _unmatched?: Cells }
    : { readonly _unmatched: Cells }
  : unknown;

/** By header text, `null` for empty cells. */
type Cells = Readonly<Record<string, string | null>>;

/** All columns on one level. */
type DataValues<Schema, Columns extends readonly Column[], Dynamic extends readonly Column[], Handling> = ([
  SchemaRow<Schema>,
] extends [never]
  ? Fields<Columns, Handling>
  : Handled<SchemaRow<Schema>, Handling>) &
  (Dynamic extends readonly [] ? unknown : Fields<Dynamic, Handling>);
