import type { Field } from './model.js';
import { ModelError } from './model-error.js';
import { toEnumName } from './names.js';
import { kindOf } from './values/kinds.js';

const FIELD_NAME = /^[a-z][A-Za-z0-9_]*$/;
const RESERVED_FIELDS: ReadonlySet<string> = new Set([
  ...['id', 'createdAt', 'updatedAt', 'prototype'],
  ...Object.getOwnPropertyNames(Object.prototype),
  // What PostgreSQL calls the columns every table has.
  ...['tableoid', 'xmin', 'cmin', 'xmax', 'cmax', 'ctid'],
]);

interface FieldCheck {
  readonly model: string;
  readonly name: string;
  readonly field: Field;
  readonly names: ReadonlySet<string>;
  readonly isUpload: boolean;
}

/** Throws on the first thing in a field that cannot be. */
export function checkField({ model, name, field, names, isUpload }: FieldCheck): void {
  const where = `Field "${name}" of "${model}"`;
  if (!FIELD_NAME.test(name) || RESERVED_FIELDS.has(name)) {
    throw new ModelError(`${where} cannot have this name.`);
  }
  const kind = kindOf(field);
  if (field.type === 'relation' && !names.has(field.to)) {
    throw new ModelError(`${where} points to "${field.to}", which is no model.`);
  }
  if (field.type === 'select') checkOptions(where, field);
  if (field.readOnly === true && field.required === true && !isUpload) {
    throw new ModelError(`${where} is both required and read-only, so that no record could be made.`);
  }
  const isList = kind.empty !== null;
  if ((field.unique === true && (isList || field.type === 'json')) || (field.index === true && field.type === 'json')) {
    throw new ModelError(`${where} cannot be unique or indexed, because of its type.`);
  }
  if ('default' in field && field.default !== undefined && !kind.schema.safeParse(field.default).success) {
    throw new ModelError(`${where} has a default that is not a value of its own.`);
  }
}

function checkOptions(where: string, { options, transitions = {} }: Extract<Field, { type: 'select' }>): void {
  const names = new Map<string, string>();
  for (const option of options) {
    const name = toEnumName(option);
    if (!/^[A-Z][A-Z0-9_]*$/.test(name) || ['TRUE', 'FALSE', 'NULL'].includes(name)) {
      throw new ModelError(`${where} has the option "${option}", which makes no name in GraphQL.`);
    }
    const other = names.get(name);
    if (other !== undefined) {
      throw new ModelError(`${where} has the options "${other}" and "${option}", which are both "${name}" in GraphQL.`);
    }
    names.set(name, option);
  }
  const moved = Object.entries(transitions).flatMap(([from, to]) => [from, ...to]);
  const unknown = moved.find((option) => !options.includes(option));
  if (unknown !== undefined) throw new ModelError(`${where} has a transition for "${unknown}", which is no option.`);
}
