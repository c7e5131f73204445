import type { Column } from '../column.js';
import type { SourceColumn } from '../source/layout/layout.js';
import type { MappingSuggestion } from './column-mapping.js';
import type { WordList, Words } from './lexicon.js';
import { ASIAN_WORDS } from './lexicon/asian/asian.js';
import { CJK_WORDS } from './lexicon/cjk/cjk.js';
import { CYRILLIC_WORDS } from './lexicon/cyrillic/cyrillic.js';
import { DUTCH_WORDS } from './lexicon/dutch/dutch.js';
import { EASTERN_WORDS } from './lexicon/eastern/eastern.js';
import { FRENCH_WORDS } from './lexicon/french/french.js';
import { GERMAN_WORDS } from './lexicon/german/german.js';
import { IBERIAN_WORDS } from './lexicon/iberian/iberian.js';
import { ITALIAN_WORDS } from './lexicon/italian/italian.js';
import { NORDIC_WORDS } from './lexicon/nordic/nordic.js';
import { RARE_WORDS } from './lexicon/rare/rare.js';
import { OTHER_SCRIPTS_WORDS } from './lexicon/scripts/scripts.js';
import { matchColumns } from './match-columns.js';
import { RELATED_NAMES } from './names/related-names.js';
import { neededLists, needsRareWords } from './needed-lists.js';
import type { ListName } from './needed-lists.js';
import { ENGLISH_WORDS } from './word-lists.js';

/** All word lists. */
export interface AllWords {
  readonly english: WordList;
  readonly rare: WordList;
  readonly byName: Readonly<Record<ListName, WordList>>;
}

export const ALL_WORDS: AllWords = {
  english: ENGLISH_WORDS,
  rare: RARE_WORDS,
  byName: {
    german: GERMAN_WORDS,
    dutch: DUTCH_WORDS,
    nordic: NORDIC_WORDS,
    french: FRENCH_WORDS,
    iberian: IBERIAN_WORDS,
    italian: ITALIAN_WORDS,
    eastern: EASTERN_WORDS,
    asian: ASIAN_WORDS,
    cyrillic: CYRILLIC_WORDS,
    cjk: CJK_WORDS,
    scripts: OTHER_SCRIPTS_WORDS,
  },
};

/** Suggests columns with the same words as `suggestWithPieces`, all of which are there. */
export function suggestMapping(
  columns: readonly Column[],
  sources: readonly SourceColumn[],
  { english, rare, byName }: AllWords = ALL_WORDS,
): MappingSuggestion[] {
  const lists = [english, ...neededLists(columns, sources).map((name) => byName[name])];
  if (needsRareWords(columns, sources, lists)) lists.push(rare);
  const words: Words = { lists, related: RELATED_NAMES };
  return matchColumns(columns, sources, words);
}
