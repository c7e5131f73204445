import { z } from 'zod';
import type { ZodType } from 'zod';
import { HOUSE_SENTENCES } from '../issue-sentence.js';
import { ApiError, validationError } from './errors.js';
import type { ErrorDetail } from './errors.js';
import { typoDistance } from '../../../src/engine/full.js';

/** Parses input with a schema. Throws a VALIDATION_ERROR that lists everything wrong with it. */
export function parseInput(schema: ZodType | undefined, input: unknown): unknown {
  if (!schema) return input;
  const result = schema.safeParse(input, HOUSE_SENTENCES);
  if (result.success) return result.data;
  throw validationError(
    result.error.issues.flatMap((issue): ErrorDetail[] => {
      const path = issue.path.map(String);
      if (issue.code !== 'unrecognized_keys') return [{ field: path.join('.'), message: issue.message }];
      const known = schema instanceof z.ZodObject && path.length === 0 ? Object.keys(schema.shape) : [];
      return issue.keys.map((key) => ({
        field: [...path, key].join('.'),
        message: `Is not recognized.${didYouMean(key, known)}`,
      }));
    }),
  );
}

/** Rejects unknown query parameters, unless the schema accepts any. */
export function strictQuery(schema: ZodType | undefined): ZodType {
  if (schema === undefined) return z.strictObject({});
  return schema instanceof z.ZodObject && schema.def.catchall === undefined ? schema.strict() : schema;
}

/** Text that is not an id cannot match a record. Throws NOT_FOUND. */
export function requireId(id: string): void {
  if (!z.uuid().safeParse(id).success) throw new ApiError('NOT_FOUND');
}

/** ` Did you mean "…"?` with the known name closest to a mistyped one; empty when none is close. */
export function didYouMean(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}

/** The known name closest to a mistyped one, if one is close. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(name.length / 3));
  const [nearest] = known
    .map((other) => ({ other, distance: typoDistance(name.toLowerCase(), other.toLowerCase(), limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((left, right) => left.distance - right.distance);
  return nearest?.other;
}
