import { expect, it } from 'vitest';
import { filledRange, filledTexts, fillDown, fillRight, fillTo } from './fill.js';
import { nextInRanges } from './step-in-ranges.js';

const range = (top: number, bottom: number, left: number, right: number) => ({ top, bottom, left, right });

const SOURCE = range(2, 3, 1, 2);
const TEXTS = [
  ['1', 'a'],
  ['2', 'c'],
];

it.each([
  ['down', { position: 6, column: 2 }, range(4, 6, 1, 2), ['3 a', '4 c', '5 a']],
  ['up', { position: 0, column: 1 }, range(0, 1, 1, 2), ['-1 a', '0 c']],
  ['to the end', { position: 3, column: 5 }, range(2, 3, 3, 5), ['1 a 1', '2 c 2']],
  ['to the start', { position: 2, column: 0 }, range(2, 3, 0, 0), ['a', 'c']],
  ['in the direction that is farther', { position: 7, column: 4 }, range(4, 7, 1, 2), ['3 a', '4 c', '5 a', '6 c']],
])('fills %s', (_name, place, target, rows) => {
  const fill = fillTo(SOURCE, place);
  expect(fill).toEqual({ source: SOURCE, target });
  expect(fill && filledTexts(fill, TEXTS).map((texts) => texts.join(' '))).toEqual(rows);
});

it('fills nothing inside the range', () => {
  expect(fillTo(range(2, 3, 1, 2), { position: 3, column: 1 })).toBeNull();
});

it('repeats a single row without listing it for each row', () => {
  const fill = fillDown(range(0, 999_999, 1, 2));
  expect(fill?.target).toEqual(range(1, 999_999, 1, 2));
  expect(fill && filledTexts(fill, [['x', '5']])).toEqual([['x', '5']]);
});

it('fills a single cell from the one above or before it', () => {
  expect(fillDown(range(3, 3, 1, 2))).toEqual({ source: range(2, 2, 1, 2), target: range(3, 3, 1, 2) });
  expect(fillDown(range(0, 0, 1, 1))).toBeNull();
  expect(fillRight(range(3, 4, 1, 1))).toEqual({ source: range(3, 4, 0, 0), target: range(3, 4, 1, 1) });
  expect(fillRight(range(3, 4, 0, 2))).toEqual({ source: range(3, 4, 0, 0), target: range(3, 4, 1, 2) });
  expect(fillRight(range(3, 4, 0, 0))).toBeNull();
  expect(filledRange({ source: range(3, 4, 0, 0), target: range(3, 4, 1, 2) })).toEqual(range(3, 4, 0, 2));
});

it('moves through all cells of all ranges, and begins again', () => {
  const ranges = [range(0, 1, 0, 1), range(5, 5, 3, 3)];
  const walk = (by: 'row' | 'column', backwards: boolean) => {
    let place = { position: 0, column: 0 };
    return Array.from({ length: 6 }, () => {
      place = nextInRanges(ranges, place, { by, backwards });
      return `${place.position} ${place.column}`;
    });
  };
  expect(walk('row', false)).toEqual(['0 1', '1 0', '1 1', '5 3', '0 0', '0 1']);
  expect(walk('column', false)).toEqual(['1 0', '0 1', '1 1', '5 3', '0 0', '1 0']);
  expect(walk('row', true)).toEqual(['5 3', '1 1', '1 0', '0 1', '0 0', '5 3']);
});
