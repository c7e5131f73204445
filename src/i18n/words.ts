/** Words of one language, nested by screen; keys of plural forms end in `_one`, `_other` and so on. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** One language's sentences, to be asked for by their whole key. */
export interface Sentences {
  readonly plurals: Intl.PluralRules;
  readonly byKey: ReadonlyMap<string, string>;
}

/** `language` chooses between plural forms; one the runtime does not know is taken to count as English does. */
export function sentencesOf(words: Words, language: string): Sentences {
  const byKey = new Map<string, string>();
  collect(words, '', byKey);
  return { byKey, plurals: new Intl.PluralRules(knownToIntl(language)) };
}

/** Keys may be nested or flat such as `map.title`, and both at once: they come to the same. */
function collect(words: Words, prefix: string, into: Map<string, string>): void {
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') into.set(prefix + key, value);
    else if (value !== null && typeof value === 'object') collect(value, `${prefix}${key}.`, into);
  }
}

/**
 * The sentence for a key. With a count the form the language has for it, or its general one; `_zero` serves for nothing
 * in every language.
 */
export function findSentence({ byKey, plurals }: Sentences, key: string, count: unknown): string | undefined {
  if (typeof count !== 'number') return byKey.get(key);
  return (
    (count === 0 ? byKey.get(`${key}_zero`) : undefined) ??
    byKey.get(`${key}_${plurals.select(count)}`) ??
    byKey.get(`${key}_other`) ??
    byKey.get(key)
  );
}

/** The tag as the runtime's number and plural rules take it; `en` where they would fall back on the machine's own. */
export function knownToIntl(language: string): string {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language).length > 0 ? language : 'en';
  } catch {
    return 'en';
  }
}
