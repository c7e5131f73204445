import { GraphQLEnumType } from 'graphql';
import { z } from 'zod';
import { enumTypeName, toEnumName } from '../names.js';
import { EQUALITY_OPERATORS, PLAIN_FILTER, PLAIN_VALUE } from './field-kind.js';
import type { FieldBase, FieldKind } from './field-kind.js';

export interface SelectField extends FieldBase {
  readonly type: 'select';
  readonly options: readonly string[];
  readonly default?: string;
  /** Allowed transitions from each option to others; all when absent. */
  readonly transitions?: Readonly<Record<string, readonly string[]>>;
}

const expectedOf = ({ options }: SelectField): string => `one of ${options.map((option) => `"${option}"`).join(', ')}`;

export const selectKind: FieldKind<SelectField> = {
  type: 'select',
  shape: {
    options: z.array(z.string()).min(1),
    default: z.string().optional(),
    transitions: z.record(z.string(), z.array(z.string())).optional(),
  },
  problem: ({ options, transitions = {} }) => {
    const names = new Map<string, string>();
    for (const option of options) {
      const name = toEnumName(option);
      if (!/^[A-Z][A-Z0-9_]*$/.test(name) || ['TRUE', 'FALSE', 'NULL'].includes(name)) {
        return `has the option "${option}", which cannot be a GraphQL name`;
      }
      const other = names.get(name);
      if (other !== undefined) return `has the options "${other}" and "${option}", which are both "${name}" in GraphQL`;
      names.set(name, option);
    }
    const moved = Object.entries(transitions).flatMap(([from, to]) => [from, ...to]);
    const unknown = moved.find((option) => !options.includes(option));
    return unknown === undefined ? undefined : `has a transition for "${unknown}", which is not an option`;
  },
  value: (field) => ({
    ...PLAIN_VALUE,
    columnType: 'text',
    schema: z.enum(field.options as readonly [string, ...string[]], { error: `Must be ${expectedOf(field)}.` }),
  }),
  graphql: ({ options }, { model, name }) =>
    new GraphQLEnumType({
      name: enumTypeName(model, name),
      values: Object.fromEntries(options.map((option) => [toEnumName(option), { value: option }])),
    }),
  json: ({ options }) => ({ type: 'string', enum: options }),
  cell: { meaning: String },
  filter: (field) => ({
    ...PLAIN_FILTER,
    operandType: 'text',
    operators: EQUALITY_OPERATORS,
    parseOperand: (text) => (field.options.includes(text) ? text : undefined),
    expected: expectedOf(field),
  }),
};
