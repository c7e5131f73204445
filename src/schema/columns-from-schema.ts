import type { Column } from '../engine/index.js';
import type { SchemaField } from './schema-field.js';
import { readFields } from './schema-field.js';

/**
 * The columns of a zod 3 or 4 object schema; empty when the schema cannot be read. Members of nested objects become
 * columns such as `address.city`.
 *
 * @example columnsFromSchema(z.object({ email: z.string().email() })) // [{ id: 'email', label: 'Email', type: 'email',
 * ... }]
 */
export function columnsFromSchema(schema: unknown): Column[] {
  return (readFields(schema)?.fields ?? []).map(toColumn);
}

/** The id of a field's column. */
export function columnId(field: SchemaField): string {
  return field.path.join('.');
}

function toColumn(field: SchemaField): Column {
  const { validators, transformations, options, notes } = field;
  return {
    id: columnId(field),
    label: notes.label ?? labelFromKey(field.path.join('_')),
    type: field.type,
    ...(validators.length > 0 ? { validators } : {}),
    ...(transformations.length > 0 ? { transformations } : {}),
    ...(options ? { options } : {}),
    ...(notes.description === undefined ? {} : { description: notes.description }),
    ...(notes.placeholder === undefined ? {} : { placeholder: notes.placeholder }),
    ...(notes.aliases === undefined ? {} : { aliases: notes.aliases }),
  };
}

/** `firstName` -> `First name`, `date_of_birth` -> `Date of birth`, `homeURL` -> `Home URL`. */
function labelFromKey(key: string): string {
  const words = key
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 1 && word === word.toUpperCase() ? word : word.toLowerCase()));
  const label = words.join(' ');
  return label === '' ? key : label[0]?.toUpperCase() + label.slice(1);
}

/**
 * The type of a delivered row: the output of a zod 3, zod 4 or any other Standard Schema.
 *
 * @example type Contact = SchemaRow<typeof contactSchema>
 */
export type SchemaRow<S> = S extends { readonly _zod: { readonly output: infer Output } }
  ? Output
  : S extends { readonly _output: infer Output }
    ? Output
    : S extends { readonly '~standard': { readonly types?: infer Types } }
      ? NonNullable<Types> extends { readonly output: infer Output }
        ? Output
        : never
      : never;
