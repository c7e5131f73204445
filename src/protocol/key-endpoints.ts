import { z } from 'zod';

const importerKey = z.uuid();
const cell = z.unknown();

/** `POST /imports/key/mapping-suggestions`; member names are those of existing clients. */
export const mappingSuggestionsRequest = z.object({
  importerKey,
  uploadColumns: z
    .array(
      z.object({
        index: z.number().int().min(0),
        name: z.string().max(1000),
        sample_data: z.array(cell).max(100).optional(),
      }),
    )
    .max(2000),
  templateColumns: z
    .array(z.object({ key: z.string().max(200), name: z.string().max(200), required: z.boolean().optional() }))
    .max(2000),
});
export type MappingSuggestionsRequest = z.output<typeof mappingSuggestionsRequest>;

export const mappingSuggestionsResponse = z.object({
  success: z.boolean(),
  mappings: z.array(
    z.object({ uploadIndex: z.number().int(), templateKey: z.string(), confidence: z.number(), reason: z.string() }),
  ),
});
export type MappingSuggestionsResponse = z.output<typeof mappingSuggestionsResponse>;

/** `POST /imports/key/transform`: a prompt, the rows to try it on, and the column of each cell. */
export const transformRequest = z.object({
  importerKey,
  prompt: z.string().min(1).max(2000),
  /** Rows as `{ values }` or plain lists by position of the source column, or as objects by column key. */
  data: z.array(z.unknown()).max(10_000),
  /** Column key by position of the source column; existing clients send an object that contains the key. */
  columnMapping: z.record(z.string().max(20), z.unknown()),
  /** Keys of the columns that may change; absent means all. */
  targetColumns: z.array(z.string().max(200)).max(2000).nullish(),
  validationErrors: z.array(z.unknown()).max(10_000).nullish(),
});
export type TransformRequest = z.output<typeof transformRequest>;

export const transformResponse = z.object({
  /** False, with a message in `error`, when the prompt could not be turned into a program. */
  success: z.boolean(),
  changes: z.array(
    z.object({
      /** Position in `data`. */
      rowIndex: z.number().int(),
      columnKey: z.string(),
      columnIndex: z.number().int(),
      oldValue: z.string(),
      newValue: z.string(),
      confidence: z.number(),
      selected: z.boolean(),
    }),
  ),
  summary: z.string(),
  tokensUsed: z.number().int(),
  error: z.string().optional(),
  /** The change as data, to run over all rows: a `Program` of the engine, to be read with `readProgram`. */
  program: z.unknown().optional(),
});
export type TransformResponse = z.output<typeof transformResponse>;

/** `POST /imports/key/process`: rows that a browser has read. The server validates each of them again. */
export const processRequest = z.object({
  importer_key: importerKey,
  validData: z.array(
    z.object({ data: z.record(z.string(), cell), unmapped_data: z.record(z.string(), cell).optional() }),
  ),
  invalidData: z
    .array(z.object({ data: z.record(z.string(), cell), unmapped_data: z.record(z.string(), cell).optional() }))
    .optional(),
  columnMapping: z.unknown().optional(),
  context: z.unknown().optional(),
  user: z.unknown().optional(),
  metadata: z.unknown().optional(),
});
export type ProcessRequest = z.output<typeof processRequest>;

export const processResponse = z.object({
  success: z.boolean(),
  import_id: z.uuid(),
  id: z.uuid(),
  status: z.string(),
});
