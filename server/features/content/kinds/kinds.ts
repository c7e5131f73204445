import { booleanKind } from './boolean.js';
import { dateKind } from './date.js';
import { datetimeKind } from './datetime.js';
import { emailKind } from './email.js';
import type { FieldKind, ValueKind } from './field-kind.js';
import { fileKind, imageKind } from './file.js';
import { jsonKind } from './json.js';
import { numberKind } from './number.js';
import { relationKind } from './relation.js';
import { selectKind } from './select.js';
import { slugKind } from './slug.js';
import { textareaKind, textKind, richtextKind } from './text.js';
import { textListKind } from './text-list.js';

/** Every kind of content field. Types, schemas, documents and the configuration format all follow from this list. */
export const FIELD_KINDS = [
  ...([textKind, textareaKind, richtextKind, emailKind, slugKind] as const),
  ...([numberKind, booleanKind, dateKind, datetimeKind, selectKind] as const),
  ...([textListKind, jsonKind, relationKind, fileKind, imageKind] as const),
] as const;

type FieldOf<Kind> = Kind extends FieldKind<infer Field> ? Field : never;

/** The fields a model may have; the options of each kind in the configuration. */
export type Field = FieldOf<(typeof FIELD_KINDS)[number]>;
export type FieldType = Field['type'];

const KINDS = Object.fromEntries(FIELD_KINDS.map((kind) => [kind.type, kind])) as unknown as Readonly<
  Record<FieldType, FieldKind<Field>>
>;

export function fieldKind({ type }: Pick<Field, 'type'>): FieldKind<Field> {
  return KINDS[type];
}

/** How the values of a field are checked, stored, read back and searched by. */
export function valueKind(field: Field): ValueKind {
  const { value, filter } = fieldKind(field);
  return { ...value(field), ...filter(field) };
}
