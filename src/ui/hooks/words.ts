import { createContext, useContext } from 'react';
import type { ImporterWords } from '../../headless/index.js';
import type { Translate } from '../../i18n/index.js';

export const WordsContext = createContext<ImporterWords | null>(null);

/** The texts of this importer in its language, for components at any depth. */
export function useWords(): ImporterWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error('This component needs the texts of an importer: render it in a WordsContext.');
  return words;
}

/** `t('upload.title')` in the language of this importer. */
export function useTranslate(): Translate {
  return useWords().t;
}
