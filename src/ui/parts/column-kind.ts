import type { Column } from '../../engine/index.js';
import { firstEnglish } from '../../i18n/index.js';

type Type = NonNullable<Column['type']>;

/** How the values of a column are shown and edited. Its name on the screen is the text `kind.*`. */
export type ColumnKind = Exclude<Type, 'string' | 'custom_regex'>;

/** Types without a name are shown as text; one that does not exist is reported elsewhere. */
export function columnKind({ type = 'string' }: Column): ColumnKind {
  return isKind(type) ? type : 'text';
}

function isKind(type: Type): type is ColumnKind {
  return Object.hasOwn(Object(firstEnglish['kind']) as object, type);
}
