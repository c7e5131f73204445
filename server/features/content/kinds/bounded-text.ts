import { z } from 'zod';
import type { ZodType } from 'zod';
import { textProblem } from '../../../platform/text-problem.js';
import { OPERATORS, PLAIN_FILTER, PLAIN_VALUE } from './field-kind.js';
import type { FieldBase, FilterRules, ValueRules } from './field-kind.js';

export interface TextBase extends FieldBase {
  readonly default?: string;
  /** Characters. */
  readonly minLength?: number;
  readonly maxLength?: number;
}

const length = z.number().int().min(0).optional();

export const TEXT_SHAPE = { default: z.string().optional(), minLength: length, maxLength: length } as const;

/** An index entry has room for 2,704 bytes; at four bytes per character, this many fit. */
export const INDEXED_LENGTH = 500;

export const characters = (text: string): number => Array.from(text).length;

/** The maximum number of characters in the field; `undefined` when only storage limits it. */
export function longestOf({
  maxLength,
  unique,
  index,
  type,
}: TextBase & { readonly type: string }): number | undefined {
  const isIndexed = unique === true || index === true || type === 'slug';
  return maxLength ?? (isIndexed ? INDEXED_LENGTH : undefined);
}

/** Text that can be stored, within the bounds of its field. */
export function boundedText(field: TextBase & { readonly type: string }): ZodType<string, string> {
  const longest = longestOf(field);
  const { minLength = 0 } = field;
  return z.string({ error: 'Must be text.' }).superRefine((text, context) => {
    const problem = textProblem(text);
    if (problem !== undefined) return context.addIssue(problem);
    if (longest !== undefined && text.length > longest && characters(text) > longest) {
      context.addIssue(`Must have at most ${longest} characters.`);
    } else if (text !== '' && text.length < minLength * 2 && characters(text) < minLength) {
      context.addIssue(`Must have at least ${minLength} characters.`);
    }
  });
}

export function textValue(schema: ZodType): ValueRules {
  const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';
  return { ...PLAIN_VALUE, columnType: 'text', schema, isBlank };
}

export const TEXT_FILTER: FilterRules = {
  ...PLAIN_FILTER,
  operandType: 'text',
  operators: OPERATORS,
  parseOperand: (text) => (textProblem(text) === undefined ? text : undefined),
  expected: 'text without the character U+0000',
  isTextual: true,
};
