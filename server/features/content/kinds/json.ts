import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';
import { z } from 'zod';
import { textProblem } from '../../../platform/text-problem.js';
import { PLAIN_FILTER, PLAIN_VALUE } from './field-kind.js';
import type { FieldBase, FieldKind } from './field-kind.js';

export interface JsonField extends FieldBase {
  readonly type: 'json';
  readonly default?: unknown;
}

const JSON_DEPTH = 64;

/**
 * Why PostgreSQL could not store a JSON value unchanged, or that it is nested too deeply; `undefined` when it can be
 * stored.
 */
function jsonProblem(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return textProblem(value);
  // For example 1e400, which is valid JSON but cannot be represented.
  if (typeof value === 'number' && !Number.isFinite(value)) return 'Must not have numbers out of range.';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === JSON_DEPTH) return `Must not be nested deeper than ${JSON_DEPTH} levels.`;
  for (const [key, member] of Object.entries(value)) {
    const problem = textProblem(key) ?? jsonProblem(member, depth + 1);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

const JsonScalar = new GraphQLScalarType({
  name: 'JSON',
  description: 'any JSON value.',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});

/** Stored as `json`, not `jsonb`, which would reorder the members. */
export const jsonKind: FieldKind<JsonField> = {
  type: 'json',
  shape: { default: z.json().optional() },
  value: () => ({
    ...PLAIN_VALUE,
    columnType: 'json',
    schema: z.unknown().superRefine((value, context) => {
      const problem = jsonProblem(value);
      if (problem !== undefined) context.addIssue(problem);
    }),
    toColumn: (value) => (value === null ? null : JSON.stringify(value)),
  }),
  graphql: () => JsonScalar,
  json: () => ({ description: 'Any JSON value.' }),
  // Text that is not JSON is read as a string.
  cell: {
    meaning: (cell) => {
      if (typeof cell !== 'string') return cell;
      try {
        return JSON.parse(cell) as unknown;
      } catch {
        return cell;
      }
    },
  },
  filter: () => ({
    ...PLAIN_FILTER,
    operandType: 'json',
    operators: ['null'],
    parseOperand: () => undefined,
    expected: 'filtered with $null only',
    isSortable: false,
  }),
};
