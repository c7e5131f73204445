import type { i18n as I18n } from 'i18next';

export type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

const translations = new WeakMap<I18n, Translate>();

/**
 * The texts of an instance. Those without params are looked up once: a screen has hundreds, and each lookup takes
 * i18next longer than React takes for an element.
 */
export function translateIn(i18n: I18n): Translate {
  let translate = translations.get(i18n);
  if (!translate) translations.set(i18n, (translate = cached(i18n)));
  return translate;
}

function cached(i18n: I18n): Translate {
  const plain = new Map<string, string>();
  return (key, params) => {
    if (params) {
      const { count } = params;
      // Kept apart from i18next's own options: the params of a host's issue may have any name.
      return i18n.t(key, { count: typeof count === 'number' ? count : undefined, replace: params });
    }
    let text = plain.get(key);
    if (text === undefined) plain.set(key, (text = i18n.t(key)));
    return text;
  };
}
