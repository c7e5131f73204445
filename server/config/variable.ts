import { z } from 'zod';

export const flag = z
  .enum(['true', 'false', '1', '0'], 'must be true or false')
  .transform((value) => value === 'true' || value === '1');
export const text = z.string().trim().min(1, 'must not be blank');

export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): z.ZodType<number, string> {
  const range = most === Number.MAX_SAFE_INTEGER ? ` of at least ${least}` : ` from ${least} to ${most}`;
  return z
    .string()
    .refine((value) => /^\d{1,15}$/.test(value) && Number(value) >= least && Number(value) <= most, {
      message: `must be a whole number${range}`,
    })
    .transform(Number);
}

export const VARIABLE_NAMES = z.registry<{ readonly name: string }>();

/** A setting provided by an environment variable. */
export function variable<Schema extends z.ZodType>(name: string, schema: Schema): Schema {
  VARIABLE_NAMES.add(schema, { name });
  return schema;
}
