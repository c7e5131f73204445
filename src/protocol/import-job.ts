import { z } from 'zod';

export const importStatusSchema = z.enum(['pending', 'processing', 'completed', 'failed']);
export type ImportStatus = z.output<typeof importStatusSchema>;

/** An error in a row of an import. */
export const importErrorSchema = z.object({
  /** Row number as people count it: 1-based, including the header. */
  row: z.number().int(),
  /** Name of the field; empty for an error of the whole row. */
  field: z.string(),
  message: z.string(),
  /**
   * Machine-readable cause, such as `required` or `date_ambiguous`; `rejected` if the destination rejected the row for
   * it. Absent in imports of earlier versions.
   */
  code: z.string().optional(),
});
export type ImportError = z.output<typeof importErrorSchema>;

/** Why a whole column cannot be read: an open question that the plan, the field or the importer has to decide. */
const importQuestionSchema = z.object({
  code: z.enum(['date_ambiguous', 'number_ambiguous']),
  /** Name of the field. */
  field: z.string(),
  /** Header of the column in the file. */
  column: z.string(),
  /** A value of the column that can be read in two ways. */
  example: z.string(),
  /** A sentence that names the setting to change. */
  message: z.string(),
});
export type ImportQuestion = z.output<typeof importQuestionSchema>;

/** Rows that the workbook hides, by hand or by a filter, are imported unless the plan says otherwise. */
const hiddenRowsSchema = z.object({
  code: z.literal('hidden_rows'),
  count: z.number().int(),
  /** A sentence that names the setting to change. */
  message: z.string(),
});

/** Formulas of a workbook without a stored value are read as empty cells: they are not calculated. */
const blankFormulasSchema = z.object({
  code: z.literal('blank_formulas'),
  count: z.number().int(),
  /** A sentence that names the remedy. */
  message: z.string(),
});

/** Cells of a workbook with an error such as `#REF!` are read as that text. */
const errorCellsSchema = z.object({
  code: z.literal('error_cells'),
  count: z.number().int(),
  /** A sentence that names the remedy. */
  message: z.string(),
});

/** Cells merged over several rows have their value in the first one only, unless the plan says otherwise. */
const mergedCellsSchema = z.object({
  code: z.literal('merged_cells'),
  count: z.number().int(),
  /** A sentence that names the first of them and the setting to change. */
  message: z.string(),
});

/** Values of a number field with more digits than a number can hold exactly. They are valid, and delivered as text. */
const preciseNumbersSchema = z.object({
  code: z.literal('number_precision'),
  /** Name of the field. */
  field: z.string(),
  count: z.number().int(),
  /** A sentence that names the field. */
  message: z.string(),
});

/** Rows that operations of the plan name, but the file does not have. Nothing is done to them. */
const unknownRowsSchema = z.object({
  code: z.literal('unknown_rows'),
  count: z.number().int(),
  /** A sentence that names the first of them and its operation. */
  message: z.string(),
});

/** What the sender of a file has to know or decide. */
export const importFindingSchema = z.discriminatedUnion('code', [
  importQuestionSchema,
  hiddenRowsSchema,
  blankFormulasSchema,
  errorCellsSchema,
  mergedCellsSchema,
  preciseNumbersSchema,
  unknownRowsSchema,
]);
export type ImportFinding = z.output<typeof importFindingSchema>;

/** How many records of a model an import has changed, or would change. */
export const importCountsSchema = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  /** Rows that were left out, for any reason. */
  skipped: z.number().int(),
});
export type ImportCounts = z.output<typeof importCountsSchema>;

const rowNumbers = z.array(z.number().int());
/** Which rows of the file they came from: the numbers of the first 50 rows of each count, ascending. */
export const countedRowsSchema = z.object({ created: rowNumbers, updated: rowNumbers, unchanged: rowNumbers });
export type CountedRows = z.output<typeof countedRowsSchema>;

/** Response of `POST /imports`. */
export const importStartSchema = z.object({
  id: z.uuid(),
  importer_id: z.uuid(),
  status: importStatusSchema,
  created_at: z.iso.datetime(),
});
export type ImportStart = z.output<typeof importStartSchema>;

export const importJobSchema = importStartSchema.extend({
  /** Data rows of the file; grows while the file is read. */
  num_rows: z.number().int(),
  num_errors: z.number().int(),
  /** The first 1,000. */
  errors: z.array(importErrorSchema),
  /**
   * Columns with values that can be read in two ways without a setting that decides; each such value is in `errors`.
   * And hidden rows of a workbook that were imported, formulas that have no value, cells with errors, merged cells, numbers
   * that stay text for their many digits, and rows of the plan that the file does not have.
   */
  findings: z.array(importFindingSchema),
  /** Options that the plan adds to fields with `allow_new_options`, by name of the field; empty if there are none. */
  new_options: z.record(z.string(), z.array(z.string())),
  completed_at: z.iso.datetime().nullable(),
  /** Rows without errors, and rows delivered to the destination. */
  num_valid_rows: z.number().int(),
  num_imported_rows: z.number().int(),
  /** Why the import failed, in a sentence. */
  error: z.string().nullable(),
  /** The current phase, and the percentage of the whole import that is done, 0 to 100. */
  progress: z.object({ phase: z.enum(['waiting', 'reading', 'writing', 'ended']), percent: z.number() }),
  /** Present when the destination is a model. */
  counts: importCountsSchema.nullable(),
  /** Present when records were updated or left unchanged; otherwise every imported row is a new record. */
  counted_rows: countedRowsSchema.nullable(),
  dry_run: z.boolean(),
  rolled_back_at: z.iso.datetime().nullable(),
  file_name: z.string(),
  user: z.unknown(),
  metadata: z.unknown(),
});
export type ImportJob = z.output<typeof importJobSchema>;

/** An import in a list, without its lists. */
export const importJobItemSchema = importJobSchema.omit({
  errors: true,
  findings: true,
  new_options: true,
  counted_rows: true,
});
export type ImportJobItem = z.output<typeof importJobItemSchema>;

/** A page of delivered rows: values by field, with `_custom_fields` and `_unmatched` as in the component's results. */
export const importRowsSchema = z.object({
  rows: z.array(z.record(z.string(), z.unknown())),
  /** Cursor of the next page; `null` at the end. */
  next_cursor: z.string().nullable(),
});
export type ImportRows = z.output<typeof importRowsSchema>;

const planRow = z.object({ row: z.number().int() });
/** What a dry run plans for a row: the record to create or change, or the conflict that prevents it. */
export const importPlanLineSchema = z.discriminatedUnion('action', [
  planRow.extend({ action: z.literal('create'), values: z.record(z.string(), z.unknown()) }),
  planRow.extend({
    action: z.literal('update'),
    id: z.uuid(),
    changes: z.record(z.string(), z.object({ old: z.unknown(), new: z.unknown() })),
  }),
  planRow.extend({ action: z.literal('unchanged'), id: z.uuid() }),
  planRow.extend({ action: z.literal('conflict'), field: z.string(), message: z.string() }),
]);
export type ImportPlanLine = z.output<typeof importPlanLineSchema>;

export const importPlanPageSchema = z.object({
  lines: z.array(importPlanLineSchema),
  /** Cursor of the next page; `null` at the end. */
  next_cursor: z.string().nullable(),
});
export type ImportPlanPage = z.output<typeof importPlanPageSchema>;

/** What a rollback has undone, and which records it left unchanged. */
export const rollbackSchema = z.object({
  restored: z.number().int(),
  deleted: z.number().int(),
  /** The first 1,000. */
  kept: z.array(z.object({ id: z.uuid(), reason: z.string() })),
  num_kept: z.number().int(),
});
export type Rollback = z.output<typeof rollbackSchema>;

/** A file sent in parts: request and responses of `POST /imports/key/uploads`. */
export const uploadRequest = z.strictObject({
  importer_key: z.uuid(),
  /** Bytes. */
  size: z.number().int().min(1),
  file_name: z.string().max(1000),
});
export const uploadStartSchema = z.object({ upload_id: z.uuid(), part_size: z.number().int() });
export const uploadStateSchema = uploadStartSchema.extend({
  size: z.number().int(),
  /** Numbers of the parts that have arrived, from 0. */
  parts: z.array(z.number().int()),
});
export type UploadState = z.output<typeof uploadStateSchema>;

/** Field name by file header; columns that are not listed, or go to `null`, are ignored. */
export const mappingSchema = z.record(z.string().max(1000), z.string().max(200).nullable());
export type WireMapping = z.output<typeof mappingSchema>;
