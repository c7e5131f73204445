import { compactName, nameWords, singular } from './normalise-name.js';
import { OPTION_GROUPS } from './option-words.js';
import { typoDistance } from './typo-distance.js';
import type { Column } from '../column.js';
import type { OptionValues } from '../engine-calls.js';
import { mappedColumns } from './apply-mapping.js';
import type { ColumnMapping } from './column-mapping.js';
import type { ValueTally } from './value-tally.js';

export interface OptionSuggestion {
  /** The value as given. */
  readonly from: string;
  /** One of the options; `null` when none is meant clearly enough. */
  readonly to: string | null;
  /** 0 to 1; 1 is the option itself. */
  readonly confidence: number;
}

/** One way to find an option: all options that fit, of which there must be exactly one. */
interface Finder {
  readonly confidence: number;
  find(value: string): readonly string[];
}

/** Finds for each value the option that is meant by it. Two options that fit equally well are no answer. */
export function matchOptions(options: readonly string[], values: readonly string[]): OptionSuggestion[] {
  const finders = makeFinders(options);
  return values.map((from) => {
    const value = from.trim();
    if (value === '') return { from, to: null, confidence: 0 };
    for (const finder of finders) {
      const found = [...new Set(finder.find(value))];
      if (found.length > 1) return { from, to: null, confidence: 0 };
      const [to] = found;
      if (to !== undefined) return { from, to, confidence: finder.confidence };
    }
    return { from, to: null, confidence: 0 };
  });
}

function makeFinders(options: readonly string[]): readonly Finder[] {
  const by = (key: (text: string) => string): ((value: string) => readonly string[]) => {
    const index = new Map<string, string[]>();
    for (const option of options) {
      const text = key(option);
      if (text !== '') index.set(text, [...(index.get(text) ?? []), option]);
    }
    return (value) => index.get(key(value)) ?? [];
  };
  const compact = options.map((option) => ({ option, key: compactName(option), words: nameWords(option) }));
  return [
    { confidence: 1, find: (value) => options.filter((option) => option === value) },
    { confidence: 0.99, find: by((text) => text.trim()) },
    { confidence: 0.97, find: by((text) => text.trim().toLowerCase()) },
    { confidence: 0.95, find: by(compactName) },
    { confidence: 0.93, find: by((text) => nameWords(text).map(singular).join('')) },
    { confidence: 0.9, find: (value) => synonyms(options, value) },
    { confidence: 0.85, find: by((text) => [...nameWords(text)].sort().join(' ')) },
    {
      confidence: 0.8,
      find: (value) => compact.filter(({ words }) => initials(words, value)).map(({ option }) => option),
    },
    { confidence: 0.78, find: (value) => compact.filter(({ key }) => cutOff(key, value)).map(({ option }) => option) },
    { confidence: 0.75, find: (value) => nearest(compact, compactName(value)) },
  ];
}

function synonyms(options: readonly string[], value: string): readonly string[] {
  const word = nameWords(value).join(' ');
  return OPTION_GROUPS.filter((group) => group.includes(word)).flatMap((group) =>
    options.filter((option) => group.includes(nameWords(option).join(' '))),
  );
}

/** `HR` for `Human Resources`, never a single letter of a single word. */
function initials(words: readonly string[], value: string): boolean {
  return words.length >= 2 && words.map((word) => word[0] ?? '').join('') === compactName(value);
}

/** `Eng` or `Eng.` for `Engineering`. */
function cutOff(option: string, value: string): boolean {
  const key = compactName(value);
  return key.length >= 3 && option.length > key.length && option.startsWith(key);
}

/** The one option a slip of the pen away. Short words differ by a letter too easily, numbers always mean themselves. */
function nearest(
  options: readonly { readonly option: string; readonly key: string }[],
  key: string,
): readonly string[] {
  if (key.length < 4 || /\p{N}/u.test(key) || OPTION_GROUPS.some((group) => group.includes(key))) return [];
  const limit = key.length >= 8 ? 2 : 1;
  const near = options.map(({ option, key: other }) => ({
    option,
    // `inactive` is no slip of `active`: people rarely miss the first letter, and prefixes negate.
    distance:
      other.length < 4 || /\p{N}/u.test(other) || other[0] !== key[0] ? Infinity : typoDistance(key, other, limit),
  }));
  const least = Math.min(...near.map(({ distance }) => distance));
  // A second option almost as near makes it a guess.
  const close = near.filter(({ distance }) => distance <= Math.min(least + 1, limit + 1) && distance !== Infinity);
  return least === Infinity ? [] : close.map(({ option }) => option);
}

/** The distinct values of each mapped select column, as far as they are known, with suggested options. */
export function matchColumnOptions(
  tally: ValueTally,
  columns: readonly Column[],
  mapping: ColumnMapping,
): OptionValues[] {
  return mappedColumns(columns, [], mapping)
    .filter(({ column }) => column.type === 'select')
    .map(({ column, source }) => {
      const { values, truncated } = tally.valuesOf(source);
      const matches = matchOptions(
        column.options ?? [],
        values.map(({ value }) => value),
      ).map(({ from, to }) => ({ column: column.id, from, to }));
      return { column: column.id, values, truncated, matches };
    });
}
