import { createContext, useContext } from 'react';
import { importerWords } from '../../headless/index.js';
import type { ImporterWords } from '../../headless/index.js';
import { createTranslator } from '../../i18n/index.js';
import type { Translate } from '../../i18n/index.js';

export const WordsContext = createContext<ImporterWords | null>(null);

/** For components used outside an importer, as in stories and tests. */
const english = importerWords(createTranslator({}), { isReady: true });

/** The texts of this importer in its language, for components at any depth. */
export function useWords(): ImporterWords {
  return useContext(WordsContext) ?? english;
}

/** `t('map.title', { count: 3 })` in the language of this importer. */
export function useTranslate(): Translate {
  return useWords().t;
}
