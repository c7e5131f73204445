import { gzipSync } from 'node:zlib';
import { atomsKey, readLexicon, readLines } from '../../src/engine/mapping/lexicon.js';
import { RELATED_NAMES } from '../../src/engine/mapping/names/related-names.js';
import { readName } from '../../src/engine/mapping/names/name-reading.js';
import { foldText } from '../../src/engine/mapping/names/normalize-name.js';
import type { ListName } from '../../src/engine/mapping/needed-lists.js';
import { ALL_WORDS } from '../../src/engine/mapping/suggest-mapping.js';

/**
 * Tells what is wrong in a list of words, what it lacks, and which of its phrases need not be there.
 *
 *   npx tsx scripts/words/check-words.ts french [--needless]
 */

const [name, option] = process.argv.slice(2) as [ListName | 'rare' | 'trades', string?];
const list = name === 'rare' || name === 'trades' ? ALL_WORDS[name] : ALL_WORDS.byName[name];

const concepts = new Set(ALL_WORDS.english.flatMap(readLines).map(([concept]) => concept));
const lines = list.flatMap(readLines);
const phrases = lines.flatMap(([concept, own]) => own.map((phrase) => ({ concept, phrase })));
const said = new Set(lines.map(([concept]) => concept));

console.log(
  `${phrases.length} phrases for ${said.size} of ${concepts.size} concepts, ${gzipSync(list.join('')).length} bytes compressed`,
);
print(
  'Not a concept of the English list',
  [...said].filter((concept) => !concepts.has(concept)),
);
print(
  'Not in the form that names are read in',
  phrases.map(({ phrase }) => phrase).filter((phrase) => foldText(phrase) !== phrase),
);
print(
  'Twice',
  phrases.map(({ concept, phrase }) => `${concept}: ${phrase}`).filter((each, at, all) => all.indexOf(each) !== at),
);
print(
  'Concepts without a phrase',
  [...concepts].filter((concept) => !said.has(concept)),
);
if (option === '--needless') print('Read in the same way without being listed', needless());

/** The phrases of several words, and compounds, that the other words of the list already say. */
function needless(): readonly string[] {
  return phrases
    .filter(({ concept, phrase }) => phrase.length > 7 && readWithout(concept, phrase) === atomsKey(concept.split(' ')))
    .map(({ concept, phrase }) => `${concept}: ${phrase}`);
}

function readWithout(concept: string, phrase: string): string {
  const others = lines.map(
    ([each, own]) => `${each}: ${own.filter((other) => each !== concept || other !== phrase).join(',')}`,
  );
  const lexicon = readLexicon({ lists: [ALL_WORDS.english, [others.join('\n')]], related: RELATED_NAMES });
  return atomsKey(readName(phrase, lexicon, { related: false }).readings[0]?.atoms ?? []);
}

function print(title: string, found: readonly string[]): void {
  if (found.length > 0) console.log(`\n${title} (${found.length}):\n${found.join(', ')}`);
}
