import type { Words } from './words.js';

/** Languages in separate files. English is always included, as the fallback. */
type FileLanguage = 'ar' | 'de' | 'es' | 'fr' | 'it' | 'ja' | 'ko' | 'nl' | 'pl' | 'pt-BR' | 'zh-CN';
export type ShippedLanguage = 'en' | FileLanguage;

/** Loaded on demand. */
const files: Readonly<Record<FileLanguage, () => Promise<Words>>> = {
  ar: async () => (await import('./locales/ar.json')).default,
  de: async () => (await import('./locales/de.json')).default,
  es: async () => (await import('./locales/es.json')).default,
  fr: async () => (await import('./locales/fr.json')).default,
  it: async () => (await import('./locales/it.json')).default,
  ja: async () => (await import('./locales/ja.json')).default,
  ko: async () => (await import('./locales/ko.json')).default,
  nl: async () => (await import('./locales/nl.json')).default,
  pl: async () => (await import('./locales/pl.json')).default,
  'pt-BR': async () => (await import('./locales/pt-BR.json')).default,
  'zh-CN': async () => (await import('./locales/zh-CN.json')).default,
};

const FILE_LANGUAGES = Object.keys(files) as readonly FileLanguage[];

export const SHIPPED_LANGUAGES: readonly ShippedLanguage[] = ['en', ...FILE_LANGUAGES];

/**
 * The shipped language for a tag: the same language in the same script. `pt` and `pt-PT` use
 * `pt-BR`, `zh` and `zh-Hans` use `zh-CN`; `zh-TW` has a different script and no shipped language.
 */
export function shippedLanguage(tag: string): ShippedLanguage | null {
  const wanted = writtenAs(tag);
  return SHIPPED_LANGUAGES.find((language) => writtenAs(language) === wanted) ?? null;
}

/** Loads the texts of a language that has a file of its own. */
export function loadWords(language: FileLanguage): Promise<Words> {
  return files[language]();
}

/** The language whose file must be loaded for a tag; `null` if none. */
export function fileFor(tag: string): FileLanguage | null {
  const language = shippedLanguage(tag);
  return language === 'en' ? null : language;
}

/** Language and script, without the region. */
function writtenAs(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag.replaceAll('_', '-')).maximize();
    return `${language}-${script ?? ''}`;
  } catch {
    return '';
  }
}
