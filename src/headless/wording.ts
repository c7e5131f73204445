import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { FormatReading, Issue } from '../engine/index.js';
import { createTranslator, fileFor, hostSource, loadWords } from '../i18n/index.js';
import type { HostI18n, Translate, Translator, TranslatorOptions, Words } from '../i18n/index.js';
import type { Blocker, SessionError } from '../session/index.js';

/** Sentences in the language of an importer. */
export interface ImporterWords {
  /** What is spoken: the language asked for, or `en` where there are no words for it. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** False while the words of the language are still to come; until then everything is said in English. */
  readonly isReady: boolean;
  /** Any of the shipped sentences by its key, e.g. `t('step.map')`. */
  readonly t: Translate;
  issueText(issue: Issue): string;
  errorText(error: SessionError): string;
  blockerText(blocker: Blocker): string;
  /** One reading of a value with two: `3 April 2024`, or `1234`. */
  readingText(reading: FormatReading): string;
  /** Grouped as the language writes it. */
  number(value: number): string;
  /** `2 GB`, `1,5 Mo`. */
  fileSize(bytes: number): string;
}

export function importerWords(translator: Translator, { isReady }: { readonly isReady: boolean }): ImporterWords {
  const { language, direction, t, issueText, readingText, number, fileSize } = translator;
  return {
    ...{ language, direction, isReady, t, issueText, readingText, number, fileSize },
    errorText: (error) => errorText(translator, error),
    blockerText: ({ code, params }) => t(`blockers.${code}`, params),
  };
}

/** What went wrong. What the host says stands in a sentence of ours; what a backend says wins over ours. */
export function errorText({ t, fileSize }: Pick<Translator, 't' | 'fileSize'>, error: SessionError): string {
  const { code, params, message } = error;
  const { limit, task } = params;
  if (code === 'host' && message && task) return t(`delivery.host.${task}`, params);
  const isSize = code === 'file-too-large' && typeof limit === 'number';
  const key = isSize && 'rows' in params ? 'workbook-too-large' : code;
  return message || t(`errors.${key}`, isSize ? { ...params, limit: fileSize(limit) } : params);
}

interface WordingOptions extends Pick<TranslatorOptions, 'language' | 'customTranslations'> {
  readonly i18n?: HostI18n;
}

interface Wording {
  /** What is asked for: `language`, or that of the host's instance. */
  readonly language: string | undefined;
  readonly translator: Translator;
  /** False while the first words are on their way. Another language later leaves those that are there until it has come. */
  readonly isReady: boolean;
}

interface Spoken {
  readonly language: string;
  readonly words?: Words;
}

/** How long nothing is shown for want of words before it is done in English. */
const PATIENCE_MS = 5000;
const NO_WORDS: Words = {};

/** The translator of an importer, with the words of its language read when they are needed. */
export function useWording(
  { language: given, customTranslations, i18n }: WordingOptions,
  load: typeof loadWords = loadWords,
): Wording {
  const source = useMemo(() => hostSource(i18n), [i18n]);
  const host = useSyncExternalStore(source.subscribe, source.current, source.current);
  const wanted = given ?? host.language;
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
    const timer = setTimeout(() => setSpoken((old) => old ?? { language }), PATIENCE_MS);
    load(file)
      .then(say, (error: unknown) => {
        if (isWanted)
          console.warn(`CSVImporter: the words for "${file}" could not be loaded; it speaks English.`, error);
        say();
      })
      .finally(() => clearTimeout(timer));
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [language, file, load]);
  // By its text: a host that writes the object inline must not get a new translator at every render.
  const custom = JSON.stringify(customTranslations);
  const translator = useMemo(
    () =>
      createTranslator({
        ...(spoken ?? { language, words: NO_WORDS }),
        customTranslations: custom === undefined ? undefined : parseWords(custom),
        hostWords: host.words,
      }),
    [spoken, language, custom, host.words],
  );
  return { language: wanted, translator, isReady: spoken !== null };
}

function parseWords(text: string): TranslatorOptions['customTranslations'] {
  return JSON.parse(text) as TranslatorOptions['customTranslations'];
}
