import { z } from 'zod';
import { dateOrderSetting, decimalSetting, fieldSchema } from './field.js';
import { DATE_NOTATIONS } from '../engine/rules/index.js';
import { readProgram } from '../engine/program/read-program.js';
import type { Program, RowHandling } from '../engine/index.js';

const MAX_COLUMNS = 16_384;
/** No file has more rows, and row sets hold no greater numbers. */
const MAX_ROWS = 2_000_000_000;
/** Each one runs over every row. */
const MAX_PROGRAMS = 200;
const rowIndex = z.number().int().min(0).max(MAX_ROWS);
const columnId = z.string().max(200);
const text = z.string().max(1_000_000);
const dateOrder = z.enum(['dmy', 'mdy', 'ymd']);
const decimal = z.enum(['.', ',']);
const unit = z.string().max(20).optional();
const numberFormat = z.strictObject({ decimal, exponent: z.boolean(), unit });

/** A program on the wire, validated by the engine's own `readProgram`. */
const programSchema = z.custom<Program>().superRefine((value, context) => {
  const reading = readProgram(value);
  if ('problem' in reading) {
    const { path, code } = reading.problem;
    context.addIssue({ code: 'custom', message: `This is not a valid program: ${code} at ${path}.`, path: [] });
  }
});

const place = z.number().int().min(0).max(MAX_COLUMNS);
const separator = z.string().max(20);
const derivedColumnSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('join'), columns: z.array(place).min(1).max(100), separator }),
  z.strictObject({
    type: z.literal('part'),
    column: place,
    separator,
    part: z.number().int().min(0).max(99),
    parts: z.number().int().min(1).max(100),
    rest: z.enum(['first', 'last']),
  }),
]);

const operationSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('set-cell'), row: rowIndex, column: columnId, value: text }),
  z.strictObject({
    type: z.literal('set-cells'),
    rows: z.array(rowIndex),
    columns: z.array(columnId),
    values: z.array(z.array(text.nullable())),
    added: rowIndex.optional(),
    deleted: z.array(rowIndex).optional(),
  }),
  z.strictObject({
    type: z.literal('add-rows'),
    row: rowIndex,
    columns: z.array(columnId),
    values: z.array(z.array(text)),
    beside: z.strictObject({ row: rowIndex, side: z.enum(['above', 'below']) }).optional(),
  }),
  z.strictObject({ type: z.literal('delete-rows'), rows: z.array(rowIndex) }),
  z.strictObject({ type: z.literal('restore-rows'), rows: z.array(rowIndex) }),
  z.strictObject({
    type: z.literal('run-program'),
    program: programSchema,
    formats: z
      .array(
        z.strictObject({
          column: columnId,
          dateOrder: dateOrder.optional(),
          number: numberFormat.optional(),
          ambiguous: z.boolean().optional(),
          unit,
          doubted: z.enum(DATE_NOTATIONS).optional(),
        }),
      )
      .max(MAX_COLUMNS),
    only: z.array(columnId).max(MAX_COLUMNS).optional(),
    rows: z.array(rowIndex).optional(),
    except: z.array(rowIndex).optional(),
  }),
]);

/** How a file is to be read and what was decided about it: the part `plan` of an upload. Every member may be absent. */
export const planSchema = z.strictObject({
  dialect: z
    .strictObject({
      encoding: z.string().max(50).optional(),
      delimiter: z.string().min(1).max(10).optional(),
      quote: z.string().max(1).optional(),
      escape: z.string().max(1).optional(),
    })
    .optional(),
  /** Rows from 0 over all rows of the file; `rows: 0` where there is no header. */
  header: z.strictObject({ start: z.number().int().min(0), rows: z.number().int().min(0).max(20) }).optional(),
  sheet: z.string().max(200).nullable().optional(),
  /** Columns made of columns of the file, which they follow: several joined, or one part of one. */
  derived_columns: z.array(derivedColumnSchema).max(100).optional(),
  /**
   * Only this many data rows and columns from the first are read; with `visible`, no rows that a workbook hides; with
   * `filled`, cells merged over several rows have their value in each.
   */
  range: z
    .strictObject({
      rows: z.number().int().min(1).optional(),
      columns: z.number().int().min(1).max(MAX_COLUMNS).optional(),
      visible: z.literal(true).optional(),
      filled: z.literal(true).optional(),
    })
    .optional(),
  /**
   * Column id by position of the source column; `null` ignores the column. Wins over the `mapping` part of the form.
   */
  columns: z.array(columnId.nullable()).max(MAX_COLUMNS).optional(),
  option_matches: z
    .array(z.strictObject({ column: columnId, from: text, to: text.nullable() }))
    .max(100_000)
    .optional(),
  formats: z
    .array(
      z.strictObject({
        column: columnId,
        date_order: dateOrder.optional(),
        /** The decimal sign alone; whether exponents such as `1e5` are numbers is inferred. */
        decimal: decimal.optional(),
        number: numberFormat.optional(),
      }),
    )
    .max(MAX_COLUMNS)
    .optional(),
  /**
   * Settings for all columns of this file that `formats` does not name; they win over the field's and the importer's.
   */
  date_order: dateOrderSetting.optional(),
  decimal: decimalSetting.optional(),
  /** Alias of `date_order`, named as the component's option. */
  dateOrder: dateOrderSetting.optional(),
  /** Can only make the importer stricter: one that blocks or filters does so whatever this says. */
  row_handling: z.enum(['include', 'exclude', 'block'] satisfies RowHandling[]).optional(),
  /** Fields beyond the importer's own, delivered under `_custom_fields`. */
  dynamic_fields: z.array(fieldSchema).max(500).optional(),
  language: z.string().max(35).optional(),
  operations: z
    .array(operationSchema)
    .max(1_000_000)
    .refine((operations) => operations.filter(({ type }) => type === 'run-program').length <= MAX_PROGRAMS, {
      message: `may run at most ${MAX_PROGRAMS} programs`,
    })
    .optional(),
});

export type WirePlan = z.output<typeof planSchema>;
