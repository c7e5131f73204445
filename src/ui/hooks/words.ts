import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translate } from '../../i18n/index.js';

/** `t('upload.title')` in the language of this importer, for components at any depth. */
export function useTranslate(): Translate {
  return useTranslation().t as Translate;
}

/** Formats a number with the separators of the importer's language. */
export function useNumber(): (value: number) => string {
  const { i18n } = useTranslation();
  return useCallback((value) => i18n.services.formatter?.format(value, 'number') ?? String(value), [i18n]);
}
