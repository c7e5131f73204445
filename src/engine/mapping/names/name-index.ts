import { currentLexicon } from '../lexicon.js';
import type { NameReading } from './name-reading.js';
import { wordOf } from './weighed-atoms.js';
import type { Word } from './weighed-atoms.js';
import { wordLikeness } from './word-likeness.js';

/** One name of a target. */
export interface TargetName {
  readonly target: number;
  readonly reading: NameReading;
  readonly isAlias: boolean;
}

/** Finds target names that have something in common with a name. */
export interface NameIndex {
  /**
   * In the given order. Names with the same spelling come first, then by their rarest word, until comparing them all
   * would take more than `steps`.
   */
  find(name: NameReading, steps: number): readonly TargetName[];
}

/** Word pairs compared one by one; beyond it, only words with the same beginning or ending are compared. */
const MAX_WORD_PAIRS = 2_000_000;
/** Cost of comparing two of the shortest names. */
const MIN_STEPS = 50;
/** Letters that words must share at the beginning or the end. */
const STEM = 3;

/** `words`: approximate number of different words that will be looked up. */
export function createNameIndex(names: readonly TargetName[], { words }: { readonly words: number }): NameIndex {
  const spellings = new Places();
  const byWord = new Places();
  const sizes = names.map(({ reading }) => sizeOf(reading));
  for (const [place, { reading }] of names.entries()) {
    const { text, compact, readings } = reading;
    if (text !== '') spellings.add(`=${text}`, place);
    if (compact !== '') spellings.add(compact, place);
    for (const { atoms } of readings) for (const atom of atoms) byWord.add(atom, place);
  }
  const likeWords = createLikeWords([...byWord.keys()], { words });
  return {
    find(name, steps) {
      const { text, compact, readings } = name;
      if (text === '') return [];
      const size = sizeOf(name);
      const found = new Set<number>();
      let left = steps;
      const take = (place: number): boolean => {
        if (found.has(place)) return true;
        left -= Math.max(MIN_STEPS, size * sizes[place]!);
        if (left < 0 && found.size > 0) return false;
        found.add(place);
        return true;
      };
      spellings.take(`=${text}`, take);
      if (compact !== '') spellings.take(compact, take);
      const atoms = new Set(readings.flatMap((reading) => reading.atoms));
      const like = new Set([...atoms].flatMap(likeWords));
      const rarest = [...like].sort((one, other) => byWord.count(one) - byWord.count(other));
      for (const word of rarest) if (left > 0) byWord.take(word, take);
      return [...found].sort((one, other) => one - other).map((place) => names[place]!);
    },
  };
}

/** Words in all readings, which determine the cost of comparing a name. */
function sizeOf({ readings }: NameReading): number {
  return readings.reduce((sum, { atoms }) => sum + atoms.length, 1);
}

/** Places by key. Lookups rotate through them, so that similar names are spread over one another. */
class Places {
  readonly #places = new Map<string, number[]>();
  readonly #turns = new Map<string, number>();

  keys(): Iterable<string> {
    return this.#places.keys();
  }

  count(key: string): number {
    return this.#places.get(key)?.length ?? 0;
  }

  add(key: string, place: number): void {
    const places = this.#places.get(key);
    if (!places) this.#places.set(key, [place]);
    else if (places.at(-1) !== place) places.push(place);
  }

  /** Passes on places until `take` returns true. */
  take(key: string, take: (place: number) => boolean): void {
    const places = this.#places.get(key) ?? [];
    const turn = this.#turns.get(key) ?? 0;
    this.#turns.set(key, turn + 1);
    for (let at = 0; at < places.length; at += 1) if (!take(places[(turn + at) % places.length]!)) return;
  }
}

/** Finds known words that resemble a word, including itself. Results are cached per word. */
function createLikeWords(
  known: readonly string[],
  { words }: { readonly words: number },
): (word: string) => readonly string[] {
  const isFew = known.length * words <= MAX_WORD_PAIRS;
  const lexicon = currentLexicon();
  const beginnings = new Map<string, Word[]>();
  for (const word of known.map((text) => wordOf(text, lexicon))) {
    for (const beginning of beginningsOf(word, isFew)) {
      const others = beginnings.get(beginning);
      if (others) others.push(word);
      else beginnings.set(beginning, [word]);
    }
  }
  const perWord = isFew ? Infinity : Math.ceil(MAX_WORD_PAIRS / Math.max(1, words));
  const isKnown = new Set(known);
  const found = new Map<string, readonly string[]>();
  return (word) => {
    const before = found.get(word);
    if (before) return before;
    const own = wordOf(word, lexicon);
    const near = beginningsOf(own, isFew).flatMap((beginning) => (beginnings.get(beginning) ?? []).slice(0, perWord));
    const alike = near.filter((other) => other !== own && wordLikeness(own, other) > 0).map(({ text }) => text);
    const kin = [...(own.kin?.keys() ?? [])].filter((other) => isKnown.has(other));
    const like = [...new Set([...alike, ...kin])];
    const all = isKnown.has(word) ? [word, ...like] : like;
    found.set(word, all);
    return all;
  };
}

/** Where similar words are found. Only kin begin with different letters. */
function beginningsOf({ text: word, initial }: Word, isFew: boolean): readonly string[] {
  if (isFew) return [initial];
  return word.length < STEM ? [] : [`^${word.slice(0, STEM)}`, `${word.slice(-STEM)}$`];
}
