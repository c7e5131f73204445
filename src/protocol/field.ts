import { z } from 'zod';

const MAX_NAME = 200;
const MAX_TEXT = 2000;

const message = z.string().max(MAX_TEXT).optional();
const stage = z.enum(['pre', 'post']).optional();
const bound = z.number().finite();
const country = z.string().regex(/^[A-Za-z]{2}$/);

/** How `03/04/2024` is read, and the decimal sign of `1.234`, where no value of the column decides. */
export const dateOrderSetting = z.enum(['ask', 'dmy', 'mdy', 'ymd']);
export const decimalSetting = z.enum(['ask', '.', ',']);
const length = z.number().int().min(0);

export const validatorSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('required'), message }),
  z.strictObject({ type: z.literal('unique'), message }),
  z.strictObject({ type: z.literal('regex'), pattern: z.string().min(1).max(MAX_TEXT), message }),
  z.strictObject({ type: z.literal('min'), value: bound, message }),
  z.strictObject({ type: z.literal('max'), value: bound, message }),
  z.strictObject({ type: z.literal('min_length'), value: length, message }),
  z.strictObject({ type: z.literal('max_length'), value: length, message }),
]);

export const transformationSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('trim'), stage }),
  z.strictObject({ type: z.literal('uppercase'), stage }),
  z.strictObject({ type: z.literal('lowercase'), stage }),
  z.strictObject({ type: z.literal('capitalize'), stage }),
  z.strictObject({ type: z.literal('remove_special_chars'), stage }),
  z.strictObject({
    type: z.literal('normalize_phone'),
    stage,
    format: z.enum(['national', 'e164']).optional(),
    country: z.string().length(2).optional(),
  }),
  z.strictObject({ type: z.literal('normalize_date'), stage, format: z.string().min(1).max(50).optional() }),
  z.strictObject({ type: z.literal('default'), stage, value: z.string().max(MAX_TEXT) }),
  z.strictObject({
    type: z.literal('replace'),
    stage,
    find: z.string().min(1).max(MAX_TEXT),
    replace: z.string().max(MAX_TEXT),
  }),
]);

/** A field of an importer as it is sent: a `Column` of the engine under the names of the wire. */
export const fieldSchema = z.strictObject({
  /** Unique in its importer; the key of delivered rows. */
  name: z.string().min(1).max(MAX_NAME),
  display_name: z.string().max(MAX_NAME).nullish(),
  type: z.enum(['text', 'string', 'email', 'number', 'date', 'phone', 'boolean', 'select', 'custom_regex']),
  validators: z.array(validatorSchema).max(50).nullish(),
  transformations: z.array(transformationSchema).max(50).nullish(),
  options: z.array(z.string().max(MAX_TEXT)).max(10_000).nullish(),
  /** Whole-value pattern of a `custom_regex` field. */
  pattern: z.string().min(1).max(MAX_TEXT).nullish(),
  /** Order of day and month in dates; `ask` refuses dates with two readings. Default: as the importer says. */
  date_order: dateOrderSetting.nullish(),
  /** The same as `date_order`, under the name that columns of the component have. */
  dateOrder: dateOrderSetting.nullish(),
  /** Decimal sign of numbers; `ask` refuses numbers with two readings. Default: as the importer says. */
  decimal: decimalSetting.nullish(),
  /** ISO 3166 alpha-2: where the numbers of a `phone` field belong that are written without a country code. */
  country: country.nullish(),
  description: z.string().max(MAX_TEXT).nullish(),
  placeholder: z.string().max(MAX_NAME).nullish(),
  /** Other names the column goes by in people's files. */
  aliases: z.array(z.string().min(1).max(MAX_NAME)).max(100).nullish(),
});

export type Field = z.output<typeof fieldSchema>;

/** As it is answered: with the two computed members of the contract. */
export const fieldAnswerSchema = fieldSchema.extend({ id: z.string(), label: z.string() });

/** A field in a change: what was answered may be sent back as it was. */
export const fieldChangeSchema = fieldSchema.extend(fieldAnswerSchema.pick({ id: true, label: true }).partial().shape);

export type FieldAnswer = z.output<typeof fieldAnswerSchema>;
