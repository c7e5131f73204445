import { GraphQLBoolean } from 'graphql';
import { z } from 'zod';
import { EQUALITY_OPERATORS, PLAIN_FILTER, PLAIN_VALUE } from './field-kind.js';
import type { FieldBase, FieldKind } from './field-kind.js';

export interface BooleanField extends FieldBase {
  readonly type: 'boolean';
  readonly default?: boolean;
}

const WORDS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

export const booleanKind: FieldKind<BooleanField> = {
  type: 'boolean',
  shape: { default: z.boolean().optional() },
  value: () => ({
    ...PLAIN_VALUE,
    columnType: 'boolean',
    schema: z.boolean({ error: 'Must be true or false.' }),
  }),
  graphql: () => GraphQLBoolean,
  json: () => ({ type: 'boolean' }),
  cell: {
    meaning: (cell) => (typeof cell === 'string' ? (WORDS.get(cell.trim().toLowerCase()) ?? cell) : cell),
    quickCheck: () => (cell) => (typeof cell === 'boolean' ? String(cell) : undefined),
  },
  filter: () => ({
    ...PLAIN_FILTER,
    operandType: 'boolean',
    operators: EQUALITY_OPERATORS,
    parseOperand: (text) => WORDS.get(text),
    expected: 'true or false',
  }),
};
