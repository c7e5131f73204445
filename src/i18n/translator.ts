import type { FormatReading, Issue } from '../engine/index.js';
import { createI18n } from './create-i18n.js';
import { translateIn } from './translate-in.js';
import type { Translate } from './translate-in.js';
import { directionOf } from './direction.js';
import type { Direction } from './direction.js';
import { fileSizeText } from './file-size.js';
import { readingText } from './reading-text.js';
import type { ReadingStyle } from './reading-text.js';
import { shippedLanguage } from './shipped-languages.js';
import { knownToIntl, layered } from './words.js';
import type { Words } from './words.js';

export interface TranslatorOptions {
  /** The shipped English texts, which are the fallback for all others. */
  readonly english: Words;
  /** BCP 47, e.g. `en` or `pt-BR`. Default `en`. */
  readonly language?: string;
  /** The shipped texts of `language`, once loaded. */
  readonly words?: Words;
  /** The host's texts by language. Missing keys keep the shipped text, or English if the language is not shipped. */
  readonly customTranslations?: Readonly<Record<string, Words>>;
  /** The same, from the host's i18next instance; `customTranslations` take precedence. */
  readonly hostWords?: Readonly<Record<string, Words>>;
}

export interface Translator {
  /** The language in use: the requested one, or `en` if there are no texts for it. */
  readonly language: string;
  readonly direction: Direction;
  /** The i18next instance that `t` uses. Its type is not named here: hosts need not have i18next installed. */
  readonly i18n: object;
  readonly t: Translate;
  readonly issueText: (issue: Issue) => string;
  /** One reading of an ambiguous value: `3 April 2024`, or `1234`. */
  readonly readingText: (reading: FormatReading, style?: ReadingStyle) => string;
  /** Formats a number with the separators of the language. */
  readonly number: (value: number) => string;
  /** `2 GB`, `1,5 Mo`. */
  readonly fileSize: (bytes: number) => string;
}

/** Texts, number format and direction of one importer. Shares nothing with the host or other importers. */
export function createTranslator(options: TranslatorOptions): Translator {
  const { english, language = 'en', words, customTranslations = {}, hostWords = {} } = options;
  const besides = (tag: string): readonly Words[] => [
    ...wordsFor(customTranslations, tag),
    ...wordsFor(hostWords, tag),
  ];
  const own = [...besides(language), ...(words ? [words] : [])];
  const isSpoken = own.length > 0 || shippedLanguage(language) === 'en';
  const spoken = isSpoken ? language.replaceAll('_', '-') : 'en';
  const direction = directionOf(spoken);
  const digits = withLatinDigits(knownToIntl(spoken));
  // 15 digits: all of a bound such as 0.0001, without rounding errors.
  const numbers = new Intl.NumberFormat(digits, { maximumSignificantDigits: 15 });
  const number = (value: number): string => numbers.format(value);
  const i18n = createI18n({
    language: digits,
    own: layered(own, new Intl.PluralRules(digits)),
    english: layered([...besides('en'), english], new Intl.PluralRules('en')),
    number,
  });
  const t = translateIn(i18n);
  return {
    language: spoken,
    direction,
    i18n,
    t,
    number,
    readingText: (reading, style) => readingText(reading, digits, style),
    fileSize: (bytes) => fileSizeText(bytes, digits),
    issueText: ({ code, params, message }) => message || t(`issues.${code}`, params),
  };
}

/** The host’s texts for a language, those for its region first. */
function wordsFor(custom: Readonly<Record<string, Words>>, language: string): readonly Words[] {
  const parts = language.toLowerCase().split(/[-_]/);
  const tags = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  const shipped = shippedLanguage(language)?.toLowerCase();
  const wanted = new Set(shipped === undefined ? tags : [...tags, shipped]);
  const byTag = new Map(
    Object.entries(custom).map(([name, words]) => [name.toLowerCase().replaceAll('_', '-'), words]),
  );
  return [...wanted].flatMap((tag) => {
    const words = byTag.get(tag);
    return words ? [words] : [];
  });
}

/** Latin digits, like those in the file, row numbers and fields: mixing two kinds is hard to read. */
function withLatinDigits(language: string): string {
  return new Intl.Locale(language, { numberingSystem: 'latn' }).toString();
}
