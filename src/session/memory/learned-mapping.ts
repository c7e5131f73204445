import { noSuggestion, suggestedMapping } from '../../engine/index.js';
import type { ColumnMapping, DerivedColumn, MappingSuggestion, SourceColumn } from '../../engine/index.js';
import { isOnce } from '../steps/chosen-mapping.js';
import type { LearnedMapping } from './mapping-storage.js';

type Sources = readonly Pick<SourceColumn, 'name' | 'derived'>[];

/** The name under which decisions about columns are kept: of a derived column its definition, by names. */
export function learnedNames(sources: Sources): readonly string[] {
  const nameAt = (column: number): string => sources[column]?.name ?? '';
  return sources.map(({ name, derived }) => {
    if (!derived) return name;
    return JSON.stringify(
      derived.type === 'join'
        ? { ...derived, columns: derived.columns.map(nameAt) }
        : { ...derived, column: nameAt(derived.column) },
    );
  });
}

/** The derived columns that decisions were made about, as far as their columns are in the file. */
export function learnedColumns(learned: unknown, sources: Sources): readonly DerivedColumn[] {
  if (typeof learned !== 'object' || learned === null) return [];
  const names = sources.map(({ name }) => name);
  const isUnique = isOnce(names);
  return Object.keys(learned).flatMap((key) => {
    const named = key.startsWith('{') && !names.includes(key) ? parsed(key) : null;
    if (!named) return [];
    const places = named.names.map((name) => (isUnique(name) ? names.indexOf(name) : -1));
    return places.length === 0 || places.includes(-1) ? [] : [named.derived(places)];
  });
}

interface NamedColumn {
  readonly names: readonly string[];
  derived(places: readonly number[]): DerivedColumn;
}

function parsed(key: string): NamedColumn | null {
  let value: Partial<Record<string, unknown>>;
  try {
    value = JSON.parse(key) as Partial<Record<string, unknown>>;
  } catch {
    return null;
  }
  const { type, columns, column, separator, part, parts, rest } = value;
  if (typeof separator !== 'string') return null;
  if (type === 'join' && Array.isArray(columns)) {
    return { names: columns.map(String), derived: (places) => ({ type, columns: places, separator }) };
  }
  const isPart = type === 'part' && typeof part === 'number' && typeof parts === 'number';
  if (!isPart || typeof column !== 'string' || (rest !== 'first' && rest !== 'last')) return null;
  return { names: [column], derived: ([place = 0]) => ({ type, column: place, separator, part, parts, rest }) };
}

/** The suggestions with what was learned; what is not about these columns, or not plain, is ignored. */
export function recalled(
  suggestions: readonly MappingSuggestion[],
  { sources, ids, learned }: { readonly sources: Sources; readonly ids: readonly string[]; readonly learned: unknown },
): readonly MappingSuggestion[] {
  if (typeof learned !== 'object' || learned === null) return suggestions;
  const names = learnedNames(sources);
  const isUnique = isOnce(names);
  const free = new Set<unknown>(ids);
  const chosen = names.map((name): string | null | undefined => {
    const column: unknown = isUnique(name) && Object.hasOwn(learned, name) ? Reflect.get(learned, name) : undefined;
    return column === null || (typeof column === 'string' && free.delete(column)) ? column : undefined;
  });
  return suggestions.map((suggestion, at) => {
    const { source } = suggestion;
    const column = chosen[at];
    if (column !== undefined) return { source, column, tier: 'sure', confidence: 1, reason: 'remembered' };
    return chosen.includes(suggestion.column) ? noSuggestion(source) : suggestion;
  });
}

/** What the user has decided against the suggestions, and what was remembered and still applies. */
export function decisionsOf(
  mapping: ColumnMapping,
  { sources, suggestions }: { readonly sources: Sources; readonly suggestions: readonly MappingSuggestion[] },
): LearnedMapping {
  const names = learnedNames(sources);
  const isUnique = isOnce(names);
  const suggested = suggestedMapping(suggestions);
  const decided = names.flatMap((name, at) => {
    const column = mapping[at] ?? null;
    const isDecision = column !== suggested[at] || suggestions[at]?.reason === 'remembered';
    return isDecision && isUnique(name) ? [[name, column] as const] : [];
  });
  return Object.fromEntries(decided);
}
