import { useCallback, useContext } from 'react';
import type { i18n as I18n } from 'i18next';
import { I18nContext } from 'react-i18next';
import { translateIn } from '../../i18n/index.js';
import type { Translate } from '../../i18n/index.js';

/** The texts of this importer. They never change within an instance, so nothing has to listen for changes. */
export function useI18n(): I18n {
  return useContext(I18nContext).i18n;
}

/** `t('upload.title')` in the language of this importer, for components at any depth. */
export function useTranslate(): Translate {
  return translateIn(useI18n());
}

/** Formats a number with the separators of the importer's language. */
export function useNumber(): (value: number) => string {
  const i18n = useI18n();
  return useCallback((value) => i18n.services.formatter?.format(value, 'number') ?? String(value), [i18n]);
}
