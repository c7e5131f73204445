import { plainWord, withoutStopWords } from './names/normalize-name.js';

/** A concept as its atoms: `birth date` shares `date` with `hire date`, but only `birth` with `birth place`. */
export type Atoms = readonly string[];

export interface RelatedConcept {
  readonly atoms: Atoms;
  /** Whether it is as good where no other column is closer. */
  readonly isSame: boolean;
}

export interface Lexicon {
  /** The concepts of a phrase: several when it has several meanings, in one language or different ones. */
  concepts(phrase: readonly string[]): readonly Atoms[];
  /** Other concepts that are often meant by one, the most likely first. */
  related(concept: Atoms): readonly RelatedConcept[];
  /** Whether the word is part of any phrase. */
  knows(word: string): boolean;
  /** Whether the word is an atom of any concept. */
  isMeaning(word: string): boolean;
  /** Joins a verb to the particle that changes its meaning: `paid in` is not `paid`. */
  joinParticles(words: readonly string[]): readonly string[];
  /** Number of words in the longest phrase. */
  readonly longest: number;
}

/** The keys of a phrase: its words in the singular, with and without stop words. */
function phraseKeys(words: readonly string[]): readonly [whole: string, short: string] {
  return [words.map(plainWord).join(' '), withoutStopWords(words).map(plainWord).join(' ')];
}

/** What a lexicon is made of. Each text has lines in the shape `canonical: phrase,phrase,...`. */
export interface Words {
  /** Earlier lists win: the first meaning of a phrase is the most likely one. */
  readonly lists: readonly string[];
  readonly related: string;
  /** Another list, for names in other scripts than Latin; empty where it is not needed. */
  readonly otherScripts: string;
}

let current: { readonly words: Words; readonly lexicon: Lexicon } | null = null;

/** The lexicon of these words, which is kept for the next call. */
export function readLexicon(words: Words): Lexicon {
  if (current?.words.lists !== words.lists || current.words.otherScripts !== words.otherScripts) {
    current = { words, lexicon: parseLexicon(words) };
  }
  return current.lexicon;
}

/** The lexicon that was read last. What words mean to each other is the same in all of them. */
export function currentLexicon(): Lexicon {
  if (!current) throw new Error('No lexicon has been read.');
  return current.lexicon;
}

function parseLexicon({ lists, related: relatedNames, otherScripts }: Words): Lexicon {
  const concepts = new Map<string, Atoms[]>();
  const words = new Set<string>();
  const plain = new Map<string, string>();
  let longest = 1;
  const plainly = (word: string): string => {
    const known = plain.get(word);
    if (known !== undefined) return known;
    const found = plainWord(word);
    plain.set(word, found);
    words.add(found);
    return found;
  };
  const verbs = new Set<string>();
  const learn = (phrase: string, atoms: Atoms, first: boolean): void => {
    if (!phrase.includes(' ')) {
      add(plainly(phrase), atoms, first);
      return;
    }
    const separate = phrase.split(' ');
    if (separate.length === 2 && PARTICLES.has(separate[1]!)) verbs.add(phrase);
    const whole = joinParticles(separate, verbs);
    const short = withoutStopWords(whole);
    for (const word of short) plainly(word);
    longest = Math.max(longest, whole.length);
    // `e mail` is not `mail`, and `number of` not `number`.
    const isOneWord = short.length === 1 && whole.length > 1;
    add((isOneWord ? whole : short).map(plainly).join(' '), atoms, first);
    if (isOneWord && short[0] === whole[0] && atoms.at(-1) === 'date') add(plainly(short[0]!), atoms, false);
  };
  const add = (key: string, atoms: Atoms, first: boolean): void => {
    const known = concepts.get(key);
    if (!known) concepts.set(key, [atoms]);
    else if (known.includes(atoms)) return;
    else if (first) known.unshift(atoms);
    else known.push(atoms);
  };
  const canonicals = new Map<string, Atoms>();
  const meanings = new Set<string>();
  for (const text of [...lists, otherScripts]) {
    for (const [canonical, phrases] of readLines(text)) {
      const atoms = canonicals.get(canonical) ?? canonical.split(' ');
      canonicals.set(canonical, atoms);
      for (const atom of atoms) meanings.add(atom);
      // A concept's own name means that concept before any other.
      learn(canonical.replaceAll('-', ' '), atoms, true);
      for (const phrase of phrases) learn(phrase, atoms, false);
    }
  }
  const related = new Map(
    readLines(relatedNames).map(([concept, others]) => [
      relatedKey(concept.split(' ')),
      others.map((other) => ({ atoms: other.replace('=', '').split(' '), isSame: other.startsWith('=') })),
    ]),
  );
  return {
    concepts: (phrase) => {
      const [whole, short] = phraseKeys(phrase);
      return concepts.get(whole) ?? concepts.get(short) ?? [];
    },
    related: (concept) => related.get(relatedKey(concept)) ?? [],
    knows: (word) => words.has(word),
    isMeaning: (word) => meanings.has(word),
    joinParticles: (separate) => joinParticles(separate, verbs),
    longest,
  };
}

/** The order of atoms differs by language: `date hire` is the `hire date`. */
function relatedKey(concept: Atoms): string {
  return [...concept].sort().join(' ');
}

const PARTICLES: ReadonlySet<string> = new Set(['in', 'to', 'by', 'from', 'out']);

function joinParticles(words: readonly string[], verbs: ReadonlySet<string>): readonly string[] {
  if (!words.some((word) => PARTICLES.has(word))) return words;
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last !== undefined && PARTICLES.has(word) && verbs.has(`${last} ${word}`))
      joined.splice(-1, 1, `${last}-${word}`);
    else joined.push(word);
  }
  return joined;
}

function readLines(text: string): [string, string[]][] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [canonical = '', phrases = ''] = line.split(': ');
      return [canonical, phrases.split(',').filter(Boolean)];
    });
}
