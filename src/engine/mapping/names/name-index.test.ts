import { describe, expect, it } from 'vitest';
import { readLexicon } from '../lexicon.js';
import { createNameIndex } from './name-index.js';
import type { TargetName } from './name-index.js';
import { readName } from './name-reading.js';
import type { NameReading } from './name-reading.js';

/** A lexicon without words: names mean what they say. */
const LEXICON = readLexicon({ lists: [[]], related: '' });
const read = (name: string): NameReading => readName(name, LEXICON, { related: false });
const namesOf = (texts: readonly string[]): readonly TargetName[] =>
  texts.map((text, target) => ({ target, reading: read(text), isAlias: false }));

function found(texts: readonly string[], name: string, { steps = 1e6, words = 10 } = {}): readonly string[] {
  readLexicon({ lists: [[]], related: '' });
  const index = createNameIndex(namesOf(texts), { words });
  return index.find(read(name), steps).map(({ target }) => texts[target]!);
}

const NAMES = ['Zebra stripes', 'yellow', 'Zebra', 'ZEBRA', 'Giraffe neck', 'zebrastripes', 'Zebro'];

describe('the names that have something in common', () => {
  it.each([
    ['zebra', ['Zebra stripes', 'Zebra', 'ZEBRA', 'zebrastripes', 'Zebro']],
    ['Zebra', ['Zebra stripes', 'Zebra', 'ZEBRA', 'zebrastripes', 'Zebro']],
    ['zebra-stripes', ['Zebra stripes', 'Zebra', 'ZEBRA', 'zebrastripes', 'Zebro']],
    ['stripes', ['Zebra stripes']],
    ['Girafe', ['Giraffe neck']],
    ['lion', []],
    ['', []],
    [' ', []],
  ])('with %j are %j', (name, expected) => {
    expect(found(NAMES, name)).toEqual(expected);
  });

  it('are compared by the beginnings and endings of words where there are many', () => {
    expect(found(NAMES, 'zebra', { words: 600_000 })).toEqual(found(NAMES, 'zebra'));
    const words = 1e9;
    expect(found(['abcdefgh', 'axcdefyx'], 'abcdefgx')).toEqual(['abcdefgh', 'axcdefyx']);
    expect(found(['abcdefgh', 'axcdefyx'], 'abcdefgx', { words })).toEqual(['abcdefgh']);
    expect(found(['abxdefgh', 'zzzz'], 'abcdefgh', { words })).toEqual(['abxdefgh']);
    expect(found(['ab'], 'ab', { words })).toEqual(['ab']);
  });

  it('are those with the same spelling and the rarest word, if more would take too long', () => {
    const texts = [...Array.from({ length: 30 }, (_, at) => `common w${at}x`), 'common rare', 'commonrare', 'rare'];
    expect(found(texts, 'Common rare', { steps: 150 })).toEqual(['common rare', 'commonrare', 'rare']);
    expect(found(texts, 'Common rare', { steps: 1 })).toEqual(['common rare']);
    expect(found(texts, 'Common rare').length).toBe(texts.length);
  });

  it('are others each time, if there are too many with one word', () => {
    const index = createNameIndex(namesOf(Array.from({ length: 9 }, (_, at) => `common ${at}`)), { words: 10 });
    const targets = Array.from({ length: 9 }, () => index.find(read('common'), 100).map(({ target }) => target));
    expect(new Set(targets.flat()).size).toBe(9);
  });
});
