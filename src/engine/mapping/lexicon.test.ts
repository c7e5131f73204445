import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { WordList } from './lexicon.js';
import { RELATED_NAMES } from './names/related-names.js';
import { phrasesIn, readLexicon, readLines } from './lexicon.js';
import { readName } from './names/name-reading.js';
import { foldText, isStopWord, plainWord, withoutStopWords } from './names/normalize-name.js';
import { ALL_WORDS } from './suggest-mapping.js';

const { english, rare, trades, byName } = ALL_WORDS;
const { cyrillic: _cyrillic, cjk: _cjk, scripts: _scripts, ...latin } = byName;

const FOLDER = new URL('lexicon/', import.meta.url);
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));
const lines = files.flatMap((file) => [...file.matchAll(/`\n([^`]*)`/gu)].flatMap(([, text = '']) => text.split('\n')));

const sizeOf = (...lists: readonly WordList[]): number => gzipSync(lists.flat().join('')).length;

it.each(Object.entries({ ...byName, rare, trades }))(
  'stays below 60 KiB with the words of one more list: %s',
  (_name, list) => {
    expect(sizeOf(english, [RELATED_NAMES], list)).toBeLessThan(60 * 1024);
  },
);

it('stays below 40 KiB for English names', () => {
  expect(sizeOf(english, [RELATED_NAMES])).toBeLessThan(40 * 1024);
});

it('has phrases in the form that names are read in', () => {
  const phrases = lines.flatMap((line) => line.split(/: |,/u));
  expect(phrases.length).toBeGreaterThan(10_000);
  expect(phrases.filter((phrase) => foldText(phrase) !== phrase)).toEqual([]);
});

/** `canonical: phrase,phrase`: a concept and its phrases. */
const phrasesOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split('\n')).flatMap((line) => line.split(/: |,/u).filter(Boolean));

const conceptsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split('\n')).flatMap((line) => line.split(': ').slice(0, 1).filter(Boolean));

it('has words of other scripts in a list of their own', () => {
  const isOther = (phrase: string): boolean => /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(phrase);
  expect(phrasesOf([...english, RELATED_NAMES, ...Object.values(latin).flat()]).filter(isOther)).toEqual([]);
});

it('has every concept in the English list, where the others find it', () => {
  const known = new Set(conceptsOf(english));
  expect(conceptsOf(Object.values(byName).flat()).filter((concept) => !known.has(concept))).toEqual([]);
});

it('has no rare phrase of words that each mean something in English, for which the rare ones are not fetched', () => {
  const known = phrasesIn(english);
  const phrases = rare.flatMap((text) => text.split('\n')).flatMap((line) => (line.split(': ')[1] ?? '').split(','));
  const isKnown = (phrase: string): boolean =>
    phrase.split(' ').every((word) => isStopWord(word) || known.has(plainWord(word)));
  expect(phrases.length).toBeGreaterThan(1000);
  expect(phrases.filter((phrase) => phrase !== '' && isKnown(phrase))).toEqual([]);
});

it('has no phrase of trades that the other English lists have, for which those of trades are not fetched', () => {
  const isKnown = (phrase: string): boolean => {
    const key = withoutStopWords(phrase.split(' ')).map(plainWord).join(' ');
    return phrasesIn(english).has(key) || phrasesIn(rare).has(key);
  };
  const phrases = trades.flatMap(readLines).flatMap(([, own]) => own);
  expect(phrases.length).toBeGreaterThan(1000);
  expect(phrases.filter(isKnown)).toEqual([]);
});

it('gives a phrase the meanings it has in English first, whichever lists are there', () => {
  const names = phrasesOf(english).filter((_, at) => at % 7 === 0);
  const readAll = (lists: readonly WordList[]): unknown[] => {
    const lexicon = readLexicon({ lists: [english, ...lists], related: RELATED_NAMES });
    return names.map((name) => lexicon.concepts(name.split(' '))[0]);
  };
  expect(names.length).toBeGreaterThan(500);
  expect(readAll([])).toEqual(readAll(Object.values(byName)));
});

it('reads a name with the words of the lists that are there', () => {
  const read = (...lists: readonly WordList[]): string[] =>
    readName('Geburtsdatum', readLexicon({ lists: [english, ...lists], related: RELATED_NAMES }), {
      related: false,
    }).readings.map(({ atoms }) => atoms.join(' '));
  expect(read()).toEqual(['geburtsdatum']);
  expect(read(latin.german)).toContain('birth date');
  expect(read(latin.french)).toEqual(['geburtsdatum']);
});
