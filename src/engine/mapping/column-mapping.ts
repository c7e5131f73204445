/** Column id, or `null` to ignore the column, by source column index. No id appears twice. */
export type ColumnMapping = readonly (string | null)[];

/** The option chosen for a value of a select column. */
export interface OptionMatch {
  readonly column: string;
  /** The text in the file, trimmed. */
  readonly from: string;
  /**
   * One of the column's options; `null` when the value matches none and remains an error. Empty: the cell is cleared, unless
   * the column is required. The value itself, in a column with `allowNewOptions`: it becomes an option.
   */
  readonly to: string | null;
}

/** `sure` is preselected; `check` is marked, and preselected only by `isPreselected`; `none` is not offered. */
export type MappingTier = 'sure' | 'check' | 'none';

export interface MappingSuggestion {
  /** Source column index. */
  readonly source: number;
  /** Column id, `null` in tier `none`. */
  readonly column: string | null;
  readonly tier: MappingTier;
  /** 0 to 1. */
  readonly confidence: number;
  readonly reason: MappingReason;
  /** Of a `check`: the name matches this column's exactly and no other's; only the values do not fit. */
  readonly doubt?: 'values';
}

/**
 * Whether a match is applied before the user has looked: a sure one, or one with an exact name whose values do not fit.
 */
export function isPreselected({ tier, doubt }: Pick<MappingSuggestion, 'tier' | 'doubt'>): boolean {
  return tier === 'sure' || (tier === 'check' && doubt === 'values');
}

/** The mapping before the user has looked. */
export function suggestedMapping(
  suggestions: readonly Pick<MappingSuggestion, 'column' | 'tier' | 'doubt'>[],
): (string | null)[] {
  return suggestions.map((suggestion) => (isPreselected(suggestion) ? suggestion.column : null));
}

export function noSuggestion(source: number): MappingSuggestion {
  return { source, column: null, tier: 'none', confidence: 0, reason: 'no-match' };
}

/** Why a column was suggested; the locale has the text. */
export type MappingReason =
  | 'same-name'
  | 'same-name-normalised'
  | 'alias'
  | 'similar-name'
  | 'values'
  | 'name-and-values'
  | 'no-match'
  /** From a backend's assistant, not from the engine. */
  | 'assistant'
  /** Chosen by the user in an earlier file of the same shape. */
  | 'remembered';
