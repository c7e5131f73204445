import i18next from 'i18next';
import type { Issue } from '../engine/index.js';
import { en } from './locales/en/index.js';

export type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

/** Words of one language, nested by screen; keys of plural forms end in `_one`, `_other` and so on. */
export interface Words {
  readonly [key: string]: string | Words;
}

export interface TranslatorOptions {
  /** BCP 47, e.g. `en` or `pt-BR`. Default `en`. */
  readonly language?: string;
  /** The host's words by language; what is absent stays as shipped, in English where the language is unknown. */
  readonly customTranslations?: Readonly<Record<string, Words>>;
}

export interface Translator {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly t: Translate;
  readonly issueText: (issue: Issue) => string;
  /** Grouped as the language writes it. */
  readonly number: (value: number) => string;
}

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);

/** An instance of its own: the host's i18next, if any, is left alone. */
export function createTranslator({ language = 'en', customTranslations = {} }: TranslatorOptions): Translator {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    initAsync: false,
    // React escapes; a second time would show the escapes.
    interpolation: { escapeValue: false },
    resources: { en: { translation: en } },
  });
  for (const [name, words] of Object.entries(customTranslations)) {
    instance.addResourceBundle(name, 'translation', nested(words), true, true);
  }
  const numbers = numberFormat(language);
  const number = (value: number): string => numbers.format(value);
  const t: Translate = (key, params = {}) => String(instance.t(key, withNumbers(params, number)));
  return {
    language,
    direction: RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr',
    t,
    number,
    issueText: ({ code, params, message }) => message || t(`issues.${code}`, params),
  };
}

/** `count` chooses the plural; `n` is how it is shown. Other numbers are shown as the language writes them. */
function withNumbers(
  params: Readonly<Record<string, unknown>>,
  number: (value: number) => string,
): Record<string, unknown> {
  const shown = Object.entries(params).map(([key, value]) =>
    typeof value === 'number' && key !== 'count' ? [key, number(value)] : [key, value],
  );
  const count = params['count'];
  return { ...Object.fromEntries(shown), ...(typeof count === 'number' ? { n: number(count) } : {}) };
}

function numberFormat(language: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(language);
  } catch {
    return new Intl.NumberFormat('en');
  }
}

/** Hosts may give flat keys such as `map.title`. */
function nested(words: Words): Words {
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(words)) {
    const path = key.split('.');
    const last = path.pop() ?? key;
    let place = result;
    for (const part of path) {
      const next = Object.hasOwn(place, part) ? place[part] : undefined;
      place = place[part] = typeof next === 'object' && next !== null ? (next as Record<string, unknown>) : {};
    }
    place[last] = value;
  }
  return result as Words;
}
