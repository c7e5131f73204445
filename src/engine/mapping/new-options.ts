import type { Column } from '../column.js';
import type { OptionMatch } from './column-mapping.js';

/** New options by column id, in the order in which the user added them. */
export type NewOptions = Readonly<Record<string, readonly string[]>>;

/** The options that matches add to a column: values matched to themselves, if it allows new options. */
export function newOptionsOf(
  { id, type, options, allowNewOptions }: Column,
  matches: readonly OptionMatch[],
): readonly string[] {
  if (type !== 'select' || !allowNewOptions) return [];
  return matches.flatMap(({ column, from, to }) =>
    column === id && from === to && from && !options?.includes(from) ? [from] : [],
  );
}

/** The columns with the options that matches add. */
export function withNewOptions(columns: readonly Column[], matches: readonly OptionMatch[]): readonly Column[] {
  return columns.map((column) => {
    const added = newOptionsOf(column, matches);
    return added.length > 0 ? { ...column, options: [...(column.options ?? []), ...added] } : column;
  });
}
