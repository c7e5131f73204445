import { z } from 'zod';
import type { ZodType } from 'zod';

interface WholeNumberRange {
  readonly min: number;
  /** Default: the largest safe integer. */
  readonly max?: number;
}

/** An integer in a query or path, in plain digits: `1e2`, `0x10` and ` 5` are rejected. */
export function wholeNumber({ min, max = Number.MAX_SAFE_INTEGER }: WholeNumberRange): ZodType<number, string> {
  return z
    .string()
    .regex(/^-?\d{1,16}$/, 'Must be a whole number.')
    .transform(Number)
    .pipe(z.number().int().min(min).max(max));
}
