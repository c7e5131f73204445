import { GraphQLID } from 'graphql';
import { z } from 'zod';
import { EQUALITY_OPERATORS, LIST_VALUE, PLAIN_FILTER, PLAIN_VALUE } from './field-kind.js';
import type { FieldBase, FieldKind, FilterRules, JsonSchema, ValueRules } from './field-kind.js';

/** `to` names a model. `many` is an ordered list. */
export interface RelationField extends FieldBase {
  readonly type: 'relation';
  readonly to: string;
  readonly many?: boolean;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A normalized id; `undefined` when it cannot be the id of a record. */
export function parseId(text: string): string | undefined {
  return UUID.test(text) ? text.toLowerCase() : undefined;
}

const id = z.string({ error: 'Must be the id of a record.' }).transform((text, context) => {
  const value = parseId(text);
  if (value === undefined) context.addIssue('Must be the id of a record.');
  return value ?? z.NEVER;
});

/** An id: of the record itself, or of the record a to-one relation points to. */
export const ID_VALUE: ValueRules = { ...PLAIN_VALUE, columnType: 'uuid', schema: id };
export const ID_FILTER: FilterRules = {
  ...PLAIN_FILTER,
  operandType: 'uuid',
  operators: EQUALITY_OPERATORS,
  parseOperand: parseId,
  expected: 'the id of a record',
  isSortable: false,
};
export const ID_JSON: JsonSchema = { type: 'string', format: 'uuid' };

const MANY_IDS = 1000;

/** Ordered ids without duplicates, stored in a join table. */
const ID_LIST_VALUE: ValueRules = {
  ...ID_VALUE,
  ...LIST_VALUE,
  schema: z
    .array(id, { error: 'Must be a list of ids.' })
    .max(MANY_IDS, `Must have at most ${MANY_IDS} ids.`)
    .transform((ids) => [...new Set(ids)]),
};

export const relationKind: FieldKind<RelationField> = {
  type: 'relation',
  shape: { to: z.string(), many: z.boolean().optional() },
  target: ({ to }) => to,
  value: ({ many }) => (many === true ? ID_LIST_VALUE : ID_VALUE),
  graphql: () => GraphQLID,
  json: ({ to, many }) => {
    const one = { ...ID_JSON, description: `Id of ${to}.` };
    return many === true ? { type: 'array', items: one } : one;
  },
  cell: { meaning: String },
  filter: ({ many }) => (many === true ? { ...ID_FILTER, operators: [...EQUALITY_OPERATORS, 'contains'] } : ID_FILTER),
};
