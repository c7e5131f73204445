import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { LATIN_WORDS } from './names/latin-words.js';
import { readLexicon } from './lexicon.js';
import { OTHER_SCRIPTS_WORDS } from './lexicon/other-scripts.js';
import { readName } from './names/name-reading.js';
import { foldText } from './names/normalize-name.js';

const FOLDER = new URL('lexicon/', import.meta.url);
const files = readdirSync(FOLDER).map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));
const lines = files.flatMap((file) => [...file.matchAll(/`\n([^`]*)`/gu)].flatMap(([, text = '']) => text.split('\n')));

it('stays below 60 KiB, which are fetched for unknown names', () => {
  expect(gzipSync([...LATIN_WORDS.lists, LATIN_WORDS.related].join('')).length).toBeLessThan(60 * 1024);
});

it('stays below 17 KiB for other scripts, which are fetched for names in them', () => {
  expect(gzipSync(OTHER_SCRIPTS_WORDS).length).toBeLessThan(17 * 1024);
});

it('has phrases in the form that names are read in', () => {
  const phrases = lines.flatMap((line) => line.split(/: |,/u));
  expect(phrases.length).toBeGreaterThan(10_000);
  expect(phrases.filter((phrase) => foldText(phrase) !== phrase)).toEqual([]);
});

/** `canonical: phrase,phrase`: a concept and its phrases. */
const phrasesOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split('\n')).flatMap((line) => line.split(/: |,/u).filter(Boolean));

it('has words of other scripts in a list of their own', () => {
  const isOther = (phrase: string): boolean => /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(phrase);
  expect(phrasesOf([...LATIN_WORDS.lists, LATIN_WORDS.related]).filter(isOther)).toEqual([]);
});

it('reads names in Latin letters alike without that list', () => {
  const names = phrasesOf(LATIN_WORDS.lists).filter((_, at) => at % 5 === 0);
  const readAll = (otherScripts: string): unknown[] => {
    const lexicon = readLexicon({ ...LATIN_WORDS, otherScripts });
    return names.map((name) => readName(name, lexicon, { related: true }));
  };
  expect(names.length).toBeGreaterThan(2000);
  expect(readAll('')).toEqual(readAll(OTHER_SCRIPTS_WORDS));
});
