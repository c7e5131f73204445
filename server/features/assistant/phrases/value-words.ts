import type { CharacterClass } from '../../../../src/engine/full.js';

/** Texts that users name instead of writing them. */
const NAMED: Readonly<Record<string, string>> = {
  nothing: '',
  blank: '',
  blanks: '',
  empty: '',
  'empty string': '',
  'an empty string': '',
  'empty text': '',
  'a blank': '',
  space: ' ',
  spaces: ' ',
  'a space': ' ',
  'one space': ' ',
  'single space': ' ',
  'a single space': ' ',
  comma: ',',
  commas: ',',
  'a comma': ',',
  dot: '.',
  dots: '.',
  'a dot': '.',
  period: '.',
  periods: '.',
  point: '.',
  points: '.',
  semicolon: ';',
  semicolons: ';',
  'a semicolon': ';',
  colon: ':',
  colons: ':',
  dash: '-',
  dashes: '-',
  'a dash': '-',
  hyphen: '-',
  hyphens: '-',
  'a hyphen': '-',
  underscore: '_',
  underscores: '_',
  'an underscore': '_',
  slash: '/',
  slashes: '/',
  'a slash': '/',
  pipe: '|',
  pipes: '|',
  plus: '+',
  'plus sign': '+',
  'plus signs': '+',
  'dollar sign': '$',
  'dollar signs': '$',
  'percent sign': '%',
  'percent signs': '%',
  'at sign': '@',
};

export function namedText(words: string): string | undefined {
  const name = words.trim().toLowerCase().replace(/^the /u, '');
  return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
}

export interface CharacterSet {
  readonly characters: readonly CharacterClass[];
  readonly also: string;
}

const CLASSES: Readonly<Record<string, CharacterSet>> = Object.fromEntries(
  (
    [
      ['letters,characters a-z,alphabetic characters', ['letters'], ''],
      ['digits,numbers,numeric characters,numerals', ['digits'], ''],
      ['letters and digits,alphanumeric characters,alphanumerics', ['letters', 'digits'], ''],
      ['spaces,all spaces,whitespace,white space,blanks', ['spaces'], ''],
      ['punctuation,punctuation marks', ['punctuation'], ''],
      ['symbols,emojis,emoji', ['symbols'], ''],
      ['parentheses,brackets,parens', [], '()[]{}'],
      ['quotes,quotation marks', [], '"\'“”‘’'],
      ['currency signs,currency symbols,currencies', [], '$€£¥₹'],
    ] as const
  ).flatMap(([names, characters, also]) => names.split(',').map((name) => [name, { characters, also }])),
);

/** Parses `spaces, dashes and parentheses` as characters; `undefined` when a part is not recognized. */
export function namedCharacters(words: string): CharacterSet | undefined {
  const name = words
    .trim()
    .toLowerCase()
    .replace(/^(?:all|any|the)\s+/u, '');
  if (Object.hasOwn(CLASSES, name)) return CLASSES[name];
  const parts = name.split(/\s*(?:,|\band\b|\bor\b)\s*/u).filter((part) => part !== '');
  const sets = parts.map((part) => (Object.hasOwn(CLASSES, part) ? CLASSES[part] : listed(part)));
  if (parts.length === 0 || sets.some((set) => set === undefined)) return undefined;
  return {
    characters: [...new Set(sets.flatMap((set) => set?.characters ?? []))],
    also: [...new Set(sets.map((set) => set?.also ?? '').join(''))].join(''),
  };
}

function listed(part: string): CharacterSet | undefined {
  const text = namedText(part);
  return text === undefined || text === '' ? undefined : { characters: [], also: text };
}
