import { createInstance } from 'i18next';
import type { i18n as I18n } from 'i18next';
import { isolated } from './direction.js';
import type { Sentences } from './words.js';

export const NAMESPACE = 'rowgate';

const RIGHT_TO_LEFT_LETTER = /[\u0590-\u08ff]/;
/** A value without a format, or with the one for numbers; those handed to another sentence stay as they are. */
const VALUE = /\$t\([^)]*\)|\{\{(-?)\s*(\w+)\s*(?:,\s*number\s*)?\}\}/g;

interface I18nOptions {
  /** The language of numbers, dates and plural forms, and of the texts in `own`. */
  readonly language: string;
  readonly own: Sentences;
  /** Fallback for texts that `own` does not have. */
  readonly english: Sentences;
  readonly number: (value: number) => string;
}

/** Creates an i18next instance that shares nothing with the host's or with those of other importers. */
export function createI18n({ language, own, english, number }: I18nOptions): I18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    load: 'currentOnly',
    ns: NAMESPACE,
    defaultNS: NAMESPACE,
    resources: { en: { [NAMESPACE]: formatted(english) }, [language]: { [NAMESPACE]: formatted(own) } },
    initAsync: false,
    // Keys are flat, and the code of an issue may contain any character.
    keySeparator: false,
    nsSeparator: false,
    // React escapes the text.
    interpolation: { escapeValue: false },
    // `n` is the count, in nested sentences too.
    missingInterpolationHandler: (_sentence, [, value]: readonly string[], options) => {
      const count: unknown = Reflect.get(options, 'count');
      return value?.startsWith('n,') && typeof count === 'number' ? number(count) : '';
    },
  });
  const asText = (value: unknown): string => (typeof value === 'number' ? number(value) : String(value));
  const asIsolated = (value: unknown): string => (typeof value === 'number' ? number(value) : isolated(String(value)));
  instance.services.formatter?.add('number', asText);
  instance.services.formatter?.add('isolated', asIsolated);
  return instance;
}

/**
 * Every value gets a format: numbers are written as the language writes them. A file name or column title of the other
 * direction must not turn the sentence around it, so in such sentences text is isolated.
 */
function formatted(sentences: Sentences): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...sentences].map(([key, sentence]) => {
      if (!sentence.includes('{{')) return [key, sentence];
      const format = RIGHT_TO_LEFT_LETTER.test(sentence) ? 'isolated' : 'number';
      return [
        key,
        sentence.replace(VALUE, (whole, dash: string, name?: string) =>
          name === undefined ? whole : `{{${dash}${name}, ${format}}}`,
        ),
      ];
    }),
  );
}
