import type { Column } from '../column.js';
import type { SourceColumn } from '../source/layout/layout.js';
import { LANGUAGE_MARKS } from './names/language-marks.js';
import { phrasesIn } from './lexicon.js';
import type { WordList } from './lexicon.js';
import { isStopWord, nameWords, plainWord, singular, withoutStopWords } from './names/normalize-name.js';

/** The lists of words that only some names need; all names need the English one. */
export type ListName =
  | 'german'
  | 'dutch'
  | 'nordic'
  | 'french'
  | 'iberian'
  | 'italian'
  | 'eastern'
  | 'asian'
  | 'cyrillic'
  | 'cjk'
  | 'scripts';

/** The lists of other scripts than Latin, the last one for all that are left; digits and signs belong to each of them. */
const SCRIPTS: readonly (readonly [list: ListName, letters: RegExp])[] = [
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['cjk', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u],
  ['scripts', /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u],
];

let marks: Marks | null = null;

/** The lists that the names of these columns and sources are found in, by what their words look like. */
export function neededLists(
  columns: readonly Column[],
  sources: readonly Pick<SourceColumn, 'name'>[],
): readonly ListName[] {
  marks ??= readMarks();
  const found = new Set<ListName>();
  const foreign: (readonly ListName[])[] = [];
  for (const word of new Set(namesOf(columns, sources).flatMap(wordsOf))) {
    const script = SCRIPTS.find(([, letters]) => letters.test(word));
    if (script) found.add(script[0]);
    else foreign.push(listsOf(word, marks));
  }
  for (const list of likeliest(foreign)) found.add(list);
  return [...found];
}

/** The lists of English words that only some names need. */
export type MoreName = 'rare' | 'trades';

/** Those of them that names need which these lists, and those of other languages, do not explain. */
export function moreWords(
  columns: readonly Column[],
  sources: readonly Pick<SourceColumn, 'name'>[],
  lists: readonly WordList[],
): readonly MoreName[] {
  const all = marks ?? readMarks();
  marks = all;
  const known = lists.map(phrasesIn);
  const isKnown = (phrase: string): boolean => known.some((phrases) => phrases.has(phrase));
  const isForeign = (word: string): boolean => !ENGLISH.test(word) || listsOf(word, all).length > 0;
  // Each phrase of the rare words has a word that means nothing by itself.
  const isRare = (word: string): boolean =>
    WORD.test(word) && !isStopWord(word) && !isKnown(plainWord(word)) && !isForeign(word);
  // Those of trades are of any words.
  const isOfTrade = (words: readonly string[]): boolean =>
    !isKnown(words.map(plainWord).join(' ')) && !words.some(isForeign);
  return [
    ...(namesOf(columns, sources).flatMap(nameWords).some(isRare) ? (['rare'] as const) : []),
    ...(sources.some(({ name }) => isOfTrade(withoutStopWords(nameWords(name)))) ? (['trades'] as const) : []),
  ];
}

const ENGLISH = /^[a-z\d]+$/u;
/** Shorter words and numbers say little. */
const WORD = /^[a-z]{2,}$/u;

function namesOf(columns: readonly Column[], sources: readonly Pick<SourceColumn, 'name'>[]): readonly string[] {
  return [
    ...sources.map(({ name }) => name),
    ...columns.flatMap(({ id, label, aliases = [] }) => [id, label, ...aliases]),
  ];
}

/** The lists with most marks, and then those of the words that these do not explain. Several if they have as many. */
function likeliest(words: readonly (readonly ListName[])[]): readonly ListName[] {
  const rest = words.filter((lists) => lists.length > 0);
  if (rest.length === 0) return [];
  const counts = new Map<ListName, number>();
  for (const list of rest.flat()) counts.set(list, (counts.get(list) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const chosen = [...counts.keys()].filter((list) => counts.get(list) === most);
  return [...chosen, ...likeliest(rest.filter((lists) => !chosen.some((list) => lists.includes(list))))];
}

/** Words as written and in the singular; `E-post` is one word, too. */
export function wordsOf(name: string): readonly string[] {
  const words = nameWords(name);
  const joined = words.length === 2 && words[0] === 'e' ? [words.join('')] : [];
  return [...words, ...words.map(singular), ...joined];
}

/** The ends of marks and their lists, by the first two characters. */
type Marks = ReadonlyMap<string, readonly Mark[]>;

interface Mark {
  readonly end: string;
  readonly list: ListName;
}

const BEGINNING = 2;

function readMarks(): Marks {
  const marks = new Map<string, Mark[]>();
  for (const [list, text] of Object.entries(LANGUAGE_MARKS) as [ListName, string][]) {
    for (const group of text.split(/\s/u).filter(Boolean)) {
      const beginning = group.slice(0, BEGINNING);
      const ends = group.slice(BEGINNING).split(',');
      marks.set(beginning, [...(marks.get(beginning) ?? []), ...ends.map((end) => ({ end, list }))]);
    }
  }
  for (const ends of marks.values()) ends.sort((one, other) => one.end.length - other.end.length);
  return marks;
}

/** The lists that any part of the word is a mark of. */
function listsOf(word: string, marks: Marks): readonly ListName[] {
  const whole = `^${word}$`;
  const found: ListName[] = [];
  for (let start = 0; start < whole.length; start += 1) {
    const beginning = whole.slice(start, start + BEGINNING);
    for (const { end, list } of marks.get(beginning) ?? [])
      if (whole.startsWith(end, start + BEGINNING)) found.push(list);
  }
  return found;
}
