import { z } from 'zod';
import type { Field } from '../model.js';
import { EQUALITY_OPERATORS, ORDER_OPERATORS, PLAIN } from './value-kind.js';
import type { ValueKind } from './value-kind.js';

const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

export function numberKind({ integer = false, min, max }: Extract<Field, { type: 'number' }>): ValueKind {
  const isAccepted = (value: number): boolean => (integer ? Number.isSafeInteger(value) : Number.isFinite(value));
  const expected = integer ? 'a whole number' : 'a number';
  const columnType = integer ? 'bigint' : 'double precision';
  return {
    ...PLAIN,
    columnType,
    operandType: columnType,
    schema: z.number({ error: `Must be ${expected}.` }).superRefine((value, context) => {
      if (!isAccepted(value)) context.addIssue(`Must be ${expected}.`);
      else if (min !== undefined && value < min) context.addIssue(`Must be at least ${min}.`);
      else if (max !== undefined && value > max) context.addIssue(`Must be at most ${max}.`);
    }),
    fromColumn: (raw) => (raw === null ? null : Number(raw)),
    operators: ORDER_OPERATORS,
    parseOperand: (text) => {
      const value = Number(text);
      return NUMBER.test(text) && isAccepted(value) ? value : undefined;
    },
    expected,
  };
}

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

export function booleanKind(): ValueKind {
  return {
    ...PLAIN,
    columnType: 'boolean',
    operandType: 'boolean',
    schema: z.boolean({ error: 'Must be true or false.' }),
    operators: EQUALITY_OPERATORS,
    parseOperand: (text) => BOOLEANS.get(text),
    expected: 'true or false',
  };
}
