import { createContext, useContext } from 'react';
import type { Issue } from '../../engine/index.js';
import { createTranslator } from '../../i18n/index.js';
import type { Translate, Translator } from '../../i18n/index.js';

export const TranslatorContext = createContext<Translator | null>(null);

/** Shared by parts used outside an importer, as in stories and tests. */
const english = createTranslator({});

export function useTranslator(): Translator {
  return useContext(TranslatorContext) ?? english;
}

/** `t('map.title', { count: 3 })` in the language of this importer. */
export function useTranslate(): Translate {
  return useTranslator().t;
}

/** The sentence for a finding; the developer's own wins. */
export function useIssueText(): (issue: Issue) => string {
  return useTranslator().issueText;
}
