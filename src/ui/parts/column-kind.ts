import type { Column } from '../../engine/index.js';

/** How the values of a column are shown and edited. Its name on the screen is the text `kind.*`. */
export type ColumnKind = 'text' | 'number' | 'email' | 'phone' | 'date' | 'select' | 'boolean';

type Type = NonNullable<Column['type']>;

const kindByType = {
  string: 'text',
  text: 'text',
  custom_regex: 'text',
  number: 'number',
  email: 'email',
  phone: 'phone',
  date: 'date',
  select: 'select',
  boolean: 'boolean',
} as const satisfies Record<Type, ColumnKind>;

export function columnKind({ type = 'string' }: Column): ColumnKind {
  return kindByType[type];
}
