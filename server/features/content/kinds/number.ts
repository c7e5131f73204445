import { GraphQLFloat, GraphQLInt } from 'graphql';
import { z } from 'zod';
import { ORDER_OPERATORS, PLAIN_FILTER, PLAIN_VALUE } from './field-kind.js';
import type { FieldBase, FieldKind } from './field-kind.js';

export interface NumberField extends FieldBase {
  readonly type: 'number';
  readonly integer?: boolean;
  readonly default?: number;
  readonly min?: number;
  readonly max?: number;
}

const number = z.number().optional();
const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const CELL = /^[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const INT_MAX = 2_147_483_647;

const expectedOf = ({ integer }: NumberField): string => (integer === true ? 'a whole number' : 'a number');
const columnTypeOf = ({ integer }: NumberField): 'bigint' | 'double precision' =>
  integer === true ? 'bigint' : 'double precision';
const isAccepted = ({ integer }: NumberField, value: number): boolean =>
  integer === true ? Number.isSafeInteger(value) : Number.isFinite(value);

export const numberKind: FieldKind<NumberField> = {
  type: 'number',
  shape: { integer: z.boolean().optional(), default: number, min: number, max: number },
  value: (field) => ({
    ...PLAIN_VALUE,
    columnType: columnTypeOf(field),
    schema: z.number({ error: `Must be ${expectedOf(field)}.` }).superRefine((value, context) => {
      const { min, max } = field;
      if (!isAccepted(field, value)) context.addIssue(`Must be ${expectedOf(field)}.`);
      else if (min !== undefined && value < min) context.addIssue(`Must be at least ${min}.`);
      else if (max !== undefined && value > max) context.addIssue(`Must be at most ${max}.`);
    }),
    fromColumn: (raw) => (raw === null ? null : Number(raw)),
  }),
  // GraphQL's Int has 32 bits; larger numbers are Floats, which are exact for whole numbers up to 2^53.
  graphql: ({ integer, min, max }) => {
    const isSmall = min !== undefined && max !== undefined && min >= -INT_MAX && max <= INT_MAX;
    return integer === true && isSmall ? GraphQLInt : GraphQLFloat;
  },
  json: ({ integer, min, max }) => ({ type: integer === true ? 'integer' : 'number', minimum: min, maximum: max }),
  cell: {
    meaning: (cell) => (typeof cell === 'string' && CELL.test(cell.trim()) ? Number(cell) : cell),
    quickCheck: (field) => {
      const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = field;
      return (cell) =>
        typeof cell === 'number' && cell >= min && cell <= max && isAccepted(field, cell) ? String(cell) : undefined;
    },
  },
  filter: (field) => ({
    ...PLAIN_FILTER,
    operandType: columnTypeOf(field),
    operators: ORDER_OPERATORS,
    parseOperand: (text) => {
      const value = Number(text);
      return NUMBER.test(text) && isAccepted(field, value) ? value : undefined;
    },
    expected: expectedOf(field),
  }),
};
