import type { OnBatch } from '../../adapters/index.js';
import type { CellValue, Column, ImportData, ImportResult, ResultRow, RowHandling, RowOf } from '../../engine/index.js';
import type { SchemaRow } from '../../schema/index.js';

/** Which of the two shapes `onComplete` receives. */
export type ResultShape = 'result' | 'data';

/**
 * What is wanted and what becomes of it: the rows of `onComplete` and `onBatch` have the types that the schema or the
 * columns give. Without type arguments nothing is known of the rows but that they are rows.
 */
export interface ResultOptions<
  Schema = unknown,
  Columns extends readonly Column[] = readonly Column[],
  Dynamic extends readonly Column[] = readonly Column[],
  Handling extends RowHandling = RowHandling,
  Unmatched extends boolean = boolean,
  Shape extends ResultShape = ResultShape,
> {
  /** Zod 3 or 4 object, or any Standard Schema together with `columns`. */
  readonly schema?: Schema;
  /** The columns wanted, when there is no schema or beside it. */
  readonly columns?: Columns;
  /** Customer-specific columns, delivered under `_custom_fields`. */
  readonly dynamicColumns?: Dynamic;
  /** Gets the clean rows when the import is done. */
  readonly onComplete?: (result: ResultOf<Schema, Columns, Dynamic, Handling, Unmatched, Shape>) => unknown;
  /** Gets the rows in batches instead; the next waits for the promise. */
  readonly onBatch?: OnBatch<DeliveredRow<Schema, Columns, Dynamic, Handling, Unmatched>>;
  /** `result` (default) or `data`: which of the two shapes `onComplete` receives. */
  readonly resultShape?: Shape;
  /** `block` (default), `exclude` or `include`: what happens to rows that fail. */
  readonly invalidRowHandling?: Handling;
  /** Keep columns of the file that are matched to nothing, under `_unmatched`. Default false. */
  readonly includeUnmatchedColumns?: Unmatched;
}

/** What `onComplete` receives. Where the shape is not known, a function for either may be given. */
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

/** With `include` a cell may hold what is wrong with it. */
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

/** Columns on one level: nothing is nested in them. */
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

/** By header text, `null` where empty. */
type Cells = Readonly<Record<string, string | null>>;

/** All columns on one level. */
type DataValues<Schema, Columns extends readonly Column[], Dynamic extends readonly Column[], Handling> = ([
  SchemaRow<Schema>,
] extends [never]
  ? Fields<Columns, Handling>
  : Handled<SchemaRow<Schema>, Handling>) &
  (Dynamic extends readonly [] ? unknown : Fields<Dynamic, Handling>);
