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
});
export type ImportError = z.output<typeof importErrorSchema>;

/** What an import has done, or would do, to the records of a model. */
export const importCountsSchema = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
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

/** File header to field name; columns that are left out are ignored. */
export const mappingSchema = z.record(z.string().max(1000), z.string().max(200));
export type WireMapping = z.output<typeof mappingSchema>;
