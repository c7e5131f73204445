/** What is used of an i18next instance. Its own type is not named here: hosts need not have i18next installed. */
interface TextSource {
  t(key: string, options?: { count: number | undefined; replace: Readonly<Record<string, unknown>> }): string;
}

export type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

const translations = new WeakMap<TextSource, Translate>();

/**
 * The texts of an instance. Those without params are looked up once: a screen has hundreds, and each lookup takes
 * i18next longer than React takes for an element.
 */
export function translateIn(i18n: TextSource): Translate {
  let translate = translations.get(i18n);
  if (!translate) translations.set(i18n, (translate = cached(i18n)));
  return translate;
}

function cached(i18n: TextSource): Translate {
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
