/** What is used of an i18next instance. Its own type is not named here: hosts need not have i18next installed. */
interface TextSource {
  t(key: string, options?: { count: number | undefined; replace: Readonly<Record<string, unknown>> }): string;
}

export type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

const translations = new WeakMap<TextSource, Translate>();

const MAX_KEPT = 1000;

/**
 * The texts of an instance. They are kept: a screen has hundreds, and each lookup takes i18next longer than React takes
 * for an element.
 */
export function translateIn(i18n: TextSource): Translate {
  let translate = translations.get(i18n);
  if (!translate) translations.set(i18n, (translate = cached(i18n)));
  return translate;
}

function cached(i18n: TextSource): Translate {
  const kept = new Map<string, string>();
  const look: Translate = (key, params) => {
    if (!params) return i18n.t(key);
    const { count } = params;
    // Apart from i18next's own options: the params of a host's issue may have any name.
    return i18n.t(key, { count: typeof count === 'number' ? count : undefined, replace: params });
  };
  return (key, params) => {
    const id = params ? idOf(key, params) : key;
    if (id === null) return look(key, params);
    let text = kept.get(id);
    if (text === undefined) {
      if (kept.size === MAX_KEPT) kept.clear();
      kept.set(id, (text = look(key, params)));
    }
    return text;
  };
}

/** The same for the same text; `null` for params that may be anything. */
function idOf(key: string, params: Readonly<Record<string, unknown>>): string | null {
  const isPlain = Object.values(params).every((value) => typeof value === 'number' || typeof value === 'string');
  return isPlain ? JSON.stringify([key, params]) : null;
}
