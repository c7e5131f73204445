import type { Words } from './words.js';

/** Languages in files of their own. English is always there: it is what every other falls back on. */
type FileLanguage = 'ar' | 'de' | 'es' | 'fr' | 'it' | 'ja' | 'ko' | 'nl' | 'pl' | 'pt-BR' | 'zh-CN';
export type ShippedLanguage = 'en' | FileLanguage;

/** Read when used. */
const files: Readonly<Record<FileLanguage, () => Promise<Words>>> = {
  ar: async () => (await import('./locales/ar/index.js')).ar,
  de: async () => (await import('./locales/de/index.js')).de,
  es: async () => (await import('./locales/es/index.js')).es,
  fr: async () => (await import('./locales/fr/index.js')).fr,
  it: async () => (await import('./locales/it/index.js')).it,
  ja: async () => (await import('./locales/ja/index.js')).ja,
  ko: async () => (await import('./locales/ko/index.js')).ko,
  nl: async () => (await import('./locales/nl/index.js')).nl,
  pl: async () => (await import('./locales/pl/index.js')).pl,
  'pt-BR': async () => (await import('./locales/pt-BR/index.js')).ptBR,
  'zh-CN': async () => (await import('./locales/zh-CN/index.js')).zhCN,
};

const FILE_LANGUAGES = Object.keys(files) as readonly FileLanguage[];

export const SHIPPED_LANGUAGES: readonly ShippedLanguage[] = ['en', ...FILE_LANGUAGES];

/**
 * The shipped language that serves a tag: its own, or one of the same language in the same script. `pt` and `pt-PT` are
 * served by `pt-BR`, `zh` and `zh-Hans` by `zh-CN`; `zh-TW` is written otherwise and is served by none.
 */
export function shippedLanguage(tag: string): ShippedLanguage | null {
  const wanted = writtenAs(tag);
  return SHIPPED_LANGUAGES.find((language) => writtenAs(language) === wanted) ?? null;
}

/** The words of a language that has a file; those of others are there already, or nowhere. */
export function loadWords(language: FileLanguage): Promise<Words> {
  return files[language]();
}

/** The language whose file must be read before a tag can be spoken. */
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
