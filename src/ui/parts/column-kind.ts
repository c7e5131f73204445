import type { Column } from '../../engine/index.js';

type Type = NonNullable<Column['type']>;

/** How the values of a column are shown and edited. Its name on the screen is the text `kind.*`. */
export type ColumnKind = Exclude<Type, 'string' | 'custom_regex'>;

export function columnKind({ type = 'string' }: Column): ColumnKind {
  return type === 'string' || type === 'custom_regex' ? 'text' : type;
}
