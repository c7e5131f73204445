import { expect, it } from 'vitest';
import type { MappingSuggestion } from '../../engine/index.js';
import { mergedSuggestions } from './request-suggestions.js';

const own = (source: number, column: string | null, tier: MappingSuggestion['tier']): MappingSuggestion => ({
  source,
  column,
  tier,
  confidence: 0.5,
  reason: 'similar-name',
});
const found = (source: number, column: string | null, confidence = 0.8): MappingSuggestion => ({
  source,
  column,
  tier: 'check',
  confidence,
  reason: 'assistant',
});

const SURE = own(0, 'a', 'sure');
const OPEN = own(1, null, 'none');
const EXACT: MappingSuggestion = { ...own(2, 'c', 'check'), doubt: 'values' };
const WEAK = own(3, 'b', 'check');
const OWN = [SURE, OPEN, EXACT, WEAK];

it.each<[what: string, found: readonly MappingSuggestion[], merged: readonly MappingSuggestion[]]>([
  ['nothing', [], OWN],
  ['a column for an open one', [found(1, 'd')], [SURE, found(1, 'd'), EXACT, WEAK]],
  ['a column in place of a doubtful one', [found(3, 'd')], [SURE, OPEN, EXACT, found(3, 'd')]],
  ['a column for a sure one', [found(0, 'd')], OWN],
  ['a column for an exact name', [found(2, 'd')], OWN],
  ['a column that is mapped already', [found(1, 'a')], OWN],
  ['a column with an exact name', [found(1, 'c')], OWN],
  ['no column', [found(1, null), found(1, 'd', 0.1)], [SURE, found(1, 'd', 0.1), EXACT, WEAK]],
  [
    'one column twice: the better one counts',
    [found(1, 'd', 0.6), found(3, 'd', 0.7)],
    [SURE, OPEN, EXACT, found(3, 'd', 0.7)],
  ],
  [
    'two columns for one: the better one counts',
    [found(1, 'd', 0.6), found(1, 'e', 0.7), found(3, 'd', 0.5)],
    [SURE, found(1, 'e', 0.7), EXACT, found(3, 'd', 0.5)],
  ],
])('merges the suggestions of a backend: %s', (_, suggestions, merged) => {
  const before = structuredClone(suggestions);
  expect(mergedSuggestions(OWN, suggestions)).toEqual(merged);
  expect(suggestions).toEqual(before);
});

it('takes the column of a mapping that was only suggested weakly', () => {
  expect(mergedSuggestions([own(0, null, 'none'), WEAK], [found(0, 'b')])).toEqual([found(0, 'b'), WEAK]);
});
