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

/** Texts with lines in the shape `canonical: phrase,phrase,...`. Earlier lines win: the first meaning is the most likely one. */
export type WordList = readonly string[];

/** What a lexicon is made of. */
export interface Words {
  /** The first one is the English list. The meanings of a phrase in the others come after those it has there. */
  readonly lists: readonly WordList[];
  readonly related: string;
}

/** What one list says. */
interface Layer {
  readonly concepts: ReadonlyMap<string, readonly Atoms[]>;
  readonly words: ReadonlySet<string>;
  /** Verbs with their particles. */
  readonly verbs: ReadonlySet<string>;
  readonly meanings: ReadonlySet<string>;
  readonly longest: number;
}

const layers = new WeakMap<WordList, Layer>();
let relatedNames: { readonly text: string; readonly byConcept: ReadonlyMap<string, readonly RelatedConcept[]> } | null =
  null;
let current: Lexicon | null = null;

/** The lexicon of these words. Each list is parsed once. */
export function readLexicon({ lists, related }: Words): Lexicon {
  const parsed = lists.map(layerOf);
  if (relatedNames?.text !== related) relatedNames = { text: related, byConcept: parseRelated(related) };
  current = joinLayers(parsed, relatedNames.byConcept);
  return current;
}

/** The lexicon that was read last. What words mean to each other is the same in all of them. */
export function currentLexicon(): Lexicon {
  if (!current) throw new Error('No lexicon has been read.');
  return current;
}

/** The phrases of a list, of words as `plainWord` leaves them, and what they mean. */
export function phrasesIn(list: WordList): ReadonlyMap<string, readonly Atoms[]> {
  return layerOf(list).concepts;
}

function layerOf(list: WordList): Layer {
  const known = layers.get(list);
  if (known) return known;
  const layer = parseList(list);
  layers.set(list, layer);
  return layer;
}

const NONE: readonly Atoms[] = [];

function joinLayers(parsed: readonly Layer[], byConcept: ReadonlyMap<string, readonly RelatedConcept[]>): Lexicon {
  const [{ verbs }] = parsed as [Layer, ...Layer[]];
  const find = (key: string): readonly Atoms[] => {
    let found: readonly Atoms[] = NONE;
    for (const { concepts } of parsed) {
      const more = concepts.get(key);
      if (more) found = found.length === 0 ? more : unique([...found, ...more]);
    }
    return found;
  };
  const known = new Map<string, readonly Atoms[]>();
  return {
    concepts: (phrase) => {
      const text = phrase.join(' ');
      let found = known.get(text);
      if (!found) {
        const [whole, short] = phraseKeys(phrase);
        found = find(whole);
        if (found.length === 0 && short !== whole) found = find(short);
        known.set(text, found);
      }
      return found;
    },
    related: (concept) => byConcept.get(atomsKey(concept)) ?? [],
    knows: (word) => parsed.some(({ words }) => words.has(word)),
    isMeaning: (word) => parsed.some(({ meanings }) => meanings.has(word)),
    joinParticles: (separate) => joinParticles(separate, verbs),
    longest: Math.max(...parsed.map(({ longest }) => longest)),
  };
}

function unique(found: readonly Atoms[]): readonly Atoms[] {
  return [...new Map(found.map((atoms) => [atoms.join(' '), atoms])).values()];
}

function parseRelated(text: string): ReadonlyMap<string, readonly RelatedConcept[]> {
  return new Map(
    readLines(text).map(([concept, others]) => [
      atomsKey(concept.split(' ')),
      others.map((other) => ({ atoms: other.replace('=', '').split(' '), isSame: other.startsWith('=') })),
    ]),
  );
}

function parseList(list: WordList): Layer {
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
  for (const [canonical, phrases] of list.flatMap(readLines)) {
    const atoms = canonicals.get(canonical) ?? canonical.split(' ');
    canonicals.set(canonical, atoms);
    for (const atom of atoms) meanings.add(atom);
    // A concept's own name means that concept before any other.
    learn(canonical.replaceAll('-', ' '), atoms, true);
    for (const phrase of phrases) learn(phrase, atoms, false);
  }
  return { concepts, words, verbs, meanings, longest };
}

/** What concepts of the same atoms have in common. Their order differs by language: `date hire` is the `hire date`. */
export function atomsKey(concept: Atoms): string {
  return [...concept].sort().join(' ');
}

const PARTICLES: ReadonlySet<string> = new Set(['in', 'to', 'by', 'from', 'out']);

function joinParticles(words: readonly string[], verbs: ReadonlySet<string>): readonly string[] {
  if (!words.some((word) => PARTICLES.has(word))) return words;
  const joined: string[] = [];
  for (const word of words) {
    const phrase = `${joined.at(-1) ?? ''} ${word}`;
    if (verbs.has(phrase)) joined.splice(-1, 1, phrase.replace(' ', '-'));
    else joined.push(word);
  }
  return joined;
}

/** The concepts and phrases of a text, in its order. */
export function readLines(text: string): [concept: string, phrases: string[]][] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [canonical = '', phrases = ''] = line.split(': ');
      return [canonical, phrases.split(',').filter(Boolean)];
    });
}
