/** Texts of one language, nested by screen; keys of plural forms end in `_one`, `_other` and so on. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** Texts by their full key, such as `map.rows_one`. */
export type Sentences = ReadonlyMap<string, string>;

const FORM = /_(?:zero|one|two|few|many|other)$/;

/** Keys may be nested, flat (`map.title`), or both. */
export function sentencesOf(words: Words): Sentences {
  const byKey = new Map<string, string>();
  collect(words, '', byKey);
  return byKey;
}

function collect(words: Words, prefix: string, into: Map<string, string>): void {
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') into.set(prefix + key, value);
    else if (value !== null && typeof value === 'object') collect(value, `${prefix}${key}.`, into);
  }
}

/**
 * Merges texts of one language; the first take precedence. A text with plural forms replaces all forms of the one below
 * it: its general form, or the text without a form, is used for the missing ones.
 */
export function layered(layers: readonly Words[], rules: Intl.PluralRules): Sentences {
  const kinds = { all: rules.resolvedOptions().pluralCategories, ofNothing: rules.select(0) };
  const result = new Map<string, string>();
  for (const words of [...layers].reverse()) {
    const sentences = sentencesOf(words);
    const counted = [...sentences.keys()]
      .map((key) => key.replace(FORM, ''))
      .filter((key) => !sentences.has(key) || result.has(`${key}_other`));
    for (const [key, sentence] of sentences) result.set(key, sentence);
    for (const key of new Set(counted)) {
      for (const [form, sentence] of formsOf(sentences, key, kinds)) result.set(`${key}_${form}`, sentence);
    }
  }
  return result;
}

interface Kinds {
  /** The plural forms of the language. */
  readonly all: readonly string[];
  readonly ofNothing: string;
}

/** All plural forms of a language, plus `zero`, which works in every language. */
function formsOf(sentences: Sentences, key: string, { all, ofNothing }: Kinds): Sentences {
  const general = sentences.get(`${key}_other`) ?? sentences.get(key);
  const forms = new Map<string, string>();
  for (const kind of all) {
    const sentence = sentences.get(`${key}_${kind}`) ?? general;
    if (sentence !== undefined) forms.set(kind, sentence);
  }
  const nothing = sentences.get(`${key}_zero`) ?? forms.get(ofNothing);
  if (nothing !== undefined) forms.set('zero', nothing);
  return forms;
}

/** The tag, or `en` if the runtime does not support it and would use the system's language. */
export function knownToIntl(language: string): string {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language).length > 0 ? language : 'en';
  } catch {
    return 'en';
  }
}
