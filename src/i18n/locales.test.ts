import { describe, expect, test } from 'vitest';
import { columnTypes, validators } from '../engine/rules/index.js';
import { parseBoolean } from '../engine/values/booleans.js';
import en from './locales/en.json' with { type: 'json' };
import { fileFor, loadWords, SHIPPED_LANGUAGES } from './shipped-languages.js';
import { sentencesOf } from './words.js';
import type { Words } from './words.js';

type Texts = ReadonlyMap<string, string>;

const textsOf = (words: Words): Texts => sentencesOf(words);
const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+).*?\}\}/g)].map(([, name]) => name ?? '');
/** The content of the braces: a name, and the format of a number. */
const formats = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, inner]) => inner ?? '');
const sorted = (values: Iterable<string>): readonly string[] => [...new Set(values)].sort();
const form = (key: string): string => /_(zero|one|two|few|many|other)$/.exec(key)?.[1] ?? '';
const base = (key: string): string => (form(key) === '' ? key : key.slice(0, -form(key).length - 1));

const english = textsOf(en);
/** Texts with plural forms, by their key without the form. */
const counted = new Set([...english.keys()].filter((key) => form(key) === 'other').map(base));
const isCounted = (key: string): boolean => counted.has(base(key)) && form(key) !== '';

/** Plural forms that apply to a single number; their text may spell it out, as in “a row”. */
function kindsOfOneNumber(rules: Intl.PluralRules): ReadonlySet<string> {
  const numbers = new Map<string, number>();
  for (let count = 0; count <= 1000; count += 1) {
    const kind = rules.select(count);
    numbers.set(kind, (numbers.get(kind) ?? 0) + 1);
  }
  return new Set([...numbers].filter(([, many]) => many === 1).map(([kind]) => kind));
}

async function textsIn(language: (typeof SHIPPED_LANGUAGES)[number]): Promise<Texts> {
  const file = fileFor(language);
  return file === null ? english : textsOf(await loadWords(file));
}

describe.each(SHIPPED_LANGUAGES)('the texts in %s', (language) => {
  const rules = new Intl.PluralRules(language);

  test('have exactly the keys of English', async () => {
    const texts = await textsIn(language);
    expect(sorted([...texts.keys()].filter((key) => !isCounted(key)))).toEqual(
      sorted([...english.keys()].filter((key) => !isCounted(key))),
    );
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('have exactly the plural forms of the language', async () => {
    const texts = await textsIn(language);
    const wanted = [...counted].flatMap((key) =>
      rules.resolvedOptions().pluralCategories.map((kind) => `${key}_${kind}`),
    );
    // Apart from the language's forms, `zero` is always allowed.
    const there = [...texts.keys()].filter((key) => isCounted(key) && (form(key) !== 'zero' || wanted.includes(key)));
    expect(sorted(there)).toEqual(sorted(wanted));
  });

  test('have the placeholders of English', async () => {
    const alone = kindsOfOneNumber(rules);
    const wrong = [...(await textsIn(language))].filter(([key, text]) => {
      const own = sorted(placeholders(text));
      const wanted = sorted(placeholders(english.get(isCounted(key) ? `${base(key)}_other` : key) ?? ''));
      const mayOmit = (name: string): boolean =>
        name === 'n' && isCounted(key) && (alone.has(form(key)) || form(key) === 'zero');
      return own.some((name) => !wanted.includes(name)) || wanted.some((name) => !own.includes(name) && !mayOmit(name));
    });
    expect(wrong).toEqual([]);
  });

  test('have the formats of English', async () => {
    const known = new Set([...english.values()].flatMap(formats));
    const wrong = [...(await textsIn(language))].filter(([key, text]) => {
      const wanted = english.get(isCounted(key) ? `${base(key)}_other` : key) ?? '';
      return formats(text).some((inner) => !known.has(inner) || !formats(wanted).includes(inner));
    });
    expect(wrong).toEqual([]);
  });

  test('are clean text', async () => {
    const wrong = [...(await textsIn(language))].filter(
      ([, text]) =>
        text !== text.trim() ||
        text !== text.normalize('NFC') ||
        /\.\.\.|[<>]|\s{2}|[\u0000-\u001f\u200e\u200f]/.test(text),
    );
    expect(wrong).toEqual([]);
  });

  test('use words for yes and no that the engine reads', async () => {
    const texts = await textsIn(language);
    const read = ['review.yes', 'review.no'].map((key) => parseBoolean(texts.get(key) ?? '', language));
    expect(read).toEqual([true, false]);
  });

  // English is what the other languages are compared with.
  test.skipIf(language === 'en')('are not English', async () => {
    // The examples of prompts stay English, because the server's grammar is English.
    const same = [...(await textsIn(language))].filter(
      ([key, text]) =>
        !key.startsWith('transform.example.') && english.get(key) === text && /\p{L}{3} \p{L}{2}/u.test(text),
    );
    expect(same).toEqual([]);
  });
});

test('every issue has a sentence, which uses only what the issue has', () => {
  const rules = [{ findings: { undecodable: [] } }, ...Object.values(validators), ...Object.values(columnTypes)];
  const known = new Map(rules.flatMap(({ findings }) => Object.entries<readonly string[]>(findings)));
  expect(sorted(Object.keys(en.issues))).toEqual(sorted(known.keys()));
  for (const [code, params] of known) {
    expect(params, code).toEqual(expect.arrayContaining([...placeholders(english.get(`issues.${code}`) ?? '')]));
  }
});
