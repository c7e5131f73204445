import type { Field, FieldType } from '../model.js';
import { dateKind, dateTimeKind } from './date-kinds.js';
import { booleanKind, numberKind } from './number-kinds.js';
import { idKind, jsonKind, relationKind } from './other-kinds.js';
import { emailKind, selectKind, slugKind, textKind, textListKind } from './text-kinds.js';
import type { ValueKind } from './value-kind.js';

/** A new type of field is one entry here, its shape in `model.ts` and its type in `graphql/field-types.ts`. */
const kinds: { readonly [Type in FieldType]: (field: Extract<Field, { type: Type }>) => ValueKind } = {
  text: textKind,
  textarea: textKind,
  richtext: textKind,
  email: emailKind,
  slug: slugKind,
  number: numberKind,
  boolean: booleanKind,
  date: dateKind,
  datetime: dateTimeKind,
  select: selectKind,
  'text[]': textListKind,
  json: jsonKind,
  relation: relationKind,
  file: idKind,
  image: idKind,
};

export function kindOf(field: Field): ValueKind {
  return (kinds[field.type] as (field: Field) => ValueKind)(field);
}
