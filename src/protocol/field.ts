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
const currency = z.string().regex(/^[A-Za-z]{3}$/);

/** Setting for dates such as `03/04/2024` and numbers such as `1.234`, used when no value of the column decides. */
export const dateOrderSetting = z.enum(['ask', ...DATE_ORDERS]);
export const decimalSetting = z.enum(['ask', ...DECIMAL_SIGNS]);

export const validatorSchema = rulesSchema<DeclaredValidator>(validators, (own) => ({ ...own, ...validatorMembers }));
export const transformationSchema = rulesSchema<DeclaredTransformer>(transformers, (own) => ({
  ...transformerMembers,
  ...own,
}));

/** A field of an importer on the wire: a `Column` of the engine in snake case. */
export const fieldSchema = z.strictObject({
  /** Unique in its importer; the key of delivered rows. */
  name: z.string().min(1).max(MAX_NAME),
  display_name: z.string().max(MAX_NAME).nullish(),
  type: z.enum(Object.keys(columnTypes) as ColumnType[]),
  validators: z.array(validatorSchema).max(50).nullish(),
  transformations: z.array(transformationSchema).max(50).nullish(),
  options: z.array(z.string().max(MAX_TEXT)).max(10_000).nullish(),
  /** Whether users may add other values of their file to the options of a `select` field. Default false. */
  allow_new_options: z.boolean().nullish(),
  /** Whether users cannot change the values of their file in the review. Default false. */
  read_only: z.boolean().nullish(),
  /** Whole-value pattern of a `custom_regex` field. */
  pattern: z.string().min(1).max(MAX_TEXT).nullish(),
  /** Order of day and month in dates; `ask` refuses dates with two readings. Default: the importer's. */
  date_order: dateOrderSetting.nullish(),
  /** Alias of `date_order`, named as in the component's columns. */
  dateOrder: dateOrderSetting.nullish(),
  /** Decimal sign of numbers; `ask` refuses numbers with two readings. Default: the importer's. */
  decimal: decimalSetting.nullish(),
  /** ISO 3166 alpha-2 country of the numbers in a `phone` field that have no country code. */
  country: country.nullish(),
  /** ISO 4217 code of the amounts in a `currency` field. Default: any currency, the same in all of the column. */
  currency: currency.nullish(),
  description: z.string().max(MAX_TEXT).nullish(),
  placeholder: z.string().max(MAX_NAME).nullish(),
  /** Other names that files use for the column. */
  aliases: z.array(z.string().min(1).max(MAX_NAME)).max(100).nullish(),
});

export type Field = z.output<typeof fieldSchema>;

/** A field in responses: with the two computed members. */
export const fieldResponseSchema = fieldSchema.extend({ id: z.string(), label: z.string() });

/** A field in a change: a field from a response can be sent back unchanged. */
export const fieldChangeSchema = fieldSchema.extend(
  fieldResponseSchema.pick({ id: true, label: true }).partial().shape,
);

export type FieldResponse = z.output<typeof fieldResponseSchema>;
