import type { Column } from '../column.js';
import type { SourceColumn } from '../source/layout/layout.js';
import { noSuggestion } from './column-mapping.js';
import type { MappingSuggestion } from './column-mapping.js';
import { compactName } from './names/normalize-name.js';
import { createValueEvidence, sampleValues } from './value-evidence.js';

/** Confidence of a match by the same spelling, exactly or except for case, spaces and punctuation. */
export const SAME = 1;
export const SAME_NORMALISED = 0.98;
/** Share of values that must fit a column for its name to count in full. */
export const FITTING = 0.6;

/**
 * The suggestions of `suggestMapping` where spelling alone decides, so that a file made for these columns needs no
 * lexicon: each name is that of one column and no alias of another, the values fit, and either every source or every
 * column has its match. `null` for all other files.
 */
export function suggestSameNames(
  columns: readonly Column[],
  sources: readonly SourceColumn[],
): MappingSuggestion[] | null {
  const { targets, aliases, isClear } = targetsByName(columns);
  if (!isClear) return null;
  const taken = new Set<Column>();
  const suggestions: MappingSuggestion[] = [];
  for (const { index, name, samples } of sources) {
    const key = compactName(name);
    const column = targets.get(key);
    if (!column) {
      if (aliases.has(key)) return null;
      suggestions.push(noSuggestion(index));
      continue;
    }
    const { fit } = createValueEvidence(column)(sampleValues(samples));
    if (taken.has(column) || (fit ?? 1) < FITTING) return null;
    taken.add(column);
    const isExact = [column.label, column.id].some((text) => text.trim() === name.trim());
    suggestions.push({
      source: index,
      column: column.id,
      tier: 'sure',
      confidence: isExact ? SAME : SAME_NORMALISED,
      reason: isExact ? 'same-name' : 'same-name-normalised',
    });
  }
  return taken.size === sources.length || taken.size === columns.length ? suggestions : null;
}

interface Targets {
  readonly targets: ReadonlyMap<string, Column>;
  readonly aliases: ReadonlyMap<string, Column>;
  /** Whether no name belongs to two columns. */
  readonly isClear: boolean;
}

/** Columns by the spellings of their labels and ids, and of their aliases. */
function targetsByName(columns: readonly Column[]): Targets {
  const targets = new Map<string, Column>();
  const aliases = new Map<string, Column>();
  let isClear = true;
  for (const column of columns) {
    for (const name of [column.label, column.id]) {
      const key = compactName(name);
      if (key === '' || (targets.get(key) ?? column) !== column) isClear = false;
      targets.set(key, column);
    }
    for (const alias of column.aliases ?? []) aliases.set(compactName(alias), column);
  }
  for (const [key, column] of aliases) if ((targets.get(key) ?? column) !== column) isClear = false;
  return { targets, aliases, isClear };
}
