import type { Column } from '../column.js';
import type { SourceColumn } from '../source/layout/layout.js';
import type { MappingSuggestion } from './column-mapping.js';
import type { WordList, Words } from './lexicon.js';
import { ASIAN_WORDS } from './lexicon/asian/asian.js';
import { EASTERN_WORDS } from './lexicon/eastern/eastern.js';
import { GERMAN_WORDS } from './lexicon/german/german.js';
import { NORDIC_WORDS } from './lexicon/nordic/nordic.js';
import { OTHER_SCRIPTS_WORDS } from './lexicon/scripts/scripts.js';
import { SOUTHERN_WORDS } from './lexicon/southern/southern.js';
import { matchColumns } from './match-columns.js';
import { RELATED_NAMES } from './names/related-names.js';
import { neededLists } from './needed-lists.js';
import type { ListName } from './needed-lists.js';
import { ENGLISH_WORDS } from './word-lists.js';

/** All word lists. */
export interface AllWords {
  readonly english: WordList;
  readonly byName: Readonly<Record<ListName, WordList>>;
}

export const ALL_WORDS: AllWords = {
  english: ENGLISH_WORDS,
  byName: {
    german: GERMAN_WORDS,
    nordic: NORDIC_WORDS,
    southern: SOUTHERN_WORDS,
    eastern: EASTERN_WORDS,
    asian: ASIAN_WORDS,
    scripts: OTHER_SCRIPTS_WORDS,
  },
};

/** Suggests columns with the same words as `suggestWithPieces`, all of which are there. */
export function suggestMapping(
  columns: readonly Column[],
  sources: readonly SourceColumn[],
  { english, byName }: AllWords = ALL_WORDS,
): MappingSuggestion[] {
  const lists = neededLists(columns, sources).map((name) => byName[name]);
  const words: Words = { lists: [english, ...lists], related: RELATED_NAMES };
  return matchColumns(columns, sources, words);
}
