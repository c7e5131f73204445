import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { foldText } from './normalise-name.js';

const FOLDER = new URL('lexicon/', import.meta.url);
const files = readdirSync(FOLDER).map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));
const lines = files.flatMap((file) => [...file.matchAll(/`\n([^`]*)`/gu)].flatMap(([, text = '']) => text.split('\n')));

it('stays below 60 KiB, which every page with an importer loads', () => {
  expect(gzipSync(files.join('')).length).toBeLessThan(60 * 1024);
});

it('has phrases in the form that names are read in', () => {
  const phrases = lines.flatMap((line) => line.split(/: |, /u));
  expect(phrases.length).toBeGreaterThan(10_000);
  expect(phrases.filter((phrase) => foldText(phrase) !== phrase)).toEqual([]);
});
