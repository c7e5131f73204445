/** Column id (or `null` for "ignore") by source column index. No id appears twice. */
export type ColumnMapping = readonly (string | null)[];

/** A select option chosen for a value of the file. */
export interface OptionMatch {
  readonly column: string;
  /** The text as it stands in the file, trimmed. */
  readonly from: string;
  /** One of the column's options; `null` when the value has none and stays an Issue. */
  readonly to: string | null;
}

/** `sure` is preselected; `check` is marked, and preselected only as `isPreselected` says; `none` is not offered. */
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
  /** Of a `check`: the name is exactly the column's and no other column has it; only the values don't fit. */
  readonly doubt?: 'values';
}

/** Whether a match is made before a person has looked: a sure one, or one that only its values speak against. */
export function isPreselected({ tier, doubt }: Pick<MappingSuggestion, 'tier' | 'doubt'>): boolean {
  return tier === 'sure' || (tier === 'check' && doubt === 'values');
}

/** Why a column was suggested; worded by the locale. */
export type MappingReason =
  | 'same-name'
  | 'same-name-normalised'
  | 'alias'
  | 'similar-name'
  | 'values'
  | 'name-and-values'
  | 'no-match'
  /** Not the engine's own: from the assistant of a backend. */
  | 'assistant';
