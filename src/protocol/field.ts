import { z } from 'zod';
import {
  columnTypes,
  DATE_ORDERS,
  DECIMAL_SIGNS,
  transformerMembers,
  transformers,
  validatorMembers,
  validators,
} from '../engine/rules/index.js';
import type { ColumnType, DeclaredTransformer, DeclaredValidator } from '../engine/index.js';
import { MAX_TEXT, rulesSchema } from './rule-schema.js';

const MAX_NAME = 200;

const country = z.string().regex(/^[A-Za-z]{2}$/);

/** How `03/04/2024` is read, and the decimal sign of `1.234`, where no value of the column decides. */
export const dateOrderSetting = z.enum(['ask', ...DATE_ORDERS]);
export const decimalSetting = z.enum(['ask', ...DECIMAL_SIGNS]);

export const validatorSchema = rulesSchema<DeclaredValidator>(validators, (own) => ({ ...own, ...validatorMembers }));
export const transformationSchema = rulesSchema<DeclaredTransformer>(transformers, (own) => ({
  ...transformerMembers,
  ...own,
}));

/** A field of an importer as it is sent: a `Column` of the engine under the names of the wire. */
export const fieldSchema = z.strictObject({
  /** Unique in its importer; the key of delivered rows. */
  name: z.string().min(1).max(MAX_NAME),
  display_name: z.string().max(MAX_NAME).nullish(),
  type: z.enum(Object.keys(columnTypes) as ColumnType[]),
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
