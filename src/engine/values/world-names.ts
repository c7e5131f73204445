import { foldWord } from './fold-word.js';

/** Names of months and weekdays of languages with one script, by folded word. */
export interface NamesOfScript {
  /** Names of several words are joined by spaces. */
  readonly months: ReadonlyMap<string, number>;
  readonly weekdays: ReadonlySet<string>;
}

/** Languages whose names the platform knows, by script; the shipped languages have tables of their own. */
const LANGUAGES: readonly (readonly [script: RegExp, languages: string])[] = [
  [
    /\p{Script=Latin}/u,
    'cs sk hu ro hr sl bs sr-Latn sq tr lt lv et fi sv nb nn da is fo ga gd cy br eu ca gl ast mt az uz tk vi id ms jv fil sw af zu xh so ha yo ig lb rm fy hsb dsb eo pl pt-PT fr-CA es-MX de-AT',
  ],
  [/\p{Script=Cyrillic}/u, 'ru uk be bg mk sr bs-Cyrl kk ky uz-Cyrl mn tg tt'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Arabic}/u, 'ar ar-DZ ar-MA ar-SY ar-EG fa ur ckb ps sd'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Devanagari}/u, 'hi mr ne'],
  [/\p{Script=Bengali}/u, 'bn as'],
  [/\p{L}/u, 'gu pa or ta te kn ml si th lo km my ka hy am ti ko ja zh'],
];
const MONTHS = Array.from({ length: 12 }, (_, month) => month);
const WORDS = /[\p{L}\p{M}\u200c\u200d]+/gu;
const LAST_LETTERS = /[\p{L}\p{M}]+$/u;
const FIRST_LETTERS = /^[\p{L}\p{M}]+/u;
const SMALL_LATIN = /^[a-z]{1,2}$/u;

const cache = new Map<string, NamesOfScript>();

/** The names in the script of a word, from `Intl`; collected when the first word of the script is looked up. */
export function worldNames(word: string): NamesOfScript {
  const languages = LANGUAGES.find(([script]) => script.test(word))?.[1] ?? '';
  let names = cache.get(languages);
  if (!names) {
    names = collect(languages === '' ? [] : Intl.DateTimeFormat.supportedLocalesOf(languages.split(' ')));
    cache.set(languages, names);
  }
  return names;
}

function collect(languages: readonly string[]): NamesOfScript {
  const months = new Map<string, number>();
  const weekdays = new Set<string>();
  for (const language of languages) {
    for (const style of ['long', 'medium', 'full'] as const) {
      for (const [month, parts] of formatted(language, { dateStyle: style })) addNames(parts, month);
    }
    for (const style of ['long', 'short'] as const) {
      for (const [month, parts] of formatted(language, { month: style })) addNames(parts, month);
      for (const [, parts] of formatted(language, { weekday: style })) addNames(parts, 0);
    }
  }
  return { months: new Map([...months].filter(([, month]) => month > 0)), weekdays };

  function addNames(parts: readonly Intl.DateTimeFormatPart[], month: number): void {
    for (const [at, { type, value }] of parts.entries()) {
      if (type !== 'weekday' && type !== 'month') continue;
      // Some languages join endings and prepositions to a name.
      const before = LAST_LETTERS.exec(parts[at - 1]?.value ?? '')?.[0] ?? '';
      const after = FIRST_LETTERS.exec(parts[at + 1]?.value ?? '')?.[0] ?? '';
      for (const written of new Set([value, `${before}${value}${after}`])) {
        const words = [...written.matchAll(WORDS)].map(([word]) => foldWord(word));
        if (type === 'weekday') for (const word of words) weekdays.add(word);
        else if (!/\p{Nd}/u.test(value)) addMonth(words, month);
      }
    }
  }

  function addMonth(words: string[], month: number): void {
    while (words.length > 1 && SMALL_LATIN.test(words[0]!)) words.shift();
    const name = words.join(' ');
    const known = months.get(name);
    // A name of different months is a name of none.
    if (name !== '') months.set(name, known === undefined || known === month ? month : 0);
  }
}

/** The first days of the months, which are on all seven weekdays. */
function formatted(
  language: string,
  options: Intl.DateTimeFormatOptions,
): readonly (readonly [number, Intl.DateTimeFormatPart[]])[] {
  const format = new Intl.DateTimeFormat(language, {
    ...options,
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  return MONTHS.map((month) => [month + 1, format.formatToParts(Date.UTC(2024, month, 1))]);
}
