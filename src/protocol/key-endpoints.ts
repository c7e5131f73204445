import { z } from 'zod';

const importerKey = z.uuid();
const cell = z.unknown();

/** `POST /imports/key/mapping-suggestions`; member names are those of clients that exist. */
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

export const mappingSuggestionsAnswer = z.object({
  success: z.boolean(),
  mappings: z.array(
    z.object({ uploadIndex: z.number().int(), templateKey: z.string(), confidence: z.number(), reason: z.string() }),
  ),
});
export type MappingSuggestionsAnswer = z.output<typeof mappingSuggestionsAnswer>;

/** `POST /imports/key/process`: rows that a browser has read. The server judges each of them again. */
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

export const processAnswer = z.object({
  success: z.boolean(),
  import_id: z.uuid(),
  id: z.uuid(),
  status: z.string(),
});
