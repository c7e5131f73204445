import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Issue } from '../engine/index.js';
import { createTranslator, fileFor, hostSource, loadWords } from '../i18n/index.js';
import type {
  HostI18n,
  Reading,
  ReadingStyle,
  Translate,
  Translator,
  TranslatorOptions,
  Words,
} from '../i18n/index.js';
import type { Blocker, SessionError } from '../session/index.js';

/** The texts of an importer in its language. */
export interface ImporterWords {
  /** The language in use: the requested one, or `en` if there are no texts for it. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** `false` while the texts of the language are loading; until then all texts are English. */
  readonly isReady: boolean;
  /** Any of the built-in texts by its key, e.g. `t('step.map')`. */
  readonly t: Translate;
  issueText(issue: Issue): string;
  errorText(error: SessionError): string;
  blockerText(blocker: Blocker): string;
  /** A date or a number as one can read it only in one way: `3 April 2024`, or `1234`. */
  readingText(reading: Reading, style?: ReadingStyle): string;
  /** Formats a number with the separators of the language. */
  number(value: number): string;
  /** `2 GB`, `1,5 Mo`. */
  fileSize(bytes: number): string;
}

/** The texts as the component sees them: with the i18next instance, which its parts use through react-i18next. */
export interface OwnedWords extends ImporterWords {
  readonly i18n: Translator['i18n'];
}

export function importerWords(translator: Translator, { isReady }: { readonly isReady: boolean }): OwnedWords {
  const { language, direction, i18n, t, issueText, readingText, number, fileSize } = translator;
  return {
    language,
    direction,
    isReady,
    i18n,
    t,
    issueText,
    readingText,
    number,
    fileSize,
    errorText: (error) => errorText(translator, error),
    blockerText: ({ code, params }) => t(`blockers.${code}`, params),
  };
}

/** The text of an error. A message from the host is embedded in our text; a message from a backend replaces it. */
export function errorText({ t, fileSize }: Pick<Translator, 't' | 'fileSize'>, error: SessionError): string {
  const { code, params, message } = error;
  const { limit, task } = params;
  if (code === 'host' && message && task) return t(`delivery.host.${task}`, params);
  if (code === 'host' && task === 'check') return t('errors.host-check');
  const isSize = code === 'file-too-large' && typeof limit === 'number';
  const isUnknown = code === 'unexpected' && params['reason'] === '';
  const key = isSize && 'rows' in params ? 'workbook-too-large' : isUnknown ? 'host' : code;
  return message || t(`errors.${key}`, isSize ? { ...params, limit: fileSize(limit) } : params);
}

interface WordingOptions extends Pick<TranslatorOptions, 'english' | 'language' | 'customTranslations'> {
  readonly i18n?: HostI18n;
}

interface Wording {
  /** The requested language: `language`, or that of the host's instance. */
  readonly language: string | undefined;
  readonly translator: Translator;
  /** `false` while the first texts are loading. A later language change keeps the current texts until then. */
  readonly isReady: boolean;
}

interface Spoken {
  readonly language: string;
  readonly words?: Words;
}

/** How long to wait for the texts before falling back to English. */
const LOAD_TIMEOUT_MS = 5000;
const NO_WORDS: Words = {};

/** The translator of an importer. Loads the texts of its language on demand. */
export function useWording(
  { english, language: given, customTranslations, i18n }: WordingOptions,
  load: typeof loadWords = loadWords,
): Wording {
  const source = useMemo(() => hostSource(typeof i18n?.on === 'function' ? i18n : undefined), [i18n]);
  const host = useSyncExternalStore(source.subscribe, source.current, source.current);
  // Hosts without types may pass anything.
  const wanted = typeof given === 'string' ? given : host.language;
  const language = wanted ?? 'en';
  const file = fileFor(language);
  const [spoken, setSpoken] = useState<Spoken | null>(file === null ? { language } : null);
  if (file === null && spoken?.language !== language) setSpoken({ language });
  useEffect(() => {
    if (file === null) return undefined;
    let isWanted = true;
    const say = (words?: Words): void => {
      if (isWanted) setSpoken({ language, words });
    };
    const timer = setTimeout(() => setSpoken((old) => old ?? { language }), LOAD_TIMEOUT_MS);
    load(file)
      .then(say, (error: unknown) => {
        if (isWanted)
          console.warn(`CSVImporter: the texts for "${file}" could not be loaded. English is used instead.`, error);
        say();
      })
      .finally(() => clearTimeout(timer));
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [language, file, load]);
  // Compared as JSON: an inline object in the host must not create a new translator on every render.
  const custom = JSON.stringify(customTranslations ?? undefined);
  const translator = useMemo(
    () =>
      createTranslator({
        english,
        ...(spoken ?? { language, words: NO_WORDS }),
        customTranslations: custom === undefined ? undefined : parseWords(custom),
        hostWords: host.words,
      }),
    [english, spoken, language, custom, host.words],
  );
  return { language: wanted, translator, isReady: spoken !== null };
}

function parseWords(text: string): TranslatorOptions['customTranslations'] {
  return JSON.parse(text) as TranslatorOptions['customTranslations'];
}
