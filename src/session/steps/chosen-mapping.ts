import { suggestedMapping } from '../../engine/index.js';
import type { ColumnMapping, MappingSuggestion, SourceColumn } from '../../engine/index.js';

interface MappedTable {
  readonly columns: readonly Pick<SourceColumn, 'name'>[];
  readonly suggestions: readonly Pick<MappingSuggestion, 'column' | 'tier' | 'doubt'>[];
}

/** The suggestions for a table that was read again, with the user's earlier choices for columns of the same name. */
export function carriedMapping(
  before: MappedTable & { readonly mapping: ColumnMapping },
  now: MappedTable,
): ColumnMapping {
  const suggested = suggestedMapping(before.suggestions);
  const isOnlyBefore = isOnce(before.columns.map(({ name }) => name));
  const isOnlyNow = isOnce(now.columns.map(({ name }) => name));
  const chosen = new Map(
    before.columns.flatMap(({ name }, at) => {
      const column = before.mapping[at] ?? null;
      return isOnlyBefore(name) && column !== suggested[at] ? [[name, column] as const] : [];
    }),
  );
  const mapping = suggestedMapping(now.suggestions);
  now.columns.forEach(({ name }, at) => {
    const column = chosen.get(name);
    if (column === undefined || !isOnlyNow(name)) return;
    const elsewhere = mapping.indexOf(column);
    if (elsewhere >= 0) mapping[elsewhere] = null;
    mapping[at] = column;
  });
  return mapping;
}

/** Returns a function that tells whether a name occurs exactly once. */
export function isOnce(names: readonly string[]): (name: string) => boolean {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return (name) => name !== '' && counts.get(name) === 1;
}

type Mapped = { readonly columns: readonly SourceColumn[]; readonly mapping: ColumnMapping };

/** The mapping of the same columns of the file, after derived columns were added or removed. */
export function mappingOfSame(before: Mapped, columns: readonly SourceColumn[]): ColumnMapping {
  const key = ({ index, derived }: SourceColumn): string => (derived ? JSON.stringify(derived) : String(index));
  const mapped = new Map(before.columns.map((column) => [key(column), before.mapping[column.index] ?? null]));
  return columns.map((column) => mapped.get(key(column)) ?? null);
}
