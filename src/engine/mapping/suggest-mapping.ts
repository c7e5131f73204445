import type { Column } from '../column.js';
import { lexicon } from '../pieces/lexicon.js';
import { rare } from '../pieces/rare.js';
import type { SourceColumn } from '../source/layout/layout.js';
import type { MappingSuggestion } from './column-mapping.js';
import { LANGUAGE_LISTS } from './language-lists.js';
import type { WordList } from './lexicon.js';
import { matchColumns } from './match-columns.js';
import { neededLists, needsRareWords } from './needed-lists.js';
import type { ListName } from './needed-lists.js';

/** All word lists. */
export interface AllWords {
  readonly english: WordList;
  readonly rare: WordList;
  readonly byName: Readonly<Record<ListName, WordList>>;
}

const { ENGLISH_WORDS, RELATED_NAMES } = lexicon();

export const ALL_WORDS: AllWords = {
  english: ENGLISH_WORDS,
  rare: rare(),
  byName: Object.fromEntries(
    Object.entries(LANGUAGE_LISTS).map(([name, list]) => [name, list()]),
  ) as AllWords['byName'],
};

/** Suggests columns with the same words as `suggestWithPieces`, all of which are there. */
export function suggestMapping(
  columns: readonly Column[],
  sources: readonly SourceColumn[],
  { english, rare: rareWords, byName }: AllWords = ALL_WORDS,
): MappingSuggestion[] {
  const lists = [english, ...neededLists(columns, sources).map((name) => byName[name])];
  if (needsRareWords(columns, sources, lists)) lists.push(rareWords);
  return matchColumns(columns, sources, { lists, related: RELATED_NAMES });
}
