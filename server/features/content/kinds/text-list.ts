import { GraphQLString } from 'graphql';
import { z } from 'zod';
import { textProblem } from '../../../platform/text-problem.js';
import { characters, INDEXED_LENGTH, TEXT_FILTER } from './bounded-text.js';
import { LIST_VALUE, PLAIN_VALUE } from './field-kind.js';
import type { FieldBase, FieldKind } from './field-kind.js';

export interface TextListField extends FieldBase {
  readonly type: 'text[]';
  readonly default?: readonly string[];
  readonly maxItems?: number;
}

const LIST_ITEMS = 1000;

export const textListKind: FieldKind<TextListField> = {
  type: 'text[]',
  shape: { default: z.array(z.string()).optional(), maxItems: z.number().int().min(0).optional() },
  value: ({ maxItems = LIST_ITEMS, index = false }) => {
    const item = z.string({ error: 'Must be text.' }).superRefine((text, context) => {
      const problem = textProblem(text);
      if (problem !== undefined) context.addIssue(problem);
      else if (index && characters(text) > INDEXED_LENGTH) {
        context.addIssue(`Must have at most ${INDEXED_LENGTH} characters.`);
      }
    });
    const items = z.array(item, { error: 'Must be a list of texts.' });
    return {
      ...PLAIN_VALUE,
      ...LIST_VALUE,
      columnType: 'text[]',
      schema: items.max(maxItems, `Must have at most ${maxItems} items.`),
    };
  },
  graphql: () => GraphQLString,
  json: ({ maxItems }) => ({ type: 'array', items: { type: 'string' }, maxItems }),
  // `a; b; c`, or with commas when there is no semicolon.
  cell: {
    meaning: (cell) => {
      const text = String(cell);
      const items = text.split(text.includes(';') ? ';' : ',').map((item) => item.trim());
      return items.filter((item) => item !== '');
    },
  },
  filter: () => ({
    ...TEXT_FILTER,
    operators: ['eq', 'ne', 'in', 'nin', 'contains', 'startsWith', 'endsWith', 'eqi', 'containsi', 'null'],
    isSortable: false,
  }),
};
