import type { Column } from '../column.js';
import { lexicon } from '../pieces/lexicon.js';
import { loadPieces } from '../pieces/load-pieces.js';
import { mapping } from '../pieces/mapping.js';
import { noSuggestion } from './column-mapping.js';
import type { MappingSuggestion } from './column-mapping.js';
import type { SourceColumn } from '../source/layout/layout.js';
import { WORD_LISTS } from './language-lists.js';
import { suggestSameNames } from './same-names.js';

/** Suggests a column for each source column, with the words that these names need; none for derived columns. */
export async function suggestWithPieces(
  columns: readonly Column[],
  sources: readonly SourceColumn[],
): Promise<MappingSuggestion[]> {
  const ofFile = sources.filter(({ derived }) => !derived);
  const suggested = await suggestNamed(columns, ofFile);
  return [...suggested, ...sources.slice(ofFile.length).map(({ index }) => noSuggestion(index))];
}

async function suggestNamed(
  columns: readonly Column[],
  sources: readonly SourceColumn[],
): Promise<MappingSuggestion[]> {
  const same = suggestSameNames(columns, sources);
  if (same) return same;
  await loadPieces(['lexicon', 'mapping']);
  const { ENGLISH_WORDS, RELATED_NAMES } = lexicon();
  const lists = [ENGLISH_WORDS];
  const add = async (names: readonly (keyof typeof WORD_LISTS)[]): Promise<void> => {
    await loadPieces(names);
    lists.push(...names.map((name) => WORD_LISTS[name]()));
  };
  await add(mapping().neededLists(columns, sources));
  await add(mapping().moreWords(columns, sources, lists));
  return mapping().matchColumns(columns, sources, { lists, related: RELATED_NAMES });
}
