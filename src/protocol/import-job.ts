import { z } from 'zod';

export const importStatusSchema = z.enum(['pending', 'processing', 'completed', 'failed']);
export type ImportStatus = z.output<typeof importStatusSchema>;

/** A finding about a row of an import. */
export const importErrorSchema = z.object({
  /** The file's line for a person: 1-based, the header counted. */
  row: z.number().int(),
  /** Name of the field; empty where the whole row is meant. */
  field: z.string(),
  message: z.string(),
  /** What is wrong, for programs: `required`, `date_ambiguous`. Absent where the destination refused the row. */
  code: z.string().optional(),
});
export type ImportError = z.output<typeof importErrorSchema>;

/** What keeps a whole column from being read: a question that the plan, the field or the importer has to answer. */
export const importFindingSchema = z.object({
  code: z.enum(['date_ambiguous', 'number_ambiguous']),
  /** Name of the field. */
  field: z.string(),
  /** Header of the column in the file. */
  column: z.string(),
  /** A value of the column that can be read in two ways. */
  example: z.string(),
  /** Which setting answers, as a sentence. */
  message: z.string(),
});
export type ImportFinding = z.output<typeof importFindingSchema>;

/** What an import has done, or would do, to the records of a model. */
export const importCountsSchema = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  /** Rows that were left out, whoever found what about them. */
  skipped: z.number().int(),
});
export type ImportCounts = z.output<typeof importCountsSchema>;

/** What `POST /imports` answers. */
export const importStartSchema = z.object({
  id: z.uuid(),
  importer_id: z.uuid(),
  status: importStatusSchema,
  created_at: z.iso.datetime(),
});
export type ImportStart = z.output<typeof importStartSchema>;

export const importJobSchema = importStartSchema.extend({
  /** Data rows of the file; grows while it is read. */
  num_rows: z.number().int(),
  num_errors: z.number().int(),
  /** The first 1,000. */
  errors: z.array(importErrorSchema),
  /** Columns with values that can be read in two ways and that nothing decides; each such value is in `errors`. */
  findings: z.array(importFindingSchema),
  completed_at: z.iso.datetime().nullable(),
  /** Rows that passed, and rows that went to the destination. */
  num_valid_rows: z.number().int(),
  num_imported_rows: z.number().int(),
  /** Of a failed one: why, as a sentence. */
  error: z.string().nullable(),
  /** What is being done, and how much of all of it is done, 0 to 100. */
  progress: z.object({ phase: z.enum(['waiting', 'reading', 'writing', 'ended']), percent: z.number() }),
  /** Where rows go to a model. */
  counts: importCountsSchema.nullable(),
  dry_run: z.boolean(),
  rolled_back_at: z.iso.datetime().nullable(),
  file_name: z.string(),
  user: z.unknown(),
  metadata: z.unknown(),
});
export type ImportJob = z.output<typeof importJobSchema>;

/** One of a list: findings are read with the job itself. */
export const importJobItemSchema = importJobSchema.omit({ errors: true, findings: true });
export type ImportJobItem = z.output<typeof importJobItemSchema>;

/** A page of delivered rows: values by field, `_custom_fields` and `_unmatched` as in results of the component. */
export const importRowsSchema = z.object({
  rows: z.array(z.record(z.string(), z.unknown())),
  /** For the page after; `null` at the end. */
  next_cursor: z.string().nullable(),
});
export type ImportRows = z.output<typeof importRowsSchema>;

const planRow = z.object({ row: z.number().int() });
/** What a dry run says of a row: the record it would become or change, or why it cannot. */
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
  /** For the page after; `null` at the end. */
  next_cursor: z.string().nullable(),
});
export type ImportPlanPage = z.output<typeof importPlanPageSchema>;

/** What taking an import back has done, and which records it left as they are. */
export const rollbackSchema = z.object({
  restored: z.number().int(),
  deleted: z.number().int(),
  /** The first 1,000. */
  kept: z.array(z.object({ id: z.uuid(), reason: z.string() })),
  num_kept: z.number().int(),
});
export type Rollback = z.output<typeof rollbackSchema>;

/** A file that is sent in parts: what `POST /imports/key/uploads` takes and answers, and what is there of it. */
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

/** File header to field name; columns that are left out are ignored. */
export const mappingSchema = z.record(z.string().max(1000), z.string().max(200));
export type WireMapping = z.output<typeof mappingSchema>;
