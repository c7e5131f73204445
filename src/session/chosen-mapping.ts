import type { ColumnMapping, MappingSuggestion, SourceColumn } from '../engine/index.js';

interface MappedTable {
  readonly columns: readonly Pick<SourceColumn, 'name'>[];
  readonly suggestions: readonly Pick<MappingSuggestion, 'column' | 'tier'>[];
}

/** What is mapped before anybody has looked: only what is sure. */
export function suggestedMapping(suggestions: MappedTable['suggestions']): (string | null)[] {
  return suggestions.map(({ column, tier }) => (tier === 'sure' ? column : null));
}

/** The suggestions for a table read anew, with what a person chose before for columns of the same name. */
export function carriedMapping(
  before: MappedTable & { readonly mapping: ColumnMapping },
  now: MappedTable,
): ColumnMapping {
  const suggested = suggestedMapping(before.suggestions);
  const chosen = new Map(
    before.columns.flatMap(({ name }, at) => {
      const column = before.mapping[at] ?? null;
      return isOnly(before, name) && column !== suggested[at] ? [[name, column] as const] : [];
    }),
  );
  const mapping = suggestedMapping(now.suggestions);
  now.columns.forEach(({ name }, at) => {
    const column = chosen.get(name);
    if (column === undefined || !isOnly(now, name)) return;
    const elsewhere = column === null ? -1 : mapping.indexOf(column);
    if (elsewhere >= 0) mapping[elsewhere] = null;
    mapping[at] = column;
  });
  return mapping;
}

function isOnly({ columns }: MappedTable, name: string): boolean {
  return name !== '' && columns.filter((column) => column.name === name).length === 1;
}
