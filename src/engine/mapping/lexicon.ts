import { COMMERCE_WORDS } from './lexicon/commerce.js';
import { PEOPLE_WORDS, PLACES_WORDS } from './lexicon/people.js';
import { RECORDS_WORDS, TRADES_WORDS } from './lexicon/records.js';
import { plainWord, withoutStopWords } from './normalise-name.js';
import { RELATED_NAMES } from './related-names.js';

/** A concept as its atoms: `birth date` shares `date` with `hire date`, but only `birth` with `birth place`. */
export type Atoms = readonly string[];

export interface Lexicon {
  /** The concepts of a phrase: several when it has several meanings, in one language or different ones. */
  concepts(phrase: string): readonly Atoms[];
  /** Other concepts that are often meant. Keys and values are atoms joined by a space. */
  related(concept: string): readonly string[];
  /** Whether the word is part of any phrase. */
  knows(word: string): boolean;
  /** Number of words in the longest phrase. */
  readonly longest: number;
}

/** The key phrases are looked up by: words in the singular without stop words. */
export function phraseKey(words: readonly string[]): string {
  return withoutStopWords(words).map(plainWord).join(' ');
}

/** Reads the word lists. Takes some milliseconds; create one per suggestion. */
export function readLexicon(): Lexicon {
  const concepts = new Map<string, Atoms[]>();
  const words = new Set<string>();
  const longest = { words: 1 };
  const learn = (phrase: string, atoms: Atoms, first: boolean): void => {
    const key = phraseKey(phrase.split(' '));
    const parts = key.split(' ');
    longest.words = Math.max(longest.words, parts.length);
    for (const part of parts) words.add(part);
    const known = concepts.get(key);
    if (!known) concepts.set(key, [atoms]);
    else if (known.some((other) => other.join(' ') === atoms.join(' '))) return;
    else if (first) known.unshift(atoms);
    else known.push(atoms);
  };
  for (const text of [PEOPLE_WORDS, PLACES_WORDS, COMMERCE_WORDS, RECORDS_WORDS, TRADES_WORDS]) {
    for (const [canonical, phrases] of readLines(text)) {
      const atoms = canonical.split(' ');
      // A concept's own name means that concept before any other.
      learn(canonical.replaceAll('-', ' '), atoms, true);
      for (const phrase of phrases) learn(phrase, atoms, false);
    }
  }
  const related = new Map(readLines(RELATED_NAMES));
  return {
    concepts: (phrase) => concepts.get(phrase) ?? [],
    related: (concept) => related.get(concept) ?? [],
    knows: (word) => words.has(word),
    longest: longest.words,
  };
}

function readLines(text: string): [string, string[]][] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [canonical = '', phrases = ''] = line.split(': ');
      return [canonical, phrases.split(', ').filter(Boolean)];
    });
}
