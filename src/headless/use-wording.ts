import { useEffect, useMemo, useState } from 'react';
import { createTranslator, fileFor, loadWords } from '../i18n/index.js';
import type { Translator, TranslatorOptions, Words } from '../i18n/index.js';

interface Wording {
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
  { language = 'en', customTranslations }: Pick<TranslatorOptions, 'language' | 'customTranslations'>,
  load: typeof loadWords = loadWords,
): Wording {
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
      }),
    [spoken, language, custom],
  );
  return { translator, isReady: spoken !== null };
}

function parseWords(text: string): TranslatorOptions['customTranslations'] {
  return JSON.parse(text) as TranslatorOptions['customTranslations'];
}
