import { columnsWithoutSource, isPreselected } from '../../../engine/index.js';
import type { Column } from '../../../engine/index.js';
import type { MapState, SourceMatch } from '../../../session/index.js';

/** From this number of sure matches on, they are collapsed while others need a decision. */
const MANY_SURE = 8;

export interface MatchGroups {
  /** To be decided first: doubtful matches before columns without one. */
  readonly first: readonly SourceMatch[];
  /** All others, in the order of the file. */
  readonly others: readonly SourceMatch[];
  /** Whether the sure matches among the others are collapsed unless the user wants to see them. */
  readonly isGrouped: boolean;
}

/**
 * Separates what needs a decision from what is certain, if there is much of the latter. Depends on what was suggested and
 * not on what was chosen since: no row moves while the user decides.
 */
export function matchGroups({
  matches,
  columns,
  dynamicColumns,
}: Pick<MapState, 'matches' | 'columns' | 'dynamicColumns'>): MatchGroups {
  const sure = matches.filter(isCertain);
  if (sure.length < MANY_SURE || !needDecision(matches, [...columns, ...dynamicColumns])) {
    return { first: [], others: matches, isGrouped: false };
  }
  const uncertain = matches.filter((match) => !isCertain(match));
  const unmatched = uncertain.filter(hasNoSuggestion);
  const doubtful = uncertain.filter((match) => !hasNoSuggestion(match));
  return { first: [...doubtful, ...unmatched], others: sure, isGrouped: true };
}

/** Whether a match is as it was suggested, and nothing is open. */
export function isSettled(match: SourceMatch): boolean {
  return isCertain(match) && match.column !== null && match.column === match.suggestion?.column;
}

/** Whether the user is asked to accept a suggestion: not for a column that another one is matched to. */
export function isOffered({ column, suggestion }: SourceMatch, taken: ReadonlySet<string>): boolean {
  return column === null && suggestion !== null && suggestion.column !== null && !taken.has(suggestion.column);
}

function isCertain({ suggestion, question }: SourceMatch): boolean {
  return suggestion?.tier === 'sure' && (question === null || question.column !== suggestion.column);
}

function hasNoSuggestion({ suggestion }: SourceMatch): boolean {
  return suggestion === null || suggestion.column === null;
}

/** Whether a suggestion is doubtful, a question is open, or a required column has no match. */
function needDecision(matches: readonly SourceMatch[], columns: readonly Column[]): boolean {
  if (matches.some((match) => !isCertain(match) && !hasNoSuggestion(match))) return true;
  const suggested = matches.map(({ suggestion }) =>
    suggestion && isPreselected(suggestion) ? suggestion.column : null,
  );
  return columnsWithoutSource(columns, suggested).length > 0;
}
