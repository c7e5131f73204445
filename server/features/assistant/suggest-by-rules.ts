import { isPreselected, suggestMapping } from '../../../src/engine/full.js';
import type { MappingIdea, MappingQuestion } from './assistant-provider.js';

/** The engine's own suggestions. */
export async function suggestByRules({ sources, columns }: MappingQuestion): Promise<readonly MappingIdea[]> {
  const found = suggestMapping(
    columns,
    sources.map((source) => ({ ...source, fillRate: 1 })),
  );
  return found.flatMap((suggestion) => {
    const { source, column, confidence, reason } = suggestion;
    return column === null ? [] : [{ source, column, confidence, reason, isPreselected: isPreselected(suggestion) }];
  });
}

/** Runs in a thread. */
export const SUGGEST_MAPPING = {
  name: 'suggest-mapping',
  time: 10_000,
  subject: 'request',
  run: suggestByRules,
} as const;
