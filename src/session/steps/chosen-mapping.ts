import { suggestedMapping } from '../../engine/index.js';
import type { ColumnMapping, MappingSuggestion, SourceColumn } from '../../engine/index.js';

interface MappedTable<T> {
  readonly columns: readonly T[];
  readonly suggestions: readonly Pick<MappingSuggestion, 'column' | 'tier' | 'doubt'>[];
}

/** The suggestions for a table that was read again, with the user's earlier choices for columns with the same key. */
export function carriedMapping<T>(
  before: MappedTable<T> & { readonly mapping: ColumnMapping },
  now: MappedTable<T>,
  keyOf: (column: T) => string,
): ColumnMapping {
  const suggested = suggestedMapping(before.suggestions);
  const isOnlyBefore = isOnce(before.columns.map(keyOf));
  const isOnlyNow = isOnce(now.columns.map(keyOf));
  const chosen = new Map(
    before.columns.map(keyOf).flatMap((key, at) => {
      const column = before.mapping[at] ?? null;
      return isOnlyBefore(key) && column !== suggested[at] ? [[key, column] as const] : [];
    }),
  );
  const mapping = suggestedMapping(now.suggestions);
  now.columns.map(keyOf).forEach((key, at) => {
    const column = chosen.get(key);
    if (column === undefined || !isOnlyNow(key)) return;
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
  const mapped = new Map(before.columns.map((column) => [placeOf(column), before.mapping[column.index] ?? null]));
  return columns.map((column) => mapped.get(placeOf(column)) ?? null);
}

/** Identifies a column of a table whose columns stay where they are. */
export function placeOf({ index, derived }: Pick<SourceColumn, 'index' | 'derived'>): string {
  return derived ? JSON.stringify(derived) : String(index);
}

/** Identifies a column of a table whose columns may move. */
export function nameOf({ name }: Pick<SourceColumn, 'name'>): string {
  return name;
}
