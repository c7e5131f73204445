import { textProblem } from '../text-problem.js';
import { MAX_DEPTH, tooDeep } from './bodies/json-size.js';
import { validationError } from './errors.js';
import type { ErrorDetail } from './errors.js';

/**
 * Throws VALIDATION_ERROR for text that the database cannot store or compare and for numbers such as `1e400`, and
 * BAD_REQUEST for endless nesting. `field` is where the input belongs; by default it is the whole request.
 */
export function requireStorable(input: unknown, { field = '' }: { readonly field?: string } = {}): void {
  const problem = problemOf(input, { field, depth: 0 });
  if (problem !== undefined) throw validationError(problem);
}

function problemOf(
  value: unknown,
  { field, depth }: { readonly field: string; readonly depth: number },
): ErrorDetail | undefined {
  if (typeof value === 'string') return problemAt(field, value);
  if (typeof value === 'number' && !Number.isFinite(value)) return { field, message: 'Is too large a number.' };
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === MAX_DEPTH) throw tooDeep();
  for (const [key, member] of Object.entries(value)) {
    const path = field === '' ? key : `${field}.${key}`;
    const found = problemAt(field, key) ?? problemOf(member, { field: path, depth: depth + 1 });
    if (found !== undefined) return found;
  }
  return undefined;
}

function problemAt(field: string, text: string): ErrorDetail | undefined {
  const message = textProblem(text);
  return message === undefined ? undefined : { field, message };
}
