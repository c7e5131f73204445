import type { Column } from '../column.js';
import { lexicon } from '../pieces/lexicon.js';
import { loadPieces } from '../pieces/load-pieces.js';
import { mapping } from '../pieces/mapping.js';
import { scripts } from '../pieces/scripts.js';
import { noSuggestion } from './column-mapping.js';
import type { MappingSuggestion } from './column-mapping.js';
import type { SourceColumn } from '../source/layout/layout.js';
import { suggestSameNames } from './same-names.js';

/** Letters of another script than Latin; digits and signs belong to all of them. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

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
  const names = [...sources.map(({ name }) => name), ...columns.flatMap(namesOf)];
  const needsScripts = names.some((name) => OTHER_SCRIPT.test(name));
  await loadPieces(needsScripts ? ['lexicon', 'mapping', 'scripts'] : ['lexicon', 'mapping']);
  const otherScripts = needsScripts ? scripts().OTHER_SCRIPTS_WORDS : '';
  return mapping().matchColumns(columns, sources, { ...lexicon().LATIN_WORDS, otherScripts });
}

function namesOf({ id, label, aliases = [] }: Column): readonly string[] {
  return [id, label, ...aliases];
}
