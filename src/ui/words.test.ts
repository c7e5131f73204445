import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import en from '../i18n/locales/en.json' with { type: 'json' };
import { firstEnglish } from '../i18n/first-english.js';
import { sentencesOf } from '../i18n/words.js';
import type { Words } from '../i18n/words.js';

const FORM = /_(zero|one|two|few|many|other)$/;
const keysOf = (words: Words): Set<string> =>
  new Set([...sentencesOf(words).keys()].map((key) => key.replace(FORM, '')));
const keys = keysOf(en);

/** The headless package provides the texts of errors and blockers. */
const FOLDERS = [import.meta.dirname, join(import.meta.dirname, '../headless')];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
).filter((file) => /\.tsx?$/.test(file) && !/\.test\.|fake-|testing/.test(file));
const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
const keysIn = (text: string): readonly string[] => [...text.matchAll(/\bt\('([^']*)'/g)].map(([, key = '']) => key);
const quoted = new Set([...source.matchAll(/'([\w.-]+)'/g)].map(([, text]) => text));
/** Keys built at run time, such as `step.${step}`. */
const built = [...source.matchAll(/\bt\([^()`]*`([^`]*)`/g)].map(
  ([, template = '']) =>
    new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '.*')}$`),
);

test('every text that the screens use exists', () => {
  const asked = keysIn(source);
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((key) => !keys.has(key))).toEqual([]);
  expect(built.filter((pattern) => ![...keys].some((key) => pattern.test(key)))).toEqual([]);
});

/** The files a module imports statically, and those they import. */
function filesBehind(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type)[^;]*? from '(\.[^']*)\.js'/gm,
  )) {
    const target = ['.ts', '.tsx'].map((end) => join(dirname(file), path) + end).find((name) => existsSync(name));
    if (target !== undefined) filesBehind(target, found);
  }
  return found;
}

test('the first screen has all of its texts before the later screens load', () => {
  const first = [...filesBehind(join(import.meta.dirname, 'CSVImporter.tsx'))];
  const asked = first.flatMap((file) => keysIn(readFileSync(file, 'utf8')));
  expect(asked).toContain('upload.title');
  const available = keysOf(firstEnglish);
  expect(asked.filter((key) => !available.has(key))).toEqual([]);
});

test('every text is used on a screen', () => {
  const asked = (key: string): boolean => quoted.has(key) || built.some((pattern) => pattern.test(key));
  // Issues are looked up by their code.
  expect([...keys].filter((key) => !key.startsWith('issues.') && !asked(key))).toEqual([]);
});

test('the screens contain no literal texts', () => {
  const text = [
    ...source.matchAll(
      /(?:\b(?:aria-label|title|placeholder|alt|label)="|>)\s*([\p{L}][\p{L}’',.!? ]+?)\s*(?:"|<\/)/gu,
    ),
  ];
  expect(text.map(([, words]) => words)).toEqual([]);
});
