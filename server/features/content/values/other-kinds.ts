import { z } from 'zod';
import type { Field } from '../model.js';
import { jsonProblem } from './storable-text.js';
import { EQUALITY_OPERATORS, PLAIN } from './value-kind.js';
import type { ValueKind } from './value-kind.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id as it is kept; `undefined` when no record can have it. */
export function parseId(text: string): string | undefined {
  return UUID.test(text) ? text.toLowerCase() : undefined;
}

const id = z.string({ error: 'Must be the id of a record.' }).transform((text, context) => {
  const value = parseId(text);
  if (value === undefined) context.addIssue('Must be the id of a record.');
  return value ?? z.NEVER;
});

/** An id: of the record itself, or of the one record a relation points to. */
export function idKind(): ValueKind {
  return {
    ...PLAIN,
    columnType: 'uuid',
    operandType: 'uuid',
    schema: id,
    operators: EQUALITY_OPERATORS,
    parseOperand: parseId,
    expected: 'the id of a record',
    isSortable: false,
  };
}

const MANY_IDS = 1000;

/** Ids in order, each once; they live in a join table. */
export function idListKind(): ValueKind {
  return {
    ...idKind(),
    schema: z
      .array(id, { error: 'Must be a list of ids.' })
      .max(MANY_IDS, `Must have at most ${MANY_IDS} ids.`)
      .transform((ids) => [...new Set(ids)]),
    empty: [],
    isBlank: (value) => Array.isArray(value) && value.length === 0,
    operators: [...EQUALITY_OPERATORS, 'contains'],
  };
}

export function relationKind({ many = false }: Extract<Field, { type: 'relation' }>): ValueKind {
  return many ? idListKind() : idKind();
}

/** Kept as `json`, not `jsonb`, which would put the members into another order. */
export function jsonKind(): ValueKind {
  return {
    ...PLAIN,
    columnType: 'json',
    operandType: 'json',
    schema: z.unknown().superRefine((value, context) => {
      const problem = jsonProblem(value);
      if (problem !== undefined) context.addIssue(problem);
    }),
    toColumn: (value) => (value === null ? null : JSON.stringify(value)),
    operators: ['null'],
    parseOperand: () => undefined,
    expected: 'asked for with $null only',
    isSortable: false,
  };
}
