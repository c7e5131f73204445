import type { Column } from '../column.js';
import type { SourceColumn } from '../source/layout/layout.js';
import type { MappingSuggestion } from './column-mapping.js';
import { LATIN_WORDS } from './names/latin-words.js';
import type { Words } from './lexicon.js';
import { OTHER_SCRIPTS_WORDS } from './lexicon/other-scripts.js';
import { matchColumns } from './match-columns.js';

const ALL_WORDS: Words = { ...LATIN_WORDS, otherScripts: OTHER_SCRIPTS_WORDS };

/** Suggests columns with the words of all scripts. */
export function suggestMapping(columns: readonly Column[], sources: readonly SourceColumn[]): MappingSuggestion[] {
  return matchColumns(columns, sources, ALL_WORDS);
}
