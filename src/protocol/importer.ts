import { z } from 'zod';
import { dateOrderSetting, decimalSetting, fieldResponseSchema, fieldChangeSchema, fieldSchema } from './field.js';
import { absentWhenNull } from './rule-schema.js';

/** Where clean rows go: stored with the job, or written as content records. */
export const destinationSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  z.strictObject({
    type: z.literal('model'),
    /** Path of a content model. */
    model: z.string().min(1).max(100),
    mode: z.enum(['insert', 'upsert']).default('insert'),
    /** Field of the model that identifies records; with `upsert` only. */
    key: absentWhenNull(z.string().min(1).max(100)),
    /**
     * For relations, the field of the related model that values are matched with: `{ "author": "email" }`. Default: its
     * id.
     */
    relations: absentWhenNull(z.record(z.string().max(100), z.string().max(100))),
    /** JSON field of the model for the file's columns without a field, by header. */
    unmatchedTo: absentWhenNull(z.string().min(1).max(100)),
    /** JSON field of the model for the values of dynamic fields in the plan, by name. */
    dynamicTo: absentWhenNull(z.string().min(1).max(100)),
  }),
]);

export type Destination = z.output<typeof destinationSchema>;

const flag = z.boolean();

/** The members a client may set. `null` means the default. */
export const importerInputSchema = z.strictObject({
  name: z.string().min(1).max(200),
  description: z.string().max(5000).nullish(),
  fields: z.array(fieldSchema).min(1).max(500),
  webhook_url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullish(),
  webhook_enabled: flag.nullish(),
  include_data_in_webhook: flag.nullish(),
  webhook_data_sample_size: z.number().int().min(0).max(10_000).nullish(),
  include_unmatched_columns: flag.nullish(),
  /**
   * Order of day and month in dates such as `03/04/2024`, for fields without a setting whose values do not decide it.
   * `ask`, the default, refuses such values.
   */
  date_order: dateOrderSetting.nullish(),
  /** Alias of `date_order`, named as the component's option. */
  dateOrder: dateOrderSetting.nullish(),
  /** Decimal sign in numbers such as `1.234`, likewise. */
  decimal: decimalSetting.nullish(),
  filter_invalid_rows: flag.nullish(),
  disable_on_invalid_rows: flag.nullish(),
  dark_mode: flag.nullish(),
  /** Origins whose pages may use the key; empty allows all. */
  allowed_origins: z.array(z.string().max(300)).max(100).nullish(),
  destination: destinationSchema.nullish(),
  /** Whether headers and some sample values may be sent to the assistant's provider. */
  ai_enabled: flag.nullish(),
  /** Days until the file and rows of an ended import are deleted; `null` keeps them. */
  retention_days: z.number().int().min(1).max(3650).nullish(),
});

export const importerSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Public key: gives access to the endpoints under `/imports/key` for this importer and nothing else. */
  key: z.uuid(),
  description: z.string().nullable(),
  fields: z.array(fieldResponseSchema),
  webhook_url: z.string().nullable(),
  webhook_enabled: flag,
  include_data_in_webhook: flag,
  webhook_data_sample_size: z.number().nullable(),
  include_unmatched_columns: flag,
  date_order: dateOrderSetting,
  decimal: decimalSetting,
  filter_invalid_rows: flag,
  disable_on_invalid_rows: flag,
  dark_mode: flag,
  allowed_origins: z.array(z.string()),
  destination: destinationSchema,
  ai_enabled: flag,
  retention_days: z.number().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/**
 * PUT: absent members keep their value, `null` resets to the default. Members that only the server sets may be sent
 * back unchanged.
 */
export const importerChangeSchema = importerInputSchema
  .partial()
  .extend({ fields: z.array(fieldChangeSchema).min(1).max(500).optional() })
  .extend(importerSchema.pick({ id: true, key: true, created_at: true, updated_at: true }).partial().shape)
  .extend({ webhook_secret: z.string().optional() });

/** With two members for clients that know neither `pattern` nor the `required` validator. */
const publicFieldSchema = fieldResponseSchema.extend({
  required: flag,
  /** A pattern to search for within the value. */
  validation_format: z.string().nullable(),
});

/** What the public key reveals of an importer. */
export const importerSchemaResponse = z.object({
  id: z.uuid(),
  name: z.string(),
  fields: z.array(publicFieldSchema),
  dark_mode: flag,
  include_unmatched_columns: flag,
  date_order: dateOrderSetting,
  decimal: decimalSetting,
  filter_invalid_rows: flag,
  disable_on_invalid_rows: flag,
  ai_enabled: flag,
  /** Limits of one import, in bytes and data rows. */
  limits: z.object({ max_bytes: z.number(), max_rows: z.number().nullable() }),
});

export type ImporterInput = z.output<typeof importerInputSchema>;
export type ImporterChange = z.output<typeof importerChangeSchema>;
export type Importer = z.output<typeof importerSchema>;
export type ImporterSchemaResponse = z.output<typeof importerSchemaResponse>;
