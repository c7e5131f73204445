/** What is used of an i18next instance. Its own type is not named here: hosts need not have i18next installed. */
interface TextSource {
  t(key: string, options: { count: number | undefined; replace: Readonly<Record<string, unknown>> }): string;
}

export type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

const translations = new WeakMap<TextSource, Translate>();

/**
 * The texts of an instance, each looked up once: a screen has hundreds, most of which are the same in the next render, and
 * each lookup takes i18next longer than React takes for an element.
 */
export function translateIn(i18n: TextSource): Translate {
  let translate = translations.get(i18n);
  if (!translate) translations.set(i18n, (translate = cached(i18n)));
  return translate;
}

/** More than a screen has: the texts of all rows would fill the memory. */
const MOST_KEPT = 2000;

function cached(i18n: TextSource): Translate {
  const kept = new Map<string, string>();
  return (key, replace = {}) => {
    const values = Object.entries(replace);
    // A sentence may name a part of an object.
    const name = values.some(([, value]) => Object(value) === value) ? '' : [key, ...values.flatMap(typed)].join('\0');
    let text = kept.get(name);
    if (text === undefined) {
      const { count } = replace;
      // Kept apart from i18next's own options: the params of a host's issue may have any name.
      text = i18n.t(key, { count: typeof count === 'number' ? count : undefined, replace });
      if (kept.size >= MOST_KEPT) kept.clear();
      if (name) kept.set(name, text);
    }
    return text;
  };
}

const typed = ([param, value]: readonly [string, unknown]): readonly string[] => [param, typeof value, String(value)];
