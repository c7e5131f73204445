import type { ZodType } from 'zod';
import { validationError } from '../errors.js';
import type { ErrorDetail } from '../errors.js';
import { HOUSE_SENTENCES } from '../issue-sentence.js';

/** What a schema makes of some input; all that is wrong with it at once, as VALIDATION_ERROR. */
export function parseInput(schema: ZodType | undefined, input: unknown): unknown {
  if (!schema) return input;
  const result = schema.safeParse(input, HOUSE_SENTENCES);
  if (result.success) return result.data;
  throw validationError(
    result.error.issues.flatMap((issue): ErrorDetail[] => {
      const path = issue.path.map(String);
      if (issue.code !== 'unrecognized_keys') return [{ field: path.join('.'), message: issue.message }];
      return issue.keys.map((key) => ({ field: [...path, key].join('.'), message: 'is not known here' }));
    }),
  );
}
