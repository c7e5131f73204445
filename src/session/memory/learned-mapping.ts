import type { ColumnMapping, MappingSuggestion, SourceColumn } from '../../engine/index.js';
import { suggestedMapping, uniqueNames } from '../steps/chosen-mapping.js';
import type { LearnedMapping } from './mapping-storage.js';

type Sources = readonly Pick<SourceColumn, 'name'>[];

/** The suggestions with what was learned; what is not about these columns, or not plain, is ignored. */
export function recalled(
  suggestions: readonly MappingSuggestion[],
  { sources, ids, learned }: { readonly sources: Sources; readonly ids: readonly string[]; readonly learned: unknown },
): readonly MappingSuggestion[] {
  if (typeof learned !== 'object' || learned === null) return suggestions;
  const isUnique = uniqueNames({ columns: sources });
  const free = new Set<unknown>(ids);
  const chosen = sources.map(({ name }): string | null | undefined => {
    const column: unknown = isUnique(name) && Object.hasOwn(learned, name) ? Reflect.get(learned, name) : undefined;
    return column === null || (typeof column === 'string' && free.delete(column)) ? column : undefined;
  });
  return suggestions.map((suggestion, at) => {
    const { source } = suggestion;
    const column = chosen[at];
    if (column !== undefined) return { source, column, tier: 'sure', confidence: 1, reason: 'remembered' };
    const isTaken = suggestion.column !== null && chosen.includes(suggestion.column);
    return isTaken ? { source, column: null, tier: 'none', confidence: 0, reason: 'no-match' } : suggestion;
  });
}

/** What the user has decided against the suggestions, and what was remembered and still applies. */
export function decisionsOf(
  mapping: ColumnMapping,
  { sources, suggestions }: { readonly sources: Sources; readonly suggestions: readonly MappingSuggestion[] },
): LearnedMapping {
  const isUnique = uniqueNames({ columns: sources });
  const suggested = suggestedMapping(suggestions);
  const decided = sources.flatMap(({ name }, at) => {
    const column = mapping[at] ?? null;
    const isDecision = column !== suggested[at] || suggestions[at]?.reason === 'remembered';
    return isDecision && isUnique(name) ? [[name, column] as const] : [];
  });
  return Object.fromEntries(decided);
}
