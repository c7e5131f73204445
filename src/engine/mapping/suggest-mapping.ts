import type { Column } from '../column.js';
import { lexicon } from '../pieces/lexicon.js';
import type { SourceColumn } from '../source/layout/layout.js';
import type { MappingSuggestion } from './column-mapping.js';
import { WORD_LISTS } from './language-lists.js';
import type { WordList } from './lexicon.js';
import { matchColumns } from './match-columns.js';
import { moreWords, neededLists } from './needed-lists.js';
import type { ListName } from './needed-lists.js';

/** All word lists. */
export interface AllWords {
  readonly english: WordList;
  readonly rare: WordList;
  readonly trades: WordList;
  readonly byName: Readonly<Record<ListName, WordList>>;
}

const { ENGLISH_WORDS, RELATED_NAMES } = lexicon();
const { rare, trades, ...ofLanguages } = WORD_LISTS;

export const ALL_WORDS: AllWords = {
  english: ENGLISH_WORDS,
  rare: rare(),
  trades: trades(),
  byName: Object.fromEntries(Object.entries(ofLanguages).map(([name, list]) => [name, list()])) as AllWords['byName'],
};

/** Suggests columns with the same words as `suggestWithPieces`, all of which are there. */
export function suggestMapping(
  columns: readonly Column[],
  sources: readonly SourceColumn[],
  words: AllWords = ALL_WORDS,
): MappingSuggestion[] {
  const lists = [words.english, ...neededLists(columns, sources).map((name) => words.byName[name])];
  lists.push(...moreWords(columns, sources, lists).map((name) => words[name]));
  return matchColumns(columns, sources, { lists, related: RELATED_NAMES });
}
